/** What happened, one sentence for each event that is worth one. */

import { html } from "lit-html";
import { language, t } from "../i18n/index.js";
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
  return asSentence(
    t(`rvr-event-${kind}`, {
      ...places,
      ...named(players, owner ? { name: owner } : {}),
      ...(tile ? { tile: theTile(tile) } : {}),
    }),
  );
}

/** With `isShort`, tiles that turn one after the other are told together, by their names. */
function sentences(players, events, isShort = false) {
  const told = events.filter(({ kind }) => TOLD.has(kind));
  return told.flatMap((event, n) => {
    if (event.kind !== "rotated" || !isShort) return [sentence(players, event)];
    const isWith = (other) => other?.kind === "rotated" && other.faces === event.faces;
    if (isWith(told[n - 1])) return [];
    const from = told.slice(n);
    const end = from.findIndex((other) => !isWith(other));
    const all = end < 0 ? from : from.slice(0, end);
    const tiles = listed(all.map(({ tile }) => theTile(tile)));
    return [t("rvr-joined", { tiles, count: all.length, ...named(players, { name: event.faces }) })];
  });
}

const asSentence = (text) => text[0].toUpperCase() + text.slice(1);

const listed = (names) => asSentence(new Intl.ListFormat(language(), { type: "conjunction" }).format(names));

/** The events as one short text. */
export const storyText = (players, events) => sentences(players, events, true).join(" ");

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
