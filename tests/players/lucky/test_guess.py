"""Lucky Draw without a table: a round against the rest of the game solved."""

import pytest

from pocketcrowns.brave_rats.cards import EDITIONS
from pocketcrowns.brave_rats.rounds import FIRST_ROUND, Rulings
from pocketcrowns.core.game import Both
from pocketcrowns.players.duel.oracle import Oracle
from pocketcrowns.players.duel.rules import pack, pack_hand
from pocketcrowns.players.lucky.guess import after_round, guessed_round
from pocketcrowns.players.lucky.hands import HAND, hands
from pocketcrowns.players.lucky.player import iterate
from pocketcrowns.players.lucky.resolve import COLUMN_SIDE, ROW_SIDE, Hidden, unfold
from pocketcrowns.players.lucky.table import even
from tests.amounts import slowly, usually
from tests.bench.bench_lucky import by_lot

LOSES = 0.006  # by both seats together; of six deals the most was 0.0051


def loss(values: list[float], mix: list[float]) -> float:
    """What a mix loses, on average over all hands, where each choice has this value."""
    each = [slice(HAND * number, HAND * (number + 1)) for number in range(len(hands(6)))]
    return sum(max(values[at]) - sum(p * v for p, v in zip(mix[at], values[at], strict=True)) for at in each) / len(
        each
    )


@pytest.mark.parametrize("seed", slowly(1, 0, 2, 3, 4, 5))
def test_a_round_loses_little_against_the_rest_of_the_game_solved(seed: int) -> None:
    """With six cards left. Played as if hands were laid open after it the six deals lost 0.0098 to 0.0229."""
    position, beliefs = pack(Both(*map(pack_hand, by_lot(seed, 6))), 4, FIRST_ROUND), even(6)
    oracle = Oracle(16, Rulings(), 4)
    solved = unfold(oracle.duel, position, advises=True)
    assert isinstance(solved, Hidden)
    iterate(solved, beliefs, usually(30, 100))
    guessed = guessed_round(oracle, position, beliefs)
    worth = {side: solved.values(side, None) for side in (ROW_SIDE, COLUMN_SIDE)}
    by_chance = sum(loss(values, [1 / HAND] * len(values)) for values in worth.values())
    assert sum(loss(values, guessed.mix(side, None)) for side, values in worth.items()) < LOSES < by_chance


def test_both_sides_of_equal_hands_are_played_alike() -> None:
    deck = pack_hand(EDITIONS[16])
    position, beliefs = pack(Both(deck, deck), 4, FIRST_ROUND), even(8)
    oracle = Oracle(16, Rulings("cancels"), 4)
    game = guessed_round(oracle, position, beliefs)
    assert game.mix(ROW_SIDE, None) == pytest.approx(game.mix(COLUMN_SIDE, None))
    ahead, there = after_round(oracle, position, beliefs, game, (1, 4))
    behind, mirrored = after_round(oracle, position, beliefs, game, (4, 1))
    after, other = guessed_round(oracle, ahead, there), guessed_round(oracle, behind, mirrored)
    assert after.mix(ROW_SIDE, None) == pytest.approx(other.mix(COLUMN_SIDE, None))
    assert after.mix(COLUMN_SIDE, None) == pytest.approx(other.mix(ROW_SIDE, None))
