/** The course of a game: one line of the chances after each moment, whose points can be tapped. */

import { html, svg } from "lit-html";
import { chance } from "../coach/advice.js";
import { GAMES } from "../games.js";
import { t } from "../i18n/index.js";
import { percents } from "../ui/bars.js";
import { nameOf } from "../ui/parts.js";

/** `of`: "game" or "round", what the chances are of; `at`: the moment that is shown, `to(number)` shows another. */
export function course({ now, players, record }, of, at, to) {
  const shares = sharesOf(now, record);
  const here = shares[at + 1];
  const [a, b] = here === null ? ["…", "…"] : percents([here, 1 - here]);
  const x = (n) => (100 * n) / (shares.length - 1);
  const known = shares.map((share, n) => ({ share, n })).filter(({ share }) => share !== null);
  const line = known.map(({ share, n }) => `${x(n)},${100 - 100 * share}`);
  const area = known.length ? [...line, `${x(known.at(-1).n)},100`, `${x(known[0].n)},100`].join(" ") : "";
  return html`<figure class="course">
    <figcaption><b class="p1">${nameOf(players, "p1")} ${a}</b> <span class="quiet">${t(`review-course-${of}`)}</span> <b class="p2">${b} ${nameOf(players, "p2")}</b></figcaption>
    <svg aria-hidden="true" focusable="false">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        <rect width="100" height="100" class="p2" />
        <polygon points=${area} class="p1" />
        <path d="M0 50H100" class="even" />
        <polyline points=${line.join(" ")} />
      </svg>
      <line x1=${`${x(at + 1)}%`} x2=${`${x(at + 1)}%`} y1="0" y2="100%" />
      ${known.map(({ share, n }) => point(x(n), 100 - 100 * share, n - 1, at, to))}
    </svg>
  </figure>`;
}

/**
 * The first seat's chance before the first moment and after each: null where it is not known yet. After a round in
 * which both chose it is what it was before the next one, and at the end how the game came out.
 */
function sharesOf(now, { game }) {
  const found = now.moments.map((each) => now.at(each)[0]);
  const of = (each, value) => (each.seat === "p1" ? chance(value) : 1 - chance(value));
  const before = found.map((each) => (each ? of(each, each.value_before) : null));
  if (!GAMES[game].simultaneous) return [before[0], ...found.map((each) => (each ? of(each, each.value_after) : null))];
  const { winner } = now.moments.at(-1).view.outcome ?? {};
  return [...before, winner ? Number(winner === "p1") : 0.5];
}

const point = (
  x,
  y,
  moment,
  at,
  to,
) => svg`<circle cx=${`${x}%`} cy=${`${y}%`} r="6" class=${moment === at ? "here" : ""} />
  ${moment < 0 ? "" : svg`<circle cx=${`${x}%`} cy=${`${y}%`} r="18" class="touch" @click=${() => to(moment)} />`}`;
