"""From what a seat sees of a round of R vs R to the positions that it may be in."""

from dataclasses import dataclass
from typing import Final

from ...core.actions import placement
from ...core.game import SEATS, Both, Json, Seat
from ...core.luck import Luck
from ...r_vs_r.board import Board, Piece, Position
from ...r_vs_r.grid import CELLS
from ...r_vs_r.scoring import LONGEST_ROUND
from ...r_vs_r.setups import SECRET_SETUPS
from ...r_vs_r.tiles import NEUTRAL_IDS, TileId, Tiles
from .position import Compact, Rules, compact, has_names

UNKNOWN: Final = "?"


@dataclass(frozen=True, slots=True)
class World:
    """A position that fits a view, in full; `hidden` are the tiles it assumes in the place of unnamed ones."""

    position: Position
    hidden: frozenset[TileId]

    def compact(self, rules: Rules) -> Compact:
        return compact(self.position, rules)


def is_open(view: Json) -> bool:
    """Whether the view leaves nothing to guess for either seat.

    Not so with hidden tiles, with a fallen Tower that covers a tile, with a tile that shows nobody whether a Hermit may
    fetch it, or where a loop may come to void the round (RV21), since a view does not count its placements.
    """
    seen, seat = view["seen"], view["seat"]
    secret = view["options"]["setup"] in SECRET_SETUPS
    own_secret = secret and any(tile in NEUTRAL_IDS for tile in seen["zones"][seat or SEATS[0]])
    unnamed = any(UNKNOWN in seen["zones"][each] for each in SEATS)
    looping = view["turn"] > LONGEST_ROUND // 2 and _about(seen) >= {"magician", "bard", "artist"}
    return not (own_secret or unnamed or looping or _fallen_towers(seen) or _doubtful(view))


def _about(seen: Json) -> set[TileId]:
    """Every tile that is seen to be in this round."""
    return _on_board(seen).union(*seen["zones"].values(), seen["neutral"], seen["discard"])


def _on_board(seen: Json) -> set[TileId]:
    return {tile for cell in seen["board"].values() if cell for tile in (cell["tile"], cell["under"]) if tile}


def rules_of(view: Json, world: World) -> Rules:
    """The switches of the match, and whether tiles on the board need their names."""
    rulings = view["options"]["rulings"]
    return Rules(rulings["last_cell"] == "only_when_full", rulings["seer"] == "player", has_names(world.position))


def worlds(view: Json, rng: Luck, count: int) -> list[World]:
    """One world where the view leaves nothing open, else `count` of those that fit it, drawn alike.

    An unnamed tile may be any neutral that is nowhere to be seen; the seat does not remember earlier rounds.
    """
    seen = view["seen"]
    guesses = sum(zone.count(UNKNOWN) for zone in seen["zones"].values()) + len(_fallen_towers(seen))
    return [_world(view, rng) for _ in range(count if guesses else 1)]


def _world(view: Json, rng: Luck) -> World:
    seen, board = view["seen"], view["seen"]["board"]
    about = _about(seen)
    unseen = [tile for tile in NEUTRAL_IDS if tile not in about]
    hidden: list[TileId] = []
    zones: dict[str, Tiles] = {}
    for seat in SEATS:
        zone = seen["zones"][seat]
        drawn = [unseen.pop(rng.below(len(unseen))) for _ in range(zone.count(UNKNOWN))]
        hidden += drawn
        zones[seat] = (*(tile for tile in zone if tile != UNKNOWN), *drawn)
    placed: Board = tuple(_piece(board[name], rng) for name in CELLS)
    to_act: Seat = view["waiting_for"][0] if view["waiting_for"] else "p1"
    position = Position(
        placed,
        Both(zones["p1"], zones["p2"]),
        tuple(seen["neutral"]),
        to_act,
        discard=tuple(seen["discard"]),
        placed=_placed(view),
        placements=int(any(placed)),
    )
    return World(position, frozenset(hidden))


def _piece(cell: Json | None, rng: Luck) -> Piece | None:
    """A piece; a Tower faced as what it covers does, until it falls and that is no longer to be seen."""
    if cell is None:
        return None
    faces: Seat = cell["faces"] or "p1"
    under = cell["under"]
    if under and cell["faces"] is None:
        faces = SEATS[rng.below(len(SEATS))]
    return Piece(cell["tile"], faces, cell["down_by"], Piece(under, faces) if under else None)


def _fallen_towers(seen: Json) -> list[str]:
    return [name for name, cell in seen["board"].items() if cell and cell["under"] and cell["faces"] is None]


def _placed(view: Json) -> frozenset[TileId]:
    """The tiles that have lain on the board: of the discard, those that a Hermit may fetch (RV14), as far as the legal
    list shows which they are; of the play areas, none, since a view does not tell."""
    seen = view["seen"]
    named = _named_to_hermit(view)
    return frozenset(_on_board(seen).union(seen["discard"] if named is None else named))


def _named_to_hermit(view: Json) -> set[TileId] | None:
    """What the seat's own Hermit may take now; None where it has none to place."""
    targets = {placed.target for placed in map(placement, view["legal"]) if placed.tile == "hermit"}
    return {target for target in targets if target} if targets else None


def _doubtful(view: Json) -> bool:
    """Whether a Hermit and an Assassin are about, and nothing shows what of the Assassin's work the Hermit may fetch:
    what lies in the discard, or may come there from a play area after it was on the board."""
    seen = view["seen"]
    about = _about(seen)
    if not about >= {"hermit", "assassin"}:
        return False
    acted = about.difference(*seen["zones"].values(), seen["neutral"])
    if acted & {"hermit", "magician"}:
        return True
    return bool(seen["discard"]) and "assassin" in acted and not _named_to_hermit(view)
