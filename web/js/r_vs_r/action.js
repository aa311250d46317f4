/** A placement in words: "bard@b2!b3:ne" and what else a seat can choose. */

import { t } from "../i18n/index.js";
import { named } from "../ui/parts.js";
import { nameOfTile, printed, theTile } from "./tile.js";

const CELL = /^[abc][123]$/;

/** One part of a target: a cell, a tile, or one of the groups and directions. */
export function nameOfPart(part) {
  if (CELL.test(part)) return part;
  return printed(part) ? theTile(part) : t(`rvr-arg-${part}`);
}

/** What a choice is called in a list of choices. */
export function nameOfAction(action, players) {
  const [word, rest] = action.split(" ");
  if (word === "keep") return nameOfTile(rest);
  if (word === "first") return t("rvr-first", named(players, { name: rest }));
  const [placement, target] = action.split("!");
  const [tile, cell] = placement.split("@");
  const parts = target?.split(/[:-]/).map(nameOfPart).join(" → ");
  const words = { tile: nameOfTile(tile), cell };
  return parts ? t("rvr-action-target", { ...words, target: parts }) : t("rvr-action", words);
}
