/**
 * One device's end of a connection: an offer and its answer, exchanged by people, and then a data channel. No server is
 * asked for anything: only addresses of this network are offered.
 *
 * A person takes a while to scan. Browsers that answer give up meanwhile (Firefox after five seconds), so an answer is
 * then made anew, with the same certificate, name and password: the code on the screen stays good. Some never look a name
 * of the other's network up again unless they hear it again.
 */

import { answers, candidateLine, fromSdp, markOf, pack, toSdp } from "./packing.js";

const CHANNEL = { negotiated: true, id: 0, ordered: true };
const GATHERED_WITHIN = 3000; // ms; what a browser has not found by then it does not offer
const AGAIN = 1000; // ms between two tellings of the other's addresses
const SHAKY_FOR = 10_000; // ms after "failed" in which a phone that slept may still come back
const ALGORITHM = { name: "ECDSA", namedCurve: "P-256" };

/** Whether this browser has what is needed. */
export const canConnect = () => typeof RTCPeerConnection === "function";

let certificate = null;
const ownCertificate = () => {
  certificate ??= RTCPeerConnection.generateCertificate(ALGORITHM);
  return certificate;
};

export class Connection {
  /** How it stands: "waits" for the other's code or scan, "open", "shaky" while nothing is heard, "closed". */
  state = "waits";
  /** The code to show, as bytes; null until there is one. */
  code = null;
  #pc = null;
  #channel = null;
  #mine = null; // our description
  #theirs = null; // the other's
  #isAnswerer = false;
  #hear;
  #timers = new Set();

  /** `hear({ opened | changed | text })`: the channel is open, `state` or `code` is another one, or a message has come. */
  constructor(hear) {
    this.#hear = hear;
  }

  /** Offer to connect; `code` is there then. */
  async offer() {
    await this.#build();
    await this.#pc.setLocalDescription(await this.#pc.createOffer());
    await this.#describe(null);
  }

  /** Answer an offer that was scanned; `code` is there then. */
  async answer(theirs) {
    this.#isAnswerer = true;
    this.#theirs = theirs;
    await this.#answerAnew();
  }

  /** Whether an answer is one to our offer. */
  isAnswered(theirs) {
    return !this.#isAnswerer && this.#mine !== null && answers(theirs, this.#mine);
  }

  /** Whether this is our own offer, as in a mirror. */
  isOwn({ fingerprint }) {
    return this.#mine !== null && fingerprint.join() === this.#mine.fingerprint.join();
  }

  /** Whether we answer this offer. */
  isTo({ fingerprint, ufrag }) {
    return this.#isAnswerer && this.#theirs.ufrag === ufrag && this.#theirs.fingerprint.join() === fingerprint.join();
  }

  /** Take the answer to our offer. */
  async accept(theirs) {
    if (this.#theirs) return; // the same code once more
    this.#theirs = theirs;
    await this.#pc.setRemoteDescription({ type: "answer", sdp: toSdp(theirs) });
    this.#tellAgain();
  }

  /** Say something; false where nobody hears it. */
  say(text) {
    if (this.#channel?.readyState !== "open") return false;
    try {
      this.#channel.send(text);
      return true;
    } catch {
      return false; // too much lies in the queue already
    }
  }

  close() {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.state = "closed";
    this.#drop();
  }

  #drop() {
    const pc = this.#pc;
    this.#pc = this.#channel = null;
    pc?.close();
  }

  #later(act, time) {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, time);
    this.#timers.add(timer);
  }

  async #build() {
    const pc = new RTCPeerConnection({ iceServers: [], certificates: [await ownCertificate()] });
    this.#pc = pc;
    const channel = pc.createDataChannel("letters", CHANNEL);
    this.#channel = channel;
    channel.addEventListener("open", () => this.#channel === channel && this.#to("open"));
    channel.addEventListener("close", () => this.#channel === channel && this.#end());
    channel.addEventListener("message", ({ data }) => this.#channel === channel && this.#hear({ text: data }));
    pc.addEventListener("connectionstatechange", () => this.#pc === pc && this.#moved(pc));
  }

  #to(state) {
    if (this.state === state || this.state === "closed") return;
    const isFirst = state === "open" && this.state === "waits";
    this.state = state;
    this.#hear(isFirst ? { opened: true } : { changed: true });
  }

  #end() {
    if (this.state === "closed") return;
    this.close();
    this.#hear({ changed: true });
  }

  #moved(pc) {
    const now = pc.connectionState;
    if (this.state === "waits") {
      if (now === "failed" && this.#isAnswerer) this.#later(() => this.#answerAnew().catch(() => this.#end()), 0);
    } else if (now === "connected") this.#to("open");
    else if (now === "disconnected") this.#to("shaky");
    else if (now === "failed") {
      this.#to("shaky");
      this.#later(() => pc === this.#pc && pc.connectionState === "failed" && this.#end(), SHAKY_FOR);
    }
  }

  /** An answer with the name and password of the one before it, where the browser lets us choose them. */
  async #answerAnew() {
    this.#drop();
    await this.#build();
    const pc = this.#pc;
    await pc.setRemoteDescription({ type: "offer", sdp: toSdp(this.#theirs) });
    const { sdp } = await pc.createAnswer();
    const kept = this.#mine && withCredentials(sdp, this.#mine);
    try {
      await pc.setLocalDescription({ type: "answer", sdp: kept ?? sdp });
    } catch {
      await pc.setLocalDescription({ type: "answer", sdp }); // then the code is another one
    }
    await this.#describe(markOf(this.#theirs));
    this.#tellAgain();
  }

  /** Wait until our addresses are known, and say what the other has to know. */
  async #describe(to) {
    const pc = this.#pc;
    if (pc.iceGatheringState !== "complete") {
      await new Promise((resolve) => {
        pc.addEventListener("icegatheringstatechange", () => pc.iceGatheringState === "complete" && resolve());
        setTimeout(resolve, GATHERED_WITHIN);
      });
    }
    if (pc !== this.#pc) return;
    const mine = fromSdp(pc.localDescription.sdp, to);
    const isSame = this.#mine && mine.ufrag === this.#mine.ufrag && mine.pwd === this.#mine.pwd;
    if (isSame) return;
    this.#mine = mine;
    this.code = pack(mine);
    this.#hear({ changed: true });
  }

  /** Tell the browser the other's addresses again until it is connected. */
  #tellAgain() {
    const pc = this.#pc;
    const tell = () => {
      if (pc !== this.#pc || this.state !== "waits") return;
      for (const [place, each] of this.#theirs.candidates.entries()) {
        pc.addIceCandidate({ candidate: candidateLine(each, place), sdpMid: "0" }).catch(() => {});
      }
      this.#later(tell, AGAIN);
    };
    this.#later(tell, AGAIN);
  }
}

const withCredentials = (sdp, { ufrag, pwd }) =>
  sdp.replace(/^a=ice-ufrag:.*$/m, `a=ice-ufrag:${ufrag}`).replace(/^a=ice-pwd:.*$/m, `a=ice-pwd:${pwd}`);
