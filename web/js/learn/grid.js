/** The arrow keys in a table that is one stop of the Tab key: from cell to cell, Home and End to the ends of a row. */

const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** For the keydown of a table in whose body every row has one heading and then its cells. */
export function walk(event) {
  const from = event.target.closest("td");
  const rows = [...event.currentTarget.tBodies[0].rows].map(({ cells }) => [...cells].slice(1));
  const row = rows.findIndex((cells) => cells.includes(from));
  if (row < 0 || event.altKey || event.metaKey) return;
  const to = target(event, rows, row, rows[row].indexOf(from));
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
