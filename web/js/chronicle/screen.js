/** The chronicle: a finished game told as a short tale, to read and to take along. */

import { html } from "lit-html";
import { GAMES } from "../games.js";
import { LATER } from "../games_later.js";
import { t } from "../i18n/index.js";
import { finishedGame } from "../letters/kept.js";
import { portrait } from "../r_vs_r/tile.js";
import { crowns } from "../table/crowns.js";
import { coming } from "../table/poster.js";
import { rays } from "../table/rays.js";
import { copyButton, copyStatus, shareButton } from "../ui/copy.js";
import { icon } from "../ui/icons.js";
import { heading, titled, topBar } from "../ui/parts.js";

let told = null; // { record, turns, isAsked }: the game that was told last

function turnsOf(app, record) {
  if (JSON.stringify(told?.record) !== JSON.stringify(record)) told = { record, turns: null, isAsked: false };
  if (!told.isAsked) {
    const now = told;
    now.isAsked = true;
    app.behind(async () => {
      now.turns = (await app.engine.ask("replay", { record })).turns;
    });
  }
  return told.turns;
}

export function chronicleScreen(app) {
  const session = finishedGame(app.about ?? {});
  if (!session) {
    return html`${topBar(app, titled(app, t("chronicle-title")))}
      <main class="centred"><p>${t("review-nothing")}</p></main>`;
  }
  const { record, players } = session;
  const turns = turnsOf(app, record);
  if (!turns) {
    return html`${topBar(app)} ${app.notice ? html`<p class="notice" role="alert">${app.notice}</p>` : ""}
      ${coming(app, GAMES[record.game].art, heading(t("chronicle-title")))}`;
  }
  return page(app, record.game, LATER[record.game].taleOf(turns, players));
}

function page(app, game, tale) {
  const credit = t("chronicle-credit", { game: t(game) });
  const [plain, marked] = [asText(tale, credit), asMarkdown(tale, credit)];
  return html`${topBar(app)}
    <main class="prose chronicle">
      ${heading(tale.title)}
      <div id="tale">
        ${tale.parts.map(
          ({ heading: title, lines, round, picture }) => html`${title ? html`<h2>${title}</h2>` : ""}
            ${round ? score(round) : ""} ${picture ? decided(picture) : ""}
            <p>${lines.join(" ")}</p>`,
        )}
        <p class="quiet">${credit}</p>
      </div>
      ${tale.map ? provinces(tale.map) : ""}
      <div class="action">
        ${copyStatus(plain, marked)}
        <p class="buttons">
          ${copyButton(app, plain, t("chronicle-copy"), "#tale")} ${copyButton(app, marked, t("chronicle-markdown"), "#tale")}
          ${shareButton(plain)}
        </p>
      </div>
    </main>`;
}

/** Who met in a round, and the score after it; the words under it say the same, so none are copied from here. */
const score = ({ signs, wins, target, winner }) => html`<div class="round-of" aria-hidden="true">
  ${["p1", "p2"].map(
    (seat) => html`<span class="face ${seat} ${winner === seat ? "winner" : ""}">${sign(signs[seat])}</span>
      ${crowns(wins[seat], target)}`,
  )}
</div>`;

/** A card or a tile; a tile's drawing is fetched when one is first wanted. */
const sign = (id, ...look) =>
  id?.startsWith("tile-") ? portrait(id.slice("tile-".length), ...look) : id ? icon(id, ...look) : "";

const decided = ({ seat, sign: id }) =>
  html`<div class="face-off ${seat}">${rays()} ${sign(id, "whole", "meet")}</div>`;

const provinces = (map) => html`<details>
  <summary>${t("chronicle-map")}</summary>
  <table class="provinces">
    <tbody>
      ${map.map((row) => html`<tr>${row.map((name) => html`<td>${name}</td>`)}</tr>`)}
    </tbody>
  </table>
</details>`;

const paragraphs = ({ parts }, headingOf) =>
  parts.flatMap(({ heading: title, lines }) => [...(title ? [headingOf(title)] : []), lines.join(" ")]);

/** Plain text, paragraphs apart by an empty line. */
const asText = (tale, credit) => [tale.title, ...paragraphs(tale, (title) => title), credit].join("\n\n");

/** The same as Markdown; names of players are theirs to choose, so their signs must not format anything. */
function asMarkdown(tale, credit) {
  const safe = (text) => text.replace(/([\\`*_{}[\]<>#|~])/g, "\\$1");
  const body = paragraphs(
    {
      parts: tale.parts.map(({ heading: title, lines }) => ({ heading: title && safe(title), lines: lines.map(safe) })),
    },
    (title) => `## ${title}`,
  );
  return [`# ${safe(tale.title)}`, ...body, `*${safe(credit)}*`].join("\n\n");
}
