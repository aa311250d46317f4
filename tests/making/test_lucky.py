"""The maker of Lucky Draw's table: its arrays say what the rules and the players' own solvers say."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from pocketcrowns.brave_rats.cards import EDITIONS, Cards  # noqa: E402 - after the check that numpy is here
from pocketcrowns.brave_rats.rounds import FIRST_ROUND, Rulings, settle  # noqa: E402
from pocketcrowns.core.game import Both  # noqa: E402
from pocketcrowns.jobs import run  # noqa: E402
from pocketcrowns.making.lucky import Layer, WholeGame, codes, rounded, solve  # noqa: E402
from pocketcrowns.making.lucky_positions import FULL, MASKS, MEMBERS, PRINTED, Positions, solved  # noqa: E402
from pocketcrowns.making.lucky_rounds import FiveCards  # noqa: E402
from pocketcrowns.players.duel.matrix_game import value  # noqa: E402
from pocketcrowns.players.duel.oracle import duel_of  # noqa: E402
from pocketcrowns.players.duel.rules import Position, pack, pack_hand, unpack_hand  # noqa: E402
from pocketcrowns.players.lucky.player import ITERATIONS, LuckyDraw, iterate  # noqa: E402
from pocketcrowns.players.lucky.resolve import (  # noqa: E402
    Hidden,
    LastHidden,
    unfold,
)
from pocketcrowns.players.lucky.seen import situation_of  # noqa: E402
from pocketcrowns.players.lucky.table import FILE, SECTIONS, SHARES, STEPS, Table, file_of, open_table  # noqa: E402
from tests.amounts import slowly  # noqa: E402
from tests.bench.bench_lucky import by_lot  # noqa: E402
from tests.helpers import sit  # noqa: E402
from tests.players.lucky.test_player import hidden_choices  # noqa: E402

CARDS = EDITIONS[16]


@pytest.fixture(scope="module")
def positions() -> Positions:
    return Positions(Rulings(), 4)


def packed(positions: Positions, masks: tuple[int, int], standing: int, dealt: Both[Cards] = PRINTED) -> Position:
    """The solver's position of a standing and what both have left."""
    hands = [
        pack_hand([card for place, card in enumerate(cards) if mask >> place & 1])
        for cards, mask in zip(dealt, masks, strict=True)
    ]
    return pack(Both(*hands), 4, positions.standings[standing])


def layers(positions: Positions, count: int) -> list[Layer]:
    full = np.array([FULL])
    found = [Layer(8, (full, full), np.array([0]), np.array([True]), np.array([0]))]
    while len(found) < count:
        found.append(found[-1].below(positions))
    return found


@pytest.mark.parametrize("size", [2, 3])
def test_small_matrix_games_are_solved_as_the_simplex_method_solves_them(size: int) -> None:
    rng = np.random.default_rng(size)
    games = np.concatenate([rng.normal(size=(100, size, size)), rng.integers(-1, 2, (100, size, size)).astype(float)])
    assert solved(games, 0) == pytest.approx([value(game.tolist()) for game in games], abs=1e-9)


@pytest.mark.parametrize("left", slowly(2, 1, 3))
def test_exact_values_are_those_of_the_duel_solver(positions: Positions, left: int) -> None:
    """Every ruling by its default."""
    compare_values(positions, PRINTED, left)


@pytest.mark.parametrize("left", slowly(2, 1, 3))
def test_exact_values_with_the_mime_are_those_of_the_duel_solver(left: int) -> None:
    """After one round of a deal by lot in which both have one: what was played last counts."""
    whole = by_lot(1, 9, EDITIONS[18])
    dealt = Both(whole.p1[1:], whole.p2[1:])
    assert all("mime" in hand for hand in dealt)
    first, _, _ = settle(FIRST_ROUND, Both(whole.p1[0], whole.p2[0]), Rulings(), last=False, target=4)
    compare_values(Positions(Rulings(), 4, dealt, first), dealt, left)


