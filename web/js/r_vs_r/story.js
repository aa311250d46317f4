/** Beside the board or on its sheet: the placements of the round, the discard, the tile that is pointed at
 * (else the chosen or the last one), the coach. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { assist, helpTitle } from "../play/assist.js";
import { named } from "../ui/parts.js";
import { nameOfAction } from "./action.js";
import { actsOf } from "./acts.js";
import { parse } from "./choice.js";
import { placements } from "./scene.js";
import { pair } from "./status.js";
import { explanation } from "./telling.js";
import { signed, tileList } from "./tile.js";

/** From the last placement back to the first. */
const rounds = (scene) => {
  const { players } = scene;
  const all = placements(scene);
  if (!all.length) return html`<p class="quiet">${t("rvr-story-none")}</p>`;
  return html`<ol class="placements">
    ${all.map(
      ({ seat, action, tile }) =>
        html`<li class=${seat}><span class="bust ${seat}">${signed(tile)}</span> <span>${t("rvr-story-line", { ...named(players, { name: seat }), placement: nameOfAction(action, players) })}</span></li>`,
    )}
  </ol>`;
};

const discard = ({ seen }) => (seen.discard.length ? html`<h3>${t("rvr-discard")}</h3>${tileList(seen.discard)}` : "");

/** The panel at the left of a wide table. A puzzle begins in the middle of a round, and has no story. */
export const story = (scene) => {
  const [title, content] = scene.session.task
    ? [t("rvr-discard"), tileList(scene.seen.discard)]
    : [t("story-title"), rounds(scene)];
  return html`<aside class="so-far" aria-label=${title}>
  <h2>${title}</h2>
  ${content}
  <button class="who-beats" @click=${() => scene.app.go("cards", "r-vs-r")}>${t("tiles-title")}</button>
</aside>`;
};

const standing = ({ session, players, seen }) =>
  session.options.match === "points"
    ? t("rvr-points", pair(players, seen.points))
    : t("rvr-rounds", pair(players, seen.rounds));

const hand = (scene) => ({ ...actsOf(scene), sign: (action) => signed(parse(action).tile) });

/** What the chosen tile does, how the match stands, the coach. */
function coach(scene) {
  const { app, session, state, choice, asks } = scene;
  const tile = state.hovered ?? state.looked ?? choice?.tile ?? placements(scene).at(-1)?.tile;
  return html`${session.task ? "" : html`<p class="quiet">${standing(scene)}</p>`}
    ${tile ? explanation(tile) : ""}
    ${asks === "place" || session.host ? assist(app, { actionName: nameOfAction, mixes: false, hand: hand(scene) }) : ""}`;
}

/** The panel at the right of a wide table. */
export const beside = (scene) => html`<h2>${helpTitle(scene.session)}</h2> ${coach(scene)}`;

/** What can come over the table: [title, content] of each sheet. */
export const SHEETS = {
  discard: (scene) => [t("rvr-discard"), tileList(scene.seen.discard)],
  round: (scene) => [t("story-title"), html`${rounds(scene)} ${discard(scene)}`],
  coach: (scene) => [
    helpTitle(scene.session),
    html`${coach(scene)} ${scene.session.task ? "" : html`<h3>${t("story-title")}</h3> ${rounds(scene)}`} ${discard(scene)}`,
  ],
};
