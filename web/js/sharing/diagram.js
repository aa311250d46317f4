/** What a link shows as plain text, for forums that take nothing else. */

import { printed } from "../brave_rats/card.js";
import { t } from "../i18n/index.js";
import { nameOfTile } from "../r_vs_r/tile.js";

const COLUMNS = ["a", "b", "c"];
const ROWS = [3, 2, 1];
const cardOf = (id) => `${printed(id)} ${t(`card-${id}`)}`;

/** Lines of text; the address is the last of them. */
export function diagramOf(scene, address) {
  const { title, about, board, rounds, hands, names } = scene;
  const body = board ? boardLines(scene) : rounds ? roundLines(rounds, names) : hands ? handLines(hands, names) : [];
  return [title, ...about, ...(body.length ? ["", ...body] : []), "", address].join("\n");
}

/** The board with a mark at each tile that points to its owner. */
function boardLines({ board, bottom, names: { p1, p2 } }) {
  const rows = bottom === "p1" ? ROWS : ROWS.toReversed();
  const columns = bottom === "p1" ? COLUMNS : COLUMNS.toReversed();
  const [near, far] = bottom === "p1" ? [p1, p2] : [p2, p1];
  const cell = (place) => {
    const piece = board[place];
    if (!piece) return "·";
    const mark = piece.down_by ? "✕" : piece.faces === bottom ? "▼" : "▲";
    return `${mark} ${nameOfTile(piece.tile)}${piece.under ? ` (${nameOfTile(piece.under)})` : ""}`;
  };
  const table = rows.map((row) => [String(row), ...columns.map((column) => cell(`${column}${row}`))]);
  return [...aligned([["", ...columns], ...table]), "", t("share-legend", { near, far })];
}

/** Round by round; the mark points to who took it. */
function roundLines(rounds, { p1, p2 }) {
  const marks = { p1: "◀", p2: "▶" };
  const lines = rounds.map(({ cards, winner, worth }, n) => [
    `${n + 1}.`,
    cardOf(cards.p1),
    marks[winner] ?? "=",
    cardOf(cards.p2),
    worth > 1 ? `×${worth}` : "",
  ]);
  return aligned([["", p1, "", p2, ""], ...lines]);
}

const handLines = (hands, names) =>
  ["p1", "p2"]
    .filter((seat) => hands[seat])
    .flatMap((seat) => [names[seat], `  ${hands[seat].map(cardOf).join(", ")}`]);

/** Columns that stand under each other where all letters are equally wide. */
function aligned(rows) {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  return rows.map((row) =>
    row
      .map((text, at) => text.padEnd(widths[at]))
      .join("  ")
      .trimEnd(),
  );
}
