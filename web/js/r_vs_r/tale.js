/** A match of R vs R as a tale, in which the nine cells are provinces: what the engine told of it, in other words. */

import { listed, t } from "../i18n/index.js";
import { other } from "../players.js";
import { nameOf } from "../ui/parts.js";
import { theTile } from "./tile.js";

const WAYS = 3; // ways to say what happens often
const BREATH = 4; // placements in a paragraph
const ROUNDS = 2; // win a match
const ROWS = [3, 2, 1]; // from Religion's side
const COLUMNS = ["a", "b", "c"];

export const province = (cell) => t(`province-${cell}`);

/** As of Brave Rats; a round has the tile that each side placed last. `map`: where the provinces lie, row by row. */
export function taleOfTheRealm(turns, players) {
  const names = { first: nameOf(players, "p1"), second: nameOf(players, "p2") };
  const parts = [{ heading: null, lines: [t("tale-realm-opening", names)] }];
  let placed = 0; // in this round
  let opened = null; // the part that has the heading of this round
  let signs = {};
  for (const { turn, events, view } of turns) {
    for (const event of together(events)) {
      if (event.kind === "placed") {
        const heading = placed === 0 ? t("tale-realm-round", { round: view.seen.round }) : null;
        if (placed % BREATH === 0) parts.push({ heading, lines: [] });
        if (placed === 0) opened = parts.at(-1);
        signs = { ...signs, [event.seat]: `tile-${event.tile}` };
        placed += 1;
      }
      if (event.kind.startsWith("round-")) placed = 0;
      if (event.kind === "round-over") {
        opened.round = { signs, winner: event.winner, wins: view.seen.rounds, target: ROUNDS };
      }
      const line = sentence(event, players, turn);
      if (line) parts.at(-1).lines.push(line);
      if (event.kind === "round-over" && view.options.match === "points") {
        const { p1: a, p2: b } = view.seen.points;
        parts.at(-1).lines.push(t("tale-realm-points", { ...names, a, b }));
      }
    }
    if (view.outcome) {
      const { winner } = view.outcome;
      const picture = winner ? { seat: winner, sign: signs[winner] } : null;
      parts.push({ heading: null, lines: [ending(view.outcome, players)], picture });
    }
  }
  return { title: t("tale-title", names), parts, map: map() };
}

/** Tiles that change sides in one go are one event. */
function together(events) {
  const found = [];
  for (const event of events) {
    const last = found.at(-1);
    if (event.kind === "rotated" && last?.kind === "rotated" && last.faces === event.faces) last.cells.push(event.cell);
    else found.push(event.kind === "rotated" ? { ...event, cells: [event.cell] } : event);
  }
  return found;
}

function sentence(event, players, turn) {
  const { kind, seat, tile, cell, from, to, faces, cells, winner, reason, allies } = event;
  const name = seat && nameOf(players, seat);
  const the = tile && theTile(tile);
  const rounds = {
    winner: winner && nameOf(players, winner),
    loser: winner && nameOf(players, other(winner)),
  };
  const tell = {
    placed: () => t("tale-realm-placed", { way: turn % WAYS, name, tile: the, province: province(cell) }),
    silenced: () => t("tale-realm-silenced", { tile: the }),
    rotated: () =>
      t("tale-realm-rotated", {
        count: cells.length,
        provinces: listed(cells.map(province)),
        name: nameOf(players, faces),
      }),
    destroyed: () => t("tale-realm-destroyed", { province: province(cell) }),
    banished: () => t("tale-realm-banished", { tile: the, province: province(cell) }),
    moved: () => t("tale-realm-moved", { tile: the, from: province(from), to: province(to) }),
    assassinated: () => t("tale-realm-assassinated", { tile: the, name }),
    "taken-back": () => t("tale-realm-called-back", { tile: the, province: province(cell) }),
    taken: () => t("tale-realm-taken", { tile: the, name }),
    reactivated: () => t("tale-realm-woken", { tile: the, province: province(cell) }),
    "round-over": () =>
      t(`tale-realm-${reason}`, { ...rounds, a: Math.max(allies.p1, allies.p2), b: Math.min(allies.p1, allies.p2) }),
    "round-void": () => t("tale-realm-void"),
  }[kind];
  return tell?.();
}

const ending = ({ winner }, players) =>
  winner ? t("tale-realm-crown", { winner: nameOf(players, winner) }) : t("tale-realm-tied");

const map = () => ROWS.map((row) => COLUMNS.map((column) => province(`${column}${row}`)));
