"""Whole matches of every setup at random: no tile is lost or doubled, every round ends, and in good time."""

import time
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from pocketcrowns.core.game import LUCK, SEATS
from pocketcrowns.r_vs_r.board import allies, is_full_of_faces
from pocketcrowns.r_vs_r.scoring import LONGEST_ROUND
from pocketcrowns.r_vs_r.setups import State
from pocketcrowns.r_vs_r.tiles import HOME, NEUTRAL_IDS
from tests.amounts import usually
from tests.r_vs_r.drawing import R_VS_R, SETUPS, options

ALWAYS_IN_PLAY = Counter([*HOME["p1"], *HOME["p2"], "citizen"])
DEALT = {"standard": 5, "first-game": 0, "random": 4, "secret-random": 4, "draft": 5, "secret-draft": 8}
OUT = {"secret-draft": (0, 2, 4)}  # put out face down; in every other setup none
LONGEST_MATCH = 5000  # decisions; nine rounds with a void one each stay far below
QUICK, SLOW = usually(300, 600), 120_000  # rounds


def lying(state: State) -> Counter[str]:
    """All tiles that are somewhere in this round: on or under the board, in an area, in the discard or a packet."""
    position = state.position
    found = Counter([*position.zones.p1, *position.zones.p2, *position.neutral, *position.discard, *state.packet])
    on_board = [piece for piece in position.board if piece]
    return found + Counter(each.tile for piece in on_board for each in (piece, piece.under) if each)


def check_tiles(state: State) -> None:
    """The supply and this round's neutrals are the seventeen; what lies about is what was dealt and the fifteen."""
    setup = state.options.setup
    assert Counter([*state.unused, *state.used, *state.dealt]) == Counter(NEUTRAL_IDS)
    if state.stage == "first":
        assert not lying(state)
        return
    found = lying(state)
    assert max(found.values()) == 1 and not ALWAYS_IN_PLAY - found
    neutrals = found - ALWAYS_IN_PLAY
    if state.stage in ("choose-first", "over"):
        assert not state.dealt and set(neutrals) <= set(state.used)
        assert neutrals.total() == DEALT[setup] - OUT.get(setup, (0,))[-1]
        return
    put_out = Counter(state.dealt) - neutrals
    assert not neutrals - Counter(state.dealt) and put_out.total() in OUT.get(setup, (0,))
    if state.stage in ("place", "blind"):
        assert len(state.dealt) == DEALT[setup] and put_out.total() == OUT.get(setup, (0,))[-1] and not state.packet


def check_position(state: State) -> None:
    """Hidden tiles are in their owner's area, a turn starts with a free cell, and only a Tower covers anything."""
    position = state.position
    for seat in SEATS:
        assert position.hidden.of(seat) <= {*position.zones.of(seat)} & {*state.dealt, *state.used}
    assert position.placed >= {each.tile for piece in position.board if piece for each in (piece, piece.under) if each}
    for piece in position.board:
        assert piece is None or piece.under is None or (piece.tile == "tower" and piece.under.faces == piece.faces)
    if state.stage != "place":
        return
    assert None in position.board
    assert not any(piece is not None and piece.down_by == position.to_act for piece in position.board)
    assert position.placements < LONGEST_ROUND
    assert (position.placements == 0) == ("citizen" in position.zones.of(position.to_act) and not any(position.board))
    down = sum(piece is not None and piece.down_by is not None for piece in position.board)
    assert down <= 1 and allies(position.board, "p1") + allies(position.board, "p2") + down == 9 - position.board.count(
        None
    )


def check_end(before: State, state: State) -> None:
    """Why a round may end: nine faces, or somebody who has no placement."""
    assert sum(state.rounds) == sum(before.rounds) + 1 and state.loser in SEATS
    if not is_full_of_faces(state.position.board):
        assert not R_VS_R.legal(before, state.loser) or before.position.to_act != state.loser
        assert state.position.to_act == state.loser


def playing(setup: str, match: str, rng: Random, *, checked: bool) -> Iterator[int]:
    """Play at random to the end; the placements of each round, as it ends."""
    switches = {"last_cell": rng.choice(["goes_on", "only_when_full"]), "seer": rng.choice(["tile", "player"])}
    state = R_VS_R.start(options(setup, match=match, rounds=rng.randint(1, 9), first="random", **switches)).state
    for _ in range(LONGEST_MATCH):
        if not (actors := R_VS_R.actors(state)):
            break
        (actor,) = actors
        legal = [action for action, _ in R_VS_R.chances(state)] if actor == LUCK else R_VS_R.legal(state, actor)
        before, state = state, R_VS_R.apply(state, {actor: rng.choice(legal)}).state
        if checked:
            check_tiles(state)
            check_position(state)
        if sum(state.rounds) > sum(before.rounds):
            check_end(before, state)
            yield state.position.placements
    assert state.stage == "over" and state.outcome is not None


def play_rounds(setup: str, rounds: int, *, checked: bool) -> Counter[int]:
    """How many placements the rounds of matches at random took, until there have been that many rounds."""
    rng, lengths = Random(setup), Counter[int]()
    while lengths.total() < rounds:
        lengths.update(playing(setup, rng.choice(["best-of-three", "points"]), rng, checked=checked))
    return lengths


@pytest.mark.parametrize("setup", SETUPS)
def test_the_32_tiles_are_conserved_in_every_state_and_every_round_ends(setup: str) -> None:
    """Of 4200 rounds the shortest take 9 placements, the longest 18."""
    lengths = play_rounds(setup, QUICK // len(SETUPS), checked=True)
    assert min(lengths) == 9 and max(lengths) <= LONGEST_ROUND
    assert 10.5 < sum(length * count for length, count in lengths.items()) / lengths.total() < 11.5


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS)
def test_120_000_random_rounds_end_with_all_tiles_in_place(setup: str, capsys: pytest.CaptureFixture[str]) -> None:
    began = time.perf_counter()
    lengths = play_rounds(setup, SLOW // len(SETUPS), checked=True)
    took = time.perf_counter() - began
    assert min(lengths) == 9 and max(lengths) <= LONGEST_ROUND
    with capsys.disabled():
        longest = f"{min(lengths)} to {max(lengths)} placements"
        print(f"\n{setup}: {lengths.total()} rounds, {longest}, {lengths.total() / took:.0f} a second")
