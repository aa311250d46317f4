/** A game of Brave Rats as a tale: what the engine told of it, in other words. */

import { t } from "../i18n/index.js";
import { other } from "../players.js";
import { nameOf } from "../ui/parts.js";
import { isLast } from "./round.js";

const WAYS = 3; // ways to say what happens often

/**
 * { title, parts: [{ heading, lines, round, picture }] }: `round` is what stands under a heading, as signs and crowns,
 * `picture` the winner's sign before the last words.
 */
export function taleOfRats(turns, players) {
  const names = { first: nameOf(players, "p1"), second: nameOf(players, "p2") };
  const parts = [{ heading: null, lines: [t("tale-rats-opening", names)] }];
  let rounds = 0;
  let game = 1;
  for (const { events, view } of turns) {
    for (const event of events) {
      if (event.kind === "verdict") {
        rounds += 1;
        parts.push({
          heading: [
            ...(view.options.variants.includes("emperor") ? [t("score-game", { game })] : []),
            t("tale-rats-round", { round: rounds }),
          ].join(" · "),
          lines: clash(event, players, rounds, isLast(events)),
          round: { ...event, signs: event.cards, target: view.seen.target },
        });
      } else {
        parts.at(-1).lines.push(...aside(event, view, players));
        if (event.kind === "game-over") [game, rounds] = [game + 1, 0];
      }
    }
    if (view.outcome) parts.push({ heading: null, lines: [ending(view, players)], picture: hero(view) });
  }
  return { title: t("tale-title", names), parts };
}

/** What the clash came to, then what else the cards did in it. */
function clash({ cards, as, strength, winner, worth, game, held, wins, why }, players, number, last) {
  const seat = winner ?? "p1";
  const card = (each) => t(`card-${as[each]}.the`);
  const which = winner === null ? "equal" : as.p1 === as.p2 ? "both" : "other";
  const words = {
    way: number % WAYS,
    case: which,
    winner: nameOf(players, seat),
    loser: nameOf(players, other(seat)),
    card: card(seat),
    rival: card(other(seat)),
    high: Math.max(strength.p1, strength.p2),
    low: Math.min(strength.p1, strength.p2),
  };
  const masks = ["p1", "p2"].filter((each) => cards[each] !== as[each]);
  return [
    ...masks.map((each) => t("tale-rats-mask", { name: nameOf(players, each), card: card(each) })),
    ...why.silenced.map((each) => t("tale-rats-silenced", { name: nameOf(players, each), card: card(each) })),
    t(`tale-rats-${why.line}`, words),
    ...(winner && !game && worth > 1 ? [t("tale-rats-worth", { winner: words.winner, worth })] : []),
    ...(winner === null && !last ? [waiting(held, players)] : []),
    ...(winner && !game
      ? [t("tale-rats-score", { first: nameOf(players, "p1"), second: nameOf(players, "p2"), a: wins.p1, b: wins.p2 })]
      : []),
  ];
}

/** What lies on hold after a round that nobody took: for either side the same, or more for one (BR4). */
function waiting({ p1: a, p2: b }, players) {
  if (a === b) return t("tale-rats-waits", { held: a });
  return t("tale-rats-waits-differs", { first: nameOf(players, "p1"), second: nameOf(players, "p2"), a, b });
}

/** What happened beside the clashes; the end of a game is worth a line where there are several. */
function aside({ kind, seat, shows_first: shower, winner, games }, { options }, players) {
  const name = seat && nameOf(players, seat);
  const tell = {
    bonus: () => t("tale-rats-bonus", { name }),
    look: () => t("tale-rats-look", { name, first: nameOf(players, shower) }),
    "spies-cancel": () => t("tale-rats-spies"),
    "game-over": () => {
      if (!options.variants.includes("emperor")) return null;
      const score = { a: games.p1, b: games.p2 };
      return winner
        ? t("tale-rats-game", { winner: nameOf(players, winner), ...score })
        : t("tale-rats-game-tied", score);
    },
  }[kind];
  const line = tell?.();
  return line ? [line] : [];
}

/** The rat that decided it. */
function hero({ outcome: { winner }, seen: { rounds } }) {
  const last = rounds.findLast((round) => round.winner === winner);
  return winner && last ? { seat: winner, sign: last.cards[winner] } : null;
}

function ending({ outcome: { winner, reason } }, players) {
  if (!winner) return t("tale-rats-tied");
  return t(reason === "princess" ? "tale-rats-princess-end" : "tale-rats-crown", { winner: nameOf(players, winner) });
}
