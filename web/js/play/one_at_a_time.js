/** Games beside the table: what their screens have in common. */

import { currentGeneration } from "../store.js";

/** A game that asks the engine for one thing at a time; what the engine fails at is begun again from what is kept. */
export class OneAtATime {
  /** What there is to see; null until the engine has told it. */
  stage = null;
  /** Whether the engine failed; it is asked again when somebody wants it. */
  hasFailed = false;
  #busy = false;
  #generation = currentGeneration();

  get isBusy() {
    return this.#busy;
  }

  /** Whether everything was forgotten since it began; then nothing of it is stored any more. */
  get isForgotten() {
    return this.#generation !== currentGeneration();
  }

  async once(act) {
    if (this.#busy) return;
    this.#busy = true;
    this.hasFailed = false;
    try {
      await act();
    } catch (error) {
      this.stage = null;
      this.hasFailed = true;
      throw error;
    } finally {
      this.#busy = false;
    }
  }
}

/**
 * What a table takes for the app where such a game lies on it; `more`: { attempt, go }, { begin, practise } where a game
 * may end there, and what the screen itself wants. The screen also gives the session (session.js) its `host`, what
 * belongs to the game in the place of the coach: { where, title, sign, word, content() }: where we are, what it is
 * called, its icon, a word beside that or none, its HTML.
 */
export const appFor = (app, now, more) => ({
  engine: app.engine,
  notice: app.notice,
  session: now,
  draw: () => app.draw(),
  switchLanguage: () => app.switchLanguage(),
  switchTheme: () => app.switchTheme(),
  startEngine: () => app.startEngine(),
  behind: (act) => app.behind(act),
  ...more,
});

/** app.attempt for such a game on `screen`; when its stage changes, readers start at the top again, then `replay(now)`. */
export const attemptsOf = (app, now, screen, replay) => async (act) => {
  const before = now.stage;
  await app.attempt(act);
  if (now.stage === before || app.screen !== screen) return;
  document.querySelector("h1")?.focus({ preventScroll: true });
  scrollTo(0, 0);
  replay(now);
};
