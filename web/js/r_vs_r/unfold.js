/**
 * What a board looks like after each of some events, for movement alone: how it really stands the engine says, and that is
 * what is drawn when nothing moves any more.
 */

const OPEN = { down_by: null, under: null, shield: false, silenced: false };

const without = (board, { cell }) => ({ ...board, [cell]: null });

const AFTER = {
  "round-begins": (board) => Object.fromEntries(Object.keys(board).map((cell) => [cell, null])),
  placed: (board, { cell, tile, seat }) => ({
    ...board,
    [cell]: { ...OPEN, tile, faces: seat, under: board[cell]?.tile ?? null },
  }),
  rotated: (board, { cell, faces }) => ({ ...board, [cell]: { ...board[cell], faces } }),
  destroyed: (board, { cell, seat }) => ({ ...board, [cell]: { ...board[cell], faces: null, down_by: seat } }),
  moved: (board, { from, to }) => ({ ...board, [from]: null, [to]: board[from] }),
  banished: without,
  cleared: without,
  "taken-back": without,
  reactivated: (board) => board,
  silenced: (board) => board,
};

const LEAVING = new Set(["banished", "cleared", "taken-back"]);
const ARRIVING = new Set(["placed", "reactivated"]); // the tile from which the power of what follows goes out

/** [{ event, origin, before, board }] for each event that can be seen: `board` while it moves, `before` until then. */
export function unfolded(board, events) {
  let now = board;
  let origin = null;
  return events
    .filter(({ kind }) => kind in AFTER)
    .map((event) => {
      const before = now;
      now = AFTER[event.kind](now, event);
      const from = origin;
      if (ARRIVING.has(event.kind)) origin = event.cell;
      return { event, origin: from, before, board: LEAVING.has(event.kind) ? before : now };
    });
}
