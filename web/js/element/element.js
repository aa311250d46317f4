/**
 * <pocket-crowns view lang theme accent side ply controls sound edition link height autoload><a href="…">…</a>
 * </pocket-crowns>: for other people's pages. A link that always works, and a button that puts embed.html in its place.
 *
 * It becomes embed.js, one file whose name and meaning stay for ever; a page may have copied its address years ago.
 */

import words from "./words.json";

const MARK = "pocket-crowns";
const LOOKS = ["view", "lang", "theme", "accent", "side", "ply", "controls", "sound", "edition"];
const LIVE = ["lang", "theme"]; // what a frame takes while it is open
const [LOWEST, HIGHEST] = [120, 3000]; // px
const MAY = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";
const STYLE = `:host{display:block}
button{min-height:44px;padding:.4em 1em;margin-inline-end:1em;border:2px solid;border-radius:.6em;background:none;color:inherit;font:inherit;cursor:pointer}
iframe{display:block;width:100%;border:0;aspect-ratio:4/5}`;

class PocketCrowns extends HTMLElement {
  static observedAttributes = [...LOOKS, "link"];
  #root = this.attachShadow({ mode: "open" });
  #frame = null;
  #seen = null;

  connectedCallback() {
    const style = new CSSStyleSheet();
    style.replaceSync(STYLE);
    this.#root.adoptedStyleSheets = [style];
    addEventListener("message", this);
    if (this.#frame) return this.#root.replaceChildren(this.#frame);
    const button = document.createElement("button");
    const lang = this.lang || document.documentElement.lang;
    button.textContent = `▶ ${words[lang.slice(0, 2)] ?? words.en}`;
    button.onclick = () => this.start(true);
    this.#root.replaceChildren(button, document.createElement("slot"));
    if (!this.hasAttribute("autoload")) return;
    this.#seen = new IntersectionObserver((all) => all.some((each) => each.isIntersecting) && this.start(), {
      rootMargin: "200px",
    });
    this.#seen.observe(this);
  }

  disconnectedCallback() {
    removeEventListener("message", this);
    this.#seen?.disconnect();
  }

  attributeChangedCallback(name) {
    if (!this.#frame) return;
    if (!LIVE.includes(name)) this.#frame.src = this.#address();
    else {
      const look = LIVE.map((each) => [each, this.getAttribute(each) ?? "auto"]);
      const message = { [MARK]: 1, kind: "look", ...Object.fromEntries(look) };
      this.#frame.contentWindow?.postMessage(message, new URL(import.meta.url).origin);
    }
  }

  /** Where embed.html is, with how it looks and what it shows. */
  #address() {
    const address = new URL("embed.html", import.meta.url);
    for (const name of LOOKS) if (this.getAttribute(name)) address.searchParams.set(name, this.getAttribute(name));
    address.hash = this.getAttribute("link") ?? this.querySelector("a")?.hash ?? "";
    return address.href;
  }

  /** Put the frame in the button's place. */
  start(focus = false) {
    if (this.#frame) return;
    this.#seen?.disconnect();
    const frame = document.createElement("iframe");
    frame.title = this.title || this.textContent.trim() || "Pocket Crowns";
    frame.allow = "fullscreen; web-share; clipboard-write; screen-wake-lock";
    frame.referrerPolicy = "no-referrer";
    frame.setAttribute("sandbox", MAY);
    frame.src = this.#address();
    this.#frame = frame;
    this.#resize(this.getAttribute("height"));
    this.#root.replaceChildren(frame);
    if (focus) frame.focus();
  }

  #resize(height) {
    if (height > 0)
      Object.assign(this.#frame.style, {
        aspectRatio: "auto",
        height: `${Math.min(HIGHEST, Math.max(LOWEST, height))}px`,
      });
  }

  /** What our frame says, and nobody else. */
  handleEvent({ source, origin, data }) {
    if (!this.#frame || source !== this.#frame.contentWindow || origin !== new URL(import.meta.url).origin) return;
    if (data?.[MARK] !== 1) return;
    const { kind, ...detail } = data;
    if (kind === "height") this.#resize(Number.isFinite(detail.height) && detail.height);
    else if (["ready", "move", "result"].includes(kind))
      this.dispatchEvent(new CustomEvent(`${MARK}-${kind}`, { detail, bubbles: true, composed: true }));
  }
}

customElements.get(MARK) ?? customElements.define(MARK, PocketCrowns);
