/** The page in which the doors are tried: `fuzz(door, inputs, seed)` answers what came of it, as the driver reads it. */

import "../../../web/js/i18n/first.js";
import "../../../web/js/ui/all_icons.js";
import * as fc from "fast-check";
import { BROKE } from "./broke.mjs";
import * as frames from "./doors_frames.mjs";
import * as links from "./doors_links.mjs";
import * as stored from "./doors_stored.mjs";
import * as workers from "./doors_workers.mjs";
import { nothingUncaught, promise, watch } from "./promises.mjs";

/** `open()` makes a door ready, perhaps again; `try(input)` answers "accepted" or "refused", or throws. */
const DOORS = { ...links, ...stored, ...frames, ...workers };

const BUDGET = 5000; // ms for one input

watch(globalThis);
globalThis.doors = Object.keys(DOORS);

/** { inputs, refused, accepted, seconds, wrong }: `wrong` tells the smallest input that broke a promise, else it is "". */
globalThis.fuzz = async (name, inputs, seed) => {
  const door = DOORS[name];
  const came = { refused: 0, accepted: 0 };
  await door.open?.();
  const begun = performance.now();
  const one = async (input) => {
    const start = performance.now();
    const outcome = door.try(input);
    came[typeof outcome === "string" ? outcome : await outcome] += 1;
    nothingUncaught();
    promise(performance.now() - start < BUDGET, "an answer within its budget");
  };
  const examples = (BROKE[name] ?? []).map((input) => [input]);
  const options = { numRuns: inputs + examples.length, seed, examples };
  const isQuick = !door.open && !door.isSlow;
  const property = isQuick
    ? fc.property(door.input, (input) => quick(door, came, input))
    : fc.asyncProperty(door.input, one);
  const out = await fc.check(property, options);
  const wrong = out.failed ? `${told(out.counterexample)}\n${out.errorInstance?.stack ?? ""}`.slice(0, 5000) : "";
  return { inputs: out.numRuns, ...came, seconds: (performance.now() - begun) / 1000, wrong };
};

/** An input as a person reads it. */
function told(input) {
  try {
    return fc.stringify(input).slice(0, 600);
  } catch {
    return "an input too deep to be told";
  }
}

/** A door that answers at once. */
function quick(door, came, input) {
  const start = performance.now();
  came[door.try(input)] += 1;
  promise(performance.now() - start < BUDGET, "an answer within its budget");
}

globalThis.isReady = true;
