/** What happened, one sentence for each event that is worth one. */

import { html } from "lit-html";
import { listed, t } from "../i18n/index.js";
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
 * Tiles that turn one after the other are told together: by their names, or how many where there are more than `most`.
 * With `isWhole` the events are all that came of a placement: a power of which nothing came is told too.
 */
function sentences(players, events, { isWhole = false, most = Infinity } = {}) {
  const told = events.filter(({ kind }) => TOLD.has(kind));
  const isIdle = isWhole && told.length === 1 && printed(told[0].tile)?.kind === "instant";
  return told.flatMap((event, n) => {
    if (event.kind !== "rotated") return sentence(players, event, isIdle);
    if (told[n - 1]?.kind === "rotated") return [];
    const end = told.findIndex(({ kind }, m) => m > n && kind !== "rotated");
    const turned = told.slice(n, end < 0 ? told.length : end);
    return [...new Set(turned.map(({ faces }) => faces))].map((faces) => {
      const all = turned.filter((each) => each.faces === faces);
      const count = all.length;
      const tiles =
        turned.length > most ? t("rvr-tiles", { count }) : asSentence(listed(all.map(({ tile }) => theTile(tile))));
      return t("rvr-joined", { tiles, count, ...named(players, { name: faces }) });
    });
  });
}

/** With a capital at its beginning. */
export const asSentence = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The events as one text; `isWhole` as above. */
export const storyText = (players, events, isWhole = false) => sentences(players, events, { isWhole }).join(" ");

/** The same where there is little room: what goes whatever is placed is told only if nothing else is, and of many tiles
 * it is said how many turn. Who listens hears their names. `signs`: what is told before what goes. */
export function storyInShort(players, events, signs = "") {
  const lasting = events.filter(({ kind }) => TOLD.has(kind) && kind !== "cleared");
  if (signs && !lasting.length) return signs;
  const told = lasting.length ? lasting : events;
  const [whole, short] = [{}, { most: 2 }].map((how) => sentences(players, told, how).join(" "));
  if (short === whole) return whole;
  return html`<span aria-hidden="true">${short}</span><span class="unseen">${whole}</span>`;
}

/** The signs that a placement alone gives to tiles that lay there: boards before and after it. */
export function newSigns(before, after) {
  const told = ["silenced", "shield"].map((sign) => {
    const cells = Object.keys(after).filter((cell) => before[cell] && !before[cell][sign] && after[cell]?.[sign]);
    const tile = listed(cells.map((cell) => theTile(after[cell].tile)));
    return tile && t(`rvr-event-${sign}`, { tile });
  });
  return told.join(" ").trim();
}

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

/** What has happened in the round that is going on. */
export function ofThisRound(events) {
  const last = events.findLastIndex(({ kind }) => ["round-over", "round-void", "round-begins"].includes(kind));
  return events.slice(last + 1);
}
