/**
 * What two devices have to know of each other to connect, packed into at most 100 bytes: a code to scan, or a text to send.
 *
 * A description is { isAnswer, ufrag, pwd, fingerprint, candidates, to }: of ICE the name and the password; the SHA-256 of
 * the certificate, 32 bytes; candidates { host, port } of this network alone; `to`: of an answer, the first two bytes of
 * the fingerprint that it answers. As bytes: version and form, the number of candidates, `to`, name and password, the
 * fingerprint, the candidates, a check of two bytes.
 */

const VERSION = 1;
const MOST_BYTES = 100;
const MOST_CANDIDATES = 2;
const FINGERPRINT = 32;
const TO = 2;
const CHECK = 2;

/** How name and password are written: as the digits that browsers draw them from, else as text with its length. */
const FORMS = { hex: 0, base64: 1, text: 2 };
const HEX = /^[0-9a-f]+$/;
const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const BASE45 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
/** What codes begin with: in a QR code, whose capitals take less room; in a text, as the end of an address. */
const SCANNED = "PC:";
const SENT = "pair.";

const HOSTS = { name: [0, 16], four: [4, 4], six: [6, 16] };

/** A code that cannot be used; `reason`: foreign, damaged, or version, of another version of this app. */
export class BadCode extends Error {
  constructor(reason) {
    super(`code: ${reason}`);
    this.reason = reason;
  }
}

const hexBytes = (text) => text.match(/../g).map((two) => Number.parseInt(two, 16));
const hexText = (bytes) => bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Digits of six bits as bytes, without what is left over, and back. */
function base64Bytes(text) {
  const bits = [...text].map((digit) => BASE64.indexOf(digit).toString(2).padStart(6, "0")).join("");
  return bits.match(/.{8}/g).map((byte) => Number.parseInt(byte, 2));
}

function base64Text(bytes) {
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return bits
    .match(/.{6}/g)
    .map((digit) => BASE64[Number.parseInt(digit, 2)])
    .join("");
}

// Description and bytes ------------------------------------------------------------------------------

function formOf({ ufrag, pwd }) {
  if (ufrag.length === 8 && pwd.length === 32 && HEX.test(ufrag + pwd)) return FORMS.hex;
  const isPlain = [...ufrag, ...pwd].every((digit) => BASE64.includes(digit));
  return ufrag.length === 4 && pwd.length === 24 && isPlain ? FORMS.base64 : FORMS.text;
}

const CREDENTIALS = {
  [FORMS.hex]: ({ ufrag, pwd }) => hexBytes(ufrag + pwd),
  [FORMS.base64]: ({ ufrag, pwd }) => base64Bytes(ufrag + pwd),
  [FORMS.text]: ({ ufrag, pwd }) => [ufrag, pwd].flatMap((text) => [text.length, ...new TextEncoder().encode(text)]),
};

const READ_CREDENTIALS = {
  [FORMS.hex]: (take) => ({ ufrag: hexText(take(4)), pwd: hexText(take(16)) }),
  [FORMS.base64]: (take) => {
    const text = base64Text(take(21));
    return { ufrag: text.slice(0, 4), pwd: text.slice(4) };
  },
  [FORMS.text]: (take) => {
    const text = () => new TextDecoder().decode(new Uint8Array(take(take(1)[0])));
    return { ufrag: text(), pwd: text() };
  },
};

/** An IPv6 address as eight groups. */
function groupsOf(host) {
  const [front, back] = new URL(`http://[${host}]`).hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  if (!back) return front;
  return [...front, ...Array(8 - front.length - back.length).fill("0"), ...back];
}

/** A candidate as bytes; null for what no browser offers on a network at home. */
function candidateBytes({ host, port }) {
  const end = [port >> 8, port & 255];
  const name = host.match(/^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.local$/i);
  if (name) return [HOSTS.name[0], ...hexBytes(name[1].replaceAll("-", "").toLowerCase()), ...end];
  if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) return [HOSTS.four[0], ...host.split(".").map(Number), ...end];
  if (!host.includes(":")) return null;
  const groups = groupsOf(host).map((group) => Number.parseInt(group, 16));
  return [HOSTS.six[0], ...groups.flatMap((group) => [group >> 8, group & 255]), ...end];
}

function readCandidate(take) {
  const [mark] = take(1);
  const size = Object.values(HOSTS).find(([each]) => each === mark)?.[1];
  if (!size) throw new BadCode("damaged");
  const bytes = take(size);
  const [high, low] = take(2);
  const port = high * 256 + low;
  if (mark === HOSTS.four[0]) return { host: bytes.join("."), port };
  const digits = hexText(bytes);
  if (mark === HOSTS.six[0]) return { host: digits.match(/..../g).join(":"), port };
  return { host: `${digits.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5")}.local`, port };
}

/** Fletcher's check: any byte that is another one, and any two that have changed places. */
function checkOf(bytes) {
  let [a, b] = [0, 0];
  for (const byte of bytes) {
    a = (a + byte) % 255;
    b = (b + a) % 255;
  }
  return [b, a];
}

/** A description as bytes. Candidates that find no room are left out. */
export function pack(description) {
  const form = formOf(description);
  const { isAnswer, fingerprint, candidates, to } = description;
  const before = [...(isAnswer ? to : []), ...CREDENTIALS[form](description), ...fingerprint];
  const all = candidates.map(candidateBytes).filter(Boolean).slice(0, MOST_CANDIDATES);
  while (2 + before.length + all.flat().length + CHECK > MOST_BYTES) all.pop();
  const bytes = [VERSION * 16 + form * 2 + Number(isAnswer), all.length, ...before, ...all.flat()];
  return new Uint8Array([...bytes, ...checkOf(bytes)]);
}

