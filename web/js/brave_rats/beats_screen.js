/** Who beats whom: the whole table, with what changes it; a cell says why. */

import catalogue from "pocketcrowns:catalogue";
import { html, svg } from "lit-html";
import { t } from "../i18n/index.js";
import { writeLink } from "../links/index.js";
import { other, SEATS } from "../players.js";
import { firstOptions, ruling } from "../ui/choices.js";
import { walk } from "../ui/grid.js";
import { icon } from "../ui/icons.js";
import { backButton, heading, nameOf, titled, topBar } from "../ui/parts.js";
import { beats, retry } from "./beats.js";
import { printed } from "./card.js";
import { consequences, taken, why } from "./round.js";

const PLAYERS = { p1: { side: "clan-p1" }, p2: { side: "clan-p2" } };
const GAME = "brave-rats";
const RULINGS = catalogue.games[GAME].options.rulings.options;

let form = {
  bonus: { p1: 0, p2: 0 },
  mime: false,
  previous: null, // what a Mime's opponent played before
  rulings: firstOptions(RULINGS),
};
let chosen = null; // { p1, p2 }: the cell that is explained
let linked = null; // the `about` that `chosen` came from

/** The table for the cards of an edition: a link asked for it. */
export function showEdition(edition) {
  form = { ...form, mime: edition === 18 };
}

const linkOf = () => writeLink({ kind: "t", game: GAME, show: "table", id: null, edition: form.mime ? 18 : 16 });

export function beatsScreen(app) {
  const found = beats(app);
  if (app.about && app.about !== linked) {
    linked = app.about;
    chosen = { p1: linked[0], p2: linked[1] };
  }
  return html`${topBar(app, found ? titled(app, t("beats-title")) : backButton(app))}
    <main class="beats">
      ${found ? html`${wholeTable(app, found, shareButton(app))}` : missing(app)}
    </main>`;
}

const shareButton = (app) => html`<p class="buttons">
  <button @click=${() => app.go("share", GAME, { link: linkOf() })}>${icon("share")} ${t("share-this")}</button>
</p>`;

/** The table with all that belongs to it, in a page that can be drawn again; `more` stands under its switches. */
function wholeTable(app, found, more = "") {
  const change = (changes) => {
    form = { ...form, ...changes };
    app.draw();
  };
  const choose = (cards) => {
    chosen = cards;
    app.draw();
  };
  const cards = found.cards.filter((card) => form.mime || found.copies(card, 0).length === 0);
  const cell = chosen && SEATS.every((seat) => cards.includes(chosen[seat])) ? chosen : null;
  return html`${switches(found, change)} ${form.mime ? previous(found, change) : ""}
    ${table(found, cards, cell, choose)} ${legend()} ${rulings(found, change)}
    ${more}
    <section class="action said" aria-live="polite">
      ${cell ? sentence(round(found, cell)) : html`<p class="quiet">${t("beats-none")}</p>`}
    </section>`;
}

/** The same for a small frame: the table, what its marks mean, and one line for a cell; the switches are folded away. */
export function compactTable(app, found) {
  const change = (changes) => {
    form = { ...form, ...changes };
    app.draw();
  };
  const cards = found.cards.filter((card) => form.mime || found.copies(card, 0).length === 0);
  const cell = chosen && SEATS.every((seat) => cards.includes(chosen[seat])) ? chosen : null;
  const choose = (next) => {
    chosen = next;
    app.draw();
  };
  return html`${table(found, cards, cell, choose)} ${legend()}
    <p class="why" aria-live="polite">${cell ? sentenceOf(round(found, cell)) : html`<span class="quiet">${t("beats-none")}</span>`}</p>
    <details>
      <summary>${t("embed-switches")}</summary>
      ${switches(found, change)} ${form.mime ? previous(found, change) : ""} ${rulings(found, change)}
    </details>`;
}

/** The events of a round, the verdict with the cards as they were put down. */
function round(found, cards) {
  const entries = SEATS.map((seat) => [seat, becomes(found, cards[seat], other(seat))]);
  const [verdict, ...others] = found.events(form.rulings, Object.fromEntries(entries), form.bonus);
  return [{ ...verdict, cards }, ...others];
}

/** What a card is against this opponent: the Mime may have no choice. */
function becomes(found, card, rival) {
  const possible = found.copies(card, form.bonus[rival]);
  return (possible.find(({ previous: each }) => each === form.previous) ?? possible[0])?.as ?? card;
}

// Switches ------------------------------------------------------------------------------------------

const toggle = (on, label, act) => html`<button class="toggle" aria-pressed=${on} @click=${act}>${label}</button>`;

const switches = (found, change) => html`<div class="switches">
  ${SEATS.map((seat) => {
    const on = form.bonus[seat] > 0;
    const label = html`${icon(seat)} ${t("beats-plus", { name: nameOf(PLAYERS, seat), strength: found.plus })}`;
    return html`<span class=${seat}>
      ${toggle(on, label, () => change({ bonus: { ...form.bonus, [seat]: on ? 0 : found.plus } }))}
    </span>`;
  })}
  ${toggle(form.mime, html`${icon("mime")} ${t("card-mime")}`, () => change({ mime: !form.mime }))}
</div>`;

/** What the Mime has to copy. */
function previous(found, change) {
  const before = found.copies("mime", 0).map((each) => each.previous);
  const forced = SEATS.some((seat) => form.bonus[seat] && becomes(found, "mime", seat) !== form.previous);
  return html`<label class="field">
      ${t("beats-previous")}
      <select name="previous" @change=${(event) => change({ previous: before[event.target.selectedIndex] })}>
        ${before.map((card) => html`<option .selected=${card === form.previous}>${previousLabel(card)}</option>`)}
      </select>
    </label>
    ${forced ? html`<p class="quiet">${t("beats-forced", { strength: found.plus })}</p>` : ""}`;
}

