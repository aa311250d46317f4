"""Computer players: what they are given, that they choose by it alone, and that a better level is better."""

import json
from collections import Counter
from typing import Any

import pytest

from pocketcrowns.core.game import SEATS, Json, other
from pocketcrowns.core.luck import Luck
from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES
from pocketcrowns.players.levels import COACHES, LEVELS
from pocketcrowns.players.people.reader import Reader
from pocketcrowns.r_vs_r.board import Position
from tests.amounts import slowly, usually
from tests.helpers import DEALS, ask, choose_rounds, play, play_on, refused, sit
from tests.players.grid.views import drawn_view
from tests.r_vs_r.drawing import SETUPS, at, in_round, seen

BUDGET = ("nodes", 100)
RATS = LEVELS["brave-rats"]


def is_plain(value: Any) -> bool:
    """Whether a value is made of what JSON has, and of nothing that could lead back to the match."""
    if type(value) is dict:
        return all(type(key) is str and is_plain(part) for key, part in value.items())
    if type(value) is list:
        return all(map(is_plain, value))
    return value is None or type(value) in (str, int, float, bool)


class Eavesdropper:
    """A level that writes down all it is given."""

    def __init__(self) -> None:
        self.given: list[tuple[Any, ...]] = []

    def choose(self, *given: Any) -> str:
        self.given.append(given)
        return given[0]["legal"][-1]


GIVEN = [
    *[
        ("brave-rats", {"variants": each})
        for each in ([], ["lucky-draw"], ["draft"], ["lucky-draw", "draft", "traitor"])
    ],
    *[("r-vs-r", {"setup": each}) for each in ("standard", "secret-random", "secret-draft")],
]


@pytest.mark.parametrize("game, options", GIVEN, ids=str)
def test_a_level_is_given_its_seats_view_a_stream_and_a_budget_and_nothing_else(
    game: str, options: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    spy = Eavesdropper()
    monkeypatch.setitem(LEVELS[game], "eavesdropper", spy)
    told = ask("open", game=game, options=options, seed="s")
    match = told["match"]
    while waiting_for := told["waiting_for"]:
        seat = waiting_for[-1]
        view = ask("view", match=match, seat=seat)
        told = ask("bot", match=match, seat=seat, level="eavesdropper", budget={"nodes": 7})
        seen, stream, budget = spy.given[-1]
        assert is_plain(seen) and seen == view and seen["seat"] == seat
        assert type(stream) is Luck and budget == ("nodes", 7)


@pytest.mark.parametrize("opening", slowly(["musician prince", "general assassin"], []), ids=str)
@pytest.mark.parametrize("level", RATS)
def test_a_policy_is_what_the_level_chooses_in_the_long_run(level: str, opening: list[str]) -> None:
    match = ask("open", game="brave-rats", seed="s")["match"]
    for cards in opening:
        choose_rounds(match, cards)
    told = ask("policy", match=match, seat="p2", level=level, budget={"ms": 60_000})["mix"]
    view, budget = ask("view", match=match, seat="p2"), ("ms", 60_000)  # in which what was solved is kept
    mix = {each["action"]: each["p"] for each in told}
    assert list(mix) == view["legal"] and sum(mix.values()) == pytest.approx(1)
    draws = 200
    chosen = Counter(LEVELS["brave-rats"][level].choose(view, Luck("draw", str(n)), budget) for n in range(draws))
    for action, p in mix.items():
        assert abs(chosen[action] - draws * p) <= 5 * (draws * p * (1 - p)) ** 0.5 + 1


def test_a_level_that_searches_has_no_policy() -> None:
    match = ask("open", game="r-vs-r", options={"setup": "first-game", "first": "p1"}, seed="s")["match"]
    assert refused("policy", match=match, seat="p1", level="judge", budget={"nodes": 1}) == "malformed"


@pytest.mark.parametrize("level", RATS)
@pytest.mark.parametrize("seat", SEATS)
def test_the_card_that_the_opponent_has_sealed_makes_no_difference(level: str, seat: str) -> None:
    """The same view, seed and turn: the same choice, whatever lies face down on the other side."""
    for opening in ([], ["musician prince"], ["musician prince", "general assassin"]):
        chosen = set()
        for place in range(8 - len(opening)):
            match = sit()
            play(match, *opening)
            match.choose(other(seat), match.view(other(seat))["legal"][place])
            chosen.add(RATS[level].choose(match.view(seat), match.rng_for(seat), BUDGET))
        assert len(chosen) == 1


@pytest.mark.parametrize("game, level", [(game, level) for game in LEVELS for level in LEVELS[game]])
def test_the_same_view_stream_and_budget_give_the_same_choice(game: str, level: str) -> None:
    deals = [deal for deal in DEALS if deal.game == game]
    for deal in deals[3 :: usually(64, 16)] if len(deals) > 100 else deals:
        match, player = deal.match(), LEVELS[game][level]
        play_on(match, deal.rng(), choices=5)
        for seat in match.waiting_for():
            view = json.dumps(match.view(seat))
            first, second = (player.choose(json.loads(view), match.rng_for(seat), BUDGET) for _ in range(2))
            assert first == second


@pytest.mark.parametrize("level", RATS)
def test_a_level_does_not_always_choose_the_same(level: str) -> None:
    match = sit()
    chosen = {RATS[level].choose(match.view("p1"), Luck(str(number)), BUDGET) for number in range(60)}
    assert len(chosen) > 2


# Strength ------------------------------------------------------------------------------------------


def winner(game: str, levels: dict[str, str], options: Json, seed: str) -> str | None:
    """The level that wins one match; `levels` by seat."""
    match = Match(GAMES[game], options, seed)
    while waiting_for := match.waiting_for():
        for seat in waiting_for:
            action = LEVELS[game][levels[seat]].choose(match.view(seat), match.rng_for(seat), BUDGET)
            match.choose(seat, action, by_bot=True)
    won = match.view(None)["outcome"]["winner"]
    return won and levels[won]


def arena(game: str, options: Json, matches: int) -> Counter[str | None]:
    """How often guard, scamp and neither won; each sits in either seat as often."""
    seated = ({"p1": "scamp", "p2": "guard"}, {"p1": "guard", "p2": "scamp"})
    return Counter(winner(game, seated[number % 2], options, str(number)) for number in range(matches))


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [{}, {"edition": 18}, {"variants": ["lucky-draw"]}, {"variants": ["draft"]}, {"variants": ["random-deal"]}],
    ids=json.dumps,
)
def test_the_guard_beats_the_scamp_clearly(options: Json) -> None:
    """Of 300 matches with fixed seeds the guard wins 191 to 235, the scamp 62 to 102; the rest are ties."""
    won = arena("brave-rats", options, 300)
    assert won.total() == 300
    assert won["guard"] > 1.7 * won["scamp"]


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS)
def test_the_guard_of_r_vs_r_beats_the_scamp_clearly(setup: str) -> None:
    """Of 40 best-of-three matches with fixed seeds, whichever seat it has; for points too."""
    won = arena("r-vs-r", {"setup": setup}, 40) + arena("r-vs-r", {"setup": setup, "match": "points", "rounds": 2}, 20)
    assert won.total() == 60
    assert won["guard"] > 1.7 * won["scamp"]


