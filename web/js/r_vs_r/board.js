/**
 * The 3x3 board: nine buttons. It draws what it is given and reports taps; it knows no rule.
 *
 * The owner of a tile is told by the side on which its band lies, a chevron towards them, a pattern, and the way its
 * picture stands; never by colour alone.
 */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { walk } from "../ui/grid.js";
import { icon } from "../ui/icons.js";
import { named } from "../ui/parts.js";
import { nameOfTile, portrait, theTile } from "./tile.js";

const ROWS_FROM_P1 = [3, 2, 1];

let stop = "b2"; // the cell that Tab comes to

/** The cells as they lie on the screen, with this seat at the bottom. */
export function onScreen(bottom) {
  const cells = ROWS_FROM_P1.flatMap((row) => ["a", "b", "c"].map((column) => `${column}${row}`));
  return bottom === "p1" ? cells : cells.reverse();
}

/**
 * `seen`: a board of the engine. `marks`: cell -> classes: "legal", "ghost" (the new tile), "touched" by its power and with
 * that "leaving" or "joins" (it goes, it turns), "passed" (where the last part could have been chosen), "last" (placed
 * last); at the end of a round "counted" (the winner's) or "dim".
 * `signs`: cell -> { arrow: degrees, taken }, { sign: an icon } or { number, taken }, on a disc over the tile, a dark one
 * if it is `taken`, with `words` for those who do not see it. `parts`: cell -> the part of a target that a tap picks.
 * `tap(cell)`: null for a board that is only looked at. `turned`: whether the far player looks at it from the other side.
 */
export function board({ seen, players, bottom, marks = {}, signs = {}, parts = {}, tap = null, turned = false }) {
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
      const sign = signs[cell];
      return html`<button
        class="cell ${owner} ${place} ${kind} ${marks[cell] ?? ""}"
        data-cell=${cell}
        data-part=${parts[cell] ?? ""}
        tabindex=${cell === stop ? "0" : "-1"}
        aria-label=${[cellInWords(cell, piece, players), sign?.words].filter(Boolean).join(": ")}
        aria-disabled=${tap ? "false" : "true"}
        @click=${() => tap?.(cell)}
      >
        ${piece ? content(piece, players) : html`<span class="coordinate">${cell}</span>`}
        <span class="disc ${sign?.taken ? "taken" : ""}" aria-hidden="true" ?hidden=${!sign}>${sign ? disc(sign) : ""}</span>
      </button>`;
    })}
  </div>`;
}

const ARROW = "M12 3 20 12H15V21H9V12H4Z";

function disc({ arrow, sign, number }) {
  if (number) return html`<b data-number=${number}></b>`;
  if (sign) return icon(sign);
  return html`<svg class="arrow" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${ARROW} transform="rotate(${arrow} 12 12)" /></svg>`;
}

function content(piece, players) {
  const { tile, down_by: destroyer } = piece;
  if (destroyer) {
    return html`${tile ? html`<span class="art">${portrait(tile, "whole", "meet")}</span>` : ""}
      <span class="fallen"><b class="name">${tile ? nameOfTile(tile) : t("rvr-unknown")}</b> <span class="until">${t("rvr-down", named(players, { name: destroyer }))}</span></span>`;
  }
  return html`<span class="tile-face">
    <span class="art">${portrait(tile, "whole", "meet")}</span>
    <span class="band"><i class="chevron"></i><span class="name">${nameOfTile(tile)}</span></span>
    <span class="signs">${piece.shield ? icon("shield") : ""} ${piece.silenced ? icon("silenced") : ""}</span>
    ${piece.under ? html`<span class="beneath-it">${portrait(piece.under)}</span>` : ""}
  </span>`;
}

/** All that the picture shows, in words. */
export function cellInWords(cell, piece, players) {
  if (!piece) return t("rvr-free", { cell });
  if (piece.down_by) {
    const tile = piece.tile ? nameOfTile(piece.tile) : t("rvr-unknown");
    return t("rvr-cell-down", { cell, tile, ...named(players, { name: piece.down_by }) });
  }
  const signs = [
    t("rvr-cell", { cell, tile: nameOfTile(piece.tile), ...named(players, { name: piece.faces }) }),
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
