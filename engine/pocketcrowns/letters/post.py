"""The bridge's verbs for games by letters. Each is given all that a device keeps of a game, and answers what to keep.

A kept game is `text`, the link; `seat`; and `secret`, 64 hexadecimal digits that the page drew.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from ..core.codec import Fields
from ..core.errors import Malformed, UnknownGame
from ..core.game import Json
from ..games import GAMES, HIDDEN
from ..links.frame import BadLink
from . import reading, writing
from .faults import Foul
from .letter import Registry, kept, opened, secret_of, written
from .look import look, shown
from .table import Own, Table

REGISTRY: Final = Registry(GAMES, HIDDEN)
MOST: Final = 10_000  # games in one question; more than a browser has room for
LONGEST_LINK: Final = 100_000  # characters, an address before it included


def _kept(fields: Fields) -> Table:
    return kept(REGISTRY, fields.text("text", LONGEST_LINK), fields.seat("seat"), fields.text("secret"))


def new(fields: Fields) -> Json:
    """An invitation by p1."""
    game = fields.text("game")
    if game not in GAMES:
        raise UnknownGame(f"{game!r:.60} is not one of {list(GAMES)}")
    options = fields.any("options") if fields.has("options") else None
    secret = secret_of(fields.text("secret"))
    return look(REGISTRY, writing.invite(GAMES[game], HIDDEN[game], options, fields.text("name"), secret))


def join(fields: Fields) -> Json:
    """p2 accepts an invitation; with `part`, which may be missing, before p1 has sealed a first choice too: the name is
    written once that has come."""
    own = Own("p2", secret_of(fields.text("secret")))
    table = _taken(fields.text("text", LONGEST_LINK), own, part=fields.flag("part"))
    if "p2" in table.names:
        raise Malformed("somebody has joined this game already")
    writing.carry_on(table, fields.text("name"))
    return look(REGISTRY, table)


def take_over(fields: Fields) -> Json:
    """A seat goes on from nothing but the other's last link, with a new secret, where it needs none of before."""
    table = _taken(fields.text("text", LONGEST_LINK), Own(fields.seat("seat"), secret_of(fields.text("secret"))))
    assert table.own
    if "p2" not in table.names or table.author == table.own.seat or not reading.can_go_on(table, table.own.seat):
        raise Malformed("this seat cannot go on from this link alone")
    writing.carry_on(table)
    return look(REGISTRY, table)


def _taken(text: str, own: Own, *, part: bool = False) -> Table:
    """A link that was read before, as the game of this seat."""
    try:
        transcript, _ = opened(REGISTRY, text)
        table = REGISTRY.table(transcript, own)
        if not part:
            reading.whole(table)
    except (BadLink, Foul) as error:
        raise Malformed(str(error)) from error
    return table


def read(fields: Fields) -> Json:
    """What a link means; see letters/reading.py. `games`: of those that this device keeps, at least the one that the
    link is about, if it is kept. `part`, which may be missing: the last message may go on."""
    given = fields.any("games")
    if not isinstance(given, list) or len(given) > MOST:
        raise Malformed(f"'games' must be a list of at most {MOST}")
    parts = [Fields(each, frozenset(_KEPT)) for each in given]
    ours = [(part.text("text", LONGEST_LINK), Own(part.seat("seat"), secret_of(part.text("secret")))) for part in parts]
    readable = list(_readable(ours))
    return reading.read(REGISTRY, fields.text("text", LONGEST_LINK), readable, part=fields.flag("part"))


def _readable(ours: Iterable[tuple[str, Own]]) -> Iterator[reading.Kept]:
    """Without what cannot be read here, such as a newer version's: it must not keep other games from going on."""
    for text, own in ours:
        try:
            yield opened(REGISTRY, text)[0], own
        except (BadLink, Foul):
            continue


def see(fields: Fields) -> Json:
    """A kept game as it stands. `since`, which may be missing: how many turns were told before."""
    return look(REGISTRY, _kept(fields), fields.number("since") if fields.has("since") else None)


def show(fields: Fields) -> Json:
    """What an onlooker may see of a kept game. `since`: how many turns were shown before."""
    return shown(_kept(fields), fields.number("since"))


def choose(fields: Fields) -> Json:
    """A choice in a kept game."""
    table = _kept(fields)
    since = len(table.turns)
    writing.choose(table, fields.text("action"))
    return look(REGISTRY, table, since)


def resign(fields: Fields) -> Json:
    """Give a kept game up."""
    table = _kept(fields)
    writing.resign(table)
    return look(REGISTRY, table)


def private(fields: Fields) -> Json:
    """The private link of a kept game, with which its player goes on elsewhere."""
    table = _kept(fields)
    return {"text": written(REGISTRY, table.transcript, table.own)}


_KEPT: Final = ("text", "seat", "secret")
VERBS: Final[dict[str, tuple[Callable[[Fields], Json], tuple[str, ...]]]] = {
    "letter_new": (new, ("game", "options", "name", "secret")),
    "letter_join": (join, ("text", "name", "secret", "part")),
    "letter_take": (take_over, _KEPT),
    "letter_read": (read, ("text", "games", "part")),
    "letter_see": (see, (*_KEPT, "since")),
    "letter_show": (show, (*_KEPT, "since")),
    "letter_choose": (choose, (*_KEPT, "action")),
    "letter_resign": (resign, _KEPT),
    "letter_private": (private, _KEPT),
}
