/** A finished game, looked back at: a strip of moments, and for each what was chosen, how good that was, and what else. */

import { html } from "lit-html";
import { verdictOf } from "../brave_rats/round.js";
import { chance, goodOnes } from "../coach/advice.js";
import { because } from "../coach/because.js";
import { costly, keep } from "../exercises/kept.js";
import { GAMES } from "../games.js";
import { LATER } from "../games_later.js";
import { language, t } from "../i18n/index.js";
import { finishedGame } from "../letters/kept.js";
import { writeLink } from "../links/index.js";
import { newSeed } from "../play/seal.js";
import { alone, other, SEATS } from "../players.js";
import { gameIn } from "../sent/received.js";
import { positionValue } from "../sent/values.js";
import { coming } from "../table/poster.js";
import { choices, mix, percent, scale } from "../ui/bars.js";
import { icon } from "../ui/icons.js";
import { engineStatus, named, nameOf, titled, topBar } from "../ui/parts.js";
import { course } from "./course.js";
import { Judging } from "./judging.js";
import { titleOf, turnsByArrows } from "./moments.js";
import { steps } from "./steps.js";

const SHOWN = 5; // of choices that are as good as each other, besides the one that was made

// The marks of a strip: a shape for each verdict, so that colour is not needed.
const MARKS = { forced: "·", good: "✓", fine: "✓", open: "~", slip: "?", mistake: "?!", blunder: "??" };
const WORST = Object.keys(MARKS);

let judging = null; // of the game that was looked at last

const current = (record, simultaneous) => {
  if (JSON.stringify(judging?.record) !== JSON.stringify(record)) judging = new Judging(record, simultaneous);
  return judging;
};

export function reviewScreen(app) {
  const about = app.about ?? {};
  const session = about.link ? gameIn(about.link) : finishedGame(about);
  if (!session?.finished) {
    return html`${topBar(app, titled(app, t("review-title")))}
      <main class="centred"><p>${t("review-nothing")}</p></main>`;
  }
  const { record, players } = session;
  const now = current(record, GAMES[record.game].simultaneous);
  const isWanted = () => app.screen === "review" && now === judging;
  const isOwn = !about.link && !about.practice && alone(players);
  const run = async () => {
    await now.run(app.engine, isWanted, () => isWanted() && app.draw());
    if (isOwn && now.isComplete) keep(mistakesIn(now, players));
  };
  if (!now.isStuck && !now.isComplete) run();
  const top = topBar(app, titled(app, t("review-title")));
  const thinks = html`<p role="status">${t("advice-coming")}</p>`;
  if (!now.moments && !now.isStuck) return html`${top} ${coming(app, GAMES[record.game].art, thinks)}`;
  return html`${top}
    <main class="review">
      ${
        now.isStuck
          ? html`<p class="notice" role="alert">
              ${t("review-stuck")} <button class="plain" @click=${run}>${t("engine-retry")}</button>
            </p>`
          : ""
      }
      ${now.moments ? body(app, { ...session, now, about, players, isOwn }) : engineStatus(app)}
    </main>`;
}

/** The costly choices of the one person who played. */
const mistakesIn = (now, players) => costly(now.record, now.all, alone(players));

