/** The page's own modules, put together for Node. */

import { readdirSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { pageWords } from "../../web/texts.mjs";

const WEB = join(import.meta.dirname, "../../web");

/**
 * What `text`, an entry point in which WEB stands for the page's folder, exports. They are put together in `folder` once:
 * that takes much longer than all else. What they want of a page when they are loaded has to be there.
 */
export async function modulesOf(folder, text, catalogue) {
  const place = resolve(folder);
  const name = readdirSync(place).find((each) => /^entry-.*\.m?js$/.test(each)) ?? (await together(place, text, catalogue));
  return import(pathToFileURL(join(place, name)));
}

async function together(place, text, catalogue) {
  const { drawings } = await import("../../web/drawings.mjs");
  const { bundle } = await import("../../web/esbuild.mjs");
  const entry = join(place, "entry.mjs");
  writeFileSync(entry, text.replaceAll("WEB", WEB));
  const modules = { ...drawings(), ...pageWords(), catalogue };
  return bundle(place, relative(WEB, entry), { modules, packages: join(WEB, "node_modules") });
}
