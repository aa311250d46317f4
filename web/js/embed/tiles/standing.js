/** A position, or a puzzle. */

import { t } from "../../i18n/index.js";
import { nameOfAction } from "../../r_vs_r/action.js";
import { task } from "../../r_vs_r/puzzle.js";
import { puzzlePart } from "../puzzle.js";
import { GAME, players, standing } from "./parts.js";

export { figures } from "./parts.js";

export const position = ({ record, seen, seat }, look) => ({
  title: () => t("embed-position", { game: t(GAME) }),
  body: () => standing(record, seen, look.side || seat || "p1"),
});

/** What a puzzle's position holds, and its solution in words. */
export const puzzle = (value, look) => {
  const { record, seat } = value.puzzle;
  return puzzlePart(value, {
    players,
    task,
    board: () => standing(record, value.seen, look.side || seat),
    answer: (action) => nameOfAction(action, players),
  });
};