def test_the_guard_takes_a_win_that_is_shown_to_it() -> None:
    """BR9: told that a Prince lies there, it plays the Princess more often than all else together."""
    match = sit()
    play(match, "spy ambassador")
    match.choose("p2", "prince")
    view = match.view("p1")
    taken = sum(RATS["guard"].choose(view, Luck(str(number)), BUDGET) == "princess" for number in range(100))
    assert taken > 50


# R vs R --------------------------------------------------------------------------------------------


def chosen_by_scamp(position: Position, times: int = 40) -> Counter[str]:
    """What the scamp of R vs R places, told what its seat sees."""
    state, seat = in_round(position), position.to_act
    view = {"seat": seat, "seen": seen(state, seat), "legal": list(GAMES["r-vs-r"].legal(state, seat))}
    view["options"] = {"rulings": {"last_cell": "goes_on", "seer": "tile"}}
    return Counter(LEVELS["r-vs-r"]["scamp"].choose(view, Luck(str(number)), BUDGET) for number in range(times))


def test_the_scamp_of_r_vs_r_ends_a_round_that_it_wins_and_turns_the_reaper_away() -> None:
    full = "king1 monk2 queen1 | bishop2 reaper1 saint2 | citizen2 general1 ."
    chosen = chosen_by_scamp(at(full, p1="minister castle", p2="temple"))
    assert chosen["minister@c1!b2"] == chosen.total()
    theirs = at(full.replace("1", "0").replace("2", "1").replace("0", "2"), p2="minister castle", to_act="p2")
    assert chosen_by_scamp(theirs)["minister@c1!b2"] == 40


@pytest.mark.parametrize("level", LEVELS["r-vs-r"])
def test_hidden_tiles_of_the_other_seat_make_no_difference_to_a_level(level: str) -> None:
    """The same view, whatever the opponent holds unseen: the same choice."""
    chosen = set()
    for hidden in ("fairy sage", "tower dragon", "reaper seer"):
        position = at("citizen2 king1 . | . . . | . . .", p1="assassin queen", p2=f"monk {hidden}", hidden=hidden)
        view = drawn_view(position, setup="secret-random")
        chosen.add(json.dumps([view, LEVELS["r-vs-r"][level].choose(view, Luck("a seed"), BUDGET)]))
    assert len(chosen) == 1


def test_there_are_levels_and_a_coach_for_both_games() -> None:
    assert set(COACHES) == set(LEVELS) and isinstance(LEVELS["brave-rats"]["reader"], Reader)
