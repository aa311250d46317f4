/** The service worker's side of its pages: to tell them something, and to ask before a download. */

import { savesData } from "../saves_data.js";
import { MAY_FETCH } from "./messages.js";

const PATIENCE = 2000; // ms in which a page answers

/** Every open page of the app, whatever its version. */
export const pages = () => clients.matchAll({ type: "window", includeUncontrolled: true });

export async function tell(message) {
  for (const page of await pages()) page.postMessage(message);
}

/** A page's answer, or undefined if none comes: the page is asleep, or of a version that knows no such question. */
function ask(page, message) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, PATIENCE);
    page.postMessage(message, [port2]);
  });
}

/** Whether a download may start: the pages know what the person wants, and whether data are to be saved. */
export async function mayFetch(bytes) {
  const answers = await Promise.all((await pages()).map((page) => ask(page, { kind: MAY_FETCH, bytes })));
  return answers.includes(true) || (!answers.includes(false) && !savesData());
}
