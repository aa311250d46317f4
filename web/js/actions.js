/** Actions as text, read and written here alone; engine/pocketcrowns/core/actions.py does the same for the engine. */

export const KEEP = "keep ";
export const FIRST = "first ";

/** The two sides of a text around the first mark, as Python's partition gives them. */
function around(text, mark) {
  const [before, ...behind] = text.split(mark);
  return [before, behind.join(mark)];
}

/** Whether a tile is put somewhere. */
export const isPlacement = (action) => action.includes("@");

/** "bard@b2!b3:ne" -> { tile: "bard", cell: "b2", target: "b3:ne" }; `target` is null without a power. */
export function placement(action) {
  const [plain, target] = around(action, "!");
  const [tile, cell] = around(plain, "@");
  return { tile, cell, target: plain === action ? null : target };
}

/** As it is written. */
export const placed = (tile, cell, target = null) => `${tile}@${cell}${target === null ? "" : `!${target}`}`;

/** The parts of a target, joined by different signs: "b3:a1-c1" -> ["b3", "a1", "c1"]. */
export const partsOf = (target) => target.split(/[:-]/);

/** The cell and the inner target of what is done again; the second is "" where there is none. */
export const again = (target) => around(target, ":");

/** The cells of what is moved; the second is "" where there is none. */
export const ends = (target) => around(target, "-");
