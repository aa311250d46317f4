/** Which round a position belongs to, and what belongs to a round. */

/** The round that a board is of: between two rounds it still shows the one that is over. */
export const roundOf = ({ phase, round }) => (phase === "choose-first" ? round - 1 : round);

/** What has happened in the round that is going on. */
export function ofThisRound(events) {
  const last = events.findLastIndex(({ kind }) => ["round-over", "round-void", "round-begins"].includes(kind));
  return events.slice(last + 1);
}
