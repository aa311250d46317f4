/**
 * The packs of solved deals with the Mime, of which a game wants one.
 *
 * The build writes down where they are, as { folder, bytes }: beside this script, and how many bytes each has.
 */

/** A pack as a file (see files.js). */
export const packAt = ({ folder, bytes }, number) => ({
  name: `${folder}/${String(number).padStart(2, "0")}.bin`,
  bytes: bytes[number],
  compressed: true,
});

/** The pack that the engine asks for by this name; undefined where it means something else. */
export function packNamed(deals, name) {
  const [, number] = /^deals_18\/(\d+)\.bin$/.exec(name) ?? [];
  return number && packAt(deals, Number(number));
}
