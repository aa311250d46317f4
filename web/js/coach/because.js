/** The engine's reasons for a choice (PROTOCOL.md, REASONS) in words: one or two sentences, and an answer on the board. */

import words from "pocketcrowns:words-coach";
import { html } from "lit-html";
import { GAMES } from "../games.js";
import { addWords, listed, t } from "../i18n/index.js";
import { other } from "../players.js";
import { percent } from "../ui/bars.js";
import { icon } from "../ui/icons.js";
import { lead, POINTS } from "./advice.js";

addWords(words);

const LEAST = 0.5; // points that are worth a word
const MUCH = 2; // points by which a card that cannot come has to change the round

const theCard = (id) => t(`card-${id}.the`);

const counted = (value) => ({ points: Math.round(POINTS * value), count: Math.round(POINTS * value) });

/** Of a card: what answers it, then what it wins against, or what changes without the card that answers it. */
function ofCards(facts, seat) {
  const [answer, wins, without] = ["answer", "wins", "without"].map((kind) => facts.find((fact) => fact.kind === kind));
  const first = answer && answerInWords(answer, wins, seat);
  const changes = without && POINTS * without.gain >= MUCH && POINTS * answer.loss >= LEAST;
  return [first, changes ? withoutInWords(without) : wins && winsInWords(wins)];
}

function answerInWords({ action, reply, loss, winner, known }, wins, seat) {
  const told = { card: theCard(action), reply: theCard(reply) };
  if (!wins) return t(`because-shown-${winner === null ? "held" : winner === seat ? "wins" : "loses"}`, told);
  if (POINTS * loss < LEAST) return t("because-habit-safe", told);
  return t(known ? "because-known" : "because-habit", { ...told, ...counted(loss) });
}

function winsInWords({ action, against, p }) {
  const told = { card: theCard(action), cards: listed(against.map(theCard)) };
  if (against.length === 0) return t("because-wins-none", { card: told.card });
  return p === null ? t("because-wins", told) : t("because-wins-now", { ...told, chance: percent(p) });
}

const withoutInWords = ({ card, best, gain }) =>
  t("because-without", { reply: theCard(card), best: theCard(best), ...counted(gain) });

const ledBy = (value) => ({ points: Math.abs(lead(value)), side: value < 0 ? "behind" : "ahead" });

/** Of a placement: what comes of it, then how many others are as good. */
function ofTiles(facts, { game, options }, players) {
  const isByPoints = options.match === "points";
  const reply = ({ reply: action }) => GAMES[game].actionName(action, players);
  const say = {
    secure: () => t("because-secure"),
    ends: ({ value }) => t(`because-ends-${value > 0 ? "won" : value < 0 ? "lost" : "even"}`),
    answer: (fact) => {
      if (!fact.exact) return t("because-expected", { reply: reply(fact) });
      if (isByPoints) return t("because-answer-points", { reply: reply(fact), ...ledBy(fact.value) });
      return t("because-refuted", { reply: reply(fact) });
    },
    best: ({ count, of, value }) => {
      if (isByPoints) return t("because-best-points", { count, of });
      return value > 0 ? t("because-best-won", { count, of }) : t("because-best-lost");
    },
  };
  return facts.map((fact) => say[fact.kind](fact));
}

let shown = null; // the answer that is on a board: { fact, moment }, `moment` null while it is on its way

/** The facts that are about `action`. */
const aboutIt = (facts, action) => facts.filter((fact) => fact.action === action);

/** What these facts say of `action`, in one or two sentences; the rest as below. */
export function sentences(facts, action, { record, players, seat }) {
  const about = aboutIt(facts, action);
  const said = GAMES[record.game].simultaneous ? ofCards(about, seat) : ofTiles(about, record, players);
  return said.filter(Boolean);
}

/**
 * Why `action`, which `seat` chose or might choose, is good or bad. `facts`: what the engine says of it, under "why";
 * `record`: the game before it, with its options, and `players`, as in a session; `bottom`: who sits below on a board.
 */
export function because(app, facts, action, { record, players, seat, bottom = "p1" }) {
  const said = sentences(facts, action, { record, players, seat });
  const answer = !GAMES[record.game].simultaneous && aboutIt(facts, action).find(({ kind }) => kind === "answer");
  return html`<div class="because">
    ${said.map((text) => html`<p>${text}</p>`)}
    ${answer ? onBoard(app, answer, { record, players, seat, bottom }) : ""}
  </div>`;
}

/** A button that shows the board after an answer. */
function onBoard(app, fact, { record, players, seat, bottom }) {
  const isShown = shown?.fact === fact;
  const toggle = () => {
    shown = isShown ? null : { fact, moment: null };
    if (shown) bring(app, fact, record, seat);
    app.draw();
  };
  return html`<button class="plain" aria-expanded=${isShown ? "true" : "false"} @click=${toggle}>
      ${icon("show")} ${t(isShown ? "because-hide" : "because-show")}
    </button>
    ${isShown && shown.moment ? GAMES[record.game].pictureOf(shown.moment, players, bottom) : ""}`;
}

/** The engine plays both placements, in a game of its own. */
function bring(app, fact, record, seat) {
  const rival = other(seat);
  const turns = [...record.turns, { [seat]: fact.action }, { [rival]: fact.reply }];
  return app.attempt(async () => {
    const told = await app.engine.ask("replay", { record: { ...record, turns } });
    if (shown?.fact === fact) shown.moment = told.turns.findLast(({ choices }) => rival in choices);
  });
}
