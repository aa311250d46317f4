/** The engine's files in the one-file app: the page has them all, gzipped, and hands them over. See engine/files.js. */

let given = {}; // name -> gzipped bytes
let tables = Promise.resolve(); // settled when every file that is wanted at once is unpacked
const unpacked = new Map(); // name -> Uint8Array

// Not by way of a Blob: WebKit cannot read one in a worker that was started from a file.
const stream = ({ name }) => new Response(given[name]).body.pipeThrough(new DecompressionStream("gzip"));

/** Take the files, name -> gzipped bytes; those in `atOnce` will be wanted without time to unpack them. */
export function hand({ files, atOnce }) {
  given = files;
  tables = Promise.all(
    atOnce.map(async (name) => unpacked.set(name, new Uint8Array(await new Response(stream({ name })).arrayBuffer()))),
  );
}

/** Nothing to do: there is no cache between the page and its files. */
export function askAfresh() {}

/** Where a script can be imported from. */
export async function scriptAt(file) {
  const text = await new Response(stream(file)).text();
  return `data:text/javascript,${encodeURIComponent(text)}`;
}

/** A Response with the content of the file; `onBytes` is told how many have come. */
export async function bring(file, onBytes) {
  await tables;
  onBytes(file.bytes);
  return new Response(stream(file), { headers: { "Content-Type": file.type } });
}

/** The content of the file as an ArrayBuffer. */
export const bringBytes = async (file, onBytes) => (await bring(file, onBytes)).arrayBuffer();

/** The file's content as a Uint8Array, at once. */
export const bringNow = ({ name }) => unpacked.get(name) ?? null;
