/** What the person has set. Flags and choices also stand on <html>, where styles look for them. */

import * as store from "./store.js";

const NAME = "settings";

/** Settings with several values; the first one holds until another is chosen. What is stored can have any name. */
export const CHOICES = {
  __proto__: null,
  theme: ["auto", "light", "dark"],
  cloth: ["linen", "felt", "night"],
  pace: ["full", "fast", "slow", "off"],
};

/** Settings that are on or off, and what they are at first. */
export const FLAGS = {
  __proto__: null,
  sound: false,
  vibration: true,
  "large-cards": false,
  "strong-patterns": false,
  "shuffled-hand": false,
  discreet: false,
  chances: false,
  "goes-on": false,
};

const isKnown = ([name, value]) =>
  (name === "language" && typeof value === "string") ||
  CHOICES[name]?.includes(value) ||
  (name in FLAGS && typeof value === "boolean");

/** What is stored, without anything that an older or a newer version meant by it. */
const stored = () => Object.fromEntries(Object.entries(store.load(NAME) ?? {}).filter(isKnown));

let current = stored();
let passing = {}; // what holds for this page only

/** The value of a setting; of "language" null until one was chosen. */
export const setting = (name) => passing[name] ?? current[name] ?? FLAGS[name] ?? CHOICES[name]?.[0] ?? null;

/** Change some settings and remember them; they are still to be shown. */
export function change(changes) {
  for (const name of Object.keys(changes)) delete passing[name];
  current = { ...current, ...stored(), ...changes }; // another tab may have changed others
  store.save(NAME, current);
}

/** What an embed is asked to look like: for this page only, until the person changes it. */
export function override(values) {
  passing = Object.fromEntries(Object.entries(values).filter(isKnown));
}

/** Take what is stored now, as after an import; it is still to be shown. */
export function reread() {
  current = stored();
}

const prefersDark = matchMedia("(prefers-color-scheme: dark)");
prefersDark.addEventListener("change", show);

/** Light or dark, whoever decides it. */
export const isDark = () => (setting("theme") === "auto" ? prefersDark.matches : setting("theme") === "dark");

/** Put everything where styles see it. */
export function show() {
  const { dataset } = document.documentElement;
  dataset.theme = isDark() ? "dark" : "light";
  dataset.pace = setting("pace");
  dataset.cloth = setting("cloth");
  for (const name of Object.keys(FLAGS)) document.documentElement.toggleAttribute(`data-${name}`, setting(name));
  const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper").trim();
  document.querySelector('meta[name="theme-color"]').content = paper;
}
