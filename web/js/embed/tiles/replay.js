/** A whole match, tile by tile, from views that the engine wrote into the link. */

import { t } from "../../i18n/index.js";
import { status } from "../../r_vs_r/status.js";
import { momentsOf } from "../../review/moments.js";
import { Pages } from "../moments.js";
import { changed, GAME, players, scene, turnPicture } from "./parts.js";

export { figures } from "./parts.js";

const MANY = 3; // cells that change at once: the tile that is placed, and two others

/** Whose round it ended; a turn that changed much matters too. */
function markOf({ view: { seen } }, before) {
  const gained = (seat) =>
    ["rounds", "points"].some((each) => (seen[each]?.[seat] ?? 0) > (before?.view.seen[each]?.[seat] ?? 0));
  const seat = ["p1", "p2"].find(gained);
  return { seat, matters: Boolean(seat) || changed(before?.view.seen, seen).length >= MANY };
}

export function replay({ record, views }, look, page) {
  const { options } = record;
  const turns = record.turns.map((choices, turn) => ({
    turn,
    choices,
    events: [],
    view: { options, seen: views[turn] },
  }));
  const bottom = look.side || "p1";
  const pages = new Pages(page, {
    moments: momentsOf(turns, false),
    look,
    players,
    picture: (moment, before) => turnPicture(moment, before, bottom, status(scene(options, moment.view.seen))),
    markOf,
  });
  return { title: () => t("embed-replay", { game: t(GAME) }), body: () => pages.draw(), stop: () => pages.stop() };
}
