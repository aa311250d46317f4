"""A film for Chromium's fake camera: a QR code that somebody holds before it."""

import json
import pathlib
import subprocess

from tests.helpers import ROOT

WIDTH, HEIGHT = 640, 480  # pixels
MODULE = 8  # pixels
DARK, LIGHT, GREY = b"\x20", b"\xe0", b"\x80"
FRAMES = 10
# The modules of the code that the app draws for this text, as rows of 0 and 1.
DRAW = """
import { generate } from "lean-qr";
import { read, pack, toScan } from "./js/phones/packing.js";
const [text] = process.argv.slice(1);
const code = generate(text.includes("#pair.") ? toScan(pack(read(text))) : text);
const line = (y) => Array.from({ length: code.size }, (_, x) => Number(code.get(x, y)));
console.log(JSON.stringify(Array.from({ length: code.size }, (_, y) => line(y))));
"""


def film(path: pathlib.Path, text: str) -> str:
    """Write a film of the code of a pairing, given as a link, or of any text; answers the browser's argument for it."""
    command = ["node", "--input-type=module", "--eval", DRAW, text]
    rows = json.loads(subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True, text=True).stdout)
    picture = bytearray(LIGHT * (WIDTH * HEIGHT))
    left, top = (WIDTH - len(rows) * MODULE) // 2, (HEIGHT - len(rows) * MODULE) // 2
    for y, row in enumerate(rows):
        for x, is_dark in enumerate(row):
            if not is_dark:
                continue
            for line in range(MODULE):
                start = (top + y * MODULE + line) * WIDTH + left + x * MODULE
                picture[start : start + MODULE] = DARK * MODULE
    frame = b"FRAME\n" + bytes(picture) + GREY * (WIDTH * HEIGHT // 2)
    path.write_bytes(f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1 C420jpeg\n".encode() + frame * FRAMES)
    return f"--use-file-for-fake-video-capture={path}"
