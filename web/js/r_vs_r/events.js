/** What happened, one sentence for each event that is worth one. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { named } from "../ui/parts.js";
import { theTile } from "./tile.js";

const TOLD = new Set([
  "placed",
  "silenced",
  "destroyed",
  "banished",
  "rotated",
  "moved",
  "assassinated",
  "taken-back",
  "taken",
  "reactivated",
  "cleared",
]);

function sentence(players, { kind, seat, faces, tile, ...places }) {
  const owner = seat ?? faces;
  return t(`rvr-event-${kind}`, {
    ...places,
    ...named(players, owner ? { name: owner } : {}),
    ...(tile ? { tile: theTile(tile) } : {}),
  });
}

const sentences = (players, events) =>
  events.filter(({ kind }) => TOLD.has(kind)).map((event) => sentence(players, event));

/** The events as one text. */
export const storyText = (players, events) => sentences(players, events).join(" ");

/** The events as a list; nothing when none of them needs words. */
export function story(players, events) {
  const told = sentences(players, events);
  return told.length ? html`<ol class="story">${told.map((each) => html`<li>${each}</li>`)}</ol>` : "";
}

/** The cells that events touched. */
export function touched(events) {
  const cells = events
    .filter(({ kind }) => TOLD.has(kind) && kind !== "cleared" && kind !== "placed")
    .flatMap(({ cell, to, from }) => [cell, to, from]);
  return cells.filter((cell) => /^[abc][123]$/.test(cell ?? ""));
}
