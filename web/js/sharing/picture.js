/** A picture of a link, 1200 by 630, as a table would show it: the clash that decided, a board, hands, or one figure. */

import { printed } from "../brave_rats/card.js";
import { t } from "../i18n/index.js";
import { other, SEATS } from "../players.js";
import { nameOfTile } from "../r_vs_r/tile.js";
import { Brush, lettering } from "./brush.js";

export const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 44;
const COLUMNS = ["a", "b", "c"];
const GROUND = 440; // where the picture of a duel ends, and its words begin
const MOST_ROUNDS = 9;

/** Draw a scene; the canvas must be WIDTH by HEIGHT. */
export async function drawPicture(canvas, scene) {
  await lettering();
  const brush = new Brush(canvas);
  const shows = scene.board ? drawBoard : scene.rounds?.length ? drawDuel : scene.hands ? drawHands : drawFigure;
  brush.fill(0, 0, WIDTH, HEIGHT, brush.colour("mat"));
  await shows(brush, scene);
  drawSign(brush);
}

/** Who made it, in the corner. */
function drawSign(brush) {
  const { host } = location; // nothing for a page on a disk
  brush.box(864, 24, 308, 56, { fill: brush.colour("mat"), line: brush.colour("mat-gold"), thick: 3, round: 12 });
  brush.crown(884, 38, 32);
  brush.line(t("app-title"), 930, 61, { size: 26, width: 226, title: true });
  if (host) brush.line(host, MARGIN, HEIGHT - 14, { size: 18, width: 520 });
}

/** What the words of a scene say: first who won or, while nobody has, what it is. */
function wordsOf({ title, about }) {
  return about.length > 1 ? { first: about[0], others: [title, ...about.slice(1)] } : { first: title, others: about };
}

// A duel --------------------------------------------------------------------------------------------

/** Both cards of the last round face to face, the result, and all rounds in small. */
async function drawDuel(brush, scene) {
  const { rounds, wins } = scene;
  const { cards } = rounds.at(-1);
  for (const [seat, corners, x, turned] of [
    ["p1", [0, 0, 650, 0, 577, GROUND, 0, GROUND], 70, null],
    ["p2", [650, 0, WIDTH, 0, WIDTH, GROUND, 577, GROUND], 700, "mirrored"],
  ]) {
    const half = shape(corners);
    await brush.within(half, async () => {
      brush.pen.fillStyle = brush.mixed(`art-${seat}`, 0.3, "sheet");
      brush.pen.fill(half);
      brush.rays(x + 200, 250, brush.mixed(`art-${seat}`, 0.14, "sheet"));
      await brush.figure(cards[seat], seat, x, 28, 420, turned);
    });
  }
  brush.pen.fillStyle = brush.colour("mat");
  brush.pen.fill(shape([636, 0, 664, 0, 591, GROUND, 563, GROUND]));
  brush.fill(0, GROUND - 6, WIDTH, 6, brush.colour("mat-gold"));
  const { first, others } = wordsOf(scene);
  const step = Math.min(80, 560 / Math.min(rounds.length, MOST_ROUNDS));
  const room = WIDTH - 2 * MARGIN - step * Math.min(rounds.length, MOST_ROUNDS) - 40;
  const most = Math.max(wins.p1, wins.p2);
  for (let n = 0; n < most; n += 1) brush.crown(MARGIN + n * 64, GROUND - 32, 56);
  brush.line(first, MARGIN, 528, { size: 56, width: room, title: true, colour: "mat-gold" });
  brush.line(others.join(" · "), MARGIN, 576, { size: 27, width: room, weight: 600 });
  await drawRounds(brush, rounds.slice(-MOST_ROUNDS), step);
}

function shape([x, y, ...corners]) {
  const path = new Path2D();
  path.moveTo(x, y);
  for (let n = 0; n < corners.length; n += 2) path.lineTo(corners[n], corners[n + 1]);
  path.closePath();
  return path;
}

/** The rounds side by side, p1's cards above; who took one has a gold edge. */
async function drawRounds(brush, rounds, step) {
  const left = WIDTH - MARGIN - rounds.length * step;
  for (const [n, { cards, winner }] of rounds.entries()) {
    for (const [row, seat] of SEATS.entries()) {
      const [x, y] = [left + n * step + 4, 458 + row * 76];
      await drawCard(brush, cards[seat], seat, { x, y, width: step - 10, height: 68, isWinner: winner === seat });
    }
  }
}

/** A card: its figure's head, and its strength in a band of its clan's colour. */
async function drawCard(brush, id, seat, { x, y, width, height, isWinner = false }) {
  const band = height * 0.36;
  const edge = brush.box(x, y, width, height, { fill: brush.mixed(`art-${seat}`, 0.17, "sheet"), round: 8 });
  await brush.within(edge, async () => {
    const size = Math.max(width, height - band) * 1.15;
    await brush.figure(id, seat, x + (width - size) / 2, y - size * 0.04, size, seat === "p2" ? "mirrored" : null);
    brush.fill(x, y + height - band, width, band, brush.colour(`art-${seat}`));
  });
  const strength = { size: band * 0.85, width, title: true, align: "center", colour: "on-clan" };
  brush.line(String(printed(id)), x + width / 2, y + height - band * 0.2, strength);
  const line = brush.colour(isWinner ? "mat-gold" : `art-${seat}`);
  brush.box(x, y, width, height, { line, thick: isWinner ? 5 : 3, round: 8 });
}

