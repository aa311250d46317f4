/**
 * What a picture and a text of a link show: { title, about, details, names, score, wins, board, bottom, rounds, hands,
 * pack, emblem }, all in words of the language in force and ids of the engine: `score` is in rounds of R vs R, `wins` in
 * victories of Brave Rats. Parts that a link has not are null; `details` are for those who cannot see the picture.
 */

import { KEEP } from "../actions.js";
import { GAMES } from "../games.js";
import { t } from "../i18n/index.js";
import { cellInWords } from "../r_vs_r/board.js";
import { anybody, nameOfGame } from "../sent/received.js";
import { gameOf } from "../sent/values.js";
import { seenIn } from "../study/tree.js";
import { nameOf } from "../ui/parts.js";

const TITLES = {
  r: "shared-game",
  p: "shared-position",
  s: "share-study",
  z: "share-puzzle",
  n: "share-new",
  g: "share-letter",
};
const EMPTY = {
  about: [],
  details: [],
  score: null,
  wins: null,
  board: null,
  bottom: "p1",
  rounds: null,
  hands: null,
  pack: null,
  emblem: null,
};

/** `view`: how it stands at the end of the link's record, as the engine tells it; `players`: names, if they are known. */
export function sceneOf(value, view, players = null) {
  const game = gameOf(value);
  if (value.kind === "t") return { ...EMPTY, game, names: null, ...page(value) };
  const title = t(TITLES[value.kind], game ? { game: nameOfGame(game) } : {});
  if (!view) return { ...EMPTY, game, title, names: null, emblem: GAMES[game]?.art.sign ?? "crown" };
  const seated = players ?? anybody(game);
  const names = { p1: nameOf(seated, "p1"), p2: nameOf(seated, "p2") };
  const seen = { ...(seenIn(value) ?? {}), ...view.seen };
  const { hands = seen.hands, pack = null } = seenIn(value) ?? {};
  const bottom = value.seat ?? value.puzzle?.seat ?? "p1";
  return {
    ...EMPTY,
    game,
    title,
    names,
    bottom,
    about: [...result(view, names), standing(seen, names), ...(pack ? [offered(game, pack)] : [])],
    details: seen.board
      ? Object.entries(seen.board).flatMap(([cell, piece]) => (piece ? [cellInWords(cell, piece, seated)] : []))
      : [],
    score: seen.board ? seen.rounds : null,
    wins: seen.board ? null : seen.wins,
    board: seen.board ?? null,
    rounds: seen.board || value.kind !== "r" ? null : seen.rounds,
    hands: seen.board || value.kind === "r" ? null : hands,
    pack,
  };
}

/** Who won, in words; nothing while it goes on. */
function result({ outcome }, names) {
  if (!outcome) return [];
  return [outcome.winner ? t("end-won", { name: names[outcome.winner], you: "nobody" }) : t("end-tied")];
}

function standing({ board, rounds, wins }, { p1: first, p2: second }) {
  const { p1: a, p2: b } = board ? rounds : wins;
  return t(board ? "rvr-rounds" : "share-victories", { first, second, a, b, you: "nobody" });
}

/** What a draft has on offer: cards or tiles. */
const offered = (game, pack) =>
  t("share-offered", { pieces: pack.map((id) => GAMES[game].actionName(KEEP + id)).join(", ") });

/** A page of the rules. */
function page({ game, show, id }) {
  if (show === "card")
    return { title: t(`card-${id}`), about: [t(`card-${id}.power`)], emblem: id === "blank" ? "mime" : id };
  if (show === "tile") return { title: t(`tile-${id}`), about: [t(`tile-${id}.power`)], emblem: `tile-${id}` };
  const { title } = GAMES[game].list;
  return { title: t(show === "table" ? title : `${game}-list`), about: [t(game)], emblem: GAMES[game].art.sign };
}
