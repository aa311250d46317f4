"""What two phones know of each other: at most 100 bytes, read back as they were, and nothing else is read."""

import json
import subprocess
from typing import Any

from tests.helpers import ROOT

# Whatever may stand in a description, and any bytes and texts: what was read, or why not.
TRY = """
import * as packing from "./js/phones/packing.js";
const bytes = (count) => [...crypto.getRandomValues(new Uint8Array(count))];
const pick = (digits, count) => bytes(count).map((each) => digits[each % digits.length]).join("");
const HEX = "0123456789abcdef";
const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const port = () => bytes(1)[0] * 256 + bytes(1)[0];
const groups = () => [8, 4, 4, 4, 12].map((count) => pick(HEX, count)).join("-");
const HOSTS = [
  () => `${groups()}.local`,
  () => bytes(4).join("."),
  () => Array.from({ length: 8 }, () => pick(HEX, 4)).join(":"),
];
const NAMES = [[HEX, 8, 32], [BASE64, 4, 24], [BASE64, 6, 22]];
const found = { largest: 0, scanned: 0, unlike: 0, odd: [] };
for (let round = 0; round < 600; round += 1) {
  const [digits, short, long] = NAMES[round % 3];
  const isAnswer = round % 2 === 1;
  const description = {
    isAnswer,
    to: isAnswer ? bytes(2) : null,
    ufrag: pick(digits, short),
    pwd: pick(digits, long),
    fingerprint: bytes(32),
    candidates: Array.from({ length: round % 5 }, () => ({ host: HOSTS[bytes(1)[0] % 3](), port: port() })),
  };
  const packed = packing.pack(description);
  found.largest = Math.max(found.largest, packed.length);
  const read = packing.read(packing.toScan(packed));
  const sent = packing.read(`https://somewhere.example/app/#${packing.toSend(packed)}`);
  const known = description.candidates.slice(0, read.candidates.length);
  const same = (one, two) => JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(two).sort());
  if (!same(read, { ...description, candidates: known }) || !same(read, sent)) found.unlike += 1;
  const again = packing.fromSdp(packing.toSdp(read), read.to);
  if (!same(again, read)) found.unlike += 1;
  found.scanned = Math.max(found.scanned, packing.toScan(packed).length);
  const broken = packed.slice();
  broken[bytes(1)[0] % broken.length] ^= 1 + (bytes(1)[0] % 255);
  const anything = new Uint8Array(bytes(round % 120));
  for (const text of [packing.toScan(broken), packing.toSend(packed.slice(0, -1)), packing.toScan(anything)]) {
    try {
      packing.read(text);
      found.odd.push(text);
    } catch (error) {
      if (!(error instanceof packing.BadCode)) throw error;
    }
  }
}
const why = (text) => {
  try {
    return packing.read(text) && "read";
  } catch (error) {
    return error.reason;
  }
};
found.why = ["", "https://example.org/", "PC:", "PC:???", "pair.", "pair.%", `PC:${"0".repeat(2000)}`].map(why);
console.log(JSON.stringify(found));
"""


def tried() -> Any:
    command = ["node", "--input-type=module", "--eval", TRY]
    return json.loads(subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True, text=True).stdout)


def test_descriptions_are_packed_and_read_back() -> None:
    found = tried()
    assert found["unlike"] == 0
    assert found["largest"] <= 100 and found["scanned"] <= 154, "a QR code of 37 modules holds 154 such characters"
    assert len(found["odd"]) < 5, "a check of two bytes lets almost nothing through"
    assert found["why"] == ["foreign", "foreign", "damaged", "damaged", "damaged", "damaged", "foreign"]
