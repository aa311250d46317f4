/** This phone's code, to be scanned by the other or sent to it; and the switch between showing and scanning. */

import { correction, generate } from "lean-qr";
import { html, svg } from "lit-html";
import { t } from "../i18n/index.js";
import { linkField } from "../letters/parts.js";
import { addressOf, pathOf } from "../sent/qr.js";
import { rays } from "../table/rays.js";
import { picks } from "../ui/choices.js";
import { copyButton, copyStatus } from "../ui/copy.js";
import { icon } from "../ui/icons.js";
import { toScan } from "./packing.js";

const LARGEST = 37; // modules a side
const QUIET = 3; // modules around it that stay white, in both themes

/** Which of the two is on. */
export const tabs = {
  now: "show",
  /** To the other one. */
  turn(app, tab) {
    tabs.now = tab;
    tabs.withLink = false;
    app.draw();
  },
  /** Whether the code is there as a link too. */
  withLink: false,
  draw: (app) =>
    picks(
      "switch",
      "phones-tabs",
      "tab",
      ["show", "scan"],
      tabs.now,
      (tab) => tabs.turn(app, tab),
      (tab) => html`${icon(tab === "show" ? "code" : "camera")} <span>${t(`phones-${tab}`)}</span>`,
    ),
};

/** `says`: what the ids of the texts about our offer begin with. */
export function showTab(app, now, says = "show") {
  const { code, text, isAnswering } = now;
  const link = () => {
    tabs.withLink = true;
    app.draw();
  };
  return html`<section class="pairing">
      ${rays()}
      ${code ? drawn(code) : html`<p>${t("phones-making")}</p>`}
      <p>${t(isAnswering ? "phones-answer-help" : `phones-${says}-help`)}</p>
    </section>
    <p class="step"><span class="number">${isAnswering ? 2 : 1}</span> ${t(step(now, says))}</p>
    ${
      tabs.withLink && text
        ? html`${linkField(addressOf(text), t("phones-link"), "phones-link")} ${copyStatus(addressOf(text))}`
        : ""
    }
    <div class="action">
      <button class="main" ?disabled=${now.isJoining} @click=${() => tabs.turn(app, "scan")}>${icon("camera")} ${t("phones-scan-theirs")}</button>
      ${
        tabs.withLink && text
          ? copyButton(app, addressOf(text), t("letters-copy"), "#phones-link")
          : html`<button ?disabled=${!code} @click=${link}>${icon("link")} ${t("phones-as-link")}</button>`
      }
    </div>`;
}

const step = ({ isAnswering, isJoining }, says) =>
  isJoining ? "phones-joining" : isAnswering ? "phones-step-answer" : `phones-${says}-step`;

/** With more correction where that leaves the modules as large as two addresses need them anyway. */
function codeOf(text) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return code.size > LARGEST ? generate(text, { minCorrectionLevel: correction.L }) : code;
}

function drawn(bytes) {
  const code = codeOf(toScan(bytes));
  const side = code.size + 2 * QUIET;
  return svg`<svg class="qr-code" viewBox="${-QUIET} ${-QUIET} ${side} ${side}" role="img" aria-label=${t("phones-code-label")} data-modules=${code.size}>
    <rect x=${-QUIET} y=${-QUIET} width=${side} height=${side} rx="2" class="light" /><path d=${pathOf(code)} class="dark" />
  </svg>`;
}
