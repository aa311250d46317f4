/** What is sent: the value of a link (js/links), out of what the engine tells of a game. Seeds stay at home. */

/** A finished game; `turns` as the engine's "replay" tells them. */
export function gameValue(record, turns) {
  const shown = { kind: "r", record: { ...record, seed: "" } };
  if (turns.some(({ view }) => view.seen.board)) return { ...shown, views: turns.map(({ view }) => view.seen) };
  const isEnd = ({ events }) => events.some(({ kind }) => kind === "game-over");
  return { ...shown, views: null, ends: turns.filter(isEnd).map(({ turn }) => turn) };
}

/** How it stood in a finished game after so many turns; `seen` by an onlooker then. */
export function positionValue(record, turns, seen) {
  const before = { ...record, seed: "", turns: record.turns.slice(0, turns) };
  return { kind: "p", record: before, seat: null, seen: withoutRounds(seen) };
}

/** A puzzle, `seen` by the seat that is to solve it. */
export const puzzleValue = (puzzle, seen) => ({ kind: "z", puzzle, seen: withoutRounds(seen) });

/** The rounds of Brave Rats are in the record; those of R vs R are a score. */
function withoutRounds(seen) {
  const { rounds, ...others } = seen;
  return Array.isArray(rounds) ? others : seen;
}

/** The game that a value is about; null for a game by correspondence, whose content is the engine's. */
export const gameOf = ({ record, puzzle, game }) => (record ?? puzzle?.record)?.game ?? game ?? null;
