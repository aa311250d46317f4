/** A file of JSON that was written when the app was built: fetched once, when a screen first wants it. */

export class Written {
  #address;
  #make;
  #found = null;
  #isAsking = false;
  #hasFailed = false;

  /** `address()` is asked for when the file is wanted; `make(content)` makes of it what the screens use. */
  constructor(address, make) {
    this.#address = address;
    this.#make = make;
  }

  /** What it holds, or null while it is on its way: the app is drawn again when it is here. */
  get(app) {
    if (!this.#found && !this.#isAsking && !this.#hasFailed) this.#bring(app);
    return this.#found;
  }

  /** How to ask again for a file that did not come, else null. */
  retry(app) {
    return this.#hasFailed ? () => this.#bring(app) : null;
  }

  async #bring(app) {
    this.#isAsking = true;
    this.#hasFailed = false;
    const text = await textOf(this.#address());
    try {
      if (text) this.#found = this.#make(JSON.parse(text));
    } catch (error) {
      console.warn(error);
    }
    this.#hasFailed = !this.#found;
    this.#isAsking = false;
    app.draw();
  }
}

/** The text of a file; null without a network. */
export const textOf = async (address) => {
  try {
    return await (await fetch(address)).text();
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
    return null;
  }
};
