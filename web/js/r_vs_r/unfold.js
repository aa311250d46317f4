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

/** [{ event, before, board }], the board before and after each event that can be seen there. */
export function unfolded(board, events) {
  let now = board;
  return events
    .filter(({ kind }) => kind in AFTER)
    .map((event) => {
      const before = now;
      now = AFTER[event.kind](now, event);
      return { event, before, board: now };
    });
}

/** What has happened in the round that is going on. */
export function ofThisRound(events) {
  const last = events.findLastIndex(({ kind }) => ["round-over", "round-void", "round-begins"].includes(kind));
  return events.slice(last + 1);
}
