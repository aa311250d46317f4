"""The transcript of a game by letters as bytes: a head that names the game, then items. One way to write each."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from ..core.codec import is_deep
from ..core.errors import BadOptions
from ..core.game import Game, Json, Seat
from .faults import Foul

NONCE_BYTES: Final = 8
SEED_BYTES: Final = 16
HASH_BYTES: Final = 32
LONGEST_NAME: Final = 24  # characters
_P2: Final = 0x80  # in an item's first byte: p2 wrote it


class Kind(Enum):
    """Kinds of items: the byte that marks each, and its length in bytes, 0 where that varies."""

    NAME = (1, 0)
    SEED_HASH = (2, HASH_BYTES)
    SEED = (3, SEED_BYTES)
    SEED_OPENED = (4, SEED_BYTES)
    CHOICE_HASH = (5, HASH_BYTES)
    CHOICE_OPENED = (6, 0)  # its salt, then the choice
    CHOICE = (7, 0)
    OWN_LUCK_HASH = (8, HASH_BYTES)
    OWN_LUCK_OPENED = (9, HASH_BYTES)
    TOLD = (10, 0)  # what luck told its author alone, once the other may know
    RESIGNED = (11, -1)  # nothing follows but what luck had told each alone
    PASSED = (12, 0)  # a choice told by what it passes on, out of what luck told its author alone
    KEPT_HASH = (13, HASH_BYTES)  # a choice that is opened with what luck told its author alone

    @property
    def mark(self) -> int:
        return int(self.value[0])

    @property
    def length(self) -> int:
        return int(self.value[1])


KINDS: Final = {kind.mark: kind for kind in Kind}


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that one of the two wrote."""

    author: Seat
    kind: Kind
    value: bytes = b""

    @property
    def text(self) -> str:
        """A name or an action; of an opened choice what follows the salt."""
        return (self.value[SEED_BYTES:] if self.kind is Kind.CHOICE_OPENED else self.value).decode("utf-8")

    def encoded(self) -> bytes:
        mark = bytes([self.kind.mark | (_P2 if self.author == "p2" else 0)])
        size = bytes([len(self.value)]) if self.kind.length == 0 else b""
        return mark + size + self.value


@dataclass(frozen=True, slots=True)
class Transcript:
    """A game and all that was written in it."""

    game: str
    options: Json
    nonce: bytes
    items: tuple[Item, ...] = ()

    def head(self, game: Game[Any]) -> bytes:
        """What comes before the items: the game, those of its options that are not the defaults, a random number."""
        asked = json.dumps([self.game, _difference(self.options, game.complete_options(None))], separators=(",", ":"))
        named = asked.encode("ascii")
        return len(named).to_bytes(2, "big") + named + self.nonce

    def encoded(self, game: Game[Any]) -> bytes:
        return self.head(game) + b"".join(item.encoded() for item in self.items)

    def messages(self, until: int | None = None) -> int:
        """How many messages the items (the first `until` of them) make up: runs of one author."""
        authors = [item.author for item in self.items[:until]]
        return sum(n == 0 or authors[n - 1] != author for n, author in enumerate(authors))


def _difference(options: Json, defaults: Json) -> Json:
    return {
        name: _difference(value, defaults[name]) if isinstance(value, dict) else value
        for name, value in options.items()
        if value != defaults[name]
    }


class _Bytes:
    """Bytes read from the front."""

    def __init__(self, content: bytes) -> None:
        self._content = content
        self._at = 0

    @property
    def left(self) -> int:
        return len(self._content) - self._at

    def take(self, count: int) -> bytes:
        if count > self.left:
            raise Foul("unreadable")
        self._at += count
        return self._content[self._at - count : self._at]


def decoded(content: bytes, games: Mapping[str, Game[Any]]) -> Transcript:
    """The transcript that these bytes hold; raises Foul for all others."""
    source = _Bytes(content)
    try:
        asked = source.take(int.from_bytes(source.take(2), "big")).decode("ascii")
        if is_deep(asked):
            raise Foul("unreadable")
        name, given = json.loads(asked)
        nonce = source.take(NONCE_BYTES)
        items = []
        while source.left:
            items.append(_item(source))
    except (ValueError, TypeError, RecursionError) as error:
        raise Foul("unreadable") from error
    if not isinstance(name, str) or name not in games:
        raise Foul("unknown-game")
    try:
        options = games[name].complete_options(given)
    except BadOptions as error:
        raise Foul("unknown-game") from error
    transcript = Transcript(name, options, nonce, tuple(items))
    if transcript.encoded(games[name]) != content:
        raise Foul("unreadable")
    return transcript


def _item(source: _Bytes) -> Item:
    [mark] = source.take(1)
    kind = KINDS.get(mark & ~_P2)
    if kind is None:
        raise Foul("unreadable")
    size = kind.length if kind.length else source.take(1)[0]
    item = Item("p2" if mark & _P2 else "p1", kind, source.take(max(0, size)))
    if kind.length == 0:
        _check_text(item)
    return item


def _check_text(item: Item) -> None:
    """An opened choice has its whole salt; a name fits on a screen; an action is plain ASCII."""
    if item.kind is Kind.CHOICE_OPENED and len(item.value) <= SEED_BYTES:
        raise Foul("unreadable")
    text = item.text
    fits = len(text) <= LONGEST_NAME and text.isprintable() and text == text.strip()
    if not (fits if item.kind is Kind.NAME else text.isascii() and text.isprintable()):
        raise Foul("unreadable")
