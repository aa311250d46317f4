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
from .letter import Registry, opened
from .look import look
from .table import Own, Table
from .writing import carry_on, sealed

Kept: TypeAlias = tuple[Transcript, Own]


def read(registry: Registry, text: str, kept: Sequence[Kept], *, part: bool = False) -> Json:
    """`{"verdict", ...}`, `kept` being the games of this device; `part`: the last message may go on, as where two
    devices tell each other every item as soon as it is written. With `look`, the game as it is then:

    taken       it goes on from a game kept here
    same        it is the game as it is kept here
    invitation  nobody has answered it, and it is not ours
    stranger    a game not kept here that two play; `seat`: whose turn to write it is, `able`: whether that seat can go
                on without a secret kept elsewhere
    private     a private link of a game not kept here: `seat` and `secret` are those that it brings

    A private link of a game that is kept here must be of its seat and its secret. Then it was written by who plays this
    seat, on another device, and all that stands in our name with it: it is taken as any link is. `back`, beside taken:
    whether what was kept may be returned to; not where the link brings choices of our own, which could be made again
    after what followed them was seen.

    Without one, and nothing may change:

    unreadable  `reason`: not-a-link, unknown-kind, damaged, newer
    older       the game here has gone further: `here` and `there` count messages
    fork        `message` is the first that is not the same, and `seat` wrote it
    pretends    it holds `message` in our name that we did not write here
    not-yours   a private link of a game that is kept here, of another secret or of the other seat; `seat` is the link's
    foul        `reason`, `seat`, `message`: who broke which rule where

    `about` names the game that the link is about: `id`, `game`, `names`; None where even that cannot be read.
    """
    try:
        transcript, own = opened(registry, text)
    except BadLink as error:
        return {"verdict": "unreadable", "reason": error.reason}
    except Foul as error:
        return {"verdict": "foul", "about": None, **error.facts}
    identity = _id(registry, transcript)
    mine = next(((ours, whose) for ours, whose in kept if _id(registry, ours) == identity), None)
    names = {**_names(transcript), **(_names(mine[0]) if mine else {})}  # a forged link may bring names of its own
    about = {"id": identity.hex(), "game": transcript.game, "names": {seat: names.get(seat) for seat in SEATS}}
    try:
        return {"about": about, **_judged(registry, transcript, own, mine, part=part)}
    except Foul as error:
        return {"verdict": "foul", "about": about, **error.facts}


def _judged(registry: Registry, transcript: Transcript, own: Own | None, mine: Kept | None, *, part: bool) -> Json:
    if mine is None:
        return _private(registry, transcript, own) if own else _new(registry, transcript, part=part)
    if own and own != mine[1]:
        return {"verdict": "not-yours", "seat": own.seat}
    return _compared(registry, transcript, *mine, private=own is not None, part=part)


def can_go_on(table: Table, seat: Seat) -> bool:
    """Whether this seat can write what it has to without the secret that it began with."""
    if table.secretive:
        return False
    return seat == "p2" or (table.hashed is None and not (table.lucky and table.fate.seed is None))


def _own_table(registry: Registry, transcript: Transcript, own: Own) -> Table:
    """The table of a private link, whose secret must open what its seat has hashed, as far as that can be seen; a seat
    that has written nothing has no private link yet. Raises Foul."""
    wrong = Foul("other-secret", own.seat)
    ours = [item for item in transcript.items if item.author == own.seat]
    hashed = {item.value for item in ours if item.kind is Kind.OWN_LUCK_HASH}
    if not ours or not hashed <= {proofs.own_luck(own.secret, _id(registry, transcript), own.seat, 0)}:
        raise wrong
    table = registry.table(transcript, own)
    if own.seat == "p1" and not (_opens_choice(table) and _opens_seed(table, own)):
        raise wrong
    return table


def _opens_choice(table: Table) -> bool:
    return table.hashed is None or sealed(table) is not None


def _opens_seed(table: Table, own: Own) -> bool:
    if table.seed_hash is None or table.fate.seed is not None:
        return True
    hashed, written = table.seed_hash
    return proofs.seed_hash(table.id, written, proofs.seed(own.secret, table.id, "p1")) == hashed


def whole(table: Table) -> None:
    """A message stops where its author has to wait for the other. Raises Foul."""
    due = table.due()
    if due and due[0] == table.author:
        raise Foul("unfinished", table.author, table.transcript.messages())


def _id(registry: Registry, transcript: Transcript) -> bytes:
    return proofs.game_id(transcript.head(registry.games[transcript.game]))


def _names(transcript: Transcript) -> dict[Seat, str]:
    """What those call themselves who have said it."""
    return {item.author: item.text for item in transcript.items if item.kind is Kind.NAME}


def _new(registry: Registry, transcript: Transcript, *, part: bool) -> Json:
    table = registry.table(transcript, None)
    if not part:
        whole(table)
    told = look(registry, table)
    if "p2" not in table.names:
        return {"verdict": "invitation", "look": told}
    seat = other(table.author or "p2")
    return {"verdict": "stranger", "seat": seat, "able": can_go_on(table, seat), "look": told}


def _private(registry: Registry, transcript: Transcript, own: Own) -> Json:
    """Nothing here can tell whether whoever opens the link has made it: that is to be asked."""
    table = _own_table(registry, transcript, own)
    return {"verdict": "private", "seat": own.seat, "secret": own.secret.hex(), "look": look(registry, _gone_on(table))}


def _gone_on(table: Table, *, part: bool = False) -> Table:
    """With what follows of itself. A message of the other's stops where they have to wait for us, unless it is only a
    part. Raises Foul."""
    assert table.own
    if not part and table.author != table.own.seat:
        whole(table)
    carry_on(table)
    return table


def _compared(
    registry: Registry, transcript: Transcript, mine: Transcript, own: Own, *, private: bool, part: bool
) -> Json:
    """A link of a game that is kept here; `private`: with our secret in it."""
    unlike = _unlike(mine, transcript)
    if unlike:
        return unlike
    if transcript.items == mine.items:
        return {"verdict": "same", "look": look(registry, registry.table(mine, own))}
    counts = range(len(mine.items), len(transcript.items))
    ours = next((count for count in counts if transcript.items[count].author == own.seat), None)
    if ours is not None and not private:
        return {"verdict": "pretends", "message": transcript.messages(ours + 1)}
    table = _own_table(registry, transcript, own) if private else registry.table(transcript, own)
    return {"verdict": "taken", "back": ours is None, "look": look(registry, _gone_on(table, part=part))}


def _unlike(mine: Transcript, theirs: Transcript) -> Json | None:
    """Why this transcript cannot take the place of mine; None where it is the same or goes on from it."""
    for count, (here, there) in enumerate(zip(mine.items, theirs.items, strict=False), start=1):
        if here != there:
            return {"verdict": "fork", "message": theirs.messages(count), "seat": there.author}
    if len(theirs.items) < len(mine.items):
        return {"verdict": "older", "here": mine.messages(), "there": theirs.messages()}
    return None
