/** What a device holds after real use, written by the app itself. */

import catalogue from "pocketcrowns:catalogue";
import given from "pocketcrowns:given";
import { answered, keep } from "../../../web/js/exercises/kept.js";
import { GAMES } from "../../../web/js/games.js";
import { nameOfText } from "../../../web/js/lab/kept.js";
import { keepLetter, letters } from "../../../web/js/letters/kept.js";
import { entryOf } from "../../../web/js/letters/letter_game.js";
import { begin, practise, resume } from "../../../web/js/play/beginning.js";
import { count, remember } from "../../../web/js/play/results.js";
import { sideOf } from "../../../web/js/players.js";
import { countToday, note } from "../../../web/js/puzzles/results.js";
import { change } from "../../../web/js/settings.js";
import * as store from "../../../web/js/store.js";
import { firstOptions } from "../../../web/js/ui/choices.js";
import { promise } from "./promises.mjs";

const CHOICES = 9; // of a game: enough for every kind of screen between

const optionsOf = (game) => firstOptions(catalogue.games[game].options);
const seated = (game, level) =>
  Object.fromEntries(
    ["p1", "p2"].map((seat) => [seat, { name: seat, level: seat === "p2" ? level : null, side: sideOf(game, seat) }]),
  );

/** Everything that lies under a name at a stage of some game. */
async function sittings(engine) {
  const app = { engine, games: GAMES, onChange() {} };
  const found = [];
  const look = (name) => found.push(store.load(name));
  for (const game of Object.keys(GAMES)) {
    const players = seated(game, null);
    const sitting = await begin(app, { game, options: optionsOf(game), players });
    for (let step = 0; step < CHOICES; step += 1) {
      look("sitting");
      if (sitting.stage.name === "curtain") await sitting.uncover();
      else if (sitting.stage.name === "private") await sitting.choose(sitting.stage.view.legal.at(-1));
      else await sitting.goOn();
    }
    await sitting.close();
    const against = await practise(app, {
      game,
      options: optionsOf(game),
      players: seated(game, "scamp"),
      help: true,
    });
    await against.choose(against.stage.view.legal[0]);
    look("practice");
    await against.close();
  }
  for (const record of given.records) {
    const sitting = { game: record.game, players: seated(record.game, "scamp"), record, holder: null, news: null };
    store.save("sitting", sitting);
    await (await resume(app)).close();
    look("sitting");
  }
  promise(found.every(Boolean) && found.some(({ finished }) => finished), "sittings at every stage, finished ones too");
  return found;
}

/** A game by letters after the choice that its first message needs. */
async function chosen(engine, { record, text, seat }, secret) {
  const { match } = await engine.ask("resume", { record });
  const { legal } = await engine.ask("view", { match, seat });
  await engine.ask("close", { match });
  return engine.ask("letter_choose", { text, seat, secret, action: legal[0] });
}

async function letterGames(engine) {
  for (const game of Object.keys(GAMES)) {
    const [mine, theirs] = ["11".repeat(32), "22".repeat(32)];
    const begun = await engine.ask("letter_new", { game, options: optionsOf(game), name: "A", secret: mine });
    const invited = begun.choosing ? await chosen(engine, begun, mine) : begun;
    keepLetter(invited.id, entryOf(invited, { secret: mine, told: 0, sent: null }));
    const joined = await engine.ask("letter_join", { text: invited.text, name: "B", secret: theirs });
    keepLetter(joined.id, entryOf(joined, { secret: theirs, told: 0, sent: 5 }));
  }
  return letters();
}

let found = null;

/** { name: values } of all that may be stored. */
export async function seeds(engine) {
  if (found) return found;
  await engine.start();
  const kept = { sitting: await sittings(engine) };
  kept.practice = kept.sitting;
  kept.letters = [await letterGames(engine)];
  kept["letter.ab"] = Object.values(kept.letters[0]);
  for (const record of given.records) {
    const played = { game: record.game, players: seated(record.game, "scamp"), record };
    remember(played);
    count(played, "p1", GAMES[record.game].openingOf);
  }
  for (const [day, mark] of [
    [20_000, "wrong"],
    [20_000, "right"],
    [20_001, "hint"],
  ])
    note(day, "ab12cd34", mark);
  countToday(20_001);
  const exercises = given.records.map((record) => ({ record, seat: "p1", played: "spy", reply: null, loss: 0.2 }));
  keep(exercises, new Date(0));
  answered(exercises[0], true, new Date(0));
  change({ language: "fr", theme: "dark", sound: true, pace: "slow" });
  for (const game of Object.keys(GAMES)) {
    const form = { who: "bot", seat: "p1", names: { p1: "A", p2: "" }, level: "judge", options: optionsOf(game) };
    store.save(`new-game.${game}`, form);
    store.save(nameOfText(game), "class Player: pass");
  }
  store.save("learned", 2);
  store.save("met", ["citizen", "king"]);
  store.save("face-to-face", true);
  for (const [name, value] of Object.entries(store.everything())) kept[name] ??= [value];
  found = kept;
  return kept;
}
