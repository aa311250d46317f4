/** A seat's own screen: place a tile, keep one in a draft, or name who begins the next round. */

import { html } from "lit-html";
import { sound } from "../feel/feel.js";
import { t } from "../i18n/index.js";
import { assist } from "../play/assist.js";
import { goal } from "../play/goal.js";
import * as store from "../store.js";
import { icon } from "../ui/icons.js";
import { heading, named } from "../ui/parts.js";
import { nameOfAction, nameOfPart } from "./action.js";
import { board } from "./board.js";
import { Choice } from "./choice.js";
import { story, storyText, touched } from "./events.js";
import { guide } from "./guide.js";
import { bottomSeat, faceToFace, setFaceToFace } from "./layout.js";
import { pair, row, score } from "./status.js";
import { nameOfTile, printed, theTile, tileFace } from "./tile.js";
import { diagram } from "./tiles.js";

let turn = null; // { view, choice, preview, reason }: what is going on on this very screen, forgotten with it

function current(view) {
  if (turn?.view !== view) turn = { view, choice: new Choice(view.legal), preview: null, reason: null };
  return turn;
}

const KINDS = { keep: "rvr-keep", first: "rvr-pick-first" };

/** The kind of choice: a placement, "keep" or "first". */
const kindOf = ({ legal }) => Object.keys(KINDS).find((word) => legal[0]?.startsWith(`${word} `)) ?? "place";

function privateTitle(app) {
  const { view, seat } = app.sitting.stage;
  return t(KINDS[kindOf(view)] ?? "rvr-choose-tile", named(app.sitting.players, { name: seat }));
}

/** What has happened since this seat chose last, and how it stands, for those who listen. */
export function spokenTurn({ sitting: { players, stage, table } }) {
  const story = storyText(players, stage.told ?? []);
  return story && `${story} ${t("rvr-count", pair(players, table.seen.allies))}`;
}

export function privateScreen(app) {
  const { view } = app.sitting.stage;
  const kind = kindOf(view);
  if (kind !== "place") return wordScreen(app, view, kind);
  return placeScreen(app, view);
}

/** A draft's packet, or the two names between rounds: one tap chooses. */
function wordScreen(app, view, kind) {
  const { players, stage } = app.sitting;
  const choose = (action) => app.attempt(() => app.sitting.choose(action));
  const face = (word) => (kind === "keep" ? tileFace(word) : t("rvr-first", named(players, { name: word })));
  return html`<main class="rvr private ${stage.seat}">
    ${heading(privateTitle(app))} ${story(players, stage.told)} ${score(app)}
    <div class=${kind === "keep" ? "tiles" : "names"}>
      ${view.legal.map((action) => {
        const word = action.split(" ").at(-1);
        return html`<button class=${kind === "keep" ? "tile" : "main"} @click=${() => choose(action)}>${face(word)}</button>
          ${kind === "keep" ? explanation(word) : ""}`;
      })}
    </div>
    ${row(t("rvr-rack", named(players, { name: stage.seat })), view.seen.zones[stage.seat])}
  </main>`;
}

/** Tiles whose power this device has explained already. */
const met = () => store.load("met", Array.isArray) ?? [];

const isNew = (tile) => printed(tile)?.power && !met().includes(tile);

/** The tiles that the other side has just placed, or either has just taken up, and nobody here has met yet. */
const strangers = ({ told, seat }) => [
  ...new Set(
    told
      .filter(({ kind, seat: whose }) => (kind === "placed" && whose !== seat) || kind === "taken")
      .map(({ tile }) => tile)
      .filter(isNew),
  ),
];

/** What a tile does: one sentence and its diagram; the first time, `heading` says that it is new. */
function explanation(tile, heading = t("rvr-new-power")) {
  return html`<div class="power">
    ${diagram(tile)}
    <p>${isNew(tile) ? html`<strong>${heading}</strong><br />` : ""}${t(`tile-${tile}.power`)}</p>
  </div>`;
}

