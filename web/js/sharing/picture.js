/** A picture of a link, 1200 by 630, drawn from our own figures and icons in the colours of the theme. */

import { printed } from "../brave_rats/card.js";
import { t } from "../i18n/index.js";
import { nameOfTile } from "../r_vs_r/tile.js";
import { figureOf } from "../ui/figures.js";
import { drawingOf } from "../ui/icons.js";
import { inked, LINES } from "../ui/inks.js";

export const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 48;
const TEXT = '"Atkinson Hyperlegible Next", system-ui, sans-serif';
const TITLE = "Cinzel, Georgia, serif";
const COLUMNS = ["a", "b", "c"];

/** The colours that tokens.css says now. */
function palette() {
  const style = getComputedStyle(document.documentElement);
  return (name) => style.getPropertyValue(`--${name}`).trim();
}

/** The inside of an SVG as an image. */
function loaded(body, box, attributes = "") {
  const image = new Image(512, 512);
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="${box}" ${attributes}>${body}</svg>`;
  image.src = `data:image/svg+xml,${encodeURIComponent(markup)}`;
  return image.decode().then(() => image);
}

class Picture {
  constructor(canvas, colour) {
    this.colour = colour;
    this.pen = canvas.getContext("2d");
    this.pen.fillStyle = colour("paper");
    this.pen.fillRect(0, 0, WIDTH, HEIGHT);
  }

  /** A pictogram in one colour. */
  async icon(id, colour, x, y, size) {
    const { body, size: side } = drawingOf(id);
    const image = await loaded(body, `0 0 ${side} ${side}`, `color="${this.colour(colour)}"`);
    this.pen.drawImage(image, x, y, size, size);
  }

  /** A figure with the cloth of a seat. */
  async figure(id, seat, x, y, size) {
    const { body: drawn } = figureOf(id) ?? (await import("../ui/tile_figures.js")).tileFigureOf(id);
    const body = inked(drawn, this.colour, `art-${seat}`);
    const image = await loaded(body, "0 0 240 240", LINES);
    this.pen.drawImage(image, x, y, size, size);
  }

  box(x, y, width, height, { fill, line = null, thick = 2 }) {
    this.pen.beginPath();
    this.pen.roundRect(x, y, width, height, 14);
    this.pen.fillStyle = this.colour(fill);
    this.pen.fill();
    if (!line) return;
    this.pen.lineWidth = thick;
    this.pen.strokeStyle = this.colour(line);
    this.pen.stroke();
  }

  /** One line, made smaller where it would be wider than `width`. */
  line(text, x, y, { size, width, colour = "ink", font = TEXT, weight = 400, align = "left" }) {
    this.pen.textAlign = align;
    this.pen.fillStyle = this.colour(colour);
    this.pen.font = `${weight} ${size}px ${font}`;
    const fitting = Math.min(1, width / this.pen.measureText(text).width);
    this.pen.font = `${weight} ${size * fitting}px ${font}`;
    this.pen.fillText(text, x, y);
  }

  /** Words on lines below each other; answers where the next line would be. */
  lines(text, x, y, { size, width, step = size * 1.35, ...look }) {
    this.pen.font = `${look.weight ?? 400} ${size}px ${look.font ?? TEXT}`;
    let row = "";
    let at = y;
    for (const word of text.split(" ")) {
      const longer = row ? `${row} ${word}` : word;
      if (row && this.pen.measureText(longer).width > width) {
        this.line(row, x, at, { size, width, ...look });
        this.pen.font = `${look.weight ?? 400} ${size}px ${look.font ?? TEXT}`;
        at += step;
        row = word;
      } else row = longer;
    }
    this.line(row, x, at, { size, width, ...look });
    return at + step;
  }
}

/** Draw a scene; the canvas must be WIDTH by HEIGHT. */
export async function drawPicture(canvas, scene) {
  await Promise.all([document.fonts?.load(`700 40px ${TITLE}`), document.fonts?.load(`400 30px ${TEXT}`)]);
  const picture = new Picture(canvas, palette());
  const shows = scene.board ? drawBoard : scene.rounds?.length ? drawRounds : scene.hands ? drawHands : drawEmblem;
  const { x, width, isWide } = await shows(picture, scene);
  const { title, about } = scene;
  const app = t("app-title");
  const { host } = location; // nothing for a page on a disk
  if (isWide) {
    picture.line(title, x, 92, { size: 48, width, font: TITLE, weight: 700 });
    picture.line(about.join(" · "), x, 160, { size: 34, width, weight: 700 });
    const sign = host ? `${app} · ${host}` : app;
    picture.line(sign, WIDTH - MARGIN, 600, { size: 24, width: 640, colour: "quiet", align: "right" });
    return;
  }
  let y = picture.lines(title, x, 100, { size: 44, width, font: TITLE, weight: 700 });
  for (const [n, text] of about.entries())
    y = picture.lines(text, x, y + 14, { size: 32, width, weight: n ? 400 : 700 });
  if (scene.board) drawLegend(picture, scene, x, y + 20, width);
  picture.line(app, x, HEIGHT - 82, { size: 26, width, font: TITLE, weight: 700, colour: "gold" });
  picture.line(host, x, HEIGHT - 48, { size: 24, width, colour: "quiet" });
}

async function drawBoard(picture, { board, bottom }) {
  const [size, gap] = [170, 12];
  for (const row of [1, 2, 3]) {
    for (const [place, column] of COLUMNS.entries()) {
      const [across, down] = bottom === "p1" ? [place, 3 - row] : [2 - place, row - 1];
      const [x, y] = [MARGIN + across * (size + gap), MARGIN + down * (size + gap)];
      await drawCell(picture, board[`${column}${row}`], { x, y, size, bottom, name: `${column}${row}` });
    }
  }
  const x = MARGIN * 2 + 3 * (size + gap);
  return { x, width: WIDTH - x - MARGIN };
}

/** A tile with a thick edge and a chevron on its owner's side; face down it is nobody's. */
async function drawCell(picture, piece, { x, y, size, bottom, name }) {
  const middle = x + size / 2;
  if (!piece) {
    picture.box(x, y, size, size, { fill: "paper", line: "line" });
    picture.line(name, middle, y + size / 2 + 10, { size: 28, width: size, colour: "quiet", align: "center" });
    return;
  }
  const top = y + (piece.faces === bottom ? 0 : 14); // away from the owner's edge
  const owner = piece.down_by ? "line" : ownersColour(piece.faces);
  picture.box(x, y, size, size, { fill: "sheet", line: owner, thick: 4 });
  if (piece.down_by) await picture.icon("down", "quiet", x + 43, top + 22, 84);
  else await picture.figure(`tile-${piece.tile}`, owner, x + 35, top + 8, 96);
  picture.line(nameOfTile(piece.tile), middle, top + 126, { size: 24, width: size - 16, align: "center" });
  if (piece.down_by) return;
  const isNear = piece.faces === bottom;
  picture.box(x + 4, isNear ? y + size - 14 : y + 4, size - 8, 10, { fill: owner });
  const sign = { size: 24, width: 30, colour: owner, align: "center" };
  picture.line(isNear ? "▼" : "▲", x + 26, isNear ? y + size - 20 : y + 40, sign);
}

/** The camps wear each other's clan colours: as style/ has it. */
const ownersColour = (seat) => (seat === "p1" ? "p2" : "p1");

function drawLegend(picture, { names, bottom }, x, y, width) {
  const far = bottom === "p1" ? "p2" : "p1";
  picture.line(`▲ ${names[far]}`, x, y, { size: 28, width, colour: ownersColour(far) });
  picture.line(`▼ ${names[bottom]}`, x, y + 40, { size: 28, width, colour: ownersColour(bottom) });
}

/** The rounds side by side, p1's cards above; between them a mark towards who took each. */
async function drawRounds(picture, { rounds, names }) {
  const shown = rounds.slice(-9);
  const step = Math.min(150, (WIDTH - 2 * MARGIN) / shown.length);
  const [width, height] = [step - 12, 128];
  for (const [n, { cards, winner, worth }] of shown.entries()) {
    const x = MARGIN + n * step;
    for (const [seat, y] of [
      ["p1", 250],
      ["p2", 430],
    ]) {
      picture.box(x, y, width, height, { fill: "sheet", line: seat, thick: winner === seat ? 6 : 2 });
      await picture.figure(cards[seat], seat, x + width / 2 - 42, y + 3, 84);
      const strength = { size: 34, width, weight: 700, align: "center" };
      picture.line(String(printed(cards[seat])), x + width / 2, y + 116, strength);
    }
    const mark = winner ? `${winner === "p1" ? "▲" : "▼"}${worth > 1 ? worth : ""}` : "=";
    const colour = winner ?? "quiet";
    picture.line(mark, x + width / 2, 417, { size: 30, width, weight: 700, colour, align: "center" });
  }
  for (const [seat, y] of [
    ["p1", 238],
    ["p2", 596],
  ])
    picture.line(names[seat], MARGIN, y, { size: 28, width: 500, weight: 700, colour: seat });
  return { x: MARGIN, width: WIDTH - 2 * MARGIN, isWide: true };
}

async function drawHands(picture, { hands, names }) {
  for (const [seat, y] of [
    ["p1", 260],
    ["p2", 430],
  ]) {
    picture.line(names[seat], MARGIN, y - 10, { size: 26, width: 500, weight: 700, colour: seat });
    for (const [n, id] of (hands[seat] ?? []).entries()) {
      const x = MARGIN + n * 118;
      picture.box(x, y, 106, 116, { fill: "sheet", line: seat });
      await picture.figure(id, seat, x + 13, y + 3, 80);
      picture.line(String(printed(id)), x + 53, y + 106, { size: 32, width: 90, weight: 700, align: "center" });
    }
  }
  return { x: MARGIN, width: WIDTH - 2 * MARGIN, isWide: true };
}

async function drawEmblem(picture, { emblem }) {
  picture.box(MARGIN, MARGIN, 534, 534, { fill: "sheet", line: "line" });
  await picture.figure(emblem, "p1", MARGIN + 27, MARGIN + 52, 480);
  return { x: MARGIN * 2 + 534, width: WIDTH - 3 * MARGIN - 534 };
}
