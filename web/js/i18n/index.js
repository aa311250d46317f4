/** Words: Fluent bundles in French and English, and the language in force. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

const bundles = Object.fromEntries(
  ["en", "fr"].map((language) => [language, new FluentBundle(language, { useIsolating: false })]), // both run left to right
);

let current = "en";

/** Give more words: { en, fr }, each the text of a file. */
export function addWords(texts) {
  for (const [language, text] of Object.entries(texts)) bundles[language].addResource(new FluentResource(text));
}

export const language = () => current;

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
