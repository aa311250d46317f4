"""A Pyodide whose script is written in another way than the build knows: it takes a plainer form, and says so."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers import ROOT

from .test_reproducible import copied


@pytest.mark.slow
def test_a_script_that_cannot_be_trimmed_stays_whole(tmp_path: Path) -> None:
    folder = copied(ROOT, tmp_path / "tree")
    script = folder / "web/node_modules/pyodide/pyodide.asm.mjs"
    other = script.read_text("utf-8").replace("wasmImports", "importedNames")
    script.unlink()  # it is a link to the one that is installed
    script.write_text(other, "utf-8")
    command = [sys.executable, "build.py", "build"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=1200)
    told = done.stdout + done.stderr
    assert done.returncode == 0, told
    failed = [line for line in told.splitlines() if "does not do" in line]
    assert [line.partition("Pyodide with its ")[2].partition(" does")[0] for line in failed] == [
        "functions in use, data in use",
        "functions in use",
    ]
    [prepared] = (folder / "dist/a").glob("pyodide.asm-*.mjs")
    assert prepared.read_text("utf-8") == other, "whole"
    [wasm] = (folder / "dist/a").glob("python-????????.wasm")
    [plain] = (folder / "dist/a").glob("python-plain-*.wasm")
    assert wasm.stat().st_size < plain.stat().st_size / 2, "but without what the engine never calls"
