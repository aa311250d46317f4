/**
 * The figures as pictures of the page (icons.js): each is a use of a drawing that stands in the page once, out of sight,
 * from when it is put there (all_icons.js); until then its place is empty, and as large.
 */

import sizes from "pocketcrowns:figure-sizes";
import { addIcons } from "./icons.js";

/** What is seen of a rat where there is no room for all of it, as a view box. */
const FACE = "34 2 180 172";

/** The same of a tile. */
const BUST = "18 0 204 204";

const MARKS = /^(p1|p2|camp-p1|camp-p2|back-p1|back-p2|back-tile|crown|hold|seal)$/;

const places = Object.keys(sizes);

/** The name of the figure that is the drawing `id`. */
export const nameOfDrawing = (id) => places[id.split("-")[1]];

/** By number: whoever searches the page for a card's name must find it only where that card is shown. */
const idOf = (name) => `figure-${places.indexOf(name)}`;

/** How `icon` shows a figure: as a sign in a line, or whole. */
function used(name, { width, height }) {
  const whole = `0 0 ${width} ${height}`;
  return {
    body: `<use href="#${idOf(name)}"/>`,
    crops: { whole, sign: MARKS.test(name) ? whole : name.startsWith("tile-") ? BUST : FACE },
  };
}

addIcons(Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, used(name, size)])));

/** Put these drawings into the page. Their inks are in style/figures.css. */
export function putIntoPage(figures) {
  const news = Object.entries(figures).filter(([name]) => !document.getElementById(idOf(name)));
  const wholes = news.map(([name, { body }]) => `<g id="${idOf(name)}">${body}</g>`);
  document.body.insertAdjacentHTML(
    "beforeend",
    `<svg display="none" aria-hidden="true" focusable="false"><defs>${wholes.join("")}</defs></svg>`,
  );
}
