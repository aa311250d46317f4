/**
 * The page that other sites frame. It shows what its address names without Python; the app, and Python with it, comes
 * only after a tap that says what that costs. It takes nothing and keeps nothing that it is not asked for.
 */

import WORDS from "pocketcrowns:embed-words.js";
import { html, render } from "lit-html";
import { addWords, language, setLanguage, t } from "../i18n/index.js";
import { LinkError, unframed } from "../links/frame.js";
import { PLAIN, readBy } from "../links/plain.js";
import { gameOf } from "../sent/values.js";
import * as settings from "../settings.js";
import { nameOfDrawing, putIntoPage } from "../ui/figure_signs.js";
import { icon } from "../ui/icons.js";
import { heading, megabytes } from "../ui/parts.js";
import { inkOn, lookOf } from "./look.js";
import { hear, isOpaque, tell, tellHeight } from "./outside.js";

const ratsStanding = () => [import("./rats/standing.js"), import("pocketcrowns:framed-standing")];
const tilesStanding = () => [import("./tiles/standing.js"), import("pocketcrowns:framed-tiles")];

/** What shows each view, so that a frame fetches nothing for the others. */
const ROOMS = {
  "brave-rats": {
    table: () => [import("./rats/table.js"), import("pocketcrowns:framed-table")],
    card: () => [import("./rats/card.js"), import("pocketcrowns:framed-card")],
    ruling: () => [import("./rats/ruling.js"), import("pocketcrowns:framed-ruling")],
    replay: () => [import("./rats/replay.js"), import("pocketcrowns:framed-mat")],
    position: ratsStanding,
    puzzle: ratsStanding,
    study: () => [
      import("./rats/study.js"),
      import("pocketcrowns:framed-standing"),
      import("pocketcrowns:framed-ways"),
    ],
  },
  "r-vs-r": {
    table: () => [import("./tiles/table.js"), import("pocketcrowns:framed-tile_lists")],
    tile: () => [import("./tiles/tile.js"), import("pocketcrowns:framed-tile_lists")],
    ruling: () => [import("./tiles/ruling.js"), import("pocketcrowns:framed-tiles")],
    replay: () => [import("./tiles/replay.js"), import("pocketcrowns:framed-tiles")],
    position: tilesStanding,
    puzzle: tilesStanding,
    study: () => [import("./tiles/study.js"), import("pocketcrowns:framed-tiles"), import("pocketcrowns:framed-ways")],
  },
};
/** What the views are that a link of each kind can be shown as; the first one where the address names none of them. */
const VIEWS_OF = {
  r: ["replay", "play"],
  p: ["position", "play"],
  z: ["puzzle", "play"],
  s: ["study"],
  n: ["play"],
};
/** What is asked for by a view alone. */
const WITHOUT_LINK = { kind: "t", game: "brave-rats", show: "table", id: null };

const HERE = "use:not(.cover *)"; // a cover is there for movement only

const root = document.querySelector("#app");
const known = new Set(); // words that are here
const figuresAsked = new Set();
const sheet = new CSSStyleSheet(); // of the view
let look = lookOf(location.search);
let part = null; // { title, body, game, words, start, figures, stop }: what is on the page
let app = null; // in its place, once somebody has asked for it
let step = "shown"; // or "starting", "failed"

const page = { draw };

/** What a link says; only a frame that shows a study fetches what reads one. */
async function read(text) {
  if (unframed(text).kind !== "s") return readBy(PLAIN, text);
  return readBy({ s: (await import("../links/studies.js")).codeStudy }, text);
}

/** What is to be shown: { value, view }, or { wrong } with the reason why a link cannot be read. */
async function asked() {
  if (location.hash.length <= 1) {
    const view = look.view ?? "play";
    return ["table", "play"].includes(view) ? { value: WITHOUT_LINK, view } : { wrong: "not-a-link" };
  }
  try {
    const value = await read(location.hash);
    if (value.kind === "g") return { wrong: "own-page" };
    const views = value.kind === "t" ? [value.show] : VIEWS_OF[value.kind];
    return { value, view: views.includes(look.view) ? look.view : views[0] };
  } catch (error) {
    if (error instanceof LinkError) return { wrong: error.reason === "unknown-kind" ? "newer" : error.reason };
    throw error;
  }
}

async function open() {
  step = "shown";
  part?.stop?.();
  part = null;
  const { value, view, wrong } = await asked();
  await speak("every");
  part = wrong ? notice(wrong) : await partOf(value, view);
  draw();
  tell("ready", { view: view ?? null });
}

const notice = (reason) => ({
  title: () => t("app-title"),
  body: () => html`<p class="notice">${t(`link-${reason}`)}</p>`,
});

/** A link can have been made by hand: it can be read, but no game looks like that. Or the fault is ours. */
function unshown(error) {
  console.warn(error);
  return notice("unshown");
}

const MORE_WORDS = { table: ["list"], card: ["list"], tile: ["list"], ruling: ["list", "read"], puzzle: ["read"] };

/** The words of a game with which a view speaks. */
const wordsOf = (game, view) =>
  view === "study" ? [game, "study"] : [game, ...(MORE_WORDS[view] ?? []).map((set) => `${game}-${set}`)];

