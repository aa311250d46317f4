/** How the board lies between the players: who sits at the bottom, and whether the far side is turned. */

import * as store from "../store.js";

/** The seat at the bottom: the person who is alone or plays a computer, else always p1, so that nothing spins. */
export function bottomSeat({ sitting: { players, bottom } }) {
  if (bottom) return bottom;
  return players.p1.level && !players.p2.level ? "p2" : "p1";
}

/** Whether the phone lies flat between two people. */
export const faceToFace = () => store.load("face-to-face") === true;
export const setFaceToFace = (wanted) => store.save("face-to-face", wanted);
