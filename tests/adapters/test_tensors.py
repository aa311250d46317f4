"""A tensor holds what a seat sees, and never moves when only that changes which the seat may not see."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest

from pocketcrowns.adapters.node import Node, begin, begin_at, position_of
from pocketcrowns.adapters.ruleset import Ruleset, blank, options_of, ruleset
from pocketcrowns.brave_rats.cards import in_order, without
from pocketcrowns.core.game import LUCK, SEATS, Actor, Seat, other
from pocketcrowns.r_vs_r.tiles import HOME, NEUTRAL_IDS, TILES
from pocketcrowns.r_vs_r.tiles import without as without_tile
from tests.amounts import usually
from tests.helpers import DEALS, deals_in_turn


def told(rules: Ruleset, node: Node, seat: Seat) -> tuple[bytes, str]:
    """Tensor and text of what a seat sees."""
    flat, pieces = blank(rules.layout)
    rules.encoding.fill(pieces, node.seen(seat), seat, node.actors)
    assert flat.min() >= 0 and flat.max() <= 1
    return flat.tobytes(), node.observed(seat)


def played(rules: Ruleset, seed: int) -> Iterator[Node]:
    """Every position of a random node."""
    rng, node = Random(seed), begin(rules)
    yield node
    while node.actors:
        choices: dict[Actor, str] = {}
        for actor in node.actors:
            if actor == LUCK:
                choices[actor] = rules.decisions[rng.choice(node.chances)[0]]
            else:
                choices[actor] = rules.actions[rng.choice(node.legal[actor])]
        node = node.after(choices)
        yield node


@deals_in_turn
def test_every_view_of_a_match_fits_its_tensor(deal: int) -> None:
    """Numbers from 0 to 1, the same for the same view, and both seats tell each other apart."""
    rules = ruleset(DEALS[deal].game, DEALS[deal].options)
    for node in played(rules, deal):
        tensors = [told(rules, node, seat)[0] for seat in SEATS]
        assert tensors[0] != tensors[1]
        assert tensors == [told(rules, begin_at(rules, node.state), seat)[0] for seat in SEATS]


def test_a_choice_changes_what_both_see() -> None:
    for deal in range(0, len(DEALS), 7):
        rules = ruleset(DEALS[deal].game, DEALS[deal].options)
        passed = list(played(rules, deal))
        for before, after in pairwise(passed):
            for seat in SEATS:
                if before.seen(seat)["phase"] in ("play", "place") and LUCK not in after.choices and after.actors:
                    assert told(rules, before, seat)[0] != told(rules, after, seat)[0]


def pieces_of(node: Node, seat: Seat) -> dict[str, Any]:
    """What is not zero in each piece, by its places; a text where all of it is."""
    _, pieces = blank(node.ruleset.layout)
    node.ruleset.encoding.fill(pieces, node.seen(seat), seat, node.actors)
    return {
        name: {tuple(map(int, at)): float(piece[tuple(at)]) for at in np.argwhere(piece)}
        for name, piece in pieces.items()
    }


def at_line(line: str) -> Node:
    options, state = position_of({"B": "brave-rats", "R": "r-vs-r"}[line[0]], line)
    return begin_at(ruleset({"B": "brave-rats", "R": "r-vs-r"}[line[0]], options), state)


def ones(*places: tuple[int, ...]) -> dict[tuple[int, ...], float]:
    return dict.fromkeys(places, 1.0)


def test_the_pieces_of_brave_rats_say_what_the_page_says() -> None:
    """After 44 (on hold, two each by BR4) and 26: p2 has won, has +2, and must show a card for p1's Spy (BR9)."""
    node = at_line("BR16 44 26 *")
    first, second = pieces_of(node, "p1"), pieces_of(node, "p2")
    assert first["player"] == ones((0,)) and second["player"] == ones((1,))
    assert first["acts"] == ones((1,)) and second["acts"] == ones((0,))
    assert first["phase"] == ones((1,)) and first["games"] == ones((0, 0), (1, 0))
    assert first["wins"] == ones((0, 0), (1, 3)) and second["wins"] == ones((0, 3), (1, 0))
    assert first["held"] == ones((0, 0), (1, 0))
    assert first["bonus"] == first["shows_first"] == ones((1,)) and second["bonus"] == second["shows_first"] == ones(
        (0,)
    )
    mine, theirs = [0, 1, 3, 5, 6, 7], [0, 1, 2, 3, 5, 7]
    both = ones(*((0, card, 0) for card in mine), *((1, card, 0) for card in theirs))
    assert first["hands"] == first["left"] == both
    assert first["hand_sizes"] == {(0,): pytest.approx(6 / 9), (1,): pytest.approx(6 / 9)}
    assert first["cards"] == first["as"] == ones((0, 0, 4), (0, 1, 4), (1, 0, 2), (1, 1, 6))
    assert not first["shown"] and not first["pack"] and not first["gifts"] and not first["piles"]
    assert pieces_of(at_line("BR16 44 26 .5 *"), "p1")["shown"] == ones((5,))
    assert pieces_of(at_line("BR16 44 *"), "p1")["held"] == ones((0, 2), (1, 2))
    assert pieces_of(at_line("BR18 m5 *"), "p2")["as"] == ones((0, 1, 8), (0, 0, 5))  # a Mime that is blank (BR8)


