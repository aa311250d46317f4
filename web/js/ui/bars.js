/** Shares of a whole as bars, with their numbers. */

import { html, svg } from "lit-html";
import { language, t } from "../i18n/index.js";

export const percent = (share) =>
  share.toLocaleString(language(), { style: "percent", maximumFractionDigits: share > 0 && share < 0.01 ? 1 : 0 });

/** `rows`: { label, share, marked }; `share` from 0 to 1; the marked ones are told apart in words too. */
export const bars = (rows) => html`<ul class="bars">
  ${rows.map(
    ({ label, share, marked }) => html`<li class=${marked ? "marked" : ""}>
      <span class="bar-label">${label}${marked ? html` <em>${t("bar-chosen")}</em>` : ""}</span>
      ${bar(share)} <span class="bar-number">${percent(share)}</span>
    </li>`,
  )}
</ul>`;

const bar = (share) => svg`<svg class="share" aria-hidden="true" focusable="false">
  <rect width="100%" height="100%" class="whole" /><rect width="${100 * share}%" height="100%" class="part" />
</svg>`;

/** Two chances that share one bar: `first` from 0 to 1 is the left one's. */
export const scale = (first) => svg`<svg class="scale" aria-hidden="true" focusable="false">
  <rect width="100%" height="100%" class="right" /><rect width="${100 * first}%" height="100%" class="left" />
</svg>`;
