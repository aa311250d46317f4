/** The text of somebody's own player, as this device keeps it. */

export const LONGEST_TEXT = 100_000; // characters

/** The name under which a game's is stored. */
export const nameOfText = (game) => `lab.${game}`;

export const isText = (value) => typeof value === "string" && value.length <= LONGEST_TEXT;
