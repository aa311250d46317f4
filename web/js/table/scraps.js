/** Cut paper that flies about a winner, always the same. */

import { svg } from "lit-html";

const SCRAPS = 22;

export const scraps =
  () => svg`<svg class="scraps" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
  ${Array.from({ length: SCRAPS }, (_, n) => {
    const place = `translate(${(n * 61 + 7) % 100} ${(n * 37 + (n % 3) * 20) % 74}) rotate(${(n * 47) % 180})`;
    return svg`<g transform=${place}><path class=${["key", "gold", "clan", "cut"][n % 4]} d=${n % 3 ? "M-2-.9H2V.9H-2Z" : "M-2.4 0Q0-1.4 2.4 0Q0 1.4-2.4 0Z"} /></g>`;
  })}
</svg>`;
