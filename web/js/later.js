/** The screens that nobody needs at once, in a bundle of their own with their words and styles. */

import style from "pocketcrowns:style-later";
import words from "pocketcrowns:words-later";
import { beatsScreen } from "./brave_rats/beats_screen.js";
import { chronicleScreen } from "./chronicle/screen.js";
import { creditsScreen } from "./credits/screen.js";
import { exercisesScreen } from "./exercises/screen.js";
import { LATER } from "./games_later.js";
import { addWords } from "./i18n/index.js";
import { labScreen } from "./lab/screen.js";
import { glossaryScreen } from "./learn/glossary.js";
import { rulingScreen } from "./learn/ruling.js";
import { lettersScreen } from "./letters/screen.js";
import { opponentsScreen } from "./people/screen.js";
import { phonesScreen } from "./phones/screen.js";
import { puzzleScreen } from "./puzzles/screen.js";
import { reviewScreen } from "./review/screen.js";
import { settingsScreen } from "./settings/screen.js";
import { shareScreen } from "./sharing/share.js";
import { sharedScreen } from "./sharing/shared.js";
import { studyScreen } from "./study/screen.js";

addWords(words);

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

export const SCREENS = {
  beats: beatsScreen,
  cards: (app) => LATER[app.game].cardsScreen(app),
  chronicle: chronicleScreen,
  credits: creditsScreen,
  exercises: exercisesScreen,
  glossary: glossaryScreen,
  lab: labScreen,
  learn: (app) => LATER[app.game].learn(app),
  letters: lettersScreen,
  phones: phonesScreen,
  puzzle: puzzleScreen,
  ruling: rulingScreen,
  opponents: opponentsScreen,
  review: reviewScreen,
  settings: settingsScreen,
  share: shareScreen,
  shared: sharedScreen,
  study: studyScreen,
};
