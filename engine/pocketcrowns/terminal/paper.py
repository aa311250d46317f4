"""What the terminal writes on: plain text, or with the package `rich` (the extra `terminal`) colours and frames."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Literal, Protocol, TextIO, TypeAlias

from ..jobs import Progress

Style: TypeAlias = Literal["p1", "p2", "title", "quiet", "plain"]
Text: TypeAlias = str | tuple[str, Style]
Row: TypeAlias = Sequence[Text]

_BAR: Final = 40  # characters
_COLOURED: Final = "pocketcrowns.terminal.coloured"  # imported only where rich is


class Paper(Protocol):
    """Whatever can be written on."""

    def say(self, text: str = "", style: Style = "plain") -> None:
        """A line, or several."""
        ...

    def table(self, headings: Row, rows: Sequence[Row]) -> None: ...

    def turn_over(self) -> None:
        """Nothing written so far can be seen any more."""
        ...

    def ask(self, question: str) -> str:
        """A line from the keyboard, without blanks around it; raises EOFError when there is no more."""
        ...


def split(text: Text) -> tuple[str, Style]:
    """A cell's text and style."""
    return text if isinstance(text, tuple) else (text, "plain")


class Plain:
    """Text in columns, for any terminal, pipe or file."""

    def say(self, text: str = "", style: Style = "plain") -> None:
        sys.stdout.write(f"{text}\n")

    def table(self, headings: Row, rows: Sequence[Row]) -> None:
        lines = [[split(cell)[0] for cell in row] for row in (headings, *rows)]
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        for line in lines:
            self.say("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())

    def turn_over(self) -> None:
        if sys.stdout.isatty():
            sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")  # the screen, what was scrolled away, and home
        else:
            self.say("\n" * 60)

    def ask(self, question: str) -> str:
        sys.stdout.write(f"{question} ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()


def paper() -> Paper:
    """The best there is."""
    found: Paper = import_module(_COLOURED).Coloured() if _shows_colours(sys.stdout) else Plain()
    return found


@contextmanager
def bar() -> Iterator[Progress]:
    """A progress bar on standard error: call it with what is done, and of how much."""
    if _shows_colours(sys.stderr):
        with import_module(_COLOURED).bar() as coloured:
            yield coloured
        return
    try:
        yield _plain_bar
    finally:
        sys.stderr.write("\n")


def _shows_colours(stream: TextIO) -> bool:
    return stream.isatty() and find_spec("rich") is not None


def _plain_bar(done: int, of: int) -> None:
    filled = _BAR * done // max(of, 1)
    sys.stderr.write(f"\r[{'#' * filled}{'.' * (_BAR - filled)}] {done:,} of {of:,}")
    sys.stderr.flush()
