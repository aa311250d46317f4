/** Studies in links: a record, perhaps from a position that was set up, and a tree of steps. As in links/studies.py. */

import { part, range } from "./coder.js";
import { LinkError } from "./frame.js";
import { codeSize } from "./records.js";

const MOST_STEPS = 300;
const LONGEST_NOTE = 1500; // bytes

/** The position that a record begins at: { start }, or {} for a game's beginning. */
export function codeStart(coder, game, options, record) {
  const start = part(record, "start");
  return coder.flag("start", start) ? { start: game.codeStart(coder, options, start) } : {};
}

/** { at, steps }: the steps, the first of which is the start, and at which of them it stands. */
export function codeSteps(coder, game, options, value) {
  const given = part(value, "steps");
  const size = codeSize(coder, "steps", given, MOST_STEPS);
  if (!size) throw coder.reads ? new LinkError("damaged") : new RangeError("a study has a first step");
  const steps = [];
  for (const number of range(size)) {
    const told = part(given, number);
    const step = { from: -1, turns: [] };
    if (number) {
      const from = part(told, "from");
      const follows = coder.flag("follows", from === number - 1, { likely: true, first: 4 });
      step.from = follows ? number - 1 : coder.below(number, from);
      step.turns = game.codeTurns(coder, options, part(told, "turns"));
    }
    const note = part(told, "note");
    step.note = coder.flag("noted", note, { first: 3 }) ? coder.text("note", note, LONGEST_NOTE) : "";
    const before = number ? steps[step.from].seen : null;
    step.seen = game.codeNext(coder, options, before, choiceOf(step.turns), part(told, "seen"));
    steps.push(step);
  }
  return { at: coder.below(size, part(value, "at")), steps };
}

/** [seat, action]: who chose what at a step, of both the first seat; luck aside. */
const choiceOf = (turns) => turns.flatMap(Object.entries).find(([actor]) => actor !== "luck") ?? null;
