"""Reasons in Brave Rats: each statement is true by the rules alone, in fractions."""

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from pocketcrowns.core.game import Both, Json, other
from pocketcrowns.core.match import Match
from pocketcrowns.players.coach.brave_rats import Exact
from pocketcrowns.players.duel.oracle import duel_of
from pocketcrowns.players.duel.rules import position_of, rulings_of, standing_of
from pocketcrowns.players.reasons.brave_rats import WORTH_A_WORD, reasons
from tests.helpers import BRAVE_RATS, play, seen, sit, swapped
from tests.players.duel import kernels
from tests.players.duel.duels import matches, play_round, rows_by_the_rules

PLENTY = ("ms", 10**6)
COACH = Exact()
NEAR = 1e-6
WITH_A_SPY = ["musician musician", "ambassador wizard", "prince general", "spy princess"]


class Truth:
    """One round for the seat of a view: what every pair of its cards is worth, and who takes it."""

    def __init__(self, match: Match[Any], view: Json) -> None:
        now, self.seat = view["seen"], view["seat"]
        hands = Both(tuple(now["left"]["p1"]), tuple(now["left"]["p2"]))
        rows = rows_by_the_rules(rulings_of(view), now["target"], standing_of(now), hands)
        if self.seat == "p2":
            rows = [[-entry for entry in column] for column in zip(*rows, strict=True)]
        own, theirs = (hands.of(seat) for seat in (self.seat, other(self.seat)))
        self.rows = {mine: dict(zip(theirs, row, strict=True)) for mine, row in zip(own, rows, strict=True)}
        self.theirs = list(dict.fromkeys(theirs))
        self.shown, self.shows = now["shown"], now["shows_first"]
        self._match = match
        self._values: dict[tuple[str, ...], Fraction] = {}

    def value(self, theirs: list[str]) -> Fraction:
        """What the round is worth where the other seat has these cards to play."""
        if tuple(theirs) not in self._values:
            rows = [[row[card] for card in theirs] for row in self.rows.values()]
            shown = self.shown or self.shows == self.seat
            self._values[tuple(theirs)] = max(map(min, rows)) if shown else kernels.value(rows)
        return self._values[tuple(theirs)]

    def best(self, theirs: list[str]) -> set[str]:
        """The cards that some best play against these chooses."""
        rows = [[row[card] for card in theirs] for row in self.rows.values()]
        if self.shown or self.shows == self.seat:
            return {card for card, row in zip(self.rows, rows, strict=True) if min(row) == self.value(theirs)}
        return {card for card, loss in zip(self.rows, kernels.losses(rows)[1], strict=True) if loss == 0}

    def winner(self, mine: str, theirs: str) -> str | None:
        """Who takes the round of these two cards, when it is played."""
        choices = {self.seat: mine, other(self.seat): theirs}
        state = self._match.state
        if self.shows:
            choices = {self.shows: choices[self.shows]}
            if not self.shown:
                state = BRAVE_RATS.apply(state, choices).state
            choices = {other(self.shows): {self.seat: mine, other(self.seat): theirs}[other(self.shows)]}
        [verdict] = [event for event in BRAVE_RATS.apply(state, choices).events if event.kind == "verdict"]
        winner: str | None = dict(verdict.facts)["winner"]
        return winner

    def balanced(self, view: Json) -> dict[str, float]:
        """A best mix of the other seat, checked in fractions: no card of ours gets more than the value against it."""
        solution = duel_of(rulings_of(view)).solution(position_of(view["seen"]))
        mix = dict(zip(sorted(self.theirs, key=ORDER.index), self._theirs_of(solution), strict=True))
        most = max(sum(q * row[card] for card, q in mix.items()) for row in self.rows.values())
        assert most == pytest.approx(float(self.value(self.theirs)), abs=NEAR)
        return mix

    def _theirs_of(self, solution: Any) -> list[float]:
        found: list[float] = solution.column_mix if self.seat == "p1" else solution.row_mix
        return found


ORDER = ["musician", "princess", "spy", "assassin", "ambassador", "wizard", "general", "prince", "mime"]


