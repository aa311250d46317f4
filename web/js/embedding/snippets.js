/** What somebody pastes into a page of their own to show one of our links there. */

import { gameOf } from "../sent/values.js";

/**
 * How high a frame must be, in pixels, so that nothing in it scrolls between 340 and 800 px of width, whatever the
 * language (tests/browser/test_embed_frames.py); the list of all tiles is too long for that.
 */
const HEIGHTS = {
  "brave-rats": { table: 745, card: 470, ruling: 620, replay: 740, position: 575, puzzle: 680, study: 790, play: 250 },
  "r-vs-r": { table: 720, tile: 410, ruling: 620, replay: 790, position: 735, puzzle: 835, study: 850, play: 250 },
};
const VIEWS = { r: "replay", p: "position", z: "puzzle", s: "study", n: "play" };

/** What goes with fewer buttons: the bar of a replay; the rows of buttons. */
const LESS = {
  min: { replay: 52 },
  none: { replay: 164, position: 60, puzzle: 60, study: 180, play: 60 },
};

/** Of a frame that shows the value of a link (js/links) with these `controls`. */
export function heightOf(value, controls = "") {
  const view = VIEWS[value.kind] ?? value.show;
  return HEIGHTS[gameOf(value) ?? "brave-rats"][view] - (LESS[controls]?.[view] ?? 0);
}

const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escaped = (text) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]);

const MAY = "fullscreen; web-share; clipboard-write; screen-wake-lock";
const styleOf = (height) => `width:100%;max-width:640px;height:${height}px;border:0`;

/** The addresses of one link on this site: in the app, in a frame, and of the element's script. */
export function addressesOf(site, link, look) {
  const frame = new URL("embed.html", site);
  const inFrame = { ...look, fill: "1" };
  for (const [name, value] of Object.entries(inFrame)) if (value) frame.searchParams.set(name, value);
  frame.hash = link;
  return { app: new URL(`./#${link}`, site).href, frame: frame.href, script: new URL("embed.js", site).href };
}

/** `height`: of the frame, in pixels. Answers { iframe, element, picture }: HTML for pages that take it, each with a link that works where nothing else does. */
export function snippetsOf(site, link, look, { title, alt, height }) {
  const { app, frame, script } = addressesOf(site, link, look);
  const words = escaped(title);
  const anchor = `<a href="${escaped(app)}">${words}</a>`;
  const looks = Object.entries(look).filter(([, value]) => value);
  const attributes = looks.map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");
  return {
    iframe: `<iframe src="${escaped(frame)}" title="${words}" style="${styleOf(height)}" loading="lazy" allow="${MAY}" referrerpolicy="no-referrer"></iframe>\n<p>${anchor}</p>`,
    element: `<pocket-crowns${attributes}>${anchor}</pocket-crowns>\n<script type="module" src="${escaped(script)}"></script>`,
    picture: `<a href="${escaped(app)}"><img src="pocket-crowns.png" width="1200" height="630" alt="${escaped(alt)}"></a>`,
  };
}