def test_the_pieces_of_r_vs_r_say_what_the_page_says() -> None:
    """The Citizen on b2, turned by a Bishop on b3; the Castle has a shield."""
    node = at_line("RVR [setup=first-game first=p1] citizen@b2 bishop@b3!b2 castle@a1 *")
    first, second = pieces_of(node, "p1"), pieces_of(node, "p2")
    tiles = {tile: number for number, tile in enumerate(TILES)}
    laid = [(tiles["citizen"], 1, 1), (tiles["bishop"], 2, 1), (tiles["castle"], 0, 0)]
    own, others, shield = 32, 33, 68
    assert first["board"] == ones(*laid, (others, 1, 1), (others, 2, 1), (own, 0, 0), (shield, 0, 0))
    assert second["board"] == ones(*laid, (own, 1, 1), (own, 2, 1), (others, 0, 0), (shield, 0, 0))
    assert first["acts"] == ones((1,)) and first["phase"] == ones((1,)) and first["round"] == ones((0,))
    assert first["first"] == ones((0,)) and second["first"] == ones((1,))
    assert {tile for side, tile in first["zones"] if side == 0} == {tiles[tile] for tile in HOME["p1"]} - {laid[2][0]}
    assert {tile for side, tile in first["zones"] if side == 1} == {tiles[tile] for tile in HOME["p2"]} - {laid[1][0]}
    assert not first["neutral"] and not first["discard"] and not first["pack"] and not first["unknown"]
    destroyed = pieces_of(at_line("RVR [setup=first-game first=p1] citizen@b2 paladin@b3!b2 *"), "p1")["board"]
    assert destroyed == ones((tiles["citizen"], 1, 1), (35, 1, 1), (70, 1, 1), (tiles["paladin"], 2, 1), (others, 2, 1))


def drawn_otherwise(state: Any, seat: Seat, rng: Random) -> Any:
    """Lucky Draw with a card of this seat's hand and one of its pile exchanged; None where there is none."""
    hand, pile = state.hands.of(seat), state.piles.of(seat)
    pairs = [(mine, later) for mine in hand for later in pile if mine != later]
    if state.stage != "play" or not pairs or state.shown in hand:
        return None
    mine, later = rng.choice(pairs)
    hands = state.hands.put(seat, in_order((*without(hand, mine), later)))
    return replace(state, hands=hands, piles=state.piles.put(seat, in_order((*without(pile, later), mine))))


def kept_otherwise(state: Any, seat: Seat, rng: Random) -> Any:
    """A draft in which this seat keeps another card of those that are still to come."""
    hand = state.hands.of(seat)
    pairs = [(mine, later) for mine in hand for later in state.stock if mine != later]
    if state.stage not in ("draft", "packet") or not pairs:
        return None
    mine, later = rng.choice(pairs)
    hands = state.hands.put(seat, in_order((*without(hand, mine), later)))
    return replace(state, hands=hands, stock=in_order((*without(state.stock, later), mine)))


def hidden_otherwise(state: Any, seat: Seat, rng: Random) -> Any:
    """A secret setup in which one of this seat's hidden tiles is another one, which nobody has seen."""
    position = state.position
    hidden = sorted(position.hidden.of(seat))
    fresh = [tile for tile in NEUTRAL_IDS if tile in state.unused]
    if state.stage not in ("draft", "place", "deal") or not hidden or not fresh:
        return None
    mine, new = rng.choice(hidden), rng.choice(fresh)
    zones = position.zones.put(seat, (*without_tile(position.zones.of(seat), mine), new))
    position = replace(position, zones=zones, hidden=position.hidden.put(seat, frozenset({*hidden, new} - {mine})))
    return replace(state, position=position, unused=(*without_tile(state.unused, new), mine))


@pytest.mark.parametrize(
    "game, options, otherwise",
    [
        ("brave-rats", {"edition": 18, "variants": "lucky-draw"}, drawn_otherwise),
        ("brave-rats", {"variants": "lucky-draw+random-deal"}, drawn_otherwise),
        ("brave-rats", {"edition": 18, "variants": "draft"}, kept_otherwise),
        ("r-vs-r", {"setup": "secret-random"}, hidden_otherwise),
        ("r-vs-r", {"setup": "secret-draft"}, hidden_otherwise),
    ],
)
def test_what_a_seat_may_not_see_moves_nothing_that_it_is_told(game: str, options: Any, otherwise: Any) -> None:
    rules, rng, tried = ruleset(game, options_of(game, options)), Random(6), 0
    assert rules.has_secrets
    for seed in range(usually(3, 6)):
        for node in played(rules, seed):
            for seat in SEATS:
                state = otherwise(node.state, other(seat), rng)
                if state is not None:
                    twin = begin_at(rules, state)
                    assert told(rules, twin, seat) == told(rules, node, seat)
                    assert told(rules, twin, other(seat))[0] != told(rules, node, other(seat))[0]
                    tried += 1
    assert tried > usually(20, 40)


def test_pieces_are_views_of_one_flat_tensor() -> None:
    rules = ruleset("r-vs-r", options_of("r-vs-r", {}))
    flat, pieces = blank(rules.layout)
    for piece in pieces.values():
        piece.fill(1)
    assert flat.dtype == np.float32 and flat.sum() == flat.size == sum(piece.size for piece in pieces.values())
