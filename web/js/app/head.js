/** What the browser itself shows of the page: its title, the manifest to install it by. */

import { language, t } from "../i18n/index.js";

/** In the language in force. */
export function nameThePage() {
  document.title = t("app-title");
  const manifest = document.querySelector('link[rel="manifest"]'); // the one-file app has none
  if (manifest) manifest.href = `manifest.${language()}.webmanifest`;
}

/** What the address asks for (a shortcut's `?new=GAME` or `?puzzle`), once: a reload stays where it was. */
export function askedByAddress(games) {
  const address = new URL(location.href);
  const game = address.searchParams.get("new");
  const isPuzzle = address.searchParams.has("puzzle");
  if (game === null && !isPuzzle) return null;
  address.searchParams.delete("new");
  address.searchParams.delete("puzzle");
  history.replaceState(null, "", address);
  if (isPuzzle) return ["puzzle"];
  return Object.hasOwn(games, game) ? ["new", game] : null;
}

/** The link behind the address's '#', or null; the address forgets it. */
export function linkInAddress() {
  const [address, link] = location.href.split("#");
  if (!/^(v\d|pair\.)/.test(link ?? "")) return null;
  history.replaceState(history.state, "", address);
  return link;
}
