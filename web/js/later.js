/** The screens that nobody needs at once, in a bundle of their own with their words. */

import { chronicleScreen } from "./chronicle/screen.js";
import { creditsScreen } from "./credits/screen.js";
import enChronicle from "./i18n/en.chronicle.ftl";
import enCopy from "./i18n/en.copy.ftl";
import enCredits from "./i18n/en.credits.ftl";
import enEmbed from "./i18n/en.embed.ftl";
import enEmbedding from "./i18n/en.embedding.ftl";
import enGlossary from "./i18n/en.glossary.ftl";
import enLab from "./i18n/en.lab.ftl";
import enLearn from "./i18n/en.learn.ftl";
import enLetters from "./i18n/en.letters.ftl";
import enPeople from "./i18n/en.people.ftl";
import enPuzzles from "./i18n/en.puzzles.ftl";
import enReview from "./i18n/en.review.ftl";
import enSettings from "./i18n/en.settings.ftl";
import enShare from "./i18n/en.share.ftl";
import frChronicle from "./i18n/fr.chronicle.ftl";
import frCopy from "./i18n/fr.copy.ftl";
import frCredits from "./i18n/fr.credits.ftl";
import frEmbed from "./i18n/fr.embed.ftl";
import frEmbedding from "./i18n/fr.embedding.ftl";
import frGlossary from "./i18n/fr.glossary.ftl";
import frLab from "./i18n/fr.lab.ftl";
import frLearn from "./i18n/fr.learn.ftl";
import frLetters from "./i18n/fr.letters.ftl";
import frPeople from "./i18n/fr.people.ftl";
import frPuzzles from "./i18n/fr.puzzles.ftl";
import frReview from "./i18n/fr.review.ftl";
import frSettings from "./i18n/fr.settings.ftl";
import frShare from "./i18n/fr.share.ftl";
import { addWords } from "./i18n/index.js";
import { labScreen } from "./lab/screen.js";
import { beatsScreen } from "./learn/beats.js";
import { glossaryScreen } from "./learn/glossary.js";
import { rulingScreen } from "./learn/ruling.js";
import { learnScreen } from "./learn/screen.js";
import { lettersScreen } from "./letters/screen.js";
import { opponentsScreen } from "./people/screen.js";
import { puzzleScreen } from "./puzzles/screen.js";
import { reviewScreen } from "./review/screen.js";
import { settingsScreen } from "./settings/screen.js";
import { shareScreen } from "./sharing/share.js";
import { sharedScreen } from "./sharing/shared.js";

for (const texts of [
  { en: enChronicle, fr: frChronicle },
  { en: enCopy, fr: frCopy },
  { en: enCredits, fr: frCredits },
  { en: enEmbed, fr: frEmbed },
  { en: enEmbedding, fr: frEmbedding },
  { en: enGlossary, fr: frGlossary },
  { en: enLab, fr: frLab },
  { en: enLearn, fr: frLearn },
  { en: enLetters, fr: frLetters },
  { en: enPeople, fr: frPeople },
  { en: enPuzzles, fr: frPuzzles },
  { en: enReview, fr: frReview },
  { en: enSettings, fr: frSettings },
  { en: enShare, fr: frShare },
])
  addWords(texts);

export const SCREENS = {
  beats: beatsScreen,
  chronicle: chronicleScreen,
  credits: creditsScreen,
  glossary: glossaryScreen,
  lab: labScreen,
  learn: learnScreen,
  letters: lettersScreen,
  puzzle: puzzleScreen,
  ruling: rulingScreen,
  opponents: opponentsScreen,
  review: reviewScreen,
  settings: settingsScreen,
  share: shareScreen,
  shared: sharedScreen,
};
