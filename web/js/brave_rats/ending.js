/** The scenes that fill the table: the curtain while the device is passed on, and the end of a game. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { other } from "../players.js";
import { crowns } from "../table/crowns.js";
import { rays, scraps } from "../table/rays.js";
import { icon } from "../ui/icons.js";
import { endReason, named, nameOf } from "../ui/parts.js";
import { beats } from "./beats.js";
import { card } from "./card.js";
import { verdictOf, why } from "./round.js";
import { bonusOf, eventsOf, pairOf } from "./story.js";

/** The picture of the stage, or nothing. */
export function picture(scene) {
  const { stage } = scene;
  const drawn = { curtain, over: finale }[stage.name]?.(scene) ?? "";
  const seat = stage.name === "over" ? (scene.session.table.outcome.winner ?? "") : (stage.seat ?? "");
  return html`<div class="scenery ${seat}" ?hidden=${!drawn}>${drawn}</div>`;
}

/** The cloth with the crest of whoever comes; before it the card that lies open for a Spy. */
function curtain({ stage, seen }) {
  const { seat, away } = stage;
  return html`<div class="cloth">
    ${seen.shown ? card(seen.shown, away) : html`<div class="crest">${icon(seat, "whole")}</div>`}
  </div>`;
}

/** The rat that took the last round fills the picture; beside it, small, the one that lost to it. */
function finale({ session, me }) {
  const { outcome, seen } = session.table;
  const last = seen.rounds.at(-1);
  const { winner } = outcome;
  const rat = (seat, size) =>
    html`<span class="hero ${seat} ${size}">${icon(last.cards[seat], "whole", winner ? "slice" : "meet")}</span>`;
  if (!winner) return html`${rays()} ${last ? html`${rat("p1", "even left")} ${rat("p2", "even right")}` : ""}`;
  const isLost = me && winner !== me;
  return html`${rays()} ${isLost ? "" : scraps()} ${last ? rat(winner, "") : ""}
  ${isLost && last ? rat(me, "small") : ""}`;
}

/** Under the picture: at the curtain who has chosen, at the end the rounds. */
export function below(scene) {
  const { stage } = scene;
  const drawn = { curtain: chosen, over: strip }[stage.name]?.(scene) ?? "";
  return html`<div class="beneath" ?hidden=${!drawn}>${drawn}</div>`;
}

function chosen({ app, session, players, stage }) {
  const { wins, target } = session.table.seen;
  const does = (seat) => t(session.table.waiting_for.includes(seat) ? "curtain-to-choose" : "curtain-chosen");
  return html`<div class="chosen">
      ${[stage.away, stage.seat].map((seat) => html`<p class=${seat}><span><b>${nameOf(players, seat)}</b> ${does(seat)}</span> ${crowns(wins[seat], target)}</p>`)}
    </div>
    ${
      session.canTakeBack
        ? html`<button class="plain" @click=${() => app.attempt(() => session.takeBack())}>
            ${icon("undo")} ${t("curtain-change", { other: nameOf(players, stage.away) })}
          </button>`
        : ""
    }`;
}

function strip(scene) {
  const { session, near, far } = scene;
  return html`<ol class="clashes" aria-label=${t("table-rounds")}>
    ${session.table.seen.rounds.map((round, n) => html`<li><span class="number">${n + 1}</span> ${pairOf(round, [near, far])}</li>`)}
  </ol>
  <p class="decided">${decided(scene)}</p>`;
}

/** The round that decided, and why, or what would have won it; nothing for a tie, and until the tables have come. */
function decided(scene) {
  const { session, state, near, far } = scene;
  const { outcome, seen } = session.table;
  const round = seen.rounds.length;
  if (!outcome.winner || !round) return "";
  const { decided: seenLast } = state;
  const verdict = seenLast?.round === round ? seenLast.verdict : verdictOf(eventsOf(scene, round - 1) ?? []);
  if (!verdict) return "";
  const { worth } = seen.rounds[round - 1];
  const id = better(scene);
  const said = id ? t("end-better", { card: t(`card-${id}`) }) : "";
  const stood = t("end-stood", { a: seen.wins[near], b: seen.wins[far] });
  if (verdict.game) return html`<b>${t("end-decided", { round })}</b> ${stood} ${said}`;
  return html`<b>${t("end-decided", { round })}</b> ${said || html`${why(verdict)} ${worth > 1 ? t("end-worth", { worth }) : ""}`}`;
}

/**
 * A card that the one person here still held, and that would have won the last round, which they lost. Nobody knows what
 * the other side would have played after a look at it, nor here what a Mime would have been.
 */
function better({ app, session, me }) {
  const { seen, outcome } = session.table;
  const table = beats(app);
  if (!table || !me || outcome.winner === me || session.options.variants.includes("lucky-draw")) return null;
  const rival = other(me);
  const [before, last] = [seen.rounds.at(-2), seen.rounds.at(-1)];
  if (last.winner !== rival || before?.as[rival] === "spy") return null;
  const wins = (id) => table.events(session.options.rulings, { ...last.as, [me]: id }, bonusOf(last))[0].winner === me;
  return seen.hands[me]?.find((id) => id !== "mime" && wins(id)) ?? null;
}

/** How the game came out, under who has won: the score, the winner's first, and what ended the game if not that. */
export function endText({ app, session, players, near, far }) {
  const { outcome, seen } = session.table;
  const { winner, reason } = outcome;
  if (reason === "princess") return endReason(app);
  const first = winner ?? near;
  const second = first === near ? far : near;
  const counts = reason === "games" ? seen.games : seen.wins;
  const score = { a: counts[first], b: counts[second] };
  if (reason !== "victories") return `${t("end-score", score)} ${endReason(app)}`;
  return t("end-won-by", { ...score, rounds: seen.rounds.length, ...named(players, { name: second }) });
}
