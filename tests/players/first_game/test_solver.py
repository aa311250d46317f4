"""`first-game` is solved: the table, the search below it, and play that never gives away a won position."""

from collections.abc import Iterator
from random import Random

import pytest

from pocketcrowns.core.luck import Luck
from pocketcrowns.making.first_game import solve
from pocketcrowns.players.coach.r_vs_r import GridSearch
from pocketcrowns.players.first_game.boards import (
    CASTLE_BIT,
    FULL_HAND,
    HANDS,
    boards,
    canonical,
    number_of,
    place_of,
    sets_of,
)
from pocketcrowns.players.first_game.solver import FILES, Solver, table
from pocketcrowns.players.first_game.table import Table, groups
from pocketcrowns.players.grid.moves import children, result
from pocketcrowns.players.grid.position import Compact, Rules, compact
from pocketcrowns.players.people.placement_ahead import PlacementAhead
from pocketcrowns.players.player import Advice, Meter, Whim
from pocketcrowns.r_vs_r.setups import State
from tests.amounts import slowly
from tests.players.grid.views import results, view_of
from tests.r_vs_r.drawing import R_VS_R, play, random_states, sit

SWITCH = {False: "goes_on", True: "only_when_full"}
ENOUGH = ("nodes", 300_000)
FOR_A_MOVE = ("nodes", 40_000)

RIVALS = (Whim(), PlacementAhead())

both_rulings = pytest.mark.parametrize("when_full", slowly(False, True), ids=SWITCH.get)


def solver(when_full: bool) -> Solver:
    return Solver(when_full, Meter(ENOUGH))


def wins(pos: Compact, when_full: bool, using: Solver | None = None) -> bool:
    """Whether the seat to act wins, at the end or before it."""
    over = result(pos)
    return over > 0 if over is not None else (using or solver(when_full)).wins(place_of(pos))


def reached(seeds: range, when_full: bool) -> Iterator[State]:
    """Every state after the Citizen of the rounds of random matches."""
    for seed in seeds:
        for state in random_states("first-game", seed, last_cell=SWITCH[when_full]):
            if state.stage == "place" and state.position.placements:
                yield state


def advice_on(state: State, when_full: bool) -> Advice:
    return GridSearch().advise(view_of(state, setup="first-game", last_cell=SWITCH[when_full]), ENOUGH)


# What is stored ------------------------------------------------------------------------------------


@both_rulings
def test_a_stored_position_is_won_if_and_only_if_a_placement_leads_to_a_lost_one(when_full: bool) -> None:
    """The placements are those of the compact form, which is tested against the rules; RV1 both ways."""
    rng, rules, using = Random(1), Rules(when_full, names=False), solver(when_full)
    stored = [s for s in reached(range(40), when_full) if sum(p is not None for p in s.position.board) < 5]
    for state in rng.sample(stored, 40):
        here = compact(state.position, rules)
        expected = any(not wins(after, when_full, using) for after in set(children(here, rules)))
        assert using.wins(place_of(here)) == expected


def test_who_begins_wins_wherever_the_citizen_goes() -> None:
    for when_full in FILES:
        for cell in range(9):
            assert table(when_full).wins(0, 1 << cell, 0, 0, FULL_HAND, FULL_HAND) is False


@both_rulings
def test_one_tile_more_never_hurts(when_full: bool) -> None:
    """A power may be declined and a tile kept: with more tiles, or against fewer, a won position stays won."""
    rng = Random(2)
    for (count, _, own, _), group in groups().items():
        if count < 3 or own or not group.boards:
            continue
        for board in rng.sample(sorted(group.boards), 40):
            for pair in rng.sample(sorted(group.pairs), 5):
                hand, foe = divmod(pair, HANDS)
                fewer = [foe ^ 1 << power for power in range(7) if foe >> power & 1 and 1 << power != CASTLE_BIT]
                sets = sets_of(board)
                if table(when_full).wins(*sets, hand, foe):
                    assert False not in [table(when_full).wins(*sets, hand, less) for less in fewer]


def test_the_eight_images_of_a_board_are_one() -> None:
    for board in boards(4, True)[::97]:
        mine, theirs, firm, down = sets_of(board)
        assert number_of(mine, theirs, firm, down) == board == canonical(board)
        for symmetry in range(8):
            moved = [_moved(cells, symmetry) for cells in (mine, theirs, firm, down)]
            assert canonical(number_of(*moved)) == board


