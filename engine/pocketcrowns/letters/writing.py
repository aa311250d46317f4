"""What a player adds to a transcript: choices, and all that follows of itself until the other has to answer."""

from typing import Any

from ..core.errors import IllegalAction, Malformed, NotYourTurn
from ..core.game import Action, Game
from . import proofs
from .contract import Hidden
from .items import LONGEST_NAME, Item, Kind, Transcript
from .table import Own, Table


def invite(game: Game[Any], hidden: Hidden, options: Any, name: str, secret: bytes) -> Table:
    """A new game, and what p1 can write before a first choice or p2's answer."""
    transcript = Transcript(game.id, game.complete_options(options), proofs.nonce(secret))
    table = Table(game, hidden, transcript, Own("p1", secret))
    carry_on(table, name)
    return table


def carry_on(table: Table, name: str = "") -> None:
    """Write all that is due from whoever looks and needs no choice of theirs; `name` is theirs if they join now."""
    own = table.own
    assert own
    while (due := table.due()) and due[0] == own.seat:
        item = _by_itself(table, own, due[1], name)
        if item is None:
            return
        table.take(item)


def _by_itself(table: Table, own: Own, kinds: frozenset[Kind], name: str) -> Item | None:
    """The next item, None where a person has to choose."""
    seat, secret = own.seat, own.secret
    if Kind.CHOICE_OPENED in kinds:
        opened = sealed(table)
        if opened is None:
            return None
        assert table.hashed
        return Item(seat, Kind.CHOICE_OPENED, proofs.salt(secret, table.hashed[1]) + opened.encode())
    match next(iter(kinds)) if len(kinds) == 1 else None:
        case Kind.NAME:
            return Item(seat, Kind.NAME, plain(name).encode())
        case Kind.SEED_HASH:
            seed = proofs.seed(secret, table.id, seat)
            return Item(seat, Kind.SEED_HASH, proofs.seed_hash(table.id, table.written(), seed))
        case Kind.SEED | Kind.SEED_OPENED as kind:
            return Item(seat, kind, proofs.seed(secret, table.id, seat))
        case Kind.OWN_LUCK_HASH:
            return Item(seat, Kind.OWN_LUCK_HASH, proofs.own_luck(secret, table.id, seat, 0))
        case Kind.OWN_LUCK_OPENED:
            return Item(
                seat, Kind.OWN_LUCK_OPENED, proofs.own_luck(secret, table.id, seat, table.fate.opened[seat] + 1)
            )
        case Kind.TOLD:
            drawn = table.fate.drawn(seat, table.state)
            return Item(seat, Kind.TOLD, drawn.encode()) if drawn else None
        case _:
            return None


def sealed(table: Table) -> Action | None:
    """What we, p1, have hashed and not opened; None where there is nothing, or the secret is another one.

    It is stored nowhere: of all that we may choose, one fits the hash.
    """
    if table.own is None or table.own.seat != "p1" or table.hashed is None:
        return None
    hashed, written = table.hashed
    salted = proofs.salt(table.own.secret, written)
    legal = table.game.legal(table.state, "p1")
    return next((each for each in legal if proofs.choice_hash(table.id, written, salted, each) == hashed), None)


def choose(table: Table, action: Action) -> None:
    """Our choice, hashed or open as the game is played, and what follows of itself."""
    own, kinds = _turn(table)
    if Kind.CHOICE_OPENED in kinds:
        raise NotYourTurn("what was hashed has to be opened first")
    if action not in table.game.legal(table.state, own.seat):
        raise IllegalAction(f"{own.seat} may not choose {action!r:.60} now")
    if Kind.CHOICE_HASH in kinds:
        written = table.written()
        hashed = proofs.choice_hash(table.id, written, proofs.salt(own.secret, written), action)
        table.take(Item(own.seat, Kind.CHOICE_HASH, hashed))
    elif Kind.PASSED in kinds:
        table.take(Item(own.seat, Kind.PASSED, table.hidden.passed(table.state, action).encode()))
    elif Kind.KEPT_HASH in kinds:
        seed = table.fate.seed_of(own.seat, table.state)
        assert seed
        table.take(Item(own.seat, Kind.KEPT_HASH, proofs.kept_hash(table.id, table.written(), seed, action)))
    else:
        table.take(Item(own.seat, Kind.CHOICE, action.encode()))
    carry_on(table)


def resign(table: Table) -> None:
    """Give the game up, where it is our turn."""
    own, _ = _turn(table)
    table.take(Item(own.seat, Kind.RESIGNED))


def _turn(table: Table) -> tuple[Own, frozenset[Kind]]:
    """Who we are and what we may write; raises NotYourTurn where we have nothing to choose."""
    due = table.due()
    if due is None or table.own is None or due[0] != table.own.seat or Kind.RESIGNED not in due[1]:
        raise NotYourTurn("there is nothing to choose now")
    return table.own, due[1]


def plain(name: str) -> str:
    """A name as a transcript can hold it."""
    fitting = "".join(each if each.isprintable() else " " for each in name)
    try:
        fitting.encode("utf-8")
    except UnicodeEncodeError as error:
        raise Malformed("a name must be text") from error
    return " ".join(fitting.split())[:LONGEST_NAME].strip()
