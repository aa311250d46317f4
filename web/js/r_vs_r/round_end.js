/** The end of a round: who has it, why, and what it is worth. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";
import { heading, mainAction, named, onEnter } from "../ui/parts.js";
import { board } from "./board.js";
import { story } from "./events.js";
import { bottomSeat } from "./layout.js";
import { pair } from "./status.js";

const ending = (app) => app.sitting.stage.events.findLast(({ kind }) => kind === "round-over" || kind === "round-void");

function title(app) {
  const { kind, winner, round } = ending(app);
  if (kind === "round-void") return t("rvr-round-void", { round });
  return t("rvr-round-won", { ...named(app.sitting.players, { name: winner }), round });
}

/** How the round ended, for those who listen, but for the heading. */
export function spokenShow(app) {
  const { kind, reason, allies } = ending(app);
  return kind === "round-over" ? whyText(reason, allies) : "";
}

const whyText = (reason, { p1, p2 }) => t(`rvr-reason-${reason}`, { a: Math.max(p1, p2), b: Math.min(p1, p2) });

export function showScreen(app) {
  const { players, stage, table } = app.sitting;
  const { kind, reason, allies, scored } = ending(app);
  const points = app.sitting.options.match === "points";
  const goOn = () => app.attempt(() => app.sitting.goOn());
  return html`<main class="rvr round-end" @keydown=${onEnter(goOn)}>
    <div class="crest">${icon(kind === "round-over" ? "win" : "hold")}</div>
    ${heading(title(app))}
    ${
      kind === "round-over"
        ? html`<p>${whyText(reason, allies)}</p>
            ${points ? html`<p>${t("rvr-scored", pair(players, scored))}</p>` : ""}
            ${board({ seen: table.seen.board, players, bottom: bottomSeat(app) })}`
        : ""
    }
    ${story(players, stage.events)} ${mainAction(t("continue"), goOn)}
  </main>`;
}
