/** The buttons that turn the pages of a game or a study: by themselves, since a study runs through no moments. */

import { html, svg } from "lit-html";
import { t } from "../i18n/index.js";

/** What is on the buttons: a triangle for a moment, a bar for an end. */
const SIGNS = {
  first: "M5 4h3v16H5zM20 4v16L9 12z",
  before: "M17 4v16L6 12z",
  play: "M7 4v16l13-8z",
  pause: "M5 4h5v16H5zM14 4h5v16h-5z",
  after: "M7 4v16l11-8z",
  last: "M16 4h3v16h-3zM4 4v16l11-8z",
};

const WORDS = {
  first: "embed-first",
  before: "review-before",
  play: "embed-play",
  pause: "embed-pause",
  after: "review-after",
  last: "embed-last",
};

/** A button that turns pages; `sign`: which one. */
export const pageButton = (sign, act, isDisabled = false) =>
  html`<button class=${sign} aria-label=${t(WORDS[sign])} title=${t(WORDS[sign])} ?disabled=${isDisabled} @click=${act}>${svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${SIGNS[sign]} /></svg>`}</button>`;
