/** Beside the board or on its sheet: the placements of the round, the discard, the tile that is pointed at
 * (else the chosen or the last one), the coach. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { assist, atAGlance, hasHints, helpTitle } from "../play/assist.js";
import { isWide } from "../table/over.js";
import { nameOfAction } from "./action.js";
import { actsOf } from "./acts.js";
import { parse } from "./choice.js";
import { storyText } from "./events.js";
import { placements } from "./scene.js";
import { pair } from "./status.js";
import { explanation, toldBelow } from "./telling.js";
import { NEUTRAL, nameOfTile, printed, signed, tileList, tilesIn, tilesOf } from "./tile.js";
import { twin } from "./tiles.js";

/** What each turn of the match led to, as far as the engine has told; it is asked where that is on the screen. */
function turnsOf({ app, session: { record }, state }) {
  const count = record.turns.length;
  if (app.engine?.isReady && state.askedAt !== count && (isWide() || state.sheet)) {
    state.askedAt = count;
    app.behind(async () => {
      state.turns = (await app.engine.ask("replay", { record })).turns;
    });
  }
  return state.turns;
}

let watch;

/** Beside the board nothing scrolls: where there is no room for all, the first lines are not shown. */
function fit() {
  const roll = document.querySelector(".so-far .roll");
  if (!roll) return;
  const { top } = roll.getBoundingClientRect();
  const lines = [...roll.querySelectorAll("li")];
  const isOut = lines.map((line) => line.getBoundingClientRect().top < top);
  for (const [n, line] of lines.entries()) line.style.visibility = isOut[n] ? "hidden" : "";
}

/** Once the lines are on the page, and before it is painted, whatever else changed them or their room. */
function keepFitting() {
  watch ??= new ResizeObserver(fit);
  queueMicrotask(() => {
    for (const each of document.querySelectorAll(".so-far .roll, .so-far ol")) watch.observe(each);
    fit();
  });
}

/** What was destroyed goes whatever is placed. */
const isOfPlacement = ({ kind }) => kind !== "cleared";

/** The placements of the round with what came of them. */
const rounds = (scene) => {
  const { players } = scene;
  const all = placements(scene);
  if (!all.length) return html`<p class="quiet">${t("rvr-story-none")}</p>`;
  const turns = turnsOf(scene);
  return html`<div class="roll"><ol class="placements">
    ${all.map(({ turn, seat, action, tile, cell }) => {
      const isKnown = turns[turn]?.choices[seat] === action;
      const events = isKnown ? turns[turn].events : [{ kind: "placed", seat, tile, cell }];
      return html`<li class=${seat}><span class="bust ${seat}">${signed(tile)}</span> <span>${storyText(players, events.filter(isOfPlacement), isKnown)}</span></li>`;
    })}
  </ol></div>`;
};

const discard = ({ seen }) => (seen.discard.length ? html`<h3>${t("rvr-discard")}</h3>${tileList(seen.discard)}` : "");

/** The panel at the left of a wide table. A puzzle begins in the middle of a round, and has no story. */
export const story = (scene) => {
  const [title, content] = scene.session.task
    ? [t("rvr-discard"), tileList(scene.seen.discard)]
    : [t("story-title"), rounds(scene)];
  if (isWide()) keepFitting();
  return html`<aside class="so-far" aria-label=${title}>
  <h2>${title}</h2>
  ${content}
  <button class="who-beats" @click=${() => scene.app.go("cards", "r-vs-r")}>${t("tiles-title")}</button>
</aside>`;
};

const hand = (scene) => ({ ...actsOf(scene), sign: (action) => signed(parse(action).tile) });

/** Rounds won; points stand at the ends of the bar (balance.js). */
const ofMatch = ({ session, players, seen }) =>
  session.task || session.options.match === "points"
    ? ""
    : html`<p class="quiet">${t("rvr-rounds", pair(players, seen.rounds))}</p>`;

const help = (scene) =>
  scene.asks === "place" || scene.session.host
    ? assist(scene.app, { actionName: nameOfAction, mixes: null, hand: hand(scene) })
    : "";

const lastOf = (scene) => placements(scene).at(-1)?.tile;

const neutralsOf = ({ seen }) => NEUTRAL.filter((id) => tilesIn(seen).has(id));

/** The powers to look up, always in the same order: of the neutral tiles that are known here, else what each side has. */
function powersOf(scene) {
  const neutral = neutralsOf(scene);
  return (neutral.length ? neutral : tilesOf("p1")).map((id) => ({
    sign: signed(id),
    name: neutral.length ? nameOfTile(id) : `${nameOfTile(id)}, ${nameOfTile(twin(printed(id), "religion").id)}`,
    power: t(`tile-${id}.power`),
  }));
}

/** The panel at the right of a wide table: the coach or what tiles do, and what a tile does, once on the screen: no list
 * of what each side has leaves one out. */
export function beside(scene) {
  const tile = scene.state.hovered ?? lastOf(scene);
  const { session, stage } = scene;
  const isHelped = hasHints(session) && stage.name !== "show";
  const title = isHelped ? html`<h2>${helpTitle(session)}</h2>` : "";
  const isListed = !hasHints(session) && neutralsOf(scene).length === 0;
  return html`${hasHints(session) ? title : atAGlance(session, powersOf(scene))} ${help(scene)}
    ${tile && tile !== toldBelow(scene) && !isListed ? explanation(tile) : ""}`;
}

function coach(scene) {
  const tile = scene.state.looked ?? scene.choice?.tile ?? lastOf(scene);
  return html`${ofMatch(scene)} ${tile ? explanation(tile) : ""} ${help(scene)}`;
}

/** What can come over the table: [title, content] of each sheet. */
export const SHEETS = {
  discard: (scene) => [t("rvr-discard"), tileList(scene.seen.discard)],
  round: (scene) => [t("story-title"), html`${rounds(scene)} ${discard(scene)}`],
  coach: (scene) => [
    helpTitle(scene.session),
    html`${coach(scene)} ${scene.session.task ? "" : html`<h3>${t("story-title")}</h3> ${rounds(scene)}`} ${discard(scene)}`,
  ],
};
