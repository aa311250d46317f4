"""Any input at every entry point of engine and page: `python3 build.py fuzz` (run.py); a little in every test run."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))  # outside of pytest nobody else puts it there
