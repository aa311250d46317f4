/** What a seat plays in each game: the id of its name where nobody gave it another. */

const SIDES = { "brave-rats": "clan", "r-vs-r": "camp" };

export const sideOf = (game, seat) => `${SIDES[game]}-${seat}`;
