/**
 * On with one phone, where the other is gone: two people with one device, from the last round that was opened. Seals and
 * choices since then are thrown away; nobody has seen anything of them.
 */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { openGame } from "../play/saved.js";

let asks = null; // the id of the game about which it is asked

/** The button, and what it asks first. `others`: other ways on, beside the button. */
export function alone(app, session, others) {
  const { game } = session;
  const ask = (id) => () => {
    asks = id;
    app.draw();
  };
  if (asks !== game?.id) {
    const button = game ? html`<button class="plain" @click=${ask(game.id)}>${t("phones-alone")}</button>` : "";
    return html`<p class="buttons centre">${others} ${button}</p>`;
  }
  const go = () => {
    asks = null;
    session.attempt(() => begin(app, session));
  };
  return html`<p class="notice" role="alert">${t("phones-alone-sure")} ${openGame() ? t("phones-alone-replaces") : ""}</p>
    <p class="buttons centre">
      <button @click=${go}>${t("phones-alone-yes")}</button>
      <button class="plain" @click=${ask(null)}>${t("letters-cancel")}</button>
    </p>`;
}

/** What luck told the other alone is on their phone, so such a game cannot go on here. */
async function begin(app, session) {
  const { game } = session;
  if (!game.look) await game.open();
  const { look, players } = game;
  if (look.secretive) return session.pairing.tell("phones-alone-secret");
  session.turnTo(null);
  app.begin({ game: look.game, options: look.options, players, record: look.record });
}
