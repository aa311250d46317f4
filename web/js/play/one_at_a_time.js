/** A game that asks the engine for one thing at a time; what the engine fails at is begun again from what is kept. */
export class OneAtATime {
  /** What there is to see; null until the engine has told it. */
  stage = null;
  /** Whether the engine failed; it is asked again when somebody wants it. */
  hasFailed = false;
  #busy = false;

  get isBusy() {
    return this.#busy;
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
