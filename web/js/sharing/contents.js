/** What is in the value of a link. Frames that show no study do without it, and without the steps of one. */

import { recordAt } from "../study/tree.js";

/** The record that a value is about, of a study up to where it stands, or null. */
export const recordOf = (value) =>
  value.steps ? recordAt(value, value.at) : (value.record ?? value.puzzle?.record ?? null);

/** What the link itself says of how it stands, or null. */
export const seenIn = ({ steps, at, seen = null }) => (steps ? steps[at].seen : seen);
