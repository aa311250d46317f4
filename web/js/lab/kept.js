/** The text of somebody's own player: as this device keeps it, and what the editor begins with. */

import { t } from "../i18n/index.js";

export const LONGEST_TEXT = 100_000; // characters

/** The name under which a game's is stored. */
export const nameOfText = (game) => `lab.${game}`;

export const isText = (value) => typeof value === "string" && value.length <= LONGEST_TEXT;

/** A small player of each game, its remarks in the reader's language. */
const EXAMPLES = {
  "brave-rats": () => `ORDER = ["spy", "general", "wizard", "ambassador", "prince", "assassin", "musician", "princess"]
STRENGTH = dict(musician=0, princess=1, spy=2, assassin=3, ambassador=4, wizard=5, general=6, prince=7)


class Mine:
    def choose(self, view, rng, budget):
        # ${t("lab-example-legal")}
        legal = view["legal"]
        # ${t("lab-example-shown")}
        shown = view["seen"]["shown"]
        if shown:
            stronger = [card for card in legal if STRENGTH[card] > STRENGTH[shown]]
            return min(stronger or legal, key=STRENGTH.get)
        return min(legal, key=ORDER.index)
`,
  "r-vs-r": () => `class Mine:
    def choose(self, view, rng, budget):
        board = view["seen"]["board"]

        # ${t("lab-example-target")}
        def hits_a_rival(action):
            target = board.get(action.partition("!")[2])
            return target is not None and target["faces"] != view["seat"]

        # ${t("lab-example-rng")}
        return max(rng.shuffled(view["legal"]), key=hits_a_rival)
`,
};

export const exampleOf = (game) => EXAMPLES[game]();
