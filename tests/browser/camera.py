"""A film for Chromium's fake camera: a QR code that somebody holds before it."""

import json
import math
import pathlib
import subprocess

from tests.helpers import ROOT

WIDTH, HEIGHT = 640, 480  # pixels
GREY = b"\x80"  # of the colours, that is, none
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


def film(
    path: pathlib.Path, text: str, *, module: float = 8, turn: float = 0, dark: int = 0x20, light: int = 0xE0
) -> str:
    """Write a film of the code of a pairing, given as a link, or of any text; answers the browser's argument for it.

    `module`: pixels of one; `turn`: degrees that the code is tilted by; `dark` and `light`: what is black and white in
    it, from 0 to 255.
    """
    command = ["node", "--input-type=module", "--eval", DRAW, text]
    rows = json.loads(subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True, text=True).stdout)
    size, across, down = len(rows), math.cos(math.radians(turn)) / module, math.sin(math.radians(turn)) / module
    picture = bytearray([light]) * (WIDTH * HEIGHT)
    for y in range(HEIGHT):
        for x in range(WIDTH):
            right, below = x - WIDTH / 2, y - HEIGHT / 2
            column = math.floor(size / 2 + right * across + below * down)
            row = math.floor(size / 2 - right * down + below * across)
            if 0 <= column < size and 0 <= row < size and rows[row][column]:
                picture[y * WIDTH + x] = dark
    frame = b"FRAME\n" + bytes(picture) + GREY * (WIDTH * HEIGHT // 2)
    path.write_bytes(f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1 C420jpeg\n".encode() + frame * FRAMES)
    return f"--use-file-for-fake-video-capture={path}"
