/**
 * The engine's reasons in the page's words, without a browser:
 * node reasons.mjs FOLDER < { catalogue, choices: [{ record, players, seat, action, why }] }
 *
 * Prints for each choice what is said of it: [{ en: [text], fr: [text] }]; where it has `advice` in the place of `why`, the
 * chances while one plays, in short and in words.
 */

import { readFileSync } from "node:fs";
import { LANGUAGES } from "../../web/texts.mjs";
import { modulesOf } from "./page_modules.mjs";

const ENTRY = `
import "WEB/js/i18n/first.js";
export { setLanguage } from "WEB/js/i18n/index.js";
export { sentences } from "WEB/js/coach/because.js";
export { inShort, inWords } from "WEB/js/coach/advice.js";
`;
const { catalogue, choices } = JSON.parse(readFileSync(0, "utf8"));

// All that the modules want of a page when they are loaded.
const nothing = () => {};
globalThis.document = {
  documentElement: { dataset: {} },
  createTreeWalker: () => ({}),
  createComment: () => ({}),
  addEventListener: nothing,
};
globalThis.matchMedia = () => ({ matches: false, addEventListener: nothing });
globalThis.addEventListener = nothing;
globalThis.location = new URL("https://example.org/");
Object.defineProperty(globalThis, "navigator", { value: { languages: [] } });
const { inShort, inWords, sentences, setLanguage } = await modulesOf(process.argv[2], ENTRY, catalogue);

/** The reasons for a choice, or the chances that the advice tells. */
function said({ why, action, advice, ...about }) {
  return why ? sentences(why, action, about) : [inShort(about.record, advice), inWords(about.record, advice)];
}

const told = Object.fromEntries(
  LANGUAGES.map((language) => {
    setLanguage(language);
    return [language, choices.map(said)];
  }),
);
console.log(JSON.stringify(choices.map((_, n) => Object.fromEntries(LANGUAGES.map((each) => [each, told[each][n]])))));
