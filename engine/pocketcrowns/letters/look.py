"""What the page is told of a game by letters: whose turn it is, what has happened, and nothing that its seat may not
know."""

from typing import Any, Final

from ..core.game import LUCK, SEATS, Json
from ..core.match import RECORD_VERSION, view_of
from .items import Kind
from .letter import Registry, written
from .table import Table
from .writing import sealed

CHOICES: Final = frozenset({Kind.CHOICE, Kind.CHOICE_HASH, Kind.PASSED, Kind.KEPT_HASH})


def look(registry: Registry, table: Table, since: int | None = None) -> Json:
    """`since`: how many turns of the game were told before; without it, those before the other's last message.

    `secretive`: that luck tells something to one seat alone. `waits_for`: who has to write next, None once all is said.
    `choosing`: that it is us, and we may choose; `stuck`: that it is us, and we cannot open what we hashed. `unsent`:
    that the last message is ours. `chosen`: what we chose and is not played yet. `proven`: that the outcome is known to
    be an honest one (see Table).
    """
    own, due, outcome = table.own, table.due(), table.outcome
    seat = own.seat if own else None
    ours = due[1] if due and due[0] == seat else frozenset[Kind]()
    known = bool(table.turns) or table.game.actors(table.state) != {LUCK}
    return {
        "id": table.id.hex(),
        "text": written(registry, table.transcript),
        "game": table.game.id,
        "options": table.transcript.options,
        "names": {each: table.names.get(each) for each in SEATS},
        "seat": seat,
        "secretive": table.secretive,
        "messages": table.transcript.messages(),
        "waits_for": due[0] if due else None,
        "choosing": bool(ours & CHOICES),
        "stuck": Kind.CHOICE_OPENED in ours,
        "unsent": seat is not None and table.author == seat,
        "chosen": sealed(table) if seat == "p1" else table.answer if seat == "p2" else None,
        "record": record(table) if known else None,
        "view": view(table) if known else None,
        "news": news(table, since),
        "proven": table.proven,
        "outcome": None if outcome is None else {"winner": outcome.winner, "reason": outcome.reason},
    }


def record(table: Table) -> Json:
    """The game so far as a record, what is only hashed left out."""
    options, turns = table.transcript.options, [dict(turn.choices) for turn in table.turns]
    return {
        "v": RECORD_VERSION,
        "game": table.game.id,
        "options": options,
        "seed": table.fate.seed or "",
        "turns": turns,
    }


def view(table: Table, turns: int | None = None) -> Json:
    """What an onlooker sees now, or saw after so many turns."""
    count = len(table.turns) if turns is None else turns
    waiting = table.waiting_for() if turns is None else []
    return view_of(table.game, table.transcript.options, table.after(count), None, count, waiting)


def news(table: Table, since: int | None) -> list[Json]:
    """The turns that were not told before, each with what happened and how it stood then."""
    if table.own is None:
        return []
    seat: Any = table.own.seat
    first = _told_before(table) if since is None else since
    return [
        {
            "turn": number,
            "choices": dict(turn.choices) if LUCK not in turn.choices else {},
            "events": [event.seen_by(seat) for event in turn.events],
            "view": view(table, number + 1),
        }
        for number, turn in enumerate(table.turns)
        if number >= first
    ]


def shown(table: Table, since: int) -> Json:
    """What an onlooker may see of the game: how it stands, and what happened after the first `since` turns. What is
    sealed, or said to the other seat alone, is no part of a turn yet or of what an onlooker sees."""
    outcome = table.outcome if table.proven_to(None) else None
    told = None if outcome is None else {"winner": outcome.winner, "reason": outcome.reason}
    return {
        "id": table.id.hex(),
        "view": {**view(table), "outcome": told},
        "events": [event.seen_by(None) for turn in table.turns[since:] for event in turn.events],
    }


def _told_before(table: Table) -> int:
    """How many turns were settled before the other's last message."""
    own, items = table.own, table.transcript.items
    ends = [n for n, item in enumerate(items) if own and item.author != own.seat]
    if not ends:
        return 0
    start = ends[-1]
    while start and items[start - 1].author == items[start].author:
        start -= 1
    return sum(turn.items <= start for turn in table.turns)
