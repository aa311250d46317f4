/** Pieces of the screens of games by letters: a link to send, a field to paste one, names, dates. */

import { html } from "lit-html";
import { GAMES } from "../games.js";
import { LATER } from "../games_later.js";
import { dateInWords, t } from "../i18n/index.js";
import { other } from "../players.js";
import { poster } from "../table/poster.js";
import { copyButton, copyStatus } from "../ui/copy.js";
import { icon } from "../ui/icons.js";
import { nameOf } from "../ui/parts.js";

/** A game's picture, with what stands at its foot. */
export const pictureOf = (game, foot) => poster(game, GAMES[game].art, foot);

const TOLD_BY_WEEKDAY = 6 * 24 * 60 * 60 * 1000; // ms

/** When something was, as people say it: by the day of the week, and its date where that is not enough. */
export const whenOf = (at) =>
  dateInWords(new Date(at), {
    weekday: "long",
    hour: "numeric",
    minute: "2-digit",
    ...(Date.now() - at < TOLD_BY_WEEKDAY ? {} : { day: "numeric", month: "long" }),
  });

/** What the other is called here; null before they have said it, and where they said nothing. */
export const rivalName = ({ players, seat }) => {
  const rival = other(seat);
  return players[rival].name || null;
};

/** The same in a sentence. */
export const otherName = (game) => rivalName(game) ?? t("letters-p2");

/** Whether we invite, and nobody has answered yet. */
export const isUnanswered = ({ seat, messages, players }) =>
  seat === "p1" && (messages ? messages < 2 : !players.p2.name); // an older version did not count

/** Whether we answered an invitation, and nothing has come back. */
export const isLeft = ({ seat, messages, outcome, sent }) =>
  seat === "p2" && messages === 2 && !outcome && Boolean(sent);

/** Both names of a game. */
export const bothNames = ({ players }) => ({ first: nameOf(players, "p1"), second: nameOf(players, "p2") });

/** A link that can be seen, marked and copied; `id` tells it from others on the page. */
export const linkField = (text, label, id) => html`<label class="field link-field">
  ${label}
  <input id=${id} type="text" readonly .value=${text} @focus=${(event) => event.target.select()} />
</label>`;

/** The link and a button that copies it. */
export const copiedLink = (app, text, label, id) => html`${linkField(text, label, id)}
  <p class="buttons">${copyButton(app, text, t("letters-copy"), `#${id}`)}</p>
  ${copyStatus(text)}`;

/**
 * A field for a link that somebody sent; `read` is given what was pasted. `isMain`: reading it is what to do now;
 * `wrong`: what could not be read, which stays there to be mended.
 */
export function pasteField(read, isMain = false, wrong = "") {
  const submit = (event) => {
    event.preventDefault();
    const field = event.currentTarget.elements.link;
    const text = field.value.trim();
    if (!text) return field.focus();
    if (isMain) field.select();
    else field.value = "";
    read(text);
  };
  return html`<form class="paste-link" @submit=${submit}>
    <label class="field">
      ${t("letters-paste")}
      <input name="link" type="text" .value=${wrong} autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go" />
    </label>
    <button type="submit" class=${isMain ? "main" : ""}>${icon("check")} ${t("letters-read")}</button>
  </form>`;
}

/** What a game is played with, where that is not the usual: a line of words, or nothing. */
export function optionsLine({ game, options }) {
  return LATER[game].optionsInWords(options).join(" · ");
}
