/** The steps of a study, { from, turns, note } each: the first is the start, and each other one leads on from an earlier one. */

/** The numbers of the steps to this one, from the start. */
export function pathTo(steps, number) {
  const path = [number];
  for (let { from } = steps[number]; from >= 0; from = steps[from].from) path.unshift(from);
  return path;
}

/** The steps that lead on from one. */
export const after = (steps, number) => steps.flatMap(({ from }, each) => (from === number ? [each] : []));

/** The steps that nothing leads on from: the end of each variation. */
export const lastOf = (steps) => [...steps.keys()].filter((number) => !after(steps, number).length);

/** The steps from the start over this one to the end of its first branch. */
export function lineOver(steps, number) {
  const line = pathTo(steps, number);
  for (let [next] = after(steps, number); next !== undefined; [next] = after(steps, next)) line.push(next);
  return line;
}

/** What the seats chose at a step, luck aside; nothing at the start. */
export const choiceAt = ({ turns }) => turns.find((turn) => !("luck" in turn));

/** A step in a few words; `name(action)`: of what was chosen. */
export const titleOfStep = (steps, number, name) =>
  `${pathTo(steps, number).length - 1}. ${Object.values(choiceAt(steps[number]) ?? {})
    .map(name)
    .join(" – ")}`;

/** The record that a study comes to at a step. */
export const recordAt = ({ record, steps }, number) => ({
  ...record,
  turns: [...record.turns, ...pathTo(steps, number).flatMap((each) => steps[each].turns)],
});

/** The first step. */
export const start = () => ({ from: -1, turns: [], note: "" });

/** A game as a study, each choice a step; it stands after so many turns, else before the last choice. */
export function studyOf(record, turns = null) {
  const first = record.turns.findIndex((turn) => !("luck" in turn));
  const begin = first < 0 ? record.turns.length : first;
  const steps = [start()];
  for (const turn of record.turns.slice(begin)) {
    if ("luck" in turn) steps.at(-1).turns.push(turn);
    else steps.push({ from: steps.length - 1, turns: [turn], note: "" });
  }
  const study = { record: { ...record, turns: record.turns.slice(0, begin) }, steps };
  return { ...study, at: turns === null ? Math.max(0, steps.length - 2) : stepAfter(study, record, turns) };
}

/** The step to which these turns, from the start of the record on, lead; -1 where there is none. */
export function stepOf(study, turns) {
  const wanted = JSON.stringify(turns);
  return study.steps.findIndex((_, number) => JSON.stringify(recordAt(study, number).turns) === wanted);
}

/** The step to which the first so many turns of a game lead; the start where there is none. */
export const stepAfter = (study, record, turns) => Math.max(0, stepOf(study, record.turns.slice(0, turns)));

/** The record that a value is about, of a study up to where it stands, or null. */
export const recordOf = (value) =>
  value.steps ? recordAt(value, value.at) : (value.record ?? value.puzzle?.record ?? null);

/** What the link itself says of how it stands, or null. */
export const seenIn = ({ steps, at, seen = null }) => (steps ? steps[at].seen : seen);
