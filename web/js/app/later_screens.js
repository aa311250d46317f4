/** The screens that come in a bundle of their own when one of them is first wanted (later.js). */

import { isEmbedded } from "../frame.js";

const ALL = [
  ...["learn", "cards", "beats", "glossary", "puzzle", "exercises", "review", "chronicle", "opponents"],
  ...["settings", "share", "shared", "letters", "phones", "ruling", "lab", "study", "credits"],
];

/** What wants the app's own storage, or its own page around it. */
const NOT_FOR_GUESTS = ["exercises", "letters", "lab"];

export const LATER_SCREENS = new Set(isEmbedded ? ALL.filter((each) => !NOT_FOR_GUESTS.includes(each)) : ALL);