function previousLabel(card) {
  if (card === null) return t("beats-previous-none");
  return card === "blank" ? t("beats-previous-blank") : t(`card-${card}`);
}

const rulings = (found, change) => html`<details class="rulings">
  <summary>${t("new-rulings")}</summary>
  ${found.rulings.map((name) =>
    ruling(name, RULINGS[name].values, form.rulings[name], (value) =>
      change({ rulings: { ...form.rulings, [name]: value } }),
    ),
  )}
</details>`;

// The table -----------------------------------------------------------------------------------------

/** Rows are p1's cards and columns p2's; the marks point to the card that wins. */
function table(found, cards, cell, choose) {
  const tabStop = cell ?? { p1: cards[0], p2: cards[0] };
  const show = (event) => {
    const { row, column } = event.target.closest("td[data-row]")?.dataset ?? {};
    if (row && (row !== chosen?.p1 || column !== chosen?.p2)) choose({ p1: row, p2: column });
  };
  return html`<table class="grid" role="grid" aria-label=${t("beats-title")} @keydown=${walkCells} @focusin=${show} @click=${show}>
    <thead>
      <tr>
        <td class="corner">
          <span class="p2">${icon("p2")}</span>
          <span class="p1">${icon("p1")}</span>
        </td>
        ${cards.map((card) => html`<th scope="col" class="p2">${header(found, card, "p2")}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${cards.map(
        (row) => html`<tr>
          <th scope="row" class="p1">${header(found, row, "p1")}</th>
          ${cards.map((column) => {
            const [verdict] = round(found, { p1: row, p2: column });
            const here = cell?.p1 === row && cell?.p2 === column;
            return html`<td
              class="${verdict.winner ?? "held"} ${verdict.game ? "game-won" : ""}"
              data-row=${row}
              data-column=${column}
              tabindex=${tabStop.p1 === row && tabStop.p2 === column ? 0 : -1}
              aria-selected=${here}
              aria-label=${label(verdict)}
            >
              ${mark(verdict)}
            </td>`;
          })}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** A card by picture and strength, with what is on top and what a Mime has become. */
function header(found, card, seat) {
  const as = becomes(found, card, other(seat));
  const strength = form.bonus[seat] ? `${printed(as)}+${form.bonus[seat]}` : printed(as);
  return html`${icon(card)}<span class="strength">${strength}</span><span class="unseen">${t(`card-${card}`)}</span>`;
}

function label({ cards, winner, worth, game }) {
  const names = { row: t(`card-${cards.p1}.the`), column: t(`card-${cards.p2}.the`) };
  if (winner === null) return t("beats-cell-held", names);
  return t(`beats-cell-${winner}${game ? "-game" : ""}`, game ? names : { ...names, worth });
}

const TO = { p1: svg`<path d="M10 2v12L2 8z" />`, p2: svg`<path d="M2 10h12L8 2z" />` };

/** A triangle that points to the winning card, with what it is worth; or the hourglass. */
const arrow = (seat) =>
  svg`<svg class="arrow" viewBox="0 0 16 16" aria-hidden="true" focusable="false">${TO[seat]}</svg>`;

const mark = ({ winner, worth, game }) =>
  winner ? html`${arrow(winner)}${game ? icon("win") : worth > 1 ? worth : ""}` : icon("hold");

const legend = () => html`<ul class="legend">
  ${SEATS.map((seat) => html`<li class=${seat}>${arrow(seat)} ${t("beats-legend-wins", { name: nameOf(PLAYERS, seat) })}</li>`)}
  <li>${icon("hold")} ${t("rounds-held")}</li>
  <li><b>2</b> ${t("beats-legend-double")}</li>
  <li>${icon("win")} ${t("beats-legend-game")}</li>
</ul>`;

// The sentence --------------------------------------------------------------------------------------

function sentence(events) {
  const [verdict] = events;
  return html`<div class="duel">
      ${SEATS.map((seat) => fighter(verdict, seat))}
    </div>
    <p>${sentenceOf(events)}</p>
    ${consequences(PLAYERS, events)}`;
}

const sentenceOf = (events) => html`<strong>${why(events[0])}</strong> ${taken(PLAYERS, events[0], events)}`;

/** A card in small, with its strength as it counted. */
function fighter({ cards, as, strength, winner, why: reason }, seat) {
  const bonus = strength[seat] - printed(as[seat]);
  return html`<span class="${seat} ${winner === seat ? "winner" : ""}">
    ${icon(cards[seat])} <b>${strength[seat]}</b> ${t(`card-${cards[seat]}`)}
    ${bonus ? html`<small>${t("verdict-strength", { base: printed(as[seat]), bonus })}</small>` : ""}
    ${as[seat] === cards[seat] ? "" : html`<small>${t("verdict-became", { card: t(`card-${as[seat]}.the`) })}</small>`}
    ${reason.silenced.includes(seat) ? html`<small>${icon("silenced")} ${t("verdict-silenced")}</small>` : ""}
  </span>`;
}

/** Every row has one heading and then its cells. */
const walkCells = (event) =>
  walk(
    event,
    [...event.currentTarget.tBodies[0].rows].map(({ cells }) => [...cells].slice(1)),
  );

/** In the place of what the table of who beats whom is needed for, until it is here. */
export function missing(app) {
  const again = retry(app);
  return html`${heading(t("loading-title"))}
    ${again ? html`<p role="alert">${t("beats-missing")} <button @click=${again}>${icon("again")} ${t("engine-retry")}</button></p>` : ""}`;
}
