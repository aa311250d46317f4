/** Tiles whose power this device has explained already. */

import * as store from "../store.js";
import { printed } from "./tile.js";

const met = () => store.load("met", Array.isArray) ?? [];

export const isNew = (tile) => Boolean(printed(tile)?.power) && !met().includes(tile);

export const meet = (tiles) => store.save("met", [...new Set([...met(), ...tiles])]);

/** The tiles that the other side has just placed, or either has just taken up, and nobody here has met yet. */
export const strangers = (told, seat) => [
  ...new Set(
    told
      .filter(({ kind, seat: whose }) => (kind === "placed" && whose !== seat) || kind === "taken")
      .map(({ tile }) => tile)
      .filter(isNew),
  ),
];
