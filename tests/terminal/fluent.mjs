/** Says messages as the page would: JSON lines [language, sources, message, attribute, values] in, texts out. */

import { createInterface } from "node:readline";
import { functions } from "../../web/js/i18n/functions.js";
import { FluentBundle, FluentResource } from "../../web/node_modules/@fluent/bundle/esm/index.js";

const bundles = new Map();

function bundleOf(language, sources) {
  if (!bundles.has(language)) {
    const bundle = new FluentBundle(language, { functions, useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source));
    bundles.set(language, bundle);
  }
  return bundles.get(language);
}

for await (const line of createInterface({ input: process.stdin })) {
  const [language, sources, message, attribute, values] = JSON.parse(line);
  const bundle = bundleOf(language, sources);
  const found = bundle.getMessage(message);
  const errors = [];
  const text = bundle.formatPattern(attribute ? found.attributes[attribute] : found.value, values, errors);
  if (errors.length) throw errors[0];
  console.log(JSON.stringify(text));
}
