/**
 * The app: which screen is on, the engine, the session; everything is drawn from here. More than 300 lines, so that the
 * ways from any screen to another stand together.
 */

import { render } from "lit-html";
import { Engine, EngineLost, Refused } from "../engine/client.js";
import { letSkip } from "../feel/feel.js";
import { isEmbedded } from "../frame.js";
import { GAMES, seated } from "../games.js";
import { nextLanguage, setLanguage, t } from "../i18n/index.js";
import { takeApart } from "../letters/kept.js";
import { Offline } from "../offline/offline.js";
import * as sessions from "../play/beginning.js";
import { NotWanted, NotYet } from "../play/engine_match.js";
import { forgetForms } from "../play/form.js";
import { saved } from "../play/saved.js";
import { comesByItself } from "../saves_data.js";
import * as settings from "../settings.js";
import * as store from "../store.js";
import { whenWideChanges } from "../table/over.js";
import { askedByAddress, linkInAddress, nameThePage } from "./head.js";
import { homeScreen } from "./home.js";
import { LATER_SCREENS } from "./later_screens.js";
import { loadingScreen, spoken, tableScreen } from "./table.js";
import { keepScreenOn } from "./wake_lock.js";

const FIRST_SCREENS = {
  home: homeScreen,
  new: (app) => GAMES[app.game].newGameScreen(app),
  table: (app) => (app.session?.stage ? tableScreen(app) : loadingScreen(app)),
};

/** Let the browser's way back lead here; but in a frame that way belongs to the site around it. */
function remember(place) {
  if (isEmbedded) history.replaceState(place, "");
  else history.pushState(place, "");
}

const TWO_CLICKS = 500; // ms
const PRACTICE = "practice"; // what the table is about when the game on it counts for nothing

export class App {
  screen = "home";
  /** The id of the game that the screen is about, or one before it was; on the table its session knows the game. */
  game = Object.keys(GAMES)[0];
  /** What else a screen is about: a small JSON value of its own, or null. */
  about = null;
  session = null;
  /** A sentence about something that went wrong, shown until the next step. */
  notice = null;
  /** Whether a game is played on the screen that is drawn, beside the table of the session. */
  isInUse = false;
  #services; // what a session needs of the app
  #root;
  #log;
  #taking = null; // what the session that is wanted was given of the app
  #later = null; // the screens of later.js, once they have come
  #lossesTold = 0; // how many of the engine's deaths were told
  #isTaking = false; // what was drawn last stays until the session is there
  #opening = null; // the arguments of #take, for a session that the engine has not given us yet
  #drawn = "";
  #since = 0; // when the screen became another one
  #said = "";

