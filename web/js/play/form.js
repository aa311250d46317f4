/** What a new game is to be like: of each game the last choices made, kept for the next time, and its beginning. */

import catalogue from "pocketcrowns:catalogue";
import { SEATS } from "../players.js";
import * as store from "../store.js";
import { openSheet } from "../ui/sheet.js";
import { isNew } from "./results.js";
import { openGame } from "./saved.js";

export const LETTERS = "letters"; // at a distance: who plays, and the screen that goes on from there
export const PHONES = "phones"; // two phones at one table: the same
const BETWEEN_DEVICES = [LETTERS, PHONES];
export const WHO = ["bot", "two", ...BETWEEN_DEVICES];

/** Whether the other's name and seat are theirs to say, at a device of their own. */
export const isBetweenDevices = (who) => BETWEEN_DEVICES.includes(who);

/** The sheet that asks before an open game makes place for another. */
export const OPEN_GAME = "open-game";

const FIRST_LEVEL = "neighbour";

/** What somebody plays who has never played this game before. */
const GENTLE = { "r-vs-r": { setup: "first-game" } };

const NAME = (game) => `new-game.${game}`;

const isForm = (value) =>
  WHO.includes(value?.who) &&
  SEATS.includes(value.seat) &&
  SEATS.every((each) => typeof value.names?.[each] === "string");

const IS_OFFERED = {
  one: ({ values }, value) => values.includes(value),
  many: ({ values }, value) => Array.isArray(value) && value.every((each) => values.includes(each)),
  whole: ({ low, high }, value) => Number.isInteger(value) && value >= low && value <= high,
};

/** Every option as it is given, or its default where that is none of its values. */
const asOffered = (offered, given) =>
  Object.fromEntries(
    Object.entries(offered).map(([name, option]) => {
      const value = given?.[name];
      if (option.kind === "group") return [name, asOffered(option.options, value)];
      return [name, IS_OFFERED[option.kind](option, value) ? value : option.default];
    }),
  );

const forms = {}; // game -> the last choices made for it

/** What is stored has changed: no form is as it was. */
export function forgetForms() {
  for (const game of Object.keys(forms)) delete forms[game];
}

/** The last choices made for `game`; a stored form that an older version wrote is completed. */
export function formOf(game) {
  if (!forms[game]) {
    const { options, levels } = catalogue.games[game];
    const stored = store.load(NAME(game), isForm);
    forms[game] = {
      who: "bot",
      seat: SEATS[0],
      names: { p1: "", p2: "" },
      flat: false,
      ...stored,
      level: levels.includes(stored?.level) ? stored.level : FIRST_LEVEL,
      options: asOffered(options, { ...(isNew(game) ? GENTLE[game] : {}), ...stored?.options }),
    };
  }
  return forms[game];
}

/** Make choices for somebody who only has to begin: a link asked for them. */
export function fillForm(game, changes) {
  forms[game] = { ...formOf(game), ...changes };
}

/** Choices that somebody has made, for the next time too. */
export function changeForm(game, changes) {
  fillForm(game, changes);
  store.save(NAME(game), forms[game]);
}

/** A game like this one, for somebody else to begin. */
export const inviteOf = (game, { who, level, options }) => ({ game, options, level: who === "bot" ? level : null });

/** What the form asks for begins, once an open game may make place for it. */
export function play(app, game) {
  if (!isBetweenDevices(formOf(game).who) && openGame()) openSheet(OPEN_GAME, { game });
  else start(app, game);
}

/** Begin at this device, or between two. */
export function start(app, game) {
  const { who, options, names } = formOf(game);
  changeForm(game, {});
  if (isBetweenDevices(who)) app.go(who, game, { begin: { options, name: names.p1.trim() } });
  else app.begin(wanted(game));
}

/** What the form asks for, as a session begins. */
function wanted(game) {
  const { who, level, seat, names, flat, options } = formOf(game);
  const player = (each) => ({ name: names[each].trim(), level: who === "bot" && each !== seat ? level : null });
  return { game, options, players: { p1: player("p1"), p2: player("p2") }, flat: who === "two" && flat };
}
