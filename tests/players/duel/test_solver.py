"""Exact play with open hands: the packed rules are the rules, and the solver's values are those of the rules."""

from functools import cache
from random import Random

import pytest

from pocketcrowns.brave_rats.rounds import Rulings, Standing, become
from pocketcrowns.core.game import SEATS, Both
from pocketcrowns.players.duel.book import printed_deal
from pocketcrowns.players.duel.oracle import Oracle
from pocketcrowns.players.duel.rules import Position, Transitions, pack, pack_hand, position_of, rulings_of, unpack_hand
from pocketcrowns.players.duel.solver import Duel, solve_round
from pocketcrowns.players.player import Meter, Spent
from tests.helpers import deck, play, sit
from tests.players.duel.duels import by_the_rules, matches, play_round, positions

EXACT = 1e-9


def test_the_packed_rules_follow_the_rules_round_by_round() -> None:
    """Every edition, ruling (BR1, BR4, BR6), target and deal; Mimes (BR8), looks (BR9) and +2 as they come."""
    rng, ended = Random(4), set()
    for match in matches(160, seed=1):
        transitions, alike = Transitions(rulings_of(match.view(None))), rng.choice((0.0, 0.9))
        while match.waiting_for():
            before = position_of(match.view(None)["seen"])
            cards = play_round(match, rng, alike)
            place = tuple(unpack_hand(hand).index(cards[seat]) for hand, seat in zip(before[:2], SEATS, strict=True))
            [after] = [child for i, j, child in transitions.children(before) if (i, j) == place]
            view = match.view(None)
            if view["outcome"] is None:
                assert after == position_of(view["seen"])
            else:
                assert after == {"p1": 1.0, "p2": -1.0, None: 0.0}[view["outcome"]["winner"]]
                ended.add(view["outcome"]["reason"])
    assert ended >= {"princess", "victories", "cards_out"}


def test_values_are_those_of_the_rules() -> None:
    rng = Random(8)
    for match in matches(80, seed=2):
        seen = match.view(None)["seen"]
        while match.waiting_for() and len(seen["left"]["p1"]) > 4:
            play_round(match, rng)
            seen = match.view(None)["seen"]
        if not match.waiting_for():
            continue
        before = Both(**seen["rounds"][-1]["as"])
        standing = Standing(
            Both(**seen["wins"]), Both(**seen["held"]), Both(**seen["bonus"]), seen["shows_first"], before
        )
        hands = Both(tuple(seen["left"]["p1"]), tuple(seen["left"]["p2"]))
        rulings = rulings_of(match.view(None))
        expected = by_the_rules(rulings, seen["target"], standing, hands)
        assert Duel(rulings).value(position_of(seen)) == pytest.approx(expected, abs=EXACT)


@pytest.mark.parametrize("edition", [16, 18])
def test_a_mirrored_position_has_the_opposite_value(edition: int) -> None:
    for rulings, position in positions(60, 4, seed=3, edition=edition):
        duel = Duel(rulings)
        mirror = position.mirrored()
        assert mirror.mirrored() == position
        assert duel.value(mirror) == pytest.approx(-duel.value(position), abs=EXACT)
        assert position.canonical()[0] == mirror.canonical()[0]


def test_no_card_does_better_against_a_mix_than_its_value() -> None:
    for rulings, position in positions(60, 5, seed=4, edition=18):
        solution = Duel(rulings).solution(position)
        if solution.row_mix:
            assert max(solution.row_values) <= solution.value + EXACT
            assert sum(p * v for p, v in zip(solution.row_mix, solution.row_values, strict=True)) == pytest.approx(
                solution.value, abs=EXACT
            )
        if solution.column_mix:
            assert min(solution.column_values) >= solution.value - EXACT


@cache
def printed() -> tuple[Duel, Position]:
    """The 16-card game under keeps, banks and tie, solved as a whole."""
    duel = Duel(Rulings("keeps", "banks", "tie"))
    return duel, pack(printed_deal(16), 4, Standing())


