"""Text to values and back: strict JSON, and the fields of a question read by kind."""

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from .errors import Malformed
from .game import SEATS, Json, Seat

# The most characters of a question and of a text in it, where that is no longer one by its kind.
LONGEST_QUESTION: Final = 5_000_000  # what a browser lets the page store, and more
LONGEST_WORD: Final = 200  # a name, an id, an action
DEEPEST: Final = 100  # lists and objects in one another; nothing of ours comes near it
# A string as a whole, even one that never ends, so that no bracket in it counts; or a bracket.
_MARK: Final = re.compile(r'"(?:[^"\\]|\\.)*+(?:"|\\?\Z)|[\[{]|[]}]', re.DOTALL)


def _no_constant(name: str) -> Any:
    raise Malformed(f"{name} is not JSON")


def _once(pairs: list[tuple[str, Any]]) -> Json:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise Malformed("an object names a key twice")
    return found


def read(text: Any) -> Json:
    """The JSON object that `text` holds; raises Malformed for anything else."""
    if not isinstance(text, str):
        raise Malformed("a question is text")
    if len(text) > LONGEST_QUESTION:
        raise Malformed(f"a question is at most {LONGEST_QUESTION} characters")
    if is_deep(text):
        raise Malformed(f"not JSON: more than {DEEPEST} lists and objects in one another")
    try:
        value = json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise Malformed(f"not JSON: {error}") from error
    if not isinstance(value, dict):
        raise Malformed("a question is a JSON object")
    return value


def is_deep(text: str) -> bool:
    """Whether reading this JSON text could use up the stack, which in a browser ends Python instead of raising."""
    depth = 0
    for mark in _MARK.finditer(text):
        if mark[0] in ("[", "{"):
            depth += 1
            if depth > DEEPEST:
                return True
        elif mark[0] in ("]", "}"):
            depth -= 1
    return False


def write(value: Json) -> str:
    """Compact ASCII JSON, so that no text, however odd, can fail on its way out."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def _seat(name: str, value: Any) -> Seat:
    for seat in SEATS:
        if value == seat:
            return seat
    raise Malformed(f"{name!r} must name one of {list(SEATS)}")


class Fields:
    """The named arguments of a question; each reader raises Malformed for a wrong kind."""

    def __init__(self, given: Any, allowed: frozenset[str]) -> None:
        if not isinstance(given, dict):
            raise Malformed("'with' must be an object")
        unknown = sorted(set(given) - allowed)
        if unknown:
            raise Malformed(f"'with' has no field {unknown[0]!r:.60}")
        self._given: Mapping[str, Any] = given

    def has(self, name: str) -> bool:
        return name in self._given

    def any(self, name: str) -> Any:
        """The value as it came; Malformed when it is missing."""
        if name not in self._given:
            raise Malformed(f"{name!r} is missing")
        return self._given[name]

    def text(self, name: str, longest: int = LONGEST_WORD) -> str:
        """A text of at most `longest` characters."""
        value = self.any(name)
        if not isinstance(value, str):
            raise Malformed(f"{name!r} must be text")
        if len(value) > longest:
            raise Malformed(f"{name!r} must be at most {longest} characters")
        return value

    def number(self, name: str) -> int:
        """A whole number from 0."""
        value = self.any(name)
        if type(value) is not int or value < 0:
            raise Malformed(f"{name!r} must be a whole number from 0")
        return value

    def flag(self, name: str) -> bool:
        """True or false; false when the field is absent."""
        value = self._given.get(name, False)
        if not isinstance(value, bool):
            raise Malformed(f"{name!r} must be true or false")
        return value

    def seat(self, name: str) -> Seat:
        return _seat(name, self.any(name))

    def seat_or_onlooker(self, name: str) -> Seat | None:
        """A seat, or None where the question says null."""
        value = self.any(name)
        return None if value is None else _seat(name, value)

    def seats(self, name: str) -> frozenset[Seat]:
        """A list of seats; empty when the field is absent."""
        value = self._given.get(name, [])
        if not isinstance(value, list):
            raise Malformed(f"{name!r} must be a list of seats")
        return frozenset(_seat(name, item) for item in value)

    def budget(self, name: str) -> tuple[str, int]:
        """`{"ms": n}` or `{"nodes": n}` as ("ms" | "nodes", n), n a whole number from 1 to 10**9."""
        value = self._given.get(name, {"ms": 1000})
        if isinstance(value, dict) and len(value) == 1:
            unit, amount = next(iter(value.items()))
            if unit in ("ms", "nodes") and type(amount) is int and 1 <= amount <= 10**9:
                return unit, amount
        raise Malformed(f"""{name!r} must be {{"ms": n}} or {{"nodes": n}}, n a whole number from 1""")
