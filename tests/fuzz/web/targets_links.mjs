/** Links and addresses: any text, any content in a right frame, any query. */

import given from "pocketcrowns:given";
import * as fc from "fast-check";
import { inkOn, lookOf, VIEWS } from "../../../web/js/embed/look.js";
import { LANGUAGES } from "../../../web/js/i18n/index.js";
import { framed, unframed } from "../../../web/js/links/frame.js";
import { LinkError, readLink, writeLink } from "../../../web/js/links/index.js";
import { bytesNear, near } from "./inputs.mjs";
import { promise } from "./promises.mjs";

const links = () => given.links;
const kinds = [..."rptzngs"];
const contents = () => links().map((link) => unframed(link).bytes);
const likeLinks = near(links, fc.constantFrom(..."abcXYZ019-_.#v \t\n\u00a0\ufeff\u0430\ud800"));
const query = near(
  () => ["view=table&lang=fr&theme=dark", "accent=a0f&side=p2&ply=12", "controls=min&sound=1&edition=16&accent=12aBcD"],
  fc.constantFrom(..."abF019=&%+;#٣ "),
);

/** Read, and if that can be done, write and read again. */
function read(text) {
  let value;
  try {
    value = readLink(text);
  } catch (error) {
    promise(error instanceof LinkError, "a LinkError and nothing else", error);
    promise(
      ["not-a-link", "newer", "unknown-kind", "damaged"].includes(error.reason),
      "a reason that has words",
      error,
    );
    return "refused";
  }
  const again = readLink(writeLink(value));
  promise(JSON.stringify(again) === JSON.stringify(value), "what was read is written as it was");
  return "accepted";
}

const blanks = fc
  .tuple(fc.constantFrom(" ", "\u00a0", "\t"), fc.constantFrom("", "v1.t.CFXv"), fc.constantFrom("", "x", "\n"))
  .map(([blank, start, end]) => start + blank.repeat(200_000) + end);

export const linkText = {
  input: fc.oneof({ weight: 500, arbitrary: likeLinks }, { weight: 1, arbitrary: blanks }),
  try: read,
};

export const linkContent = {
  input: fc.tuple(fc.constantFrom(...kinds), bytesNear(contents)),
  try: ([kind, bytes]) => read(framed(kind, bytes)),
};

/** { name: values } of all that a query decides. */
const LOOKS = {
  lang: ["auto", ...LANGUAGES],
  theme: ["auto", "light", "dark"],
  side: ["", "p1", "p2"],
  edition: ["", "16", "18"],
};

export const address = {
  input: query,
  try(text) {
    const look = lookOf(text);
    for (const [name, values] of Object.entries(LOOKS))
      promise(values.includes(look[name]), `${name} is one that there is`);
    promise(look.view === null || VIEWS.includes(look.view), "a view that there is");
    promise(Number.isInteger(look.ply) && look.ply >= 0 && look.ply < 10_000, "a ply is a small number");
    promise(look.accent === null || /^#[0-9a-f]{3}([0-9a-f]{3})?$/i.test(look.accent), "an accent is a colour");
    if (look.accent) promise(["#000000", "#ffffff"].includes(inkOn(look.accent)), "ink is black or white");
    return look.accent || look.view || look.ply ? "accepted" : "refused";
  },
};
