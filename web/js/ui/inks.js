/** The inks of the figures, for a picture that stands alone; on the page they are style/figures.css. */

/**
 * The inside of a figure with attributes in the place of its classes. `colour(name)`: a colour of style/tokens.css;
 * `cloth`: the name of the cloth's.
 */
export function inked(body, colour, cloth) {
  const [key, cut, gold] = ["art-key", "art-cut", "art-gold"].map(colour);
  const line = (ink) => `fill="none" stroke="${ink}"`;
  const looks = {
    ak: `fill="${key}"`,
    aw: `fill="${cut}"`,
    ac: `fill="${colour(cloth)}"`,
    ag: `fill="${gold}"`,
    ao: `stroke="${key}"`,
    as: `stroke="${cut}"`,
    al: line(key),
    av: line(cut),
    ae: line(gold),
  };
  return body.replace(/class="([^"]+)"/g, (_, names) =>
    names
      .split(" ")
      .map((name) => looks[name])
      .join(" "),
  );
}

/** What all lines of a figure have in common, as attributes of the SVG around it. */
export const LINES = 'stroke-linecap="round" stroke-linejoin="round"';
