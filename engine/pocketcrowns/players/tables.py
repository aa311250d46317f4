"""Where the tables of solved positions come from: beside this file, or from whoever runs the engine.

The page keeps them apart from the program and fetches one when a game first asks for it. A table that cannot be had
costs strength, never a game: its reader goes on without.
"""

import pkgutil
from collections.abc import Callable
from typing import Final, TypeAlias

Source: TypeAlias = Callable[[str], bytes | memoryview | None]  # a file's name to its bytes, None if they cannot be had


class Absent(LookupError):
    """A table cannot be had now; asking again later may bring it."""


def beside_this_file(name: str) -> bytes | None:
    """The table as the package holds it."""
    try:
        return pkgutil.get_data(__package__, name)
    except OSError:
        return None


_source: Final[list[Source]] = [beside_this_file]


def come_from(source: Source) -> None:
    """Take tables from `source` from now on."""
    _source[0] = source


def read(name: str) -> bytes:
    """The bytes of a table. Raises Absent."""
    data = _source[0](name)
    if data is None:
        raise Absent(name)
    return bytes(data)
