/** The two seats: who sits there at this device, and what they play. */

/** The two of them, p1 first. */
export const SEATS = ["p1", "p2"];

/** The seat opposite. */
export const other = (seat) => (seat === "p1" ? "p2" : "p1");

/** The seat of the one person who plays a computer or solves a puzzle, else null. */
export function alone(players) {
  const people = Object.keys(players).filter((seat) => !players[seat].level && !players[seat].answers);
  return people.length === 1 ? people[0] : null;
}

const SIDES = { "brave-rats": "clan", "r-vs-r": "camp" };

/** The id of the name that a seat of a game has where nobody gave it another. */
export const sideOf = (game, seat) => `${SIDES[game]}-${seat}`;
