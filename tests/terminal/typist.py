"""Somebody at a keyboard who reads what the terminal offers, and types one of the keys at random."""

import io
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from pocketcrowns.terminal.main import main

TURNED_OVER = "\n" * 60
CHOOSE = re.compile(r"(?:Your choice:|Votre choix\u00a0:) $")
BACK = re.compile(r"^\(.*\)$")


class Typist(io.StringIO):
    """Standard input for the terminal, which writes to `screen`. `before` is typed first; `most` lines in all."""

    def __init__(self, screen: io.StringIO, rng: Random, before: list[str], most: int) -> None:
        super().__init__()
        self.screen, self.rng, self.before, self.left = screen, rng, before, most
        self.typed: list[str] = []

    def readline(self, size: int | None = -1) -> str:
        if not self.left:
            return ""
        self.left -= 1
        answer = self.before.pop(0) if self.before else self._answer()
        self.typed.append(answer)
        return f"{answer}\n"

    def _answer(self) -> str:
        shown = self.screen.getvalue()
        if not CHOOSE.search(shown):
            return ""  # "Press Enter."
        lines = shown.splitlines()
        offered = lines[-3] if BACK.match(lines[-2]) else lines[-2]
        return self.rng.choice([each.split(" ")[0] for each in offered.split("   ")])


@contextmanager
def at_the_keyboard(rng: Random, before: list[str], most: int) -> Iterator[tuple[io.StringIO, Typist]]:
    """What is shown, and who types."""
    screen = io.StringIO()
    typist = Typist(screen, rng, before, most)
    kept = sys.stdin, sys.stdout
    sys.stdin, sys.stdout = typist, screen
    try:
        yield screen, typist
    finally:
        sys.stdin, sys.stdout = kept


def play(*arguments: str, seed: int = 0, before: tuple[str, ...] = (), most: int = 10_000) -> tuple[int, str]:
    """Exit code of `play` with these arguments, and all that it showed."""
    code, shown, _ = play_and_note(*arguments, seed=seed, before=before, most=most)
    return code, shown


def play_and_note(
    *arguments: str, seed: int = 0, before: tuple[str, ...] = (), most: int = 10_000
) -> tuple[int, str, list[str]]:
    """Exit code, all that was shown, and all that was typed."""
    with at_the_keyboard(Random(seed), list(before), most) as (screen, typist):
        code = main(["play", *arguments])
    return code, screen.getvalue(), typist.typed
