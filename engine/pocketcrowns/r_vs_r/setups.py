"""Setups, match and rulings as options; the neutral supply, and how a round is dealt from it.

Luck deals one neutral at a time. Every function here finishes one step of a deal and enters the next, until the
first player can place the Citizen.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from ..core.game import SEATS, Both, Event, Json, Outcome, Seat, Step, other
from ..core.options import Group, OneOf, Whole
from .board import EMPTY, Position
from .targets import Rulings
from .tiles import CITIZEN, HOME, NEUTRAL_IDS, TileId, Tiles, in_order, without

SETUPS: Final = ("standard", "first-game", "random", "secret-random", "draft", "secret-draft")
SECRET_SETUPS: Final = ("secret-random", "secret-draft")  # in which a player has tiles that the other does not know
OPTIONS: Final = Group(
    "options",
    (
        OneOf("setup", SETUPS),
        OneOf("match", ("best-of-three", "points")),
        Whole("rounds", 1, 9, default=3),
        OneOf("first", ("random", *SEATS), ruling="RV16"),
        Group(
            "rulings",
            (
                OneOf("last_cell", ("goes_on", "only_when_full"), ruling="RV1"),
                OneOf("seer", ("tile", "player"), ruling="RV10"),
            ),
        ),
    ),
)

NEUTRALS_DEALT: Final = {
    "standard": 5,
    "first-game": 0,
    "random": 4,
    "secret-random": 4,
    "draft": 5,
    "secret-draft": 8,
}
OWN_NEUTRALS: Final = 2  # each player's share where neutrals are dealt to the players
SECRET_PACKET: Final = 4
ROUNDS_TO_WIN: Final = 2
NOTHING: Final = Both(0, 0)

Stage: TypeAlias = Literal["first", "deal", "draft", "place", "blind", "choose-first", "over"]


@dataclass(frozen=True, slots=True)
class Options:
    """The chosen options, hashable."""

    setup: str
    match: str
    rounds: int
    first: str
    rulings: Rulings

    @classmethod
    def read(cls, options: Json) -> "Options":
        """From complete JSON options."""
        return cls(
            options["setup"], options["match"], options["rounds"], options["first"], Rulings(**options["rulings"])
        )

    @property
    def is_secret(self) -> bool:
        """Whether the players' own neutrals are hidden from each other."""
        return self.setup in SECRET_SETUPS


@dataclass(frozen=True, slots=True)
class State:
    """A position of a whole match.

    `dealt`: this round's neutrals in the order they came; `unused` and `used`: the supply across rounds. `packet`:
    what a draft chooses from. `dealt_position`: the round before its first placement, or as it was set up, for a void
    one (RV21). `loser`: who lost the last round and names the next first player.
    """

    options: Options
    stage: Stage
    position: Position
    first: Seat = "p1"
    round_no: int = 1
    rounds: Both[int] = NOTHING
    points: Both[int] = NOTHING
    dealt: Tiles = ()
    unused: Tiles = NEUTRAL_IDS
    used: Tiles = ()
    packet: Tiles = ()
    dealt_position: Position | None = None
    loser: Seat | None = None
    outcome: Outcome | None = None


def begin_match(options: Options) -> Step[State]:
    """The first round, once it is known who begins (RV16)."""
    state = State(options, "first", Position(EMPTY, Both((), ()), (), "p1"))
    for seat in SEATS:
        if options.first == seat:
            return begin_round(state, seat)
    return Step(state)


def begin_round(state: State, first: Seat) -> Step[State]:
    """The coloured tiles are home, the first player holds the Citizen; then the neutrals are dealt."""
    zones = Both(HOME["p1"], HOME["p2"])
    zones = zones.put(first, (CITIZEN.id, *zones.of(first)))
    state = replace(
        state,
        stage="deal",
        first=first,
        position=Position(EMPTY, zones, (), first),
        dealt=(),
        packet=(),
        dealt_position=None,
        loser=None,
    )
    events = (Event("round-begins", {"round": state.round_no, "first": first}),)
    step = _after_deal(state)
    return Step(step.state, (*events, *step.events))


