/** What is made at build time is the same whenever and wherever it is made. */

import nodeCrypto from "node:crypto";

process.env.TZ = "UTC"; // of the whole process: a thread cannot change it

const NOON = Date.UTC(2020, 0, 1, 12);

/**
 * Let `act` run where chance and clocks always say the same: the interpreter remembers some of it. `tick`: by
 * how many milliseconds a look at the stopwatch moves it on.
 */
export async function withoutChance(act, tick = 0) {
  let elapsed = 0;
  const lookAtWatch = () => {
    elapsed += tick;
    return elapsed;
  };
  const fill = (array) => {
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength).fill(7);
    return array;
  };
  const places = [
    [crypto, { getRandomValues: fill }],
    [nodeCrypto, { randomFillSync: fill }],
    [Date, { now: () => NOON }],
    [performance, { now: lookAtWatch }],
  ];
  const before = places.map(([place, stands]) =>
    Object.fromEntries(Object.keys(stands).map((key) => [key, place[key]])),
  );
  for (const [place, stands] of places) Object.assign(place, stands);
  try {
    return await act();
  } finally {
    for (const [number, [place]] of places.entries()) Object.assign(place, before[number]);
  }
}
