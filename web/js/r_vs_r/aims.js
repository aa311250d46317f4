/** Where on the table the next part of a target is chosen: a cell of the board, a tile beside it, or a button. */

import { cellsOf, degrees, next, waysOf } from "./lines.js";
import { printed } from "./tile.js";

const CELL = /^[abc][123]$/;

/**
 * `origin`: the cell that the power goes out from; `cells`: which part a tap on a cell picks; `arrows`: the direction in
 * degrees, next to the origin; `tiles`: parts that are tiles; `others`: what only a button can say.
 */
export function aimsOf(choice) {
  const origin = choice.parts?.findLast((part) => CELL.test(part)) ?? choice.cell;
  const aims = { origin, cells: {}, arrows: {}, tiles: [], others: [] };
  if (choice.step !== "target") return aims;
  for (const part of choice.offers) {
    const cells = cellsOf(part, origin);
    for (const cell of cells ?? []) aims.cells[cell] = part;
    for (const way of waysOf(part)) {
      const there = next(origin, way);
      if (there) aims.arrows[there] = degrees(way);
    }
    if (part === "hidden" || printed(part)) aims.tiles.push(part);
    else if (!cells) aims.others.push(part);
  }
  return aims;
}
