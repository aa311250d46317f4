/** Brave Rats on the study board: how it stands, and how a position is set up. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { crowns } from "../table/crowns.js";
import { firstOptions } from "../ui/choices.js";
import { icon } from "../ui/icons.js";
import { nameOf } from "../ui/parts.js";
import { cardOf, printed } from "./card.js";

const SEATS = ["p1", "p2"];
const { editions, options: offered } = catalogue.games["brave-rats"];

export const begin = { options: firstOptions(offered) };
export const budget = { ms: 1500 };

/** Whether the engine sets positions up under these options: both sides hold whole decks, openly. */
export const canSetUp = ({ variants }) => variants.every((each) => each === "fast-rat");

/** What is shown, as a position; that the next card gets +2 or is shown first follows from the rounds before. */
export const positionOf = ({ hands, wins, held }) => ({ hands, wins, held });

/** Every card of the edition, those that are held as faces; `tap(id, has)` changes one. */
const hand = (options, held, seat, tap = null) => html`<ul class="row-of-cards">
  ${editions[options.edition].map((id) => {
    const has = held.includes(id);
    const face = html`${has || tap ? icon(id) : ""}<b>${printed(id)}</b><span class="unseen">${t(`card-${id}`)}</span>`;
    return html`<li>
      ${
        tap
          ? html`<button class="face ${seat}" aria-pressed=${has ? "true" : "false"} @click=${() => tap(id, has)}>${face}</button>`
          : html`<span class="face ${seat} ${has ? "" : "out"}">${face}</span>`
      }
    </li>`;
  })}
</ul>`;

/** Both hands, the second seat's above, with what else counts. */
export const picture = (seen, options, players) => html`<div class="study-mat">
  ${["p2", "p1"].map(
    (seat) => html`<div class="study-side ${seat}">
      <p>
        <b>${nameOf(players, seat)}</b>
        ${seen.bonus[seat] ? html`<span class="chip gold">+${seen.bonus[seat]}</span>` : ""}
        ${seen.held[seat] ? html`<span class="chip gold">${t("study-held", { count: seen.held[seat] })}</span>` : ""}
        ${seen.shows_first === seat ? html`<span class="chip gold">${t("study-shows")}</span>` : ""}
        ${crowns(seen.wins[seat], seen.target)}
      </p>
      ${hand(options, seen.hands[seat], seat)}
    </div>`,
  )}
</div>`;

/** A choice as a small face. */
export const sign = (action, seat) => {
  const id = cardOf(action);
  return html`<span class="face ${seat}" aria-hidden="true">${icon(id)}<b>${printed(id)}</b></span>`;
};

export function setUp({ hands, wins, held }, change, players, options) {
  const count = (name, pair, seat) => html`<label class="count">
    ${t(`study-${name}`, { count: 0 })}
    <input type="number" min="0" max="20" .value=${String(pair[seat])}
      @change=${({ target }) => change({ [name]: { ...pair, [seat]: Math.min(20, Math.max(0, Math.trunc(Number(target.value) || 0))) } })} />
  </label>`;
  return html`<h2>${t("study-hands")}</h2>
    ${SEATS.map((seat) => {
      const tap = (id, has) =>
        change({ hands: { ...hands, [seat]: has ? hands[seat].filter((each) => each !== id) : [...hands[seat], id] } });
      return html`<div class="study-side ${seat}" role="group" aria-label=${nameOf(players, seat)}>
        <p><b>${nameOf(players, seat)}</b></p>
        ${hand(options, hands[seat], seat, tap)} ${count("wins", wins, seat)} ${count("held", held, seat)}
      </div>`;
    })}`;
}

/** What a refusal is about, in words. */
export const named = ({ seat, card, p1, p2, target, count }, players) => ({
  name: seat ? nameOf(players, seat) : "",
  piece: card ? t(`card-${card}`) : "",
  ...{ p1: p1 ?? 0, p2: p2 ?? 0, target: target ?? 0, count: count ?? 0 },
});
