/**
 * A choice being made, step by step, out of the legal list: tile, cell, then each part of the target. Every step can
 * be taken back; a tile that is the only one is there from the first. It computes nothing about rules: what is on
 * offer is what some legal action still contains, as engine/pocketcrowns/r_vs_r/placing.py lists them. A target that leaves no choice is taken at once; that the power can
 * be left alone too is said by `canDecline`.
 */

import { partsOf, placed, placement } from "../actions.js";

/** "bard@b2!b3:ne" -> { action, tile: "bard", cell: "b2", target: "b3:ne", parts: ["b3", "ne"] }; null without a power. */
export function parse(action) {
  const { tile, cell, target } = placement(action);
  return { action, tile, cell, target, parts: target && partsOf(target) };
}

/** The action that placing a tile would begin with, for asking why it cannot be placed. */
export const attemptOf = (tile) => placed(tile, "b2");

const unique = (values) => [...new Set(values)];

export class Choice {
  tile = null;
  cell = null;
  /** Parts of the target so far; null: no power is wanted; undefined: not asked yet. */
  parts = undefined;
  #all;
  #before = []; // what was chosen before each step

  constructor(legal) {
    this.#all = legal.map(parse);
    this.#settle();
  }

  get step() {
    if (!this.tile) return "tile";
    if (!this.cell) return "cell";
    return this.action ? "confirm" : "target";
  }

  /** The action, once it is complete. */
  get action() {
    const offered = this.#offered();
    if (!this.tile || !this.cell) return null;
    if (this.parts === null) return offered.find(({ parts }) => parts === null)?.action ?? null;
    if (offered.length === 1) return offered[0].action;
    const length = this.parts?.length ?? 0;
    return (length && offered.find(({ parts }) => parts?.length === length)?.action) || null;
  }

  /** Whether there is a step to take back. */
  get canGoBack() {
    return this.#before.length > 0;
  }

  /** Whether only one tile can be placed, and no cell is chosen yet. */
  get isLone() {
    return this.step === "cell" && !this.canGoBack;
  }

  /** The same choice as it was one step earlier, or null. */
  get earlier() {
    if (!this.canGoBack) return null;
    const earlier = new Choice([]);
    earlier.#all = this.#all;
    return Object.assign(earlier, this.#before.at(-1));
  }

  /** What may be picked now: tiles, cells, or next parts of the target. */
  get offers() {
    if (this.step === "tile") return unique(this.#all.map(({ tile }) => tile));
    if (this.step === "cell") return unique(this.#offered().map(({ cell }) => cell));
    if (this.step === "confirm") return [];
    const place = this.parts?.length ?? 0;
    return unique(this.#offered().flatMap(({ parts }) => (parts && parts.length > place ? [parts[place]] : [])));
  }

  /** Whether the power may be left alone, and is not yet. */
  get canDecline() {
    const here = this.#all.filter(({ tile, cell }) => tile === this.tile && cell === this.cell);
    return this.parts !== null && here.some(({ parts }) => parts) && here.some(({ parts }) => !parts);
  }

  /** Whether a tile can be chosen at all. */
  canBegin = (tile) => this.#all.some((each) => each.tile === tile);

  pick(value) {
    this.#remember();
    if (this.step === "tile") this.tile = value;
    else if (this.step === "cell") this.cell = value;
    else this.parts = [...(this.parts ?? []), value];
    while (this.step === "target" && this.offers.length === 1) this.parts = [...(this.parts ?? []), this.offers[0]];
  }

  /** Another tile instead of whatever was chosen. */
  begin(tile) {
    this.#before = [];
    Object.assign(this, { tile: null, cell: null, parts: undefined });
    this.#settle();
    if (!this.tile) this.pick(tile);
  }

  /** All of a legal action at once. */
  take(action) {
    const { tile, cell, parts } = parse(action);
    this.begin(tile);
    this.pick(cell);
    if (!parts && this.canDecline) this.decline();
    while (parts && this.action !== action) this.pick(parts[this.parts?.length ?? 0]);
  }

  decline() {
    this.#remember();
    this.parts = null;
  }

  /** Take back the last step. */
  back() {
    Object.assign(this, this.#before.pop());
  }

  /** Another value in the place of the last one; answers whether it was on offer. `valueAt` finds it at that step. */
  instead(valueAt) {
    const { tile, cell, parts } = this;
    const before = this.#before.at(-1);
    this.back();
    const value = valueAt(this);
    if (this.offers.includes(value)) {
      this.pick(value);
      return true;
    }
    this.#before.push(before);
    Object.assign(this, { tile, cell, parts });
    return false;
  }

  /** The action that picking `value` would begin, for asking why it is not offered. */
  attempted(value) {
    if (this.step === "tile") return attemptOf(value);
    if (this.step === "cell") return placed(this.tile, value);
    if (this.step === "confirm") return placed(this.tile, this.cell, value);
    const begun = this.parts?.join(":").length; // any sign between two parts is one character
    const target = begun ? this.#offered()[0].target.slice(0, begun + 1) : "";
    return placed(this.tile, this.cell, target + value);
  }

  /** The only tile that can be placed need not be picked. */
  #settle() {
    const tiles = this.offers;
    if (tiles.length === 1) [this.tile] = tiles;
  }

  #remember() {
    this.#before.push({ tile: this.tile, cell: this.cell, parts: this.parts });
  }

  #offered() {
    return this.#all.filter(
      ({ tile, cell, parts }) =>
        (!this.tile || tile === this.tile) &&
        (!this.cell || cell === this.cell) &&
        (this.parts === undefined ||
          (this.parts === null ? parts === null : this.parts.every((part, n) => parts?.[n] === part))),
    );
  }
}
