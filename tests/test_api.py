"""The package as people who program meet it: states, matches, what is written down, and what is refused."""

import ast
import json
import subprocess
import sys
from random import Random
from typing import Any

import pytest

import pocketcrowns
from pocketcrowns.core.errors import BadOptions, BadRecord, GameOver, IllegalAction, Malformed, NotYourTurn, UnknownGame
from pocketcrowns.links.frame import BadLink
from tests.helpers import ROOT, VIEWERS, every_deal, play_on, whole
from tests.study.positions import set_up

GAMES = pytest.mark.parametrize("game", pocketcrowns.game_ids())


def finished(game: str, seed: str = "a seed", **options: object) -> pocketcrowns.Match:
    match = pocketcrowns.load(game, **options).sit(seed)
    play_on(match, Random(seed))
    return match


@every_deal
def test_states_go_the_way_of_a_match(deal: int) -> None:
    """The same views, the same outcome, the same events."""
    match = whole(deal)
    states = list(pocketcrowns.replay(match.record()))
    assert len(states) == len(match.record()["turns"]) + 1
    for state, (_, events, after) in zip(states[1:], match.replay(), strict=True):
        assert state.events == events
        assert all(state.observe(viewer) == after.view(viewer) for viewer in VIEWERS)
    assert states[-1].outcome is not None and not states[-1].actors


@GAMES
def test_a_game_that_was_set_up_is_told_from_there(game: str) -> None:
    match = set_up(game)
    play_on(match, Random(1))
    states = list(pocketcrowns.replay(match.record()))
    assert states[0].observe(None) == set_up(game).view(None)
    assert states[-1].observe(None) == match.view(None) and states[-1].outcome is not None


@GAMES
def test_luck_draws_until_a_seat_acts(game: str) -> None:
    start = pocketcrowns.load(game).start()
    one, two, other = (start.drawn(pocketcrowns.Luck(name)) for name in ("a", "a", "b"))
    assert one == two and hash(one) == hash(two) and "luck" not in one.actors and one.actors
    assert one.turn == two.turn and (game == "brave-rats" or start != one)
    assert other.drawn(pocketcrowns.Luck("c")) is other


@GAMES
def test_a_game_is_read_back_from_all_that_it_is_written_as(game: str) -> None:
    match = finished(game)
    record = match.record()
    for text in (
        json.dumps(record),
        f"  {pocketcrowns.line(record)}\n",
        f"https://x.example/#{pocketcrowns.link(record)}",
    ):
        found = pocketcrowns.read(text)
        assert {**found, "seed": ""} == {**record, "seed": ""}
        assert pocketcrowns.resume(found).view("p1") == match.view("p1")


