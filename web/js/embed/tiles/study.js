/** A study of R vs R. */

import { html } from "lit-html";
import { t } from "../../i18n/index.js";
import { nameOfAction } from "../../r_vs_r/action.js";
import { nameOfTile } from "../../r_vs_r/tile.js";
import { studyPart } from "../study.js";
import { GAME, players, standing } from "./parts.js";

export { figures } from "./parts.js";

const onOffer = (pack) => html`<p>${t("share-offered", { pieces: pack.map(nameOfTile).join(", ") })}</p>`;

export const study = (value, look, page) =>
  studyPart(value, look, page, {
    game: GAME,
    picture: (seen) => html`${standing(value.record, seen, look.side || "p1")} ${seen.pack ? onOffer(seen.pack) : ""}`,
    name: (action) => nameOfAction(action, players),
  });
