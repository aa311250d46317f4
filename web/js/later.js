/** The screens that nobody needs at once, in a bundle of their own with their words. */

import enSettings from "./i18n/en.settings.ftl";
import frSettings from "./i18n/fr.settings.ftl";
import { addWords } from "./i18n/index.js";
import { settingsScreen } from "./settings/screen.js";

addWords({ en: enSettings, fr: frSettings });

export const SCREENS = {
  settings: settingsScreen,
};
