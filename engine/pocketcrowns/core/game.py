"""What a game is: who may act, what they may do, what follows, and what each seat sees.

A state is a frozen, hashable value; every function here is pure. Luck is an actor like the
seats, so whatever it decides can be written down and replayed.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

Seat: TypeAlias = Literal["p1", "p2"]
Actor: TypeAlias = Literal["p1", "p2", "luck"]
Action: TypeAlias = str
Json: TypeAlias = dict[str, Any]

SEATS: Final[tuple[Seat, Seat]] = ("p1", "p2")
LUCK: Final = "luck"

T = TypeVar("T")
State = TypeVar("State")


def other(seat: Seat) -> Seat:
    """The opposite seat."""
    return "p2" if seat == "p1" else "p1"


class Both(NamedTuple, Generic[T]):
    """One value for each seat."""

    p1: T
    p2: T

    def of(self, seat: Seat) -> T:
        return self.p1 if seat == "p1" else self.p2

    def put(self, seat: Seat, value: T) -> "Both[T]":
        """The same pair with one seat's value replaced."""
        return Both(value, self.p2) if seat == "p1" else Both(self.p1, value)

    def swapped(self) -> "Both[T]":
        return Both(self.p2, self.p1)

    def as_json(self) -> Json:
        return {"p1": self.p1, "p2": self.p2}


@dataclass(frozen=True, slots=True)
class Event:
    """Something to be shown: a kind with ids and numbers, never a sentence.

    `secret` holds facts that only seat `owner` may see; everybody may see `facts`.
    """

    kind: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    owner: Seat | None = None
    secret: Mapping[str, Any] = field(default_factory=dict)

    def seen_by(self, seat: Seat | None) -> Json:
        """The event as JSON, without the facts that `seat` (None: an onlooker) may not see."""
        hidden = self.secret if seat is not None and seat == self.owner else {}
        return {"kind": self.kind, **self.facts, **hidden}


@dataclass(frozen=True, slots=True)
class Step(Generic[State]):
    """What an action leads to: the next state and what happened on the way, in order."""

    state: State
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended; `winner` is None for a tie, `reason` an id of the game."""

    winner: Seat | None
    reason: str


class Game(Protocol[State]):
    """The contract every game keeps. Options are the complete mapping made by `complete_options`."""

    @property
    def id(self) -> str: ...

    def catalogue(self) -> Json:
        """Cards or tiles with ids and numbers, and the options with their allowed values."""
        ...

    def complete_options(self, given: Any) -> Json:
        """`given` with every default filled in; raises BadOptions."""
        ...

    def start(self, options: Json) -> Step[State]:
        """The first state of a match with these complete options."""
        ...

    def set_up(self, options: Json, position: Any) -> State:
        """The state that `position` describes, under complete options. Raises Impossible, Malformed."""
        ...

    def actors(self, state: State) -> frozenset[Actor]:
        """Who may act: both seats, one seat, luck alone, or nobody when it is over."""
        ...

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """All that `seat` may do now; empty when it is not among the actors."""
        ...

    def chances(self, state: State) -> tuple[tuple[Action, int], ...]:
        """What luck may decide now, each with its whole-number weight; empty when luck does not act."""
        ...

    def apply(self, state: State, choices: Mapping[Actor, Action]) -> Step[State]:
        """What follows when exactly the actors choose so; every choice must be allowed."""
        ...

    def observe(self, state: State, viewer: Seat | None) -> Json:
        """All that `viewer` (None: an onlooker) may know: the only filter of secrets."""
        ...

    def why_not(self, state: State, seat: Seat, action: Action) -> Json:
        """Why `action`, whole or begun, is not in the legal list: `{"reason": ID, ...}`."""
        ...

    def outcome(self, state: State) -> Outcome | None:
        """None while somebody may still act."""
        ...


def choices_of(game: Game[State], state: State, actor: Actor) -> tuple[Action, ...]:
    """All that one of those who act now may choose, luck included."""
    if actor == LUCK:
        return tuple(decision for decision, _ in game.chances(state))
    return game.legal(state, actor)
