/** What a game is about, in a sentence, in the first round of those who do not know it yet. */

import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { isNew } from "./results.js";

export const goal = ({ session: { game, help, task } }, { round, target = 0 }) =>
  round === 1 && !help && !task && isNew(game) ? html`<p class="goal">${t(`${game}-goal`, { target })}</p>` : "";
