"""Any bytes at every door of the engine: `python3 build.py fuzz` (see run.py); a little of it in every test run."""