@pytest.mark.slow
def test_the_opening_is_the_published_one() -> None:
    """BR1 keeps, BR4 banks, BR6 tie: a published study's mix, and there is no other."""
    duel, start = printed()
    opening = duel.solution(start)
    mix = dict(zip(deck(16), opening.row_mix, strict=True))
    study = {"spy": 0.222, "assassin": 0.272, "ambassador": 0.227, "wizard": 0.234, "prince": 0.045}
    assert opening.value == pytest.approx(0, abs=EXACT)
    for card in deck(16):
        assert mix[card] == pytest.approx(study.get(card, 0), abs=0.002)
    # Every card outside the support is worse by far, and no mix over the support but this one makes the opponent
    # indifferent over the same cards: the equilibrium is unique.
    off = [value for card, value in zip(deck(16), opening.row_values, strict=True) if card not in study]
    assert max(off) < -0.03
    inside = [deck(16).index(card) for card in study]
    kernel = [[row[place] for place in inside] for number, row in enumerate(duel.matrix(start)) if number in inside]
    assert abs(determinant([[entry + 1 for entry in row] for row in kernel])) > 1e-6


def determinant(rows: list[list[float]]) -> float:
    """By expansion along the first row."""
    if len(rows) == 1:
        return rows[0][0]
    return sum(
        (-1) ** place * entry * determinant([row[:place] + row[place + 1 :] for row in rows[1:]])
        for place, entry in enumerate(rows[0])
    )


@pytest.mark.slow
def test_the_equilibrium_takes_about_three_quarters_from_a_uniform_player() -> None:
    """Ties count as half; against cards drawn at random, and random answers to a look."""
    duel, start = printed()

    @cache
    def value(position: Position) -> float:
        solution = duel.solution(position)
        rows = [[0.0] * len(unpack_hand(position.column)) for _ in unpack_hand(position.row)]
        for i, j, child in duel.transitions.children(position):
            rows[i][j] = child if isinstance(child, float) else value(child)
        uniform = [sum(row) / len(row) for row in rows]
        if position.look == 2:  # the uniform player shows a card; the answer is the best by the true values
            truth = duel.matrix(position)
            answers = [max(range(len(rows)), key=lambda i, j=j: truth[i][j]) for j in range(len(rows[0]))]
            return sum(rows[i][j] for j, i in enumerate(answers)) / len(answers)
        return sum(p * worth for p, worth in zip(solution.row_mix, uniform, strict=True))

    assert (1 + value(start)) / 2 == pytest.approx(0.75, abs=0.02)


def test_a_spent_budget_leaves_bounds_that_hold() -> None:
    for rulings, position in positions(24, 6, seed=6, edition=18):
        truth, hurried = Duel(rulings).value(position), Duel(rulings)
        for nodes in (1, 40, 400):
            try:
                hurried.value(position, Meter(("nodes", nodes)))
            except Spent:
                low, _, high = (solve_round(matrix, position.look).value for matrix in hurried.bounds(position))
                assert low - EXACT <= truth <= high + EXACT


def test_the_oracle_says_the_same_with_and_without_its_table() -> None:
    match = sit()
    play(match, "assassin wizard")
    position = position_of(match.view(None)["seen"])
    oracle = Oracle(16, Rulings("keeps", "banks", "tie"), 4)
    listed, off_by = oracle.solution(position)
    solved = printed()[0].solution(position)
    assert 0 < off_by < 1e-4 and listed.value == pytest.approx(solved.value, abs=off_by)
    assert listed.row_mix == pytest.approx(solved.row_mix, abs=1e-4)
    assert listed.row_values == pytest.approx(solved.row_values, abs=0.01)


def test_a_mime_sees_what_the_last_card_became() -> None:
    """BR8: after wizard against mime, which became a blank, the next Mime of the other side becomes a blank."""
    assert become("mime", "blank") == "blank"
    match = sit(edition=18)
    play(match, "wizard mime")
    position = position_of(match.view(None)["seen"])
    assert position.row == pack_hand([card for card in deck(18) if card != "wizard"])
    assert (position.row_face, position.column_face) == (8, 8), "p2 has no Mime left, and p2's last card was a blank"
