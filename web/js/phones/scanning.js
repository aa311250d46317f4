/**
 * Reading a QR code with the camera: by the browser's own BarcodeDetector, or by a library where there is none. No picture
 * leaves the device, none is kept, and the camera stops as soon as a code is read or nobody looks any more.
 */

const BETWEEN = 120; // ms from one look to the next: a phone's battery has to last
const LARGEST = 800; // pixels of the longer side that are looked at

/** Whether there may be a camera: pages that came over an open line have none. */
export const hasCamera = () => Boolean(navigator.mediaDevices?.getUserMedia);

/** A function from what a video shows now to the text of a code in it, or null. */
async function reader() {
  const formats = (await globalThis.BarcodeDetector?.getSupportedFormats?.().catch(() => [])) ?? [];
  if (formats.includes("qr_code")) {
    const detector = new globalThis.BarcodeDetector({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { default: decode } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  return (video) => {
    const scale = Math.min(1, LARGEST / Math.max(video.videoWidth, video.videoHeight));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    brush.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decode(brush.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      return null; // no code in this picture
    }
  };
}

/** The camera while it is on. Raises what getUserMedia does: NotAllowedError, NotFoundError and others. */
export class Scanner {
  #stream = null;
  #isOver = false;

  /** Show the camera in `video` and call `found(text)` for each text read, until that answers true or `stop` is called. */
  async start(video, found) {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" }, audio: false });
    this.#stream = stream;
    if (this.#isOver) return this.stop();
    video.srcObject = stream;
    const [look] = await Promise.all([reader(), video.play()]);
    while (!this.#isOver) {
      const text = video.videoWidth ? await look(video) : null;
      if (text && !this.#isOver && found(text)) return this.stop();
      await new Promise((resolve) => setTimeout(resolve, BETWEEN));
    }
  }

  stop() {
    this.#isOver = true;
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    this.#stream = null;
  }
}
