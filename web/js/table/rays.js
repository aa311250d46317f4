/** What flies about: rays cut into a ground, under the duel and behind a rat on a poster, and cut paper about a winner. */

import { svg } from "lit-html";

const RAYS = 36;
const FAR = 130; // from the middle of a square of 100, so that no corner is without them
const NEAR = [22, 16, 22, 16]; // where one begins, in turn
const WIDE = [2.6, 4, 2.4, 5]; // degrees, in turn

const point = (distance, degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(50 + distance * Math.cos(angle)).toFixed(1)} ${(50 + distance * Math.sin(angle)).toFixed(1)}`;
};

/** As a path within a square of 100. */
export const PATH = Array.from({ length: RAYS }, (_, ray) => {
  const middle = (ray * 360) / RAYS;
  const half = WIDE[ray % WIDE.length] / 2;
  return `M${point(NEAR[ray % NEAR.length], middle)}L${point(FAR, middle - half)}L${point(FAR, middle + half)}Z`;
}).join("");

/** They take the colour of their class's `fill`, and fill what holds them. */
export const rays = () =>
  svg`<svg class="rays" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><path d=${PATH} /></svg>`;

const SCRAPS = 22;

/** Cut paper, always the same. */
export const scraps =
  () => svg`<svg class="scraps" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
  ${Array.from({ length: SCRAPS }, (_, n) => {
    const place = `translate(${(n * 61 + 7) % 100} ${(n * 37 + (n % 3) * 20) % 74}) rotate(${(n * 47) % 180})`;
    return svg`<g transform=${place}><path class=${["key", "gold", "clan", "cut"][n % 4]} d=${n % 3 ? "M-2-.9H2V.9H-2Z" : "M-2.4 0Q0-1.4 2.4 0Q0 1.4-2.4 0Z"} /></g>`;
  })}
</svg>`;
