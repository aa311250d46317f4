/** The words that an embed needs, out of all the texts: one set for every view, one for each game. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, Resource, serialize } from "@fluent/syntax";

const FOLDER = join(import.meta.dirname, "js/i18n");
const LANGUAGES = ["en", "fr"];

/** Which messages belong to a set, by the beginnings of their names. */
const SETS = {
  every: [
    "app-(title|unofficial)",
    "brave-rats$",
    "r-vs-r$",
    "credits-games",
    "embed-",
    "link-",
    "later-missing",
    "loading-title",
    "engine-retry",
    "review-(before|after|round|turn|chose|strip)$",
    "puzzle-solution",
    "reason-",
  ],
  rats: [
    "(against|beats|card|chip|clan|event|line|score|status|verdict|why)-",
    "cards-(title|order)",
    "end-(won|tied)$",
    "rounds-held",
    "table-(shown|piles|left|gifts)",
    "new-rulings$",
    "ruling-(musician|ambassador|cards_out)",
    "puzzle-(cards|spied-on)",
  ],
  tiles: [
    "(camp|kind|term|tile|tiles)-",
    "rvr-(action|arg|board|cell|count|covers|destroyed|discard|down|first|free|neutral|points|rack|rounds?|shield)",
    "rvr-(silenced|then|unknown)",
    "ruling-(last_cell|seer)",
    "puzzle-tiles",
  ],
};

/** The messages of a language whose names begin so, as one text. */
function chosen(language, beginnings) {
  const wanted = new RegExp(`^(${beginnings.join("|")})`);
  const files = readdirSync(FOLDER).filter((name) => name.startsWith(`${language}.`));
  const body = files.flatMap((name) => parse(readFileSync(join(FOLDER, name), "utf8"), {}).body);
  const kept = body.filter(({ type, id }) => type === "Term" || (type === "Message" && wanted.test(id.name)));
  for (const each of kept) each.comment = null;
  return serialize(new Resource(kept), {});
}

/** "words-en-every" and so on: the text of each set in each language. */
export const embedWords = () =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) =>
      Object.entries(SETS).map(([set, beginnings]) => [`words-${language}-${set}`, chosen(language, beginnings)]),
    ),
  );
