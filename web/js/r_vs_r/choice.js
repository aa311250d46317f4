/**
 * A choice being made, step by step, out of the legal list: tile, cell, then each part of the target. Every step can
 * be taken back. It computes nothing about rules: what is on offer is what some legal action still contains.
 */

/** "bard@b2!b3:ne" -> { action, tile: "bard", cell: "b2", parts: ["b3", "ne"] }; parts is null without a power. */
function parse(action) {
  const [placement, target] = action.split("!");
  const [tile, cell] = placement.split("@");
  return { action, tile, cell, parts: target === undefined ? null : target.split(/[:-]/) };
}

const unique = (values) => [...new Set(values)];

export class Choice {
  tile = null;
  cell = null;
  /** Parts of the target so far; null: no power is wanted; undefined: not asked yet. */
  parts = undefined;
  #all;

  constructor(legal) {
    this.#all = legal.map(parse);
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

  /** What may be picked now: tiles, cells, or next parts of the target. */
  get offers() {
    if (this.step === "tile") return unique(this.#all.map(({ tile }) => tile));
    if (this.step === "cell") return unique(this.#offered().map(({ cell }) => cell));
    if (this.step === "confirm") return [];
    const place = this.parts?.length ?? 0;
    return unique(this.#offered().flatMap(({ parts }) => (parts && parts.length > place ? [parts[place]] : [])));
  }

  /** Whether "no effect" is on offer now. */
  get canDecline() {
    return this.step === "target" && !this.parts?.length;
  }

  pick(value) {
    if (this.step === "tile") this.tile = value;
    else if (this.step === "cell") this.cell = value;
    else this.parts = [...(this.parts ?? []), value];
  }

  decline() {
    this.parts = null;
  }

  /** Take back the last step. */
  back() {
    if (this.parts?.length) this.parts = this.parts.length > 1 ? this.parts.slice(0, -1) : undefined;
    else if (this.parts === null) this.parts = undefined;
    else if (this.cell) this.cell = null;
    else this.tile = null;
  }

  /** The action that picking `value` would begin, for asking why it is not offered. */
  attempted(value) {
    if (this.step === "tile") return `${value}@b2`;
    if (this.step === "cell") return `${this.tile}@${value}`;
    const begun = this.parts?.join(":").length; // any sign between two parts is one character
    const target = begun
      ? this.#offered()[0]
          .action.split("!")[1]
          .slice(0, begun + 1)
      : "";
    return `${this.tile}@${this.cell}!${target}${value}`;
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
