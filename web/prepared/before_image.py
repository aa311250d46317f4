"""Run inside Pyodide by image.mjs, just before its memory is kept: import the engine, and leave little else behind.

Pyodide imports half of the standard library for what some page may want; ours hands text to one function.
"""

import gc
import linecache
import random
import re
import sys
import zipimport

import pocketcrowns.bridge  # noqa: F401

# Packages that neither the engine nor Pyodide's own start from an image uses: prepare.mjs rehearses both.
UNUSED = (
    "asyncio",
    "bz2",
    "compression",
    "concurrent",
    "dis",
    "inspect",
    "lzma",
    "opcode",
    "selectors",
    "shutil",
    "signal",
    "socket",
    "ssl",
    "_ssl",
    "subprocess",
    "tempfile",
    "threading",
    "zipfile",
)

for name in list(sys.modules):
    if name.partition(".")[0] in UNUSED:
        vars(sys.modules.pop(name)).clear()

re.purge()
linecache.clearcache()
zipimport._zip_directory_cache.clear()  # there is no zip where the image wakes up
sys.path_importer_cache.clear()
random.seed(0)  # seeded from the system when the image wakes up; here so that two builds are the same bytes
sys._clear_internal_caches()
gc.collect()
gc.collect()
