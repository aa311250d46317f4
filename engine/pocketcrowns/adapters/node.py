"""A position of a match together with the way to it: a value, as states are, that a suite may copy and send.

What a seat knows at a position is told as text: what it saw at the beginning, then of every turn its own choice, the
events that it may see, and what changed in its view. Nothing else goes into it: perfect recall, and no secrets.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from typing import Any, Final

from ..core.errors import BadOptions
from ..core.game import LUCK, SEATS, Action, Actor, Event, Json, Seat
from ..games import GAMES
from ..notation import BadNotation, read
from .ruleset import Ruleset

Choices = Mapping[Actor, Action]


class Node:
    """One position. `turn`: how many turns led to it from the beginning, `moves`: those of them that seats took."""

    def __init__(
        self, ruleset: Ruleset, state: Any, before: "Node | None", choices: Choices, events: tuple[Event, ...]
    ) -> None:
        """For `begin` and `after` alone. Without `before` it is a beginning, to which `choices` is empty."""
        self.ruleset: Final = ruleset
        self.state: Final = state
        self.before: Final = before
        self.choices: Final = choices
        self.turn: Final[int] = 0 if before is None else before.turn + 1
        self.moves: Final[int] = 0 if before is None else before.moves + (LUCK not in choices)
        self._events: Final = events
        self._changes: Final[dict[Seat, str]] = {}

    def after(self, choices: Choices) -> "Node":
        """What follows when exactly the actors choose so."""
        return _following(self, tuple(choices.items()))

    @cached_property
    def actors(self) -> frozenset[Actor]:
        """Who acts now; nobody when it is over or cut off."""
        return frozenset() if self.is_cut else self.ruleset.game.actors(self.state)

    @property
    def is_cut(self) -> bool:
        """Whether it has gone on for too long."""
        return self.moves >= self.ruleset.longest and self.ruleset.game.outcome(self.state) is None

    @cached_property
    def worth(self) -> tuple[float, float]:
        """To p1 and to p2: 1 for a win, -1 for a loss, 0 for a tie and while it is not over."""
        outcome = self.ruleset.game.outcome(self.state)
        if outcome is None or outcome.winner is None:
            return 0.0, 0.0
        return (1.0, -1.0) if outcome.winner == "p1" else (-1.0, 1.0)

    @cached_property
    def legal(self) -> dict[Seat, tuple[int, ...]]:
        """The numbers of what each seat may do, in ascending order."""
        numbers, game = self.ruleset.numbers, self.ruleset.game
        return {
            seat: tuple(sorted(numbers[action] for action in game.legal(self.state, seat)))
            if seat in self.actors
            else ()
            for seat in SEATS
        }

    @cached_property
    def chances(self) -> tuple[tuple[int, float], ...]:
        """The numbers of what luck may decide, each with its probability."""
        weighted = self.ruleset.game.chances(self.state)
        total = sum(weight for _, weight in weighted)
        return tuple(sorted((self.ruleset.decision_numbers[each], weight / total) for each, weight in weighted))

    @cached_property
    def _views(self) -> dict[Seat | None, Json]:
        return {}

    def seen(self, viewer: Seat | None) -> Json:
        """`seen` of the protocol; to be read, not written."""
        if viewer not in self._views:
            self._views[viewer] = self.ruleset.game.observe(self.state, viewer)
        return self._views[viewer]

    def way(self) -> "Iterator[Node]":
        """From the beginning to here."""
        passed: list[Node] = []
        here: Node | None = self
        while here is not None:
            passed.append(here)
            here = here.before
        return reversed(passed)

    def observed(self, viewer: Seat | None) -> str:
        """What this viewer (None: an onlooker) sees now."""
        return _text({"acts": sorted(self.actors), "seen": self.seen(viewer)})

    def private(self, seat: Seat) -> str:
        """What this seat sees and an onlooker does not; empty where there is no such thing.

        Under options without secrets there is none: a hand that is being dealt is open before anybody chooses.
        """
        if not self.ruleset.has_secrets:
            return ""
        open_to_all = self.seen(None)
        hidden = {name: value for name, value in self.seen(seat).items() if value != open_to_all[name]}
        return _text(hidden) if hidden else ""

    def recalled(self, seat: Seat) -> str:
        """All that this seat has seen and chosen from the beginning to here, a line for each turn."""
        return "\n".join(here._change(seat) for here in self.way())

    def _change(self, seat: Seat) -> str:
        """The last turn as this seat saw it."""
        if seat not in self._changes:
            self._changes[seat] = self._told(seat)
        return self._changes[seat]

    def _told(self, seat: Seat) -> str:
        if self.before is None:
            return f"{seat} {self.observed(seat)}"
        earlier, now = self.before.seen(seat), self.seen(seat)
        told: Json = {"acts": sorted(self.actors)}
        if seat in self.choices:
            told["chose"] = self.choices[seat]
        told["events"] = [event.seen_by(seat) for event in self._events]
        told["seen"] = {name: _news(earlier[name], value) for name, value in now.items() if value != earlier[name]}
        return _text(told)

    def __str__(self) -> str:
        """The choices from the beginning to here, luck's between braces."""
        return " ".join(_written(here.choices) for here in self.way() if here.choices) or "-"

    def __deepcopy__(self, memo: Any) -> "Node":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        way = list(self.way())
        return _replayed, (self.ruleset, way[0].state, [dict(here.choices) for here in way[1:]])


@lru_cache(maxsize=1024)  # whoever walks a small tree comes by again and again; of a large one little is kept
def _following(node: Node, choices: tuple[tuple[Actor, Action], ...]) -> Node:
    step = node.ruleset.game.apply(node.state, dict(choices))
    return Node(node.ruleset, step.state, node, dict(choices), step.events)


def begin(ruleset: Ruleset) -> Node:
    """The first position."""
    return Node(ruleset, ruleset.game.start(ruleset.options).state, None, {}, ())


def position_of(game: str, line: str) -> tuple[Json, Any]:
    """Options and state that a line of the notation leads to. Raises BadOptions where nobody could play on."""
    try:
        record = read(line)
    except BadNotation as error:
        raise BadOptions(f"start: {error}") from error
    if record["game"] != game:
        raise BadOptions(f"start: {line!r:.60} is not a game of {game}")
    rules = GAMES[game]
    state = rules.start(record["options"]).state
    for choices in record["turns"]:
        if set(choices) != rules.actors(state):
            raise BadOptions("start: a choice is sealed, so there is no position to begin from")
        state = rules.apply(state, choices).state
    if rules.outcome(state) is not None:
        raise BadOptions("start: this game is over")
    return record["options"], state


def begin_at(ruleset: Ruleset, state: Any) -> Node:
    """A beginning at a later state of the game."""
    return Node(ruleset, state, None, {}, ())


def _replayed(ruleset: Ruleset, state: Any, turns: list[Choices]) -> Node:
    node = begin_at(ruleset, state)
    for choices in turns:
        node = node.after(choices)
    return node


def _news(earlier: Any, now: Any) -> Any:
    """Of a list that has grown only what was added."""
    if isinstance(earlier, list) and isinstance(now, list) and earlier and now[: len(earlier)] == earlier:
        return {"and": now[len(earlier) :]}
    return now


def _text(value: Json) -> str:
    return json.dumps(value, separators=(",", ":"))


def _written(choices: Choices) -> str:
    if LUCK in choices:
        return "{" + choices[LUCK] + "}"
    return "+".join(f"{seat}:{choices[seat]}" for seat in SEATS if seat in choices)
