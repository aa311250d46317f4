/** The words of the first screens, in both languages. */

import en from "./en.ftl";
import enHelp from "./en.help.ftl";
import enRvsR from "./en.r_vs_r.ftl";
import fr from "./fr.ftl";
import frHelp from "./fr.help.ftl";
import frRvsR from "./fr.r_vs_r.ftl";
import { addWords } from "./index.js";

addWords({ en, fr });
addWords({ en: enHelp, fr: frHelp });
addWords({ en: enRvsR, fr: frRvsR });
