"""The Python that a page wakes up is trimmed: what is left works as any Python, and what is gone says so."""

import json
import runpy
import subprocess
import zipfile
from pathlib import Path

HERE = Path(__file__).parent
EVERYDAY = HERE / "everyday.py"
DIST = HERE.parents[1] / "dist"
GONE = (
    "_bz2 _codecs_cn _codecs_hk _codecs_iso2022 _codecs_jp _codecs_kr _codecs_tw _csv _ctypes _decimal _elementtree "
    "_lsprof _lzma _multibytecodec _pickle _posixsubprocess _sqlite3 _symtable _testcapi _zoneinfo _zstd cmath mmap "
    "pyexpat termios unicodedata"
)


def _in_the_page(program):
    """What the program leaves in `told`, as JSON."""
    command = ("node", HERE / "run_python.mjs", DIST)
    ran = subprocess.run(command, input=program, capture_output=True, text=True, timeout=120, check=False)
    assert ran.returncode == 0, ran.stderr[-3000:]
    return json.loads(ran.stdout)


def test_what_is_left_does_as_any_python():
    ours = runpy.run_path(str(EVERYDAY))["told"]
    assert len(ours) > 25
    assert _in_the_page(EVERYDAY.read_text("utf-8")) == ours


def test_what_is_gone_cannot_be_imported():
    program = f"""
import importlib, json, sys
told = {{}}
for name in {GONE!r}.split():
    try:
        importlib.import_module(name)
        told[name] = "is there"
    except ModuleNotFoundError:
        told[name] = name in sys.builtin_module_names
"""
    assert _in_the_page(program) == dict.fromkeys(GONE.split(), False)


def test_memory_that_is_not_there_is_refused():
    program = """
import json
try:
    told = len([None] * 2**29)
except MemoryError:
    told = "refused"
"""
    assert _in_the_page(program) == "refused"


def test_what_makes_tables_and_puzzles_is_in_no_file_of_a_page():
    program = "import json, sys; told = [name for name in sys.modules if name.startswith('pocketcrowns.')]"
    awake = {name.replace(".", "/") for name in _in_the_page(program)}
    for pattern, files in (("python-plain-*.zip", awake), ("lab-python-*.zip", {"pocketcrowns/players/own/door"})):
        [packed] = DIST.glob(f"a/{pattern}")
        with zipfile.ZipFile(packed) as archive:
            names = {name.removesuffix(".pyc").removesuffix("/__init__") for name in archive.namelist()}
        assert files <= names and "pocketcrowns/players/duel/solver" in names
        rooms = {name.split("/")[1] for name in names if name.startswith("pocketcrowns/")}
        assert not rooms & {"making", "puzzles", "terminal"}, pattern