/** Who holds what, in a position of a duel. */
async function drawHands(brush, scene) {
  const { hands, names, pack } = scene;
  brush.rays(WIDTH / 2, HEIGHT / 2, brush.colour("mat-cut"));
  const { first, others } = wordsOf(scene);
  brush.line(first, MARGIN, 84, { size: 46, width: 780, title: true, colour: "mat-gold" });
  brush.line(others.join(" · "), MARGIN, 132, { size: 28, width: WIDTH - 2 * MARGIN, weight: 600 });
  const rows = SEATS.map((seat) => [names[seat], hands[seat] ?? [], seat]);
  if (pack) rows.push([t("study-offered"), pack, "p1"]);
  const step = 424 / rows.length;
  for (const [row, [title, held, seat]] of rows.entries()) {
    const y = 190 + row * step;
    brush.line(title, MARGIN, y, { size: 28, width: 600, weight: 700 });
    const width = Math.min(0.77 * (step - 54), (WIDTH - 2 * MARGIN) / Math.max(1, held.length) - 10);
    for (const [n, id] of held.entries())
      await drawCard(brush, id, seat, { x: MARGIN + n * (width + 10), y: y + 16, width, height: step - 54 });
  }
}

// A board -------------------------------------------------------------------------------------------

/** The camps wear each other's clan colours: as style/ has it. */
const clothOf = other;

async function drawBoard(brush, scene) {
  const { board, bottom, names, score } = scene;
  brush.rays(850, HEIGHT / 2, brush.colour("mat-cut"));
  const [size, gap] = [178, 7];
  for (const row of [1, 2, 3]) {
    for (const [place, column] of COLUMNS.entries()) {
      const [across, down] = bottom === "p1" ? [place, 3 - row] : [2 - place, row - 1];
      const [x, y] = [MARGIN + across * (size + gap), 40 + down * (size + gap)];
      await drawCell(brush, board[`${column}${row}`], { x, y, size, bottom, name: `${column}${row}` });
    }
  }
  const [middle, width] = [890, 500];
  const { first, others } = wordsOf(scene);
  let y = brush.lines(first, middle, 160, { size: 46, width, title: true, colour: "mat-gold", align: "center" });
  for (const [seat, x] of [
    [bottom, 690],
    [other(bottom), 990],
  ]) {
    await brush.figure(`camp-${seat}`, clothOf(seat), x, 260, 100);
    brush.line(names[seat], x + 50, 392, { size: 26, width: 240, weight: 700, align: "center" });
  }
  const { [bottom]: ours, ...rest } = score;
  const result = `${ours} – ${Object.values(rest)[0]}`;
  brush.line(result, middle, 336, { size: 76, width: 190, title: true, align: "center" });
  y = Math.max(y, 470);
  for (const text of others) y = brush.lines(text, middle, y, { size: 28, width, align: "center" }) + 4;
}

/** A tile lies the way it is turned: towards its owner, with the name at that edge; face down it is nobody's. */
async function drawCell(brush, piece, { x, y, size, bottom, name }) {
  const middle = x + size / 2;
  if (!piece || piece.down_by) {
    brush.box(x + 3, y + 3, size - 6, size - 6, { line: brush.mixed("mat-gold", 0.45, "mat"), thick: 2 });
    const text = piece ? (piece.tile ? nameOfTile(piece.tile) : t("rvr-unknown")) : name;
    brush.line(text, middle, y + size / 2 + 9, {
      size: 26,
      width: size - 24,
      weight: piece ? 700 : 400,
      align: "center",
    });
    return;
  }
  const isNear = piece.faces === bottom;
  const cloth = clothOf(piece.faces);
  const band = 42;
  const edge = brush.box(x, y, size, size, { fill: brush.mixed(`art-${cloth}`, 0.17, "sheet") });
  await brush.within(edge, async () => {
    const [left, height] = [x + (size - 138) / 2, size - band];
    await brush.figure(
      `tile-${piece.tile}`,
      cloth,
      left,
      isNear ? y + height - 138 : y + band,
      138,
      isNear ? null : "over",
    );
    brush.fill(x, isNear ? y + height : y, size, band, brush.colour(`art-${cloth}`));
  });
  const words = `${isNear ? "▼" : "▲"} ${nameOfTile(piece.tile)}`;
  const look = { size: 22, width: size - 16, weight: 700, align: "center", colour: "on-clan" };
  brush.line(words, middle, isNear ? y + size - 14 : y + 29, look);
  brush.box(x, y, size, size, { line: brush.colour(`art-${cloth}`) });
}

// One figure ----------------------------------------------------------------------------------------

async function drawFigure(brush, { emblem, title, about }) {
  const [x, y, side] = [MARGIN, MARGIN, HEIGHT - 2 * MARGIN];
  brush.rays(x + side / 2, HEIGHT / 2, brush.colour("mat-cut"));
  const edge = brush.box(x, y, side, side, { fill: brush.mixed("art-p1", 0.3, "sheet"), round: 28 });
  await brush.within(edge, async () => {
    brush.rays(x + side / 2, y + side / 2, brush.mixed("art-p1", 0.14, "sheet"));
    await brush.figure(emblem, "p1", x + 16, y + 34, side - 32);
  });
  brush.box(x, y, side, side, { line: brush.colour("mat-gold"), thick: 6, round: 28 });
  const left = x + side + MARGIN;
  const width = WIDTH - left - MARGIN;
  let next = brush.lines(title, left, 190, { size: 50, width, title: true, colour: "mat-gold" });
  for (const text of about) next = brush.lines(text, left, next + 12, { size: 32, width });
}
