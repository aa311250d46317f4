/** What lies on the table at a stage, and who sits where: all that its parts are drawn from. */

import { alone, other } from "../players.js";
import { verdictOf } from "./round.js";
import { stateOf } from "./table_state.js";

/** The first class of the table at each stage. */
const KINDS = {
  curtain: "curtain",
  private: "private",
  between: "between",
  ready: "ready",
  show: "verdict",
  over: "end",
  thinking: "thinking",
  waking: "thinking",
};

const verdictAt = ({ name, events }) => (name === "show" ? verdictOf(events) : null);

/** The seat of the one person who plays here, else null. */
const meOf = ({ players, bottom }) => alone(players) ?? bottom ?? null;

/** A stage is on: the table's state takes it in, before it is drawn. Once more changes nothing. */
export function arrive(app) {
  const { session } = app;
  const { stage, table } = session;
  const state = stateOf(app);
  if (stage.name === "private") {
    state.see(stage.view);
    if (meOf(session)) state.ownView = stage.view;
  }
  const verdict = verdictAt(stage);
  if (verdict) state.decided = { round: table.seen.rounds.length, verdict };
}

/**
 * `near`: the seat at the bottom; `me`: the seat of the one person who plays here, else null; `seen`: what everybody
 * sees, in a seat's own screen what that seat sees; `verdict`: on a verdict what decided it; `isSecret`: nothing of
 * anybody's hand may be on screen.
 */
export function sceneOf(app) {
  const { session } = app;
  const { stage, table, players } = session;
  const state = stateOf(app);
  const me = meOf(session);
  const near = session.flat ? "p1" : (me ?? stage.seat ?? session.holder ?? "p1");
  return {
    app,
    session,
    stage,
    players,
    state,
    me,
    near,
    far: other(near),
    kind: KINDS[stage.name],
    seen: stage.view?.seen ?? table.seen,
    verdict: verdictAt(stage),
    isSecret: stage.name === "curtain" || stage.name === "ready",
  };
}

/** Whether this seat may choose only when the other one has shown a card. */
const awaitsShow = ({ shows_first: first, shown }, seat) => Boolean(first) && first !== seat && !shown;

/** Whether a seat has made the choice that this round awaits. */
export const hasLaid = ({ session, seen }, seat) =>
  !session.table.waiting_for.includes(seat) && !awaitsShow(seen, seat);

/** Whether a packet of a draft lies there instead of a hand. */
export const isDraft = ({ stage }) => stage.name === "private" && stage.view.seen.pack !== null;

/** How many of each card of the edition a seat holds, as { id: count }; null where that is not known to all here. */
export function handOf({ stage, seen, verdict, state, me, near, isSecret }) {
  if (isSecret) return null;
  const own =
    stage.name === "private" ? seen.hands[near] : (seen.hands[near] ?? (me && state.ownView?.seen.hands[near]));
  if (!own) return null;
  const left = [...own];
  if (!seen.hands[near] && verdict) left.splice(left.indexOf(verdict.cards[near]), 1); // as it was before the round
  return counted(left);
}

export function counted(ids) {
  const counts = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}
