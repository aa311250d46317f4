/**
 * The packs of solved games, of which a game wants one: of deals with the Mime, and of Lucky Draw under other rulings.
 *
 * The build writes down where they are, as { folder, bytes }: beside this script, and how many bytes each has, by kind.
 */

/** The pack that the engine asks for by this name, as a file (see files.js); undefined where it means something else. */
export function packNamed({ folder, bytes }, name) {
  const [kind, number] = name.split(/[/.]/);
  const size = bytes[kind]?.[Number(number)];
  return size && { name: `${folder}/${name}`, bytes: size, compressed: true };
}

/** All of them. */
export const allPacks = (packs) =>
  Object.entries(packs.bytes).flatMap(([kind, sizes]) =>
    sizes.map((_, number) => packNamed(packs, `${kind}/${String(number).padStart(2, "0")}.bin`)),
  );
