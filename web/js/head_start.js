/** A small script of its own, ahead of the app's: Python can be on its way while that still arrives, or does not. */

import { FAILED } from "./engine/messages.js";
import { begin } from "./engine/new_worker.js";
import { comesByItself } from "./saves_data.js";

if (comesByItself()) {
  const headStart = { ...begin(false), said: [] }; // what the worker says until the app listens
  headStart.worker.onmessage = ({ data }) => headStart.said.push(data);
  headStart.worker.onerror = (event) => {
    event.preventDefault();
    headStart.said.push({ kind: FAILED, detail: "the worker could not be loaded" });
  };
  globalThis.headStart = headStart;
}

// By then the app has drawn something, or never will.
addEventListener("load", () => {
  document.querySelector("#incomplete").hidden = document.querySelector("#app").hasChildNodes();
});
