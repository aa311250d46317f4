/** The kinds of message between the pages and the service worker. Sizes are in bytes. */

// From a page to the service worker.
export const CHECK = "check"; // { kind, program, plain } and a port: is everything there? CHECKED answers, after a repair
export const FETCH_LATER = "fetch-later"; // { kind }: what the first visit left out may come now
export const TAKE_OVER = "take-over"; // { kind }: the waiting version shall be in force

// From the service worker to its pages.
export const MAY_FETCH = "may-fetch"; // { kind, bytes } and a port, on which true or false answers
export const STORING = "storing"; // { kind, done, total, update }; update: another version is in force
export const REFUSED = "refused"; // { kind, reason, bytes, update }: a version could not be stored
export const CHECKED = "checked"; // { kind, reason, bytes }; reason null: everything is there

// Why something could not be stored.
export const NOT_ALLOWED = "not-allowed"; // a page said no, because of its cost in bytes
export const FULL = "full"; // no room
export const BLOCKED = "blocked"; // this window stores nothing
export const BROKEN = "broken"; // no network, or a file that is not of this version