function placeScreen(app, view) {
  const { players, stage } = app.sitting;
  const { choice, preview, reason } = current(view);
  const bottom = bottomSeat(app);
  const far = bottom === "p1" ? "p2" : "p1";
  const flat = app.sitting.shared && faceToFace();
  const act = (change) => app.attempt(() => take(app, view, change));
  const tap = (value) => act(() => (choice.offers.includes(value) ? choice.pick(value) : value));
  const shown = preview?.seen.board ?? withGhost(view.seen.board, choice, stage.seat);
  return html`<main class="rvr place ${stage.seat}">
    ${heading((choice.step === "tile" && app.sitting.task?.()) || title(app, choice))} ${guide(app, choice)} ${goal(app, view.seen)}
    ${choice.step === "tile" ? story(players, stage.told) : ""}
    ${choice.step === "tile" ? strangers(stage).map((tile) => explanation(tile, t("rvr-new-power-of", { tile: nameOfTile(tile) }))) : ""}
    ${score(app, { allies: preview?.seen.allies })}
    ${rack(app, view, far, tap, flat)}
    ${board({ seen: shown, players, bottom, marks: marks(choice, preview), tap, turned: flat })}
    ${rack(app, view, bottom, tap, false)}
    ${view.seen.neutral.length ? tileButtons(t("rvr-neutral"), view.seen.neutral, choice, tap) : ""}
    ${row(t("rvr-discard"), view.seen.discard)} ${choice.step === "tile" ? assist(app, { actionName: nameOfAction, mixes: false }) : ""}
    ${
      app.sitting.shared
        ? html`<button class="plain" @click=${() => setFaceToFace(!faceToFace()) ?? app.draw()}>
            ${icon("people")} ${t(faceToFace() ? "rvr-same-side" : "rvr-face-to-face")}
          </button>`
        : ""
    }
    <div class="action ${flat && stage.seat === far ? "turned" : ""}">
      <div class="reading" aria-live="polite">
        ${reason ? html`<p class="reason">${reason}</p>` : ""}
        ${preview ? story(players, preview.events) : choice.tile && !reason ? explanation(choice.tile) : ""}
      </div>
      ${choice.step === "target" ? targets(choice, tap, () => act(() => choice.decline())) : ""}
      <div class="step">
        ${
          choice.tile
            ? html`<button @click=${() => act(() => choice.back())}>${icon("undo")} ${t("rvr-step-back")}</button>`
            : ""
        }
        ${
          choice.step === "confirm"
            ? html`<button class="main" @click=${() => app.attempt(() => confirm(app, choice))}>
                ${icon("check")} ${t("rvr-confirm")}
              </button>`
            : ""
        }
      </div>
    </div>
  </main>`;
}

/** One step: `change` picks or takes back; a value it returns was tapped but is not on offer, so the engine says why. */
async function take(app, view, change) {
  const now = current(view);
  now.reason = null;
  const refused = change();
  if (refused !== undefined) {
    if (now.choice.step !== "confirm") now.reason = words(await app.sitting.whyNot(now.choice.attempted(refused)));
    return;
  }
  now.preview = null;
  const { action } = now.choice;
  if (!action) return;
  const preview = await app.sitting.preview(action);
  if (now.choice.action === action) now.preview = preview; // nothing was taken back meanwhile
}

async function confirm(app, choice) {
  store.save("met", [...new Set([...met(), choice.tile, ...strangers(app.sitting.stage)])]);
  sound("place");
  await app.sitting.choose(choice.action);
}

function words({ reason, tile, cell }) {
  if (reason === "not-offered") return null;
  return t(`rvr-not-${reason}`, { ...(tile ? { tile: theTile(tile) } : {}), ...(cell ? { cell } : {}) });
}

function title(app, choice) {
  const tile = choice.tile && theTile(choice.tile);
  switch (choice.step) {
    case "tile":
      return privateTitle(app);
    case "cell":
      return t("rvr-choose-cell", { tile });
    case "target":
      return choice.parts?.length ? t("rvr-choose-target") : t("rvr-choose-effect", { tile });
    default:
      return t("rvr-confirm-title", { tile, cell: choice.cell });
  }
}

/** The board with the chosen tile where it would lie. */
function withGhost(seen, { tile, cell }, seat) {
  return tile && cell ? { ...seen, [cell]: { tile, faces: seat, under: seen[cell]?.tile } } : seen;
}

/** How cells are to be shown: on offer, the new tile, touched by its power. */
function marks(choice, preview) {
  const found = {};
  if (choice.step === "cell" || choice.step === "target") for (const each of choice.offers) found[each] = "legal";
  if (preview) for (const cell of touched(preview.events)) found[cell] = "touched";
  if (choice.cell) found[choice.cell] = "ghost";
  return found;
}

/** A player's tiles, on that player's side of the board; the one whose turn it is can take them. */
function rack(app, view, seat, tap, flat) {
  const isYours = seat === view.seat && !app.sitting.shared;
  const title = isYours ? t("rvr-rack-yours") : t("rvr-rack", named(app.sitting.players, { name: seat }));
  const tiles = view.seen.zones[seat];
  const turned = flat ? "turned" : "";
  return seat === view.seat ? tileButtons(title, tiles, current(view).choice, tap, turned) : row(title, tiles, turned);
}

/**
 * Tiles that can be taken: each is a button, allowed or not, so that it can say why. Once one is chosen the others
 * make room for the board.
 */
function tileButtons(title, tiles, choice, tap, turned = "") {
  if (choice.step !== "tile") return row(title, tiles, turned);
  return html`<section class="rack ${turned}">
    <h2>${title}</h2>
    <div class="tiles">
      ${tiles.map(
        (tile) => html`<button class="tile ${choice.offers.includes(tile) ? "legal" : ""}" @click=${() => tap(tile)}>
          ${tileFace(tile)} ${isNew(tile) ? html`<span class="new-sign"><span class="unseen">${t("rvr-new-power")}</span></span>` : ""}
        </button>`,
      )}
    </div>
  </section>`;
}

/** The targets as buttons too: directions and groups cannot be tapped on the board, cells can be either way. */
function targets(choice, tap, decline) {
  return html`<div class="targets">
    ${choice.offers.map((part) => html`<button @click=${() => tap(part)}>${nameOfPart(part)}</button>`)}
    ${choice.canDecline ? html`<button @click=${decline}>${t("rvr-no-effect")}</button>` : ""}
  </div>`;
}
