/** The chances while one plays, in words and in short: what they are, whether that is proven, else how near it is. */

import { GAMES } from "../games.js";
import { language, t } from "../i18n/index.js";
import { percent } from "../ui/bars.js";
import { chance, lead, POINTS } from "./advice.js";

const TRIVIAL = 1; // a bound from which on an estimate might be anything

const isProven = ({ exact, off_by: off }) => exact || off === 0;

/** Whether the bound is one of this very value: in Lucky Draw it is of the play as a whole (players/lucky/). */
const isBounded = ({ variants = [] }, { off_by: off }) => off < TRIVIAL && !variants.includes("lucky-draw");

/** `session`: its game and options; `advice`: the coach's for the person, or null. */
export function inWords({ game, options }, advice) {
  if (!advice) return t("live-coming");
  const kind = isProven(advice) ? "exact" : isBounded(options, advice) ? "estimate" : "guess";
  if (options.match === "points") {
    const points = Math.abs(lead(advice.value));
    return t(`live-points-${kind === "exact" ? kind : "guess"}`, {
      points,
      side: lead(advice.value) < 0 ? "behind" : "ahead",
    });
  }
  const told = { chance: percent(chance(advice.value)) };
  if (kind === "estimate") told.points = Math.ceil(POINTS * advice.off_by);
  return t(`live-${GAMES[game].simultaneous ? "" : "round-"}${kind}`, told);
}

/** A number, with ≈ before one that is not proven. */
export function inShort({ options }, advice) {
  if (!advice) return "…";
  const byPoints = () => lead(advice.value).toLocaleString(language(), { signDisplay: "exceptZero" });
  const number = options.match === "points" ? byPoints() : percent(chance(advice.value));
  return `${isProven(advice) ? "" : "≈"}${number}`;
}
