"""One match of any game: sealed choices, luck, the record, undo, replay and resume.

A sealed choice lives here, outside the game's state: nobody can see what the state does not hold.
"""

from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import dataclass
from typing import Any, Final, Generic

from .errors import (
    BadOptions,
    BadRecord,
    GameOver,
    IllegalAction,
    Impossible,
    Malformed,
    NothingToUndo,
    NotYourTurn,
)
from .game import LUCK, SEATS, Action, Actor, Event, Game, Json, Seat, State, Step, choices_of
from .luck import Luck
from .seals import salt_for

RECORD_VERSION: Final = 1
LONGEST_SEED: Final = 10_000  # characters; the page draws 32


@dataclass(frozen=True, slots=True)
class Turn(Generic[State]):
    """Choices made together, which of them a computer made, and the state they led to."""

    choices: Mapping[Actor, Action]
    by_bot: frozenset[Seat]
    state: State


class Match(Generic[State]):
    """A game in progress. A refused call raises a Refusal and changes nothing."""

    def __init__(self, game: Game[State], options: Any, seed: str, position: Any = None) -> None:
        """Start a match; `options` may be partial. Luck is a function of `seed` alone. `position`: where it starts
        instead of at the beginning. Raises Malformed for a seed that no record may have, BadOptions, Impossible."""
        if not isinstance(seed, str) or len(seed) > LONGEST_SEED:
            raise Malformed(f"seed must be text of at most {LONGEST_SEED} characters")
        self.game = game
        self.options = game.complete_options(options)
        self.seed = seed
        self.position = position
        self._start = game.start(self.options).state if position is None else game.set_up(self.options, position)
        self._turns = self._luck(self._start, 0)[0]
        self._sealed: dict[Seat, Action] = {}
        self._sealed_by_bot: frozenset[Seat] = frozenset()

    @property
    def start(self) -> State:
        """Where the match began, before luck drew anything."""
        return self._start

    @property
    def state(self) -> State:
        return self._turns[-1].state if self._turns else self._start

    @property
    def turn(self) -> int:
        """How many turns have been played, luck's included."""
        return len(self._turns)

    def waiting_for(self) -> list[Seat]:
        """The seats that still have to choose, p1 first."""
        actors = self.game.actors(self.state)
        return [seat for seat in SEATS if seat in actors and seat not in self._sealed]

    def is_sealed(self, seat: Seat, *, by_bot: bool = False) -> bool:
        """Whether this seat has chosen and still waits for the other; with `by_bot`, whether a computer did."""
        return seat in (self._sealed_by_bot if by_bot else self._sealed)

    def last_choice(self, seat: Seat) -> Action:
        """What this seat chose last; raises StopIteration if it never did."""
        return next(turn.choices[seat] for turn in reversed(self._turns) if seat in turn.choices)

    def record(self) -> Json:
        """Everything decided so far, sealed choices included: enough to resume, nothing to draw."""
        turns: list[Json] = [dict(turn.choices.items()) for turn in self._turns]
        if self._sealed:
            turns.append({seat: self._sealed[seat] for seat in SEATS if seat in self._sealed})
        return {
            "v": RECORD_VERSION,
            "game": self.game.id,
            "options": self.options,
            "seed": self.seed,
            "turns": turns,
            **({} if self.position is None else {"start": self.position}),
        }

    def view(self, seat: Seat | None) -> Json:
        """All that `seat` (None: an onlooker) may know, and what it may do now."""
        return view_of(self.game, self.options, self.state, seat, len(self._turns), self.waiting_for())

    def choose(self, seat: Seat, action: Action, *, by_bot: bool = False) -> tuple[Event, ...]:
        """Seal one choice; once everybody awaited has chosen, all of them take effect together.

        Returns what happened, secrets included: filter with `Event.seen_by`.
        """
        self._check(seat, action)
        sealed = {**self._sealed, seat: action}
        bots = self._sealed_by_bot | {seat} if by_bot else self._sealed_by_bot
        if set(sealed) != self.game.actors(self.state):
            self._sealed, self._sealed_by_bot = sealed, bots
            return (Event("sealed", {"seat": seat}),)
        choices: dict[Actor, Action] = {each: sealed[each] for each in SEATS if each in sealed}
        step = self.game.apply(self.state, choices)
        turn = Turn(choices, bots, step.state)
        drawn, events = self._luck(step.state, self._luck_turns())
        self._turns += (turn, *drawn)
        self._sealed, self._sealed_by_bot = {}, frozenset()
        return step.events + events

    def preview(self, seat: Seat, action: Action) -> Step[State]:
        """What this choice would lead to, before luck is asked; only where the seat chooses alone."""
        self._check(seat, action)
        if self.game.actors(self.state) != {seat}:
            raise IllegalAction("a sealed choice shows nothing before both are open")
        return self.game.apply(self.state, {seat: action})

    def undo(self) -> None:
        """Go back to before the last choice that a person made. The same luck will come again.

        A turn in which both seats chose is opened again as a whole, except that a choice which a
        computer had sealed in it stays sealed.
        """
        kept = {seat: action for seat, action in self._sealed.items() if seat in self._sealed_by_bot}
        if len(kept) < len(self._sealed):
            self._sealed = kept
            return
        for index in reversed(range(len(self._turns))):
            turn = self._turns[index]
            people = [seat for seat in SEATS if seat in turn.choices and seat not in turn.by_bot]
            if people:
                self._turns = self._turns[:index]
                self._sealed = {seat: turn.choices[seat] for seat in SEATS if seat in turn.by_bot}
                self._sealed_by_bot = turn.by_bot
                return
        raise NothingToUndo("no person has chosen anything yet")

    def rng_for(self, seat: Seat) -> Luck:
        """The stream a computer player in this seat mixes with now: apart from the game's own luck."""
        return Luck(self.seed, "player", seat, str(len(self._turns)))

    def salt(self, seat: Seat) -> str:
        """The salt of what this seat seals now; it is told only once the choice is open."""
        return salt_for(self.seed, seat, str(len(self._turns)))

    def decisions(self) -> "Iterator[tuple[Match[State], Mapping[Seat, Action]]]":
        """The match before each turn in which a seat chose, and what was chosen there."""
        for number, turn in enumerate(self._turns):
            chosen = {seat: turn.choices[seat] for seat in SEATS if seat in turn.choices}
            if chosen:
                yield self._after(number), chosen

    def replay(self) -> "Iterator[tuple[Mapping[Actor, Action], tuple[Event, ...], Match[State]]]":
        """Every whole turn, luck's included: what was chosen, what happened, and the match after it."""
        for number, turn in enumerate(self._turns):
            events = self.game.apply(self._after(number).state, turn.choices).events
            yield turn.choices, events, self._after(number + 1)

    def _after(self, turns: int) -> "Match[State]":
        """This match as it was after so many turns, nothing sealed."""
        earlier = copy(self)
        earlier._turns, earlier._sealed, earlier._sealed_by_bot = self._turns[:turns], {}, frozenset()
        return earlier

    def _check(self, seat: Seat, action: Action) -> None:
        """Refuse a choice that is not this seat's, or not allowed."""
        if seat not in self.waiting_for():
            raise self._refusal_for(seat)
        if action not in self.game.legal(self.state, seat):
            raise IllegalAction(f"{seat} may not choose {action!r:.60} now")

    def _refusal_for(self, seat: Seat) -> NotYourTurn | GameOver:
        if self.game.outcome(self.state) is not None:
            return GameOver("the game is over")
        return NotYourTurn(f"{seat} is not awaited")

    def _luck_turns(self) -> int:
        return sum(LUCK in turn.choices for turn in self._turns)

    def _luck(self, state: State, decided: int) -> tuple[tuple[Turn[State], ...], tuple[Event, ...]]:
        """The turns that luck takes from `state` on, `decided` of its decisions having been made."""
        turns: list[Turn[State]] = []
        events: list[Event] = []
        while self.game.actors(state) == {LUCK}:
            stream = Luck(self.seed, LUCK, str(decided + len(turns)))
            choices: dict[Actor, Action] = {LUCK: stream.pick(self.game.chances(state))}
            step = self.game.apply(state, choices)
            state = step.state
            turns.append(Turn(choices, frozenset(), state))
            events += step.events
        return tuple(turns), tuple(events)

    @classmethod
    def resume(cls, game: Game[State], record: Any, bots: frozenset[Seat] = frozenset()) -> "Match[State]":
        """The match that a record tells; `bots` are the seats a computer played.

        Raises BadRecord, naming the turn, where the record breaks a rule.
        """
        seed, turns = _head(game, record)
        try:
            match = cls(game, record["options"], seed, record.get("start"))
        except (Impossible, Malformed) as error:
            raise BadRecord(f"start: {error}") from error
        match._turns = ()
        for number, choices in enumerate(turns, start=1):
            try:
                match._replay(choices, bots, last=number == len(turns))
            except (BadRecord, IllegalAction) as error:
                raise BadRecord(f"turn {number}: {error}") from error
        if not match._sealed:
            match._turns += match._luck(match.state, match._luck_turns())[0]
        return match

    def _replay(self, choices: Any, bots: frozenset[Seat], *, last: bool) -> None:
        """Add one recorded turn; the last one may still lack a sealed choice."""
        actors = self.game.actors(self.state)
        if not actors:
            raise BadRecord("the game is already over")
        if not isinstance(choices, dict) or not choices or not set(choices) <= actors:
            raise BadRecord(f"choices of {sorted(actors)} were expected")
        for actor, action in choices.items():
            if action not in choices_of(self.game, self.state, actor):
                raise BadRecord(f"{actor} cannot choose {action!r:.60}")
        if set(choices) == actors:
            ordered: dict[Actor, Action] = {each: choices[each] for each in (*SEATS, LUCK) if each in choices}
            by_bot = frozenset(seat for seat in bots if seat in choices)
            self._turns += (Turn(ordered, by_bot, self.game.apply(self.state, ordered).state),)
        elif last:
            self._sealed = dict(choices)
            self._sealed_by_bot = frozenset(seat for seat in bots if seat in choices)
        else:
            raise BadRecord(f"choices of {sorted(actors)} were expected")


