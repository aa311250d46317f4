/** The texts of the page, for what is written when the app is built. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { functions } from "./js/i18n/functions.js";

const FOLDER = join(import.meta.dirname, "js/i18n");
const FIRST = ["ftl", "help.ftl", "r_vs_r.ftl", "table.ftl"]; // what the first screens say
const VOICES = "voices.ftl"; // what computer players say, fetched at a table
const COACH = "coach.ftl"; // what the coach says, fetched when it is asked
const INSTALLED = "install.ftl"; // what only a device says that has installed the app

const read = (name) => readFileSync(join(FOLDER, name), "utf8");

/** Language to what it is called and needs beside its texts: the one list of languages. */
export const NAMES = JSON.parse(read("languages.json"));
export const LANGUAGES = Object.keys(NAMES);

/** The texts of a language, file by file: [what it is about, text]. */
export const filesOf = (language) =>
  readdirSync(FOLDER)
    .filter((name) => name.startsWith(`${language}.`))
    .map((name) => [name.slice(language.length + 1), read(name)]);

/** What the app brings at first, with its other screens, at a table, and with its coach: { language: text } each. */
export function pageWords() {
  const wordsOf = (wanted) =>
    Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        filesOf(language)
          .filter(([about]) => wanted(about))
          .map(([, text]) => text)
          .join("\n"),
      ]),
    );
  return {
    "words-first": wordsOf((about) => FIRST.includes(about)),
    "words-later": wordsOf((about) => ![...FIRST, COACH, INSTALLED, VOICES].includes(about)),
    "words-voices": wordsOf((about) => about === VOICES),
    "words-coach": wordsOf((about) => about === COACH),
  };
}

/** t(id, args) for all texts of a language. */
export function texts(language) {
  const bundle = new FluentBundle(language, { functions, useIsolating: false });
  for (const [, text] of filesOf(language)) bundle.addResource(new FluentResource(text));
  return (id, args) => {
    const message = bundle.getMessage(id);
    if (!message) throw new Error(`no text for ${id} in ${language}`);
    return bundle.formatPattern(message.value, args);
  };
}
