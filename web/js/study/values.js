/** The study board's values: what every choice is worth, live. */

import { html } from "lit-html";
import { boundOf, chance, isProven, kindOf, numberOf } from "../coach/advice.js";
import { t } from "../i18n/index.js";
import { bar, percent } from "../ui/bars.js";
import { nameOf } from "../ui/parts.js";
import { hides } from "./study.js";

const FIRST = 8; // rows before all are wanted

let showsAll = false;

/** What every choice is worth, the best first: { action, p, value, number, isBest }; no number where all are alike. */
export function ratedBy(options, advice) {
  // Beside what is proven to win, what is only thought to is no equal.
  const sign = ({ value }) => (isProven(advice) && !advice.exact && Math.abs(value) < 1 ? "≈" : "");
  const all = advice.mix.map((each) => ({ ...each, number: sign(each) + numberOf(options, each.value) }));
  all.sort((a, b) => b.value - a.value || b.p - a.p);
  const best = all[0]?.number;
  const isAlike = all.length > 1 && all.at(-1).number === best;
  return all.map((each) => (isAlike ? { ...each, number: null } : { ...each, isBest: each.number === best }));
}

/** Every choice of each side that chooses now, the best first. */
export function values({ app, now, players, game, room }) {
  const { view, advice } = now.now;
  const { options } = now.record;
  return html`<section class="values right">
    ${view.waiting_for.length && hides(now.now) ? html`<p class="quiet">${t("study-by-own")}</p>` : ""}
    ${view.waiting_for.map((seat) => {
      const found = advice[seat];
      const all = found ? ratedBy(options, found) : [];
      const rows = showsAll || game.simultaneous ? all : all.slice(0, FIRST);
      return html`<div class="head">
          <h2 class=${seat}>${t("study-chooses", { name: nameOf(players, seat) })}</h2>
          <p class="quiet" aria-live="polite">${said(now.game, options, found, all)}</p>
        </div>
        ${game.simultaneous && all[0]?.number ? html`<p class="columns quiet" aria-hidden="true"><span>${t("study-played")}</span> <span>${t("study-then")}</span></p>` : ""}
        <ul>
          ${rows.map(
            ({ action, p, value, number, isBest }) => html`<li class="${seat} ${isBest ? "best" : ""}">
              <button aria-pressed=${now.picked[seat] === action ? "true" : "false"} @click=${() => app.attempt(() => now.choose(seat, action))}>
                ${room.sign(action, seat)} <span>${game.actionName(action, players)}${game.simultaneous && p >= 0.005 ? html` <small>${t("study-share", { share: percent(p) })}</small>` : ""}</span>
                ${number ? html`${bar(game.simultaneous ? p : chance(value))} <b>${game.simultaneous ? html`<span class="unseen">${t("study-then")}</span> ` : ""}${number}</b>` : ""}
              </button>
            </li>`,
          )}
        </ul>
        ${rows.length < all.length ? html`<button class="all" @click=${() => showAll(app)}>${t("study-all", { count: all.length })}</button>` : ""}`;
    })}
  </section>`;
}

/** What the position is worth to a seat, how near that is, and whether it matters what is chosen. */
function said(game, options, found, [first]) {
  if (!found) return t("advice-coming");
  const worth = t("study-worth", { of: options.match ?? "game", worth: numberOf(options, found.value) });
  const end = options.match === "points" ? null : { 1: "won", [-1]: "lost" }[found.value];
  const value = t(`study-value-${kindOf(game, options, found)}`, {
    worth,
    comes: end ?? "open",
    points: boundOf(found),
  });
  return first?.number === null ? t("study-alike", { value }) : value;
}

function showAll(app) {
  showsAll = true;
  app.draw();
}
