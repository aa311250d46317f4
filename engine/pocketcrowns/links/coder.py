"""Choices into one whole number and out again: what is likely takes less room than what is not.

A `Coder` writes or reads, and the code that describes a value is the same for both: every method takes the value to
write and returns the value, and a reader does not look at what it is given. Underneath lies an asymmetric numeral
system (Duda, 2009) over a whole number of any length. How likely a choice is follows from how often it was made in the
same context; web/js/links/coder.js counts in the same way.
"""

from bisect import bisect_right
from collections.abc import Hashable, Sequence
from itertools import accumulate
from typing import Any, Final, TypeVar

from .frame import BadLink

T = TypeVar("T", bound=Hashable)

_STEP: Final = 3  # how much one choice counts beside the 1 that everything counts from the start
_BYTES: Final = 8000  # of one link at most: more is nothing that we write
_TEXT: Final = 200
_FIGURES: Final = "0123456789."
_BITS: Final = 16


class Coder:
    """Write with `Coder()`, then take `content()`; read with `Coder(content)`, then call `done()`.

    Raises BadLink where what is read is nothing we write, and ValueError for a value that version 1 cannot write.
    """

    def __init__(self, content: bytes | None = None) -> None:
        self.reads: Final = content is not None
        if content is not None and (len(content) > _BYTES or content[:1] == b"\0"):
            raise BadLink("damaged")
        self._number = int.from_bytes(content or b"", "big")
        self._written: list[tuple[int, int, int]] = []
        self._counts: dict[str, dict[Any, int]] = {}

    def content(self) -> bytes:
        """All that was written."""
        number = 0
        for start, size, total in reversed(self._written):
            number = number // size * total + start + number % size
        content = number.to_bytes((number.bit_length() + 7) // 8, "big")
        if len(content) > _BYTES:
            raise ValueError("too long for a link")
        return content

    def done(self) -> None:
        """Everything must have been read."""
        if self._number:
            raise BadLink("damaged")

    def choice(self, context: str, items: Sequence[T], value: Any, first: int = 1) -> T:
        """One of different items; `first`: how much likelier than the others the first of them is from the start."""
        counts = self._counts.setdefault(context, {})
        sizes = [_STEP * counts.get(item, 0) + (1 if place else first) for place, item in enumerate(items)]
        at = self._place(sizes, None if self.reads else items.index(value))
        counts[items[at]] = counts.get(items[at], 0) + 1
        return items[at]

    def one_of(self, items: Sequence[T], value: Any) -> T:
        """One of different items, all equally likely."""
        return items[self.below(len(items), None if self.reads else items.index(value))]

    def flag(self, context: str, value: Any, *, likely: bool = False, first: int = 1) -> bool:
        """A yes or no."""
        return self.choice(context, (likely, not likely), bool(value), first)

    def below(self, count: int, value: Any) -> int:
        """A whole number from 0 to below `count`, all equally likely."""
        if self.reads:
            if not count:
                raise BadLink("damaged")
            self._number, found = divmod(self._number, count)
            return found
        if not 0 <= value < count:
            raise ValueError(f"{value} is not below {count}")
        self._written.append((value, 1, count))
        return int(value)

    def number(self, context: str, value: Any) -> int:
        """A whole number below 65 535, small ones likelier."""
        bits = self.choice(context, range(_BITS), None if self.reads else (value + 1).bit_length() - 1)
        return (1 << bits) - 1 + self.below(1 << bits, None if self.reads else value + 1 - (1 << bits))

    def text(self, context: str, value: Any, most: int = _TEXT) -> str:
        """At most so many bytes of text; figures take half the room of letters."""
        given = str(value).encode()  # while reading nobody looks at it
        plain = self.flag(f"{context} plain", all(chr(byte) in _FIGURES for byte in given))
        size = self.number(f"{context} size", len(given))
        if size > most:
            raise BadLink("damaged") if self.reads else ValueError("too long for a link")
        if plain:
            return "".join(self.one_of(_FIGURES, None if self.reads else chr(given[at])) for at in range(size))
        try:
            return bytes(self.below(256, None if self.reads else given[at]) for at in range(size)).decode()
        except UnicodeDecodeError as error:
            raise BadLink("damaged") from error

    def _place(self, sizes: Sequence[int], place: int | None) -> int:
        total = sum(sizes)
        if place is not None:
            self._written.append((sum(sizes[:place]), sizes[place], total))
            return place
        if not total:
            raise BadLink("damaged")
        mark, starts = self._number % total, list(accumulate(sizes, initial=0))
        at = bisect_right(starts, mark) - 1
        self._number = sizes[at] * (self._number // total) + mark - starts[at]
        return at


def part(value: Any, key: str | int) -> Any:
    """A part of what is to be written; nothing while reading."""
    return None if value is None else value[key]
