"""The game as a transcript tells it: whose item is due, what each item must fit, and where the game stands.

On each device this is that device's own idea of the game: what luck has told the other seat alone is filled in with
anything that fits all that the other has shown.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from ..core.game import LUCK, SEATS, Action, Actor, Event, Game, Outcome, Seat, other
from . import proofs
from .contract import Hidden, Way
from .fate import Fate
from .faults import Foul
from .items import SEED_BYTES, Item, Kind, Transcript

Due: TypeAlias = tuple[Seat, frozenset[Kind]]
WAYS: Final[dict[Way, Kind]] = {"open": Kind.CHOICE, "passing": Kind.PASSED, "sealed": Kind.KEPT_HASH}


@dataclass(frozen=True, slots=True)
class Own:
    """The seat of whoever looks, and its secret."""

    seat: Seat
    secret: bytes


@dataclass(frozen=True, slots=True)
class Played:
    """A turn of the game, how many items settled it, and the state it led to."""

    choices: Mapping[Actor, Action]
    events: tuple[Event, ...]
    items: int
    state: Any


class Table:
    """A transcript read from its first item on; `take` adds to it. Raises Foul."""

    def __init__(self, game: Game[Any], hidden: Hidden, transcript: Transcript, own: Own | None = None) -> None:
        self.game = game
        self.hidden = hidden
        self.own = own
        self.transcript = replace(transcript, items=())
        self._encoded = transcript.head(game)
        self._taken = 0
        self.id = proofs.game_id(self._encoded)
        self.names: dict[Seat, str] = {}
        self.turns: list[Played] = []
        self.resigned: Seat | None = None
        self._start = game.start(transcript.options).state
        self.lucky = game.actors(self._start) == {LUCK}
        self.fate = Fate(game, hidden, self.id, transcript)
        if own:
            self.fate.know(own.seat, own.secret)
        self._found: dict[Kind, dict[Seat, tuple[bytes, bytes]]] = {kind: {} for kind in Kind}
        self._hashed: tuple[bytes, bytes] | None = None
        self._answer: Action | None = None
        for item in transcript.items:
            self.take(item)

    @property
    def secretive(self) -> bool:
        """Whether luck tells anything to one seat alone."""
        return self.fate.has_secrets

    # Where it stands --------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        return self.after(len(self.turns))

    def after(self, turns: int) -> Any:
        """The state after so many turns."""
        return self.turns[turns - 1].state if turns else self._start

    @property
    def outcome(self) -> Outcome | None:
        if self.resigned:
            return Outcome(other(self.resigned), "resigned")
        return self.game.outcome(self.state)

    @property
    def author(self) -> Seat | None:
        """Who wrote last."""
        return self.transcript.items[-1].author if self.transcript.items else None

    @property
    def hashed(self) -> tuple[bytes, bytes] | None:
        """Of p1's choice that is not open yet: the hash, and the hash of all that was written before it."""
        return self._hashed

    @property
    def answer(self) -> Action | None:
        """What p2 chose openly against a hash."""
        return self._answer

    def written(self) -> bytes:
        """The hash of all that was written so far."""
        return proofs.before(self._encoded)

    @property
    def seed_hash(self) -> tuple[bytes, bytes] | None:
        """Of p1's share of the game's luck: its hash, and the hash of all that was written before it."""
        return self._found[Kind.SEED_HASH].get("p1")

    @property
    def proven(self) -> bool:
        """Whether the outcome is known here to be an honest one."""
        return self.proven_to(self.own.seat if self.own else None)

    def proven_to(self, seat: Seat | None) -> bool:
        """Whether those whom the outcome favours, the winner or both seats of a tie, have opened what luck told them
        alone, so that they are known to have played what they were dealt. Each seat knows it of itself; None: an
        onlooker."""
        if self.outcome is None:
            return False
        winner = self.outcome.winner
        others = {each for each in ((winner,) if winner else SEATS) if each != seat}
        return not any(self.fate.must_open(each, self.state, over=True) for each in others)

    def waiting_for(self) -> list[Seat]:
        """The seats that the game waits for."""
        actors = set() if self.resigned else self.game.actors(self.state)
        done = {"p1": self._hashed, "p2": self._answer}
        return [seat for seat in SEATS if seat in actors and not done[seat]]

    # What is due ------------------------------------------------------------------------------------

    def due(self) -> Due | None:
        """Whose item comes next, and of which kinds; None when all is said. Resigning is a kind of choice."""
        p1, p2 = SEATS
        if p1 not in self.names:
            return _one(p1, Kind.NAME)
        if self.lucky and not self._has(Kind.SEED_HASH, p1):
            return _one(p1, Kind.SEED_HASH)
        if self.secretive and not self._has(Kind.OWN_LUCK_HASH, p1):
            return _one(p1, Kind.OWN_LUCK_HASH)
        if p2 not in self.names and (self.lucky or self._hashed or p1 not in self.game.actors(self.state)):
            return _one(p2, Kind.NAME)
        if self.secretive and not self._has(Kind.OWN_LUCK_HASH, p2):
            return _one(p2, Kind.OWN_LUCK_HASH)
        if self.lucky and not self._has(Kind.SEED, p2):
            return _one(p2, Kind.SEED)
        if self.lucky and self.fate.seed is None:
            return _one(p1, Kind.SEED_OPENED)
        return self._due_after_resigning(self.resigned) if self.resigned else self._due_in_play()

    def _due_after_resigning(self, resigned: Seat) -> Due | None:
        """What luck told each alone is opened then too, by the winner first: a win rests on it. Links of before it was
        so end with the resignation."""
        seats = (seat for seat in (other(resigned), resigned) if self.fate.must_open(seat, self.state, over=True))
        return next((_one(seat, Kind.OWN_LUCK_OPENED) for seat in seats), None)

    def _due_in_play(self) -> Due | None:
        actors = self.game.actors(self.state)
        last = self.author or "p1"
        for seat in (last, other(last)):
            if self.fate.must_open(seat, self.state) and (seat == last or not actors - {seat} or actors == {LUCK}):
                return _one(seat, Kind.OWN_LUCK_OPENED)
            if actors == {seat}:
                return seat, frozenset({WAYS[self.way()], Kind.RESIGNED})
        if actors == set(SEATS):
            if self._hashed is None:
                return "p1", frozenset({Kind.CHOICE_HASH, Kind.RESIGNED})
            if self._answer is None:
                return "p2", frozenset({Kind.CHOICE, Kind.RESIGNED})
            return "p1", frozenset({Kind.CHOICE_OPENED, Kind.RESIGNED})
        owner = self.fate.owner(self.state) if actors == {LUCK} else None
        return _one(owner, Kind.TOLD) if owner else None

    def way(self) -> Way:
        """How the one seat that has to choose says what it chooses."""
        return self.hidden.way(self.state) if self.secretive else "open"

    def _has(self, kind: Kind, seat: Seat) -> bool:
        return seat in self._found[kind]

    # Adding -----------------------------------------------------------------------------------------

    def take(self, item: Item) -> None:
        """Add the next item."""
        due = self.due()
        if due is None:
            raise self.foul("after-end", item)
        seat, kinds = due
        if item.author != seat:
            raise self.foul("turn", item)
        if item.kind not in kinds:
            raise self.foul("order", item)
        before = self.written()
        self._taken += 1
        self._found[item.kind][item.author] = (item.value, before)
        if act := getattr(self, f"_take_{item.kind.name.lower()}", None):  # of some kinds it is enough that they came
            act(item, before)
        self.transcript = replace(self.transcript, items=(*self.transcript.items, item))
        self._encoded += item.encoded()
        self._settle()

    def foul(self, reason: str, item: Item, **more: Any) -> Foul:
        """What is wrong with the item that would come next."""
        items = (*self.transcript.items, item)
        return Foul(reason, item.author, replace(self.transcript, items=items).messages(), **more)

    def _take_name(self, item: Item, before: bytes) -> None:
        self.names[item.author] = item.text

    def _take_resigned(self, item: Item, before: bytes) -> None:
        self.resigned = item.author

    def _take_seed_opened(self, item: Item, before: bytes) -> None:
        hashed, written = self._found[Kind.SEED_HASH]["p1"]
        if proofs.seed_hash(self.id, written, item.value) != hashed:
            raise self.foul("other-seed", item)
        self.fate.seed = proofs.joint(item.value, self._found[Kind.SEED]["p2"][0])

    def _take_own_luck_hash(self, item: Item, before: bytes) -> None:
        self.fate.hashes[item.author] = item.value

    def _take_own_luck_opened(self, item: Item, before: bytes) -> None:
        if not self.fate.open(item.author, item.value):
            raise self.foul("other-seed", item)

    def _take_choice_hash(self, item: Item, before: bytes) -> None:
        self._hashed = (item.value, before)

    def _take_choice(self, item: Item, before: bytes) -> None:
        self._check(item, item.text)
        if self._hashed:
            self._answer = item.text
        else:
            self._play({item.author: item.text})

    def _take_choice_opened(self, item: Item, before: bytes) -> None:
        assert self._hashed and self._answer
        hashed, written = self._hashed
        if proofs.choice_hash(self.id, written, item.value[:SEED_BYTES], item.text) != hashed:
            raise self.foul("other-choice", item)
        self._check(item, item.text)
        choices: dict[Actor, Action] = {"p1": item.text, "p2": self._answer}
        self._hashed = self._answer = None
        self._play(choices)

    def _take_passed(self, item: Item, before: bytes) -> None:
        self._check(item, self.hidden.kept(self.state, item.text))

    def _take_kept_hash(self, item: Item, before: bytes) -> None:
        seed = self.fate.seed_of(item.author, self.state)
        if seed is None:
            kept: Action | None = self.hidden.guess_kept(self.state, self.fate.later[item.author])
        else:
            legal = self.game.legal(self.state, item.author)
            fits = (each for each in legal if proofs.kept_hash(self.id, before, seed, each) == item.value)
            kept = next(fits, None)
        if kept is None:
            raise self.foul("other-choice", item)
        self._play({item.author: kept})

    def _take_told(self, item: Item, before: bytes) -> None:
        self._consume(item)
        allowed = [action for action, _ in self.game.chances(self.state)]
        if item.text not in allowed or self.fate.drawn(item.author, self.state) not in (None, item.text):
            raise self.foul("other-luck", item)
        self._play({LUCK: item.text})

    def _consume(self, item: Item) -> None:
        """What was to come later has come."""
        del self.fate.later[item.author][:1]

    def _check(self, item: Item, action: Action | None) -> None:
        """A choice must be among those that the game offers; what was not said openly is played at once."""
        self._consume(item)
        if action not in self.game.legal(self.state, item.author):
            raise self.foul("not-drawn" if self.fate.is_open(item.author, self.state) else "not-allowed", item)
        if item.kind is Kind.PASSED and action:
            self._play({item.author: action})

    def _play(self, choices: Mapping[Actor, Action]) -> None:
        if LUCK in choices:
            self.fate.note(self.state, choices[LUCK])
        step = self.game.apply(self.state, choices)
        self.turns.append(Played(choices, step.events, self._taken, step.state))

    def _settle(self) -> None:
        """Let luck decide until it is somebody's turn to write."""
        while self.fate.seed is not None and not self.resigned and self.game.actors(self.state) == {LUCK}:
            decided = self.fate.decide(self.state)
            if decided is None:
                return
            self._play({LUCK: decided})


def _one(seat: Seat, kind: Kind) -> Due:
    return seat, frozenset({kind})
