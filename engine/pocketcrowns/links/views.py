"""What an onlooker sees of R vs R, written as its difference from a guess.

What follows from an action is guessed from the action alone, as somebody would who has watched the game but never read
its rules. Guesses only save room: any view can be written, and comes back as it was.
"""

from dataclasses import dataclass, field
from typing import Any, Final

from ..core.actions import FIRST, KEEP, again, ends, is_placement, placement
from ..core.game import LUCK, Json
from .coder import Coder, part
from .records import code_seat, code_size
from .tables import CELLS, HOME, SEATS, SECRET_SETUPS, SHIELDED, TILES

_PHASES: Final = ["place", "draft", "choose-first", "over"]
_UNKNOWN: Final = "?"
_NAMES: Final = list(TILES)
_ITEMS: Final = [*_NAMES, _UNKNOWN]
_MOST_TILES: Final = 60
_BARE: Final = ("tile", "faces", "down_by", "under")  # of a piece, without what follows from the others
_EDITS: Final = ["same", "with", "without", "other"]


def start(options: Json) -> Json:
    """What is seen before anything has happened."""
    empty: Json = {
        "phase": "draft",
        "round": 1,
        "rounds": dict.fromkeys(SEATS, 0),
        "points": dict.fromkeys(SEATS, 0),
        "first": "p1",
        "board": dict.fromkeys(CELLS),
        "allies": dict.fromkeys(SEATS, 0),
        "zones": {seat: [] for seat in SEATS},
        "neutral": [],
        "discard": [],
        "pack": None,
    }
    return empty if options["first"] not in SEATS else _new_round(empty, options["first"])


def _new_round(seen: Json, first: str) -> Json:
    zones = {seat: (["citizen"] if seat == first else []) + HOME[seat] for seat in SEATS}
    cleared = {"board": dict.fromkeys(CELLS), "zones": zones, "neutral": [], "discard": []}
    return {**seen, "first": first, **cleared}


@dataclass
class Guess:
    """What may be seen next. `kind`: what it was guessed from; `hints`: tiles that may have changed places; `turning`:
    whether the tiles around may have turned."""

    seen: Json
    kind: str
    hints: list[str] = field(default_factory=list)
    turning: bool = False


def _guess(before: Json, turn: tuple[str, str] | None) -> Guess:
    if turn is None:
        return Guess(before, "nothing")
    actor, action = turn
    if action.removeprefix(FIRST) in SEATS:
        return Guess(_new_round(before, action.removeprefix(FIRST)), "first")
    if not is_placement(action):
        return Guess(before, f"{'luck' if actor == LUCK else 'keep'} {before['phase']}", [action.removeprefix(KEEP)])
    tile, cell, aim = placement(action)
    board = dict(before["board"])
    rival = SEATS[1 - SEATS.index(actor)]
    hints: list[str] = []
    covered = board[cell]
    board[cell] = _piece(tile, actor, under=covered and covered["tile"])
    turning = _aimed(board, actor, tile, aim, hints) if aim else False
    discard = list(before["discard"])
    for each in CELLS:
        piece = board[each]
        if piece and piece["down_by"] == rival:
            discard.append(piece["tile"])
            board[each] = piece["under"] and _piece(piece["under"], rival)
    zones = {**before["zones"], actor: _less(before["zones"][actor], tile)}
    seen = {**before, "board": board, "zones": zones, "neutral": _less(before["neutral"], tile), "discard": discard}
    return Guess(seen, f"place {tile if aim else ''}", hints, turning)


def _piece(tile: str, faces: str | None, under: str | None = None, down_by: str | None = None) -> Json:
    shield = tile in SHIELDED and down_by is None
    return {"tile": tile, "faces": faces, "down_by": down_by, "under": under, "shield": shield, "silenced": False}


def _less(tiles: list[str], tile: str) -> list[str]:
    return [each for each in tiles if each != tile]


def _aimed(board: Json, actor: str, tile: str, aim: str, hints: list[str]) -> bool:
    """Change the board as the target tells; whether other tiles may have turned."""
    power = TILES[tile]
    cell, inner = again(aim)
    begin, end = ends(cell)
    piece = board.get(begin)
    if power is None or piece is None:
        hints.append(aim)
        return begin not in board
    if inner:
        return _aimed(board, actor, piece["tile"], inner, hints)
    hints.append(piece["tile"])
    if power[1] == "down":
        board[begin] = _piece(piece["tile"], None, piece["under"], actor)
    elif power[1] == "turned":
        board[begin] = _turned(piece)
    else:
        board[begin] = None
        if end in board:
            board[end] = piece
    return False


