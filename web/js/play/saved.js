/** The one sitting that this device keeps; a finished one stays until the next begins. */

import * as store from "../store.js";

const NAME = "sitting";

/** What is stored of it, or null. */
export function saved() {
  const found = store.load(NAME);
  return found?.record && found?.players ? found : null;
}

export const keep = (state) => store.save(NAME, state);
