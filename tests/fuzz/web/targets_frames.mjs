/** What windows say to one another: an embed and the page around it, both as the site ships them. */

import given from "pocketcrowns:given";
import * as fc from "fast-check";
import { LANGUAGES } from "../../../web/js/i18n/index.js";
import { framed } from "../../../web/js/links/frame.js";
import { changed, near } from "./inputs.mjs";
import { promise, settled, until, watch } from "./promises.mjs";
import { linkContent } from "./targets_links.mjs";

const MARK = "pocket-crowns";
const SITE = new URL("../", import.meta.url).href;
const LOOKS = { theme: ["auto", "light", "dark"], lang: ["auto", ...LANGUAGES] };
const messages = changed(
  () => [
    { [MARK]: 1, kind: "look", theme: "dark", lang: "fr" },
    { [MARK]: 1, kind: "look", theme: "light" },
    { [MARK]: 1, kind: "height", height: 640 },
    { [MARK]: 1, kind: "ready", view: "replay" },
    { [MARK]: 1, kind: "result", game: "r-vs-r", winner: "p1", reason: "rounds" },
    { [MARK]: 1, kind: "move", ply: 3, of: 9 },
  ],
  true,
);

/** What arrives of a value that another window sends, as { data }; null for one that cannot be sent. */
function sent(value) {
  try {
    return { data: structuredClone(value) };
  } catch {
    return null;
  }
}

/** Bring a message to a window, as the browser does. */
const bring = (target, init) => target.dispatchEvent(new target.MessageEvent("message", init));

let frame = null; // embed.html, and what it has told us
const told = [];

async function openEmbed() {
  if (frame) return;
  frame = document.createElement("iframe");
  addEventListener(
    "message",
    ({ source, data }) => source === frame.contentWindow && data?.[MARK] === 1 && told.push(data),
  );
  frame.src = `${SITE}embed.html?lang=en#${given.links[0]}`;
  document.body.append(frame);
  promise(await until(() => told.some(({ kind }) => kind === "ready")), "an embed says that it is there");
  watch(frame.contentWindow);
  const pause = () => new Promise((resolve) => setTimeout(resolve, 1000)); // on a busy machine too
  for (let last = null; last !== frame.contentDocument.body.innerHTML; await pause())
    last = frame.contentDocument.body.innerHTML; // tables may still arrive
}

const isLook = (data) => typeof data === "object" && data !== null && data[MARK] === 1 && data.kind === "look";

export const embedMessage = {
  open: openEmbed,
  input: messages,
  async try(value) {
    const came = sent(value);
    if (!came) return "refused";
    const { contentWindow: inside, contentDocument: page } = frame;
    const html = page.documentElement;
    const say = (data) => bring(inside, { data, source: globalThis, origin: location.origin });
    say({ [MARK]: 1, kind: "look", theme: "dark", lang: "en" });
    promise(html.dataset.theme === "dark" && html.lang === "en", "a right message is heard");
    await settled();
    const text = page.body.innerHTML;
    say(came.data);
    const isHeard = isLook(came.data) && Object.keys(LOOKS).some((name) => LOOKS[name].includes(came.data[name]));
    const seen = () => `${html.dataset.theme} ${html.lang} ${page.body.innerHTML === text}`;
    if (!isHeard) promise(seen() === "dark en true", "a refused message changes nothing");
    await settled();
    if (!isHeard) promise(seen() === "dark en true", "nor a little later");
    return isHeard ? "accepted" : "refused";
  },
};

export const embedLink = {
  open: openEmbed,
  input: fc.oneof(
    near(() => given.links),
    linkContent.input.map(([kind, bytes]) => framed(kind, bytes)),
  ),
  async try(link) {
    const { contentWindow: inside, contentDocument: page } = frame;
    told.length = 0;
    const before = inside.location.href;
    inside.location.replace(`${before.split("#")[0]}#${encodeURI(link.toWellFormed()).slice(0, 60_000)}`);
    if (inside.location.href === before) return "refused";
    promise(
      await until(() => told.some(({ kind }) => kind === "ready"), 5000),
      "an embed answers whatever it is given",
    );
    promise(page.querySelector("main.embed"), "an embed shows something");
    return page.querySelector("main > .notice") ? "refused" : "accepted";
  },
};

let element = null; // <pocket-crowns> on this page, its frame open
const heard = [];

async function openElement() {
  if (element) return;
  await import(`${SITE}embed.js`);
  element = document.createElement(MARK);
  element.setAttribute("link", `#${given.links[0]}`);
  for (const kind of ["ready", "move", "result"]) element.addEventListener(`${MARK}-${kind}`, () => heard.push(kind));
  document.body.append(element);
  element.start();
  promise(await until(() => heard.includes("ready")), "the frame of the element says that it is there");
}

const isHeight = ({ height }) => typeof height === "number" && height > 0;

export const elementMessage = {
  isSlow: true,
  open: openElement,
  input: fc.tuple(messages, fc.constantFrom("frame", "frame", "frame", "page", "elsewhere")),
  try([value, from]) {
    const came = sent(value);
    if (!came) return "refused";
    const inner = element.shadowRoot.querySelector("iframe");
    const say = (data, source = inner.contentWindow, origin = location.origin) =>
      bring(globalThis, { data, source, origin });
    say({ [MARK]: 1, kind: "height", height: 500 });
    promise(inner.style.height === "500px", "a right message is heard");
    heard.length = 0;
    say(
      came.data,
      from === "page" ? globalThis : inner.contentWindow,
      from === "elsewhere" ? "https://other.example" : location.origin,
    );
    const isOurs = from === "frame" && typeof came.data === "object" && came.data?.[MARK] === 1;
    const { kind } = isOurs ? came.data : {};
    const isNews = ["ready", "move", "result"].includes(kind);
    promise(heard.join() === (isNews ? kind : ""), "an event for what there are events for, and no other");
    const isResized = kind === "height" && isHeight(came.data);
    const height = Number.parseFloat(inner.style.height);
    promise(isResized ? height >= 120 && height <= 3000 : height === 500, "a height within bounds, by a number alone");
    return isNews || isResized ? "accepted" : "refused";
  },
};
