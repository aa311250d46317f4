"""A position of R vs R as it is given: what no round can come to is refused, with the reason.

No round that leads there is looked for. What is checked is what every round keeps: each tile once, the camps in their
own areas, turns in alternation, what lies face down, and that something did what was done to a tile. In the middle of a
draft the neutral area has what is on offer.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from ..core.errors import Impossible
from ..core.game import SEATS, Both, Seat, other
from ..core.given import Given
from .board import Board, Piece, Position, allies, is_full_of_faces
from .grid import CELLS
from .placing import has_placement
from .powers import (
    Banish,
    BanishFromPlayArea,
    CoversAnAlly,
    Destroy,
    HasShield,
    RotateAhead,
    RotateGroup,
    RotateLine,
    RotateOne,
    TakeBack,
    TakeDiscarded,
    TakeNeutral,
)
from .setups import NEUTRALS_DEALT, NOTHING, OWN_NEUTRALS, ROUNDS_TO_WIN, Options, State
from .tiles import CITIZEN, HOME, NEUTRAL_IDS, TILES, TileId, in_order, without

_FIELDS: Final = frozenset({"board", "zones", "neutral", "discard", "to_act", "murdered"})
# Of a draft: tiles on offer, those that the first player and the second have kept, and which of them chooses now.
_DRAFTS: Final = {
    "draft": {(5, 0, 0): "first", (4, 1, 0): "second", (3, 1, 1): "first"},
    "secret-draft": {(4, 0, 0): "first", (3, 1, 0): "second", (4, 1, 1): "second", (3, 1, 2): "first"},
}
_CELL: Final = frozenset({"tile", "faces", "down_by", "under", "shield", "silenced"})  # the last two follow
_TURNS: Final = RotateLine | RotateGroup | RotateOne | RotateAhead
_REMOVES: Final = Destroy | Banish | BanishFromPlayArea
_REPEATS: Final = TakeBack | TakeDiscarded  # after which a tile may be placed twice


def set_up(options: Options, given: Any) -> State:
    """The state that is given (PROTOCOL.md has the fields), in the round that decides the match. Raises Impossible, and
    Malformed for what is no position."""
    position = _read(options, Given(given, _FIELDS | {"known"} if options.is_secret else _FIELDS))
    rounds = Both(1, 1) if options.match == "best-of-three" else NOTHING
    number = 2 * ROUNDS_TO_WIN - 1 if options.match == "best-of-three" else options.rounds
    _every_tile_once(position, options)
    if _is_draft(position, options):
        return _draft(State(options, "draft", position, round_no=number, rounds=rounds))
    _board(position)
    _what_was_done(position)
    first = position.to_act if position.placements % 2 == 0 else other(position.to_act)
    dealt = in_order(tuple(tile for tile in _everywhere(position) if tile in NEUTRAL_IDS))
    unused = tuple(tile for tile in NEUTRAL_IDS if tile not in dealt)
    return State(options, "place", position, first, number, rounds, dealt=dealt, unused=unused, dealt_position=position)


def _read(options: Options, given: Given) -> Position:
    cells, areas = given.at("board", fields=frozenset(CELLS)), given.seats("zones")
    board: Board = tuple(_piece(cells, name) for name in CELLS)
    zones = Both(*(areas.at(seat).ids(TILES) for seat in SEATS))
    neutral, discard = (given.at(name).ids(TILES) for name in ("neutral", "discard"))
    lie = _on_board(board)
    to_act = given.at("to_act").seat()
    # The Citizen was there before any Assassin.
    victims = without(discard, CITIZEN.id) if CITIZEN.id in discard else discard
    murdered = given.at("murdered").ids(victims) if given.says("murdered") else ()
    placed = frozenset((*lie, *discard)).difference(murdered)
    known = given.at("known").ids((*zones.p1, *zones.p2)) if given.says("known") else ()
    if known and not _have_acted(placed, _REPEATS):
        raise Impossible("known", tile=known[0])
    secret = {*NEUTRAL_IDS}.difference(known) if options.is_secret else set[TileId]()
    hidden = Both(*(frozenset(secret.intersection(zones.of(seat))) for seat in SEATS))
    return Position(board, zones, neutral, to_act, hidden, discard, placed, len(placed))


def _is_draft(position: Position, options: Options) -> bool:
    """Whether something is on offer."""
    return bool(position.neutral) and options.setup in _DRAFTS


def _draft(state: State) -> State:
    """In the middle of a draft. What was put out of a secret one is not told: any two that are nowhere stand for it."""
    position = state.position
    kept = Both(*(tuple(tile for tile in position.zones.of(seat) if tile in NEUTRAL_IDS) for seat in SEATS))
    first: Seat = "p1" if CITIZEN.id in position.zones.p1 else "p2"
    second = other(first)
    counts = len(position.neutral), len(kept.of(first)), len(kept.of(second))
    chooses = _DRAFTS[state.options.setup].get(counts)
    if chooses is None or any(position.board) or position.discard:
        raise Impossible("draft", count=len(position.neutral), p1=len(kept.p1), p2=len(kept.p2))
    if position.to_act != (first if chooses == "first" else second):
        raise Impossible("draft-turn", seat=position.to_act)
    dealt = (*kept.p1, *kept.p2, *position.neutral)
    unused = tuple(tile for tile in NEUTRAL_IDS if tile not in dealt)
    out = OWN_NEUTRALS if state.options.is_secret and kept.of(second) and kept.of(first) else 0
    return replace(
        state,
        position=replace(position, neutral=()),
        first=first,
        dealt=(*dealt, *unused[:out]),
        unused=unused[out:],
        packet=in_order(position.neutral),
    )


def _piece(given: Given, name: str) -> Piece | None:
    if given.at(name).value is None:
        return None
    cell = given.at(name, fields=_CELL)
    tile, down_by = cell.id("tile", TILES), cell.seat_or_none("down_by")
    covers = cell.id("under", TILES) if cell.says("under") else None
    faces = cell.seat_or_none("faces")
    if faces is None and (down_by is None or covers):
        raise Impossible("faces-nobody", cell=name, tile=tile)
    faces = faces or "p1"
    return Piece(tile, faces, down_by, Piece(covers, faces) if covers else None)


def _on_board(board: Board) -> tuple[TileId, ...]:
    return tuple(tile for piece in board if piece for tile in (piece.tile, piece.under and piece.under.tile) if tile)


def _everywhere(position: Position) -> tuple[TileId, ...]:
    return (*_on_board(position.board), *position.zones.p1, *position.zones.p2, *position.neutral, *position.discard)


def _every_tile_once(position: Position, options: Options) -> None:
    """Each tile in one place; the camps and the Citizen complete, as many neutrals as were dealt."""
    tiles = _everywhere(position)
    for tile in tiles:
        if tiles.count(tile) > 1:
            raise Impossible("twice", tile=tile)
    for tile in (*HOME["p1"], *HOME["p2"], CITIZEN.id):
        if tile not in tiles:
            raise Impossible("missing", tile=tile)
    is_draft = _is_draft(position, options)
    put_out = 2 * OWN_NEUTRALS if options.setup == "secret-draft" else 0
    count, needed = sum(tile in NEUTRAL_IDS for tile in tiles), NEUTRALS_DEALT[options.setup] - put_out
    if count != needed and not is_draft:
        raise Impossible("neutral-count", count=count, needed=needed)
    for tile in position.neutral:
        if tile not in NEUTRAL_IDS or not (is_draft or options.setup == "standard"):
            raise Impossible("not-common", tile=tile)
    gone_back = _have_acted(position.placed, _REPEATS)
    for seat in SEATS:
        for tile in position.zones.of(seat):
            if not gone_back and tile not in HOME[seat] and not _may_hold(position, options, seat, tile):
                raise Impossible("wrong-area", tile=tile, seat=seat)


def _may_hold(position: Position, options: Options, seat: Seat, tile: TileId) -> bool:
    """Whether a tile that is not of this camp may lie in its area: dealt there, taken, or the Citizen at the start."""
    if tile == CITIZEN.id:
        return not position.placed and (seat == position.to_act or _is_draft(position, options))
    if tile in HOME[other(seat)]:
        return False
    return options.setup != "standard" or _have_acted(position.placed, TakeNeutral)


def _have_acted(tiles: Iterable[TileId], verbs: Any) -> bool:
    return any(isinstance(TILES[tile].on_arrival, verbs) for tile in tiles)


def _board(position: Position) -> None:
    """What lies on the board now."""
    board, to_act = position.board, position.to_act
    if not any(board) and not position.discard:
        if CITIZEN.id not in position.zones.of(to_act):
            raise Impossible("citizen-first")
        return
    fallen = [(name, piece) for name, piece in zip(CELLS, board, strict=True) if piece and piece.down_by]
    for name, down in fallen:
        if down.down_by == to_act:
            raise Impossible("cleared", cell=name, tile=down.tile)
    if len(fallen) > 1:
        raise Impossible("two-down", first=fallen[0][0], second=fallen[1][0])
    for name, piece in zip(CELLS, board, strict=True):
        if piece is None:
            continue
        covers = isinstance(piece.printed.lasting, CoversAnAlly)
        if covers != (piece.under is not None):
            raise Impossible("covers-nothing" if covers else "covers", cell=name, tile=piece.tile)
        if piece.under and isinstance(piece.under.printed.lasting, HasShield):
            raise Impossible("covers-shield", cell=name, tile=piece.under.tile)
    if is_full_of_faces(board):
        raise Impossible("full", p1=allies(board, "p1"), p2=allies(board, "p2"))
    if not has_placement(position):
        raise Impossible("no-placement", seat=to_act)


def _what_was_done(position: Position) -> None:
    """Turns in alternation, and that something turned, destroyed or took what was. Once tiles can have been taken back,
    whatever did so may be in hand again."""
    board, discard, placed = position.board, position.discard, position.placed
    if _have_acted(placed, _REPEATS):
        return
    murdered = [tile for tile in discard if tile not in placed]
    if murdered and not _have_acted(placed, BanishFromPlayArea):
        raise Impossible("nothing-murders", tile=murdered[0])
    removed = (*discard, *(piece.tile for piece in board if piece and piece.down_by))
    if removed and not _have_acted(placed, _REMOVES):
        raise Impossible("nothing-removes", tile=removed[0])
    for cell, piece in enumerate(board):
        seat = None if piece is None or piece.down_by else _home_of(piece.tile)
        if piece is None or seat is None or piece.faces == seat:
            continue
        if isinstance(piece.printed.lasting, HasShield):
            raise Impossible("shielded-turned", cell=CELLS[cell], tile=piece.tile)
        if not _have_acted(placed, _TURNS):
            raise Impossible("nothing-turns", cell=CELLS[cell], tile=piece.tile)
    number = position.placements
    for seat in SEATS:
        own = sum(tile in HOME[seat] for tile in placed)
        most = (number + 1) // 2
        if own > most:
            raise Impossible("alternation", seat=seat, count=own, most=most)


def _home_of(tile: TileId) -> Seat | None:
    return next((seat for seat in SEATS if tile in HOME[seat]), None)
