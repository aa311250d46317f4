"""Every puzzle has one answer, by the rules alone: each choice is played and every reply tried, with no solver.

The value of a card laid open for a Spy comes from the small reference that the solver itself is tested against.
"""

from copy import copy
from typing import Any

import pytest

from pocketcrowns.brave_rats.rounds import Standing
from pocketcrowns.core.game import Both, Seat
from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES
from pocketcrowns.players.duel.rules import rulings_of
from tests.helpers import resumed
from tests.players.duel.duels import by_the_rules

Json = dict[str, Any]
EVER = 9  # choices; no game of Brave Rats has more


def after(match: Match[Any], seat: str, action: str) -> Match[Any]:
    following = copy(match)
    following.choose("p1" if seat == "p1" else "p2", action)
    return following


def winner(match: Match[Any]) -> str | None:
    """Who has won the game, or in R vs R the round."""
    view = match.view(None)
    if view["game"] == "brave-rats":
        return None if view["outcome"] is None else view["outcome"]["winner"]
    return next((seat for seat, rounds in view["seen"]["rounds"].items() if rounds), None)


def is_over(match: Match[Any]) -> bool:
    return winner(match) is not None or not match.waiting_for()


def forced(match: Match[Any], seat: str, choices: int) -> bool:
    """Whether the seat wins with at most so many choices of its own, whatever the other seat does.

    The last of them decides: in R vs R there is no reply to it, in Brave Rats the other card of the round is played.
    """
    if is_over(match):
        return winner(match) == seat
    if choices == 0 and match.game.id == "r-vs-r":
        return False
    waiting = match.waiting_for()
    if seat in waiting:
        return choices > 0 and any(forced(each, seat, choices - 1) for each in followers(match, seat))
    return all(forced(each, seat, choices) for each in followers(match, waiting[0]))


def followers(match: Match[Any], seat: str) -> list[Match[Any]]:
    return [after(match, seat, action) for action in legal(match, seat)]


def legal(match: Match[Any], seat: str) -> list[str]:
    actions: list[str] = match.view("p1" if seat == "p1" else "p2")["legal"]
    return actions


def winning(match: Match[Any], seat: str, choices: int = 1) -> list[str]:
    """The choices after which the seat wins for certain."""
    return [action for action in legal(match, seat) if forced(after(match, seat, action), seat, choices - 1)]


def answered(match: Match[Any], puzzle: Json, step: int, action: str) -> Match[Any]:
    """The match after a choice and the reply that the puzzle gives to it."""
    part, seat = puzzle["steps"][step], puzzle["seat"]
    rival = "p2" if seat == "p1" else "p1"
    place = part["to"][legal(match, seat).index(action)] if part["to"] else -1
    match = after(match, seat, action)
    for reply in part["replies"][place] if place >= 0 else []:
        match = after(match, rival, reply)
    return match


def begun(puzzle: Json) -> Match[Any]:
    return resumed(GAMES[puzzle["game"]], puzzle["record"])


def of_kind(puzzles: list[Json], *kinds: str) -> list[Json]:
    chosen = [each for each in puzzles if each["kind"] in kinds]
    assert chosen
    return chosen


def test_one_choice_wins_at_once(puzzles: list[Json]) -> None:
    for puzzle in of_kind(puzzles, "win-in-one"):
        match, seat = begun(puzzle), puzzle["seat"]
        [step] = puzzle["steps"]
        assert winning(match, seat) == step["right"], puzzle["id"]
        if puzzle["game"] == "brave-rats":
            assert winning(match, seat, EVER) == step["right"], "no other card wins later"
        for action in legal(match, seat):
            done = answered(match, puzzle, 0, action)
            assert (winner(done) == seat) == (action in step["right"])
            assert is_over(done) or puzzle["game"] == "r-vs-r" or not forced(done, seat, EVER), "the reply shows why"


def test_one_choice_wins_by_the_next(puzzles: list[Json]) -> None:
    for puzzle in of_kind(puzzles, "win-in-two"):
        match, seat = begun(puzzle), puzzle["seat"]
        first, second = puzzle["steps"]
        [right] = first["right"]
        assert winning(match, seat) == [] and forced(after(match, seat, right), seat, 1), puzzle["id"]
        later = EVER if puzzle["game"] == "brave-rats" else 1
        for action in legal(match, seat):
            done = answered(match, puzzle, 0, action)
            assert forced(done, seat, later) == (action == right), "to every other choice there is a reply"
        defended = answered(match, puzzle, 0, right)
        assert sorted(winning(defended, seat)) == sorted(second["right"])
        for action in legal(defended, seat):
            done = answered(defended, puzzle, 1, action)
            assert (winner(done) == seat) == (action in second["right"])


@pytest.mark.slow
def test_one_card_is_best_to_lay_open(puzzles: list[Json]) -> None:
    """BR9: the other seat answers with the card that is best for it."""
    for puzzle in of_kind(puzzles, "spied-on"):
        match, seat = begun(puzzle), puzzle["seat"]
        [step] = puzzle["steps"]
        worth = []
        for action in legal(match, seat):
            shown = after(match, seat, action)
            [rival] = shown.waiting_for()
            replies = {reply: value(after(shown, rival, reply), seat) for reply in legal(shown, rival)}
            worth.append(min(replies.values()))
            given = value(answered(match, puzzle, 0, action), seat)
            assert given == pytest.approx(worth[-1], abs=1e-9)
        best, second = sorted(worth, reverse=True)[:2]
        assert best - second >= 0.1 - 1e-9 and not forced(match, seat, 2), "no win to be seen"
        assert step["right"] == [legal(match, seat)[worth.index(best)]]
        wins, ties = puzzle["chances"][: len(worth)], puzzle["chances"][len(worth) :]
        assert min(*wins, *ties) >= 0 and all(a + b <= 100 for a, b in zip(wins, ties, strict=True))
        halves = [a + b / 2 for a, b in zip(wins, ties, strict=True)]
        assert halves == [pytest.approx(50 * (1 + each), abs=0.76) for each in map(float, worth)]


def value(match: Match[Any], seat: Seat) -> float:
    """By the reference: 1 is a game won."""
    view = match.view(None)
    sign = 1 if seat == "p1" else -1
    if view["outcome"] is not None:
        return float({seat: 1, None: 0}.get(view["outcome"]["winner"], -1))
    seen = view["seen"]
    before = Both(**seen["rounds"][-1]["as"])
    standing = Standing(Both(**seen["wins"]), Both(**seen["held"]), Both(**seen["bonus"]), seen["shows_first"], before)
    hands = Both(tuple(seen["left"]["p1"]), tuple(seen["left"]["p2"]))
    return sign * float(by_the_rules(rulings_of(view), seen["target"], standing, hands))
