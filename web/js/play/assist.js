/** Help at the table, and who has it. What the coach says comes in a bundle of its own, when it is first wanted. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { setting } from "../settings.js";
import { isNew } from "./results.js";

let coach = null; // the module, once it has come
let isAsked = false;

const bring = () => import("../coach/panel.js");

/** The coach, or null while it is on its way; without a network it is asked for again. */
function fetched(app) {
  if (!coach && !isAsked) {
    isAsked = true;
    bring().then(
      (module) => {
        coach = module;
        app.draw();
      },
      () => {
        isAsked = false;
      },
    );
  }
  return coach;
}

/** Two people at one device play against each other, not with a coach; a host brings help of its own. */
export const hasHints = ({ host, shared, practice }) => Boolean(host) || practice || !shared;

/** What the table's help is called, or by the name that its host gives it (one_at_a_time.js). */
export const helpTitle = (session) =>
  session.host?.title ?? t(hasHints(session) ? "coach-title" : "coach-title.between-two");

/**
 * What helps the person at the screen, under their choices. `ways`: { actionName(action, players), mixes(action), hand }:
 * how a choice is called, where a good player mixes several, which is told in shares, what one looks like there, else
 * null; what taking or pointing at one does (ui/bars.js).
 */
export function assist(app, ways) {
  const { session } = app;
  if (session.host) return session.host.content();
  if (!hasHints(session)) return "";
  return fetched(app)?.panel(app, ways) ?? html`<p class="quiet">${t("loading-title")}</p>`;
}

/** What stands beside the table between two people: what each of these does, as { sign, name, power }. */
export const atAGlance = (session, rows) => html`<h2>${helpTitle(session)}</h2>
  <ul class="powers">${rows.map(({ sign, name, power }) => html`<li>${sign} <span><b>${name}.</b> ${power}</span></li>`)}</ul>`;

/** The chances while one plays, for who wants them: { words, sign }; else null. */
export const live = (app) => (setting("chances") ? fetched(app)?.live(app) : null);

/** What a game is about, in a sentence, in the first round of those who do not know it yet. */
export const goal = ({ session: { game, help, task } }, { round, target = 0 }) =>
  round === 1 && !help && !task && isNew(game) ? html`<p class="goal">${t(`${game}-goal`, { target })}</p>` : "";
