/** The screen on which both cards lie open, with the lines of the rules behind the verdict. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { takeBack } from "../play/assist.js";
import { icon } from "../ui/icons.js";
import { heading, mainAction, nameOf } from "../ui/parts.js";
import { consequence, consequenceText, fighters, taken, takenLine, why } from "./round.js";
import { status, verdictOf } from "./status.js";

/** The round for those who listen, but for the heading, which they hear first. */
export function spokenShow({ sitting: { players, options, stage, table } }) {
  const verdict = verdictOf(stage.events);
  const { p1: a, p2: b } = table.seen.wins;
  const score = t("score-spoken", { first: nameOf(players, "p1"), second: nameOf(players, "p2"), a, b });
  const more = stage.events.map((event) => consequenceText(players, event, options)).filter(Boolean);
  return [taken(players, verdict), ...more, score].join(" ");
}

export function showScreen(app) {
  const { players, options, stage } = app.sitting;
  const verdict = verdictOf(stage.events);
  return html`<main class="verdict unfolds">
    ${heading(why(verdict))} ${fighters(players, verdict)} ${takenLine(verdict, taken(players, verdict))}
    ${stage.events.map((event) => consequence(players, event, options))}
    <details>
      <summary>${icon("help")} ${t("why-details")}</summary>
      <h2>${t("why-lines")}</h2>
      <ol class="lines">
        ${verdict.why.lines.map(
          ({ line, state }) => html`<li class=${state}>${t(`line-${line}`)} <em>${t(`line-state-${state}`)}</em></li>`,
        )}
      </ol>
    </details>
    ${proof(app.sitting)} ${status(app)} ${takeBack(app)} ${mainAction(t("continue"), () => app.attempt(() => app.sitting.goOn()))}
  </main>`;
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
