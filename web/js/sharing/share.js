/** Sending something to somebody: a link with its QR code, a picture, or a text. */

import { html } from "lit-html";
import { embedPart } from "../embedding/builder.js";
import { language, t } from "../i18n/index.js";
import { LinkError } from "../links/index.js";
import { addressOf, qrOf } from "../sent/qr.js";
import { isDark } from "../settings.js";
import { copyButton, copyStatus } from "../ui/copy.js";
import { icon } from "../ui/icons.js";
import { engineStatus, titled, topBar } from "../ui/parts.js";
import { diagramOf } from "./diagram.js";
import { drawPicture, HEIGHT, WIDTH } from "./picture.js";
import { sceneOf } from "./scene.js";
import { Sending } from "./sending.js";

/** Ways to send it: name and screen. */
const TABS = { link: linkTab, picture: pictureTab, text: textTab, embed: embedTab };

const EMBEDDED = "rpzts"; // the kinds of link that other people's pages can show

let tab = "link";
let sending = null; // what is being sent
let drawn = null; // { key, canvas }: the picture that was drawn last

function current(about) {
  if (JSON.stringify(sending?.about) !== JSON.stringify(about)) {
    try {
      sending = new Sending(about);
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      return null;
    }
  }
  return sending;
}

export function shareScreen(app) {
  const now = current(app.about ?? {});
  if (!now) return page(app, html`<p>${t("shared-damaged")}</p>`);
  if (!now.isThere) return page(app, html`<p>${t("share-nothing")}</p>`);
  if (!now.isReady && !now.hasFailed) {
    if (app.engine.status.step === "idle") app.startEngine();
    now.prepare(app, () => app.screen === "share" && app.draw());
  }
  const shown = tabsOf(now).includes(tab) ? tab : "link";
  const again = () => {
    now.hasFailed = false;
    app.draw();
  };
  return page(
    app,
    html`<nav class="tabs" aria-label=${t("share-tabs")}>
        ${tabsOf(now).map(
          (name) => html`<button aria-current=${name === shown ? "page" : "false"} @click=${() => turnTo(app, name)}>
            ${t(`share-tab-${name}`)}
          </button>`,
        )}
      </nav>
      ${
        now.hasFailed
          ? html`<p class="notice" role="alert">
              ${now.isTooLong ? t("share-too-long") : html`${t("share-failed")} <button class="plain" @click=${again}>${t("engine-retry")}</button>`}
            </p>`
          : ""
      }
      ${now.link && (shown === "link" || now.isReady) ? TABS[shown](app, now) : waiting(app)}`,
  );
}

/** Before the link is known, all that there usually is. */
const tabsOf = ({ value }) =>
  Object.keys(TABS).filter((name) => name !== "embed" || !value || EMBEDDED.includes(value.kind));

const page = (app, body) =>
  html`${topBar(app, titled(app, t("share-title")))} <main class="prose share-screen">${body}</main>`;

const waiting = (app) => html`<p role="status">${t("share-waiting")}</p> ${engineStatus(app)}`;

function turnTo(app, name) {
  tab = name;
  app.draw();
}

const sceneNow = ({ value, view, players }) => sceneOf(value, view, players);

/** A button that opens the system's own sheet; nothing where there is none for this. */
function sheetButton(data, label) {
  if (!navigator.canShare?.(data)) return "";
  const share = () => navigator.share(data).catch(() => {}); // closed again, or not allowed: nothing happens
  return html`<button @click=${share}>${icon("share")} ${label}</button>`;
}

// Link ----------------------------------------------------------------------------------------------

// As style/sharing.css has it.
const roomy = matchMedia("(min-width: 60rem) and (min-height: 37.5rem), (min-width: 40rem) and (min-height: 56rem)");

function linkTab(app, now) {
  const address = addressOf(now.link);
  const scene = now.isReady ? sceneNow(now) : null;
  const title = scene?.title ?? t("app-title");
  return html`<div>
      <p class="line" id="address" tabindex="0">${address}</p>
      <p class="buttons centre">
        ${copyButton(app, address, t("share-copy"), "#address")} ${sheetButton({ title, url: address }, t("copy-share"))}
      </p>
      ${copyStatus(address)} ${scene && roomy.matches ? pictureOf(app, now, scene) : ""}
    </div>
    ${qrOf(address)}`;
}

// Picture -------------------------------------------------------------------------------------------

function pictureTab(app, now) {
  const scene = sceneNow(now);
  const words = wordsOf(scene);
  const canvas = pictureOf(app, now, scene);
  const blob = () => new Promise((done) => canvas.toBlob(done, "image/png"));
  const save = async () => download(await blob());
  return html`${canvas}
    <div>
    <p class="buttons centre">
      <button @click=${save}>${icon("download")} ${t("share-save-picture")}</button>
      ${sheetButtonForPicture(blob)} ${copyButton(app, words, t("share-copy-words"), "#words")}
    </p>
    ${copyStatus(words)}
    <details>
      <summary>${t("share-words")}</summary>
      <p id="words">${words}</p>
    </details>
    </div>`;
}

const wordsOf = ({ title, about, details }) => [title, ...about, ...details].join(", ");

/** Drawn once for each link, language and theme. */
function pictureOf(app, { link }, scene) {
  const key = [link, language(), isDark(), scene.about].join(" ");
  if (drawn?.key !== key) {
    const canvas = Object.assign(document.createElement("canvas"), {
      width: WIDTH,
      height: HEIGHT,
      className: "picture",
    });
    canvas.setAttribute("role", "img");
    drawn = { key, canvas };
    app.behind(() => drawPicture(canvas, scene));
  }
  drawn.canvas.setAttribute("aria-label", wordsOf(scene));
  return drawn.canvas;
}

const FILE = "pocket-crowns.png";

function download(blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = FILE;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read it only after the click
}

/** The picture in the system's sheet, where that takes files. */
function sheetButtonForPicture(blob) {
  const file = (content) => new File(content, FILE, { type: "image/png" });
  if (!navigator.canShare?.({ files: [file([])] })) return "";
  const share = async () => navigator.share({ files: [file([await blob()])] }).catch(() => {});
  return html`<button @click=${share}>${icon("share")} ${t("copy-share")}</button>`;
}

// Text ----------------------------------------------------------------------------------------------

function textTab(app, now) {
  const text = diagramOf(sceneNow(now), addressOf(now.link));
  const { line } = now;
  return html`<div>
      <pre id="diagram" tabindex="0">${text}</pre>
      <p class="buttons">${copyButton(app, text, t("share-copy-text"), "#diagram")}</p>
    </div>
    ${
      line
        ? html`<div>
            <h2>${t("share-line")}</h2>
            <p class="line" id="line" tabindex="0">${line}</p>
            <p class="buttons">${copyButton(app, line, t("share-copy-line"), "#line")}</p>
          </div>`
        : ""
    }
    ${copyStatus(text, ...(line ? [line] : []))}`;
}

// In other people's pages ---------------------------------------------------------------------------

function embedTab(app, now) {
  const { title, about } = sceneNow(now);
  return embedPart(app, now.link, { title, alt: [title, ...about].join(", ") });
}
