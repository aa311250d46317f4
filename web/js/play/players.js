/** Who sits at this device. */

/** The seat of the one person who plays a computer or solves a puzzle, else null. */
export function alone(players) {
  const people = Object.keys(players).filter((seat) => !players[seat].level && !players[seat].answers);
  return people.length === 1 ? people[0] : null;
}