def _turned(piece: Json) -> Json:
    faces = piece["faces"]
    return {**piece, "faces": faces and SEATS[1 - SEATS.index(faces)]}


def code_seen(coder: Coder, setup: str, before: Json, turn: tuple[str, str] | None, value: Any) -> Json:
    """What is seen after a turn (actor and action), given what was seen before it."""
    guess = _guess(before, turn)
    kind = f"{setup} {guess.kind}" if turn and turn[0] == LUCK else guess.kind
    known = guess.seen
    seen: Json = {
        "phase": coder.choice(f"phase {before['phase']} {guess.kind.split(' ')[0]}", _PHASES, part(value, "phase"))
    }
    seen |= _code_standing(coder, known, f"{before['phase'] == seen['phase']}", value)
    seen["board"] = _code_board(coder, guess, part(value, "board"))
    pieces = [piece for piece in seen["board"].values() if piece]
    counted = {seat: sum(piece["faces"] == seat for piece in pieces) for seat in SEATS}
    seen["allies"] = _code_pair(coder, "allies", counted, part(value, "allies"))
    zones = part(value, "zones")
    owners = {
        seat: "own" if turn and turn[0] == seat else "rival" if turn and turn[0] != LUCK else seat for seat in SEATS
    }
    seen["zones"] = {
        seat: _code_area(coder, f"{owners[seat]} {kind}", known["zones"][seat], guess.hints, part(zones, seat))
        for seat in SEATS
    }
    for area in ("neutral", "discard"):
        seen[area] = _code_area(coder, f"{area} {kind}", known[area], guess.hints, part(value, area), area == "neutral")
    seen["pack"] = None
    pack = part(value, "pack")
    if coder.flag(f"pack {setup} {known['pack'] is None}", pack is not None, first=2):
        seen["pack"] = _code_area(coder, f"pack {kind}", known["pack"] or [], guess.hints, pack, True)
    return seen


def code_given(coder: Coder, setup: str, value: Any) -> Json:
    """A position that was set up; of a secret setup, with what both know of the tiles in hand."""
    lies, zones = part(value, "board"), part(value, "zones")
    board = {cell: _code_piece(coder, "start", None, part(lies, cell)) for cell in CELLS}

    def area(context: str, known: list[str], tiles: Any) -> list[str]:
        return _code_area(coder, f"start {context}", known, [], tiles)

    start: Json = {
        "board": {cell: piece and {name: piece[name] for name in _BARE} for cell, piece in board.items()},
        "zones": {seat: area("zone", HOME[seat], part(zones, seat)) for seat in SEATS},
        "neutral": area("neutral", [], part(value, "neutral")),
        "discard": area("discard", [], part(value, "discard")),
        "to_act": coder.one_of(SEATS, part(value, "to_act")),
    }
    for name, context in (("murdered", "start murders"), ("known", "start knows")):
        tiles = None if value is None else value.get(name)
        if name == "known" and setup not in SECRET_SETUPS:
            continue
        if coder.flag(context, tiles) and (tiles := area(name, [], tiles)):
            start[name] = tiles
    return start


def _code_standing(coder: Coder, known: Json, context: str, value: Any) -> Json:
    """Round and points."""
    pairs, names = ("rounds", "points"), ("round", "rounds", "points", "first")
    as_known = not coder.reads and all(value[name] == known[name] for name in names)
    if coder.flag(f"standing {context}", as_known, likely=True, first=8):
        return {name: known[name] for name in names}
    return {
        "round": coder.number("round", part(value, "round")),
        **{name: _code_pair(coder, name, known[name], part(value, name)) for name in pairs},
        "first": code_seat(coder, "begins", part(value, "first")),
    }


def _code_pair(coder: Coder, context: str, known: Json, value: Any) -> Json:
    """A number for each seat."""
    if coder.flag(f"{context} known", value == known, likely=True, first=8):
        return known
    return {seat: coder.number(context, part(value, seat)) for seat in SEATS}


