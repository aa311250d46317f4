/** The round that a board is of: between two rounds it still shows the one that is over. */
export const roundOf = ({ phase, round }) => (phase === "choose-first" ? round - 1 : round);
