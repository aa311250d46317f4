/** The buttons that turn the pages of a game: first, previous, next, last. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";

const SIGNS = { first: "first", before: "back", after: "after", last: "last" };

/** `at`: the page that is shown, of `count`; `to(number)` shows another. */
export function steps(at, count, to) {
  const targets = { first: 0, before: at - 1, after: at + 1, last: count - 1 };
  return html`<div class="step" role="group" aria-label=${t("review-strip")}>
    ${Object.entries(targets).map(
      ([way, target]) => html`<button
        aria-label=${t(`review-${way}`)}
        title=${t(`review-${way}`)}
        ?disabled=${target === at || target < 0 || target >= count}
        @click=${() => to(target)}
      >
        ${icon(SIGNS[way])}
      </button>`,
    )}
  </div>`;
}
