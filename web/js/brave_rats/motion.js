/** How a round is shown: both cards come covered, three beats, both turn up, then what it means, then the crowns. */

import { buzz, move, sound } from "../feel/feel.js";

const COME = 250; // ms
const BEAT = 300;
const BEATS = 3;
const TURN = 400;
const FLY = 400;

const UP = COME + BEATS * BEAT; // when the cards turn
const KNOWN = UP + TURN; // when both can be read

// Screens whose heading gives away what the cards came to, and what can wait until it is known.
const SAYS_IT = ":is(.verdict, .puzzle)";
const LATER =
  ".consequence, main > details, .status, .assist, .action, .told > p:not([class]), .puzzle > :is(p, .crest)";

const fade = [{ opacity: 0 }, { opacity: 1 }];
/** A card of which nobody may see yet whether it has won. */
const undecided = { opacity: 1, outlineColor: "transparent" };
const afterwards = (element, at) => ({ element, at, lasts: 200, frames: fade });

/** Play the reveal that is on the screen. */
function reveal(root) {
  const cards = [...root.querySelectorAll(".fighter .card")];
  const covers = cards.map((card) => card.querySelector(".cover"));
  const beats = Array.from({ length: BEATS }, (_, beat) => COME + beat * BEAT);
  const isWon = Boolean(root.querySelector(".fighter.winner"));
  move([
    ...cards.map((element, side) => ({
      element,
      lasts: COME,
      frames: [{ translate: `${side ? 60 : -60}% 0` }, {}],
    })),
    ...cards.map((element) => ({ element, lasts: KNOWN, frames: [undecided, undecided] })),
    ...covers.map((element) => ({
      element,
      lasts: UP + TURN / 2,
      frames: [{ opacity: 1 }, { opacity: 1 }],
      easing: "linear",
    })),
    ...beats.flatMap((at, beat) =>
      cards.map((element, side) => ({
        element,
        at,
        lasts: BEAT,
        frames: [{}, { scale: 1.03 + 0.02 * beat }, {}],
        sound: side ? undefined : "beat",
      })),
    ),
    ...cards.map((element, side) => ({
      element,
      at: UP,
      lasts: TURN,
      frames: [{}, { transform: "rotateY(90deg)" }, {}],
      easing: "linear",
      sound: side ? undefined : "flip",
    })),
    ...[...root.querySelectorAll(".fighter > p")].map((element) => afterwards(element, KNOWN)),
    ...[...root.querySelectorAll(`${SAYS_IT} h1, .moral`)].map((element) => afterwards(element, KNOWN + 100)),
    ...[...root.querySelectorAll(".taken")].map((element) => ({
      ...afterwards(element, KNOWN + 400),
      sound: isWon ? "won" : "held",
    })),
    ...[...root.querySelectorAll(LATER)].map((element) => afterwards(element, KNOWN + 600)),
    ...[...root.querySelectorAll(".crowns .fresh")].map((element, number) => ({
      element,
      at: KNOWN + 700 + number * 150,
      lasts: FLY,
      frames: [{ translate: "0 -16rem", scale: 3, opacity: 0 }, {}],
    })),
  ]);
  buzz();
}

/** What is to be felt when this stage comes on the screen. */
export function feel(root, { name }) {
  if (name === "show") reveal(root);
  if (name === "over") sound("crown");
}
