/** The lab: somebody writes a player in Python, and lets it meet the levels. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { GAMES } from "../games.js";
import { language, t } from "../i18n/index.js";
import { newSeed } from "../play/seal.js";
import * as store from "../store.js";
import { percent } from "../ui/bars.js";
import { picked, picks } from "../ui/choices.js";
import { icon } from "../ui/icons.js";
import { mainAction, megabytes, titled, topBar } from "../ui/parts.js";
import { exampleOf, isText, LONGEST_TEXT, nameOfText } from "./kept.js";
import { Run } from "./run.js";

const GAMES_OFFERED = [10, 50, 200]; // against each level

const forms = {}; // game -> { levels, games, seed, before: the text that the example took the place of }
const views = {}; // game -> the first view as text: null while it is asked for
let run = null; // the one that is on, or the last one

const formOf = (game) => {
  forms[game] ??= {
    levels: catalogue.games[game].levels.slice(0, 2),
    games: GAMES_OFFERED[0],
    seed: "1",
    before: null,
  };
  return forms[game];
};

/** What is in the editor: the example until something else was written. */
const textOf = (game) => store.load(nameOfText(game), isText) ?? exampleOf(game);

export function labScreen(app) {
  const { game } = app;
  const change = (changes) => {
    Object.assign(formOf(game), changes);
    app.draw();
  };
  return html`${topBar(app, titled(app, t("lab-title"), { back: toOpponents(app) }))}
    <main class="prose lab">
      <div class="writing">
        <p>${t("lab-what")}</p>
        <p class="quiet">${t("lab-safe")}</p>
        <nav class="segments" aria-label=${t("opponents-games")}>
          ${Object.keys(GAMES).map(
            (each) => html`<button aria-current=${each === game ? "page" : "false"} @click=${() => app.go("lab", each)}>
              ${t(each)}
            </button>`,
          )}
        </nav>
        ${editor(game, change)} ${sight(app)}
      </div>
      <div class="meeting">${plan(game, change)} ${outcome(app)} ${action(app)}</div>
    </main>`;
}

const toOpponents = (app) => html`<button class="plain" @click=${() => app.go("opponents")}>
  ${icon("back")} <span class="label">${t("opponents-title")}</span>
</button>`;

function editor(game, change) {
  const { before } = formOf(game);
  const put = (text) => store.save(nameOfText(game), text);
  const toExample = () => {
    const kept = textOf(game);
    put(exampleOf(game));
    change({ before: kept });
  };
  const back = () => {
    put(before);
    change({ before: null });
  };
  return html`<label class="field">
      ${t("lab-text")}
      <textarea
        id="lab-text"
        class="code"
        rows="16"
        maxlength=${LONGEST_TEXT}
        spellcheck="false"
        autocomplete="off"
        autocapitalize="off"
        autocorrect="off"
        aria-describedby="lab-text-help"
        .value=${textOf(game)}
        @input=${(event) => put(event.target.value)}
      ></textarea>
    </label>
    <p class="quiet" id="lab-text-help">${t("lab-text-help")}</p>
    <p class="quiet">${t("lab-terminal")} <code>python -m pocketcrowns arena ${game} --player FILE</code></p>
    <p class="buttons">
      ${
        before === null
          ? html`<button @click=${toExample}>${icon("again")} ${t("lab-example")}</button>`
          : html`<button @click=${back}>${icon("undo")} ${t("lab-example-undo")}</button>`
      }
    </p>`;
}

/** The first view of a game, as the player gets it; asked for once. */
async function bringView(app, game) {
  if (game in views) return;
  views[game] = null;
  await app.attempt(async () => {
    try {
      const { match, waiting_for: waiting } = await app.engine.ask("open", { game, seed: "1" });
      views[game] = JSON.stringify(await app.engine.ask("view", { match, seat: waiting[0] }), null, 1);
      await app.engine.ask("close", { match });
    } finally {
      if (!views[game]) delete views[game]; // asked again when it is opened again
    }
  });
}

const sight = (app) => html`<details @toggle=${(event) => event.target.open && bringView(app, app.game)}>
  <summary>${t("lab-sees")}</summary>
  <p>${t("lab-sees-what")}</p>
  ${views[app.game] ? html`<pre class="code" tabindex="0" aria-label=${t("lab-sees")}>${views[app.game]}</pre>` : ""}
</details>`;

