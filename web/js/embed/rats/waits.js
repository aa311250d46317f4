/** Of views that wait for the table of who beats whom: which cards they are about, and how they wait. */

import catalogue from "pocketcrowns:catalogue";
import { beats, retry } from "../../brave_rats/beats.js";
import { waiting } from "../waiting.js";

const { editions } = catalogue.games["brave-rats"];
const MIME = Object.keys(editions).at(-1);

export const editionOf = (value, look) => look.edition || String(value.edition ?? MIME);

export const cardsOf = (value, look) => editions[editionOf(value, look)] ?? editions[MIME];

/** Draw `part(found)` once it has come. */
export const withBeats = (page, part) => () => {
  const found = beats(page);
  return found ? part(found) : waiting(retry(page));
};
