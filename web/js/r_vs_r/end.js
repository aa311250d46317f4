/** The end of the sitting. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { afterwards } from "../play/afterwards.js";
import { icon } from "../ui/icons.js";
import { endTitle, heading } from "../ui/parts.js";
import { board } from "./board.js";
import { bottomSeat } from "./layout.js";
import { score } from "./status.js";

export function endScreen(app) {
  const { players, table } = app.sitting;
  const { winner, reason } = table.outcome;
  return html`<main class="rvr end ${winner ?? ""}">
    <div class="crest">${icon(winner ? "win" : "hold")}</div>
    ${heading(endTitle(app))}
    <p>${t(`reason-${reason}`)}</p>
    ${score(app)} ${board({ seen: table.seen.board, players, bottom: bottomSeat(app) })}
    ${afterwards(app)}
  </main>`;
}
