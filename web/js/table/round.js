/** The round that a position is of: between two rounds of R vs R the board still shows the one that is over. */
export const roundOf = ({ phase, round }) => (phase === "choose-first" ? round - 1 : round);
