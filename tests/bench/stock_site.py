"""The site that the app is measured against: the same engine, started as any project with a wheel would.

`loadPyodide`, micropip and the wheel in a module worker, a service worker that stores it all, nothing else: no words,
no style, no pictures. Files are compressed and cached as the app's own are.
"""

import gzip
import json
import shutil
import subprocess
from pathlib import Path

import build

PAGES = Path(__file__).parent / "stock"
PYODIDE = build.WEB / "node_modules" / "pyodide"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
COMPRESSED = build.ROOT / ".cache" / "compressed-stock"  # not the build's: that forgets what is not of the app
MINUTES_TO_COMPRESS = 8


def write_stock_site(site: Path) -> Path:
    """Write it into an empty folder."""
    assets = site / "a" / "pyodide"
    assets.mkdir(parents=True)
    for name in PYODIDE_FILES:
        shutil.copy(PYODIDE / name, assets)
    [micropip] = build.BROWSER_WHEELS.glob("micropip-*.whl")
    shutil.copy(micropip, site / "a")
    names = {"MICROPIP": f"a/{micropip.name}", "ENGINE": f"a/{build.build_wheel(site / 'a').name}"}
    for page in PAGES.iterdir():
        text = page.read_text(encoding="utf-8")
        for word, name in names.items():
            text = text.replace(f"__{word}__", name)
        (site / page.name).write_text(text, encoding="utf-8")
    write_list(site)
    in_node("await compressSite(site, cache)", site, COMPRESSED)
    return site


def write_list(site: Path) -> None:
    """Tell the service worker what there is; the page's address is the folder's."""
    files = sorted(str(file.relative_to(site)) for file in site.rglob("*") if file.is_file())
    listed = ["./" if name == "index.html" else name for name in files if name != "sw.js"]
    script = site / "sw.js"
    script.write_text(script.read_text(encoding="utf-8").replace("__FILES__", json.dumps(listed)), encoding="utf-8")


def in_node(expression: str, site: Path, cache: Path) -> str:
    """What an expression over the functions of web/compress.mjs answers, as JSON text."""
    script = f"""
        import {{ compressSite }} from {json.dumps(str(build.WEB / "compress.mjs"))};
        const [site, cache] = {json.dumps([str(site), str(cache)])};
        console.log(JSON.stringify({expression}));
    """
    node = ("node", "--input-type=module", "-e", script)
    limit = MINUTES_TO_COMPRESS * 60
    done = subprocess.run(
        node, cwd=build.WEB, env=build.environment(), stdout=subprocess.PIPE, check=True, timeout=limit
    )
    return done.stdout.decode()


def shell_bytes(dist: Path) -> int:
    """What the app's own shell is after gzip, as the build counts it."""
    [shell, *_] = json.loads((build.ROOT / ".cache" / "size-limit.json").read_text("utf-8"))
    return sum(len(gzip.compress((dist.parent / name[3:]).read_bytes())) for name in shell["path"])
