/**
 * The table between two people, for a phone that lies there: an end for each, with backs for a hand. A back is held to be
 * looked at; a tap looks at it for a while and raises it, a second tap lays it down. The order of the backs is drawn anew
 * for each choice, so that nobody learns a card by its place.
 */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { crowns } from "../table/crowns.js";
import { noClick } from "../table/drag.js";
import { icon } from "../ui/icons.js";
import { engineStatus, heading, nameOf } from "../ui/parts.js";
import { cardOf, face, printed } from "./card.js";
import { mat } from "./mat.js";
import { cardsOf } from "./plates.js";
import { why } from "./round.js";
import { hasLaid } from "./scene.js";
import { shuffled } from "./table_state.js";

const LOOK = 2000; // ms that a tap shows a card, for those who cannot hold
const HELD = 350; // ms from which a press was a look and no tap

const ends = new WeakMap(); // session -> { p1, p2 } of End

const endsOf = ({ session }) => {
  if (!ends.has(session)) ends.set(session, { p1: new End(), p2: new End() });
  return ends.get(session);
};

/** What one of two people has in their hand, as it lies: nothing of it is in the page but the card that is looked at. */
class End {
  /** The cards, by place; empty while there is nothing to choose. */
  order = [];
  /** The place that is looked at, and the one that is raised; null: none. */
  open = null;
  raised = null;
  timer = 0;
  #legal = "";

  /** `view`: of this end's person; undefined while they have nothing to choose. */
  see(view) {
    const legal = view ? JSON.stringify([view.turn, view.seen.round, view.legal]) : "";
    if (legal === this.#legal) return;
    this.#legal = legal;
    this.close();
    this.raised = null;
    this.order = view ? shuffled(view.seen.pack ?? view.seen.hands[view.seat]) : [];
  }

  close() {
    clearTimeout(this.timer);
    this.open = null;
  }
}

/** `bar`: the way back. */
export function flatTable(scene, bar) {
  const { app, stage, session, kind, near, far, verdict } = scene;
  for (const seat of [near, far]) endsOf(scene)[seat].see(stage.views?.[seat]);
  const title = verdict ? why(verdict) : t(stage.name === "between" ? "flat-title" : "loading-title");
  const goOn = () => app.attempt(() => session.goOn());
  return html`${bar}
    <main class="${kind} laid rats flat ${stage.name === "show" ? "unfolds" : ""}">
      <div class="zone ${far}"></div>
      <div class="zone ${near}"></div>
      <div class="unseen">${heading(title)}</div>
      ${end(scene, far, title, goOn)} ${mat(scene)}
      ${app.notice ? html`<p class="notice" role="alert">${app.notice}</p>` : ""}
      ${app.engine.status.step === "failed" ? html`<div class="notice">${engineStatus(app)}</div>` : ""}
      ${end(scene, near, title, goOn)}
    </main>`;
}

function end(scene, seat, title, goOn) {
  const { stage, players, session, far, verdict } = scene;
  const { wins, target, rounds } = session.table.seen;
  const name = nameOf(players, seat);
  return html`<section class="half ${seat} ${seat === far ? "turned" : ""}" aria-label=${t("flat-end", { name })}>
    <div class="backs">
      ${cardsOf(scene).map((_, place) => back(scene, seat, place))}
      ${rounds.map(({ cards }) => html`<span class="played"><b>${printed(cards[seat])}</b></span>`)}
    </div>
    <div class="outcome" ?hidden=${stage.name !== "show"}>
      <p aria-hidden="true">${title}</p>
      <button class="main" @click=${goOn}>${icon("next")} <span>${t(session.table.outcome ? "verdict-last" : "verdict-next")}</span></button>
    </div>
    <div class="plate">
      <div><b>${name}</b> ${hint(scene, seat)}</div>
      ${takeBack(scene, seat)} ${crowns(wins[seat], target, verdict?.winner === seat ? verdict.worth : 0)}
    </div>
  </section>`;
}

/** What this person can do. */
function hint({ stage }, seat) {
  const words = stage.views?.[seat] ? wordsFor(stage.views[seat]) : "";
  return html`<span class="quiet" ?hidden=${!words}>${words}</span>`;
}

/** Whoever has laid a card alone may take it back. */
function takeBack({ app, stage, session }, seat) {
  const canTakeBack = stage.name === "between" && !stage.views[seat] && session.canTakeBack;
  return html`<button class="plain" ?hidden=${!canTakeBack} @click=${() => app.attempt(() => session.takeBack())}>
    ${icon("undo")} ${t("flat-take-back")}
  </button>`;
}

function wordsFor({ seen, seat }) {
  if (seen.pack) return t("draft-keep");
  return t(seen.shows_first === seat && !seen.shown ? "flat-show" : "flat-hint");
}

/** One card of an end: it is the same element whatever lies there. */
function back(scene, seat, place) {
  const { app, session, stage } = scene;
  const own = endsOf(scene)[seat];
  const id = own.order[place];
  const size = own.order.length || sizeOf(scene, seat);
  const isOpen = Boolean(id) && own.open === place;
  const look = (wanted) => {
    own.close();
    own.open = wanted;
    app.draw();
  };
  const lay = () => {
    const action = stage.views[seat].legal.find((each) => cardOf(each) === id);
    own.close();
    return app.attempt(() => session.choose(action, seat));
  };
  const tap = () => {
    if (own.raised === place) return lay();
    own.raised = place;
    look(place);
    own.timer = setTimeout(() => look(null), LOOK);
  };
  const hold = (event) => {
    if (event.button !== 0) return;
    const { timeStamp: since, pointerId } = event;
    if (!isOpen) look(place);
    const release = (now) => {
      if (now.pointerId !== pointerId) return; // the other person's
      controller.abort();
      if (now.type === "pointerup" && now.timeStamp - since < HELD) {
        own.timer = setTimeout(() => look(null), LOOK); // the click that comes is a tap; a finger that slid off sends none
        return;
      }
      noClick();
      look(null);
    };
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener("pointerup", release, { signal });
    addEventListener("pointercancel", release, { signal });
  };
  const label = isOpen ? t(`card-${id}`) : t("flat-back", { place: place + 1 });
  return html`<button class="card ${seat} ${isOpen ? "" : "back"}" ?hidden=${place >= size} ?disabled=${!id} aria-label=${label} aria-pressed=${own.raised === place && Boolean(id)} @click=${tap} @pointerdown=${hold} @contextmenu=${(event) => event.preventDefault()}>
    ${isOpen ? face(id) : icon(`back-${seat}`, "whole")}
  </button>`;
}

/** How many backs lie there while there is nothing to choose: a card that is down is not among them. */
function sizeOf(scene, seat) {
  const { seen, verdict } = scene;
  const isDown = !verdict && seen.phase === "play" && hasLaid(scene, seat);
  return seen.hand_sizes[seat] - (isDown ? 1 : 0);
}
