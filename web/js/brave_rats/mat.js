/** The duel in the middle: both cards, what lies on hold between them, and what they came to. */

import { html, svg } from "lit-html";
import { t } from "../i18n/index.js";
import { other } from "../players.js";
import { setting } from "../settings.js";
import { crown } from "../table/crowns.js";
import { rays } from "../table/rays.js";
import { icon } from "../ui/icons.js";
import { dots, named, nameOf } from "../ui/parts.js";
import { cardOf, face, printed } from "./card.js";
import { compared, consequences, isLast, taken, takenLine } from "./round.js";
import { hasLaid } from "./scene.js";

/** `showSeal()` tells of the seal on a computer's card. */
export function mat(scene, showSeal) {
  const { near, far, verdict } = scene;
  const line = verdict && lineSeen(verdict);
  return html`<section class="mat ${line ?? ""}" aria-label=${t("mat-label")}>
    ${rays()}
    <div class="ring">
      ${side(scene, near, lyingNear(scene))} ${pot(scene)} ${side(scene, far, lyingFar(scene), showSeal)}
    </div>
    <span class="fx" aria-hidden="true" ?hidden=${!line}>${FX[line]?.() ?? ""}</span>
    <div class="stamp ${verdict?.winner ?? "held"}" ?hidden=${!verdict}>${verdict ? stamp(scene) : ""}</div>
  </section>`;
}

/** The line of the rules that is seen at work: an Assassin has nobody to cut down where both are as strong. */
const lineSeen = ({ winner, why: { line } }) => (line === "assassin-reverses" && !winner ? null : line);

const notes = () => svg`<svg viewBox="0 0 130 40" focusable="false">
  ${[4, 108].map((x, n) => svg`<path transform="translate(${x} ${n % 2 ? 2 : 8})" d="M3 26a4 3 0 1 0 .1 0M7 26V6l12-4v20M15 22a4 3 0 1 0 .1 0" />`)}
</svg>`;

/** What is seen beside the cards under a line of the rules: a crown falls, notes fly; a blade is drawn by its style. */
const FX = { "princess-takes-prince": crown, "musician-holds": notes };

/** What lies on my side: { id, isBack, caption, bonus, isGhost, isShown }; on the other side `thinks` too. */
function lyingNear(scene) {
  const { stage, near, state, seen, verdict, players } = scene;
  if (verdict) return revealed(verdict, near);
  const bonus = seen.bonus[near];
  if (seen.shown && seen.shows_first === near)
    return { id: seen.shown, isShown: true, bonus, caption: t("lies-shown") };
  if (stage.name === "private" && seen.phase !== "draft") {
    const id = state.action && cardOf(state.action);
    const caption =
      id && !setting("discreet") ? t("lies-unlocked") : t(seen.shows_first === near ? "lies-first" : "lies-mine");
    return { id, isGhost: true, bonus, caption };
  }
  const isWaking = stage.name === "ready" || stage.name === "waking";
  const isDown = isWaking || (["thinking", "between"].includes(stage.name) && hasLaid(scene, near));
  if (isDown) return { isBack: true, bonus, caption: t("lies-locked") };
  if (stage.name === "between") return { bonus, caption: t("lies-of", { name: nameOf(players, near) }) };
  return { bonus, caption: stage.name === "thinking" && seen.phase !== "draft" ? t("lies-mine") : "" };
}

function lyingFar({ stage, far, seen, verdict, session, players }) {
  if (verdict) return revealed(verdict, far);
  const bonus = seen.bonus[far];
  if (seen.shown && seen.shows_first === far) return { id: seen.shown, isShown: true, bonus, caption: t("lies-shown") };
  const isDown =
    stage.name === "ready" || (seen.phase === "play" && !seen.shows_first && !session.table.waiting_for.includes(far));
  if (isDown) return { isBack: true, bonus, caption: t(session.shared ? "lies-locked" : "lies-sealed") };
  const name = nameOf(players, far);
  if (session.flat) return { bonus, caption: t("lies-of", { name }) };
  const caption = t(seen.shows_first === far ? "lies-first-theirs" : "lies-theirs", { name });
  return { thinks: stage.name === "thinking", bonus, caption };
}

