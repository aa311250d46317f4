/**
 * What may be fetched at most before something is seen, after gzip: requirements, held by size-limit in
 * `python3 build.py test`. Which files those are only the build knows, so it writes the list.
 */

import { writeFileSync } from "node:fs";
import { wordsOf } from "./embed_words.mjs";
import { manifestOf } from "./install.mjs";
import { LANGUAGES } from "./texts.mjs";

const APP = 190; // kB
const EMBED = 60;
const ELEMENT = 2;

/** The face of titles in embeds. */
const isOfEmbeds = (name) => name.startsWith("titles-");

/** What belongs to the first screens in the site's own folder. */
export const ROOT = ["index.html", "icon.svg", ...LANGUAGES.map(manifestOf), "sw.js"];

/** The files of the first screens, Python left aside: what index.html names, and what the browser fetches with it. */
export function shellFiles(scripts, styles, assets) {
  const beside = assets.filter((name) => /^(worker|sounds)-.*\.js$|\.woff2$/.test(name) && !isOfEmbeds(name));
  return [...scripts["js/main.js"], ...styles, ...beside].map((name) => `a/${name}`);
}

/** What shows each view, with its style, its words besides the game's, and the table that the engine wrote for it. */
const ROOMS = {
  "brave-rats": {
    table: ["table", ["list"], "__BEATS__"],
    card: ["card", ["list"], "__BEATS__"],
    replay: ["mat", [], "__BEATS__"],
    ruling: ["ruling", ["list", "read"], "__RULINGS__"],
    standing: ["standing", ["read"]],
    study: ["standing", []],
  },
  "r-vs-r": {
    table: ["tile_lists", ["list"]],
    tile: ["tile_lists", ["list"]],
    replay: ["tiles", []],
    ruling: ["tiles", ["list", "read"], "__RULINGS__"],
    standing: ["tiles", ["read"]],
    study: ["tiles", []],
  },
};
const FOLDERS = { "brave-rats": "rats", "r-vs-r": "tiles" };

/** Every view of embed.html, in either language, without the figures, which depend on its link: name -> files. */
function embedFiles(scripts, style, face, data) {
  const code = (entry) => scripts[`js/embed/${entry}.js`];
  const words = (language, game, more) =>
    ["every", game, ...more].flatMap((set) => scripts[`made:${wordsOf(language, set)}`]);
  const views = Object.entries(ROOMS).flatMap(([game, rooms]) =>
    Object.entries(rooms).flatMap(([room, [sheet, more, ...tables]]) =>
      LANGUAGES.map((language) => [
        `${FOLDERS[game]}/${room}, ${language}`,
        [
          ...code("embed"),
          ...code(`${FOLDERS[game]}/${room}`),
          ...(room === "study" ? [...scripts["js/links/studies.js"], ...scripts["made:framed-ways"]] : []),
          ...words(language, game, room === "study" ? ["study"] : more.map((set) => `${game}-${set}`)),
          ...scripts[`made:framed-${sheet}`],
          style,
          face,
          ...tables.map((name) => data[name]),
        ],
      ]),
    ),
  );
  return Object.fromEntries(views.map(([name, files]) => [name, [...new Set(files)].map((file) => `a/${file}`)]));
}

/** Write the list for size-limit to `target`; paths are as seen from web/. */
export function writeBudgets(target, { scripts, style, face, data, shell }) {
  const limit = (name, files, kilobytes) => ({
    name,
    path: files.map((file) => `../dist/${file}`),
    limit: `${kilobytes} kB`,
    gzip: true,
  });
  const budgets = [
    limit("the app without Python", shell, APP),
    ...Object.entries(embedFiles(scripts, style, face, data)).map(([name, files]) =>
      limit(`embed.html: ${name}`, ["embed.html", "icon.svg", ...files], EMBED),
    ),
    limit("embed.js", ["embed.js"], ELEMENT),
  ];
  writeFileSync(target, JSON.stringify(budgets, null, 1));
}
