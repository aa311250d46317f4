/** Rays cut into a ground, from its middle outwards: under the duel, and behind a rat on a poster. */

import { svg } from "lit-html";

const RAYS = 36;
const FAR = 130; // from the middle of a square of 100, so that no corner is without them
const NEAR = [22, 16, 22, 16]; // where one begins, in turn
const WIDE = [2.6, 4, 2.4, 5]; // degrees, in turn

const point = (distance, degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(50 + distance * Math.cos(angle)).toFixed(1)} ${(50 + distance * Math.sin(angle)).toFixed(1)}`;
};

const PATH = Array.from({ length: RAYS }, (_, ray) => {
  const middle = (ray * 360) / RAYS;
  const half = WIDE[ray % WIDE.length] / 2;
  return `M${point(NEAR[ray % NEAR.length], middle)}L${point(FAR, middle - half)}L${point(FAR, middle + half)}Z`;
}).join("");

/** They take the colour of their class's `fill`, and fill what holds them. */
export const rays = () =>
  svg`<svg class="rays" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><path d=${PATH} /></svg>`;