def view_of(
    game: Game[State], options: Json, state: State, seat: Seat | None, turn: int, waiting_for: list[Seat]
) -> Json:
    """What `seat` may know of a state that so many turns led to, and what it may do if it is waited for."""
    outcome = game.outcome(state)
    return {
        "game": game.id,
        "options": options,
        "seat": seat,
        "turn": turn,
        "waiting_for": waiting_for,
        "seen": game.observe(state, seat),
        "legal": list(game.legal(state, seat)) if seat in waiting_for else [],
        "outcome": None if outcome is None else {"winner": outcome.winner, "reason": outcome.reason},
    }


def _head(game: Game[Any], record: Any) -> tuple[str, list[Any]]:
    """Seed and turns of a record whose other parts are in order; raises BadRecord."""
    if not isinstance(record, dict):
        raise BadRecord("a record is an object")
    keys = {"v", "game", "options", "seed", "turns"}
    if set(record) - {"start"} != keys:
        raise BadRecord(f"a record has the keys {sorted(keys)}, and in a study 'start'")
    if type(record["v"]) is not int or record["v"] != RECORD_VERSION:
        raise BadRecord(f"version {record['v']!r:.20} cannot be read here")
    if record["game"] != game.id:
        raise BadRecord(f"game {record['game']!r:.60} is not {game.id}")
    try:
        complete = game.complete_options(record["options"])
    except BadOptions as error:
        raise BadRecord(f"options: {error}") from error
    if complete != record["options"]:
        raise BadRecord("options must be complete and in the catalogue's order")
    if not isinstance(record["seed"], str) or not isinstance(record["turns"], list):
        raise BadRecord("seed must be text and turns a list")
    if len(record["seed"]) > LONGEST_SEED:
        raise BadRecord(f"seed must be at most {LONGEST_SEED} characters")
    return record["seed"], record["turns"]
