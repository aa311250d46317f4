"""The entry points of the page, tried in a real Chromium on a copy of the built site that has them in targets.html."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.fuzz.targets import published, records
from tests.helpers import ROOT, ask
from web.server import Server

DIST = ROOT / "dist"
HANG = 120  # seconds until nobody waits any longer for one lot
LOT, SLOW_LOT = 5000, 100  # inputs that are tried between two looks at the clock
SHARES = {  # of the page's inputs, in parts of 10,000; what draws screens or waits for Python is slow
    "address": 5650,
    "linkText": 1400,
    "linkContent": 170,
    "storage": 300,
    "screens": 7,
    "sitting": 4,
    "file": 7,
    "sharedLink": 8,
    "serviceWorker": 50,
    "embedMessage": 10,
    "embedLink": 17,
    "elementMessage": 2300,
    "workerReply": 60,
    "workerMessage": 17,
}
QUICK = 50  # the share of a target that takes thousands of inputs within the time for one lot
READY_MS = 60_000
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-ipc-flooding-protection"]


def make_site(folder: Path) -> None:
    """The built site, and in it targets.html with the app's modules and the targets."""
    shutil.copytree(DIST, folder, copy_function=os.link)
    given = {"catalogue": ask("catalogue"), "links": published(), "records": records()}
    node = os.environ | {"PATH": os.pathsep.join([str(ROOT / ".venv" / "bin"), os.environ.get("PATH", os.defpath)])}
    command = ["node", str(ROOT / "tests" / "fuzz" / "web" / "bundle.mjs"), str(folder)]
    made = subprocess.run(command, input=json.dumps(given), capture_output=True, text=True, env=node, check=False)
    assert made.returncode == 0, made.stderr[-3000:]
    page = (folder / "index.html").read_text("utf-8")
    lines = [line for line in page.splitlines() if "modulepreload" not in line and "<script" not in line]
    script = f'<script type="module" src="a/{made.stdout.strip()}"></script>'
    (folder / "targets.html").write_text("\n".join(lines).replace("</head>", f"{script}</head>"), "utf-8")


@contextmanager
def targets(browser: Browser, scratch: Path) -> Iterator[Page]:
    """The page with the targets, ready to be tried."""
    make_site(scratch / "site")
    server = Server(scratch / "site")
    server.start()
    try:
        context = browser.new_context(reduced_motion="reduce", locale="en-GB")
        page = context.new_page()
        page.goto(server.url("/targets.html"))
        page.wait_for_function("() => globalThis.isReady", timeout=READY_MS)
        yield page
        context.close()
    finally:
        server.stop()


def attempt(page: Page, name: str, inputs: int, seed: int) -> dict[str, Any]:
    """One lot at one target: { inputs, refused, accepted, seconds, wrong }."""
    start = "([name, inputs, seed]) => { globalThis.came = null; fuzz(name, inputs, seed).then((came) => {"
    start += " globalThis.came = came; }, (error) => { globalThis.came = { wrong: error.stack ?? String(error) }; }); }"
    page.evaluate(start, [name, inputs, seed])
    found = page.wait_for_function("() => globalThis.came", timeout=1000 * HANG, polling=20).json_value()
    return {"inputs": 0, "refused": 0, "accepted": 0, "seconds": 0.0, **found}


def main(name: str, inputs: str, seed: str) -> int:
    """One target with many inputs; prints what came of them as JSON."""
    came = dict.fromkeys(("inputs", "refused", "accepted"), 0) | {"seconds": 0.0, "wrong": ""}
    with (
        tempfile.TemporaryDirectory(prefix=".targets-", dir=ROOT) as scratch,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=ARGS) as browser,
        targets(browser, Path(scratch)) as page,
    ):
        size = LOT if SHARES[name] >= QUICK else SLOW_LOT
        for lot in range(-(-int(inputs) // size)):
            found = attempt(page, name, min(size, int(inputs) - lot * size), int(seed) * 1000 + lot)
            came = {key: value + found[key] for key, value in came.items()}
            if found["wrong"]:
                break
    print(json.dumps(came))
    return bool(came["wrong"])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
