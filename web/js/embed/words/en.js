/** The words of an embed, English. */

import embed from "../../i18n/en.embed.ftl";
import first from "../../i18n/en.ftl";
import help from "../../i18n/en.help.ftl";
import learn from "../../i18n/en.learn.ftl";
import puzzles from "../../i18n/en.puzzles.ftl";
import tiles from "../../i18n/en.r_vs_r.ftl";
import review from "../../i18n/en.review.ftl";

export const TEXTS = [first, help, tiles, learn, puzzles, review, embed];
