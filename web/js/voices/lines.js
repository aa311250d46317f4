/** What a computer player says of a round that is on the screen: of what everybody sees there, and nothing else. */

import words from "pocketcrowns:words-voices";
import { addWords, t } from "../i18n/index.js";

addWords(words);

const MANY = 2; // crowns at once, or tiles turned by the last placement, from which a round is worth a word

/** How a player takes a game or a round that went to `winner`: the end of the text's id. */
const won = (seat, winner, good, bad) => (winner === seat ? good : bad);

const MOODS = {
  "brave-rats": (events, seat) => {
    const { winner, worth, game } = events.find(({ kind }) => kind === "verdict");
    if (game) return won(seat, winner, "catches", "caught");
    const end = events.find(({ kind }) => kind === "game-over");
    if (end) return end.winner && won(seat, end.winner, "wins", "loses");
    return worth >= MANY && won(seat, winner, "takes", "hurt");
  },
  "r-vs-r": (events, seat, outcome) => {
    if (outcome) return outcome.winner && won(seat, outcome.winner, "wins", "loses");
    const end = events.findLast(({ kind }) => kind === "round-over");
    if (!end) return null;
    const last = events.slice(events.findLastIndex(({ kind }) => kind === "placed"));
    const turned = last.filter(({ kind, faces }) => kind === "rotated" && faces === end.winner);
    const isTurned = end.reason === "reaper" || turned.length >= MANY;
    return won(seat, end.winner, "takes", isTurned ? "turned" : "hurt");
  },
};

/** The words of the player in `seat`; "" where there is nothing to say. */
export function line({ game, players, stage, table }, seat) {
  const mood = MOODS[game](stage.events, seat, table.outcome);
  return mood ? t(`voice-${players[seat].level}.${mood}`) : "";
}

export const spoken = (name, words) => t("voice-said", { name, words });
