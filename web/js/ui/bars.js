/** Shares of a whole as bars, with their numbers. */

import { html, svg } from "lit-html";
import { language, t } from "../i18n/index.js";

export const percent = (share) =>
  share.toLocaleString(language(), { style: "percent", maximumFractionDigits: share > 0 && share < 0.01 ? 1 : 0 });

/** Shares of a whole as whole percents that add up to 100: the largest remainders are rounded up. */
export function percents(shares) {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const exact = shares.map((share) => (100 * share) / whole);
  const found = exact.map(Math.floor);
  const byRemainder = [...exact.keys()].sort((a, b) => exact[b] - found[b] - (exact[a] - found[a]));
  const missing = 100 - found.reduce((sum, each) => sum + each, 0);
  for (const place of byRemainder.slice(0, missing)) found[place] += 1;
  return found.map((each) => percent(each / 100));
}

/** What is seen of a choice, whose label says it. */
const seen = (label, sign) => (sign ? html`<span title=${label} aria-hidden="true">${sign}</span>` : "");

/**
 * `rows`: { label, share, marked, sign }; `share` from 0 to 1; the marked ones are told apart in words too. What has a
 * sign needs no label to be seen.
 */
export const bars = (rows, numbers = rows.map(({ share }) => percent(share))) => html`<ul class="bars">
  ${rows.map(
    ({ label, share, marked, sign }, place) => html`<li class=${marked ? "marked" : ""}>
      ${seen(label, sign)}
      <span class="bar-label ${sign ? "unseen" : ""}">${label}${marked ? html` <em>${t("bar-chosen")}</em>` : ""}</span>
      ${bar(share)} <span class="bar-number">${numbers[place]}</span>
    </li>`,
  )}
</ul>`;

/** Bars of shares that make a whole. */
export const mix = (rows) => bars(rows, percents(rows.map(({ share }) => share)));

/**
 * Choices without shares; the marked ones are told apart in words too, and what has a sign shows it.
 *
 * `hand`: { take(action), point(action or null), sign(action) } where they can be taken, and shown for as long as they
 * are pointed at.
 */
export const choices = (rows, hand = null) => html`<ul class="choices">
  ${rows.map(
    ({ action, label, marked, sign }) => html`<li class=${marked ? "marked" : ""}>
      ${hand ? taking(hand, action, label) : html`${seen(label, sign)} <strong>${label}</strong>`}${marked ? html` <em>${t("bar-chosen")}</em>` : ""}
    </li>`,
  )}
</ul>`;

/** A finger that rests on it takes it, so only a mouse and a keyboard point. */
const taking = ({ take, point, sign }, action, label) => html`<button
  @click=${() => take(action)}
  @pointerenter=${({ pointerType }) => pointerType === "mouse" && point(action)}
  @pointerleave=${({ pointerType }) => pointerType === "mouse" && point(null)}
  @focus=${({ currentTarget }) => currentTarget.matches(":focus-visible") && point(action)}
  @blur=${() => point(null)}
>
  ${sign(action)} <span>${label}</span>
</button>`;

export const bar = (share) => svg`<svg class="share" aria-hidden="true" focusable="false">
  <rect width="100%" height="100%" class="whole" /><rect width="${100 * share}%" height="100%" class="part" />
</svg>`;

/** Two chances that share one bar: `first` from 0 to 1 is the left one's. */
export const scale = (first) => svg`<svg class="scale" aria-hidden="true" focusable="false">
  <rect width="100%" height="100%" class="right" /><rect width="${100 * first}%" height="100%" class="left" />
</svg>`;
