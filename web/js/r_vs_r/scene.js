/** What lies on the table at a stage, and who sits where: all that its parts are drawn from. */

import { FIRST, isPlacement, KEEP } from "../actions.js";
import { alone, other } from "../players.js";
import * as store from "../store.js";
import { aimsOf } from "./aims.js";
import { parse } from "./choice.js";
import { ofThisRound, touched } from "./events.js";
import { isDirection } from "./lines.js";
import { stateOf } from "./table_state.js";

/** The first class of the table at each stage but a seat's own. */
const KINDS = { curtain: "curtain", show: "round-end", over: "end", thinking: "thinking", waking: "thinking" };

const WORDS = [KEEP, FIRST];

/** The kind of choice: "place", "keep" or "first". */
const choiceOf = ({ legal }) => WORDS.find((word) => legal[0]?.startsWith(word))?.trim() ?? "place";

const toldAt = ({ told }) => ofThisRound(told ?? []);

const seenAt = ({ stage, table }) => stage.view?.seen ?? table.seen;

/** A stage is on: the table's state takes it in, before it is drawn. Once more changes nothing. */
export function arrive(app) {
  const { session } = app;
  const { stage } = session;
  const state = stateOf(app);
  if (stage.name === "private") state.see(stage.view);
  state.arrive(stage, stage.name === "show" ? stage.events : toldAt(stage), seenAt(session).board);
}

/**
 * `near`: the seat at the bottom; `actor`: whose screen it is, else null; `asks`: "place", "keep", "first" or null;
 * `seen`: what everybody sees, in a seat's own screen what that seat sees; `told`: what has happened in this round since
 * this seat chose last; `aims`: where the next part of a target is chosen; `passed`: where the last one could be chosen
 * instead, and which `part` was; `isFacing`: the table lies between two people.
 */
export function sceneOf(app) {
  const { session } = app;
  const { stage, players } = session;
  const state = stateOf(app);
  const near = bottomSeat(app);
  const isPrivate = stage.name === "private";
  const asks = isPrivate ? choiceOf(stage.view) : null;
  return {
    app,
    session,
    stage,
    players,
    state,
    near,
    far: other(near),
    actor: isPrivate ? stage.seat : null,
    asks,
    kind: asks === "place" ? "place" : (KINDS[stage.name] ?? "private"),
    seen: seenAt(session),
    told: toldAt(stage),
    choice: asks === "place" ? state.choice : null,
    aims: asks === "place" ? aimsOf(state.choice) : null,
    passed: asks === "place" ? passedBy(state.choice) : null,
    preview: asks === "place" ? state.preview : null,
    shown: asks === "place" ? (state.pointed ?? state.preview) : null,
    isFacing: session.shared && !session.curtained && faceToFace(),
  };
}

function passedBy(choice) {
  const { step, earlier, parts } = choice;
  if (step !== "confirm" || earlier?.step !== "target") return null;
  return { ...aimsOf(earlier), part: parts?.[earlier.parts?.length ?? 0] };
}

/** The placements of the round on the board, as { turn, seat, action, tile, cell }, from the first. */
export function placements({ session }) {
  const turns = (session.record?.turns ?? []).map((turn) => Object.entries(turn).find(([seat]) => seat !== "luck"));
  const last = turns.findLastIndex((turn) => turn && !isPlacement(turn[1]));
  const isBetween = last === turns.length - 1; // who begins has been said, and nothing is placed yet
  const from = isBetween && session.table.seen.phase !== "place" ? 0 : last + 1;
  return turns
    .map((chosen, turn) => ({ chosen, turn }))
    .slice(from)
    .filter(({ chosen }) => chosen && isPlacement(chosen[1]))
    .map(({ chosen: [seat, action], turn }) => ({ turn, seat, ...parse(action) }));
}

/** The board to draw: as it stands, with the chosen tile where it would lie and all that would come of it. */
export function boardOf({ state, seen, choice, shown, actor }) {
  if (state.frame) return state.frame.board;
  if (shown) {
    const gone = shown.events.filter(({ kind }) => kind === "banished" || kind === "taken-back");
    return { ...shown.seen.board, ...Object.fromEntries(gone.map(({ cell }) => [cell, seen.board[cell]])) };
  }
  const { tile, cell } = choice ?? {};
  if (!tile || !cell) return seen.board;
  return { ...seen.board, [cell]: { tile, faces: actor, under: seen.board[cell]?.tile } };
}

const BECOMES = { banished: "leaving", "taken-back": "leaving", rotated: "joins" };

/** How cells are to be shown: on offer, the new tile, touched by its power, last placed. */
export function marksOf(scene) {
  const { choice, aims, passed, shown, state, kind, seen } = scene;
  const found = {};
  const mark = (cell, name) => (found[cell] = `${found[cell] ?? ""} ${name}`);
  if (state.frame) return state.frame.event?.cell ? { [state.frame.event.cell]: "last" } : {};
  if (kind === "round-end") {
    for (const [cell, piece] of Object.entries(seen.board)) {
      if (piece?.faces) mark(cell, piece.faces === winnerOf(scene) ? "counted" : "dim");
    }
    return found;
  }
  const last = placements(scene).at(-1);
  if (last && seen.board[last.cell]?.tile === last.tile) mark(last.cell, "last");
  if (state.pointed) mark(parse(state.pointed.action).cell, "ghost");
  else if (choice?.cell) mark(choice.cell, "ghost");
  if (!state.pointed && choice?.step === "cell") for (const cell of choice.offers) mark(cell, "legal");
  if (!state.pointed && choice?.step === "target") {
    const isOffer = ([cell, part]) => !isDirection(part) || cell in aims.arrows || seen.board[cell];
    for (const [cell] of Object.entries(aims.cells).filter(isOffer)) mark(cell, "legal");
  }
  if (!state.pointed && passed) {
    for (const [cell, part] of Object.entries(passed.cells)) if (!isDirection(part)) mark(cell, "passed");
  }
  if (shown) {
    for (const cell of new Set(touched(shown.events))) mark(cell, "touched");
    for (const { kind: what, cell } of shown.events) if (what in BECOMES) mark(cell, BECOMES[what]);
  }
  return found;
}

const winnerOf = ({ stage }) => stage.events.findLast(({ kind }) => kind === "round-over")?.winner;

/** The seat at the bottom: the person who is alone or plays a computer, else always p1, so that nothing spins. */
function bottomSeat({ session: { players, bottom } }) {
  return bottom ?? alone(players) ?? "p1";
}

/** Whether the phone lies flat between two people. */
export const faceToFace = () => store.load("face-to-face") === true;
export const setFaceToFace = (wanted) => store.save("face-to-face", wanted);
