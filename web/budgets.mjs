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

/** What belongs to the first screens in the site's own folder. */
export const ROOT = ["index.html", "icon.svg", ...LANGUAGES.map(manifestOf), "sw.js"];

/** The files of the first screens, Python left aside: what index.html names, and what the browser fetches with it. */
export function shellFiles(scripts, styles, assets) {
  const beside = assets.filter((name) => /^(worker|sounds)-.*\.js$|\.woff2$/.test(name));
  return [...scripts["js/main.js"], ...styles, ...beside].map((name) => `a/${name}`);
}

/** Every view of embed.html, in either language, with what it fetches of `written` tables: name -> files. */
function embedFiles(scripts, style, { __BEATS__: beats, __RULINGS__: rulings }) {
  const code = (...entries) => entries.flatMap((entry) => scripts[`js/embed/${entry}.js`]);
  const views = { "brave-rats": ["rats", beats, rulings], "r-vs-r": ["tiles", rulings] };
  return Object.fromEntries(
    Object.entries(views).flatMap(([game, [room, ...tables]]) =>
      LANGUAGES.map((language) => [
        `${room}, ${language}`,
        [
          ...new Set([
            ...code("embed", room),
            ...["every", game].flatMap((set) => scripts[`made:${wordsOf(language, set)}`]),
            style,
            ...tables,
          ]),
        ].map((name) => `a/${name}`),
      ]),
    ),
  );
}

/** Write the list for size-limit to `target`; paths are as seen from web/. */
export function writeBudgets(target, { scripts, style, data, shell }) {
  const limit = (name, files, kilobytes) => ({
    name,
    path: files.map((file) => `../dist/${file}`),
    limit: `${kilobytes} kB`,
    gzip: true,
  });
  const budgets = [
    limit("the app without Python", shell, APP),
    ...Object.entries(embedFiles(scripts, style, data)).map(([name, files]) =>
      limit(`embed.html: ${name}`, ["embed.html", "icon.svg", ...files], EMBED),
    ),
    limit("embed.js", ["embed.js"], ELEMENT),
  ];
  writeFileSync(target, JSON.stringify(budgets, null, 1));
}
