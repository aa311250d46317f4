/** What an embed shows of Brave Rats, from tables that the engine wrote when the app was built. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { actionName } from "../brave_rats/action.js";
import { matchups } from "../brave_rats/against.js";
import { beats, retry } from "../brave_rats/beats.js";
import { card, cardList, printed } from "../brave_rats/card.js";
import { pictureOf } from "../brave_rats/picture.js";
import { replayOf } from "../brave_rats/replay.js";
import { consequences, taken, takenLine, verdictOf } from "../brave_rats/round.js";
import { status } from "../brave_rats/status.js";
import { t } from "../i18n/index.js";
import { showEdition, wholeTable } from "../learn/beats.js";
import { momentsOf } from "../review/moments.js";
import { firstOptions } from "../ui/choices.js";
import { named, nameOf, wonText } from "../ui/parts.js";
import "../ui/figure_signs.js";
import { Pages } from "./moments.js";
import { rulingPart } from "./ruling.js";
import { waiting } from "./waiting.js";

// The rats come after what is written about them, for that alone is what a frame may weigh; their places are kept free.
import("../ui/figures.js").catch(() => {}); // no network: a card is read as well

const GAME = "brave-rats";
const SEATS = ["p1", "p2"];
const { editions, options: OFFERED } = catalogue.games[GAME];
const RULINGS = firstOptions(OFFERED.rulings.options);
const MIME = Object.keys(editions).at(-1);

export const players = { p1: { side: "clan-p1" }, p2: { side: "clan-p2" } };

/** Draw `part(found)` once the table of who beats whom has come. */
const withBeats = (page, part) => () => {
  const found = beats(page);
  return found ? part(found) : waiting(retry(page));
};

const scene = (options, seen, events) => ({
  sitting: { players, options, table: { seen, options }, stage: { name: events ? "show" : "private", events } },
});

export const table = (value, look, page) => {
  showEdition(Number(editionOf(value, look)));
  return { title: () => t("beats-title"), body: withBeats(page, (found) => wholeTable(page, found)) };
};

const editionOf = (value, look) => look.edition || String(value.edition ?? MIME);

/** One card with what it does and what it does to each other card; what a Mime is at first is told with the Mime. */
export function cardView({ id: named, ...value }, look, page) {
  const id = named === "blank" ? "mime" : named;
  const others = editions[editionOf(value, look)] ?? editions[MIME];
  const body = (found) => html`<div class="one-card">
      ${card(id, look.side || "p1")}
      <p>${t(`card-${id}.power`)}</p>
    </div>
    <h2>${t("embed-against")}</h2>
    ${matchups(found, RULINGS, "p1", id, others)}`;
  return { title: () => `${printed(id)} · ${t(`card-${id}`)}`, body: withBeats(page, body) };
}

export const ruling = (value, _look, page) =>
  rulingPart(value, page, { players, simultaneous: true, picture: roundPicture });

/** A round with what came of it and how it stood then. */
function roundPicture(moment, options) {
  const { events, view } = moment;
  const verdict = verdictOf(events);
  if (!verdict)
    return html`<p>${moment.choices.map(({ seat, action }) => t("review-chose", chosen(seat, action)))}</p>`;
  const end = events.find(({ kind }) => kind === "game-over");
  return html`${pictureOf(moment, players)} ${takenLine(verdict, taken(players, verdict, events))}
    ${consequences(players, events, options)}
    ${end ? html`<p class="taken"><strong>${end.winner ? wonText(players, end.winner) : t("end-tied")}</strong></p>` : ""}
    ${status(scene(options, view.seen, events))}`;
}

const chosen = (seat, action) => ({ ...named(players, { name: seat }), choice: actionName(action) });

export function replay(value, look, page) {
  const { options } = value.record;
  let pages = null;
  const body = (found) => {
    const picture = (moment) => roundPicture(moment, options);
    pages ??= new Pages(page, { moments: momentsOf(replayOf(value, found), true), look, players, picture });
    return pages.draw();
  };
  return { title: () => t("embed-replay", { game: t(GAME) }), body: withBeats(page, body) };
}

/** How it stands and who holds what, as far as this viewer may know. */
function standing({ options }, seen) {
  return html`${status(scene(options, seen))} ${SEATS.map((seat) => {
    const cards = seen.left?.[seat] ?? seen.hands[seat];
    return html`<section class="holds ${seat}">
      <h2>${t("table-left", { name: nameOf(players, seat) })}</h2>
      ${cards ? cardList(cards) : html`<p class="quiet">${t("embed-hidden", { count: seen.hand_sizes[seat] })}</p>`}
    </section>`;
  })}`;
}

export const position = ({ record, seen }) => ({
  title: () => t("embed-position", { game: t(GAME) }),
  body: () => standing(record, seen),
});

/** What a puzzle's position holds, and its solution in words. */
export const puzzle = ({ puzzle: { record }, seen }) => ({
  players,
  board: () => standing(record, seen),
  answer: (action) => actionName(action),
});
