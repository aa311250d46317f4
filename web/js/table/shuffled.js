/** The same things in another order, by a number drawn for each: nobody can foresee it. */
export function shuffled(things) {
  const places = crypto.getRandomValues(new Uint32Array(things.length));
  return things
    .map((each, n) => [places[n], each])
    .sort(([one], [two]) => one - two)
    .map(([, each]) => each);
}
