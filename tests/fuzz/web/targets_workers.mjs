/** What the page and the engine's worker say to one another: any reply to the page, any message to the worker. */

import given from "pocketcrowns:given";
import * as fc from "fast-check";
import { Engine, EngineLost, Refused } from "../../../web/js/engine/client.js";
import { ANSWER, FAILED, PROGRESS, QUESTION, READY, START } from "../../../web/js/engine/messages.js";
import { begin } from "../../../web/js/engine/new_worker.js";
import { changed } from "./inputs.mjs";
import { promise, settled, until } from "./promises.mjs";

const RealWorker = globalThis.Worker;
const STEPS = ["idle", "download", "start", "ready", "failed"];

/** A worker without a script: what it says is said for it. */
class Silent extends EventTarget {
  static last = null;
  asked = [];
  onmessage = null;
  onerror = null;

  constructor() {
    super();
    Silent.last = this;
  }

  postMessage(message) {
    this.asked.push(structuredClone(message));
  }

  terminate() {
    this.isOver = true;
  }
}

const replies = changed(
  () => [
    { kind: ANSWER, text: '{"id": 1, "ok": true, "result": {}}' },
    { kind: ANSWER, text: '{"id": 2, "ok": true, "result": 7}' },
    { kind: ANSWER, text: '{"id": 1, "ok": false, "error": {"code": "malformed", "detail": "x"}}' },
    { kind: ANSWER, text: '{"id": 1, "ok": false}' },
    { kind: ANSWER, text: '{"id": 1, "ok": false, "error": null}' },
    { kind: ANSWER, text: "null" },
    { kind: ANSWER, text: "" },
    { kind: PROGRESS, step: "download", done: 5, total: 9 },
    { kind: PROGRESS, step: "start", done: 9, total: 9 },
    { kind: READY },
    { kind: FAILED, detail: "out of memory" },
  ],
  true,
);

/** Say something to the page for a worker; what the page throws comes out here. */
const say = (worker, data) => worker.onmessage({ data });

export const workerReply = {
  isSlow: true,
  input: fc.array(replies, { minLength: 1, maxLength: 3 }),
  async try(values) {
    const sayings = values.flatMap((value) => {
      try {
        return [structuredClone(value)];
      } catch {
        return []; // nothing that a worker could send
      }
    });
    globalThis.Worker = Silent;
    try {
      const engine = new Engine(({ step }) => promise(STEPS.includes(step), "a step that has words"));
      const started = engine.start();
      const worker = Silent.last;
      say(worker, { kind: READY });
      await started;
      let came = null;
      const asked = engine.ask("view").then(
        () => {
          came = "accepted";
        },
        (error) => {
          promise(
            error instanceof Refused || error instanceof EngineLost,
            "Refused or EngineLost and nothing else",
            error,
          );
          came = "refused";
        },
      );
      await settled();
      for (const data of sayings) say(worker, data);
      await settled();
      promise(came || engine.isReady, "an engine that has a question waiting is ready, or it is lost");
      if (!came) say(worker, { kind: ANSWER, text: '{"id": 1, "ok": true, "result": 1}' });
      await asked;
      const again = engine.ask("view"); // to the same worker, or a new one
      const now = Silent.last;
      if (now !== worker) say(now, { kind: READY });
      promise(now !== worker || !worker.isOver, "nobody asks a worker that is over");
      await settled();
      await settled();
      const [question] = now.asked.filter(({ kind }) => kind === QUESTION).slice(-1);
      say(now, { kind: ANSWER, text: JSON.stringify({ id: JSON.parse(question.text).id, ok: true, result: 5 }) });
      promise((await again) === 5, "the next question is answered");
      say(now, { kind: FAILED, detail: "" }); // lets go of its timers
      return came ?? "accepted";
    } finally {
      globalThis.Worker = RealWorker;
    }
  },
};

let worker = null;
let heard = [];
let match = null;
let seen = null;
const OURS = 1_000_001; // the id of the right question
const PATIENCE = 20_000; // ms

async function ask(id, verb, args) {
  worker.postMessage({ kind: QUESTION, text: JSON.stringify({ id, ask: verb, with: args }) });
  const answers = () => heard.filter(({ kind, text }) => kind === ANSWER && JSON.parse(text).id === id);
  promise(await until(() => answers().length > 0, PATIENCE), "a right question is answered");
  return JSON.parse(answers()[0].text);
}

const view = async () => JSON.stringify((await ask(OURS, "view", { match, seat: "p1" })).result);

async function openWorker() {
  if (worker) return;
  ({ worker } = begin(false));
  worker.onmessage = ({ data }) => heard.push(data);
  promise(await until(() => heard.some(({ kind }) => kind === READY), 60_000), "a worker starts");
  ({ match } = (await ask(1, "resume", { record: given.records[0] })).result);
  seen = await view();
}

/** Questions that the engine answers, or would if it had that match. */
const RIGHT = {
  catalogue: {},
  resume: { record: given.records[0] },
  replay: { record: given.records[1] },
  view: { match: "m0", seat: "p1" },
  choose: { match: "m0", seat: "p1", action: "spy" },
};

const questions = changed(
  () => [
    { kind: START, lock: "a lock", plain: false },
    { kind: START, lock: "a lock", plain: true },
    ...Object.entries(RIGHT).map(([verb, args]) => ({
      kind: QUESTION,
      text: JSON.stringify({ id: 3, ask: verb, with: args }),
    })),
    { kind: QUESTION, text: "" },
    { kind: QUESTION, text: "[".repeat(100_000) },
    { kind: QUESTION, text: '{"id": 1e400, "ask": "\\ud800"}' },
  ],
  true,
);

export const workerMessage = {
  open: openWorker,
  input: questions,
  async try(value) {
    heard = [];
    try {
      worker.postMessage(value);
    } catch {
      return "refused"; // it cannot be sent
    }
    promise((await view()) === seen, "the game is as it was");
    const answers = heard.filter(({ kind, text }) => kind === ANSWER && JSON.parse(text).id !== OURS);
    promise(
      heard.every(({ kind }) => [ANSWER, PROGRESS].includes(kind)),
      `it goes on, but said ${heard.map(({ kind, detail }) => `${kind} ${detail}`)}`,
    );
    return answers.some(({ text }) => JSON.parse(text).ok) ? "accepted" : "refused";
  },
};
