/**
 * The engine's files, from beside this script, each in the smallest form that arrives whole.
 *
 * A file is known as { name, bytes, magic, compressed, transferred, type }: `magic` is the numbers with which it begins,
 * `transferred` the bytes of its smallest form.
 * Beside NAME there are NAME.br and NAME.gz. A host that sends NAME.br as what it is lets the browser unpack it; one
 * that does not lets us have raw brotli, which nobody here can read. Headers do not tell: the first bytes do.
 */

const FORMS = [".br", ".gz", ""];
const GZIP = [0x1f, 0x8b];

let best = 0; // the form that came right the last time

const startsWith = (bytes, start) => start.every((byte, at) => bytes[at] === byte);

/** The first piece of a stream, and a stream of all of it. */
async function peek(stream) {
  const reader = stream.getReader();
  const { value: first = new Uint8Array() } = await reader.read();
  const all = new ReadableStream({
    start: (controller) => controller.enqueue(first),
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { first, all };
}

const addressOf = ({ name }) => new URL(name, import.meta.url).href;

/** Where a script can be imported from. */
export const scriptAt = addressOf;

/** The file's bytes as a stream, or null if this form is not what it should be. */
async function inForm(address, form, magic) {
  const response = await fetch(address + form);
  if (!response.ok || !response.body) return null;
  let { first, all } = await peek(response.body);
  if (form === ".gz" && startsWith(first, GZIP)) {
    ({ first, all } = await peek(all.pipeThrough(new DecompressionStream("gzip"))));
  }
  if (startsWith(first, magic)) return all;
  await all.cancel();
  return null;
}

/** Hand on what a stream brings, and fail at its end if it was not `bytes` long. */
function whole(bytes, onBytes) {
  let done = 0;
  return new TransformStream({
    transform(chunk, controller) {
      done += chunk.byteLength;
      onBytes(chunk.byteLength);
      controller.enqueue(chunk);
    },
    flush(controller) {
      if (done !== bytes) controller.error(new Error(`${done} bytes came instead of ${bytes}`));
    },
  });
}

/** A Response with the content of the file; `onBytes` is told how many have come. Rejects when it cannot be had. */
export async function bring(file, onBytes) {
  const { bytes, magic, compressed, type = "application/octet-stream" } = file;
  const forms = compressed ? [...FORMS.slice(best), ...FORMS.slice(0, best)] : [""];
  for (const form of forms) {
    const stream = await inForm(addressOf(file), form, magic);
    if (!stream) continue;
    if (compressed) best = FORMS.indexOf(form);
    return new Response(stream.pipeThrough(whole(bytes, onBytes)), { headers: { "Content-Type": type } });
  }
  throw new Error(`${file.name} could not be fetched`);
}

/** The file's content as a Uint8Array, waiting for it as only a worker may; null without it. */
export function bringNow(file) {
  const { bytes, compressed } = file;
  for (const form of compressed ? [".br", ""] : [""]) {
    try {
      const request = new XMLHttpRequest();
      request.open("GET", addressOf(file) + form, false);
      request.responseType = "arraybuffer";
      request.send();
      if (request.status === 200 && request.response?.byteLength === bytes) return new Uint8Array(request.response);
    } catch {
      return null; // no network, and not kept
    }
  }
  return null;
}
