/** Who sits at this device. */

/** The seat of the one person who plays a computer, else null. */
export function alone(players) {
  const people = Object.keys(players).filter((seat) => !players[seat].level);
  return people.length === 1 ? people[0] : null;
}