def compare_values(positions: Positions, dealt: Both[Cards], left: int) -> None:
    rng = np.random.default_rng(left)
    for _ in range(150):
        standing = int(rng.integers(positions.count - 2))
        places = rng.integers(len(MASKS[left]), size=2)
        masks = int(MASKS[left][places[0]]), int(MASKS[left][places[1]])
        expected = duel_of(Rulings()).value(packed(positions, masks, standing, dealt))
        assert positions.values(left)[standing, places[0], places[1]] == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize(
    "rulings, counts",
    [(Rulings(), [1, 62, 2942, 93598]), (Rulings(ambassador="plain"), [1, 62, 2942, 96538])],
    ids=["banks", "plain"],
)
def test_the_public_tree_has_as_many_positions_as_a_plain_count_finds(rulings: Rulings, counts: list[int]) -> None:
    """BR4: banked rounds end games sooner. The counts for plain were also published."""
    found = layers(Positions(rulings, 4), 4)
    assert [2 * len(each.standings) - int(each.symmetric.sum()) for each in found] == counts


@pytest.mark.slow
@pytest.mark.parametrize("kind", [0, 1, 2])
def test_solving_many_positions_at_once_is_solving_each_of_them(positions: Positions, kind: int) -> None:
    """The measurement rests on this: the array form and the one that plays give the same mixes."""
    layer = layers(positions, 4)[-1]
    rng = np.random.default_rng(kind)
    some = rng.choice(np.nonzero(positions.shows[layer.standings] == kind)[0], 3, replace=False)
    masks = (layer.masks[0][some], layer.masks[1][some])
    together = FiveCards(positions, masks, layer.standings[some], kind)
    beliefs = [rng.dirichlet(np.full(10, 0.5), 3).T for _ in (0, 1)]
    together.solve((beliefs[0], beliefs[1]), ITERATIONS)
    for place in range(3):
        position = packed(positions, (int(masks[0][place]), int(masks[1][place])), int(layer.standings[some[place]]))
        game = unfold(duel_of(Rulings()), position)
        assert isinstance(game, Hidden)
        assert iterate(game, (beliefs[0][:, place].tolist(), beliefs[1][:, place].tolist()), ITERATIONS)
        for side in (0, 1):
            strategy = together.first.strategy[side][..., place]
            for sight in range(strategy.shape[0]):
                assert strategy[sight].ravel() == pytest.approx(game.mix(side, sight), abs=1e-4)
        for i, j in np.ndindex(5, 5):
            last = game.after[i][j]
            if isinstance(last, LastHidden):
                compare_last(last, together, i, j, place)


def compare_last(last: LastHidden, together: Any, i: int, j: int, place: int) -> None:
    """The same for the round below; a hand that hardly comes there may be played anyhow."""
    for side, choices in enumerate((last.row, last.column)):
        if last.shows == (2, 1)[side]:
            continue
        mix = last.mix(side, None)
        met = max(choices.total[0])
        for hand in range(4):
            if sum(choices.total[0][3 * hand : 3 * hand + 3]) > 1e-6 * met:
                found = together.last.strategy[side][i, j, hand, :, place]
                assert found == pytest.approx(mix[3 * hand : 3 * hand + 3], abs=1e-4)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_the_player_plays_what_was_measured(positions: Positions, seed: int) -> None:
    """From the view of a seat to the mix of its hand: the same as the arrays give for that history."""
    table = open_table(Rulings(), 4)
    assert table is not None
    status = {packed(positions, (FULL, FULL), number).status: number for number in range(positions.count - 2)}
    for view in hidden_choices(sit("lucky-draw", seed=f"measured {seed}"), Random(seed)):
        now = situation_of(view)
        if len(now.history) < 3 or (len(now.history) == 4 and now.sight is not None):
            continue
        place, swapped, beliefs = table.reach(now.history)
        assert isinstance(place, Position)
        masks = [np.array([sum(1 << CARDS.index(card) for card in unpack_hand(hand))]) for hand in place[:2]]
        game = FiveCards(positions, (masks[0], masks[1]), np.array([status[place.status]]), place.look)
        game.solve((np.array([beliefs[0]]).T, np.array([beliefs[1]]).T), ITERATIONS)
        side = now.side ^ swapped
        if len(now.history) == 3:
            expected = game.first.strategy[side][now.sight or 0, now.hand_number, :, 0]
        else:
            pair = now.history[3][::-1] if swapped else now.history[3]
            expected = game.last.strategy[side][(*pair, now.hand_number)][:, 0]
        advice = LuckyDraw().advise(view, ("nodes", 10**6))
        assert [each.p for each in advice.mix] == pytest.approx(expected, abs=1e-4)


