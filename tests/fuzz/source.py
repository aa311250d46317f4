"""Bytes read as decisions, so that a fuzzer which changes bytes changes questions, records and moves."""

from collections.abc import Sequence
from typing import Any, TypeVar

from pocketcrowns.core.game import Json

T = TypeVar("T")

WORDS = ["", "p1", "p2", "luck", "brave-rats", "r-vs-r", "spy", "mime", "keep spy", "citizen@b2", "king@a1!b2", "x@d4"]
WORDS += [
    "scamp",
    "guard",
    "judge",
    "reader",
    "draft",
    "standard",
    "keeps",
    "a seed",
    "m1",
    "\ud800",
    "é",
    "0",
    "first p1",
]
KEYS = ["v", "game", "options", "seed", "turns", "p1", "p2", "luck", "ms", "nodes", "edition", "variants", "princes"]
KEYS += [
    "rulings",
    "musician",
    "setup",
    "match",
    "rounds",
    "first",
    "seat",
    "action",
    "record",
    "text",
    "secret",
    "name",
]


class Source:
    """The bytes that are left; when none are, every decision is the first one."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    @property
    def left(self) -> int:
        return len(self._data) - self._at

    def number(self, below: int) -> int:
        """From 0 on."""
        size = 1 if below <= 256 else 2
        found = int.from_bytes(self._data[self._at : self._at + size], "big")
        self._at = min(self._at + size, len(self._data))
        return found % below

    def one_of(self, values: Sequence[T]) -> T:
        return values[self.number(len(values))]

    def text(self, most: int = 40) -> str:
        """A word that the engine knows, or any other."""
        if self.number(3):
            return self.one_of(WORDS)
        size = self.number(most)
        found = self._data[self._at : self._at + size]
        self._at = min(self._at + size, len(self._data))
        return found.decode("utf-8", "surrogateescape")

    def value(self, depth: int = 3) -> Any:
        """Anything that JSON can say."""
        kind = self.number(9 if depth else 6)
        if kind < 2:
            return self.text()
        if kind == 2:
            return self.number(300) - 150
        if kind == 3:
            return self.one_of([None, True, False, 0, 1, 16, 18, -1, 10**20, 0.5])
        if kind == 4:
            return self.one_of(WORDS)
        if kind == 5:
            return []
        if kind == 6:
            return [self.value(depth - 1) for _ in range(self.number(4))]
        return {self.one_of(KEYS): self.value(depth - 1) for _ in range(self.number(4))}

    def changed(self, value: Any) -> Any:
        """The value with a few of its parts changed, dropped, doubled or exchanged."""
        for _ in range(self.number(4)):
            value = self._change(value)
        return value

    def _change(self, value: Any) -> Any:
        if isinstance(value, dict) and value and self.number(8):
            key = self.one_of(list(value))
            return self._changed_object(value, key)
        if isinstance(value, list) and value and self.number(8):
            place = self.number(len(value))
            return self._changed_list(value, place)
        return self.value()

    def _changed_object(self, value: Json, key: str) -> Json:
        kind = self.number(5)
        if kind == 0:
            return {name: part for name, part in value.items() if name != key}
        if kind == 1:
            return {**value, self.one_of(KEYS): self.value()}
        return {**value, key: self._change(value[key])}

    def _changed_list(self, value: list[Any], place: int) -> list[Any]:
        kind = self.number(6)
        if kind == 0:
            return value[:place] + value[place + 1 :]
        if kind == 1:
            return [*value[:place], value[place], *value[place:]]
        if kind == 2:
            return value[:place]
        return [*value[:place], self._change(value[place]), *value[place + 1 :]]
