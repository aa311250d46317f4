"""The seeded generator: the same numbers for ever, uniform, and one stream for each name."""

import json
from collections import Counter

import pytest

from pocketcrowns.core.luck import Luck
from tests.helpers import GOLDEN

STREAMS = json.loads((GOLDEN / "luck.json").read_text("ascii"))  # worked out with hashlib alone
CHI_SQUARE_IN_A_THOUSAND = {1: 10.83, 2: 13.82, 5: 20.52, 7: 24.32, 8: 26.12, 17: 40.79}  # by degrees of freedom


def too_uneven(found: Counter, expected: dict) -> bool:
    """Whether only one fair generator in a thousand would stray as far from what was expected."""
    distance = sum((found[value] - number) ** 2 / number for value, number in expected.items())
    return not set(found) <= set(expected) or distance > CHI_SQUARE_IN_A_THOUSAND[len(expected) - 1]


@pytest.mark.parametrize("stream", STREAMS, ids=lambda stream: json.dumps(stream["names"]))
def test_the_first_numbers_of_a_stream_never_change(stream: dict) -> None:
    names = stream["names"]
    words, nines = Luck(*names), Luck(*names)
    assert [f"{words.below(1 << 64):016x}" for _ in range(2)] == stream["words"]
    assert [nines.below(9) for _ in stream["below_9"]] == stream["below_9"]
    assert Luck(*names).unit() == stream["unit"]


def test_equal_names_give_equal_streams_and_other_names_others() -> None:
    def numbers(*names: str) -> tuple[int, ...]:
        stream = Luck(*names)
        return tuple(stream.below(1 << 64) for _ in range(4))

    assert numbers("a", "b") == numbers("a", "b")
    others = [("a", "b"), ("ab",), ("a b",), ("a", "b", ""), ("b", "a"), ("", "a", "b"), ('a", "b',), ("a",), ()]
    assert len({numbers(*names) for names in others}) == len(others)


@pytest.mark.parametrize("count", [2, 3, 8, 9, 18])
def test_below_is_uniform(count: int) -> None:
    stream, each = Luck("uniform", str(count)), 2000
    found = Counter(stream.below(count) for _ in range(each * count))
    assert not too_uneven(found, dict.fromkeys(range(count), each))


def test_below_favours_no_number_where_the_words_do_not_divide_evenly() -> None:
    """Of three quarters of all words the lowest third would come up half the time, were the rest folded back."""
    stream, third = Luck("no bias"), 1 << 62
    found = Counter(stream.below(3 * third) // third for _ in range(6000))
    assert not too_uneven(found, dict.fromkeys(range(3), 2000))


def test_the_first_numbers_of_numbered_streams_are_uniform_too() -> None:
    """Every decision of luck is the first number of a stream of its own."""
    found = Counter(Luck("a seed", "luck", str(number)).below(8) for number in range(16_000))
    assert not too_uneven(found, dict.fromkeys(range(8), 2000))
    pairs = Counter(
        (Luck(str(seed), "luck", "0").below(3), Luck(str(seed), "luck", "1").below(3)) for seed in range(9000)
    )
    assert not too_uneven(pairs, {(first, second): 1000 for first in range(3) for second in range(3)})


def test_pick_follows_the_weights() -> None:
    stream = Luck("weights")
    found = Counter(stream.pick([("once", 1), ("never", 0), ("twice", 2), ("five times", 5)]) for _ in range(8000))
    assert found["never"] == 0
    assert not too_uneven(found, {"once": 1000, "twice": 2000, "five times": 5000})


def test_unit_is_uniform_in_zero_to_one() -> None:
    stream = Luck("unit")
    numbers = [stream.unit() for _ in range(9000)]
    assert all(0 <= number < 1 for number in numbers)
    assert not too_uneven(Counter(int(number * 9) for number in numbers), dict.fromkeys(range(9), 1000))


@pytest.mark.parametrize("count", [1, 2, 1 << 63, (1 << 64) - 1, 1 << 64])
def test_below_keeps_its_bounds(count: int) -> None:
    stream = Luck("bounds")
    assert all(0 <= stream.below(count) < count for _ in range(200))


@pytest.mark.parametrize("count", [0, -1, (1 << 64) + 1])
def test_below_refuses_what_it_cannot_do(count: int) -> None:
    with pytest.raises(ValueError, match="count"):
        Luck("bounds").below(count)


def test_one_value_is_picked_without_choice() -> None:
    assert Luck("only").pick([("this", 3)]) == "this"


def test_shuffled_takes_one_after_the_other_out_of_the_rest() -> None:
    stream, rest = Luck("cards"), list("abcdefgh")
    assert Luck("cards").shuffled("abcdefgh") == tuple(rest.pop(stream.below(left)) for left in range(8, 0, -1))
    found = Counter(Luck("cards", str(number)).shuffled("abc") for number in range(6000))
    assert not too_uneven(found, {tuple(order): 1000 for order in ("abc", "acb", "bac", "bca", "cab", "cba")})
