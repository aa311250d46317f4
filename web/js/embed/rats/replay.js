/** A whole game, round by round on the dark mat. */

import { html } from "lit-html";
import { actionName } from "../../brave_rats/card.js";
import { mat } from "../../brave_rats/mat.js";
import { replayOf } from "../../brave_rats/replay.js";
import { verdictOf, why } from "../../brave_rats/round.js";
import { t } from "../../i18n/index.js";
import { other } from "../../players.js";
import { momentsOf } from "../../review/moments.js";
import { named, wonText } from "../../ui/parts.js";
import { Pages } from "../moments.js";
import { GAME, players, scores } from "./parts.js";
import { withBeats } from "./waits.js";

export { figures } from "./parts.js";

/** A round with what came of it and how it stood then. */
function picture({ choices, events, view: { seen } }, options, near) {
  const verdict = verdictOf(events);
  if (!verdict) return html`<p>${choices.map(({ seat, action }) => t("review-chose", chosen(seat, action)))}</p>`;
  const end = events.find(({ kind }) => kind === "game-over");
  const session = { players, options, table: { seen, waiting_for: [] } };
  const scene = { near, far: other(near), verdict, seen, players, session, stage: { name: "show", events } };
  return html`${scores(options, seen, near, verdict)}
    <div class="rats verdict">${mat(scene)}</div>
    <p class="why">
      ${why(verdict)} ${end ? html`<strong>${end.winner ? wonText(players, end.winner) : t("end-tied")}</strong>` : ""}
    </p>`;
}

const chosen = (seat, action) => ({ ...named(players, { name: seat }), choice: actionName(action) });

/** Whose round it was; and whether it mattered: it counted twice or more, or ended a game. */
function markOf({ events }) {
  const verdict = verdictOf(events);
  return { seat: verdict?.winner, matters: verdict?.worth > 1 || events.some(({ kind }) => kind === "game-over") };
}

export function replay(value, look, page) {
  const { options } = value.record;
  const near = look.side || "p1";
  let pages = null;
  const body = (found) => {
    pages ??= new Pages(page, {
      moments: momentsOf(replayOf(value, found), true),
      look,
      players,
      picture: (moment) => picture(moment, options, near),
      markOf,
    });
    return pages.draw();
  };
  return { title: () => t("embed-replay", { game: t(GAME) }), body: withBeats(page, body), stop: () => pages?.stop() };
}
