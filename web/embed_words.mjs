/**
 * The words that an embed needs, out of all the texts: one set for every view, one for each game, two for some
 * views of a game, lists and single things, and what is read, and one for studies.
 */

import { parse, Resource, serialize } from "@fluent/syntax";
import { filesOf, LANGUAGES } from "./texts.mjs";

/** Which messages belong to a set, by the beginnings of their names. */
const SETS = {
  every: [
    "app-(title|unofficial)",
    "brave-rats$",
    "r-vs-r$",
    "credits-games",
    "embed-",
    "home-study$",
    "link-",
    "later-missing",
    "loading-title",
    "engine-retry",
    "review-(before|after|round|turn|chose|strip)$",
    "puzzle-solution",
  ],
  "brave-rats": [
    "why-(?!title|details|lines)",
    "(card|clan|event)-",
    "verdict-(?!next|last|strength)",
    "stamp-(nobody|takes)$",
    "(mat|pot|stamp|lies)-",
    "seal-show$",
    "score-(victories|games|round)$",
    "end-(won|tied)$",
    "rounds-held",
    "table-(piles|left)",
  ],
  "brave-rats-list": [
    "against-(?!title|details|lines)",
    "beats-",
    "new-rulings$",
    "ruling-(musician|ambassador|cards_out)",
  ],
  "brave-rats-read": [
    "reason-(cards_out|most_victories)$", // the only ones with which a ruling ends a game
    "puzzle-(cards|spied-on)",
  ],
  "r-vs-r": [
    "(camp|tile)-",
    "rvr-(?!.*-(yours|both|of|won|void)$|discard-)(action|arg|board|cell|count|covers|discard|down|first|free|neutral|points)",
    "rvr-(?!.*-(yours|of|won|void)$)(rack|rounds?|shield)",
    "rvr-(silenced|then|unknown)",
  ],
  "r-vs-r-list": ["(kind|term|tiles)-"],
  "r-vs-r-read": ["ruling-(last_cell|seer)", "puzzle-tiles"],
  study: ["share-(study|offered)$", "study-(start|branches|offered|in-pile)$"],
};

/** The messages of a language whose names begin so, as one text. */
function chosen(language, beginnings) {
  const wanted = new RegExp(`^(${beginnings.join("|")})`);
  const body = filesOf(language).flatMap(([, text]) => parse(text, {}).body);
  const kept = body.filter(({ type, id }) => type === "Term" || (type === "Message" && wanted.test(id.name)));
  for (const each of kept) each.comment = null;
  return serialize(new Resource(kept), {});
}

/** The name by which the words of a set are imported, and known to who counts what is fetched. */
export const wordsOf = (language, set) => `words-${language}-${set}`;

/** The text of each set in each language, and "embed-words.js": { language: { set: brings the text } }. */
export function embedWords() {
  const texts = {};
  const sets = LANGUAGES.map((language) => {
    const bring = Object.entries(SETS).map(([set, beginnings]) => {
      const name = wordsOf(language, set);
      texts[name] = chosen(language, beginnings);
      return `${JSON.stringify(set)}: async () => (await import("pocketcrowns:${name}")).default`;
    });
    return `${language}: { ${bring.join(", ")} }`;
  });
  return { ...texts, "embed-words.js": `export default { ${sets.join(", ")} };` };
}
