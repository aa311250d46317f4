/** What the coach's advice says in numbers. */

const SEEN = 0.01; // shares below one percent are not worth a line

export const POINTS = 50; // of win chance, in a value of 1
const CELLS = 9; // of a board, by which points are told as values

/** By how many points of a round whose seat this value is leads; below 0 it is behind. */
export const lead = (value) => Math.round(CELLS * value);

/** Chances are told as win chances, a tie being half a win. */
export const chance = (value) => (1 + value) / 2;

/** What good play chooses, most often first, without what is not worth a line. */
export function goodOnes({ mix }) {
  const least = Math.min(SEEN, Math.max(...mix.map(({ p }) => p)));
  return mix.filter(({ p }) => p >= least).sort((a, b) => b.p - a.p);
}
