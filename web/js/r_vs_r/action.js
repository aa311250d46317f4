/** A placement in words: "bard@b2!b3:ne" and what else a seat can choose. */

import { FIRST, KEEP, partsOf, placement } from "../actions.js";
import { t } from "../i18n/index.js";
import { named } from "../ui/parts.js";
import { isDirection, line } from "./lines.js";
import { nameOfTile, printed, theTile } from "./tile.js";

const CELL = /^[abc][123]$/;

/** One part of a target: a cell, a tile, one of the groups, or the line that begins at `origin`. */
export function nameOfPart(part, origin) {
  if (CELL.test(part)) return part;
  if (isDirection(part)) return t("rvr-arg-line", { cell: line(origin, part).at(-1) });
  return printed(part) ? theTile(part) : t(`rvr-arg-${part}`);
}

/** What a choice is called in a list of choices. */
export function nameOfAction(action, players) {
  if (action.startsWith(KEEP)) return nameOfTile(action.slice(KEEP.length));
  if (action.startsWith(FIRST)) return t("rvr-first", named(players, { name: action.slice(FIRST.length) }));
  const { tile, cell, target } = placement(action);
  const words = { tile: nameOfTile(tile), cell };
  if (!target) return t("rvr-action", words);
  const parts = partsOf(target).map((part, n, all) => nameOfPart(part, all[n - 1] ?? cell));
  return t("rvr-action-target", { ...words, target: parts.join(" → ") });
}
