/**
 * Games in the page's own words, without a browser:
 * node tales.mjs FOLDER < { catalogue, games: [{ game, turns, players, options, level }] }
 *
 * `turns` as the engine's "replay" tells them. Prints for each game and language what a computer of `level` in p2 says of
 * each turn; of Brave Rats also the chronicle's headings and paragraphs, one a round, and what the screen of each round
 * says; of R vs R its whole tale, and what the table says has happened when a turn and the one before it are told:
 * [{ en: { voices: [text], headings: [text], rounds: [text], verdicts: [text] } or { voices: [text], tale, stories: [text] }, fr: … }].
 */

import { readFileSync } from "node:fs";
import { LANGUAGES } from "../../web/texts.mjs";
import { modulesOf } from "./page_modules.mjs";

const ENTRY = `
import "WEB/js/i18n/first.js";
import later from "pocketcrowns:words-later";
import { addWords, setLanguage } from "WEB/js/i18n/index.js";
import { consequenceTexts, taken } from "WEB/js/brave_rats/round.js";
import { taleOfRats } from "WEB/js/brave_rats/tale.js";
import { taleOfTheRealm } from "WEB/js/r_vs_r/tale.js";
import { storyText } from "WEB/js/r_vs_r/events.js";
import { line } from "WEB/js/voices/lines.js";
addWords(later);
export { consequenceTexts, line, setLanguage, storyText, taken, taleOfRats, taleOfTheRealm };
`;

const { catalogue, games } = JSON.parse(readFileSync(0, "utf8"));

// All that the modules want of a page when they are loaded.
globalThis.document = { documentElement: { dataset: {} }, createTreeWalker: () => ({}), createComment: () => ({}) };
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
Object.defineProperty(globalThis, "navigator", { value: { languages: [] } });
const { consequenceTexts, line, setLanguage, storyText, taken, taleOfRats, taleOfTheRealm } = await modulesOf(process.argv[2], ENTRY, catalogue);

const isShown = ({ kind }) => ["verdict", "round-over", "round-void"].includes(kind);

/** What a computer in p2 would say of each turn that has a screen of its own. */
const voices = ({ game, turns, players }, level) =>
  turns.map(({ events, view }) =>
    events.some(isShown)
      ? line({ game, players: { ...players, p2: { level } }, stage: { events }, table: view }, "p2")
      : "",
  );

function told({ game, turns, players, options, level }) {
  const said = level ? voices({ game, turns, players }, level) : [];
  if (game === "r-vs-r") {
    const stories = turns.map(({ events }, n) => storyText(players, [...(turns[n - 1]?.events ?? []), ...events]));
    return { voices: said, tale: JSON.stringify(taleOfTheRealm(turns, players)), stories };
  }
  const rounds = turns.map(({ events }) => events).filter((events) => events.some(({ kind }) => kind === "verdict"));
  const verdictOf = (events) => events.find(({ kind }) => kind === "verdict");
  return {
    voices: said,
    rounds: taleOfRats(turns, players)
      .parts.filter(({ heading }) => heading)
      .map(({ lines }) => lines.join(" ")),
    headings: taleOfRats(turns, players).parts.flatMap(({ heading }) => heading ?? []),
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
