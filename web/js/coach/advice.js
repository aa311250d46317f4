/** What the coach's advice says in numbers. */

const SEEN = 0.01; // shares below one percent are not worth a line

/** Chances are told as win chances, a tie being half a win. */
export const chance = (value) => (1 + value) / 2;

/** What good play chooses, most often first, without what is not worth a line. */
export function goodOnes({ mix }) {
  const least = Math.min(SEEN, Math.max(...mix.map(({ p }) => p)));
  return mix.filter(({ p }) => p >= least).sort((a, b) => b.p - a.p);
}
