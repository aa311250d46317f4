"""Run inside Pyodide by image.mjs, just before its memory is kept: import the engine, leave nothing else behind."""

import gc
import linecache
import random
import re
import sys
import zipimport

import pocketcrowns.bridge  # noqa: F401

re.purge()
linecache.clearcache()
zipimport._zip_directory_cache.clear()  # there is no zip where the image wakes up
sys.path_importer_cache.clear()
random.seed(0)  # seeded from the system when the image wakes up; here so that two builds are the same bytes
sys._clear_internal_caches()
gc.collect()
