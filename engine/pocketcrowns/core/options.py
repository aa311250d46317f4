"""Options of a game as data: checked, completed with defaults, and listed for the catalogue."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from .errors import BadOptions
from .game import Json

Value: TypeAlias = str | int


def _same(value: Any, allowed: Value) -> bool:
    """Equal and of one type: JSON's true must not pass for 1, nor 16.0 for 16."""
    return type(value) is type(allowed) and value == allowed


@dataclass(frozen=True, slots=True)
class OneOf:
    """Exactly one of the values. `ruling` is the number of the rulebook gap that it settles."""

    name: str
    values: tuple[Value, ...]
    ruling: str | None = None

    @property
    def default(self) -> Value:
        return self.values[0]

    def complete(self, given: Any) -> Value:
        for allowed in self.values:
            if _same(given, allowed):
                return allowed
        raise BadOptions(f"{self.name}: {given!r:.60} is not one of {list(self.values)}")

    def as_json(self) -> Json:
        number = {} if self.ruling is None else {"ruling": self.ruling}
        return {"kind": "one", "values": list(self.values), "default": self.default, **number}


@dataclass(frozen=True, slots=True)
class ManyOf:
    """Any of the values, but at most one out of each set in `exclusive`. None of them by default."""

    name: str
    values: tuple[str, ...]
    exclusive: tuple[tuple[str, ...], ...] = ()

    @property
    def default(self) -> list[str]:
        return []

    def complete(self, given: Any) -> list[str]:
        if not isinstance(given, list):
            raise BadOptions(f"{self.name}: must be a list")
        for value in given:
            if not isinstance(value, str) or value not in self.values:
                raise BadOptions(f"{self.name}: {value!r:.60} is not one of {list(self.values)}")
        if len(set(given)) < len(given):
            raise BadOptions(f"{self.name}: a value is named twice")
        for group in self.exclusive:
            if len(set(group) & set(given)) > 1:
                raise BadOptions(f"{self.name}: at most one of {list(group)}")
        return [value for value in self.values if value in given]

    def as_json(self) -> Json:
        exclusive = [list(group) for group in self.exclusive]
        return {"kind": "many", "values": list(self.values), "default": self.default, "exclusive": exclusive}


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number from `low` to `high`."""

    name: str
    low: int
    high: int
    default: int

    def complete(self, given: Any) -> int:
        if type(given) is not int or not self.low <= given <= self.high:
            raise BadOptions(f"{self.name}: {given!r:.60} is not a whole number from {self.low} to {self.high}")
        return given

    def as_json(self) -> Json:
        return {"kind": "whole", "low": self.low, "high": self.high, "default": self.default}


@dataclass(frozen=True, slots=True)
class Group:
    """Options that belong together under one name."""

    name: str
    parts: "tuple[Option, ...]"

    @property
    def default(self) -> Json:
        return {part.name: part.default for part in self.parts}

    def complete(self, given: Any) -> Json:
        """`given` with defaults for what is missing, keys in the order of the parts."""
        if not isinstance(given, dict):
            raise BadOptions(f"{self.name}: must be an object")
        unknown = sorted(set(given) - {part.name for part in self.parts})
        if unknown:
            raise BadOptions(f"{self.name}: no such option {unknown[0]!r:.60}")
        return {part.name: part.complete(given.get(part.name, part.default)) for part in self.parts}

    def as_json(self) -> Json:
        return {"kind": "group", "options": listed(self.parts)}


def listed(parts: "Sequence[Option]") -> Json:
    """The options as the catalogue shows them: name to allowed values, default, exclusions."""
    return {part.name: part.as_json() for part in parts}


Option: TypeAlias = OneOf | ManyOf | Whole | Group
