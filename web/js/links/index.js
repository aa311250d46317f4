/** Links of every kind. */

import { LinkError } from "./frame.js";
import { PLAIN, readBy, writeBy } from "./plain.js";
import { codeStudy } from "./studies.js";

export { LinkError };

const CODES = { ...PLAIN, s: codeStudy };

/** The link, without '#', of a value { kind, ... }. Throws RangeError for one that no link can carry. */
export const writeLink = (value) => writeBy(CODES, value);

/** The value of a link, or of an address that ends with one. Throws LinkError. */
export const readLink = (text) => readBy(CODES, text);