function body(app, game) {
  const { now } = game;
  const at = Math.min(game.about.number ?? 0, now.moments.length - 1);
  const to = (number) => {
    if (!(number in now.moments)) return;
    app.turnPage({ ...game.about, number });
    document.querySelector(".strip [aria-current=true]").scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  const { of } = LATER[game.record.game].scaleOf(game.record.options);
  const each = now.moments[at];
  return html`<article class="moment" @keydown=${turnsByArrows(at, to)} tabindex="0">
      <h2 aria-live="polite">${titleOf(each, at, game.players)}${at === now.key ? html` <em class="chip">★ ${t("review-key")}</em>` : ""}</h2>
      ${GAMES[game.record.game].pictureOf(each, game.players)} ${verdicts(game, each)}
    </article>
    <div class="course-of">${of === "points" ? "" : course(game, of, at, to)} ${strip(game, at, to)}</div>
    <section class="judgements">
      ${each.choices.map((choice) => judgement(app, game, each, choice))} ${summary(game)}
      <p class="buttons centre">
        ${game.isOwn && now.isComplete ? exerciseButton(app, mistakesIn(now, game.players).length) : ""}
        <button class="plain" @click=${() => app.go("share", game.record.game, sentOf(game, each))}>
          ${icon("share")} ${t("review-share")}
        </button>
        <button class="plain" @click=${() => app.go("study", game.record.game, { ...placeOf(game), turns: each.first })}>
          ${icon("study")} ${t("study-from-here")}
        </button>
      </p>
    </section>
    <div class="action">
      ${steps(at, now.moments.length, to)}
      <button class="main" @click=${() => playOn(app, game, each)}>${icon("play")} ${t("review-play-on")}</button>
    </div>`;
}

/** Points as they are shown, and the number that their plural goes by. */
const pointsOf = (value) => {
  const count = Number(value.toFixed(value < 10 ? 1 : 0));
  return { points: count.toLocaleString(language()), count };
};

function summary({ now, players, record }) {
  const { of, unit } = LATER[record.game].scaleOf(record.options);
  if (!now.isComplete) {
    const { length } = now.moments.flatMap(({ choices }) => choices);
    const text = t("review-coming", { done: now.judged.size, total: length });
    return html`<p class="engine"><progress max=${length} value=${now.judged.size} aria-label=${text}></progress> ${text}</p>`;
  }
  return html`<ul class="costs">
    ${SEATS.map((seat) => {
      const cost = unit * now.cost(seat);
      const who = named(players, { name: seat });
      const text =
        cost < 0.5
          ? t(now.open > 0 ? "review-costless-known" : "review-costless", who)
          : t(`review-cost-${of}`, { ...who, ...pointsOf(cost) });
      return html`<li class=${seat}>${text}</li>`;
    })}
    ${now.open > 0 ? html`<li>${t("review-open-count", { count: now.open })}</li>` : ""}
  </ul>`;
}

/** One button for each moment, with the worst verdict in it; the one that cost most is named. */
function strip({ now, players }, at, to) {
  return html`<ol class="strip" aria-label=${t("review-strip")}>
    ${now.moments.map((each, index) => {
      const verdict = now
        .at(each)
        .map((one) => one.verdict ?? "open")
        .sort((a, b) => WORST.indexOf(b) - WORST.indexOf(a))[0];
      const label = [
        titleOf(each, index, players),
        ...(verdict ? [t(`review-mark-${verdict}`)] : []),
        ...(index === now.key ? [t("review-key")] : []),
      ];
      return html`<li>
        <button
          class=${verdict ?? ""}
          aria-current=${index === at ? "true" : "false"}
          aria-label=${label.join(", ")}
          @click=${() => to(index)}
        >
          <span>${index + 1}</span> <span class="mark" aria-hidden="true">${verdict ? MARKS[verdict] : "…"}</span>
          ${index === now.key ? html`<span class="key" aria-hidden="true">★</span>` : ""}
        </button>
      </li>`;
    })}
  </ol>`;
}

/** The game before a moment. */
const upTo = (record, turns) => ({ ...record, turns: record.turns.slice(0, turns) });

/** A link to how it stood after this moment. */
const linkOf = (record, { last, view }) => writeLink(positionValue(record, last + 1, view.seen));

/** Which game is looked back at. */
const placeOf = ({ about: { number, ...place } }) => place;

/** What is sent of a moment: its position; of a game that began at a position that was set up, all of it. */
const sentOf = (game, each) => (game.record.start ? placeOf(game) : { link: linkOf(game.record, each) });

/** Who lost by what happened, though they may have chosen well: the seat, or null. */
function loserOf({ events }) {
  const verdict = verdictOf(events);
  if (!verdict?.winner) return null;
  return other(verdict.winner);
}

/** What each choice of a moment was, by its mark and in a word. */
function verdicts({ now, players }, each) {
  return html`<p class="verdicts">
    ${each.choices.map(({ turn, seat }) => {
      const found = now.of(turn, seat);
      const verdict = found?.verdict ?? "open";
      return html`<span class=${seat}><b>${nameOf(players, seat)}</b> ${found ? html`<span aria-hidden="true">${MARKS[verdict]}</span> ${t(`review-mark-${verdict}`)}` : "…"}</span>`;
    })}
  </p>`;
}

/** How good one choice was: in words, then what else there was. */
function judgement(app, { now, players, record }, each, { turn, seat, action }) {
  const { actionName } = GAMES[record.game];
  const found = now.of(turn, seat);
  const who = named(players, { name: seat });
  const choice = actionName(action, players);
  if (!found)
    return html`<section class="judged ${seat}"><h3>${t("review-chose", { ...who, choice })}</h3><p>${t("advice-coming")}</p></section>`;
  const verdict = wordOf(found, loserOf(each) === seat, action);
  const { of, unit } = LATER[record.game].scaleOf(record.options);
  const lost = found.verdict ? unit * found.loss : 0;
  return html`<section class="judged ${seat} ${verdict}">
    <h3>${t("review-chose", { ...who, choice })}</h3>
    <p class="verdict-word">
      <strong>${t(`review-${verdict}`)}</strong>
      ${lost >= 0.5 ? t(`review-lost-${of}`, pointsOf(lost)) : ""}
      ${found.verdict ? html`<small>${t(found.exact ? "advice-exact" : "advice-estimate")}</small>` : ""}
    </p>
    ${found.verdict === "forced" ? "" : reasons(app, now, players, { turn, seat, action })}
    ${found.verdict === "forced" ? "" : html`${chances(found, who, of)} ${mixOf(found, action, players, GAMES[record.game])}`}
  </section>`;
}

/** Why, once the engine has said it; asked when all is judged, so that nothing waits for it. */
function reasons(app, now, players, { turn, seat, action }) {
  const tell = () => app.screen === "review" && app.draw();
  const why = now.isComplete ? now.why(app.engine, turn, seat, tell) : null;
  return why ? because(app, why, action, { record: upTo(now.record, turn), players, seat }) : "";
}

const PLAYED = 0.005; // a smaller share of a mix is shown as 0 %

/** What is said of a choice: its verdict, or that it was as good as the mix without being in it, or only lacked luck. */
function wordOf({ verdict, mix: shares }, hasLost, action) {
  if (!["good", "fine"].includes(verdict)) return verdict ?? "open";
  const isPlayed = shares.some((each) => each.action === action && each.p >= PLAYED);
  if (!isPlayed) return verdict === "good" ? "outside" : verdict;
  return hasLost ? "unlucky" : verdict;
}

function chances({ value_before: before, value_after: after }, who, of) {
  if (of === "points") {
    const { points } = pointsOf(9 * after);
    return html`<p class="chances">${t("review-lead", { ...who, points })}</p>`;
  }
  const [a, b] = [percent(chance(before)), percent(chance(after))];
  return html`<div class="chances">
    <p>${a === b ? t(`review-chance-${of}`, { ...who, a }) : t(`review-chances-${of}`, { ...who, a, b })}</p>
    ${scale(chance(after))}
  </div>`;
}

/** What a balanced player would choose, with the choice that was made among it. */
function mixOf(found, chosen, players, { actionName, simultaneous }) {
  const best = simultaneous ? goodOnes(found) : goodOnes(found).slice(0, SHOWN);
  const made = found.mix.find(({ action }) => action === chosen);
  const rows = (best.includes(made) ? best : [...best, made]).map(({ action, p }) => ({
    label: actionName(action, players),
    share: p,
    marked: action === chosen,
  }));
  return html`<p class="quiet">${t(simultaneous && best.length > 1 ? "review-mix" : "review-best")}</p>
    ${simultaneous ? mix(rows) : choices(rows)}`;
}

/** From before this moment, against a computer, for practice. */
function playOn(app, { record, players }, { first }) {
  const person = SEATS.find((seat) => !players[seat].level) ?? SEATS[0];
  const seated = Object.fromEntries(
    SEATS.map((seat) => [seat, { ...players[seat], level: seat === person ? null : (players[seat].level ?? "judge") }]),
  );
  return app.practise({
    game: record.game,
    options: record.options,
    players: seated,
    record: { ...upTo(record, first), seed: record.seed || newSeed() },
  });
}

/** The way from the costly moments of the person who played to deciding them again. */
const exerciseButton = (app, count) =>
  count === 0
    ? ""
    : html`<button @click=${() => app.go("exercises")}>${icon("again")} ${t("exercises-from-review", { count })}</button>`;
