/** What is stored, and what a file brings: read by the modules that read it, drawn, gone on with, taken in. */

import given from "pocketcrowns:given";
import * as fc from "fast-check";
import { App } from "../../../web/js/app/app.js";
import { answered, due, nextDue, runs } from "../../../web/js/exercises/kept.js";
import { finishedGame, letters, running } from "../../../web/js/letters/kept.js";
import { framed } from "../../../web/js/links/frame.js";
import { MAY_FETCH, NOT_ALLOWED, REFUSED, STORING } from "../../../web/js/offline/messages.js";
import { finishedAgainst, isNew, resultsOf } from "../../../web/js/play/results.js";
import { isThisPages, saved } from "../../../web/js/play/saved.js";
import { daysInARow, resultOf } from "../../../web/js/puzzles/results.js";
import { faceToFace } from "../../../web/js/r_vs_r/scene.js";
import { NotOurs, readIn, written } from "../../../web/js/settings/stored.js";
import * as settings from "../../../web/js/settings.js";
import * as store from "../../../web/js/store.js";
import { changed, json, near } from "./inputs.mjs";
import { nothingUncaught, promise, settled, storedText, until } from "./promises.mjs";
import { seeds } from "./seeds.mjs";
import { linkContent } from "./targets_links.mjs";

const PREFIX = "pocket-crowns.";
const GAMES = ["brave-rats", "r-vs-r"];
/** What shows what is stored under a name: [screen, about]. */
const SCREENS = {
  settings: [["home"], ["settings"]],
  sitting: [["home"], ["new"], ["review", {}], ["chronicle", {}], ["share", {}]],
  practice: [["home"], ["review", { practice: true }], ["chronicle", { practice: true }]],
  letters: [["home"], ["letters"]],
  letter: [["home"], ["letters"]],
  learned: [["learn"], ["new"]],
  puzzles: [["puzzle"], ["puzzle", { day: 20_000 }]],
  met: [["new"], ["learn"]],
  results: [["opponents"], ["new"]],
  past: [["opponents"]],
  "new-game": [["new"]],
  lab: [["lab"]],
};

let app = null;
let kept = null;

/** The app on this page, and what real use has stored. */
async function open() {
  app ??= new App(document.querySelector("#app"), document.querySelector("#log"));
  kept ??= await seeds(app.engine);
  app.open();
  await until(() => app.engine.isReady);
  app.screen = "learn";
  app.go("learn"); // brings the bundle of the later screens
  await settled();
  forgetAll();
}

function forgetAll() {
  store.eraseAll();
  localStorage.clear();
}

/** Something for one name: [name, text]. The seeds come from the page itself, so they are asked for late. */
const NAMES = ["settings", "sitting", "practice", "letters", "letter.ab", "learned", "puzzles", "met"];
NAMES.push("face-to-face", "exercises");
for (const game of GAMES) NAMES.push(`new-game.${game}`, `past.${game}`, `results.${game}`, `lab.${game}`);
const entry = (name) => json(() => (Object.hasOwn(kept, name) ? kept[name] : [null])).map((text) => [name, text]);
const entries = (names) => fc.array(fc.oneof(...names.map(entry)), { minLength: 1, maxLength: 2 });

function put(pairs) {
  forgetAll();
  localStorage.setItem("another-site.key", "theirs");
  for (const [name, text] of pairs) localStorage.setItem(PREFIX + name, text);
}

/** Read by every module that reads. */
function readAll() {
  settings.reread();
  for (const name of [...Object.keys(settings.CHOICES), ...Object.keys(settings.FLAGS), "language"])
    settings.setting(name);
  for (const practice of [false, true]) {
    saved(practice);
    isThisPages({ practice });
    finishedGame({ practice });
  }
  finishedGame({ letter: "ab" });
  letters();
  running();
  faceToFace();
  daysInARow(20_001);
  resultOf(20_000, "ab12cd34");
  nextDue();
  runs();
  for (const game of GAMES) {
    resultsOf(game);
    isNew(game);
    finishedAgainst(game, "reader");
  }
}

const isReadable = (text) => {
  try {
    return JSON.parse(text) !== null;
  } catch {
    return false;
  }
};

export const storage = {
  open,
  input: entries([...NAMES, "__proto__", "toString"]),
  try(pairs) {
    put(pairs);
    const before = storedText();
    readAll();
    const file = JSON.parse(written());
    promise(storedText() === before, "reading changes nothing");
    for (const exercise of due(new Date(8e15))) answered(exercise, false);
    promise(file.app === "pocket-crowns", "the file says whose it is");
    store.eraseAll();
    promise(Object.keys(localStorage).join() === "another-site.key", "all of ours is erased, and nothing else");
    return pairs.some(([, text]) => !isReadable(text)) ? "refused" : "accepted";
  },
};

async function draw(screen, game, about = null) {
  Object.assign(app, { screen, game, about, notice: null });
  app.draw();
  promise(app.screen === screen, `the screen "${screen}" can be drawn, whatever is stored`);
  await settled();
}