async function partOf(value, view) {
  const game = gameOf(value) ?? "brave-rats";
  const words = wordsOf(game, view);
  await speak(...words);
  if (view === "play") {
    return {
      game,
      words,
      title: () => t("app-title"),
      body: () => html`<p>${t("embed-play-note")}</p>`,
      start: "play",
    };
  }
  const [{ [view]: show, figures }, ...styles] = await Promise.all(ROOMS[game][view]());
  sheet.replaceSync(styles.map((each) => each.default).join("\n"));
  document.adoptedStyleSheets = [sheet];
  const start = { replay: "analyse", position: "analyse", study: "analyse", puzzle: "puzzle" }[view];
  try {
    return { game, view, words, ...show(value, look, page), start, figures };
  } catch (error) {
    return unshown(error);
  }
}

/** Bring the words of some sets in the language in force. */
async function speak(...sets) {
  setLanguage(settings.setting("language"));
  const wanted = language();
  const bring = async (set) => {
    const name = `${wanted} ${set}`;
    if (!known.has(name)) addWords({ [wanted]: await WORDS[wanted][set]() });
    known.add(name);
  };
  await Promise.all(sets.map(bring));
}

/** The settings that the address and the page around us wish for. */
const wishes = () => ({
  ...(look.lang === "auto" ? {} : { language: look.lang }),
  ...(look.theme === "auto" ? {} : { theme: look.theme }),
  ...(look.sound === "1" ? { sound: true } : {}),
});

function paint() {
  document.documentElement.toggleAttribute("data-fill", look.fill === "1");
  settings.override(wishes());
  settings.show();
  const { style } = document.documentElement;
  if (!look.accent) return;
  style.setProperty("--accent", look.accent);
  style.setProperty("--on-accent", inkOn(look.accent));
}

/** The app in this very frame, on what the address names, or on the study board with it. */
async function start(studied = false) {
  if (step === "starting") return;
  step = "starting";
  part.stop?.();
  draw();
  try {
    const { startApp } = await import(new URL(__APP__, import.meta.url).href);
    render("", root);
    document.adoptedStyleSheets = [];
    app = startApp(root, document.querySelector("#log"), wishes(), studied);
    part = null;
  } catch (error) {
    console.warn(error);
    step = "failed";
    draw();
  }
}

const appAddress = () => new URL(location.hash ? `./${location.hash}` : "./", location.href).href;

const tab = (words) => html`<a class="button" href=${appAddress()} target="_blank" rel="noopener">${words}</a>`;

/** The way to Python, with its price; where no worker can start, a way out of the frame. */
function startPart() {
  if (!part.start) return "";
  if (isOpaque) return html`<p class="start">${t("embed-opaque")} ${tab(t("embed-tab"))}</p>`;
  const size = megabytes(__ENGINE_BYTES__);
  return html`<p class="start">
    ${step === "failed" ? html`<span role="alert">${t("later-missing")}</span>` : ""}
    <button class="main" ?disabled=${step === "starting"} @click=${() => start(part.view === "position")}>
      ${icon("play")} ${t(`embed-start-${part.start}`, { size })}
    </button>
    ${part.view === "replay" ? html`<button @click=${() => start(true)}>${t("home-study")}</button>` : ""}
  </p>`;
}

function draw() {
  try {
    paintPart();
  } catch (error) {
    part = unshown(error);
    paintPart();
  }
}

function paintPart() {
  if (!part) return;
  root.dataset.game = part.game ?? "brave-rats";
  root.dataset.view = part.view ?? "";
  document.title = part.title();
  render(
    html`<main class="embed ${look.controls}">
      ${heading(part.title())} ${part.body()} ${look.controls === "none" ? "" : startPart()}
      <footer>
        ${tab(t("embed-open"))}
        <details>
          <summary aria-label=${t("embed-about")}>${icon("help")}</summary>
          <p>${t("app-unofficial")} ${t("credits-games")}</p>
        </details>
      </footer>
    </main>`,
    root,
  );
  show();
}

/** Fetch the figures that can be seen by now, one by one into places that are kept free; `files`: figure -> brings it. */
function bringFigures(files) {
  for (const use of root.querySelectorAll(HERE)) {
    const name = nameOfDrawing(use.getAttribute("href"));
    if (figuresAsked.has(name) || !files[name] || use.closest("svg").getClientRects().length === 0) continue;
    figuresAsked.add(name);
    files[name]().then(
      (figure) => putIntoPage({ [name]: figure }),
      () => figuresAsked.delete(name), // without a network the name stays
    );
  }
}

const show = () => part?.figures && bringFigures(part.figures);
root.addEventListener("toggle", show, true); // more of it was opened

hear(async (wanted) => {
  const { theme, lang } = lookOf(wanted);
  look = {
    ...look,
    ...(wanted.get("theme") === theme ? { theme } : {}),
    ...(wanted.get("lang") === lang ? { lang } : {}),
  };
  paint();
  app?.wish(wishes());
  if (!part) return;
  await speak("every", ...(part.words ?? []));
  draw();
});
addEventListener("hashchange", () => part && open());
paint();
tellHeight(root, () => app?.screen === "table");
open();
