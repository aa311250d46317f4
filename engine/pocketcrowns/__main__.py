"""`python -m pocketcrowns`: see terminal/main.py."""

from .terminal.main import command

if __name__ == "__main__":
    command()
