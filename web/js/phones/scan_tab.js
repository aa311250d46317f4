/** The camera of this phone, looking for the other's code; or a field to paste one. The camera is on here alone. */

import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { t } from "../i18n/index.js";
import { icon } from "../ui/icons.js";
import { hasCamera, Scanner } from "./scanning.js";
import { tabs } from "./show_tab.js";

let scanner = null; // while the camera is on or asked for
let state = "off"; // off, asking, on, refused or missing
let asked = null; // { app, now } of the last drawing
let pastes = false; // whether the field is there

/** Switch the camera off, if it is on. */
export function stopScanning() {
  scanner?.stop();
  scanner = null;
  state = "off";
  pastes = false;
}

// A phone that is put away must not go on looking.
document.addEventListener("visibilitychange", () => {
  const video = document.querySelector(".scans video");
  if (document.hidden) stopScanning();
  else if (video) look(video);
});

/** The picture has come to the screen, or has gone from it. The same function each time, or it would come and go. */
function look(video) {
  if (video) begin(asked.app, asked.now, video);
  else stopScanning();
}

/** `fault`: what was wrong with the last code. */
export function scanTab(app, now, fault) {
  asked = { app, now };
  const paste = () => {
    pastes = true;
    app.draw();
    document.querySelector("#phones-paste")?.focus();
  };
  const said = TOLD[state];
  return html`<section class="pairing scans">
      <video muted playsinline ?hidden=${state !== "on"} aria-hidden="true" ${ref(look)}></video>
      <span class="frame" aria-hidden="true" ?hidden=${state !== "on"}></span>
      <p role="status">${t(said)}</p>
    </section>
    <p class="step"><span class="number">2</span> ${t(now.isJoining ? "phones-joining" : "phones-step-scan")}</p>
    ${fault} ${pastes ? field(app, now) : ""}
    <div class="action">
      ${pastes ? "" : html`<button class="main" @click=${paste}>${icon("copy")} ${t("phones-paste-instead")}</button>`}
      <button @click=${() => tabs.turn(app, "show")}>${icon("code")} ${t("phones-show-again")}</button>
    </div>`;
}

const TOLD = {
  off: "phones-asking",
  asking: "phones-asking",
  on: "phones-point",
  refused: "phones-camera-refused",
  missing: "phones-camera-missing",
};

/** What was read leads on to showing an answer, or to the table. */
function taken(app, now, text) {
  const isGood = now.take(text);
  if (isGood) tabs.turn(app, "show");
  return isGood;
}

async function begin(app, now, video) {
  if (scanner || state !== "off") return;
  if (!hasCamera()) {
    state = "missing";
    queueMicrotask(() => app.draw());
    return;
  }
  state = "asking";
  const mine = new Scanner();
  scanner = mine;
  video.addEventListener(
    "playing",
    () => {
      if (scanner !== mine) return;
      state = "on";
      app.draw();
    },
    { once: true },
  );
  let last = null; // the code that was no good: told once, while it is still before the camera
  try {
    await mine.start(video, (text) => {
      if (text === last) return false;
      last = text;
      return taken(app, now, text);
    });
  } catch (error) {
    if (!(error instanceof DOMException)) console.warn(error); // what cameras are refused with, and nothing else
    if (scanner !== mine) return;
    mine.stop();
    scanner = null;
    state = error.name === "NotAllowedError" ? "refused" : "missing";
    app.draw();
  }
}

function field(app, now) {
  const submit = (event) => {
    event.preventDefault();
    const input = event.currentTarget.elements.code;
    const text = input.value.trim();
    if (!text) return input.focus();
    if (taken(app, now, text)) return;
    input.focus();
    input.select(); // the next one takes its place
  };
  return html`<form class="paste-link" @submit=${submit}>
    <label class="field">
      ${t("phones-paste")}
      <input id="phones-paste" name="code" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go" />
    </label>
    <button type="submit" class="main">${icon("check")} ${t("phones-read")}</button>
  </form>`;
}
