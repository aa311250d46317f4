/** R vs R on the study board: how it stands, and how a position is set up. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { FIRST, KEEP, placement } from "../actions.js";
import { t } from "../i18n/index.js";
import { other, SEATS } from "../players.js";
import { firstOptions, picked, picks } from "../ui/choices.js";
import { icon } from "../ui/icons.js";
import { nameOf } from "../ui/parts.js";
import { rules, select } from "../ui/rules.js";
import { board } from "./board.js";
import { parse } from "./choice.js";
import { asSentence } from "./events.js";
import { hides } from "./index.js";
import { marked } from "./marks.js";
import { nameOfTile, portrait, printed, sideOfTile, signed, theTile, tilesIn, tilesOf } from "./tile.js";

export { nameOfAction as inWords } from "./action.js";

const { options: offered, tiles } = catalogue.games["r-vs-r"];
const HOME = { royalty: "p1", religion: "p2" };
const COVERS = "tower";
const REPEATS = ["take-back", "take-discarded"];
const campOf = (id) => printed(id)?.camp;
const homeOf = (id) => HOME[campOf(id)];
const isNeutral = (id) => campOf(id) === "neutral";

export const begin = { options: firstOptions(offered) };
export const budget = { ms: 1000 };

export const canSetUp = () => true;

/** What is shown, as a position: in a draft, what is on offer lies among the neutral tiles. */
export const positionOf = ({ board: lies, zones, neutral, pack, discard }, { seen, waiting_for: [seat] }, record) => {
  const placed = placedIn(record);
  return {
    ...{ board: lies, zones, neutral: pack ?? neutral, discard, to_act: seat },
    murdered: discard.filter((id) => !placed.has(id)),
    known: SEATS.flatMap((each) => seen.zones[each]).filter(isNeutral),
  };
};

export const asked = ({ known, ...position }, options) => (hides(options) ? { ...position, known } : position);

/** The tiles that have lain on the board in this round. */
function placedIn({ turns, start }) {
  const begins = (turn) => Object.values(turn).some((action) => /^(first )?p[12]$/.test(action));
  const round = turns.slice(turns.findLastIndex(begins) + 1);
  const before = start ? tilesIn({ ...start, zones: { p1: [], p2: [] }, neutral: [], discard: [] }) : [];
  const gone = start ? start.discard.filter((id) => !start.murdered?.includes(id)) : [];
  const placed = round.flatMap(Object.values).map((action) => placement(action).tile);
  return new Set([...before, ...gone, ...placed]);
}

/** What a side holds, each tile of its camp in its own place, which it leaves empty (null); then what it has of others. */
function placesOf(ids, seat) {
  if (ids.includes("?")) return ids; // which places are empty is not known
  const own = tilesOf(seat);
  return [...own.map((id) => (ids.includes(id) ? id : null)), ...ids.filter((id) => !own.includes(id))];
}

/** A row of tiles, and empty places (null); with `tap(id)` each is a button, with `put()` a place at its end takes the
 * `chosen` one. */
const rack = (ids, title, { chosen = null, tap = null, put = null } = {}) => html`<div role="group" aria-label=${title}>
  <p class="caption">${title}</p>
  <ul class="row-of-tiles">
    ${ids.map((id) =>
      id === null
        ? html`<li class="gone"></li>`
        : html`<li class=${sideOfTile(id)}>
        ${
          tap
            ? html`<button aria-pressed=${id === chosen ? "true" : "false"} title=${nameOfTile(id)} @click=${() => tap(id)}>${portrait(id)}<span class="unseen">${nameOfTile(id)}</span></button>`
            : html`<span title=${nameOfTile(id)}>${portrait(id)}<span class="unseen">${nameOfTile(id)}</span></span>`
        }
      </li>`,
    )}
    ${put ? html`<li class="place"><button ?disabled=${!chosen} aria-label=${chosen ? t("study-to-area", { tile: theTile(chosen), area: title }) : title} @click=${put}></button></li>` : ""}
  </ul>
</div>`;

/** The areas beside the board: [title, name, seat]. */
const areas = (players, { setup }) => [
  ...SEATS.map((seat) => [nameOf(players, seat), "zones", seat]),
  [t(setup.endsWith("draft") ? "study-offered" : "rvr-neutral"), "neutral"],
  [t("study-discard"), "discard"],
];
const rowOf = (position, name, seat) => (seat ? placesOf(position[name][seat], seat) : position[name]);
const inArea = (position, name, seat) => (seat ? position[name][seat] : position[name]);

/** The best that a placement on each free cell is worth, as discs for the board, the best of all in gold. */
function signsOf(seen, rated) {
  const best = {};
  for (const each of rated) {
    const { cell } = parse(each.action);
    if (cell && !seen.board[cell] && !(best[cell]?.value >= each.value)) best[cell] = each;
  }
  const sign = ({ number, isBest }) => ({ number, words: number, taken: !isBest });
  return Object.fromEntries(Object.entries(best).map(([cell, each]) => [cell, sign(each)]));
}

/** `rated`: what every placement is worth, none before that is known: { action, value, number, isBest }. */
export function picture(shown, options, players, rated, _choosers, bottom = "p1") {
  const seen = { ...shown, neutral: shown.pack ?? shown.neutral };
  const area = ([title, name, seat]) => (inArea(seen, name, seat).length ? rack(rowOf(seen, name, seat), title) : "");
  const [first, second, ...common] = areas(players, options);
  const [mine, theirs] = bottom === "p1" ? [first, second] : [second, first];
  return html`<div class="study-table">
    ${area(theirs)} ${shown.pack ? "" : board({ seen: seen.board, players, bottom, signs: signsOf(seen, rated) })} ${area(mine)}
    <div class="commons">${common.map(area)}</div>
  </div>`;
}

