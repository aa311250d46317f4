/** The words of an embed, French. */

import embed from "../../i18n/fr.embed.ftl";
import first from "../../i18n/fr.ftl";
import help from "../../i18n/fr.help.ftl";
import learn from "../../i18n/fr.learn.ftl";
import puzzles from "../../i18n/fr.puzzles.ftl";
import tiles from "../../i18n/fr.r_vs_r.ftl";
import review from "../../i18n/fr.review.ftl";

export const TEXTS = [first, help, tiles, learn, puzzles, review, embed];
