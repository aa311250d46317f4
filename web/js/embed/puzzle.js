/** A puzzle without Python: its position, its question, and the solution for those who want it. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { other } from "../players.js";
import { named } from "../ui/parts.js";

/** `task`, `board`, `answer`: how the game asks, shows the position and names a choice. */
export const puzzlePart = ({ puzzle, seen }, { players, task, board, answer }) => ({
  title: () => t("embed-puzzle"),
  body: () => html`<p class="task"><strong>${task({ puzzle, table: { seen }, isFirst: true }, named(players, { name: puzzle.seat, other: other(puzzle.seat) }))}</strong></p>
    ${board()}
    <details>
      <summary>${t("puzzle-solution")}</summary>
      <p>${t("puzzle-solution-is", { count: puzzle.steps[0].right.length })} <strong>${answer(puzzle.steps[0].right[0])}</strong></p>
    </details>`,
});
