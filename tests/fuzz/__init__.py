"""Any bytes at every door of the engine: `python3 build.py fuzz` (see run.py); a little of it in every test run."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))  # outside of pytest nobody else puts it there
