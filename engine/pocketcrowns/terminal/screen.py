"""What a game looks like at a terminal: the contract of brave_rats.py and r_vs_r.py."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from ..core.game import Action, Json, Seat
from .paper import Paper
from .words import Words


class Screen(Protocol):
    """One game in one language; `person`: the seat of the one person who plays a computer, whom texts call "you".

    `several`: how good choices are to each other, "mix" or "equal".
    """

    t: Words
    several: str
    person: Seat | None = None

    def name(self, seat: Seat) -> str:
        """What a seat is called."""
        ...

    def named(self, **seats: Seat) -> dict[str, str]:
        """Whose name stands in which variable of a text, and `you`: the one that is the person, or "nobody"."""
        you = next((variable for variable, seat in seats.items() if seat == self.person), "nobody")
        return {variable: self.name(seat) for variable, seat in seats.items()} | {"you": you}

    def show(self, view: Json, out: Paper) -> None:
        """The table as a seat or an onlooker sees it."""
        ...

    def steps(self, action: Action) -> tuple[str, ...]:
        """What is chosen one after the other for an action; different actions have different steps."""
        ...

    def question(self, view: Json, chosen: tuple[str, ...]) -> str:
        """What is to be chosen next."""
        ...

    def key(self, place: int, step: str, chosen: tuple[str, ...]) -> str:
        """What is typed for a step, the `place`-th of those offered (from 1)."""
        ...

    def label(self, view: Json, step: str, chosen: tuple[str, ...]) -> str:
        """A step in words."""
        ...

    def tell(self, events: Sequence[Json]) -> Iterator[str]:
        """What happened at once, in sentences; nothing where the table itself shows it."""
        ...

    def pieces(self) -> list[tuple[str, str]]:
        """Name and power of every card or tile."""
        ...

    def goal(self, view: Json) -> str:
        """The game in a sentence."""
        ...

    def ending(self, view: Json) -> str:
        """Why the game is over."""
        ...
