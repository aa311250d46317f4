/** The bill of materials: what is shipped, whose it is and under which licence, as CycloneDX that tools read. */

import { writeFileSync } from "node:fs";
import { Enums, Models, Serialize, Spec } from "@cyclonedx/cyclonedx-library";

const { Bom, Component, ExternalReference, SpdxLicense } = Models;
const LIBRARY = Enums.ComponentType.Library;

/** A component of `{ name, version, licence }` and what else is known of it; `kind`: of its package URL. */
function component({ name, version, licence, home, integrity, holds = [] }, kind) {
  const made = new Component(LIBRARY, name, { version, bomRef: `${name}@${version}` });
  made.licenses.add(new SpdxLicense(licence));
  if (kind) made.purl = `pkg:${kind}/${name.replace(/^@/, "%40")}@${version}`;
  if (home) made.externalReferences.add(new ExternalReference(home, Enums.ExternalReferenceType.Website));
  const [algorithm, digest] = integrity?.split("-") ?? [];
  if (digest) made.hashes.set(algorithm.replace("sha", "SHA-"), Buffer.from(digest, "base64").toString("hex"));
  for (const part of holds) made.components.add(component(part));
  return made;
}

/** Write the file. `engine`: { name, version, licence } of our own wheel; `packages`: as `shipped()` lists them. */
export function writeSbom(path, engine, packages) {
  const bom = new Bom();
  bom.metadata.component = new Component(Enums.ComponentType.Application, engine.name, {
    version: engine.version,
    bomRef: engine.name,
  });
  bom.metadata.component.licenses.add(new SpdxLicense(engine.licence));
  for (const each of packages) bom.components.add(component(each, each.kind));
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  writeFileSync(path, `${serializer.serialize(bom, { sortLists: true, space: 1 })}\n`);
}
