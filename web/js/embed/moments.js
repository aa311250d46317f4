/** A game in moments that a reader turns like pages; no engine is asked. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { titleOf } from "../review/moments.js";
import { icon } from "../ui/icons.js";
import { tell } from "./outside.js";

const BUTTONS = 12;

/**
 * The part of the page that shows `moments` (review/moments.js). `look`: ply and controls; `picture(moment, number)`
 * draws one of them.
 */
export class Pages {
  #at;
  #moments;
  #look;
  #players;
  #picture;
  #page;

  constructor(page, { moments, look, players, picture }) {
    this.#page = page;
    this.#moments = moments;
    this.#look = look;
    this.#players = players;
    this.#picture = picture;
    this.#at = Math.max(0, Math.min(look.ply, moments.length) - 1);
  }

  draw() {
    const { controls } = this.#look;
    const moment = this.#moments[this.#at];
    if (!moment) return html`<p>${t("embed-empty")}</p>`;
    const last = this.#moments.length - 1;
    return html`${controls === "full" && last > 0 ? this.#overview(last) : ""}
      <section class="moment" tabindex="0" @keydown=${(event) => this.#step(event)}>
        <h2 aria-live="polite">${titleOf(moment, this.#at, this.#players)}</h2>
        ${this.#picture(moment, this.#at)}
      </section>
      ${
        controls === "none"
          ? ""
          : html`<div class="step">
              <button ?disabled=${this.#at === 0} @click=${() => this.#to(this.#at - 1)}>
                ${icon("back")} ${t("review-before")}
              </button>
              <button ?disabled=${this.#at === last} @click=${() => this.#to(this.#at + 1)}>${t("review-after")}</button>
            </div>`
      }`;
  }

  /** Every moment at once: a button each, or a scale where there are many. */
  #overview(last) {
    return last < BUTTONS ? this.#strip() : this.#scale(last);
  }

  #scale(last) {
    return html`<input
      type="range"
      class="moments"
      min="1"
      max=${last + 1}
      .value=${String(this.#at + 1)}
      aria-label=${t("review-strip")}
      aria-valuetext=${titleOf(this.#moments[this.#at], this.#at, this.#players)}
      @input=${(event) => this.#to(event.target.valueAsNumber - 1)}
    />`;
  }

  #strip() {
    return html`<ol class="strip" aria-label=${t("review-strip")}>
      ${this.#moments.map(
        (moment, index) => html`<li>
          <button
            aria-current=${index === this.#at ? "true" : "false"}
            aria-label=${titleOf(moment, index, this.#players)}
            @click=${() => this.#to(index)}
          >
            ${index + 1}
          </button>
        </li>`,
      )}
    </ol>`;
  }

  /** The arrow keys turn the pages, only while the moment itself has the focus: a board has arrows of its own. */
  #step(event) {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way || event.target !== event.currentTarget || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    this.#to(this.#at + way);
  }

  #to(number) {
    if (!(number in this.#moments)) return;
    this.#at = number;
    tell("move", { ply: number + 1, of: this.#moments.length });
    this.#page.draw();
  }
}
