/** Words: Fluent bundles in French and English, and the language in force. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import en from "./en.ftl";
import enRvsR from "./en.r_vs_r.ftl";
import fr from "./fr.ftl";
import frRvsR from "./fr.r_vs_r.ftl";

const bundles = Object.fromEntries(
  Object.entries({ en: [en, enRvsR], fr: [fr, frRvsR] }).map(([language, texts]) => {
    const bundle = new FluentBundle(language, { useIsolating: false }); // both languages run left to right
    for (const text of texts) bundle.addResource(new FluentResource(text));
    return [language, bundle];
  }),
);

let current = "en";

export const language = () => current;

/** Take `wanted`, else the browser's first language that we have. */
export function setLanguage(wanted) {
  const offered = [wanted, ...navigator.languages].map((tag) => String(tag ?? "").slice(0, 2));
  current = offered.find((tag) => tag in bundles) ?? "en";
  document.documentElement.lang = current;
}

/** The text of `id` or of its attribute ("card-spy.the"), with `args` filled in. */
export function t(id, args = {}) {
  const [name, attribute] = id.split(".");
  const bundle = bundles[current];
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`no text for ${id} in ${current}`);
  return bundle.formatPattern(pattern, args);
}
