"""A position that somebody gives as JSON, read field by field; what is of a wrong kind is Malformed."""

from collections.abc import Collection
from typing import Any, Final

from .codec import Fields
from .errors import Malformed
from .game import SEATS, Seat

_MOST: Final = 100  # items of a list


class Given:
    """One value of it, and its path for messages."""

    def __init__(self, value: Any, fields: frozenset[str] | None = None, path: str = "position") -> None:
        """`fields`: the names that an object may have; None for a value that is no object."""
        self._path, self.value = path, value
        if fields is not None:
            try:
                Fields(value, fields)
            except Malformed as error:
                raise Malformed(f"{path}: {error}") from error

    def says(self, name: str) -> bool:
        """Whether there is something under this name that is not null."""
        return isinstance(self.value, dict) and self.value.get(name) is not None

    def has(self, name: str) -> bool:
        """Whether there is anything under this name, null too."""
        return isinstance(self.value, dict) and name in self.value

    def at(self, *names: str, fields: frozenset[str] | None = None) -> "Given":
        """The value under these names, one in the other."""
        found, path = self.value, self._path
        for name in names:
            path = f"{path}.{name}"
            if not isinstance(found, dict) or name not in found:
                raise Malformed(f"{path} is missing")
            found = found[name]
        return Given(found, fields, path)

    def seats(self, name: str) -> "Given":
        """What each seat has under this name."""
        return self.at(name, fields=frozenset(SEATS))

    def number(self) -> int:
        """A whole number from 0 to 99."""
        if type(self.value) is not int or not 0 <= self.value < 100:
            raise Malformed(f"{self._path} must be a whole number from 0 to 99")
        return self.value

    def id(self, *names_and_known: Any) -> str:
        """One of the last argument, under the names before it."""
        *names, known = names_and_known
        given = self.at(*names)
        if not isinstance(given.value, str) or given.value not in known:
            raise Malformed(f"{given._path}: {given.value!r:.60} is not one of {list(known)}")
        return given.value

    def ids(self, known: Collection[str]) -> tuple[str, ...]:
        """A list of some of `known`."""
        if not isinstance(self.value, list) or len(self.value) > _MOST:
            raise Malformed(f"{self._path} must be a list")
        return tuple(Given(each, path=f"{self._path}[{n}]").id(known) for n, each in enumerate(self.value))

    def seat(self) -> Seat:
        for seat in SEATS:
            if self.value == seat:
                return seat
        raise Malformed(f"{self._path} must name one of {list(SEATS)}")

    def seat_or_none(self, name: str) -> Seat | None:
        return self.at(name).seat() if self.says(name) else None
