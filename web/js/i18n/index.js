/** Words: Fluent bundles in French and English, and the language in force. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import en from "./en.ftl";
import enHelp from "./en.help.ftl";
import enRvsR from "./en.r_vs_r.ftl";
import fr from "./fr.ftl";
import frHelp from "./fr.help.ftl";
import frRvsR from "./fr.r_vs_r.ftl";

const bundles = Object.fromEntries(
  ["en", "fr"].map((language) => [language, new FluentBundle(language, { useIsolating: false })]), // both run left to right
);

let current = "en";

/** Give more words: { en, fr }, each the text of a file. */
export function addWords(texts) {
  for (const [language, text] of Object.entries(texts)) bundles[language].addResource(new FluentResource(text));
}

addWords({ en, fr });
addWords({ en: enHelp, fr: frHelp });
addWords({ en: enRvsR, fr: frRvsR });

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
