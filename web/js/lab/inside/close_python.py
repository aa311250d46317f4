"""Run once in the player's Python, before its text: what speaks JavaScript is not to be imported any more, and nothing
goes on after an answer, when no clock is held to it."""

import gc
import sys

from _pyodide import _importhook
from pyodide import webloop

CLOSED = ("js", "micropip", "pyodide.code", "pyodide.http", "pyodide_js")


def _refuse(*_: object) -> None:
    raise RuntimeError("nothing goes on after an answer here")


webloop.scheduleCallback = _refuse
_importhook.jsfinder.jsproxies.clear()
for name in list(sys.modules):
    if name in CLOSED or name.startswith(tuple(f"{each}." for each in CLOSED)):
        del sys.modules[name]
for name in CLOSED:
    sys.modules[name] = None  # an import of it says that there is none
gc.collect()
