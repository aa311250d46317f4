/** How to put a link into a page of one's own: a live preview, three snippets, and what hosts accept. */

import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { LANGUAGES, language, t } from "../i18n/index.js";
import { readLink } from "../links/index.js";
import { copyButton, copyStatus } from "../ui/copy.js";
import { addressesOf, heightOf, snippetsOf } from "./snippets.js";

const LOOKS = { lang: ["", ...LANGUAGES], theme: ["", "light", "dark"], controls: ["", "min", "none"] };
const KINDS = ["iframe", "element", "picture"];
const HOSTS = ["own", "wordpress", "strict"];

let look = { lang: "", theme: "", controls: "" };

/** Where the site lies that this page came from; the app in one file has none. */
const site = () => (location.protocol === "file:" ? null : new URL("./", location.href).href);

/** The part of a screen about `link` ("v1.KIND.PAYLOAD"); `title`: what it is called, `alt`: its picture in words. */
export function embedPart(app, link, { title, alt }) {
  if (!site()) return html`<p class="notice">${t("builder-needs-site")}</p>`;
  const change = (changes) => {
    look = { ...look, ...changes };
    app.draw();
  };
  const height = heightOf(readLink(`#${link}`), look.controls);
  const { frame } = addressesOf(site(), link, look);
  const snippets = snippetsOf(site(), link, look, { title, alt, height });
  return html`<section class="builder">
    <div class="fields">
    <p>${t("builder-size", { size: 60 })}</p>
    ${Object.entries(LOOKS).map(
      ([name, values]) => html`<label class="field">
        ${t(`builder-${name}`)}
        <select @change=${(event) => change({ [name]: values[event.target.selectedIndex] })}>
          ${values.map(
            (value) =>
              html`<option .selected=${value === look[name]}>${t(`builder-${name}-${value || "auto"}`)}</option>`,
          )}
        </select>
      </label>`,
    )}
    </div>
    ${KINDS.map(
      (kind, place) => html`<details name="snippets" ?open=${place === 0}>
        <summary>${t(`builder-${kind}`)}</summary>
        <p class="quiet">${t(`builder-${kind}-note`)}</p>
        <pre class="snippet" id="snippet-${kind}" tabindex="0">${snippets[kind]}</pre>
        ${copyButton(app, snippets[kind], t("builder-copy"), `#snippet-${kind}`)} ${copyStatus(snippets[kind])}
      </details>`,
    )}
    <details name="snippets">
      <summary>${t("builder-hosts")}</summary>
      <ul>${HOSTS.map((host) => html`<li>${t(`builder-host-${host}`)}</li>`)}</ul>
    </details>
    <div>
    <h2>${t("builder-preview")}</h2>
    <iframe class="preview" height=${height} src=${live(frame)} title=${title} lang=${language()} loading="lazy"></iframe>
    </div>
  </section>`;
}