export const sign = (action) => {
  if (action.startsWith(FIRST)) return icon(`camp-${action.slice(FIRST.length)}`);
  return signed(action.startsWith(KEEP) ? action.slice(KEEP.length) : placement(action).tile);
};

let chosen = null; // the tile that the next tapped cell or area gets

const lying = (tile, faces, under = null) => ({ tile, faces, down_by: null, under });

/** A position without a tile, wherever it was. */
function without(position, id) {
  const less = (list) => list.filter((each) => each !== id);
  const left = (piece) => (piece?.tile === id ? piece.under && lying(piece.under, piece.faces) : piece);
  const cells = Object.entries(position.board).map(([cell, piece]) => [cell, left(piece)]);
  return {
    ...position,
    board: Object.fromEntries(cells),
    zones: { p1: less(position.zones.p1), p2: less(position.zones.p2) },
    neutral: less(position.neutral),
    discard: less(position.discard),
    murdered: less(position.murdered),
    known: less(position.known),
  };
}

/** What can be changed: { part, side, body } each, `part` being the name of its tab on a phone, `side` its place at a desk. */
export function setUp(position, change, players, options, refused) {
  const rival = other(position.to_act);
  const choose = (id) => {
    chosen = id === chosen ? null : id;
    change({});
  };
  /** A tapped cell takes the chosen tile, a Tower also one with a tile; else what lies there turns, then falls, then goes. */
  const tap = (cell) => {
    const piece = position.board[cell];
    const put = (found, value) => change({ ...found, board: { ...found.board, [cell]: value } });
    if (chosen && (!piece || (chosen === COVERS && !piece.under && piece.tile !== COVERS))) {
      const found = without(position, chosen);
      const tile = chosen;
      chosen = null;
      return put(found, lying(tile, piece?.faces ?? homeOf(tile) ?? position.to_act, piece?.tile));
    }
    if (!piece) return undefined;
    const first = homeOf(piece.tile) ?? "p1";
    if (piece.down_by) return toArea(piece.tile, "zones", first);
    if (piece.faces === first) return put(position, { ...piece, faces: other(first) });
    return put(position, { ...piece, down_by: rival });
  };
  const toArea = (id, name, seat) => {
    const found = without(position, id);
    chosen = null;
    const added = [...inArea(found, name, seat), id];
    change({ ...found, [name]: seat ? { ...found.zones, [seat]: added } : added });
  };
  const others = tiles.map(({ id }) => id).filter((id) => !tilesIn(position).has(id));
  const area = ([title, name, seat]) =>
    rack(rowOf(position, name, seat), title, { chosen, tap: choose, put: () => toArea(chosen, name, seat) });
  const leaveOut = () => {
    const found = without(position, chosen);
    chosen = null;
    change(found);
  };
  const marks = refused?.cell ? { [refused.cell]: "touched" } : {};
  const [mine, theirs, ...common] = areas(players, options);
  const table = html`<div class="study-table">
    ${area(theirs)} ${board({ seen: marked(position.board, printed), players, bottom: "p1", tap, marks })} ${area(mine)}
  </div>`;
  const beside = html`<p class="quiet">${t("study-how")}</p>
    ${common.map(area)} ${rack(others, t("study-out"), { chosen, tap: choose, put: leaveOut })}`;
  const name = (seat) => nameOf(players, seat);
  const rest = html`${picks("chips", "study-turn", "to-act", SEATS, position.to_act, (seat) => change({ to_act: seat }), name)}
    ${tilesPicked("murdered", position.discard, position, change)}
    ${hides(options) ? tilesPicked("known", takenBack(position), position, change) : ""}
    ${rules(setup(change, options), offered.rulings.options, options, change)}`;
  return [
    { part: "tiles", side: "standing", body: table },
    { part: "tiles", side: "right", body: beside },
    { part: "options", side: "left", body: rest },
  ];
}

/** Of which of some tiles it is so: that they never lay on the board, or that both know them. */
function tilesPicked(name, of, { [name]: ids }, change) {
  const one = (id) => {
    const others = ids.filter((each) => each !== id);
    const pick = () => change({ [name]: ids.includes(id) ? others : [...others, id] });
    return picked("checkbox", name, id, ids.includes(id), pick, nameOfTile(id));
  };
  return of.length
    ? html`<fieldset class="picks chips"><legend>${t(`study-${name}`)}</legend>${of.map(one)}</fieldset>`
    : "";
}

/** The neutral tiles in hand, where something that takes tiles back was placed: both may know them. */
function takenBack(position) {
  const placed = tilesIn({ ...position, zones: { p1: [], p2: [] }, neutral: [] });
  const takes = tiles.some(({ id, power }) => REPEATS.includes(power) && placed.has(id));
  return takes ? [...position.zones.p1, ...position.zones.p2].filter(isNeutral) : [];
}

const setup = (change, { setup: now }) =>
  select(
    t("new-setup"),
    offered.setup.values,
    now,
    (value) => change({}, { setup: value }),
    (value) => t(`setup-${value}`),
  );

/** A tile's name, alone, within a sentence and at its beginning. */
function inSentences(tile) {
  const the = tile ? theTile(tile) : "";
  return { piece: tile ? nameOfTile(tile) : "", the, capital: asSentence(the) };
}

/** What a refusal is about, in words. */
export const named = ({ seat, tile, cell, count, needed, most, first, second, p1, p2 }, players) => ({
  name: seat ? nameOf(players, seat) : "",
  ...inSentences(tile),
  ...{ cell: cell ?? first ?? "", other: second ?? "", count: count ?? 0, needed: needed ?? most ?? 0 },
  ...{ p1: p1 ?? 0, p2: p2 ?? 0 },
});
