/**
 * The rounds of a record of Brave Rats, told without Python: each is looked up in what the engine wrote when the app was
 * built (beats.js). Here rounds are only put one after the other, as engine/pocketcrowns/brave_rats/rounds.py does.
 */

import { other, SEATS } from "../players.js";

const NOTHING = { p1: 0, p2: 0 };
const FRESH = { round: 0, wins: NOTHING, held: NOTHING, bonus: NOTHING, shows_first: null, previous: {} };

const both = (valueFor) => Object.fromEntries(SEATS.map((seat) => [seat, valueFor(seat)]));

/**
 * Every turn of the record as the engine's verb "replay" tells it, as far as pictures and scores need it. `ends`: the
 * numbers of the turns with which a game of the session was over.
 */
export function replayOf({ record, ends }, beats) {
  const { options, turns } = record;
  const target = beats.targetOf(options.variants);
  let now = { ...FRESH, game_no: 1, games: NOTHING };
  let isOver = false; // whether the last round ended a game
  let open = {}; // the cards of a round that is not over
  return turns.map((choices, turn) => {
    const played = Object.entries(choices).filter(([actor, action]) => actor !== "luck" && !action.includes(" "));
    open = { ...open, ...Object.fromEntries(played) };
    let events = [];
    if (SEATS.every((seat) => seat in open)) {
      if (isOver) now = { ...FRESH, games: now.games, game_no: now.game_no + 1 };
      [events, now] = settled(now, open, options.rulings, beats);
      isOver = ends.includes(turn);
      if (isOver) [events, now] = ended(events, now, winnerOf(events[0], target, options.rulings));
      open = {};
    }
    const { previous, ...seen } = now;
    return { turn, choices, events, view: { options, seen: { ...seen, target, shown: null, piles: NOTHING } } };
  });
}

/** One round: its events, and how it stands after it. */
function settled({ wins, held, bonus, previous, round, ...game }, cards, rulings, beats) {
  const becomes = (seat) =>
    beats.copies(cards[seat], bonus[other(seat)]).find((each) => each.previous === (previous[other(seat)] ?? null))
      ?.as ?? cards[seat];
  const as = both(becomes);
  const [found, ...others] = beats.events(rulings, as, bonus);
  const { winner, game: isGame } = found;
  const worth = winner && !isGame ? found.worth + held[winner] : found.worth;
  const verdict = {
    ...found,
    cards,
    worth,
    wins: both((seat) => wins[seat] + (seat === winner ? worth : 0)),
    held: both((seat) => (winner ? 0 : held[seat] + found.held[seat])),
  };
  const told = (kind) => others.filter((event) => event.kind === kind);
  const next = {
    wins: verdict.wins,
    held: verdict.held,
    bonus: both((seat) => told("bonus").find((event) => event.seat === seat)?.strength ?? 0),
    shows_first: told("look")[0]?.shows_first ?? null,
    previous: as,
    round: round + 1,
  };
  return [[verdict, ...others], { ...game, ...next }];
}

/** Whose game it was: the Princess's, else by victories (BR6); null for a tie. */
function winnerOf({ game, winner, wins }, target, { cards_out: cardsOut }) {
  if (game) return winner;
  const won = SEATS.find((seat) => wins[seat] >= target);
  if (won || cardsOut !== "most_victories" || wins.p1 === wins.p2) return won ?? null;
  return wins.p1 > wins.p2 ? "p1" : "p2";
}

/** The same for the last round of a game: it prepares nothing (BR5), and what it leaves on hold is nobody's. */
function ended([verdict], now, winner) {
  const games = both((seat) => now.games[seat] + (seat === winner ? 1 : 0));
  const over = { kind: "game-over", game_no: now.game_no, winner, games };
  return [[verdict, over], { ...now, games, held: NOTHING, bonus: NOTHING, shows_first: null }];
}
