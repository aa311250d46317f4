/** The geometry of the board, as engine/pocketcrowns/r_vs_r/grid.py has it: directions, and the cells that lie in them. */

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
/** Of those groups that are chosen between. */
const GROUPS = {
  orthogonal: ["n", "e", "s", "w"],
  diagonal: ["ne", "se", "sw", "nw"],
};
const CELL = /^[abc][123]$/;

export const isDirection = (part) => part in STEPS;

/** A direction in degrees, clockwise from the top. */
export const degrees = (direction) => DIRECTIONS.indexOf(direction) * (360 / DIRECTIONS.length);

/** The ways that a part of a target goes: one for a direction, four for a group of them. */
export const waysOf = (part) => GROUPS[part] ?? (isDirection(part) ? [part] : []);

/** The cell that lies next to another in a direction, or null at the edge. */
export function next(cell, direction) {
  const [across, up] = STEPS[direction];
  const found = String.fromCharCode(cell.charCodeAt(0) + across) + (Number(cell[1]) + up);
  return CELL.test(found) ? found : null;
}

/** All cells from here to the edge. */
export function line(cell, direction) {
  const there = next(cell, direction);
  return there ? [there, ...line(there, direction)] : [];
}

/** The cells that stand for a part of a target which goes out from `origin`, or null. */
export function cellsOf(part, origin) {
  if (CELL.test(part)) return [part];
  if (isDirection(part)) return line(origin, part);
  return GROUPS[part]?.map((direction) => next(origin, direction)).filter(Boolean) ?? null;
}
