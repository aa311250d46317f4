/**
 * What each numbered ruling that can be chosen comes to, played by the engine under either reading: the last turns of a
 * game that shows the difference. Written when the app is built, so that a page can show it without Python.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";

const SCENES = JSON.parse(readFileSync(join(import.meta.dirname, "rulings.json"), "utf8"));

/**
 * { NUMBER: { game, ruling, readings: { VALUE: { turns, outcome } } } }, `turns` as the verb "replay" tells them. A scene
 * names the turns of a game; `then` adds those in which the readings differ; `shown`: how many at the end are shown.
 */
export function writeRulings(handle) {
  const ask = (verb, fields) => {
    const { ok, result, error } = JSON.parse(handle(JSON.stringify({ id: 0, ask: verb, with: fields })));
    if (!ok) throw new Error(`rulings.json: ${error.code}: ${error.detail}`);
    return result;
  };
  const { games } = ask("catalogue", {});
  const play = ({ game, ruling, options = {}, turns, then = {}, shown }, value) => {
    const { record } = ask("open", { game, options: { ...options, rulings: { [ruling]: value } }, seed: "" });
    const whole = ask("replay", { record: { ...record, turns: [...turns, ...(then[value] ?? [])] } }).turns;
    return { turns: whole.slice(-shown), outcome: whole.at(-1).view.outcome };
  };
  return Object.fromEntries(
    Object.entries(SCENES).map(([number, scene]) => {
      const { values, ruling } = games[scene.game].options.rulings.options[scene.ruling];
      if (ruling !== number) throw new Error(`rulings.json: ${number} is not the number of ${scene.ruling}`);
      const readings = values.map((value) => [value, play(scene, value)]);
      return [number, { game: scene.game, ruling: scene.ruling, readings: Object.fromEntries(readings) }];
    }),
  );
}
