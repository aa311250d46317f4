/** Where a link leads in the app: the screen of what it shows. */

import { isEmbedded } from "../frame.js";
import { GAMES } from "../games.js";
import { showEdition } from "../learn/beats.js";
import { fillForm } from "../play/form.js";
import { gameOf } from "./values.js";

/** [screen, game, about] for what a link says, or null for what is shown in its own place (shared.js). */
export function placeOf(value, link, fallback) {
  const game = gameOf(value) ?? fallback;
  if (value.kind === "z") return ["puzzle", game, { link }];
  if (value.kind === "s") return ["study", game, { link }];
  if (value.kind === "g" && !isEmbedded) return ["letters", game, { link }];
  if (value.kind === "t") return page(value);
  if (value.kind !== "n") return null;
  const { options, level } = value;
  fillForm(game, level ? { options, who: "bot", level } : { options, who: "two" });
  return ["new", game, null];
}

/** A page of the rules. */
function page({ game, show, id, edition }) {
  if (edition) showEdition(edition);
  if (show === "card" || show === "tile") return ["glossary", game, `${show}-${id === "blank" ? "mime" : id}`];
  if (show === "ruling") return ["ruling", game, id];
  return [GAMES[game].list.screen, game, null];
}