def test_a_mix_is_rounded_to_steps_that_sum_up() -> None:
    rng = np.random.default_rng(3)
    mixes = rng.dirichlet([0.3, 0.3, 0.3], (2, 5, 7)).transpose(0, 1, 3, 2)
    steps = rounded(mixes)
    assert (steps.sum(2) == STEPS).all() and np.abs(steps - STEPS * mixes).max() < 1
    read = np.array(SHARES)[codes(mixes)]
    assert (read.transpose(0, 1, 3, 2) == steps).all()


@pytest.mark.slow
def test_a_five_card_game_is_nearly_solved_after_the_iterations_that_are_played(positions: Positions) -> None:
    """Neither side gains much by a best response, on average over positions drawn at random."""
    layer = layers(positions, 4)[-1]
    rng = np.random.default_rng(5)
    some = rng.choice(np.nonzero(positions.shows[layer.standings] == 0)[0], 60, replace=False)
    game = FiveCards(positions, (layer.masks[0][some], layer.masks[1][some]), layer.standings[some], 0)
    beliefs = [rng.dirichlet(np.full(10, 0.5), 60).T for _ in (0, 1)]
    game.solve((beliefs[0], beliefs[1]), ITERATIONS)
    best = game.values((beliefs[0], beliefs[1]), None, best=True)
    gap = sum((each * belief).sum(0) for each, belief in zip(best, beliefs, strict=True)) / 2
    assert gap.min() > -1e-9 and gap.mean() < 0.005


@pytest.mark.slow
def test_the_maker_writes_what_the_reader_reads() -> None:
    """Two iterations: the bytes fit, every mix is the maker's own, and progress is told to the end."""
    told: list[tuple[int, int]] = []
    with ThreadPoolExecutor(1) as executor:
        do = partial(run, executor=executor, progress=lambda done, of: told.append((done, of)))
        made = solve(do, iterations=2)
    assert told == [(done, len(SECTIONS)) for done in range(len(SECTIONS) + 1)]
    rulings, target = SECTIONS[-1]
    whole = WholeGame(rulings, target)
    for iteration in (1, 2):
        whole.iterate(iteration)
    section = whole.section()
    assert set(made) == {file_of(number) for number in range(len(SECTIONS))}
    assert made[file_of(len(SECTIONS) - 1)] == section and len(made[FILE]) > len(section)
    table = Table(rulings, target, section)
    whole.average()
    rng, opening, path = Random(0), table.root, []
    for layer in whole.layers:
        places = [0] if not path else [int(n) for n in np.nonzero(layer.parent == path[-1])[0]]
        chosen = rng.choice(places)
        path.append(chosen)
        if layer.left < 8:
            i, j = layer.cards[:, chosen].tolist()
            opening = opening.after[i, j]  # type: ignore[assignment]
        group, place = layer.at[:, chosen].tolist()
        for side in (0, 1):
            strategy = layer.rounds[group].strategy[side][..., place]
            for sight in range(opening.sights(side)):
                assert strategy[sight].ravel() == pytest.approx(table.mix(opening, side, sight))
        assert MEMBERS[layer.masks[0][chosen], 0] >= 0
