import { GAMES } from "../games.js";
import { language, t } from "../i18n/index.js";
import { percent } from "../ui/bars.js";

/** What the coach's advice says in numbers. */

const SEEN = 0.01; // shares below one percent are not worth a line

export const POINTS = 50; // of win chance, in a value of 1
export const BUDGETS = { "brave-rats": { ms: 2000 }, "r-vs-r": { ms: 600 } }; // to judge one choice; in Brave Rats few need it
const CELLS = 9; // of a board, by which points are told as values

/** By how many points of a round whose seat this value is leads; below 0 it is behind. */
export const lead = (value) => Math.round(CELLS * value);

/** Chances are told as win chances, a tie being half a win. */
export const chance = (value) => Math.min(1, Math.max(0, (1 + value) / 2)); // sums of mixes pass 1 by a rounding

/** What good play chooses, most often first, without what is not worth a line. */
export function goodOnes({ mix }) {
  const least = Math.min(SEEN, Math.max(...mix.map(({ p }) => p)));
  return mix.filter(({ p }) => p >= least).sort((a, b) => b.p - a.p);
}

// The chances while one plays, in words and in short: what they are, whether that is proven, else how near it is.

const TRIVIAL = 1; // a bound from which on an estimate might be anything

/** Whether nothing of what is advised, and of what the position is worth, is an estimate. */
export const isProven = ({ exact, off_by: off }) => exact || off === 0;

/** How near an advice's value is: "exact", an "estimate" with its bound, or a "guess". */
export function kindOf(game, options, advice) {
  if (isProven(advice)) return "exact";
  return advice.off_by < TRIVIAL && GAMES[game].boundsValues(options) ? "estimate" : "guess";
}

/** A value as a number: by how many points it leads, or a win chance. */
export const numberOf = ({ match }, value) =>
  match === "points"
    ? lead(value).toLocaleString(language(), { signDisplay: "exceptZero" }).replace("-", "−")
    : percent(chance(value));

/** By how many points an estimate may be off. */
export const boundOf = ({ off_by: off }) => Math.ceil(POINTS * off);

/** `session`: its game and options; `advice`: the coach's for the person, or null. */
export function inWords({ game, options }, advice) {
  if (!advice) return t("live-coming");
  const kind = kindOf(game, options, advice);
  if (options.match === "points") {
    const points = Math.abs(lead(advice.value));
    return t(`live-points-${kind}`, { points, side: lead(advice.value) < 0 ? "behind" : "ahead" });
  }
  const told = { chance: percent(chance(advice.value)) };
  if (kind === "estimate") told.points = boundOf(advice);
  return t(`live-${GAMES[game].simultaneous ? "" : "round-"}${kind}`, told);
}

/** A number, with ≈ before one that is not proven. */
export const inShort = ({ options }, advice) =>
  advice ? `${isProven(advice) ? "" : "≈"}${numberOf(options, advice.value)}` : "…";
