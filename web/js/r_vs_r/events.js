/** What happened, one sentence for each event that is worth one. */

import { html } from "lit-html";
import { language, t } from "../i18n/index.js";
import { named } from "../ui/parts.js";
import { printed, theTile } from "./tile.js";

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

function sentence(players, { kind, seat, faces, tile, ...places }, isIdle = false) {
  const owner = seat ?? faces;
  return asSentence(
    t(isIdle ? "rvr-event-idle" : `rvr-event-${kind}`, {
      ...places,
      ...named(players, owner ? { name: owner } : {}),
      ...(tile ? { tile: theTile(tile) } : {}),
    }),
  );
}

/**
 * With `isShort`, tiles that turn one after the other are told together, by their names. With `isWhole` the events are
 * all that came of a placement: a power of which nothing came is told too.
 */
function sentences(players, events, { isShort = false, isWhole = false } = {}) {
  const told = events.filter(({ kind }) => TOLD.has(kind));
  const isIdle = isWhole && told.length === 1 && printed(told[0].tile)?.kind === "instant";
  return told.flatMap((event, n) => {
    if (event.kind !== "rotated" || !isShort) return [sentence(players, event, isIdle)];
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

/** The events as one short text; `isWhole` as above. */
export const storyText = (players, events, isWhole = false) =>
  sentences(players, events, { isShort: true, isWhole }).join(" ");

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
