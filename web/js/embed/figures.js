/** The drawings of what is shown, and of nothing else: they come one by one, into places that are kept free for them. */

import { nameOfDrawing, putIntoPage } from "../ui/figure_signs.js";

const HERE = "use:not(.cover *)"; // a cover is there for movement only

const asked = new Set();

/** Fetch what `root` shows by now and has not; `files`: figure -> brings it. Without a network its name stays. */
export function bringFigures(root, files) {
  for (const use of root.querySelectorAll(HERE)) {
    const name = nameOfDrawing(use.getAttribute("href"));
    if (asked.has(name) || !files[name] || use.closest("svg").getClientRects().length === 0) continue;
    asked.add(name);
    files[name]()
      .then((figure) => putIntoPage({ [name]: figure }))
      .catch(() => asked.delete(name));
  }
}
