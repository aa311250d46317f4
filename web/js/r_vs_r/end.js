/** The end of the sitting. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { afterwards, again } from "../play/afterwards.js";
import { icon } from "../ui/icons.js";
import { endReason, endTitle, heading, mainAction } from "../ui/parts.js";
import { board } from "./board.js";
import { bottomSeat } from "./layout.js";
import { score } from "./status.js";

export function endScreen(app) {
  const { players, table } = app.sitting;
  const { winner } = table.outcome;
  return html`<main class="rvr end ${winner ?? ""}">
    <div class="crest">${icon(winner ? "win" : "hold")}</div>
    ${heading(endTitle(app))}
    <p>${endReason(app)}</p>
    ${score(app)} ${board({ seen: table.seen.board, players, bottom: bottomSeat(app) })}
    ${afterwards(app)} ${mainAction(t("end-again"), again(app), { start: "again" })}
  </main>`;
}
