/** What decided a round, among all that came of it; alone, for what shows both games and draws neither. */

export const verdictOf = (events) => events.find(({ kind }) => kind === "verdict");
