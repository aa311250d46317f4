/**
 * How cards move: from the hand to the slot, and a reveal. Both cards lie covered, the seal breaks, both turn up, then what
 * decided it, the numbers, the stamp, the crowns one by one. All in 1.6 s; a tap shows the end of it.
 */

import { buzz, move, sound } from "../feel/feel.js";

const IN = "cubic-bezier(.5, 0, .9, .4)";
const OUT = "cubic-bezier(.1, .7, .3, 1)";
const STAMP = "cubic-bezier(.2, 1.5, .4, 1)";

// ms from the beginning of a reveal
const TURN = 120; // the backs turn away
const FACE = 300; // the faces come
const KNOWN = 500; // both can be read
const SCENE = 520; // what decided it
const NUMBERS = 560;
const JUDGED = 740; // the loser fades
const STAMPED = 780;
const CROWNS = 1000;
const APART = 140; // one crown after the other
const FLY = 420;
const LAST = 1400; // what is written about it

const fade = [{ opacity: 0 }, { opacity: 1 }];
const seen = { visibility: "visible" };
const still = { opacity: 1, filter: "none", transform: "none", boxShadow: "none", outlineColor: "transparent" };

/** What decided it, each to be told apart without reading: the movement of winner and loser under the line of the rule. */
const SCENES = {
  "princess-takes-prince": { loser: [still, {}], winner: [still, {}], lasts: 300, sound: "won", easing: IN },
  "prince-wins": { winner: [still, {}], lasts: 240, sound: "won", easing: OUT },
  "assassin-reverses": { lasts: 240, sound: "flip", easing: OUT },
  "musician-holds": {
    all: [still, { transform: "rotate(-3deg)" }, { transform: "rotate(3deg)" }, {}],
    lasts: 260,
    sound: "held",
    easing: OUT,
  },
  "higher-wins": { lasts: 160, easing: OUT },
};

/** Where the middle of one element lies, seen from another's. */
function offset(from, to) {
  const [a, b] = [from, to].map((each) => each.getBoundingClientRect());
  return [a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2, a.width / (b.width || 1)];
}

/** Where a card of the hand is laid. */
export const slotOf = (card) => card.closest("main").querySelector(".slot");

/** A copy of the raised card comes to the slot. */
export function raiseCard(card) {
  const lying = slotOf(card).querySelector(".card:not(.back)");
  const [x, y, scale] = offset(card, lying);
  const from = { transform: `translate(${x}px, ${y}px) scale(${scale})` };
  move([{ element: lying, lasts: 140, frames: [from, {}], easing: OUT, sound: "raise" }]);
}

/** What stands beside the cards and would give away what they came to; on screens of other rooms too. */
const LATER = [
  ".telling h1",
  ".telling .explain",
  ".so-far .fresh, .coach",
  ".plate .chip.gold",
  ".help.offer",
  ".voice",
  ".flat .outcome",
  ".puzzle > :is(h1, p, .crest)",
  ".moral, .told > p:not([class])",
  "main:not(.rats) > :is(.action, .assist)",
].join(", ");

function cardsTurn(root) {
  const cards = [...root.querySelectorAll(".fighter .card:not(.cover)")];
  const covers = [...root.querySelectorAll(".fighter .cover")];
  const isUnder = (cover) => cards.some((card) => card.contains(cover)); // then it turns with its card
  return [
    ...covers.map((element) => ({
      element,
      lasts: FACE,
      easing: "linear",
      frames: isUnder(element)
        ? [{ opacity: 1 }, { opacity: 1 }]
        : [
            { opacity: 1, transform: "none" },
            { opacity: 1, transform: "none", offset: TURN / FACE, easing: IN },
            { opacity: 1, transform: "rotateY(90deg)" },
          ],
    })),
    ...[...root.querySelectorAll(".fighter .cover .seal")].map((element) => ({
      element,
      lasts: TURN,
      frames: [{ opacity: 1 }, { opacity: 0, scale: 1.25 }],
    })),
    ...cards.map((element, n) => ({
      element,
      at: FACE,
      lasts: KNOWN - FACE,
      easing: OUT,
      frames: [{ ...still, transform: "rotateY(-90deg)" }, still],
      sound: n ? undefined : "flip",
    })),
    // Nobody may see yet who has won.
    ...cards.map((element) => ({ element, at: KNOWN, lasts: JUDGED - KNOWN, frames: [still, still] })),
  ];
}

