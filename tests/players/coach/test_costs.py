"""What a review of Brave Rats says a choice lost, against fractions that come of the rules alone."""

from fractions import Fraction
from random import Random

import pytest

from pocketcrowns.brave_rats.rounds import Rulings
from pocketcrowns.core.game import Both, Json
from pocketcrowns.players.coach.brave_rats import Exact
from pocketcrowns.players.coach.review import EXACT, judge
from pocketcrowns.players.duel.deals import OFF_BY, is_large, listed
from pocketcrowns.players.duel.matrix_game import losses
from pocketcrowns.players.duel.oracle import duel_of
from pocketcrowns.players.duel.rules import Transitions, first_hands, pack_hand, position_of, rulings_of, standing_of
from tests.amounts import usually
from tests.helpers import play, sit
from tests.players.duel import kernels
from tests.players.duel.duels import matches, play_round, rows_by_the_rules

PLENTY = ("ms", 10**6)
COACH = Exact()


def true_losses(view: Json) -> dict[str, Fraction]:
    """What each legal card loses against that best play of the other seat which is worst for it."""
    seen, seat = view["seen"], view["seat"]
    hands = Both(tuple(seen["left"]["p1"]), tuple(seen["left"]["p2"]))
    rows = rows_by_the_rules(rulings_of(view), seen["target"], standing_of(seen), hands)
    own, theirs = hands
    if seat == "p2":
        rows, own, theirs = [[-entry for entry in column] for column in zip(*rows, strict=True)], theirs, own
    if seen["shown"] is not None:
        rows = [[row[theirs.index(seen["shown"])]] for row in rows]
    if seen["shows_first"] == seat:
        rows = [[min(row)] for row in rows]
    return dict(zip(own, kernels.losses(rows)[1], strict=True))


def judged(view: Json, action: str) -> Json:
    return judge(COACH.cost(view, action, PLENTY), view["seat"], action)


def check_all(count: int, most_cards: int, seed: int) -> int:
    """Every choice of some rounds late in random matches; the number of choices that are outside the coach's mix and
    good nevertheless."""
    rng, choices, equal, looks = Random(seed), 0, 0, 0
    for match in matches(count, seed):
        while match.waiting_for():
            views = [match.view(seat) for seat in match.waiting_for()]
            for view in views if len(views[0]["seen"]["left"]["p1"]) <= most_cards else ():
                for card, loss in true_losses(view).items():
                    found = judged(view, card)
                    assert found["exact"] and found["loss"] == pytest.approx(float(loss), abs=1e-6)
                    assert (found["verdict"] in ("good", "forced")) == (loss == 0), (match.record(), view["seat"], card)
                    choices += 1
                    looks += view["seen"]["shows_first"] is not None
                    equal += loss == 0 == found["p"]
            if len(views) == 1:  # a Spy: the next is to see a card
                match.choose(views[0]["seat"], rng.choice(views[0]["legal"]))
            else:
                play_round(match, rng, alike=0.2)
    assert choices > 3 * count and looks > count / 3
    return equal


def test_late_choices_cost_what_they_do_against_any_best_play() -> None:
    assert check_all(usually(20, 60), 4, seed=21) > 2


@pytest.mark.slow
def test_late_choices_cost_what_they_do_against_any_best_play_in_thousands_of_cases() -> None:
    assert check_all(250, 5, seed=22) > 50


def solved_losses(view: Json) -> list[float]:
    """What each legal card of an early round loses, solved without the table."""
    position, first = position_of(view["seen"]), view["seat"] == "p1"
    rows = duel_of(rulings_of(view)).matrix(position)
    if not first:
        rows = [[-entry for entry in column] for column in zip(*rows, strict=True)]
    if view["seen"]["shown"] is not None:
        theirs = view["seen"]["left"]["p2" if first else "p1"]
        rows = [[row[theirs.index(view["seen"]["shown"])]] for row in rows]
    if view["seen"]["shows_first"] == view["seat"]:
        rows = [[min(row)] for row in rows]
    return losses(rows)


def check_second_round(*cards: str, shown: str | None = None) -> None:
    """Every choice after a first round of the printed deal, which the table holds."""
    match = sit()
    play(match, " ".join(cards))
    if shown is not None:
        match.choose("p2", shown)
    for seat in match.waiting_for():
        view = match.view(seat)
        for card, loss in zip(view["legal"], solved_losses(view), strict=True):
            found = judged(view, card)
            assert found["exact"] and found["off_by"] <= EXACT and found["loss"] == pytest.approx(loss, abs=EXACT)
            assert (found["verdict"] == "good") == (loss < 1e-6)


def test_what_the_table_rounds_is_worked_out_for_a_review() -> None:
    """BR9: the table tells the losses in a Spy's round, and those of any card outside the mix, roughly."""
    check_second_round("spy", "ambassador", shown="general")
    check_second_round("spy", "ambassador", shown="wizard")
    check_second_round("spy", "ambassador")


@pytest.mark.slow
@pytest.mark.parametrize("theirs", ["musician", "assassin", "wizard", "prince"])
@pytest.mark.parametrize("mine", ["spy", "ambassador", "general"])
def test_what_the_table_rounds_is_worked_out_in_many_rounds(mine: str, theirs: str) -> None:
    check_second_round(mine, theirs)
    if mine == "spy" and theirs != "wizard":
        for shown in {"musician", "princess", "ambassador", "general"} - {theirs}:
            check_second_round(mine, theirs, shown=shown)


def test_what_a_slice_rounds_is_bounded() -> None:
    """The first two rounds of a deal with the Mime that is soon solved. A card of the advised mix counts as good."""
    rng, checked, verdicts = Random(9), 0, set()
    for seed in range(200):
        match = sit("random-deal", edition=18, seed=f"{seed}")
        deal = Both(*map(pack_hand, first_hands(match.view(None)["seen"])))
        if any(map(is_large, listed(deal, Transitions(Rulings())))):
            continue
        for _ in range(2):
            for seat in match.waiting_for():
                view = match.view(seat)
                for card, loss in zip(view["legal"], solved_losses(view), strict=True):
                    cost = COACH.cost(view, card, PLENTY)
                    assert cost.advice.exact and cost.advice.off_by <= OFF_BY
                    verdicts.add(judge(cost, seat, card)["verdict"])
                    if any(each.p > 0 for each in cost.advice.mix if each.action == card):
                        assert cost.most == 0
                    else:
                        assert cost.least - 1e-9 <= loss <= cost.most + 1e-9
                        checked += 1
            if len(match.waiting_for()) == 2:
                play_round(match, rng)
        if checked > 10:
            break
    assert checked > 10 and verdicts > {"good", "blunder"}


def test_a_choice_is_not_judged_where_it_cannot_be_known() -> None:
    """Hidden hands, a draft, a position that there was no time to solve."""
    for match in (sit("lucky-draw"), sit("draft"), sit("random-deal", "fast-rat", edition=18, seed="far")):
        seat = match.waiting_for()[0]
        view = match.view(seat)
        found = judge(COACH.cost(view, view["legal"][0], ("nodes", 50)), seat, view["legal"][0])
        assert found["verdict"] is None and not found["exact"] and found["off_by"] >= 1
