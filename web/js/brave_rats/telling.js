/** What the table says at each stage: its heading, and what belongs under it. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { goal } from "../play/assist.js";
import { setting } from "../settings.js";
import { crowns } from "../table/crowns.js";
import { isWide } from "../table/over.js";
import { icon } from "../ui/icons.js";
import { endTitle, engineStatus, heading, named, nameOf } from "../ui/parts.js";
import { cardOf, printed } from "./card.js";
import { endText } from "./ending.js";
import { legend } from "./plates.js";
import { why } from "./round.js";

/** Which of the three kinds of choice this is: "", "-show" or "-keep". */
export function kindOf({ seen, seat }) {
  if (seen.phase === "draft") return "-keep";
  return seen.shows_first === seat && !seen.shown ? "-show" : "";
}

const privateTitle = (app) =>
  t(`choose-title${kindOf(app.session.stage.view)}`, named(app.session.players, { name: app.session.stage.seat }));

/** How far the engine has come; that it failed is told at every stage (table.js). */
const progress = (app) =>
  app.engine && !["ready", "failed"].includes(app.engine.status.step) ? engineStatus(app, true) : "";

const TELLS = {
  private: (scene) => [scene.session.task?.() ?? privateTitle(scene.app), reading(scene)],
  thinking: ({ players, stage, app }) => [t("thinking", { name: nameOf(players, stage.seat) }), progress(app)],
  waking: ({ app }) => [
    t("loading-title"),
    html`<p class="quiet">${t("loading-chosen")}</p>
      ${progress(app)}`,
  ],
  ready: () => [t("ready-title"), html`<p>${t("ready-note")}</p>`],
  show: ({ verdict }) => [why(verdict), ""],
  curtain: (scene) => [t("curtain-pass", { name: nameOf(scene.players, scene.stage.seat) }), curtainText(scene)],
  over: (scene) => [endTitle(scene.app), html`${won(scene)}<p>${endText(scene)}</p>`],
};

/** The crowns of whoever has won, on the picture's edge; none for the one person here who has lost. */
function won({ session: { table }, me }) {
  const { winner } = table.outcome;
  const count = winner && (!me || winner === me) ? table.seen.wins[winner] : 0;
  return count ? crowns(count, count) : "";
}

/** `explain()` opens the lines of the rules behind a verdict. */
export function telling(scene, explain) {
  const { session, stage, state, near } = scene;
  const [title, text] = TELLS[stage.name](scene);
  // What a card does, or what the game is about, has the room to itself.
  const isRead = stage.name === "private" && (state.action || (isBeginning(scene) && !session.task));
  const isPosed = stage.name === "private" && session.task && !state.action;
  return html`<div class="telling ${near} ${isRead ? "reads" : ""} ${isPosed ? "posed" : ""} ${session.help && !isWide() ? "helped" : ""}">
    ${heading(title)}
    <div class="under">${text}</div>
    <button class="plain explain" ?hidden=${stage.name !== "show"} aria-haspopup="dialog" aria-label=${t("why-details")} title=${t("why-details")} @click=${explain}>
      ${icon("help")}
    </button>
  </div>`;
}

/** What the raised card does; before one is raised, what there is to know. */
function reading(scene) {
  const { app, session, state, seen, near } = scene;
  const isDiscreet = setting("discreet");
  const id = state.action && cardOf(state.action);
  const words = id
    ? html`<p><b>${sum(id, seen.bonus[near])}</b> ${t(`card-${id}.power`)}</p>
      ${session.help && !isWide() ? legend(scene) : ""}`
    : advice(scene);
  return html`<div class="reading" aria-live=${isDiscreet ? "off" : "polite"} aria-hidden=${isDiscreet ? "true" : "false"}>
      ${words}
    </div>
    ${id ? "" : progress(app)} ${isDiscreet ? html`<p class="unseen" role="status">${state.action ? t("choose-discreet-done") : ""}</p>` : ""}`;
}

const sum = (id, bonus) =>
  bonus && Number.isInteger(printed(id))
    ? t("reading-sum", { card: t(`card-${id}`), strength: printed(id), bonus, total: printed(id) + bonus })
    : t("reading-card", { card: t(`card-${id}`), strength: printed(id) });

/** Whether there is more to know than how a card is chosen. */
const isBeginning = ({ app, seen }) =>
  !seen.pack && seen.round === 1 && (Boolean(seen.gifts) || Boolean(goal(app, seen)));

function advice({ app, session, players, seen, near, far }) {
  if (seen.pack) {
    const kept = seen.hands[near].length;
    return html`<p>${t("draft-kept", { kept, passed: seen.pack.length - 1, name: nameOf(players, far) })}</p>`;
  }
  if (seen.gifts && seen.round === 1) {
    const card = (seat) => t(`card-${seen.gifts[seat]}.the`);
    const names = named(players, { first: "p1", second: "p2" });
    return html`<p>${t("table-gifts", { ...names, gift: card("p1"), return: card("p2") })}</p>`;
  }
  if (session.practice && !session.help) return html`<p class="quiet">${t("practice-note")}</p>`;
  const aim = goal(app, seen);
  return aim || html`<p class="quiet">${t("choose-none")}</p>`;
}

/** Who has to look away, and what a Spy changes about this turn. */
function curtainText({ stage, players, seen }) {
  const names = { name: nameOf(players, stage.seat), other: nameOf(players, stage.away) };
  const note = seen.shown ? "curtain-answers" : seen.shows_first === stage.seat ? "curtain-shows-first" : null;
  return html`<p>${t("curtain-away", names)} ${note ? t(note, names) : ""} ${stage.covered ? t("curtain-covered") : ""}</p>`;
}