/** The description that these bytes hold. Raises BadCode for all others. */
export function unpack(packed) {
  const bytes = [...packed];
  if (bytes.length > MOST_BYTES || bytes.length < CHECK + 2) throw new BadCode("damaged");
  const body = bytes.slice(0, -CHECK);
  if (checkOf(body).join() !== bytes.slice(-CHECK).join()) throw new BadCode("damaged");
  let at = 0;
  const take = (count) => {
    if (at + count > body.length) throw new BadCode("damaged");
    at += count;
    return body.slice(at - count, at);
  };
  const [head, count] = take(2);
  if (head >> 4 !== VERSION) throw new BadCode("version");
  const isAnswer = Boolean(head & 1);
  const to = isAnswer ? take(TO) : null;
  const credentials = READ_CREDENTIALS[(head >> 1) & 7]?.(take);
  if (!credentials || count > MOST_CANDIDATES) throw new BadCode("damaged");
  if (!isToken(credentials.ufrag, 4) || !isToken(credentials.pwd, 22)) throw new BadCode("damaged");
  const fingerprint = take(FINGERPRINT);
  const candidates = Array.from({ length: count }, () => readCandidate(take));
  if (at !== body.length) throw new BadCode("damaged");
  return { isAnswer, to, ...credentials, fingerprint, candidates };
}

/** What ICE allows in names and passwords, so that nothing else comes into a session description. */
const isToken = (text, least) => text.length >= least && /^[A-Za-z0-9+/]+$/.test(text);

/** The mark of an offer that its answer carries. */
export const markOf = ({ fingerprint }) => fingerprint.slice(0, TO);

/** Whether an answer is one to this offer. */
export const answers = ({ isAnswer, to }, offer) => isAnswer && to.join() === markOf(offer).join();

// Bytes and text -------------------------------------------------------------------------------------

/** For a QR code: base45 (RFC 9285), which has a denser mode there than other texts. */
export function toScan(bytes) {
  let text = SCANNED;
  for (let at = 0; at < bytes.length; at += 2) {
    const isPair = at + 1 < bytes.length;
    const number = isPair ? bytes[at] * 256 + bytes[at + 1] : bytes[at];
    text +=
      BASE45[number % 45] + BASE45[Math.floor(number / 45) % 45] + (isPair ? BASE45[Math.floor(number / 2025)] : "");
  }
  return text;
}

function scanned(text) {
  const bytes = [];
  for (let at = 0; at < text.length; at += 3) {
    const digits = [...text.slice(at, at + 3)].map((digit) => BASE45.indexOf(digit));
    const number = digits.reduce((sum, digit, place) => sum + digit * 45 ** place, 0);
    const isPair = digits.length === 3;
    if (digits.includes(-1) || digits.length === 1 || number > (isPair ? 65535 : 255)) throw new BadCode("damaged");
    bytes.push(...(isPair ? [number >> 8, number & 255] : [number]));
  }
  return bytes;
}

/** To be sent: behind the # of an address. */
export const toSend = (bytes) =>
  SENT +
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

function sent(text) {
  try {
    return [...atob(text.replaceAll("-", "+").replaceAll("_", "/"))].map((each) => each.charCodeAt(0));
  } catch {
    throw new BadCode("damaged");
  }
}

/** Whether a text is, or an address ends in, something that was sent with `toSend`. */
export const isCode = (text) => text.slice(text.lastIndexOf("#") + 1).startsWith(SENT);

/** The description in whatever was scanned or pasted. Raises BadCode. */
export function read(given) {
  const text = given.trim();
  if (text.length > 1000) throw new BadCode("foreign");
  if (text.startsWith(SCANNED)) return unpack(scanned(text.slice(SCANNED.length)));
  if (isCode(text)) return unpack(sent(text.slice(text.lastIndexOf("#") + 1 + SENT.length)));
  throw new BadCode("foreign");
}

// Description and session description ------------------------------------------------------------------

/** What a browser's session description says. `to`: of an answer, the mark of the offer. */
export function fromSdp(sdp, to = null) {
  const find = (pattern) => sdp.match(pattern)[1];
  const found = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)];
  return {
    isAnswer: to !== null,
    to,
    ufrag: find(/^a=ice-ufrag:(\S+)/m),
    pwd: find(/^a=ice-pwd:(\S+)/m),
    fingerprint: hexBytes(
      find(/^a=fingerprint:sha-256 (\S+)/im)
        .replaceAll(":", "")
        .toLowerCase(),
    ),
    candidates: found.map(([, host, port]) => ({ host: host.toLowerCase(), port: Number(port) })),
  };
}

/** A candidate as a browser writes it. */
export const candidateLine = ({ host, port }, place) =>
  `candidate:${place + 1} 1 udp ${2113937151 - place * 256} ${host} ${port} typ host`;

/** A session description that says the same. Never with a=end-of-candidates: browsers then give up at once. */
export function toSdp({ isAnswer, ufrag, pwd, fingerprint, candidates }) {
  return [
    "v=0",
    "o=- 1 1 IN IP4 0.0.0.0",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...candidates.map((each, place) => `a=${candidateLine(each, place)}`),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${hexText(fingerprint).match(/../g).join(":").toUpperCase()}`,
    `a=setup:${isAnswer ? "active" : "actpass"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    "",
  ].join("\r\n");
}