function plan(game, change) {
  const { levels, games, seed } = formOf(game);
  const toggle = (level) => (event) =>
    change({
      levels: catalogue.games[game].levels.filter((each) =>
        each === level ? event.target.checked : levels.includes(each),
      ),
    });
  return html`<fieldset class="picks chips">
      <legend>${t("lab-against")}</legend>
      ${catalogue.games[game].levels.map((level) =>
        picked("checkbox", "lab-level", level, levels.includes(level), toggle(level), t(`level-${level}`)),
      )}
    </fieldset>
    ${picks(
      "chips",
      "lab-games",
      "lab-games",
      GAMES_OFFERED,
      games,
      (count) => change({ games: count }),
      (count) => count.toLocaleString(language()),
    )}
    <label class="field">
      ${t("lab-seed")}
      <input
        id="lab-seed"
        type="text"
        maxlength="40"
        autocomplete="off"
        aria-describedby="lab-seed-help"
        .value=${seed}
        @input=${(event) => change({ seed: event.target.value })}
      />
    </label>
    <p class="quiet" id="lab-seed-help">${t("lab-seed-help")}</p>`;
}

/** What came of it so far. */
function outcome(app) {
  if (!run || run.game !== app.game) return "";
  return html`<section class="lab-outcome">
    ${run.out?.told ? html`<pre class="code" tabindex="0" aria-label=${t("lab-told")}>${run.out.told}</pre>` : ""}
    ${run.rows.length ? table() : ""}
    ${
      run.isOver && run.printed
        ? html`<h2>${t("lab-printed")}</h2>
            <pre class="code" tabindex="0" aria-label=${t("lab-printed")}>${run.printed}</pre>`
        : ""
    }
  </section>`;
}

const STEPS = {
  download: ({ done, total }) => t("lab-download", { done: megabytes(done), total: megabytes(total) }),
  start: () => t("lab-start"),
  package: ({ name }) => t("lab-package", { name }),
  load: () => t("lab-load"),
  play: ({ level, number }) => t("lab-play", { number, total: run.total, level: t(`level-${level}`) }),
};

function progress() {
  const text = STEPS[run.at.step](run.at);
  return html`<progress max=${run.total} value=${run.done} aria-label=${t("lab-progress")}></progress>
    <span aria-live="off">${text}</span>`;
}

function ended() {
  if (!run.out) return html`<p>${icon("check")} ${t("lab-done", { total: run.total })}</p>`;
  const { fault, about, where } = run.out;
  return html`<div class="notice">
    <p>${t(`lab-fault-${fault}`, { about })}</p>
    ${where && fault !== "stopped" ? html`<p>${t("lab-where", { ...where, level: t(`level-${where.level}`) })}</p>` : ""}
  </div>`;
}

const table = () => html`<section class="wide-table" tabindex="0" aria-label=${t("lab-results")}><table class="rounds">
  <caption>
    ${t("lab-results")}
  </caption>
  <thead>
    <tr>
      <th scope="col">${t("lab-opponent")}</th>
      ${["won", "tied", "lost", "share"].map((name) => html`<th scope="col">${t(`lab-column-${name}`)}</th>`)}
    </tr>
  </thead>
  <tbody>
    ${run.rows.map(
      ({ level, won, tied, lost, tally }) => html`<tr>
        <th scope="row">${t(`level-${level}`)} <small>${t("lab-count", { count: won + tied + lost })}</small></th>
        ${[won, tied, lost].map((count) => html`<td>${count.toLocaleString(language())}</td>`)}
        <td>${tally ? t("lab-share", { share: percent(tally.share), off: percent(tally.off_by) }) : "–"}</td>
      </tr>`,
    )}
  </tbody>
</table></section>`;

/** The one thing to do, and above it how far it is; it can be a run of the other game's. */
function action(app) {
  const note = html`<div role="status" class="lab-status">${run ? (run.isOver ? ended() : progress()) : ""}</div>`;
  if (run && !run.isOver) return mainAction(t("lab-stop"), () => run.stop(), { start: "close", note });
  const disabled = formOf(app.game).levels.length === 0;
  return mainAction(t("lab-run"), () => begin(app), { disabled, start: "play", note });
}

async function begin(app) {
  const { game } = app;
  const { levels, games, seed } = formOf(game);
  const plan = { game, text: textOf(game), levels, games, seed: seed || newSeed() };
  const isSeen = () => app.screen === "lab";
  run = new Run(app.engine, plan, () => isSeen() && app.draw());
  app.draw();
  await run.play();
  if (isSeen()) document.querySelector(".lab-outcome")?.scrollIntoView({ block: "nearest" });
}
