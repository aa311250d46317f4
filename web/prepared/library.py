"""Run inside Pyodide by library.mjs: one zip of bytecode that holds what the engine imports, and the engine.

Pyodide's own Python compiles, so that the bytecode is always of the right version. The members are stored, not
deflated: what carries the file compresses all of it at once, and better.
"""

import importlib.util
import io
import marshal
import sys
import zipfile
from contextlib import suppress
from pathlib import Path

LIBRARY = "/lib/python{}{}.zip".format(*sys.version_info[:2])
# Imported by the interpreter on its own account: at a start, in an error or for a codec by its name.
EXTRA = [
    "encodings.ascii",
    "encodings.cp437",
    "encodings.idna",
    "encodings.latin_1",
    "encodings.utf_8",
    "linecache",
    "stringprep",
    "traceback",
    "warnings",
]
# Makes what is shipped, or speaks to a terminal: of no use in a page, not even to a player of one's own.
NOT_IN_A_PAGE = ("making", "puzzles", "terminal", "__main__.py")
DATE = (1980, 1, 1, 0, 0, 0)
UNCHECKED = b"\1\0\0\0"  # flags of a bytecode file (PEP 552): by a hash, which nobody compares


def compiled(source: bytes, name: str) -> bytes:
    """The bytecode file of a module that is never looked at again: checked against nothing, without docstrings."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + bytes(8) + marshal.dumps(code)


def sources(site_packages: str) -> dict[str, bytes]:
    """Path in the zip and source of every module that is imported now, but for built-in and frozen ones."""
    for name in EXTRA:
        with suppress(ImportError):  # another Python may do without it
            __import__(name)
    found = {}
    with zipfile.ZipFile(LIBRARY) as library:
        for name, module in sorted(sys.modules.items()):
            file = getattr(module, "__file__", None) or ""
            if name == "__main__" or getattr(module.__spec__, "origin", None) == "frozen":
                continue  # a frozen module is part of the interpreter
            if file.startswith(LIBRARY):
                path = file[len(LIBRARY) + 1 :]
                found[path] = library.read(path)
            elif file.startswith(site_packages):
                found[file[len(site_packages) + 1 :]] = Path(file).read_bytes()
    return found


def everything(site_packages: str, package: str) -> dict[str, bytes]:
    """Path in the zip and source of every module of Python's library, and of what a page may want of a package."""
    with zipfile.ZipFile(LIBRARY) as library:
        found = {name: library.read(name) for name in library.namelist() if name.endswith(".py")}
    ours = {path.relative_to(site_packages): path for path in Path(site_packages, package).rglob("*.py")}
    wanted = {name: path for name, path in ours.items() if name.parts[1] not in NOT_IN_A_PAGE}
    return found | {name.as_posix(): path.read_bytes() for name, path in wanted.items()}


def bind(found: dict[str, bytes]) -> bytes:
    """The zip. The same modules give the same bytes."""
    bound = io.BytesIO()
    with zipfile.ZipFile(bound, "w", zipfile.ZIP_STORED) as archive:
        for path, source in sorted(found.items()):
            archive.writestr(zipfile.ZipInfo(f"{path}c", DATE), compiled(source, path))
    return bound.getvalue()
