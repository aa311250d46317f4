/** How a game stands and who holds what, as far as this viewer may know: a position, or a puzzle. */

import { html } from "lit-html";
import { actionName } from "../../brave_rats/card.js";
import { mat } from "../../brave_rats/mat.js";
import { task } from "../../brave_rats/puzzle.js";
import { t } from "../../i18n/index.js";
import { other } from "../../players.js";
import { icon } from "../../ui/icons.js";
import { nameOf } from "../../ui/parts.js";
import { puzzlePart } from "../puzzle.js";
import { GAME, players, SEATS, scores, small } from "./parts.js";

export { figures } from "./parts.js";

function hand({ left, hands, hand_sizes: sizes }, seat, card) {
  const cards = left?.[seat] ?? hands[seat];
  if (!cards) return html`<p class="quiet ${seat}">${icon(seat)} ${t("embed-hidden", { count: sizes[seat] })}</p>`;
  const isBelow = (id) => hands[seat] && !hands[seat].includes(id); // in a pile
  return html`<ul class="faces ${seat}" aria-label=${t("table-left", { name: nameOf(players, seat) })}>
    ${cards.map((id) => html`<li class="held ${isBelow(id) ? "below" : ""}">${card(id, isBelow(id))}</li>`)}
  </ul>`;
}

/**
 * `seat`: whose choice it is, where only one of them is asked; `card(id, isBelow)`: what is seen of one that is held, or
 * lies in a pile; `middle`: in the place of the duel.
 */
export function standing(options, seen, near, seat = null, card = small, middle = null) {
  const far = other(near);
  const session = { players, options, flat: true, table: { seen, waiting_for: seat ? [seat] : SEATS } };
  const stage = seat ? { name: "private", view: { seen } } : { name: "between" };
  const scene = { near, far, verdict: null, seen, players, session, stage, state: { action: null } };
  return html`${scores(options, seen, near)}
    ${middle ?? html`<div class="rats">${mat(scene)}</div>`}
    <div class="held-by">${hand(seen, near, card)} ${hand(seen, far, card)}</div>`;
}

export const position = ({ record: { options }, seen }, look) => ({
  title: () => t("embed-position", { game: t(GAME) }),
  body: () => standing(options, seen, look.side || "p1"),
});

/** What a puzzle's position holds, and its solution in words. */
export const puzzle = (value, look) => {
  const { record, seat } = value.puzzle;
  return puzzlePart(value, {
    players,
    task,
    board: () => standing(record.options, value.seen, look.side || seat, seat),
    answer: (action) => actionName(action),
  });
};
