/** Words: a Fluent bundle for each language, and the language in force. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { functions } from "./functions.js";
import names from "./languages.json";

/** The ids of all languages. */
export const LANGUAGES = Object.keys(names);

const bundles = Object.fromEntries(
  LANGUAGES.map((each) => [each, new FluentBundle(each, { functions, useIsolating: false })]), // all run left to right
);

const FIRST = { fr: "1er" }; // of a month, where that is more than a number

let current = "en";

/** Give more words: the text of a Fluent file for each language. */
export function addWords(texts) {
  for (const [language, text] of Object.entries(texts)) bundles[language].addResource(new FluentResource(text));
}

export const language = () => current;

/** The one that a switch turns to. */
export const nextLanguage = () => LANGUAGES[(LANGUAGES.indexOf(current) + 1) % LANGUAGES.length];

/** What a language calls itself. */
export const nameOfLanguage = (id) => names[id].name;

/** A date in the language in force, with the time of day if that is wanted; `format` as of Intl.DateTimeFormat. */
export function dateInWords(date, format) {
  const parts = new Intl.DateTimeFormat(names[current].dates, format).formatToParts(date);
  return parts.map(({ type, value }) => (type === "day" && value === "1" ? (FIRST[current] ?? value) : value)).join("");
}

/** Names in a sentence: "one, two and three". */
export const listed = (names) => new Intl.ListFormat(current).format(names);

/** A number with one digit after the point. Not by Intl, which takes longer to load than the first screen has. */
export const tenths = (number) => number.toFixed(1).replace(".", names[current].point);

/** Take `wanted`, else the browser's first language that we have. */
export function setLanguage(wanted) {
  const offered = [wanted, ...navigator.languages].map((tag) => String(tag ?? "").slice(0, 2));
  current = offered.find((tag) => tag in bundles) ?? "en";
  document.documentElement.lang = current;
}

/** The text of `id` or of its attribute ("card-spy.the") in `tongue`, with `args` filled in. */
export function t(id, args = {}, tongue = current) {
  const [name, attribute] = id.split(".");
  const bundle = bundles[tongue];
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`no text for ${id} in ${tongue}`);
  return bundle.formatPattern(pattern, args);
}
