/** The chances while one plays, in words and in short: what they are, whether that is proven, else how near it is. */

import { GAMES } from "../games.js";
import { language, t } from "../i18n/index.js";
import { percent } from "../ui/bars.js";
import { chance, lead, POINTS } from "./advice.js";

const TRIVIAL = 1; // a bound from which on an estimate might be anything

const isProven = ({ exact, off_by: off }) => exact || off === 0;

/** Whether the bound is one of this very value: in Lucky Draw it is of the play as a whole (players/lucky/). */
const isBounded = ({ variants = [], match }, { off_by: off }) =>
  off < TRIVIAL && match !== "points" && !variants.includes("lucky-draw");

/** How near an advice's value is: "exact", an "estimate" with its bound, or a "guess". `options`: those of the game. */
export const kindOf = (options, advice) =>
  isProven(advice) ? "exact" : isBounded(options, advice) ? "estimate" : "guess";

/** A value as a number: by how many points it leads, or a win chance. */
export const numberOf = ({ match }, value) =>
  match === "points" ? lead(value).toLocaleString(language(), { signDisplay: "exceptZero" }) : percent(chance(value));

/** By how many points an estimate may be off. */
export const boundOf = ({ off_by: off }) => Math.ceil(POINTS * off);

/** `session`: its game and options; `advice`: the coach's for the person, or null. */
export function inWords({ game, options }, advice) {
  if (!advice) return t("live-coming");
  const kind = kindOf(options, advice);
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