def _moved(cells: int, symmetry: int) -> int:
    """A set of cells turned and mirrored, worked out on its own."""
    found = 0
    for cell in range(9):
        if cells >> cell & 1:
            column, row = cell % 3 - 1, cell // 3 - 1
            for _ in range(symmetry % 4):
                column, row = row, -column
            found |= 1 << (row + 1) * 3 + (1 - column if symmetry > 3 else column + 1)
    return found


@pytest.mark.slow
@both_rulings
def test_the_file_is_what_the_maker_makes(when_full: bool) -> None:
    told: list[tuple[int, int]] = []
    made = solve(when_full, lambda done, total: told.append((done, total)))
    ours, theirs = Table(made), table(when_full)
    assert made and told[-1][0] == told[-1][1] and told == sorted(told)
    for (count, fallen, _, _), group in groups().items():
        if count < 4 or not fallen:
            for board in list(group.boards)[::7]:
                for pair in list(group.pairs)[::5]:
                    key = (*sets_of(board), *divmod(pair, HANDS))
                    assert ours.wins(*key) == theirs.wins(*key)


# Exact play ----------------------------------------------------------------------------------------


@both_rulings
def test_late_positions_are_worth_what_trying_everything_by_the_rules_finds(when_full: bool) -> None:
    late = [
        s for s in reached(range(8), when_full) if sum(p is None or p.down_by is not None for p in s.position.board) < 3
    ]
    small = [state for state in late if len(R_VS_R.legal(state, state.position.to_act)) < 30]
    for state in Random(3).sample(small, 12):
        advice, truth = advice_on(state, when_full), results(state)
        assert advice.exact and advice.off_by == 0
        assert {each.action: each.value for each in advice.mix} == {a: 1 if r > 0 else -1 for a, r in truth.items()}


@pytest.mark.slow
@both_rulings
def test_every_action_of_every_position_is_weighed_exactly(when_full: bool) -> None:
    for state in list(reached(range(3), when_full))[::8]:
        advice = advice_on(state, when_full)
        assert advice.exact and {each.value for each in advice.mix} <= {-1.0, 1.0}
        assert advice.value == max(each.value for each in advice.mix)


def test_the_first_placement_is_weighed_exactly_too() -> None:
    opening = sit("first-game")
    view = opening.view(opening.waiting_for()[0])
    advice = GridSearch().advise(view, ENOUGH)
    assert advice.exact and advice.value == 1.0 and {each.p for each in advice.mix} == {1 / 9}


def test_for_points_more_than_the_winner_matters_and_nothing_early_is_called_exact() -> None:
    """RV20."""
    opening = sit("first-game", match="points")
    assert not GridSearch().advise(opening.view(opening.waiting_for()[0]), ("nodes", 500)).exact


def kept(state: State, when_full: bool, rng: Random) -> bool:
    """Plays a won position to its end, against chance and against greed in turn; whether it was won."""
    seat = state.position.to_act
    player, given = GridSearch(), {"setup": "first-game", "last_cell": SWITCH[when_full]}
    before = state.rounds.of(seat)
    while state.stage == "place" and state.position.placements:
        if state.position.to_act == seat:
            action = player.choose(view_of(state, **given), Luck(str(rng.random())), FOR_A_MOVE)
        else:
            rival = RIVALS[state.position.placements // 2 % 2]
            action = rival.choose(view_of(state, **given), Luck(str(rng.random())), FOR_A_MOVE)
        state, _ = play(state, action)
    return state.rounds.of(seat) > before


def won_positions(count: int, when_full: bool) -> list[State]:
    rng, rules = Random(4), Rules(when_full, names=False)
    states = list(reached(range(count), when_full))
    rng.shuffle(states)
    won = (state for state in states if wins(compact(state.position, rules), when_full))
    return [state for state, _ in zip(won, range(count), strict=False)]


@both_rulings
def test_a_won_position_is_never_given_away(when_full: bool) -> None:
    rng = Random(5)
    assert all(kept(state, when_full, rng) for state in won_positions(6, when_full))


@pytest.mark.slow
@both_rulings
def test_hundreds_of_won_positions_are_never_given_away(when_full: bool) -> None:
    rng = Random(6)
    assert all(kept(state, when_full, rng) for state in won_positions(300, when_full))
