"""What paper.py offers, by the package rich: colours, frames, and a bar that says how long it will still take."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table
from rich.text import Text

from ..jobs import Progress
from .paper import Plain, Row, Style, split

_COLOURS: Final[dict[Style, str]] = {
    "p1": "bold red",
    "p2": "bold blue",
    "title": "bold",
    "quiet": "dim",
    "plain": "",
}


class Coloured(Plain):
    """Rich leaves colours out by itself where they cannot be shown."""

    def __init__(self) -> None:
        self._console = Console(highlight=False, markup=False, emoji=False)

    def say(self, text: str = "", style: Style = "plain") -> None:
        self._console.print(text, style=_COLOURS[style], soft_wrap=style == "quiet")  # lines to copy are quiet

    def table(self, headings: Row, rows: Sequence[Row]) -> None:
        table = Table(*(split(each)[0] for each in headings))
        for row in rows:
            table.add_row(*(Text(text, style=_COLOURS[style]) for text, style in map(split, row)))
        self._console.print(table)


@contextmanager
def bar() -> Iterator[Progress]:
    """A progress bar on standard error."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=Console(stderr=True)) as shown:
        task = shown.add_task("")
        yield lambda done, of: shown.update(task, completed=done, total=of)
