/**
 * The service worker: every file of one version without a network, and the next version only when a page asks for it.
 *
 * All versions lie in one cache, by names that hold a hash or a revision, so an update fetches only what has changed.
 * What belongs to older versions is taken out when one page alone is open and runs this one.
 */

import { PrecacheRoute } from "workbox-precaching/PrecacheRoute.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { CHECK, CHECKED, FETCH_LATER, REFUSED, TAKE_OVER } from "./messages.js";
import { pages, tell } from "./pages.js";
import { anyVersion, bring, complete, fileAt, precache, tidy } from "./precache.js";

const ASSETS = new URL("a/", location.href).href;

/** Whether one page alone is open, whose program is of this version, and no version is to come. */
const quiet = async (program) =>
  fileAt(program) && !registration.installing && !registration.waiting && (await pages()).length <= 1;

async function install(event) {
  const trouble = await complete(event);
  if (!trouble) return;
  await tell({ kind: REFUSED, update: Boolean(registration.active), ...trouble });
  throw new Error(`not stored: ${trouble.reason}`); // the browser drops this version and tries again another time
}

async function check(event) {
  const { program, plain } = event.data;
  const trouble = (await complete(event)) ?? (plain ? await bring("asked") : null);
  if (!trouble) await tidy(() => quiet(program));
  event.ports[0].postMessage({ kind: CHECKED, reason: null, bytes: 0, ...trouble });
}

const ACTS = { [CHECK]: check, [FETCH_LATER]: () => bring("later"), [TAKE_OVER]: () => self.skipWaiting() };

addEventListener("install", (event) => event.waitUntil(install(event)));
addEventListener("activate", (event) => event.waitUntil(clients.claim())); // the first visit counts as well
addEventListener("message", (event) => event.waitUntil(ACTS[event.data?.kind]?.(event)));

registerRoute(
  new PrecacheRoute(precache, {
    ignoreURLParametersMatching: [/./],
    cleanURLs: false,
    urlManipulation: ({ url }) => [new URL(fileAt(url.href)?.url ?? url)],
  }),
);
registerRoute(({ url }) => url.href.startsWith(ASSETS), anyVersion);