def check(match: Match[Any], view: Json, counts: Counter[str]) -> None:
    """Every statement about every card of a view."""
    truth, advice = Truth(match, view), COACH.advise(view, PLENTY)
    mix = None
    value = truth.value([truth.shown] if truth.shown else truth.theirs)
    for action in view["legal"]:
        facts = {fact["kind"]: fact for fact in reasons(view, action, advice, PLENTY)}
        counts.update(facts.keys())
        row = truth.rows[action]
        answer = facts["answer"]
        least = row[truth.shown] if truth.shown else min(row.values())
        assert answer["reply"] == truth.shown or (truth.shown is None and row[answer["reply"]] == least)
        assert answer["value"] == pytest.approx(float(least), abs=NEAR)
        assert answer["loss"] == pytest.approx(float(value - least), abs=NEAR)
        assert answer["winner"] == truth.winner(action, answer["reply"])
        assert answer["known"] == (truth.shows is not None)
        assert ("wins" in facts) == (truth.shown is None)
        if "wins" in facts:
            winners = {card: truth.winner(action, card) for card in truth.theirs}
            told = facts["wins"]
            assert set(told["against"]) == {card for card, winner in winners.items() if winner == truth.seat}
            assert set(told["held"]) == {card for card, winner in winners.items() if winner is None}
            assert (told["p"] is None) == (truth.shows is not None)
            if told["p"] is not None:
                mix = mix or truth.balanced(view)
                assert told["p"] == pytest.approx(sum(mix[card] for card in told["against"]), abs=NEAR)
                counts["likely"] += told["p"] > 0
        speaks = not truth.shown and len(truth.theirs) > 1 and answer["loss"] >= WORTH_A_WORD
        assert ("without" in facts) == speaks
        if speaks:
            told = facts["without"]
            rest = [card for card in truth.theirs if card != answer["reply"]]
            assert told["card"] == answer["reply"] and told["best"] in truth.best(rest)
            assert told["value"] == pytest.approx(float(truth.value(rest)), abs=NEAR)
            assert told["gain"] == pytest.approx(float(truth.value(rest) - value), abs=NEAR)


def check_all(count: int, most_cards: int, seed: int) -> Counter[str]:
    """Every choice of the last rounds of random matches, how many statements of each kind there were."""
    rng, counts = Random(seed), Counter[str]()
    for match in matches(count, seed):
        while match.waiting_for():
            views = [match.view(seat) for seat in match.waiting_for()]
            for view in views if len(views[0]["seen"]["left"]["p1"]) <= most_cards else ():
                check(match, view, counts)
            if len(views) == 1:  # a Spy: the next is to see a card
                match.choose(views[0]["seat"], rng.choice(views[0]["legal"]))
            else:
                play_round(match, rng, alike=0.2)
    return counts


def test_every_statement_is_true_by_the_rules() -> None:
    counts = check_all(120, 3, seed=31)
    assert min(counts[kind] for kind in ("answer", "wins", "without", "likely")) > 100, counts


@pytest.mark.slow
def test_every_statement_is_true_by_the_rules_in_thousands_of_positions() -> None:
    counts = check_all(1000, 4, seed=32)
    assert min(counts[kind] for kind in ("answer", "wins", "without", "likely")) > 1500, counts


@pytest.mark.parametrize("rounds", [WITH_A_SPY, swapped(WITH_A_SPY)], ids=["p2 shows", "p1 shows"])
def test_who_shows_a_card_to_a_spy_is_told_what_is_true(rounds: list[str]) -> None:
    """BR9."""
    counts, match = Counter[str](), sit()
    play(match, *rounds)
    [seat] = match.waiting_for()
    check(match, match.view(seat), counts)
    assert counts["without"] > 1, counts
    match.choose(seat, match.view(seat)["legal"][0])
    check(match, match.view(other(seat)), counts)


def test_always_the_prince_is_answered_by_the_princess() -> None:
    match = sit()
    view = match.view("p1")
    answer, wins, without = reasons(view, "prince", COACH.advise(view, PLENTY), PLENTY)
    assert answer["reply"] == without["card"] == "princess" and answer["value"] == -1 and answer["winner"] == "p2"
    assert wins["against"] == ["spy", "assassin", "ambassador", "wizard", "general"]
    assert wins["held"] == ["musician", "prince"] and 0 < wins["p"] < 1


def test_what_is_hidden_or_not_solved_gets_the_rules_alone() -> None:
    for match in (sit("lucky-draw"), sit("random-deal", "fast-rat", edition=18, seed="far")):
        if seen(match)["shows_first"] is None:
            view = match.view("p1")
            budget = ("nodes", 50)
            [told] = reasons(view, view["legal"][0], COACH.advise(view, budget), budget)
            assert told["kind"] == "wins" and told["p"] is None
    draft = sit("draft").view("p1")
    assert reasons(draft, draft["legal"][0], COACH.advise(draft, PLENTY), PLENTY) == []


def test_where_the_budget_ends_only_what_is_known_is_said() -> None:
    match = sit()
    play(match, "assassin wizard")
    view = match.view("p1")
    advice = COACH.advise(view, PLENTY)
    assert advice.exact, "the table has it"
    [told] = reasons(view, "general", advice, ("nodes", 5))
    assert told["kind"] == "wins" and told["p"] > 0


def test_a_spys_round_of_the_table_is_answered_at_once() -> None:
    """BR9: what follows the Princess is a lost game, and of the other cards the table has the least."""
    match = sit()
    play(match, "spy general")
    view = match.view("p2")
    advice = COACH.advise(view, PLENTY)
    answer, _ = reasons(view, "prince", advice, ("nodes", 5))
    assert answer["known"] and answer["reply"] == "princess" and answer["value"] == -1
    row = duel_of(rulings_of(view)).matrix(position_of(view["seen"]))
    told = {card: reasons(view, card, advice, ("nodes", 5))[0] for card in ("musician", "ambassador")}
    for card, each in told.items():
        against = [-entries[ORDER.index(card)] for entries in row]
        assert each["value"] == pytest.approx(min(against), abs=1e-4)