def _code_board(coder: Coder, guess: Guess, value: Any) -> Json:
    known = guess.seen["board"]
    bare = {cell: _bare(known[cell]) == _bare(part(value, cell)) for cell in CELLS}
    if not guess.turning and coder.flag("board known", all(bare.values()), likely=True, first=16):
        board = {cell: known[cell] and dict(known[cell]) for cell in CELLS}
    else:
        context = "turning" if guess.turning else "unknown"
        board = {cell: _code_piece(coder, context, known[cell], part(value, cell)) for cell in CELLS}
    _code_marks(coder, board, value)
    return board


def _bare(piece: Any) -> Any:
    return piece and [piece[name] for name in _BARE]


def _code_piece(coder: Coder, context: str, known: Json | None, value: Any) -> Json | None:
    """What lies on a cell, its marks aside."""
    changes = ["same", "turned", "other"] if known else ["same", "other"]
    alike = [_bare(value) == _bare(known), known is not None and _bare(value) == _bare(_turned(known)), True]
    given = ["same", "turned", "other"][alike.index(True)]  # while reading nobody looks at it
    change = coder.choice(f"{context} {'piece' if known else 'empty'}", changes, given, first=2)
    if change != "other":
        return known and (dict(known) if change == "same" else _turned(known))
    if not coder.flag("lies there", value is not None, likely=True, first=2):
        return None
    tile = coder.choice("lies", _NAMES, part(value, "tile"))
    faces, down_by = (code_seat(coder, name, part(value, name)) for name in ("faces", "down_by"))
    return _piece(tile, faces, coder.choice("under", [None, *_NAMES], part(value, "under"), first=30), down_by)


def _code_marks(coder: Coder, board: Json, value: Any) -> None:
    """Shields, and powers that would be cancelled."""
    marks = [(cell, mark) for cell in CELLS if board[cell] for mark in ("shield", "silenced")]
    as_known = not coder.reads and all(board[cell][mark] == value[cell][mark] for cell, mark in marks)
    if not coder.flag("marks known", as_known, likely=True, first=5):
        for cell, mark in marks:
            known = board[cell][mark]
            board[cell][mark] = coder.flag(f"{mark} {known}", part(part(value, cell), mark), likely=known, first=3)


def _code_area(
    coder: Coder, context: str, known: list[str], hints: list[str], value: Any, in_order: bool = False
) -> list[str]:
    """Tiles beside the board: as guessed, with one more, with one less, or anything else."""
    edit = coder.choice(context, _EDITS, None if coder.reads else _edit(known, value, in_order), first=6)
    if edit == "same":
        return list(known)
    if edit == "with":
        found = None if coder.reads else next(tile for tile in _ITEMS if _with(known, tile, in_order) == value)
        return _with(known, coder.choice("with", _hinted(hints, _ITEMS), found, first=30), in_order)
    if edit == "without":
        found = None if coder.reads else next(tile for tile in known if _without(known, tile) == value)
        return _without(known, coder.choice("without", _hinted(hints, known), found, first=6))
    kept: list[str] = []
    for tile in known:
        if coder.flag("kept", not coder.reads and len(kept) < len(value) and value[len(kept)] == tile):
            kept.append(tile)
    added = code_size(coder, "added", None if coder.reads else value[len(kept) :], _MOST_TILES)
    return kept + [coder.choice("tile added", _ITEMS, part(value, len(kept) + place)) for place in range(added)]


def _edit(known: list[str], value: list[str], in_order: bool) -> str:
    if value == known:
        return "same"
    if len(value) == len(known) + 1 and any(_with(known, tile, in_order) == value for tile in _ITEMS):
        return "with"
    if len(value) == len(known) - 1 and any(_without(known, tile) == value for tile in known):
        return "without"
    return "other"


def _with(tiles: list[str], tile: str, in_order: bool) -> list[str]:
    """One more: in the order of the list of tiles, or last; but what nobody knows comes after all that is known."""
    if in_order:
        return sorted([*tiles, tile], key=_ITEMS.index)
    known = [each for each in tiles if each != _UNKNOWN]
    return [*known, tile, *tiles[len(known) :]]


def _without(tiles: list[str], tile: str) -> list[str]:
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]


def _hinted(hints: list[str], tiles: list[str]) -> list[str]:
    """Each tile once, those that were hinted at first."""
    return list(dict.fromkeys([*(hint for hint in hints if hint in tiles), *tiles]))
