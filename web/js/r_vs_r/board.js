/**
 * The 3x3 board: nine buttons. It draws what it is given and reports taps; it knows no rule.
 *
 * The owner of a tile is told by a chevron towards them, a band on their edge, and a pattern; never by colour alone.
 */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { walk } from "../ui/grid.js";
import { icon } from "../ui/icons.js";
import { named } from "../ui/parts.js";
import { nameOfTile, theTile, tileFace } from "./tile.js";

const ROWS_FROM_P1 = [3, 2, 1];

let stop = "b2"; // the cell that Tab comes to

/** The cells as they lie on the screen, with this seat at the bottom. */
function onScreen(bottom) {
  const cells = ROWS_FROM_P1.flatMap((row) => ["a", "b", "c"].map((column) => `${column}${row}`));
  return bottom === "p1" ? cells : cells.reverse();
}

/**
 * `seen`: a board of the engine. `marks`: cell -> "legal" | "ghost" | "touched". `tap(cell)`: null for a board that is
 * only looked at. `turned`: whether tiles of the far player lie upside down.
 */
export function board({ seen, players, bottom, marks = {}, tap = null, turned = false }) {
  return html`<div
    class="board ${turned ? "turned" : ""}"
    role="group"
    aria-label=${t("rvr-board")}
    @keydown=${walkCells}
    @focusin=${stopHere}
  >
    ${onScreen(bottom).map((cell) => {
      const piece = seen[cell];
      const owner = piece?.faces ?? "";
      const place = owner ? (owner === bottom ? "near" : "far") : "";
      const kind = piece ? (piece.down_by ? "down" : "") : "free";
      return html`<button
        class="cell ${owner} ${place} ${kind} ${marks[cell] ?? ""}"
        data-cell=${cell}
        tabindex=${cell === stop ? "0" : "-1"}
        aria-label=${cellInWords(cell, piece, players)}
        aria-disabled=${tap ? "false" : "true"}
        @click=${() => tap?.(cell)}
      >
        ${piece ? content(piece, players, bottom) : html`<span class="coordinate">${cell}</span>`}
      </button>`;
    })}
  </div>`;
}

function content(piece, players, bottom) {
  if (piece.down_by) {
    return html`${icon("down")}<span class="name">${t("rvr-destroyed")}</span>
      <span class="until">${t("rvr-down", named(players, { name: piece.down_by }))}</span>`;
  }
  return html`<span class="chevron" aria-hidden="true">${piece.faces === bottom ? "▼" : "▲"}</span>
    ${tileFace(piece.tile)}
    <span class="signs">
      ${piece.shield ? icon("shield") : ""} ${piece.silenced ? icon("silenced") : ""}
      ${piece.under ? icon(`tile-${piece.under}`) : ""}
    </span>`;
}

/** All that the picture shows, in words. */
export function cellInWords(cell, piece, players) {
  if (!piece) return t("rvr-free", { cell });
  const tile = nameOfTile(piece.tile);
  if (piece.down_by) return t("rvr-cell-down", { cell, tile, ...named(players, { name: piece.down_by }) });
  const signs = [
    t("rvr-cell", { cell, tile, ...named(players, { name: piece.faces }) }),
    ...(piece.shield ? [t("rvr-shield")] : []),
    ...(piece.silenced ? [t("rvr-silenced")] : []),
    ...(piece.under ? [t("rvr-covers", { tile: theTile(piece.under) })] : []),
  ];
  return signs.join(", ");
}

/** Arrow keys walk from cell to cell, only while a cell has the focus. */
function walkCells(event) {
  const cells = [...event.currentTarget.children];
  walk(
    event,
    [0, 3, 6].map((first) => cells.slice(first, first + 3)),
  );
}

/** The cell that had the focus is where Tab comes back to; the others are reached by arrows. */
function stopHere({ target, currentTarget }) {
  stop = target.dataset.cell;
  for (const cell of currentTarget.children) cell.tabIndex = cell === target ? 0 : -1;
}
