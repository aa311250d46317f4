/** What once broke a promise, by target, as small as it could be made; every run tries it again. */

const MARK = "pocket-crowns";
const player = (seat, side) => ({ name: "", level: null, side: `${side}-${seat}` });
const players = (side) => ({ p1: player("p1", side), p2: player("p2", side) });
const options = { edition: 16, variants: [], princes: "random" };
options.rulings = { musician: "keeps", ambassador: "banks", cards_out: "tie" };
const record = { v: 1, game: "brave-rats", options, seed: "", turns: [] };
const sitting = { game: "brave-rats", players: players("clan"), record, holder: null, news: null };
const unnamed = { ...sitting, players: { ...sitting.players, p1: "" } };
const letter = { text: "v1.g.AAAA", seat: "p1", secret: "", game: "brave-rats", options, players: players("clan") };
const stored = (values) => JSON.stringify({ app: MARK, v: 1, stored: values });
const form = { who: "bot", seat: "p1", names: { p1: "", p2: "" }, level: "judge", options };
const rats = (name, value) => [[[name, JSON.stringify(value)]], "brave-rats"];

/** Tens of thousands of crowns to draw. */
const CROWNS = "v1.p.x7Rhbuz8YJH2N4o1WfXGcj0_auPUc6E8I-2rHgYYFhpn5Q";

export const BROKE = {
  // A pasted text of many blanks took longer with each of them.
  linkText: [`v1.t.CFXv${" ".repeat(200_000)}x`],

  storage: [
    [["settings", '{"toString": 1}']], // looked for among all that objects have
    [["settings", '{"__proto__": true}']],
    [["puzzles", '{"days": {"1": {"marks": [{"toString": 1}]}}}']],
    [["met", "no JSON"]], // stayed after "erase"
  ],

  screens: [
    rats("settings", { language: { toString: 1 } }),
    rats("sitting", { ...sitting, players: "x" }),
    rats("sitting", { ...sitting, game: "toString", finished: true }),
    rats("sitting", { ...unnamed, finished: true }),
    rats("letters", { a: { ...letter, players: {} } }),
    rats("letters", { a: { ...letter, game: "chess" } }),
    rats("letters", { a: { ...letter, finished: true } }),
    rats("letters", { a: { ...letter, sent: { toString: 1, valueOf: 1 } } }),
    rats("new-game.brave-rats", { ...form, seat: "p3" }),
    rats("new-game.brave-rats", { ...form, options: { variants: null } }),
    rats("new-game.brave-rats", { ...form, options: { rulings: null } }),
  ],

  sitting: [
    ["sitting", JSON.stringify({ ...sitting, game: 0 })],
    ["sitting", JSON.stringify({ ...sitting, news: "x" })],
    ["sitting", JSON.stringify({ ...sitting, news: [{ kind: "revealed" }] })], // a table that cannot be drawn
  ],

  file: [
    stored({ sitting: unnamed }),
    stored({ sitting: { ...sitting, record: { ...record, game: "toString" } } }),
    stored({ "past.brave-rats": [{ record, players: null }] }),
    stored({ letters: { a: { ...letter, seat: "p3" } } }),
    stored({ settings: { constructor: 1 } }),
  ],

  serviceWorker: [
    [{ kind: "refused", reason: "a reason of another version", bytes: 0, update: false }, false], // no first screen
    [null, false],
    [{ kind: "may-fetch", bytes: 1 }, false],
    [{ kind: "storing", done: { toString: 1, valueOf: 1 }, total: 2, update: false }, false],
  ],

  sharedLink: [CROWNS],

  embedLink: [CROWNS, "v1.r.kfdmcpQg"], // and a game that no rules know: nothing was shown

  embedMessage: [{ [MARK]: 1, kind: "look", theme: "purple" }], // turned "dark" into "auto"

  elementMessage: [
    [{ [MARK]: 1, kind: "height", height: "640" }, "frame"],
    [{ [MARK]: 1, kind: "height", height: { toString: 1, valueOf: 1 } }, "frame"],
  ],

  workerReply: [
    [{ kind: "answer", text: '{"id": 1, "ok": false}' }], // its question was never answered
    [{ kind: "answer", text: "no JSON" }],
    [null],
    [{ kind: "progress", step: "download", done: 1, total: 2 }], // an engine that is ready began to wait for itself
  ],

  workerMessage: [null, { kind: "question" }, { kind: "start", lock: "another", plain: false }],
};