@pytest.mark.parametrize(
    "text, error",
    [
        ("", BadRecord),
        ("{}", BadRecord),
        ("{", Malformed),
        ('{"game": []}', BadRecord),
        ("BR16 99", BadRecord),
        ("v1.r.AAAA", BadLink),
        ("v1.t.CFXv", BadRecord),
        ("#", BadLink),
        (None, Malformed),
    ],
)
def test_a_text_that_tells_no_game_is_refused(text: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        pocketcrowns.read(text)


def test_choices_that_are_not_due_are_refused_and_change_nothing() -> None:
    state = pocketcrowns.load("brave-rats").start()
    for choices, error in [
        ({"p1": "spy"}, NotYourTurn),
        ({"p1": "spy", "p2": "spy", "luck": "x"}, NotYourTurn),
        ({}, NotYourTurn),
        ({"p1": "spy", "p2": "dragon"}, IllegalAction),
        ({"p1": "spy", "p2": ["spy"]}, IllegalAction),
        (None, Malformed),
    ]:
        with pytest.raises(error):
            state.apply(choices)
    *_, last = pocketcrowns.replay(finished("brave-rats").record())
    with pytest.raises(GameOver):
        last.apply({"p1": "spy", "p2": "spy"})
    with pytest.raises(IllegalAction):
        pocketcrowns.load("r-vs-r").start().apply({"luck": "p3"})


def test_rules_that_are_not_there_are_refused() -> None:
    for name in ("chess", ["brave-rats"], {}, None):
        with pytest.raises(UnknownGame):
            pocketcrowns.load(name)
    with pytest.raises(BadOptions):
        pocketcrowns.load("brave-rats", edition=17)
    with pytest.raises(Malformed, match="no table"):
        pocketcrowns.load("r-vs-r").table()
    assert len(pocketcrowns.load("brave-rats", edition=18).table()["cards"]) == 9


@pytest.mark.parametrize("seed", [5, None, b"x", "x" * 10_001], ids=["number", "none", "bytes", "too long"])
def test_a_seed_that_no_record_may_have_is_refused(seed: Any) -> None:
    with pytest.raises(Malformed, match="seed"):
        pocketcrowns.load("brave-rats").sit(seed)


def test_what_a_link_would_tell_too_early_is_refused() -> None:
    match = pocketcrowns.load("brave-rats", variants=["lucky-draw"]).sit("a seed")
    with pytest.raises(BadRecord, match="hides"):
        pocketcrowns.link(match.record())
    assert pocketcrowns.link(pocketcrowns.load("r-vs-r").sit("a seed").record()).startswith("v1.p.")


@pytest.mark.parametrize(
    "game, options, counts",
    [
        # A round of 8 x 8 cards, of which 15 have a Spy; 14 of these let one player look (BR9, BR10).
        ("brave-rats", {}, [1, 64, 2536]),
        ("brave-rats", {"variants": ["draft"]}, [1]),
        # Luck; the Citizen on nine cells; then seven tiles, or the Castle first (RV1).
        ("r-vs-r", {"setup": "first-game"}, [1, 2, 18, 1440]),
    ],
    ids=str,
)
def test_perft(game: str, options: dict[str, object], counts: list[int]) -> None:
    start = pocketcrowns.load(game, **options).start()
    assert [pocketcrowns.perft(start, depth) for depth in range(len(counts))] == counts


@GAMES
def test_perft_counts_what_a_plain_walk_finds(game: str) -> None:
    """From late positions, where games end on the way; nothing is remembered here."""

    def walk(state: pocketcrowns.State, depth: int) -> int:
        if not depth or not state.actors:
            return 1
        actors = sorted(state.actors)
        if actors == ["luck"]:
            return sum(walk(state.apply({"luck": each}), depth - 1) for each, _ in state.chances())
        if len(actors) == 1:
            return sum(walk(state.apply({actors[0]: each}), depth - 1) for each in state.legal(actors[0]))
        return sum(
            walk(state.apply({"p1": mine, "p2": theirs}), depth - 1)
            for mine in state.legal("p1")
            for theirs in state.legal("p2")
        )

    for number in range(4):
        states = list(pocketcrowns.replay(finished(game, f"{number}").record()))
        assert all(pocketcrowns.perft(state, 2) == walk(state, 2) for state in states[-3:])


def test_the_bridge_alone_loads_none_of_it() -> None:
    """The page's worker asks for no more, and every visitor would download the rest."""
    asked = "import sys, pocketcrowns.bridge; print(sorted(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", asked], cwd=ROOT / "engine", capture_output=True, text=True, check=True
    )
    loaded = set(ast.literal_eval(done.stdout))
    assert "pocketcrowns.bridge" in loaded
    assert not loaded & {"pocketcrowns.api", "pocketcrowns.links.values", "pocketcrowns.arena", "pocketcrowns.jobs"}
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        pocketcrowns.nothing  # noqa: B018


def test_every_name_is_there() -> None:
    assert all(getattr(pocketcrowns, name) for name in pocketcrowns.__all__)
    assert issubclass(UnknownGame, pocketcrowns.Refusal)
