/** What pictures to share are painted with: the figures and colours of the page on a canvas. */

import { PATH } from "../table/rays.js";
import { figureOf } from "../ui/all_icons.js";
import { inked, LINES } from "../ui/inks.js";

const TEXT = '"Atkinson Hyperlegible Next", system-ui, sans-serif';
const TITLE = "Cinzel, Georgia, serif";
const FIGURE = 240; // the side of the square a figure is drawn in
const CROWN = "M2 18V6l5.5 4.5L12 3l4.5 7.5L22 6v12Z"; // 24 wide, as table/crowns.js has it

/** The letters that a picture needs; they may not have been on the page yet. */
export const lettering = () =>
  Promise.all([
    document.fonts?.load(`700 40px ${TITLE}`),
    ...[400, 700].map((weight) => document.fonts?.load(`${weight} 30px ${TEXT}`)),
  ]);

/** The colours that tokens.css says now. */
function palette() {
  const style = getComputedStyle(document.documentElement);
  return (name) => style.getPropertyValue(`--${name}`).trim();
}

/** The inside of an SVG as an image. */
function loaded(body) {
  const image = new Image(512, 512);
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 ${FIGURE} ${FIGURE}" ${LINES}>${body}</svg>`;
  image.src = `data:image/svg+xml,${encodeURIComponent(markup)}`;
  return image.decode().then(() => image);
}

export class Brush {
  constructor(canvas) {
    this.colour = palette();
    this.pen = canvas.getContext("2d");
  }

  /** Two colours of the theme: so much of the first one, from 0 to 1. */
  mixed(name, share, other) {
    return `color-mix(in srgb, ${this.colour(name)} ${100 * share}%, ${this.colour(other)})`;
  }

  fill(x, y, width, height, paint) {
    this.pen.fillStyle = paint;
    this.pen.fillRect(x, y, width, height);
  }

  /** Only what lies within a path is painted by `act`. */
  async within(path, act) {
    this.pen.save();
    this.pen.clip(path);
    await act();
    this.pen.restore();
  }

  /** Rays from a point, far enough for the whole picture. */
  rays(x, y, paint, size = 1300) {
    this.pen.save();
    this.pen.translate(x - size / 2, y - size / 2);
    this.pen.scale(size / 100, size / 100);
    this.pen.fillStyle = paint;
    this.pen.fill(new Path2D(PATH));
    this.pen.restore();
  }

  /** A figure with the cloth of a seat, in a square; `turned`: "mirrored", "over" or not at all. */
  async figure(id, seat, x, y, size, turned = null) {
    const { body } = figureOf(id) ?? (await import("../ui/tile_figures.js")).tileFigureOf(id);
    const image = await loaded(inked(body, this.colour, `art-${seat}`));
    this.pen.save();
    this.pen.translate(x + size / 2, y + size / 2);
    if (turned === "mirrored") this.pen.scale(-1, 1);
    if (turned === "over") this.pen.rotate(Math.PI);
    this.pen.drawImage(image, -size / 2, -size / 2, size, size);
    this.pen.restore();
  }

  crown(x, y, width, isWon = true) {
    this.pen.save();
    this.pen.translate(x, y);
    this.pen.scale(width / 24, width / 24);
    this.pen.lineWidth = 1.6;
    this.pen.lineJoin = "round";
    this.pen.strokeStyle = this.colour("mat-gold");
    this.pen.fillStyle = this.colour("mat-gold");
    this.pen.stroke(new Path2D(CROWN));
    if (isWon) this.pen.fill(new Path2D(CROWN));
    this.pen.restore();
  }

  /** `fill` and `line` are paints. */
  box(x, y, width, height, { fill = null, line = null, thick = 4, round = 14 }) {
    const path = new Path2D();
    path.roundRect(x, y, width, height, round);
    if (fill) {
      this.pen.fillStyle = fill;
      this.pen.fill(path);
    }
    if (line) {
      this.pen.lineWidth = thick;
      this.pen.strokeStyle = line;
      this.pen.stroke(path);
    }
    return path;
  }

  /** One line, made smaller where it would be wider than `width`; answers how wide it is. */
  line(text, x, y, { size, width, colour = "mat-ink", title = false, weight = title ? 700 : 400, align = "left" }) {
    const font = (pixels) => `${weight} ${pixels}px ${title ? TITLE : TEXT}`;
    this.pen.textAlign = align;
    this.pen.fillStyle = this.colour(colour);
    this.pen.font = font(size);
    const wide = this.pen.measureText(text).width;
    const fitting = Math.min(1, width / wide);
    this.pen.font = font(size * fitting);
    this.pen.fillText(text, x, y);
    return wide * fitting;
  }

  /** Words on lines below each other; answers where the next line would be. */
  lines(text, x, y, { size, width, step = size * 1.3, ...look }) {
    const { title = false, weight = title ? 700 : 400 } = look;
    let row = "";
    let at = y;
    for (const word of text.split(" ")) {
      const longer = row ? `${row} ${word}` : word;
      this.pen.font = `${weight} ${size}px ${title ? TITLE : TEXT}`;
      if (row && this.pen.measureText(longer).width > width) {
        this.line(row, x, at, { size, width, ...look });
        at += step;
        row = word;
      } else row = longer;
    }
    this.line(row, x, at, { size, width, ...look });
    return at + step;
  }
}