def supply(state: State) -> Tiles:
    """Where the next neutral comes from: the unused ones, else those used in earlier rounds, shuffled again (RV22)."""
    return state.unused or state.used


def deal_neutral(state: State, tile: TileId) -> Step[State]:
    """Luck deals one neutral to where the setup wants it."""
    if not state.unused:
        state = replace(state, unused=state.used, used=())
    state = replace(state, unused=without(state.unused, tile), dealt=(*state.dealt, tile))
    setup, count, position = state.options.setup, len(state.dealt), state.position
    if setup == "standard":
        state = replace(state, position=replace(position, neutral=in_order((*position.neutral, tile))))
        event = Event("dealt", {"tile": tile})
    elif setup in ("draft", "secret-draft"):
        state = replace(state, packet=in_order((*state.packet, tile)))
        event = Event("dealt") if setup == "secret-draft" else Event("dealt", {"tile": tile})
    else:
        owner: Seat = "p1" if count <= OWN_NEUTRALS else "p2"
        state = replace(state, position=_given(position, owner, (tile,), hidden=state.options.is_secret))
        event = _told("dealt", owner, tile, hidden=state.options.is_secret)
    step = _after_deal(state)
    return Step(step.state, (event, *step.events))


def _told(kind: str, owner: Seat, tile: TileId, *, hidden: bool) -> Event:
    """A tile comes to a play area; a hidden one is named to its owner only."""
    if hidden:
        return Event(kind, {"seat": owner}, owner=owner, secret={"tile": tile})
    return Event(kind, {"seat": owner, "tile": tile})


def _given(position: Position, owner: Seat, tiles: Sequence[TileId], *, hidden: bool) -> Position:
    """The tiles are in this play area now."""
    zones = position.zones.put(owner, (*position.zones.of(owner), *tiles))
    if not hidden:
        return replace(position, zones=zones)
    return replace(position, zones=zones, hidden=position.hidden.put(owner, position.hidden.of(owner) | set(tiles)))


def _after_deal(state: State) -> Step[State]:
    """Deal on, or let a draft begin, or let the first player place."""
    count, setup = len(state.dealt), state.options.setup
    if setup == "secret-draft" and count in (SECRET_PACKET, 2 * SECRET_PACKET):
        drawer = state.first if count == SECRET_PACKET else other(state.first)
        return Step(replace(state, stage="draft", position=replace(state.position, to_act=drawer)))
    if count < NEUTRALS_DEALT[setup]:
        return Step(state)
    if setup == "draft":
        return Step(replace(state, stage="draft"))
    return Step(begin_placing(state))


def begin_placing(state: State) -> State:
    """The first player is about to place the Citizen."""
    position = replace(state.position, to_act=state.first)
    return replace(state, stage="place", packet=(), position=position, dealt_position=position)


def keep_tile(state: State, tile: TileId) -> Step[State]:
    """A seat keeps one tile of the packet.

    `draft`: the first player, the second, the first; the second has the last two. `secret-draft`: one each out of
    four, the other two go out face down; the second player draws the second packet.
    """
    keeper, hidden = state.position.to_act, state.options.is_secret
    state = replace(
        state,
        packet=without(state.packet, tile),
        position=_given(state.position, keeper, (tile,), hidden=hidden),
    )
    events = [_told("kept", keeper, tile, hidden=hidden)]
    rival = other(keeper)
    if len(state.packet) > OWN_NEUTRALS:
        return Step(replace(state, position=replace(state.position, to_act=rival)), tuple(events))
    if hidden:
        step = Step(replace(state, stage="deal", packet=()))
        if len(state.dealt) == NEUTRALS_DEALT["secret-draft"]:
            step = Step(begin_placing(state))
        return Step(step.state, (*events, Event("put-out", {"count": len(state.packet)})))
    events += [_told("kept", rival, each, hidden=False) for each in state.packet]
    state = replace(state, position=_given(state.position, rival, state.packet, hidden=False))
    return Step(begin_placing(state), tuple(events))
