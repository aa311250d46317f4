/** A study of Brave Rats. Hands are told by their strengths: with all their figures a frame would be too heavy. */

import { html } from "lit-html";
import { cardOf, printed } from "../../brave_rats/card.js";
import { t } from "../../i18n/index.js";
import { studyPart } from "../study.js";
import { GAME } from "./parts.js";
import { standing } from "./standing.js";

export { figures } from "./parts.js";

const plain = (id, isBelow = false) =>
  html`<b>${printed(id)}</b><span class="unseen">${t(`card-${id}`)}${isBelow ? ` (${t("study-in-pile")})` : ""}</span>`;

const onOffer = (pack) => html`<div class="on-offer">
  ${t("study-offered")}
  <ul class="faces">
    ${pack.map((id) => html`<li class="held">${plain(id)}</li>`)}
  </ul>
</div>`;

export const study = (value, look, page) =>
  studyPart(value, look, page, {
    game: GAME,
    picture: (seen) =>
      standing(value.record.options, seen, look.side || "p1", null, plain, seen.pack && onOffer(seen.pack)),
    name: (action) => t(`card-${cardOf(action)}`),
  });
