"""R vs R in text: boards drawn for a test, single placements tried on them, and whole turns played from them.

A drawing has three rows, row 3 first, separated by `|`. A cell is `.` (free), `king1` (a King facing p1), `x2:king1`
(the same, face down since p2 destroyed it) or `tower1/queen` (a Tower facing p1 on top of p1's Queen).
"""

from random import Random
from typing import Any

from pocketcrowns.core.game import LUCK, Both, Event, Json
from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES
from pocketcrowns.r_vs_r.board import Board, Piece, Position
from pocketcrowns.r_vs_r.placing import begin_turn, legal, place
from pocketcrowns.r_vs_r.setups import SETUPS, Options, State
from pocketcrowns.r_vs_r.targets import Rulings
from pocketcrowns.r_vs_r.tiles import NEUTRAL_IDS, TILES
from tests.helpers import play_on

R_VS_R = GAMES["r-vs-r"]
BLANK = ". . . | . . . | . . ."
__all__ = ["SETUPS", "begin_turn"]  # tests take these from here too


# Boards --------------------------------------------------------------------------------------------


def _piece(cell: str) -> Piece | None:
    if cell == ".":
        return None
    state, _, rest = cell.rpartition(":")
    top, _, under = rest.partition("/")
    tile, faces = top[:-1], f"p{top[-1]}"
    assert tile in TILES and faces in ("p1", "p2"), cell
    down_by = f"p{state[1]}" if state else None
    return Piece(tile, faces, down_by, Piece(under, faces) if under else None)


def _cell(piece: Piece | None) -> str:
    if piece is None:
        return "."
    state = f"x{piece.down_by[1]}:" if piece.down_by else ""
    under = f"/{piece.under.tile}" if piece.under else ""
    assert piece.under is None or piece.under == Piece(piece.under.tile, piece.faces)
    return f"{state}{piece.tile}{piece.faces[1]}{under}"


def board(drawing: str) -> Board:
    rows = [row.split() for row in drawing.split("|")]
    assert [len(row) for row in rows] == [3, 3, 3], drawing
    return tuple(_piece(cell) for row in reversed(rows) for cell in row)


def drawn(position: Position) -> str:
    """The drawing of a position's board, as `text` writes it."""
    cells = [_cell(piece) for piece in position.board]
    return " | ".join(" ".join(cells[start : start + 3]) for start in (6, 3, 0))


def text(drawing: str) -> str:
    """A drawing without superfluous spaces."""
    return " ".join(drawing.split())


def at(
    drawing: str,
    p1: str = "",
    p2: str = "",
    *,
    neutral: str = "",
    discard: str = "",
    hidden: str = "",
    never_placed: str = "",
    came_back: str = "",
    to_act: str = "p1",
    placements: int = 2,
) -> Position:
    """A round in progress: the board, the play areas, and which tiles of them only their owner knows.

    `never_placed`: those of the discard that an Assassin took before they lay on the board; `came_back`: those of the
    play areas that lay on the board before.
    """
    zones = Both(tuple(p1.split()), tuple(p2.split()))
    unseen = Both(*(frozenset(hidden.split()) & set(zone) for zone in zones))
    laid = board(drawing)
    on_board = {each.tile for piece in laid if piece for each in (piece, piece.under) if each}
    return Position(
        laid,
        zones,
        tuple(neutral.split()),
        to_act,
        unseen,
        tuple(discard.split()),
        frozenset(on_board | {*discard.split()} - {*never_placed.split()} | {*came_back.split()}),
        placements,
    )


# One placement -------------------------------------------------------------------------------------


def ways(position: Position, placement: str, **rulings: str) -> set[str]:
    """All ARGs offered with a placement such as "king@b2", which itself must be allowed with no power."""
    actions = [action.partition("!") for action in legal(position, Rulings(**rulings))]
    found = [target for name, _, target in actions if name == placement]
    assert len(found) == len(set(found)) and "" in found, f"{placement} is not allowed"
    return set(found) - {""}


def cells_for(position: Position, tile: str) -> set[str]:
    """Where a tile may be placed at all."""
    actions = legal(position, Rulings())
    return {action.partition("!")[0].partition("@")[2] for action in actions if action.startswith(f"{tile}@")}


def done(position: Position, action: str, **rulings: str) -> Position:
    """The position after a legal placement, before the turn ends."""
    return told(position, action, **rulings)[0]


def told(position: Position, action: str, **rulings: str) -> tuple[Position, list[Event]]:
    """The same with what happened."""
    assert action in legal(position, Rulings(**rulings)), action
    after, events = place(position, action, Rulings(**rulings))
    return after, list(events)


def facts(events: list[Event] | tuple[Event, ...], kind: str) -> list[dict[str, Any]]:
    """What everybody is told by the events of one kind."""
    return [dict(event.facts) for event in events if event.kind == kind]


# Whole turns ---------------------------------------------------------------------------------------


def options(
    setup: str = "standard", match: str = "best-of-three", rounds: int = 3, first: str = "p1", **rulings: str
) -> Json:
    """Complete options from a few."""
    given = {"setup": setup, "match": match, "rounds": rounds, "first": first, "rulings": rulings}
    return R_VS_R.complete_options(given)


def sit(setup: str = "standard", *, seed: str = "a seed", **given: Any) -> Match[State]:
    """A match that has just begun."""
    return Match(R_VS_R, options(setup, **given), seed)


def in_round(position: Position, *, played: tuple[int, int] = (0, 0), round_no: int = 1, **given: Any) -> State:
    """A match whose round has come to this position; the neutrals that are nowhere to be seen are unused."""
    pieces = [each for piece in position.board if piece for each in (piece, piece.under) if each]
    out = {*(piece.tile for piece in pieces), *position.zones.p1, *position.zones.p2}
    out |= {*position.neutral, *position.discard}
    return State(
        Options.read(options(**given)),
        "place",
        position,
        rounds=Both(*played),
        round_no=round_no,
        dealt=tuple(tile for tile in NEUTRAL_IDS if tile in out),
        unused=tuple(tile for tile in NEUTRAL_IDS if tile not in out),
    )


def play(state: State, *actions: str) -> tuple[State, list[Event]]:
    """What these actions of whoever is to act lead to; each must be allowed."""
    events: list[Event] = []
    for action in actions:
        (actor,) = R_VS_R.actors(state)
        allowed = dict(R_VS_R.chances(state)) if actor == LUCK else R_VS_R.legal(state, actor)
        assert action in allowed, f"{actor} may not choose {action}"
        step = R_VS_R.apply(state, {actor: action})
        state = step.state
        events += step.events
    return state, events


def over(events: list[Event]) -> tuple[str, str]:
    """Who won the round that these events end, and why."""
    (end,) = facts(events, "round-over")
    return end["winner"], end["reason"]


def seen(state: State, viewer: str | None = None) -> dict[str, Any]:
    return R_VS_R.observe(state, viewer)


def random_states(setup: str, seed: int, match: str = "best-of-three", **given: Any) -> list[State]:
    """Every state of one match played at random to its end."""
    session, rng = sit(setup, seed=str(seed), match=match, first="random", **given), Random(seed)
    play_on(session, rng, choices=5000)
    state = R_VS_R.start(session.options).state
    states = [state]
    for choices in session.record()["turns"]:
        states.append(R_VS_R.apply(states[-1], choices).state)
    return states
