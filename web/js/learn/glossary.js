/** All cards and tiles of both games, found by any name that players use. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { printed as strengthOf } from "../brave_rats/card.js";
import { LANGUAGES, language, t } from "../i18n/index.js";
import { writeLink } from "../links/index.js";
import { printed, signed } from "../r_vs_r/tile.js";
import { diagram, kindOf } from "../r_vs_r/tiles.js";
import { icon } from "../ui/icons.js";
import { titled, topBar } from "../ui/parts.js";

const { editions } = catalogue.games["brave-rats"];
const LISTS = {
  "brave-rats": editions[Math.max(...Object.keys(editions))].map((card) => `card-${card}`),
  "r-vs-r": catalogue.games["r-vs-r"].tiles.map(({ id }) => `tile-${id}`),
};

let query = "";
let linked = null; // the `about` that the query came from

/** "card-spy" -> "spy" */
const bare = (id) => id.slice(id.indexOf("-") + 1);

const isCard = (id) => id.startsWith("card-");
const alsoCalled = (id, tongue) => t(`also-${id}`, {}, tongue).split(", ");

const field = () => document.querySelector("input[type=search]");

/** An entry as `search` reads it; both languages count, the one in use first. */
function entryOf(id, game) {
  const [here, there] = [language(), LANGUAGES.find((tongue) => tongue !== language())];
  const strength = isCard(id) ? [String(strengthOf(bare(id)))] : [];
  return {
    id,
    game,
    there,
    names: [t(id), ...strength],
    others: [t(id, {}, there), ...alsoCalled(id, here), ...alsoCalled(id, there)],
    text: t(`${id}.power`),
  };
}

export function glossaryScreen(app) {
  if (app.about && app.about !== linked) {
    linked = app.about;
    query = t(linked);
  }
  const ask = (text) => {
    query = text;
    app.draw();
  };
  const entries = Object.entries(LISTS).flatMap(([game, ids]) => ids.map((id) => entryOf(id, game)));
  const found = search(entries, query);
  return html`${topBar(app, titled(app, t("glossary-title")))}
    <main class="glossary">
      <label class="field">
        ${t("glossary-search")}
        <input
          type="search"
          autocomplete="off"
          spellcheck="false"
          placeholder=${t("glossary-example")}
          .value=${query}
          @input=${(event) => ask(event.target.value)}
        />
      </label>
      <p class="quiet" role="status">
        ${found.length ? t("glossary-found", { count: found.length }) : t("glossary-nothing", { query })}
      </p>
      ${found.length ? "" : html`<button @click=${() => ask("") ?? field().focus()}>${icon("again")} ${t("glossary-all")}</button>`}
      ${Object.keys(LISTS).map((game) =>
        group(
          app,
          game,
          found.filter((entry) => entry.game === game),
        ),
      )}
    </main>`;
}

const group = (app, game, entries) =>
  entries.length
    ? html`<section>
        <h2>${t(game)}</h2>
        <ul class="entries">${entries.map((each) => entry(app, each))}</ul>
        <button class="plain" @click=${() => app.go("cards", game)}>${icon("help")} ${t(`${game}-list`)}</button>
      </section>`
    : "";

const linkOf = (id, game) =>
  writeLink({ kind: "t", game, show: isCard(id) ? "card" : "tile", id: bare(id), edition: null });

function entry(app, { id, game, names, others, there }) {
  const [original, ...also] = others;
  const called = [...new Set(meant(also, query))].filter((name) => name !== names[0] && name !== original);
  return html`<li>
    <span class="row-icon">${isCard(id) ? icon(bare(id), "whole") : signed(bare(id))}</span>
    <div>
      <h3>${names[0]} ${original === names[0] ? "" : html`<span class="quiet" lang=${there}>${original}</span>`}</h3>
      ${called.length ? html`<p class="quiet">${t("glossary-also", { names: called.join(", ") })}</p>` : ""}
      <p class="kind">${isCard(id) ? t("glossary-strength", { strength: names[1] }) : kindOf(printed(bare(id)))}</p>
      <p>${t(`${id}.power`)}</p>
      ${
        query
          ? html`<button class="plain" @click=${() => app.go("share", game, { link: linkOf(id, game) })}>
              ${icon("share")} ${t("share-entry")}
            </button>`
          : ""
      }
    </div>
    ${isCard(id) ? "" : diagram(bare(id))}
  </li>`;
}

// Finding things by what people call them: accents, capitals and endings do not matter.

/** Letters and digits alone, in words. */
const plain = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replace(/[^\p{L}\p{N}?]+/gu, " ")
    .trim();

/** Whether every word asked for begins a word of `text`. */
function says(text, asked) {
  const words = plain(text).split(" ");
  return asked.every((each) => words.some((word) => word.startsWith(each)));
}

/**
 * The entries that `query` may mean, in the order of how well it names them. Each has { names, others, text }: what it is
 * called here, what else it is called, and what is said about it, which is asked only when no name fits.
 */
export function search(entries, query) {
  const asked = plain(query).split(" ").filter(Boolean);
  if (asked.length === 0) return entries;
  const by = (part) => entries.filter((entry) => part(entry).some((text) => says(text, asked)));
  const named = [...new Set([...by(({ names }) => names), ...by(({ others }) => others)])];
  return named.length > 0 ? named : by(({ text }) => [text]);
}

/** Those of the names by which an entry was found. */
export const meant = (names, query) => {
  const asked = plain(query).split(" ").filter(Boolean);
  return asked.length ? names.filter((name) => says(name, asked)) : [];
};
