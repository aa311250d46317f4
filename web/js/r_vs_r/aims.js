/** Where on the table the next part of a target is chosen: a cell of the board, a tile beside it, or a button. */

import { printed } from "./tile.js";

// Columns towards c, rows towards 3, for each direction of PROTOCOL's "queen"; clockwise from the top.
const STEPS = {
  n: [0, 1],
  ne: [1, 1],
  e: [1, 0],
  se: [1, -1],
  s: [0, -1],
  sw: [-1, -1],
  w: [-1, 0],
  nw: [-1, 1],
};
const DIRECTIONS = Object.keys(STEPS);
const GROUPS = {
  orthogonal: ["n", "e", "s", "w"],
  diagonal: ["ne", "se", "sw", "nw"],
};
const CELL = /^[abc][123]$/;

/** The cell that lies next to another in a direction, or null at the edge. */
function next(cell, direction) {
  const [across, up] = STEPS[direction];
  const found = String.fromCharCode(cell.charCodeAt(0) + across) + (Number(cell[1]) + up);
  return CELL.test(found) ? found : null;
}

/** All cells from here to the edge. */
function line(cell, direction) {
  const there = next(cell, direction);
  return there ? [there, ...line(there, direction)] : [];
}

/**
 * `cells`: which part a tap on a cell picks; `arrows`: the direction in degrees, for cells that stand for a line;
 * `reach`: all the cells that a part would touch; `tiles`: parts that are tiles; `others`: what only a button can say.
 */
export function aimsOf(choice) {
  const aims = { cells: {}, arrows: {}, reach: {}, tiles: [], others: [] };
  if (choice.step !== "target") return aims;
  const origin = choice.parts?.findLast((part) => CELL.test(part)) ?? choice.cell;
  for (const part of choice.offers) {
    if (CELL.test(part)) put(aims, part, [part]);
    else if (STEPS[part]) {
      const cells = line(origin, part);
      put(aims, part, cells.slice(0, 1), cells);
      aims.arrows[cells[0]] = DIRECTIONS.indexOf(part) * (360 / DIRECTIONS.length);
    } else if (GROUPS[part]) put(aims, part, GROUPS[part].map((direction) => next(origin, direction)).filter(Boolean));
    else if (part === "hidden" || printed(part)) aims.tiles.push(part);
    else aims.others.push(part);
  }
  return aims;
}

function put(aims, part, cells, reach = cells) {
  for (const cell of cells) aims.cells[cell] = part;
  aims.reach[part] = reach;
}
