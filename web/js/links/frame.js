/**
 * The frame that every link has: its version, its kind, its bytes as text, and a check against cuts and slips.
 *
 * A link is `v1.KIND.PAYLOAD`; PAYLOAD is base64url of the content and of a CRC-16 over `v1.KIND.` and the content. Read
 * by engine/pocketcrowns/links/frame.py in the same way. An address may stand before it: all up to the last '#' is left
 * aside.
 */

const VERSION = 1;
const KINDS = "rptzngs"; // whole game, position, table, puzzle, new game, game by letters, study
const LONGEST = 60_000; // characters; nothing we write comes near it
const SHAPE = /^v([1-9][0-9]{0,5})\.([a-z]+)\.(.*)$/s;
const TEXT = /^[A-Za-z0-9_-]*$/;
const BLANKS = " \t\r\n\u00a0\ufeff";
const CHECK_BYTES = 2;

/** A text that cannot be read as a link; `reason`: not-a-link, newer, unknown-kind or damaged. */
export class LinkError extends Error {
  constructor(reason) {
    super(`link: ${reason}`);
    this.name = "LinkError";
    this.reason = reason;
  }
}

const isKind = (kind) => kind.length === 1 && KINDS.includes(kind);

/** The link of this kind that carries these bytes, without '#'. */
export function framed(kind, bytes) {
  if (!isKind(kind)) throw new RangeError(`no kind of link: ${kind}`);
  const head = `v${VERSION}.${kind}.`;
  const check = checkOf(head, bytes);
  return head + toText(Uint8Array.of(...bytes, check >> 8, check & 255));
}

/** { kind, bytes } of a link, or of an address that ends with one. Throws LinkError. */
export function unframed(text) {
  const shape = SHAPE.exec(linkIn(text));
  if (!shape) throw new LinkError("not-a-link");
  const [, version, kind, payload] = shape;
  if (Number(version) !== VERSION) throw new LinkError("newer");
  if (!isKind(kind)) throw new LinkError("unknown-kind");
  const carried = toBytes(payload);
  if (carried.length < CHECK_BYTES) throw new LinkError("damaged");
  const bytes = carried.subarray(0, -CHECK_BYTES);
  const [high, low] = carried.subarray(-CHECK_BYTES);
  if (high * 256 + low !== checkOf(`v${VERSION}.${kind}.`, bytes)) throw new LinkError("damaged");
  return { kind, bytes };
}

/** What is behind the last '#', without the blanks around it: letter by letter, for a pasted text can be of any length. */
function linkIn(text) {
  let start = text.lastIndexOf("#") + 1;
  let end = text.length;
  while (start < end && BLANKS.includes(text[start])) start += 1;
  while (start < end && BLANKS.includes(text[end - 1])) end -= 1;
  return text.slice(start, end);
}

/** CRC-16/CCITT-FALSE of the head's letters and of the bytes. */
function checkOf(head, bytes) {
  let check = 0xffff;
  for (const byte of [...new TextEncoder().encode(head), ...bytes]) {
    check ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) check = ((check << 1) ^ (check & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return check;
}

function toText(bytes) {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The bytes that this base64url stands for; each sequence of bytes has one way to be written. */
function toBytes(payload) {
  if (payload.length > LONGEST || payload.length % 4 === 1 || !TEXT.test(payload)) throw new LinkError("damaged");
  const letters = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  if (toText(bytes) !== payload) throw new LinkError("damaged");
  return bytes;
}