  constructor(root, log) {
    this.#root = root;
    this.#log = log;
    this.engine = new Engine(() => this.draw());
    this.offline = new Offline(
      () => ["home", "settings"].includes(this.screen) && this.draw(),
      () => this.engine.isPlain,
    );
    this.#services = { engine: this.engine, games: GAMES, onChange: () => this.draw() };
    store.whenOthersWrite(() => {
      this.session?.lookAround();
      this.draw();
    });
    store.whenFull(() => {
      this.notice = t("storage-full");
    });
    this.readSettings();
    takeApart();
    letSkip(root);
    whenWideChanges(() => this.draw());
    addEventListener("popstate", ({ state }) => this.#enter(state));
    addEventListener("hashchange", () => this.#openLinked());
    document.addEventListener("visibilitychange", () => document.hidden && this.session?.cover());
    addEventListener("pagehide", () => this.session?.cover());
    addEventListener("mousedown", (event) => this.#isSecondClick(event) && event.preventDefault()); // it would mark words
  }

  /** Whether this is the second click of two, the first of which has brought this screen. */
  #isSecondClick({ detail }) {
    return detail > 1 && performance.now() - this.#since < TWO_CLICKS;
  }

  /** First drawing, on the screen where a reload found us; the engine wakes meanwhile. */
  open() {
    const asked = askedByAddress(GAMES);
    this.#enter(history.state);
    if (asked) this.go(...asked);
    this.#openLinked();
    if (comesByItself()) this.startEngine();
    else this.offline.start(); // which asks; the engine comes when a game begins
  }

  startEngine() {
    this.engine
      .start()
      .then(
        () => (this.#opening ? this.#take(...this.#opening) : this.attempt(() => this.session?.wake())),
        () => {}, // the engine's status tells it, and it has warned of what was no lost worker
      )
      .finally(() => this.offline.engineIsUp());
  }

  /** Whether a game is wanted that the engine was lost over: it comes when somebody starts the engine again. */
  get isStuck() {
    return this.#opening !== null;
  }

  /** What a link in the address shows. */
  #openLinked() {
    const link = linkInAddress();
    if (link) this.turnTo("shared", this.game, { link });
  }

  /** To another screen in the place of this one: the way back leads past it. */
  turnTo(screen, game = this.game, about = null) {
    const place = { screen, game, about };
    history.replaceState(place, "");
    this.#enter(place);
  }

  /** To another screen, with a way back. `about`: what the screen is about beside the game. */
  go(screen, game = this.game, about = null) {
    const place = { screen, game, about };
    remember(place);
    this.#enter(place);
  }

  /** Within a screen, to something else that it is about: no new step for the way back, and nobody's focus moves. */
  turnPage(about) {
    this.about = about;
    history.replaceState({ screen: this.screen, game: this.game, about }, "");
    this.#drawn = this.#place();
    this.draw();
  }

  #enter(place) {
    this.notice = null;
    this.session?.cover();
    this.screen = place?.screen in FIRST_SCREENS || LATER_SCREENS.has(place?.screen) ? place.screen : "home";
    this.game = place?.game in GAMES ? place.game : this.game;
    this.about = place?.about ?? null;
    if (this.screen === "table") this.#findSession(this.about === PRACTICE);
    if (LATER_SCREENS.has(this.screen) && !this.#later) this.#fetchLater();
    this.draw();
  }

  /** The table needs the stored session, or the practice game, if that is not the one that is open. */
  #findSession(practice) {
    if (this.session?.practice === practice) return;
    if (saved(practice)) this.#take((services) => sessions.resume(services, practice), practice);
    else this.screen = "home";
  }

  /** The game that another tab has gone on with, from where it is now; that tab leaves it then. */
  goOnHere() {
    const { practice } = this.session;
    if (!saved(practice)) return this.go("home");
    return this.#take((services) => sessions.resume(services, practice), practice);
  }

  /** Without a network, or from a site that has moved on, the screens may not come: that is told, and asked again. */
  async #fetchLater() {
    try {
      this.#later = (await import("../later.js")).SCREENS;
    } catch (error) {
      console.warn(error);
      this.screen = "home";
      this.notice = t("later-missing");
    }
    this.draw();
  }

  /** A new session replaces the one before. */
  begin({ game, players, ...rest }) {
    return this.#take((services) => sessions.begin(services, { game, players: seated(game, players), ...rest }));
  }

