/** Shields and cancelled powers (RV4, RV7, RV8) of a board that the engine has not seen, as r_vs_r/board.py there tells them. */

import { next } from "./lines.js";

const FIRM = ["has-shield", "covers-an-ally"];

/** What lies, each tile with the marks that a game would show. `printed`: of a tile, what the catalogue says. */
export function marked(lies, printed) {
  const up = Object.entries(lies).filter(([, piece]) => piece && !piece.down_by);
  const reaches = (verb, cell) =>
    up.some(([from, { tile }]) => {
      const { power, reach } = printed(tile);
      return power === verb && reach.one.some((way) => next(from, way) === cell);
    });
  const mark = ([cell, piece]) => {
    const { kind, power } = printed(piece.tile);
    const shield = FIRM.includes(power) || reaches("shields", cell);
    return [cell, { ...piece, shield, silenced: kind === "instant" && !shield && reaches("cancels", cell) }];
  };
  return { ...lies, ...Object.fromEntries(up.map(mark)) };
}
