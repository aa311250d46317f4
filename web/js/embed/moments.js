/** A game in moments that a reader turns like pages, or lets run; no engine is asked. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { titleOf } from "../review/moments.js";
import { tell } from "./outside.js";
import { pageButton } from "./page_button.js";

const PACE = 2500; // milliseconds for which a moment stands while it runs

/**
 * The part of the page that shows `moments` (review/moments.js). `look`: ply and controls; `picture(moment, before)`
 * draws one of them, `before` being the one before it or null; `markOf(moment, before)` answers whose it was, if
 * anybody's, and whether it matters, as { seat, matters }.
 */
export class Pages {
  #at;
  #moments;
  #marks;
  #look;
  #players;
  #picture;
  #page;
  #clock = 0;

  constructor(page, { moments, look, players, picture, markOf }) {
    this.#page = page;
    this.#moments = moments;
    this.#marks = moments.map((moment, at) => markOf(moment, moments[at - 1] ?? null));
    this.#look = look;
    this.#players = players;
    this.#picture = picture;
    this.#at = Math.max(0, Math.min(look.ply, moments.length) - 1);
  }

  draw() {
    const moment = this.#moments[this.#at];
    if (!moment) return html`<p>${t("embed-empty")}</p>`;
    const last = this.#moments.length - 1;
    return html`<section class="moment" tabindex="0" @keydown=${(event) => this.#step(event)}>
        <h2 aria-live="polite">${this.#title()}</h2>
        ${this.#picture(moment, this.#moments[this.#at - 1] ?? null)}
      </section>
      ${this.#look.controls === "full" && last > 0 ? this.#course(last) : ""} ${this.#buttons(last)}`;
  }

  /** Let it stand where it is. */
  stop() {
    clearInterval(this.#clock);
    this.#clock = 0;
  }

  #title() {
    return titleOf(this.#moments[this.#at], this.#at, this.#players);
  }

  /** Every moment at once, and where we are among them; those that matter stand out. */
  #course(last) {
    const { matters } = this.#marks[this.#at];
    return html`<div class="moments">
      <ol aria-hidden="true">
        ${this.#marks.map(
          (mark, at) =>
            html`<li class="${mark.seat ?? ""} ${mark.matters ? "matters" : ""} ${at <= this.#at ? "seen" : ""}"></li>`,
        )}
      </ol>
      <input
        type="range"
        min="1"
        max=${last + 1}
        .value=${String(this.#at + 1)}
        aria-label=${t("review-strip")}
        aria-valuetext=${matters ? t("embed-matters", { moment: this.#title() }) : this.#title()}
        @input=${(event) => this.#to(event.target.valueAsNumber - 1)}
      />
    </div>`;
  }

  #buttons(last) {
    const { controls } = this.#look;
    if (controls === "none" || last === 0) return "";
    const [isFirst, isLast] = [this.#at === 0, this.#at === last];
    const before = pageButton("before", () => this.#to(this.#at - 1), isFirst);
    const after = pageButton("after", () => this.#to(this.#at + 1), isLast);
    if (controls === "min") return html`<div class="step">${before} ${after}</div>`;
    return html`<div class="step">
      ${pageButton("first", () => this.#to(0), isFirst)} ${before}
      ${this.#clock ? pageButton("pause", () => this.#pause()) : pageButton("play", () => this.#play())} ${after}
      ${pageButton("last", () => this.#to(last), isLast)}
    </div>`;
  }

  #play() {
    const last = this.#moments.length - 1;
    this.#show(this.#at === last ? 0 : this.#at + 1);
    this.#clock = setInterval(() => {
      if (this.#at + 1 >= last) this.stop();
      this.#show(this.#at + 1);
    }, PACE);
    if (this.#at === last) this.stop();
    this.#page.draw();
  }

  #pause() {
    this.stop();
    this.#page.draw();
  }

  /** The arrow keys turn the pages, only while the moment itself has the focus: a board has arrows of its own. */
  #step(event) {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way || event.target !== event.currentTarget || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    this.#to(this.#at + way);
  }

  /** Somebody turns the pages: it no longer runs by itself. */
  #to(number) {
    if (!(number in this.#moments)) return;
    this.stop();
    this.#show(number);
  }

  #show(number) {
    this.#at = number;
    tell("move", { ply: number + 1, of: this.#moments.length });
    this.#page.draw();
  }
}