function whatDecided(root) {
  const line = root.querySelector(".mat")?.classList[1];
  const scene = SCENES[line];
  if (!scene) return [];
  const step = (element, frames) => ({ element, at: SCENE, lasts: scene.lasts, easing: scene.easing, frames });
  const at = (place, frames) => (frames ? [...root.querySelectorAll(place)].map((each) => step(each, frames)) : []);
  const cards = [
    ...at(".fighter .slot > .card:not(.cover)", scene.all),
    ...at(".fighter.winner .slot > .card:not(.cover)", scene.winner),
    ...at(".fighter.loser .slot > .card:not(.cover)", scene.loser),
  ];
  const signs = [
    ...at(".fighter .silenced", [{ opacity: 0, transform: "rotate(-8deg) scale(1.8)" }, {}]),
    ...at(".newnum", [{ opacity: 0, transform: "scale(.3)" }, {}]),
    ...at(".fx", [{ opacity: 0 }, {}]),
    ...at(".mat > .rays", [{ color: "var(--mat-cut)" }, {}]),
    ...at(".assassin-reverses .fighter .strength", [{ color: "var(--ink)", textDecorationColor: "transparent" }, {}]),
  ];
  const all = [...cards, ...signs];
  if (all.length) all[0].sound = scene.sound;
  return all;
}

function whatItCameTo(root) {
  const isWon = Boolean(root.querySelector(".fighter.winner"));
  const at = (place, step) => [...root.querySelectorAll(place)].map((element, n) => ({ element, ...step(n) }));
  const stamped = { at: STAMPED, lasts: 200, easing: STAMP };
  const sounds = { sound: isWon ? "stamp" : "held" };
  return [
    ...at(".pot .sum > *", (n) => ({
      at: NUMBERS + n * 60,
      lasts: 160,
      frames: [{ opacity: 0, translate: "0 8px" }, {}],
    })),
    ...at(".verdict .pot .token", () => ({
      at: NUMBERS,
      lasts: 240,
      frames: [{ opacity: 0, transform: "rotateY(180deg)" }, {}],
    })),
    ...at(".mat > .stamp", () => ({
      ...stamped,
      ...sounds,
      frames: [{ opacity: 0, scale: 1.9, rotate: "-7deg" }, {}],
    })),
    ...at(".taken:not(.stamp > *)", () => ({ ...stamped, ...sounds, frames: fade })),
    ...at(".fighter > p:not(.cap), main:not(.rats) .consequence", () => ({ at: KNOWN, lasts: 200, frames: fade })),
    // Their hand makes room for what they say once it is said.
    ...at("main:has(> .voice:not([hidden])) > .faces", () => ({ lasts: LAST, frames: [seen, seen] })),
    ...at(".faces .fresh .strike", () => ({ at: KNOWN, lasts: 160, frames: fade })),
    ...at(LATER, () => ({ at: LAST, lasts: 160, frames: fade })),
  ];
}

function crownsTravel(root) {
  const from = root.querySelector(".mat .pot") ?? root.querySelector(".fighter.winner .card");
  return [...root.querySelectorAll(".crowns .fresh")].map((element, n) => {
    const [x, y] = from ? offset(from, element) : [0, -200];
    const turn = element.closest(".turned") ? -1 : 1; // an end of the table that faces the other way
    const start = { translate: `${turn * x}px ${turn * y}px`, scale: 1.6, opacity: 0 };
    const frames = [start, { ...start, opacity: 1, offset: 0.15 }, {}];
    return { element, at: CROWNS + n * APART, lasts: FLY, frames, easing: "cubic-bezier(.3, 0, .2, 1)", sound: "coin" };
  });
}

/** Play the reveal that is on the screen. */
function reveal(root) {
  move([...cardsTurn(root), ...whatDecided(root), ...whatItCameTo(root), ...crownsTravel(root)]);
  buzz();
}

/** The winner comes up, the paper flies, the rays turn. */
function finish(root) {
  const all = (place) => [...root.querySelectorAll(place)];
  move([
    ...all(".scenery .hero").map((element) => ({
      element,
      lasts: 900,
      easing: OUT,
      frames: [{ translate: "0 30%" }, {}],
    })),
    ...all(".scenery .rays").map((element) => ({
      element,
      lasts: 900,
      easing: OUT,
      frames: [{ rotate: "-10deg" }, {}],
    })),
    ...all(".scraps path").map((element, n) => ({
      element,
      at: 20 * n,
      lasts: 700,
      easing: OUT,
      frames: [{ opacity: 0, translate: "0 40px", scale: 0.2 }, {}],
    })),
    ...all(".end .clashes li").map((element, n) => ({ element, at: 200 + 60 * n, lasts: 160, frames: fade })),
  ]);
  sound("crown");
}

/** Cards are dealt. */
function deal(root) {
  move(
    [...root.querySelectorAll(".hand .spot")].map((element, n) => ({
      element,
      at: 30 * n,
      lasts: 420,
      easing: OUT,
      frames: [{ opacity: 0, translate: "0 40px" }, {}],
    })),
  );
}

/** What is to be felt when this stage comes on the screen. */
export function feel(root, { name, view }) {
  if (name === "show") reveal(root);
  if (name === "over") finish(root);
  if (name === "private" && view?.seen.round === 1 && view.seen.phase === "play") deal(root);
}
