/** The arrow keys in a grid that is one stop of the Tab key: from cell to cell, Home and End to the ends of a row. */

const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** For the keydown of a grid; `rows`: its cells as they lie on the screen. */
export function walk(event, rows) {
  const row = rows.findIndex((cells) => cells.includes(event.target));
  if (row < 0 || event.altKey || event.metaKey) return;
  const to = target(event, rows, row, rows[row].indexOf(event.target));
  if (!to) return;
  event.preventDefault();
  to.focus();
}

function target({ key, ctrlKey }, rows, row, column) {
  if (key === "Home") return rows[ctrlKey ? 0 : row][0];
  if (key === "End") return rows.at(ctrlKey ? -1 : row).at(-1);
  if (!(key in STEPS) || ctrlKey) return null;
  const [down, right] = STEPS[key];
  return rows[row + down]?.[column + right] ?? rows[row][column]; // at the edge it stays
}
