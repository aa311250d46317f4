/** The two players at their ends of the table: who they are, their crowns, what they can still play. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { setting } from "../settings.js";
import { crowns, gamesWon } from "../table/crowns.js";
import { icon } from "../ui/icons.js";
import { nameOf } from "../ui/parts.js";
import { matchupOf, SIGNS } from "./against.js";
import { cardOf, printed } from "./card.js";
import { counted, isDraft } from "./scene.js";

const CARDS = catalogue.games["brave-rats"].editions;

/** The cards of an edition, from the lowest. */
export const cardsOf = ({ session }) => CARDS[session.options.edition];

/** A rat's or an opponent's face, in a frame of its clan. */
const portrait = ({ players }, seat) => {
  const { level } = players[seat];
  return html`<span class="portrait">${icon(level ? `level-${level}` : seat, level ? "sign" : "whole")}</span>`;
};

/** How many victories a seat got from the round on the table. */
const fresh = ({ verdict }, seat) => (verdict?.winner === seat ? verdict.worth : 0);

const score = (scene, seat) => {
  const { wins, target } = scene.session.table.seen;
  return crowns(wins[seat], target, fresh(scene, seat));
};

const LONG = 10; // letters, from which a name wants smaller ones

const name = ({ players, session }, seat) => {
  const text = nameOf(players, seat);
  const isTight = text.length > LONG || session.options.variants.includes("emperor");
  return html`<b class=${isTight ? "long" : ""}>${text}</b>`;
};

/** The opponent's: a computer that thinks shows it here. */
export function theirPlate(scene) {
  const { far, stage } = scene;
  const thinks = stage.name === "thinking" && stage.seat === far;
  return html`<div class="plate theirs ${far}" aria-busy=${thinks}>
    <span class="who">${portrait(scene, far)} ${name(scene, far)} ${chips(scene, far)}</span>
    ${score(scene, far)}
  </div>`;
}

/** Mine. */
export function myPlate(scene) {
  const { players, near, me, session } = scene;
  return html`<div class="plate mine ${near}">
    <span class="who">
      ${session.shared ? portrait(scene, near) : ""}
      ${name(scene, near)}${me === near && !players[near].name ? html` <span class="quiet">${t("status-you")}</span>` : ""}
      ${chips(scene, near)}
    </span>
    ${score(scene, near)}
  </div>`;
}

/** What is on top of my next card, and games won of a session that has several. */
function chips({ session, near }, seat) {
  const { bonus, games } = session.table.seen;
  const isEmperor = session.options.variants.includes("emperor");
  return html`${bonus[seat] && seat === near ? html`<span class="chip gold">${t("chip-next", { strength: bonus[seat] })}</span>` : ""}
  ${isEmperor ? gamesWon(games[seat]) : ""}`;
}

/** What the opponent can still play, card by card: known to both by counting; else the backs of what they hold. */
export function theirFaces(scene) {
  return isDraft(scene) ? kept(scene) : left(scene);
}

/** In a draft, what the person at the screen has kept so far. */
function kept({ near, seen, session }) {
  const ids = seen.hands[near];
  return html`<ul class="faces ${near}" aria-label=${t("choose-kept")}>
    ${CARDS[session.options.edition].map((_, place) => (ids[place] ? cell("held", shown(ids[place])) : cell("gone")))}
  </ul>`;
}

const shown = (id) => html`${icon(id)}<b>${printed(id)}</b><span class="unseen">${t(`card-${id}`)}</span>`;

/** One place of the row; it is the same element whatever comes to lie there. */
const cell = (kind, content = "") => html`<li class=${kind}>${content}</li>`;

function left(scene) {
  const { far, seen, players, isSecret } = scene;
  const left = isSecret ? null : seen.left?.[far];
  const held = left ? counted(left) : null;
  const label = held
    ? t("table-left", { name: nameOf(players, far) })
    : t("table-hidden", { count: seen.hand_sizes[far] });
  return html`<ul class="faces ${far}" aria-label=${label}>
    ${cardsOf(scene).map((id, place) => {
      if (!held) return cell(place < seen.hand_sizes[far] ? "covered" : "none", icon(`back-${far}`, "whole"));
      return face(scene, id, held[id] ?? 0);
    })}
  </ul>`;
}

/** With help, what the raised card does to one that the opponent can still play: one of the SIGNS, or null. */
function kindOf(scene, id, count) {
  const { seen, stage, session, state } = scene;
  const isPossible = count && (!seen.shown || seen.shown === id); // what a Spy has seen is what comes
  const isHelped = session.help && stage.name === "private" && !setting("discreet");
  return isPossible && isHelped && state.action ? matchupOf(scene, cardOf(state.action), id) : null;
}

/** What the signs over those cards mean, of each that is there. */
export function legend(scene) {
  const held = counted(scene.seen.left?.[scene.far] ?? []);
  const kinds = new Set(cardsOf(scene).map((id) => kindOf(scene, id, held[id])));
  return html`<p class="signs" aria-hidden="true">
    ${Object.keys(SIGNS).map((kind) => (kinds.has(kind) ? html`<span>${icon(SIGNS[kind])} ${t(`against-${kind}`)}</span>` : ""))}
  </p>`;
}

function face(scene, id, count) {
  const { far, verdict } = scene;
  const isFresh = verdict?.cards[far] === id;
  const kind = kindOf(scene, id, count);
  return cell(
    `${count || isFresh ? "held" : "gone"} ${isFresh ? "fresh" : ""} ${kind ?? ""}`,
    html`${count || isFresh ? icon(id) : ""}<b>${printed(id)}${count > 1 ? html`<small>×${count}</small>` : ""}</b>
      <span class="unseen">${t(`card-${id}`)}${kind ? `: ${t(`against-${kind}`)}` : ""}</span>
      <span class="strike" data-strength=${printed(id)} ?hidden=${!isFresh || count > 0}></span>
      <span class="sign" title=${kind ? t(`against-${kind}`) : ""} ?hidden=${!kind}>${kind ? icon(SIGNS[kind]) : ""}</span>`,
  );
}
