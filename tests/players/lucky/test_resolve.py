"""Lucky Draw with hidden hands: the last hidden rounds solved, against other ways to solve them."""

from itertools import product
from random import Random

import pytest

from pocketcrowns.brave_rats.cards import EDITIONS
from pocketcrowns.brave_rats.rounds import FIRST_ROUND, Rulings
from pocketcrowns.core.game import Both
from pocketcrowns.players.duel.matrix_game import value
from pocketcrowns.players.duel.oracle import duel_of
from pocketcrowns.players.duel.rules import pack, pack_hand
from pocketcrowns.players.lucky.hands import hands
from pocketcrowns.players.lucky.player import ITERATIONS, iterate
from pocketcrowns.players.lucky.resolve import COLUMN_SIDE, ROW_SIDE, Hidden, LastHidden, after_each, unfold

DECK = EDITIONS[16]


def lines_of(choices: list[tuple[int, ...]], beliefs: list[float]) -> list[list[float]]:
    """For each way to choose a card from every hand, how likely each of four cards is."""
    answer = []
    for line in choices:
        chance = [0.0] * 4
        for card, p in zip(line, beliefs, strict=True):
            chance[card] += p
        answer.append(chance)
    return answer


@pytest.mark.parametrize("shows", [0, 1, 2])
@pytest.mark.parametrize("seed", range(2))
def test_a_round_with_four_cards_left_is_solved_as_the_simplex_method_solves_it(seed: int, shows: int) -> None:
    """Against the game of all 81 ways to choose from each hand; after a Spy (BR9) the answers are the best ones."""
    rng = Random(10 * seed + shows)
    payoffs = [[rng.uniform(-1, 1) for _ in range(4)] for _ in range(4)]
    beliefs = []
    for _ in range(2):
        weights = [rng.random() for _ in range(4)]
        beliefs.append([each / sum(weights) for each in weights])
    ways = [lines_of(list(product(*hands(4))), each) for each in beliefs]
    if shows == 0:
        rows = [
            [sum(p * x for p, x in zip(mine, column, strict=True)) for column in zip(*payoffs, strict=True)]
            for mine in ways[0]
        ]
        matrix = [[sum(q * x for q, x in zip(theirs, row, strict=True)) for theirs in ways[1]] for row in rows]
        exact = value(matrix)
    elif shows == 1:
        worth = [
            sum(p * min(row[c] for c in hand) for p, hand in zip(beliefs[1], hands(4), strict=True)) for row in payoffs
        ]
        exact = sum(p * max(worth[c] for c in hand) for p, hand in zip(beliefs[0], hands(4), strict=True))
    else:
        worth = [
            sum(p * max(row[c] for c in hand) for p, hand in zip(beliefs[0], hands(4), strict=True))
            for row in zip(*payoffs, strict=True)
        ]
        exact = sum(p * min(worth[c] for c in hand) for p, hand in zip(beliefs[1], hands(4), strict=True))
    game = LastHidden(4, shows, payoffs)
    for iteration in range(1, 801):
        game.visit(beliefs[0], beliefs[1], float(iteration**2))
    best = []
    for side in (ROW_SIDE, COLUMN_SIDE):
        if shows == (2, 1)[side]:
            continue
        by_card = game.values(side, None, beliefs[1 - side])
        best.append(sum(p * max(by_card[c] for c in hand) for p, hand in zip(beliefs[side], hands(4), strict=True)))
        assert best[-1] * (1 if side == ROW_SIDE else -1) == pytest.approx(exact, abs=2e-3)


def five_cards(*rounds: str) -> Hidden:
    """The rest of a default game after these rounds, p1's card first."""
    position = pack(Both(pack_hand(DECK), pack_hand(DECK)), 4, FIRST_ROUND)
    left = [list(DECK), list(DECK)]
    for cards in rounds:
        i, j = (row.index(card) for row, card in zip(left, cards.split(), strict=True))
        found = after_each(duel_of(Rulings()).transitions, position)[i][j]
        assert not isinstance(found, float)
        position = found
        for row, card in zip(left, cards.split(), strict=True):
            row.remove(card)
    game = unfold(duel_of(Rulings()), position, advises=True)
    assert isinstance(game, Hidden)
    return game


@pytest.mark.parametrize(
    "rounds", [("musician prince", "spy spy", "general wizard"), ("musician musician", "wizard wizard", "spy assassin")]
)
def test_both_sides_agree_on_what_the_rest_of_the_game_is_worth(rounds: tuple[str, ...]) -> None:
    game, even = five_cards(*rounds), [0.1] * 10
    assert iterate(game, (even, even), ITERATIONS)
    row, column = (sum(game.worth(side)) / 10 for side in (ROW_SIDE, COLUMN_SIDE))
    assert row == pytest.approx(-column, abs=0.02)
    for side in (ROW_SIDE, COLUMN_SIDE):
        assert len(game.values(side, 0)) == len(game.mix(side, 0)) == 30


@pytest.mark.parametrize("third", ["general wizard", "spy assassin", "assassin spy"])
def test_in_each_iteration_one_side_gains_what_the_other_loses(third: str) -> None:
    """Also where a Spy (BR9) has a sight for each card shown: their values add up."""
    rounds = ("musician prince", "wizard musician" if "spy" in third else "spy spy", third)
    game, rng = five_cards(*rounds), Random(third)
    beliefs = []
    for _ in range(2):
        weights = [rng.random() for _ in range(10)]
        beliefs.append([each / sum(weights) for each in weights])
    for iteration in range(1, 6):
        values = game.visit(beliefs[0], beliefs[1], float(iteration))
        gained = [sum(p * each for p, each in zip(*pair, strict=True)) for pair in zip(beliefs, values, strict=True)]
        assert gained[0] == pytest.approx(-gained[1], abs=1e-12) and gained[0] != 0
