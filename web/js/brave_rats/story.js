/** The rounds so far, and the lines of the rules behind any of them. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { setting } from "../settings.js";
import { crown } from "../table/crowns.js";
import { isWide } from "../table/over.js";
import { icon } from "../ui/icons.js";
import { named, nameOf } from "../ui/parts.js";
import { against } from "./against.js";
import { beats } from "./beats.js";
import { cardOf, printed, small } from "./card.js";
import { consequences, taken, verdictOf, why } from "./round.js";

/** Both cards of a round as small faces, in the order of the seats. */
export const pairOf = ({ cards, as, winner }, seats) =>
  seats.map((seat) => {
    const became = as[seat] === cards[seat] ? "" : `, ${t("verdict-became", { card: t(`card-${as[seat]}.the`) })}`;
    const words = html`<span class="unseen">${t(`card-${cards[seat]}`)}${became}</span>`;
    return small(cards[seat], seat, words, winner === seat ? "winner" : "");
  });

/** What the raised card does to what is left. */
export const raised = (scene) =>
  scene.stage.name === "private" && scene.seen.phase === "play" && scene.state.action && !setting("discreet")
    ? against(scene, cardOf(scene.state.action))
    : "";

export function story(scene) {
  const { session, stage, players, near, far, state, verdict, seen } = scene;
  const all = session.table.seen.rounds;
  const rounds = stage.name === "curtain" ? [] : all;
  const result = (round) => {
    if (round.winner === null) return t("rounds-held");
    const won = t("story-taken", { ...named(players, { name: round.winner }), worth: round.worth });
    return html`<span aria-hidden="true">+${round.worth} ${crown()}</span><span class="unseen">${won}</span>`;
  };
  return html`<aside class="so-far" aria-label=${t("story-title")}>
    <h2>${t("story-title")}</h2>
    <ol class="rounds">
      ${rounds.map(
        (round, n) => html`<li class=${verdict && n === rounds.length - 1 ? "fresh" : ""}>
          <button class="plain" aria-haspopup="dialog" @click=${() => state.lookAt(n)}>
            <span class="number">${n + 1}</span> ${pairOf(round, [near]).concat(html`<span class="result">${result(round)}</span>`, pairOf(round, [far]))}
          </button>
        </li>`,
      )}
    </ol>
    <p class="quiet">${t("story-goal", { target: seen.target })}</p>
    ${isWide() ? raised(scene) : ""}
    <button class="who-beats" @click=${() => scene.app.go("beats", "brave-rats")}>${icon("beats")} ${t("home-beats")}</button>
  </aside>`;
}

/** What each side had on top in a round. */
export const bonusOf = ({ as, strength }) => ({ p1: strength.p1 - printed(as.p1), p2: strength.p2 - printed(as.p2) });

/** What came of a round; but of the one on the table the verdict alone, and null while the tables are on their way. */
export function eventsOf({ app, session, stage }, round) {
  const rounds = session.table.seen.rounds;
  if (stage.name === "show" && [null, rounds.length - 1].includes(round)) return stage.events;
  const table = beats(app);
  if (!table) return null;
  const [found] = table.events(session.options.rulings, rounds[round].as, bonusOf(rounds[round]));
  return [{ ...found, ...rounds[round] }];
}

const STATES = { acts: "check", decides: "check", passed: "close", unreached: "close" };

const linesOf = (verdict) => html`<ol class="lines" aria-label=${t("why-lines")}>
  ${verdict.why.lines.map(
    ({ line, state }) =>
      html`<li class=${state}>${icon(STATES[state])} <span>${t(`line-${line}`)} <em>${t(`line-state-${state}`)}</em></span></li>`,
  )}
</ol>`;

/** The lines behind the verdict that is on the table. */
export const rules = ({ players, session, stage, verdict }) => html`<h2>${t("why-details")}</h2>
  ${linesOf(verdict)} ${consequences(players, stage.events, session.options)}`;

/** Why a round went as it did: [title, content]. */
export function whySheet(scene) {
  const { session, players, stage, state, near, far } = scene;
  const events = eventsOf(scene, state.round);
  const isOnTable = events === stage.events;
  const title = isOnTable ? t("why-details") : t("score-round", { round: state.round + 1 });
  if (!events) return [title, html`<p class="quiet">${t("loading-title")}</p>`];
  const verdict = verdictOf(events);
  if (isOnTable) {
    return [title, html`${linesOf(verdict)} ${consequences(players, events, session.options)} ${proof(session)}`];
  }
  const said = `${why(verdict)} ${taken(players, verdict, events)}`;
  return [title, html`<p class="pair-of">${pairOf(verdict, [near, far])} <span>${said}</span></p> ${linesOf(verdict)}`];
}

/** That the computer's card was fixed before the person's, with all that is needed to check it elsewhere. */
function proof({ opened, players }) {
  if (!opened) return "";
  const { seat, action, salt, seal, honest } = opened;
  const said = honest === null ? "unseen" : honest ? "kept" : "broken";
  return html`<details class="proof">
    <summary>${icon(honest ? "check" : "help")} ${t(`seal-${said}`, { name: nameOf(players, seat) })}</summary>
    <p>${t("seal-how")}</p>
    <p class="quiet"><code>${salt} ${action}</code></p>
    <p class="quiet"><code>${seal}</code></p>
  </details>`;
}

const SEAL_SHOWN = 12; // digits of a seal, enough to compare by eye

/** The beginning of the seal on the computer's card, which is down already: [title, content]. */
export const sealSheet = ({ session: { sealed, players } }) => [
  t("seal-title"),
  html`<p class="seal-text">
    ${sealed ? t("seal-down", { name: nameOf(players, sealed.seat), seal: sealed.seal.slice(0, SEAL_SHOWN) }) : ""}
  </p>`,
];
