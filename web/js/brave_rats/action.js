/** A choice in words. */

import { t } from "../i18n/index.js";
import { printed } from "./card.js";

/** The card that an action is about: the last word of it. */
export const cardOf = (action) => action.split(" ").at(-1);

/** What a choice is called in a list of choices. */
export const actionName = (action) => `${printed(cardOf(action))} ${t(`card-${cardOf(action)}`)}`;
