/** The hand, or a packet to keep one from: every card has its place, and a card that was played leaves it empty. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { setting } from "../settings.js";
import { startDrag } from "../table/drag.js";
import { icon } from "../ui/icons.js";
import { nameOf } from "../ui/parts.js";
import { cardOf, face, printed, spokenPower } from "./card.js";
import { raiseCard, slotOf } from "./motion.js";
import { cardsOf } from "./plates.js";
import { counted, handOf, isDraft } from "./scene.js";

/** `lock()` lays the raised card. */
export function hand(scene, lock) {
  const { session, near, players } = scene;
  const isDiscreet = setting("discreet");
  const places = placesOf(scene);
  const title = isDraft(scene)
    ? t("choose-pack")
    : session.shared
      ? t("choose-hand", { name: nameOf(players, near) })
      : t("choose-hand-yours");
  return html`<section class="hand ${isFew(scene) ? "few" : ""}" role="group" aria-label=${title}>
    ${isDiscreet ? html`<p class="unseen" tabindex="0">${t("choose-discreet")}</p>` : ""}
    ${places.map((each) => place(scene, each, lock))}
  </section>`;
}

/** Hands of three are drawn from a pile: they have no places of their own. */
const isFew = (scene) => isDraft(scene) || scene.session.options.variants.includes("lucky-draw");

/** What lies where: { id, count, isPlayed, isElsewhere, isCovered } of each place; one without a card says why. */
function placesOf(scene) {
  const { state, stage, near, seen, session } = scene;
  const ids = cardsOf(scene);
  const packet = isDraft(scene) ? counted(seen.pack) : null;
  const held = packet ?? handOf(scene);
  const own = stage.name === "private" && (packet || isFew(scene) || setting("shuffled-hand"));
  if (own) return state.order.map((action) => ({ id: cardOf(action), count: held[cardOf(action)] }));
  if (isFew(scene)) return ids.filter((id) => held?.[id]).map((id) => ({ id, count: held[id] }));
  const rounds = session.table.seen.rounds;
  return ids.map((id) => {
    const isPlayed = !held?.[id] && rounds.some(({ cards }) => cards[near] === id);
    const isElsewhere = Boolean(held) && !held[id] && !isPlayed;
    return { id, count: held?.[id] ?? 0, isPlayed, isElsewhere, isCovered: !held && !isPlayed };
  });
}

function place(scene, { id, count, isPlayed, isElsewhere, isCovered }, lock) {
  const { app, stage, state, near } = scene;
  const isChoosing = stage.name === "private";
  const isDiscreet = setting("discreet");
  const action = isChoosing ? state.order.find((each) => cardOf(each) === id) : null;
  const isRaised = Boolean(action) && action === state.action;
  const raise = (card) => {
    state.action = action;
    app.draw();
    raiseCard(card);
  };
  const tap = ({ currentTarget: card }) => (isRaised ? lock() : raise(card));
  const drag = (event) => {
    const card = event.currentTarget;
    startDrag(event, [slotOf(card)], () => isRaised || raise(card));
  };
  return html`<div class="spot">
    <button
      class="card ${near}"
      ?hidden=${!count}
      ?disabled=${!action}
      tabindex=${isDiscreet ? "-1" : "0"}
      aria-hidden=${isDiscreet ? "true" : "false"}
      aria-pressed=${isRaised}
      @click=${tap}
      @pointerdown=${drag}
    >
      ${count ? html`${face(id)} ${count > 1 ? html`<span class="copies">×${count}</span>` : ""} ${spokenPower(id)}` : ""}
    </button>
    <span class="none ${isPlayed ? "played" : isCovered ? `covered ${near}` : ""}" ?hidden=${count > 0}>
      ${isCovered ? icon(`back-${near}`, "whole") : ""}
      ${isPlayed || isElsewhere ? html`<b>${printed(id)}</b><span class=${isPlayed ? "unseen" : ""}>${t(isPlayed ? "place-played" : "place-theirs")}</span>` : ""}
    </span>
  </div>`;
}

/** The key that raises a card: its strength, or M. */
const keyOf = (id) => (id === "mime" ? "m" : String(printed(id)));

/** For a keydown on the table: a card's key raises it. */
export function onKey({ app, state, stage }, event) {
  if (stage.name !== "private" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("dialog"))
    return;
  const chosen = stage.view.legal.find((each) => keyOf(cardOf(each)) === event.key.toLowerCase());
  if (!chosen) return;
  state.action = chosen;
  app.draw();
  event.currentTarget.querySelector(".action .main").focus(); // so that Enter locks it
}

/** The pile that a hand of three is drawn from. */
export const pile = ({ near, session }) => {
  const count = session.table.seen.piles[near];
  return html`<div class="pile ${near}" ?hidden=${!count}>
    ${count ? html`<span class="card back ${near}">${icon(`back-${near}`, "whole")}</span><span>${t("pile-left", { count })}</span>` : ""}
  </div>`;
};
