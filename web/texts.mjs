/** The texts of the page, for what is written when the app is built. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const FOLDER = join(import.meta.dirname, "js/i18n");

/** t(id, args) for all texts of a language. */
export function texts(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of readdirSync(FOLDER).filter((each) => each.startsWith(`${language}.`)))
    bundle.addResource(new FluentResource(readFileSync(join(FOLDER, name), "utf8")));
  return (id, args) => {
    const message = bundle.getMessage(id);
    if (!message) throw new Error(`no text for ${id} in ${language}`);
    return bundle.formatPattern(message.value, args);
  };
}