function revealed({ cards, as, strength, winner, why }, seat) {
  const copied = as[seat] !== cards[seat];
  return {
    id: cards[seat],
    isBack: true, // until it has turned up
    isUp: true,
    copied: copied ? as[seat] : null,
    bonus: strength[seat] - printed(as[seat]),
    swapped:
      why.line === "assassin-reverses" && winner ? strength[other(winner)] + strength[winner] - strength[seat] : null,
    isSilenced: why.silenced.includes(seat),
    fate: winner === seat ? "winner" : winner ? "loser" : "",
  };
}

function side({ session }, seat, lying, showSeal = null) {
  const {
    id = null,
    isBack,
    isUp,
    isGhost,
    isShown,
    thinks,
    caption,
    bonus,
    copied,
    swapped = null,
    isSilenced,
    fate = "",
  } = lying;
  const sealed = showSeal && isBack && session.sealed?.seat === seat;
  return html`<div class="fighter ${seat} ${fate}">
    <div class="slot ${id || isBack ? "taken-up" : ""} ${isGhost ? "ghost" : ""} ${isShown ? "shown" : ""}">
      <div class="card ${seat}" ?hidden=${!id} aria-hidden=${isGhost && setting("discreet") ? "true" : "false"}>
        ${id ? face(id) : ""}
        ${copied ? html`<span class="became">${t("verdict-became", { card: t(`card-${copied}.the`) })}</span>` : ""}
        ${swapped === null ? "" : html`<span class="newnum">${swapped}</span>`}
        ${isSilenced ? html`<span class="silenced">${t("verdict-silenced")}</span>` : ""}
      </div>
      <button class="card back ${seat} ${isUp ? "cover" : ""}" ?hidden=${!isBack} ?disabled=${!sealed} aria-label=${sealed ? t("seal-show") : t("lies-sealed")} aria-hidden=${isUp ? "true" : "false"} @click=${showSeal}>
        ${isBack ? icon(`back-${seat}`, "whole") : ""} ${isBack && !isUp ? html`<span class="seal">${icon("seal", "whole")}</span>` : ""}
      </button>
      ${thinks ? dots(seat) : ""}
      <span class="bonus" ?hidden=${!bonus}>+${bonus}</span>
    </div>
    <p class="cap" ?hidden=${!caption}>${caption}</p>
  </div>`;
}

/** Between the cards: what waits for the next winner; on a verdict what was compared. */
function pot({ verdict, seen, stage }) {
  const held = verdict ? (isLast(stage.events) ? { p1: 0, p2: 0 } : verdict.held) : seen.held;
  const most = Math.max(held.p1, held.p2);
  return html`<div class="pot">
    <p class="sum" ?hidden=${!verdict || verdict.winner === null}>${verdict ? compared(verdict) : ""}</p>
    <p class="token" ?hidden=${!most}>${held.p1 === held.p2 ? most : html`<span class="p1">${held.p1}</span><span class="p2">${held.p2}</span>`}</p>
    <p class="on-hold" ?hidden=${!most || Boolean(verdict)}>${t("pot-held", { held: most })}</p>
    <p class="vs-sign" ?hidden=${most > 0 || Boolean(verdict)}>${t("pot-versus")}</p>
    <p class="on-hold" ?hidden=${most > 0 || Boolean(verdict)}>${t("score-round", { round: seen.round })}</p>
  </div>`;
}

/** What else is to be said beside what flags, bands and the token show. */
const SAID = new Set(["bonus", "look", "spies-cancel", "lost-to-musician", "game-over"]);

function stamp({ players, verdict, stage, session }) {
  const { events } = stage;
  const more = consequences(
    players,
    events.filter(({ kind }) => SAID.has(kind)),
    session.options,
  );
  const { winner, worth } = verdict;
  if (verdict.game) return html`${takenLine(verdict, taken(players, verdict, events))} ${more}`;
  if (!winner) {
    return html`${takenLine(verdict, t("stamp-nobody"))} ${isLast(events) ? "" : html`<p class="worth">${t("stamp-waits")}</p>`} ${more}`;
  }
  return html`${takenLine(verdict, t("stamp-takes", named(players, { name: winner })))}
    <p class="worth">${Array.from({ length: worth }, crown)} ${t("stamp-worth", { worth })}</p>
    ${more}`;
}
