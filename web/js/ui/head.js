/** What the browser itself shows of the page: its title, the manifest to install it by. */

import { language, t } from "../i18n/index.js";

/** In the language in force. */
export function nameThePage() {
  document.title = t("app-title");
  const manifest = document.querySelector('link[rel="manifest"]'); // the one-file app has none
  if (manifest) manifest.href = `manifest.${language()}.webmanifest`;
}

/** The game that the address asks a new game of (a shortcut's `?new=GAME`), once: a reload stays where it was. */
export function askedByAddress(games) {
  const address = new URL(location.href);
  const game = address.searchParams.get("new");
  if (game === null) return null;
  address.searchParams.delete("new");
  history.replaceState(null, "", address);
  return Object.hasOwn(games, game) ? game : null;
}
