"""What the luck of R vs R tells one seat alone: in the secret setups the neutrals that are dealt to it.

By letters the seed parts the supply openly before each deal, a share for each seat, so that both can draw without the
other and never the same tile. What is hidden is opened after each round: the next deal needs to know what is left.
"""

from collections.abc import Sequence
from typing import Final, Literal

from ..core.actions import KEEP, placement
from ..core.game import SEATS, Action, Json, Seat, other
from ..core.luck import Luck
from .setups import NEUTRALS_DEALT, OWN_NEUTRALS, SECRET_PACKET, SECRET_SETUPS, State
from .tiles import Tiles, in_order, without

PASS: Final = "pass "


class HiddenTiles:
    """Luck's secrets; it holds nothing, every state is passed in."""

    def has_secrets(self, options: Json) -> bool:
        return options["setup"] in SECRET_SETUPS

    def part(self, state: State) -> int:
        return state.round_no

    def deal(self, state: State) -> int:
        return state.round_no

    def owner(self, state: State) -> Seat | None:
        """Who is dealt to, or whose hidden tiles an Assassin looks for."""
        if state.stage == "blind":
            return other(state.position.to_act)
        return _receivers(state)[len(state.dealt)] if state.stage == "deal" else None

    def is_told(self, state: State) -> bool:
        """What an Assassin finds is banished, for everybody to see."""
        return state.stage == "blind"

    def chances(self, state: State, start: State, seed: str, drawn: Sequence[Action]) -> Sequence[tuple[Action, int]]:
        """What is left of this seat's share; of its hidden tiles, where an Assassin looks for one."""
        if state.stage == "blind":
            return [(tile, 1) for tile in in_order(tuple(state.position.hidden.of(other(state.position.to_act))))]
        receivers, done = _receivers(start), len(state.dealt)
        fresh = len(start.unused)  # the first so many come of the unused tiles, the others of those used before
        part = slice(0, fresh) if done < fresh else slice(fresh, None)
        supply = in_order(start.unused if done < fresh else start.used)
        share = _share(supply, receivers[part], receivers[done], Luck(seed, "shares", str(start.round_no), str(part)))
        return [(tile, 1) for tile in in_order(share) if tile not in drawn]

    def guess(self, state: State, pool: Sequence[Action], later: Sequence[str]) -> Action:
        """What is passed on is in the packet; so is, or was dealt, what is placed or shown."""
        told = later[0].removeprefix(PASS).split(" ") if later and later[0].startswith(PASS) else []
        passed = [tile for tile in told if tile in pool and tile not in state.packet]
        shown = [tile for tile in map(_tile_of, later) if tile in pool and tile not in told]
        return [*passed, *shown, *(tile for tile in pool if tile not in told), *pool][0]

    def way(self, state: State) -> Literal["open", "passing", "sealed"]:
        """Of a hidden packet, the first choice is told by what goes on to the other, whose own stays sealed."""
        if state.stage != "draft":
            return "open"
        return "passing" if len(state.packet) == SECRET_PACKET else "sealed"

    def passed(self, state: State, action: Action) -> str:
        return PASS + " ".join(without(state.packet, action.removeprefix(KEEP)))

    def kept(self, state: State, passed: str) -> Action | None:
        told = passed.removeprefix(PASS).split(" ")
        kept = [tile for tile in state.packet if tile not in told]
        fits = passed.startswith(PASS) and len(kept) == 1 and set(told) < set(state.packet)
        return KEEP + kept[0] if fits and len(told) == len(state.packet) - 1 else None

    def guess_kept(self, state: State, later: Sequence[str]) -> Action:
        shown = [tile for tile in map(_tile_of, later) if tile in state.packet]
        return KEEP + [*shown, *state.packet][0]


def _tile_of(shown: str) -> Action:
    """The tile of a placement, or of what luck told."""
    return placement(shown).tile


def _receivers(state: State) -> list[Seat]:
    """To whom each neutral of a deal goes: two each, or a packet each, the first player's first."""
    if state.options.setup == "secret-draft":
        return [state.first] * SECRET_PACKET + [other(state.first)] * SECRET_PACKET
    return [SEATS[n // OWN_NEUTRALS] for n in range(NEUTRALS_DEALT["secret-random"])]


def _share(supply: Tiles, receivers: Sequence[Seat], seat: Seat, luck: Luck) -> Tiles:
    """The part of a supply that a seat draws from: half, but enough for each of those who receive of it."""
    shuffled = luck.shuffled(supply)
    first = receivers[0]
    firsts, others = receivers.count(first), len(receivers) - receivers.count(first)
    half = len(supply) if not others else min(max(firsts, len(supply) // 2), len(supply) - others)
    return shuffled[:half] if seat == first else shuffled[half:]
