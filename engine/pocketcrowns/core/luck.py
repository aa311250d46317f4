"""Our own seeded generator, the same in every Python and on every machine.

SHA-256 in counter mode over the names of the stream. A decision has a stream of its own, named by
the seed and the decision's number, so undoing and replaying need no generator state.
"""

import hashlib
import json
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_WORD_BITS = 64


class Luck:
    """A stream of independent, uniform numbers; equal names give equal streams."""

    def __init__(self, *names: str) -> None:
        self._key = hashlib.sha256(json.dumps(names).encode("ascii")).digest()
        self._taken = 0

    def _word(self) -> int:
        """The next 64 bits."""
        block = hashlib.sha256(self._key + self._taken.to_bytes(8, "big")).digest()
        self._taken += 1
        return int.from_bytes(block[: _WORD_BITS // 8], "big")

    def below(self, count: int) -> int:
        """A uniform whole number from 0 to `count` - 1 (1 <= count <= 2**64), without modulo bias."""
        if not 1 <= count <= 1 << _WORD_BITS:
            raise ValueError(f"count must be from 1 to 2**64, not {count}")
        fair = (1 << _WORD_BITS) // count * count
        while (word := self._word()) >= fair:
            pass
        return word % count

    def unit(self) -> float:
        """A uniform float in [0, 1) with 53 random bits."""
        return (self._word() >> 11) / (1 << 53)

    def shuffled(self, values: Sequence[T]) -> tuple[T, ...]:
        """The values in a random order."""
        rest = list(values)
        return tuple(rest.pop(self.below(len(rest))) for _ in values)

    def pick(self, weighted: Sequence[tuple[T, int]]) -> T:
        """One of the values, in proportion to its whole-number weight."""
        mark = self.below(sum(weight for _, weight in weighted))
        for value, weight in weighted:
            mark -= weight
            if mark < 0:
                return value
        raise AssertionError  # the mark lies below the sum of the weights
