/** The private screen: a hand, or a packet to keep one from; tap to read, then lock. */

import { html } from "lit-html";
import { sound } from "../feel/feel.js";
import { t } from "../i18n/index.js";
import { assist } from "../play/assist.js";
import { goal } from "../play/goal.js";
import { setting } from "../settings.js";
import { heading, mainAction, nameOf } from "../ui/parts.js";
import { cardOf } from "./action.js";
import { against } from "./against.js";
import { cardList, face, printed, spokenPower } from "./card.js";
import { shownCard, status } from "./status.js";

const SEAL_SHOWN = 12; // digits of a seal, enough to compare by eye

let raised = null; // { view, action, order }: what is raised on this very screen, forgotten with it

/** What is on this very screen: the card that is raised, and the places of the others. */
function current(view) {
  if (raised?.view !== view) raised = { view, action: null, order: shuffled(view.legal) };
  return raised;
}

/** The same cards in another order for every screen, if the person wants that. */
function shuffled(legal) {
  if (!setting("shuffled-hand")) return legal;
  const places = crypto.getRandomValues(new Uint32Array(legal.length));
  return legal
    .map((action, n) => [places[n], action])
    .sort(([one], [two]) => one - two)
    .map(([, action]) => action);
}

/** Which of the three kinds of choice this is: "", "-show" or "-keep". */
function kindOf({ seen, seat }) {
  if (seen.phase === "draft") return "-keep";
  return seen.shows_first === seat && !seen.shown ? "-show" : "";
}

export const privateTitle = (app) =>
  t(`choose-title${kindOf(app.sitting.stage.view)}`, { name: nameOf(app.sitting.players, app.sitting.stage.seat) });

export function privateScreen(app) {
  const { view, seat } = app.sitting.stage;
  const name = nameOf(app.sitting.players, seat);
  const now = current(view);
  const { action } = now;
  const isDiscreet = setting("discreet");
  const raise = (chosen) => {
    now.action = chosen;
    app.draw();
  };
  const lock = () => {
    sound("lock");
    return app.attempt(() => app.sitting.choose(action));
  };
  const packet = view.seen.pack !== null;
  const onKey = (event) => {
    const chosen = view.legal.find((each) => keyOf(cardOf(each)) === event.key.toLowerCase());
    if (!chosen || event.ctrlKey || event.metaKey || event.altKey) return;
    raise(chosen);
    event.currentTarget.querySelector(".action button").focus(); // so that Enter locks it
  };
  const words = action ? t(`card-${cardOf(action)}.power`) : t("choose-none");
  const reading = html`<div class="reading" aria-live=${isDiscreet ? "off" : "polite"} aria-hidden=${isDiscreet ? "true" : "false"}>
      <p>${words}</p>
      ${action && !packet ? against(app, cardOf(action)) : ""}
    </div>
    ${isDiscreet ? html`<p class="unseen" role="status">${action ? t("choose-discreet-done") : ""}</p>` : ""}`;
  return html`<main class="private ${seat}" @keydown=${onKey}>
    ${heading(app.sitting.task?.() ?? privateTitle(app))} ${status(app)} ${goal(app, view.seen.round)}
    ${shownCard(app)}
    <fieldset class="hand">
      <legend>${packet ? t("choose-pack") : app.sitting.shared ? t("choose-hand", { name }) : t("choose-hand-yours")}</legend>
      ${isDiscreet ? html`<p class="discreet" tabindex="0">${t("choose-discreet")}</p>` : ""}
      <div class="cards" aria-hidden=${isDiscreet ? "true" : "false"}>
        ${now.order.map(
          (each) => html`<button
            class="card ${seat}"
            tabindex=${isDiscreet ? "-1" : "0"}
            aria-pressed=${each === action}
            @click=${() => raise(each)}
          >
            ${face(cardOf(each))} ${copies(view, cardOf(each))} ${spokenPower(cardOf(each))}
          </button>`,
        )}
      </div>
    </fieldset>
    ${sealedCard(app.sitting)}
    ${packet && view.seen.hands[seat].length > 0 ? html`<h2>${t("choose-kept")}</h2>${cardList(view.seen.hands[seat])}` : ""}
    ${rivalCards(app)} ${assist(app)}
    <p class="quiet keys">${t("choose-keys")}</p>
    ${mainAction(lockLabel(view, action), lock, { disabled: !action, start: "check", note: reading })}
  </main>`;
}

/** The beginning of the seal on the computer's card, which is down already. */
const sealedCard = ({ sealed, players }) =>
  sealed
    ? html`<p class="quiet seal">
        ${t("seal-down", { name: nameOf(players, sealed.seat), seal: sealed.seal.slice(0, SEAL_SHOWN) })}
      </p>`
    : "";

/** The key that raises a card: its strength, or M. */
const keyOf = (id) => (id === "mime" ? "m" : String(printed(id)));

function lockLabel(view, action) {
  if (action && setting("discreet")) return t("choose-lock-discreet");
  return action ? t(`choose-lock${kindOf(view)}`, { card: t(`card-${cardOf(action)}.the`) }) : t("choose-lock-nothing");
}

/** How many of a card there are, where a deal gave two. */
function copies({ seen, seat }, id) {
  const count = (seen.pack ?? seen.hands[seat]).filter((each) => each === id).length;
  return count > 1 ? html`<span class="copies">×${count}</span>` : "";
}

/** What the opponent can still play: known to both by counting. */
function rivalCards(app) {
  const { view, away } = app.sitting.stage;
  if (!view.seen.left) return "";
  return html`<details class="left" ?open=${Boolean(app.sitting.task)}>
    <summary>${t("table-left", { name: nameOf(app.sitting.players, away) })}</summary>
    ${cardList(view.seen.left[away])}
  </details>`;
}
