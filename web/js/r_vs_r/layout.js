/** How the board lies between the players: who sits at the bottom, and whether the far side is turned. */

import { alone } from "../play/players.js";
import * as store from "../store.js";

/** The seat at the bottom: the person who is alone or plays a computer, else always p1, so that nothing spins. */
export function bottomSeat({ sitting: { players, bottom } }) {
  return bottom ?? alone(players) ?? "p1";
}

/** Whether the phone lies flat between two people. */
export const faceToFace = () => store.load("face-to-face") === true;
export const setFaceToFace = (wanted) => store.save("face-to-face", wanted);
