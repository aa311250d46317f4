/**
 * Pages with an address of their own, in each language, and their oEmbed answers: who beats whom, the tiles, and each
 * ruling with two readings. A static site cannot answer for other addresses: an oEmbed question carries no fragment.
 *
 * What other sites are told needs a whole address: that of the host, which Netlify gives as URL; else this machine's.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { escaped, heightOf } from "./js/embedding/snippets.js";
import { writeLink } from "./js/links/index.js";
import { LANGUAGES, NAMES, texts } from "./texts.mjs";

const HOST = process.env.URL;
const SITE = HOST ?? "http://127.0.0.1:8000"; // where `python3 build.py serve` shows it
const WIDTH = 640; // px

/** Everything that has a page: its name and what its link shows. */
const shown = (rulings) => [
  { name: "who-beats-whom", value: { game: "brave-rats", show: "table", id: null } },
  { name: "tiles", value: { game: "r-vs-r", show: "table", id: null } },
  ...Object.entries(rulings).map(([id, { game, ruling }]) => ({
    name: `ruling-${id.toLowerCase()}`,
    ruling,
    value: { game, show: "ruling", id },
  })),
];

/** Write OUT/pages and OUT/oembed. `rulings`: what rulings.mjs wrote. */
export function writePages(out, rulings) {
  for (const folder of ["pages", "oembed"]) mkdirSync(join(out, folder), { recursive: true });
  for (const language of LANGUAGES) {
    const t = texts(language);
    for (const { name, ruling, value } of shown(rulings)) {
      const link = `#${writeLink({ kind: "t", edition: null, ...value })}`;
      const title = ruling
        ? t("embed-ruling", { id: value.id, name: t(`ruling-${ruling}`) })
        : t(value.game === "r-vs-r" ? "tiles-title" : "beats-title");
      const page = `${name}.${language}`;
      const height = heightOf({ kind: "t", ...value });
      const about = { page, language, link, title, height, game: t(value.game) };
      writeFileSync(join(out, "pages", `${page}.html`), pageOf(about, t));
      writeFileSync(join(out, "oembed", `${page}.json`), JSON.stringify(answerOf(about)));
    }
  }
}

const frameOf = (base, { language, link, title, height }) =>
  `<iframe src="${base}embed.html?lang=${language}&amp;fill=1${link}" title="${escaped(title)}" width="${WIDTH}" height="${height}" ` +
  'loading="lazy" referrerpolicy="no-referrer"></iframe>';

/** oEmbed 1.0, type "rich". */
const answerOf = (about) => ({
  version: "1.0",
  type: "rich",
  title: about.title,
  provider_name: "Pocket Crowns",
  provider_url: SITE,
  cache_age: 86_400,
  width: WIDTH,
  height: about.height,
  html: frameOf(`${SITE}/`, about),
});

function pageOf(about, t) {
  const { page, language, link, title, game } = about;
  const others = LANGUAGES.filter((each) => each !== language);
  const inOther = (other) => `${page.slice(0, -language.length)}${other}.html`;
  const whole = escaped(`${title} · ${game}`);
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${whole}</title>
    <meta name="description" content="${escaped(t("app-unofficial"))}">
    <meta property="og:title" content="${whole}">
    <meta property="og:type" content="article">
    <link rel="icon" href="../icon.svg" type="image/svg+xml">
    ${others.map((other) => `<link rel="alternate" hreflang="${other}" href="${inOther(other)}">`).join("\n    ")}
    <link rel="alternate" type="application/json+oembed" href="${HOST ?? ".."}/oembed/${page}.json" title="${escaped(title)}">
    <link rel="stylesheet" href="page.css">
  </head>
  <body>
    <main>
      <h1>${escaped(title)}</h1>
      <p>${escaped(game)}</p>
      ${frameOf("../", about)}
      <p>
        <a href="../${link}">${escaped(t("embed-open"))}</a>
        ${others.map((other) => `<a href="${inOther(other)}" lang="${other}" hreflang="${other}">${NAMES[other].name}</a>`).join("\n        ")}
      </p>
      <p>${escaped(t("app-unofficial"))} ${escaped(t("credits-games"))}</p>
    </main>
  </body>
</html>
`;
}
