"""The engine for people who program: games as immutable states, matches, and what they are written down as.

`load` gives the rules of a game under its options; `Rules.start` the first `State`, from which every other follows;
`Rules.sit` a `Match`, which keeps seals, draws luck and writes a record. Whatever cannot be granted raises a Refusal.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from . import notation
from .core import codec
from .core.errors import BadRecord, GameOver, IllegalAction, Malformed, NotYourTurn, UnknownGame
from .core.game import LUCK, SEATS, Action, Actor, Event, Game, Json, Outcome, Seat, choices_of
from .core.luck import Luck
from .core.match import Match, view_of
from .core.perft import perft as _perft
from .games import GAMES, TABLES
from .games import resume as _resume
from .links.making import position_value, replay_value
from .links.studies import record_at
from .links.values import read_link, write_link


@dataclass(frozen=True)
class Rules:
    """A game under options, all of them filled in."""

    game: Game[Any]
    options: Json = field(hash=False)

    def catalogue(self) -> Json:
        """Cards or tiles with ids and numbers, and the options with their allowed values."""
        return self.game.catalogue()

    def start(self) -> "State":
        """The first state; often it is luck that acts first."""
        step = self.game.start(self.options)
        return State(self, step.state, 0, step.events)

    def sit(self, seed: str) -> Match[Any]:
        """A match in which luck is a function of `seed` alone."""
        return Match(self.game, self.options, seed)

    def table(self) -> Json:
        """Who beats whom: for any two cards the events of their round. Raises Malformed for a game whose pieces do not
        meet in pairs."""
        if self.game.id not in TABLES:
            raise Malformed(f"{self.game.id} has no table: its pieces do not meet in pairs")
        return TABLES[self.game.id](self.options)


@dataclass(frozen=True)
class State:
    """A state of a game, secrets included; `observe` leaves out what a seat may not know.

    Equal, and of equal hash, where the game goes on in the same way. `turn`: how many turns led here, luck's included.
    `events`: what happened on the last of them.
    """

    rules: Rules = field(hash=False)
    value: Any
    turn: int = field(compare=False)
    events: tuple[Event, ...] = field(default=(), compare=False, repr=False)

    @property
    def actors(self) -> frozenset[Actor]:
        """Who may act: both seats, one seat, "luck" alone, or nobody when it is over."""
        return self.rules.game.actors(self.value)

    @property
    def outcome(self) -> Outcome | None:
        """None while somebody may still act."""
        return self.rules.game.outcome(self.value)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """All that `seat` may choose now."""
        return self.rules.game.legal(self.value, seat)

    def chances(self) -> tuple[tuple[Action, int], ...]:
        """What luck may decide now, each with its whole-number weight."""
        return self.rules.game.chances(self.value)

    def apply(self, choices: Mapping[Actor, Action]) -> "State":
        """The state after all actors have chosen. Raises Malformed, GameOver, NotYourTurn, IllegalAction."""
        if not isinstance(choices, Mapping):
            raise Malformed("choices must be a mapping of each actor to its action")
        if not self.actors:
            raise GameOver("the game is over")
        if set(choices) != self.actors:
            raise NotYourTurn(f"choices of {sorted(self.actors)} were expected, not of {sorted(map(str, choices))}")
        for actor, action in choices.items():
            if action not in choices_of(self.rules.game, self.value, actor):
                raise IllegalAction(f"{actor} may not choose {action!r:.60} now")
        step = self.rules.game.apply(self.value, choices)
        return State(self.rules, step.state, self.turn + 1, step.events)

    def drawn(self, luck: Luck) -> "State":
        """The state after luck, if it acts, has decided: all its decisions until a seat acts, drawn from `luck`."""
        state = self
        while state.actors == {LUCK}:
            state = state.apply({LUCK: luck.pick(state.chances())})
        return state

    def observe(self, seat: Seat | None) -> Json:
        """The view of a seat, or of an onlooker (None): what PROTOCOL.md calls VIEW, and what players are given."""
        waiting = [each for each in SEATS if each in self.actors]
        return view_of(self.rules.game, self.rules.options, self.value, seat, self.turn, waiting)


def game_ids() -> list[str]:
    """The ids of all games."""
    return list(GAMES)


def load(game: str, **options: Any) -> Rules:
    """The rules of a game; what `options` leaves out is as usual. Raises UnknownGame, BadOptions."""
    if not isinstance(game, str) or game not in GAMES:
        raise UnknownGame(f"{game!r:.60} is not one of {list(GAMES)}")
    return Rules(GAMES[game], GAMES[game].complete_options(options))


def perft(state: State, depth: int) -> int:
    """The number of sequences of `depth` turns from this state, and of shorter ones that end the game."""
    return _perft(state.rules.game, state.value, depth)


def resume(record: Json) -> Match[Any]:
    """The match that a record tells. Raises BadRecord, naming the turn that breaks a rule."""
    return _resume(record)


def read(text: str) -> Json:
    """The record of a game that is written down: its JSON, a link to it, or its line of notation.

    Raises Malformed, BadRecord, BadNotation or BadLink, all of them Refusals.
    """
    if not isinstance(text, str):
        raise Malformed(f"a game that is written down is text, not {type(text).__name__}")
    text = text.strip()
    if text.startswith("{"):
        return resume(codec.read(text)).record()
    if "#" not in text and not text.startswith("v1."):
        return notation.read(text)
    value = read_link(text)
    if "record" not in value:
        raise BadRecord("this link carries no game")
    record: Json = record_at(value) if "steps" in value else value["record"]
    return resume(record).record()


def line(record: Json) -> str:
    """A record as one line of notation (engine/NOTATION.md). Raises BadRecord."""
    return notation.write(record)


def link(record: Json) -> str:
    """A record as what stands behind the '#' of a link: the whole game where it is over, else the position.

    Raises BadRecord, also where the link would tell what is still hidden, or no link is long enough.
    """
    match = resume(record)
    over = match.view(None)["outcome"] is not None
    value = replay_value(match) if over else position_value(match, None)
    try:
        return write_link(value)
    except ValueError as error:
        raise BadRecord(f"no link carries this game: {error}") from error


def replay(record: Json) -> Iterator[State]:
    """The first state of a recorded game, which may have been set up, and the one after each of its whole turns. Raises
    BadRecord."""
    match = resume(record)
    rules = Rules(match.game, match.options)
    state = rules.start() if match.position is None else State(rules, match.start, 0)
    yield state
    for choices, _, _ in match.replay():
        state = state.apply(choices)
        yield state
