/** How games against one opponent went: a bar of wins, ties and losses, the last games one by one, and wins in a row. */

import { html, svg } from "lit-html";
import { t } from "../i18n/index.js";
import { played } from "../play/results.js";

const PARTS = ["won", "tied", "lost"];
const NAMES = { w: "won", t: "tied", l: "lost" };

/** Counts with their course, which older versions did not keep. */
export const courseOf = (counts) => ({ last: "", row: 0, best: 0, ...counts });

/** All counts of a game in one: { games, won, tied, lost, best }. */
export function summed(all) {
  const found = all.map(courseOf);
  const sum = (of) => found.reduce((whole, each) => whole + of(each), 0);
  const parts = Object.fromEntries(PARTS.map((part) => [part, sum((each) => each[part])]));
  return { ...parts, games: sum(played), best: Math.max(0, ...found.map(({ best }) => best)) };
}

export const record = (course) => html`<div class="course-of">
  ${stacked(course)}
  <p><strong>${t("opponents-yours", course)}</strong></p>
  ${course.last ? lately(course) : ""}
</div>`;

/** Wins, ties and losses as three shares of one bar; the words beside it say the same. */
export function stacked(counts) {
  const games = Math.max(1, played(counts));
  let at = 0;
  return svg`<svg class="share" aria-hidden="true" focusable="false">
    ${PARTS.map((part) => {
      const wide = (100 * Math.max(0, counts[part])) / games;
      at += wide;
      return svg`<rect class=${part} x="${at - wide}%" width="${wide}%" height="100%" />`;
    })}
  </svg>`;
}

/** The newest game is the last one. */
function lately({ last, row, best }) {
  const names = [...last].map((each) => NAMES[each]);
  const said = names.map((name) => t(`lately-${name}`)).join(", ");
  return html`<p class="lately">
    <span role="img" aria-label=${t("lately-label", { said })}>${names.map((name) => html`<i class=${name}></i>`)}</span>
    ${best > 1 ? html`<span>${t("opponents-row", { row, best })}</span>` : ""}
  </p>`;
}
