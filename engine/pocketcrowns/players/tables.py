"""Where the tables of solved positions come from: beside their reader, or from whoever runs the engine.

The page keeps them apart from the program and fetches one when a game first asks for it. A table that cannot be had
costs strength, never a game: its reader goes on without.
"""

import pkgutil
from collections.abc import Callable
from typing import Final, TypeAlias

Source: TypeAlias = Callable[[str], bytes | memoryview | None]  # a file's name to its bytes, None if they cannot be had


class Absent(LookupError):
    """A table cannot be had now; asking again later may bring it."""


_source: Final[list[Source | None]] = [None]


def come_from(source: Source | None) -> None:
    """Take tables from `source` from now on; None: from the package again."""
    _source[0] = source


def read(reader: str, name: str) -> bytes:
    """The bytes of a table; `reader`: the full name of the module that it stands beside. Raises Absent."""
    source = _source[0]
    data = _packed(reader, name) if source is None else source(name)
    if data is None:
        raise Absent(name)
    return bytes(data)


def _packed(reader: str, name: str) -> bytes | None:
    try:
        return pkgutil.get_data(reader, name)
    except OSError:
        return None
