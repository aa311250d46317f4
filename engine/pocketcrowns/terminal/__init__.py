"""The engine at a terminal: `python -m pocketcrowns COMMAND`."""