export const screens = {
  open,
  input: fc.tuple(entries(NAMES), fc.constantFrom(...GAMES)),
  async try([pairs, game]) {
    put(pairs);
    const before = storedText();
    await app.takeWhatIsStored();
    for (const [name] of pairs) {
      for (const place of SCREENS[name.split(".")[0]] ?? [["home"]]) {
        if (place[0] === "letters") for (const id of Object.keys(letters())) await draw("letters", game, { id });
        await draw(place[0], game, place[1]);
      }
    }
    await until(() => !app.notice || app.engine.isReady);
    if (!pairs.some(([name]) => name.startsWith("letter"))) promise(storedText() === before, "showing changes nothing");
    forgetAll();
    await app.takeWhatIsStored();
    await draw("home", game);
    promise(document.querySelector("main.home"), "the first screen is there afterwards");
    return pairs.some(([, text]) => !isReadable(text)) ? "refused" : "accepted";
  },
};

/** The turns of the stored game, as a text that those of a longer one begin with. */
function storedTurns() {
  const { record } = store.load("sitting") ?? {};
  return JSON.stringify(record?.turns ?? null).replace(/\]$/, "");
}

export const sitting = {
  open,
  input: entry("sitting"),
  async try(pair) {
    put([pair]);
    const [before, turns] = [storedText(), storedTurns()];
    await app.takeWhatIsStored();
    app.screen = "home";
    app.go("table");
    promise(
      await until(() => app.screen === "home" || (app.session?.stage && app.session.stage.name !== "thinking")),
      "a table or none",
    );
    await settled();
    const isShown = app.screen === "table";
    promise(storedTurns().startsWith(turns), "no turn that was stored is lost");
    if (!saved()) promise(storedText() === before, "what is no game of ours stays as it was stored");
    app.go("home");
    await settled();
    promise(document.querySelector("main.home"), "the first screen is there afterwards");
    return isShown ? "accepted" : "refused";
  },
};

const files = () => {
  const one = Object.fromEntries(Object.entries(kept).map(([name, values]) => [name, values[0]]));
  const others = kept.sitting.map((each) => ({ sitting: each }));
  return [one, ...others, {}].map((stored) => ({ app: "pocket-crowns", v: 1, stored }));
};

export const file = {
  open,
  input: json(files),
  async try(text) {
    put([
      ["learned", "3"],
      ["met", "broken"],
    ]);
    const before = storedText();
    let entriesRead;
    try {
      entriesRead = await readIn(new File([text], "saved.json"), app.engine, () => true);
    } catch (error) {
      promise(error instanceof NotOurs, "NotOurs and nothing else", error);
      promise(storedText() === before, "a refused file changes nothing");
      return "refused";
    }
    promise(entriesRead === Object.keys(JSON.parse(text).stored).length, "all of it is taken");
    await app.takeWhatIsStored();
    for (const name of Object.keys(JSON.parse(text).stored))
      for (const place of SCREENS[name.split(".")[0]] ?? [["home"]]) await draw(place[0], "brave-rats", place[1]);
    return "accepted";
  },
};

/** A link that was opened or pasted, as far as the engine and the screens take it. */
export const sharedLink = {
  open,
  input: fc.oneof(
    near(() => given.links),
    linkContent.input.map(([kind, bytes]) => framed(kind, bytes)),
  ),
  async try(link) {
    const before = storedText();
    app.turnTo("shared", "brave-rats", { link });
    await settled();
    await settled();
    const isRefused = Boolean(document.querySelector("main [role=alert]"));
    app.turnTo("home");
    promise(document.querySelector("main.home"), "the first screen is there afterwards");
    promise(storedText() === before, "a link that was looked at changes nothing");
    nothingUncaught();
    return isRefused ? "refused" : "accepted";
  },
};

/** What a service worker says to the page: it can be of another version. */
export const serviceWorker = {
  open,
  input: fc.tuple(
    changed(
      () => [
        { kind: STORING, done: 1000, total: 2000, update: false },
        { kind: REFUSED, reason: NOT_ALLOWED, bytes: 900_000, update: false },
        { kind: REFUSED, reason: NOT_ALLOWED, bytes: 900_000, update: true },
        { kind: REFUSED, reason: "a reason of another version", bytes: 0, update: false },
        { kind: MAY_FETCH, bytes: 1000 },
      ],
      true,
    ),
    fc.boolean(),
  ),
  try([value, hasPort]) {
    const say = (data) => {
      const ports = hasPort ? [new MessageChannel().port1] : [];
      navigator.serviceWorker.dispatchEvent(new MessageEvent("message", { data, ports }));
    };
    Object.assign(app, { screen: "home", about: null });
    app.offline.update = null;
    say({ kind: STORING, done: 1, total: 2 });
    const right = app.offline.status;
    promise(right.step === "storing" && right.done === 1, "a right message is heard");
    try {
      structuredClone(value);
    } catch {
      return "refused"; // nothing that can be sent
    }
    say(value);
    promise(document.querySelector("main.home"), "the first screen is there");
    app.draw();
    return app.offline.status === right && !app.offline.update ? "refused" : "accepted";
  },
};
