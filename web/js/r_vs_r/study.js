/** R vs R on the study board: how it stands, and how a position is set up. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { firstOptions } from "../ui/choices.js";
import { nameOf } from "../ui/parts.js";
import { board } from "./board.js";
import { parse } from "./choice.js";
import { nameOfTile, portrait, sideOfTile, signed, theTile } from "./tile.js";

const SEATS = ["p1", "p2"];
const { options: offered, secret_setups: secret, tiles } = catalogue.games["r-vs-r"];
const HOME = { royalty: "p1", religion: "p2" };

export const begin = { options: firstOptions(offered) };
export const budget = { ms: 1000 };

export const canSetUp = ({ setup }) => !secret.includes(setup);

export const positionOf = ({ board: lies, zones, neutral, discard }, { waiting_for: [seat] }) => ({
  board: lies,
  zones,
  neutral,
  discard,
  to_act: seat,
});

const rack = (ids, title, chosen = null, tap = null) => html`<div role="group" aria-label=${title}>
  <p class="caption">${title}</p>
  <ul class="row-of-tiles">
    ${ids.map(
      (id) => html`<li class=${sideOfTile(id)}>
        ${
          tap
            ? html`<button aria-pressed=${id === chosen ? "true" : "false"} title=${nameOfTile(id)} @click=${() => tap(id)}>${portrait(id)}<span class="unseen">${nameOfTile(id)}</span></button>`
            : html`<span title=${nameOfTile(id)}>${portrait(id)}<span class="unseen">${nameOfTile(id)}</span></span>`
        }
      </li>`,
    )}
  </ul>
</div>`;

/** The areas beside the board: [title, name, seat]. */
const areas = (players) => [
  ...SEATS.map((seat) => [nameOf(players, seat), "zones", seat]),
  [t("rvr-neutral"), "neutral"],
  [t("study-discard"), "discard"],
];
const inArea = (position, name, seat) => (seat ? position[name][seat] : position[name]);

/** The best that a placement on each free cell is worth, as discs for the board. */
function signsOf(seen, values, said) {
  const best = {};
  for (const { action, value } of values ?? []) {
    const { cell } = parse(action);
    if (!seen.board[cell] && !(best[cell] >= value)) best[cell] = value;
  }
  return Object.fromEntries(
    Object.entries(best).map(([cell, value]) => [cell, { number: said(value), words: said(value) }]),
  );
}

/** `values`: what every placement is worth, once that is known; `said(value)`: in words. */
export function picture(seen, _, players, values, said) {
  const area = ([title, name, seat]) => (inArea(seen, name, seat).length ? rack(inArea(seen, name, seat), title) : "");
  const [mine, theirs, ...common] = areas(players);
  return html`<div class="study-table">
    ${area(theirs)} ${board({ seen: seen.board, players, bottom: "p1", signs: signsOf(seen, values, said) })} ${area(mine)}
    <div class="commons">${common.map(area)}</div>
  </div>`;
}

export const sign = (action) => signed(parse(action).tile);

let chosen = null; // the tile that the next tapped cell or area gets

/** A position without a tile, wherever it was. */
function without(position, id) {
  const less = (list) => list.filter((each) => each !== id);
  const cells = Object.entries(position.board).map(([cell, piece]) => [cell, piece?.tile === id ? null : piece]);
  return {
    ...position,
    board: Object.fromEntries(cells),
    zones: { p1: less(position.zones.p1), p2: less(position.zones.p2) },
    neutral: less(position.neutral),
    discard: less(position.discard),
  };
}

export function setUp(position, change, players) {
  const rival = position.to_act === "p1" ? "p2" : "p1";
  const choose = (id) => {
    chosen = id === chosen ? null : id;
    change({});
  };
  /** A tapped cell takes the chosen tile; the tile on it turns round, then falls, then goes home. */
  const tap = (cell) => {
    const piece = position.board[cell];
    const put = (found, value) => change({ ...found, board: { ...found.board, [cell]: value } });
    if (chosen && !piece) {
      const faces = HOME[tiles.find(({ id }) => id === chosen).camp] ?? position.to_act;
      const found = without(position, chosen);
      const tile = chosen;
      chosen = null;
      return put(found, { tile, faces, down_by: null, under: null });
    }
    if (!piece) return undefined;
    const first = HOME[tiles.find(({ id }) => id === piece.tile).camp] ?? "p1";
    if (piece.down_by) return toArea(piece.tile, "zones", first);
    if (piece.faces === first) return put(position, { ...piece, faces: first === "p1" ? "p2" : "p1" });
    return put(position, { ...piece, down_by: rival });
  };
  const toArea = (id, name, seat) => {
    const found = without(position, id);
    chosen = null;
    const added = [...inArea(found, name, seat), id];
    change({ ...found, [name]: seat ? { ...found.zones, [seat]: added } : added });
  };
  const others = tiles.map(({ id }) => id).filter((id) => !about(position).has(id));
  return html`<p class="quiet">${t("study-how")}</p>
    ${board({ seen: position.board, players, bottom: "p1", tap })}
    <div class="racks">
      ${areas(players).map(
        ([title, name, seat]) => html`${rack(inArea(position, name, seat), title, chosen, choose)}
          ${chosen ? html`<button @click=${() => toArea(chosen, name, seat)}>${t("study-to-area", { tile: theTile(chosen), area: title })}</button>` : ""}`,
      )}
      ${rack(others, t("study-others"), chosen, choose)}
      ${
        chosen
          ? html`<button @click=${() => {
              const found = without(position, chosen);
              chosen = null;
              change(found);
            }}>${t("study-out")}</button>`
          : ""
      }
    </div>
    <p class="buttons">
      <button @click=${() => change({ to_act: rival })}>${t("study-moves", { name: nameOf(players, position.to_act) })}</button>
    </p>`;
}

const about = ({ board: lies, zones, neutral, discard }) =>
  new Set([
    ...Object.values(lies).flatMap((piece) => (piece ? [piece.tile, piece.under] : [])),
    ...[zones.p1, zones.p2, neutral, discard].flat(),
  ]);

/** What a refusal is about, in words. */
export const named = ({ seat, tile, cell, count, needed, most, first, second, p1, p2 }, players) => ({
  name: seat ? nameOf(players, seat) : "",
  piece: tile ? nameOfTile(tile) : "",
  ...{ cell: cell ?? first ?? "", other: second ?? "", count: count ?? 0, needed: needed ?? most ?? 0 },
  ...{ p1: p1 ?? 0, p2: p2 ?? 0 },
});
