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
const COMES_WITHIN = 15_000; // ms that the engine waits for a file; the page gives it up after twice as long

let best = 0; // the form that came right the last time
let cache = "default"; // how the browser's own cache is used; it keeps a damaged file as long as a whole one

/** Ask the network for every file from now on, whatever the browser's own cache has: what came from it did not do. */
export function askAfresh() {
  cache = "reload";
}

const startsWith = (bytes, start) => start.every((byte, at) => bytes[at] === byte);

const addressOf = ({ name }) => new URL(name, import.meta.url).href;

/** Where a script can be imported from. */
export async function scriptAt(file) {
  if (cache === "reload") await (await fetch(addressOf(file), { cache })).arrayBuffer(); // an import asks the cache
  return addressOf(file);
}

/** The first piece of a stream, and a reader of the rest. */
async function peek(stream) {
  const reader = stream.getReader();
  const { value: first = new Uint8Array() } = await reader.read();
  return { first, reader };
}

/** A stream again of what was peeked into. */
const whole = ({ first, reader }) =>
  new ReadableStream({
    start: (controller) => controller.enqueue(first),
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });

/** What `peek` answers of the file, or null if this form is not what it should be. */
async function inForm(address, form, magic) {
  const response = await fetch(address + form, { cache });
  if (!response.ok || !response.body) return null;
  let found = await peek(response.body);
  if (form === ".gz" && startsWith(found.first, GZIP)) {
    found = await peek(whole(found).pipeThrough(new DecompressionStream("gzip")));
  }
  if (startsWith(found.first, magic)) return found;
  await found.reader.cancel();
  return null;
}

/** The file in the first form that comes right. Rejects when it cannot be had. */
async function open(file) {
  const forms = file.compressed ? [...FORMS.slice(best), ...FORMS.slice(0, best)] : [""];
  for (const form of forms) {
    const found = await inForm(addressOf(file), form, file.magic);
    if (!found) continue;
    if (file.compressed) best = FORMS.indexOf(form);
    return found;
  }
  throw new Error(`${file.name} could not be fetched`);
}

const wrongLength = (came, { name, bytes }) => new Error(`${came} bytes of ${name} came instead of ${bytes}`);

/** Hand on what a stream brings, and fail at its end if that was not the whole file. */
function counted(file, onBytes) {
  let came = 0;
  return new TransformStream({
    transform(chunk, controller) {
      came += chunk.byteLength;
      onBytes(chunk.byteLength);
      controller.enqueue(chunk);
    },
    flush(controller) {
      if (came !== file.bytes) controller.error(wrongLength(came, file));
    },
  });
}

/** A Response that brings the content of the file; `onBytes` is told how many bytes have come. */
export async function bring(file, onBytes) {
  const stream = whole(await open(file)).pipeThrough(counted(file, onBytes));
  return new Response(stream, { headers: { "Content-Type": file.type } });
}

/** The content of the file as an ArrayBuffer: the same, without detours for something large. */
export async function bringBytes(file, onBytes) {
  const { first, reader } = await open(file);
  const content = new Uint8Array(file.bytes);
  let came = 0;
  for (let chunk = first; chunk; { value: chunk } = await reader.read()) {
    if (came + chunk.byteLength > file.bytes) throw wrongLength(came + chunk.byteLength, file);
    content.set(chunk, came);
    came += chunk.byteLength;
    onBytes(chunk.byteLength);
  }
  if (came !== file.bytes) throw wrongLength(came, file);
  return content.buffer;
}

/** The file's content as a Uint8Array, waiting for it as only a worker may; null where it does not come in time. */
export function bringNow(file) {
  const { bytes, compressed } = file;
  for (const form of compressed ? [".br", ""] : [""]) {
    try {
      const request = new XMLHttpRequest();
      request.open("GET", addressOf(file) + form, false);
      request.responseType = "arraybuffer";
      request.timeout = COMES_WITHIN;
      request.send();
      if (request.status === 200 && request.response?.byteLength === bytes) return new Uint8Array(request.response);
    } catch {
      return null; // no network, or one that hangs, and not kept
    }
  }
  return null;
}
