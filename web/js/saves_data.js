/** When large files may come: at once, or only when a game begins. */

import { isEmbedded } from "./frame.js";

/** Whether the person has asked the browser to spare data; only Chromium tells. */
export const savesData = () => Boolean(navigator.connection?.saveData);

/** Whether the files of the app come from this device. */
export function isKept() {
  try {
    return Boolean(navigator.serviceWorker?.controller) || location.protocol === "file:";
  } catch {
    return false; // in some frames even asking is forbidden
  }
}

/** Whether the engine comes without being asked for. */
export const comesByItself = () => !isEmbedded && (isKept() || !savesData());
