/** A study of R vs R. */

import { html } from "lit-html";
import { t } from "../../i18n/index.js";
import { nameOfAction } from "../../r_vs_r/action.js";
import { row } from "../../r_vs_r/status.js";
import { studyPart } from "../study.js";
import { GAME, players, standing } from "./parts.js";

export { figures } from "./parts.js";

export const study = (value, look, page) =>
  studyPart(value, look, page, {
    game: GAME,
    picture: (seen) =>
      html`${standing(value.record, seen, look.side || "p1")} ${row(t("study-offered"), seen.pack ?? [])}`,
    name: (action) => nameOfAction(action, players),
  });
