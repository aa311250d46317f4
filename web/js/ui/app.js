/** The app: which screen is on, the engine, the sitting; everything is drawn from here. */

import { render } from "lit-html";
import { Engine, EngineLost } from "../engine/client.js";
import { isEmbedded } from "../frame.js";
import { GAMES } from "../games.js";
import { language, setLanguage, t } from "../i18n/index.js";
import { Offline } from "../offline/offline.js";
import { saved } from "../play/saved.js";
import { Sitting } from "../play/sitting.js";
import { headline, tableScreen } from "../play/table.js";
import { comesByItself } from "../saves_data.js";
import * as store from "../store.js";
import { creditsScreen } from "./credits.js";
import { askedByAddress, nameThePage, paintThePage } from "./head.js";
import { homeScreen } from "./home.js";
import { loadingScreen } from "./loading.js";
import { keepScreenOn } from "./wake_lock.js";

const SCREENS = {
  home: homeScreen,
  credits: creditsScreen,
  new: (app) => GAMES[app.game].newGameScreen(app),
  cards: (app) => GAMES[app.game].cardsScreen(app),
  table: (app) => (app.sitting?.stage ? tableScreen(app) : loadingScreen(app)),
};

/** Let the browser's way back lead here; but in a frame that way belongs to the site around it. */
function remember(place) {
  if (isEmbedded) history.replaceState(place, "");
  else history.pushState(place, "");
}

export class App {
  screen = "home";
  /** The game that the screens "new" and "cards" are about. */
  game = Object.keys(GAMES)[0];
  sitting = null;
  /** A sentence about something that went wrong, shown until the next step. */
  notice = null;
  #house; // what a sitting needs of the app
  #root;
  #log;
  #settings = store.load("settings") ?? {};
  #lossesTold = 0; // how many of the engine's deaths were told
  #opening = null; // how to open the sitting that the engine has not given us yet
  #drawn = "";
  #said = "";

  constructor(root, log) {
    this.#root = root;
    this.#log = log;
    this.engine = new Engine(() => this.draw());
    this.offline = new Offline(
      () => this.screen === "home" && this.draw(),
      () => this.engine.isPlain,
    );
    this.#house = { engine: this.engine, games: GAMES, onChange: () => this.draw() };
    store.whenFull(() => {
      this.notice = t("storage-full");
    });
    setLanguage(this.#settings.language);
    nameThePage();
    paintThePage(this.#settings.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
    addEventListener("popstate", ({ state }) => this.#enter(state));
    document.addEventListener("visibilitychange", () => document.hidden && this.sitting?.cover());
    addEventListener("pagehide", () => this.sitting?.cover());
  }

  /** First drawing, on the screen where a reload found us; the engine wakes meanwhile. */
  open() {
    const asked = askedByAddress(GAMES);
    this.#enter(history.state);
    if (asked) this.go("new", asked);
    if (comesByItself()) this.startEngine();
    else this.offline.start(); // which asks; the engine comes when a game begins
  }

  startEngine() {
    this.engine
      .start()
      .then(
        () => (this.#opening ? this.#take(this.#opening) : this.attempt(() => this.sitting?.wake())),
        () => {}, // the status tells it
      )
      .finally(() => this.offline.engineIsUp());
  }

  /** To another screen, with a way back. */
  go(screen, game = this.game) {
    const place = { screen, game };
    remember(place);
    this.#enter(place);
  }

  #enter(place) {
    this.notice = null;
    this.sitting?.cover();
    this.screen = place?.screen in SCREENS ? place.screen : "home";
    this.game = place?.game in GAMES ? place.game : this.game;
    if (this.screen === "table" && !this.sitting) {
      if (saved()) this.#take(() => Sitting.resume(this.#house));
      else this.screen = "home";
    }
    this.draw();
  }

  /** A new sitting replaces the one before. */
  begin({ game, options, players }) {
    const { side } = GAMES[game];
    const seated = { p1: { ...players.p1, side: side("p1") }, p2: { ...players.p2, side: side("p2") } };
    return this.#take(() => Sitting.begin(this.#house, { game, options, players: seated }));
  }

  async #take(open) {
    if (this.engine.status.step === "idle") this.startEngine();
    const before = this.sitting;
    this.sitting = null;
    this.#opening = null;
    if (this.screen !== "table") this.#enterTable();
    await this.attempt(async () => {
      await before?.close();
      try {
        this.sitting = await open();
      } catch (error) {
        if (error instanceof EngineLost) this.#opening = open;
        else this.screen = "home";
        throw error;
      }
    });
  }

  #enterTable() {
    this.screen = "table";
    remember({ screen: "table", game: this.game });
    this.draw();
  }

  /** Run something that asks the engine; what it refuses is told, and nothing is lost. */
  async attempt(act) {
    this.notice = null;
    try {
      await act();
      if (this.engine.losses > this.#lossesTold) this.notice = t("engine-lost");
      this.#lossesTold = this.engine.losses;
    } catch (error) {
      if (!(error instanceof EngineLost)) this.notice = t("engine-refused", { code: error.code ?? error.name });
    }
    this.draw();
  }

  switchLanguage() {
    setLanguage(language() === "fr" ? "en" : "fr");
    this.notice = null;
    this.#set({ language: language() });
    nameThePage();
    this.draw();
  }

  switchTheme() {
    paintThePage(document.documentElement.dataset.theme === "dark" ? "light" : "dark");
    this.#set({ theme: document.documentElement.dataset.theme });
    this.draw();
  }

  #set(change) {
    this.#settings = { ...this.#settings, ...change };
    store.save("settings", this.#settings);
  }

  draw() {
    this.#root.dataset.game = (this.screen === "table" && this.sitting?.game) || this.game;
    render(SCREENS[this.screen](this), this.#root);
    const stage = this.screen === "table" ? this.sitting?.stage : null;
    keepScreenOn(Boolean(stage) && stage.name !== "over");
    const place = [this.screen, stage?.name, stage?.seat, this.sitting?.table?.turn].join(" ");
    if (place !== this.#drawn) {
      if (this.#drawn) this.#root.querySelector("h1")?.focus({ preventScroll: true });
      this.#drawn = place;
      scrollTo(0, 0);
    }
    this.#say(this.notice ?? (stage ? headline(this) : ""));
  }

  /** One message a step, for those who listen; never anything that not everybody may know. */
  #say(text) {
    if (text === this.#said) return;
    this.#said = text;
    this.#log.textContent = text;
  }
}
