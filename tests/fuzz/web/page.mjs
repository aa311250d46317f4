/** The page in which the targets are tried: `fuzz(target, inputs, seed)` answers what came of it, as the driver reads it. */

import "../../../web/js/i18n/first.js";
import "../../../web/js/ui/all_icons.js";
import * as fc from "fast-check";
import { BROKE } from "./broke.mjs";
import { nothingUncaught, promise, watch } from "./promises.mjs";
import * as frames from "./targets_frames.mjs";
import * as links from "./targets_links.mjs";
import * as stored from "./targets_stored.mjs";
import * as workers from "./targets_workers.mjs";

/** `open()` makes a target ready, perhaps again; `try(input)` answers "accepted" or "refused", or throws. */
const TARGETS = { ...links, ...stored, ...frames, ...workers };

const BUDGET = 5000; // ms for one input

watch(globalThis);
globalThis.targets = Object.keys(TARGETS);

/** { inputs, refused, accepted, seconds, wrong }: `wrong` tells the smallest input that broke a promise, else it is "". */
globalThis.fuzz = async (name, inputs, seed) => {
  const target = TARGETS[name];
  const came = { refused: 0, accepted: 0 };
  await target.open?.();
  const begun = performance.now();
  const one = async (input) => {
    const start = performance.now();
    const outcome = target.try(input);
    came[typeof outcome === "string" ? outcome : await outcome] += 1;
    nothingUncaught();
    promise(performance.now() - start < BUDGET, "an answer within its budget");
  };
  const examples = (BROKE[name] ?? []).map((input) => [input]);
  const options = { numRuns: inputs + examples.length, seed, examples };
  const isQuick = !target.open && !target.isSlow;
  const property = isQuick
    ? fc.property(target.input, (input) => quick(target, came, input))
    : fc.asyncProperty(target.input, one);
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

/** A target that answers at once. */
function quick(target, came, input) {
  const start = performance.now();
  came[target.try(input)] += 1;
  promise(performance.now() - start < BUDGET, "an answer within its budget");
}

globalThis.isReady = true;
