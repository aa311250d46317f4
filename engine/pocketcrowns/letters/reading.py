"""What a link means to a device that keeps games of its own: news, nothing new, or something that does not fit.

Nothing is changed by reading: the page takes the answered text in the place of what it keeps, or leaves it.
"""

from collections.abc import Sequence
from typing import TypeAlias

from ..core.game import SEATS, Json, Seat, other
from ..links.frame import BadLink
from . import proofs
from .faults import Foul
from .items import Kind, Transcript
from .letter import House, opened
from .look import look
from .table import Own, Table
from .writing import carry_on

Kept: TypeAlias = tuple[Transcript, Own]


def read(house: House, text: str, kept: Sequence[Kept]) -> Json:
    """`{"verdict", ...}`, `kept` being the games of this device. With `look`, the game as it is then:

    taken       it goes on from a game kept here
    same        it is the game as it is kept here
    invitation  nobody has answered it, and it is not ours
    stranger    a game not kept here that two play; `seat`: whose turn to write it is, `able`: whether that seat can go
                on without a secret kept elsewhere
    private     a private link: `seat` and `secret` are those of whoever opens it

    Without one, and nothing may change:

    unreadable  `reason`: not-a-link, unknown-kind, damaged, newer
    older       the game here has gone further: `here` and `there` count messages
    fork        `message` is the first that is not the same, and `seat` wrote it
    pretends    it holds `message` in our name that we did not write here
    foul        `reason`, `seat`, `message`: who broke which rule where

    `about` names the game that the link is about: `id`, `game`, `names`; None where even that cannot be read.
    """
    try:
        transcript, own = opened(house, text)
    except BadLink as error:
        return {"verdict": "unreadable", "reason": error.reason}
    except Foul as error:
        return {"verdict": "foul", "about": None, **error.facts}
    identity = _id(house, transcript)
    mine = next(((ours, whose) for ours, whose in kept if _id(house, ours) == identity), None)
    about = {"id": identity.hex(), "game": transcript.game, "names": _names(transcript)}
    try:
        if own:
            return {"about": about, **_private(house, transcript, own, mine)}
        return {"about": about, **(_compared(house, transcript, *mine) if mine else _new(house, transcript))}
    except Foul as error:
        return {"verdict": "foul", "about": about, **error.facts}


def can_go_on(table: Table, seat: Seat) -> bool:
    """Whether this seat can write what it has to without the secret that it began with."""
    if table.secretive:
        return False
    return seat == "p2" or (table.hashed is None and not (table.lucky and table.fate.seed is None))


def check_secret(table: Table) -> None:
    """A secret must be the one that its seat wrote with, as far as that can be seen. Raises Foul."""
    own = table.own
    assert own
    if own.seat == "p1" and proofs.nonce(own.secret) != table.transcript.nonce and not can_go_on(table, "p1"):
        raise Foul("other-secret", "p1")
    if table.secretive and not table.is_own_luck(own):
        raise Foul("other-secret", own.seat)


def whole(table: Table) -> None:
    """A message stops where its author has to wait for the other. Raises Foul."""
    due = table.due()
    if due and due[0] == table.author:
        raise Foul("unfinished", table.author, table.transcript.messages())


def _id(house: House, transcript: Transcript) -> bytes:
    return proofs.game_id(transcript.head(house.games[transcript.game]))


def _names(transcript: Transcript) -> Json:
    """What both call themselves, None for who has not said it."""
    said: dict[Seat, str] = {item.author: item.text for item in transcript.items if item.kind is Kind.NAME}
    return {seat: said.get(seat) for seat in SEATS}


def _new(house: House, transcript: Transcript) -> Json:
    table = house.table(transcript, None)
    whole(table)
    told = {"look": look(house, table)}
    if "p2" not in table.names:
        return {"verdict": "invitation", **told}
    seat = other(table.author or "p2")
    return {"verdict": "stranger", "seat": seat, "able": can_go_on(table, seat), **told}


def _private(house: House, transcript: Transcript, own: Own, mine: Kept | None) -> Json:
    """Whoever has the secret is the player, so that all in their name is theirs."""
    unlike = _unlike(mine[0], transcript) if mine else None
    if unlike:
        return unlike
    table = house.table(transcript, own)
    check_secret(table)
    carry_on(table)
    return {"verdict": "private", "seat": own.seat, "secret": own.secret.hex(), "look": look(house, table)}


def _compared(house: House, transcript: Transcript, mine: Transcript, own: Own) -> Json:
    """A link of a game that is kept here."""
    unlike = _unlike(mine, transcript)
    if unlike:
        return unlike
    if transcript.items == mine.items:
        return {"verdict": "same", "look": look(house, house.table(mine, own))}
    for count in range(len(mine.items), len(transcript.items)):
        if transcript.items[count].author == own.seat:
            return {"verdict": "pretends", "message": transcript.messages(count + 1)}
    table = house.table(transcript, own)
    whole(table)
    carry_on(table)
    return {"verdict": "taken", "look": look(house, table)}


def _unlike(mine: Transcript, theirs: Transcript) -> Json | None:
    """Why this transcript cannot take the place of mine; None where it is the same or goes on from it."""
    for count, (here, there) in enumerate(zip(mine.items, theirs.items, strict=False), start=1):
        if here != there:
            return {"verdict": "fork", "message": theirs.messages(count), "seat": there.author}
    if len(theirs.items) < len(mine.items):
        return {"verdict": "older", "here": mine.messages(), "there": theirs.messages()}
    return None