  /** A game that counts for nothing, beside the one that waits under "Go on"; see play/beginning.js. */
  practise({ game, players, ...rest }) {
    return this.#take(
      (services) => sessions.practise(services, { game, players: seated(game, players), ...rest }),
      true,
    );
  }

  async #take(open, practice = false) {
    if (this.engine.status.step === "idle") this.startEngine();
    const before = this.session;
    const taking = this.#asTaking();
    this.session = null;
    this.#opening = null;
    if (this.screen !== "table" || (this.about === PRACTICE) !== practice) this.#enterTable(practice);
    const generation = store.currentGeneration();
    await this.attempt(async () => {
      this.#isTaking = true;
      await before?.close();
      try {
        const session = await open(taking);
        if (generation === store.currentGeneration() && taking.isWanted()) this.session = session;
        else await session.close();
      } catch (error) {
        if (generation !== store.currentGeneration() || !taking.isWanted()) return;
        if (error instanceof EngineLost) this.#opening = [open, practice];
        else this.screen = "home";
        throw error;
      } finally {
        if (taking.isWanted()) this.#isTaking = false;
      }
    });
  }

  /** The services of a session that is wanted until another is taken. Made here, where nothing holds the one before. */
  #asTaking() {
    const taking = { ...this.#services, isWanted: () => taking === this.#taking };
    this.#taking = taking;
    return taking;
  }

  #enterTable(practice) {
    this.screen = "table";
    this.about = practice ? PRACTICE : null;
    remember({ screen: "table", game: this.game, about: this.about });
    this.draw();
  }

  /** Run something that asks the engine; what it refuses is told, and nothing is lost. */
  attempt(act) {
    this.notice = null;
    return this.behind(act);
  }

  /** The same behind whatever a person does: what they are being told stays until there is something else to tell. */
  async behind(act) {
    try {
      await act();
      if (this.notice === t("engine-wait")) this.notice = null;
      if (this.engine.losses > this.#lossesTold) this.notice = t("engine-lost");
      this.#lossesTold = this.engine.losses;
    } catch (error) {
      if (this.notice === t("engine-wait")) this.notice = null;
      if (error instanceof NotYet) this.notice = t("engine-wait");
      // The engine's own status tells of the one, and nobody waits for the other any more.
      else if (!(error instanceof EngineLost || error instanceof NotWanted)) {
        if (!(error instanceof Refused)) console.warn(error);
        this.notice = t("engine-refused", { code: error.code ?? error.name });
      }
    }
    this.draw();
  }

  /** What is stored has changed under us: no game is open, and the settings are others. */
  async takeWhatIsStored() {
    await this.session?.close();
    this.session = this.#opening = null;
    forgetForms();
    settings.reread();
    this.readSettings();
  }

  switchLanguage() {
    this.set({ language: nextLanguage() });
  }

  switchTheme() {
    this.set({ theme: settings.isDark() ? "light" : "dark" });
  }

  /** Change settings, and show the page by them. */
  set(changes) {
    settings.change(changes);
    this.notice = null;
    this.readSettings();
    this.draw();
  }

  /** Show the page by the settings there are. */
  readSettings() {
    setLanguage(settings.setting("language"));
    settings.show();
    nameThePage();
  }

  /** What cannot be drawn, because what is stored or was sent is of no make of ours, is told on the first screen. */
  draw() {
    try {
      this.#paint();
    } catch (error) {
      if (this.screen === "home") throw error;
      console.warn(error);
      this.screen = "home";
      this.notice = t("not-shown");
      this.#paint();
    }
  }

  #paint() {
    if (this.screen === "table" && this.#isTaking && this.engine.isReady && !this.session) return;
    this.isInUse = false;
    const screen = FIRST_SCREENS[this.screen] ?? this.#later?.[this.screen] ?? loadingScreen;
    const drawn = screen(this); // a screen may turn to another game
    const shown = this.screen === "home" ? "" : this.game; // there each poster has the colours of its own game
    this.#root.dataset.game = (this.screen === "table" && this.session?.game) || shown;
    render(drawn, this.#root);
    const stage = this.screen === "table" ? this.session?.stage : null;
    keepScreenOn(stage ? stage.name !== "over" : this.isInUse);
    const place = this.#place();
    if (place !== this.#drawn) {
      if (stage) GAMES[this.session.game].feel(this.#root, stage);
      if (this.#drawn) this.#root.querySelector("h1")?.focus({ preventScroll: true });
      this.#drawn = place;
      this.#since = performance.now();
      scrollTo(0, 0);
    }
    this.#say(this.notice ?? (stage ? spoken(this) : ""));
  }

  /** What makes this screen another one than before. */
  #place() {
    const { stage, table } = (this.screen === "table" && this.session) || {};
    return [this.screen, JSON.stringify(this.about), stage?.name, stage?.seat, table?.turn].join(" ");
  }

  /** One message a step, for those who listen; never anything that not everybody may know. */
  #say(text) {
    if (text === this.#said) return;
    this.#said = text;
    this.#log.textContent = text;
  }
}
