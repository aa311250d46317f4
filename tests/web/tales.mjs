/**
 * Games of Brave Rats in the page's own words, without a browser: node tales.mjs FOLDER < { catalogue, games: [{ turns, players, options }] }
 *
 * `turns` as the engine's "replay" tells them. Prints for each game and language the chronicle's paragraphs, one a round,
 * and what the screen of each round says: [{ en: { rounds: [text], verdicts: [text] }, fr: … }].
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { drawings } from "../../web/drawings.mjs";
import { bundle } from "../../web/esbuild.mjs";
import { LANGUAGES, pageWords } from "../../web/texts.mjs";

const ENTRY = `
import "WEB/js/i18n/first.js";
import later from "pocketcrowns:words-later";
import { addWords, setLanguage } from "WEB/js/i18n/index.js";
import { consequenceTexts, taken } from "WEB/js/brave_rats/round.js";
import { taleOfRats } from "WEB/js/chronicle/brave_rats.js";
addWords(later);
export { consequenceTexts, setLanguage, taken, taleOfRats };
`;

const folder = resolve(process.argv[2]);
const entry = join(folder, "entry.mjs");
const web = join(import.meta.dirname, "../../web");
writeFileSync(entry, ENTRY.replaceAll("WEB", web));
const { catalogue, games } = JSON.parse(readFileSync(0, "utf8"));
const modules = { ...drawings(), ...pageWords(), catalogue };
const name = await bundle(folder, relative(web, entry), { modules, packages: join(web, "node_modules") });

// All that the modules want of a page when they are loaded.
globalThis.document = { documentElement: { dataset: {} }, createTreeWalker: () => ({}), createComment: () => ({}) };
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
Object.defineProperty(globalThis, "navigator", { value: { languages: [] } });
const { consequenceTexts, setLanguage, taken, taleOfRats } = await import(pathToFileURL(join(folder, name)));

function told({ turns, players, options }) {
  const rounds = turns.map(({ events }) => events).filter((events) => events.some(({ kind }) => kind === "verdict"));
  const verdictOf = (events) => events.find(({ kind }) => kind === "verdict");
  return {
    rounds: taleOfRats(turns, players)
      .parts.filter(({ heading }) => heading)
      .map(({ lines }) => lines.join(" ")),
    verdicts: rounds.map((events) =>
      [taken(players, verdictOf(events), events), ...consequenceTexts(players, events, options)].join(" "),
    ),
  };
}

const inLanguage = (language) => {
  setLanguage(language);
  return games.map(told);
};
const found = Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language)]));
console.log(JSON.stringify(games.map((_, n) => Object.fromEntries(LANGUAGES.map((each) => [each, found[each][n]])))));
