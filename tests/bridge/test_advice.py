"""Advice, reviews, seals, and what a computer may know of earlier games."""

import hashlib
import json
from random import Random
from typing import Any

import pytest

from pocketcrowns.core.game import SEATS, Json, other
from pocketcrowns.games import GAMES
from tests.amounts import in_turn
from tests.helpers import ask, choose, choose_rounds, refused, told_views

BUDGET = {"nodes": 300}
OPTIONS = [
    ("brave-rats", {}),
    ("brave-rats", {"edition": 18}),
    ("brave-rats", {"variants": ["lucky-draw"]}),
    ("brave-rats", {"variants": ["draft", "emperor"]}),
    ("r-vs-r", {}),
    ("r-vs-r", {"setup": "first-game"}),
    ("r-vs-r", {"setup": "secret-draft"}),
    ("r-vs-r", {"match": "points", "rounds": 1}),
]


def finished(game: str, options: Json, seed: str = "a seed", first: str | None = None) -> Json:
    """The record of a whole random game; `first`: p1's first action, if it has to be one."""
    rng, told = Random(seed), ask("open", game=game, options=options, seed=seed)
    match = told["match"]
    while waiting := told["waiting_for"]:
        legal = ask("view", match=match, seat=waiting[0])["legal"]
        action = first if first in legal and waiting[0] == "p1" and not told["record"]["turns"] else rng.choice(legal)
        told = choose(match, waiting[0], action)
    return told["record"]


@pytest.mark.parametrize("game, options", OPTIONS, ids=str)
def test_advice_weighs_every_legal_action_and_changes_nothing(game: str, options: Json) -> None:
    rng, told = Random(1), ask("open", game=game, options=options, seed="s")
    match = told["match"]
    for _ in range(5):
        before = told_views(match)
        seat = told["waiting_for"][0]
        advice = ask("advise", match=match, seat=seat, budget=BUDGET)
        assert set(advice) == {"exact", "value", "off_by", "unfinished", "mix"} and type(advice["exact"]) is bool
        legal = ask("view", match=match, seat=seat)["legal"]
        assert [each["action"] for each in advice["mix"]] == legal
        assert all(set(each) == {"action", "p", "value"} for each in advice["mix"])
        assert sum(each["p"] for each in advice["mix"]) == pytest.approx(1)
        assert -1 <= advice["value"] <= 1 and told_views(match) == before
        told = choose(match, seat, rng.choice(legal))


def test_advice_is_for_a_seat_that_has_to_choose(match: str) -> None:
    choose(match, "p1", "spy")
    assert refused("advise", match=match, seat="p1", budget=BUDGET) == "not_your_turn"
    assert ask("advise", match=match, seat="p2", budget=BUDGET)["mix"]
    choose(match, "p2", "prince")
    assert refused("advise", match=match, seat="p1", budget=BUDGET) == "not_your_turn", "p2 shows first (BR9)"
    assert refused("advise", match="m0", seat="p1", budget=BUDGET) == "unknown_match"
    assert refused("advise", match=match, seat="p2", budget={"ms": 0}) == "malformed"


def test_there_is_no_advice_once_the_game_is_over(match: str) -> None:
    choose_rounds(match, "princess prince")
    assert refused("advise", match=match, seat="p1", budget=BUDGET) == "game_over"


def test_advice_knows_nothing_of_the_other_sealed_card(match: str) -> None:
    before = ask("advise", match=match, seat="p1", budget=BUDGET, why=True)
    choose(match, "p2", "prince")
    assert ask("advise", match=match, seat="p1", budget=BUDGET, why=True) == before and before["why"]


@pytest.mark.parametrize("game, options", in_turn(OPTIONS), ids=str)
def test_a_review_judges_every_choice_of_a_seat(game: str, options: Json) -> None:
    record = finished(game, options)
    review = ask("review", record=record, budget=BUDGET)["turns"]
    chosen = [
        (number, seat, action)
        for number, turn in enumerate(record["turns"])
        for seat, action in turn.items()
        if seat in SEATS
    ]
    assert [(each["turn"], each["seat"], each["action"]) for each in review] == chosen
    for each in review:
        assert set(each) >= {"p", "value_before", "value_after", "loss", "verdict", "exact"}
        assert each["loss"] >= 0 and each["value_after"] == pytest.approx(each["value_before"] - each["loss"])
        assert each["verdict"] in {"forced", "good", "fine", "slip", "mistake", "blunder", None}
        assert each["off_by"] >= 0 and (each["verdict"] is not None or not each["exact"])
        if each["p"] > 0 and each["exact"]:
            assert each["loss"] == 0 and each["verdict"] in {"good", "forced"}
        [weighed] = [option for option in each["mix"] if option["action"] == each["action"]]
        assert weighed["p"] == each["p"]
    last = review[-1]["turn"]
    alone = ask("review", record=record, budget=BUDGET, only=last)["turns"]
    assert alone == [each for each in review if each["turn"] == last]
    assert ask("review", record=record, budget=BUDGET, only=last + 1) == {"turns": []}


@pytest.mark.parametrize("game, options", in_turn(OPTIONS), ids=str)
def test_reasons_come_when_they_are_asked_for_and_name_what_they_are_about(game: str, options: Json) -> None:
    record = finished(game, options)
    turn = max(number for number, each in enumerate(record["turns"]) if not {"luck"} & set(each))
    for only in {turn, turn // 2}:
        plain = ask("review", record=record, budget=BUDGET, only=only)["turns"]
        for told, reasoned in zip(
            plain, ask("review", record=record, budget=BUDGET, only=only, why=True)["turns"], strict=True
        ):
            assert {**told, "why": reasoned["why"]} == reasoned, "nothing else changes"
            most = max(told["mix"], key=lambda each: each["p"])["action"]
            about = {told["action"]} if told["p"] > 0 else {told["action"], most}
            assert {fact["action"] for fact in reasoned["why"]} <= about
    match = ask("open", game=game, options=options, seed="s")
    asked = {"match": match["match"], "seat": match["waiting_for"][0], "budget": BUDGET}
    advice = ask("advise", **asked, why=True)
    assert {**ask("advise", **asked), "why": advice["why"]} == advice
    assert (
        refused("advise", **asked, why=1) == refused("review", record=record, budget=BUDGET, why="yes") == "malformed"
    )


def test_a_blunder_is_named(match: str) -> None:
    """BR9: a Prince laid open before a Princess loses the game."""
    choose_rounds(match, "spy general")
    choose(match, "p2", "prince")
    record = choose(match, "p1", "princess")["record"]
    turns = ask("review", record=record, budget={"ms": 60_000})["turns"]
    [shown] = [each for each in turns if each["action"] == "prince"]
    assert shown["verdict"] == "blunder" and shown["value_after"] == -1 and shown["exact"]
    assert turns[-1]["action"] == "princess" and turns[-1]["verdict"] == "good" and turns[-1]["value_before"] == 1


def test_a_review_refuses_what_does_not_replay() -> None:
    record = finished("brave-rats", {})
    record["turns"][0] = {"p1": "emperor", "p2": "spy"}
    assert refused("review", record=record, budget=BUDGET) == "bad_record"
    assert refused("review", record=5, budget=BUDGET) == "bad_record"


def test_a_computers_card_is_sealed_before_it_is_shown(match: str) -> None:
    """The hash comes first; salt and card come with the answer that opens it."""
    seals = []
    while True:
        told = ask("bot", match=match, seat="p2", level="judge", budget=BUDGET)
        if "seal" not in told:
            break
        sealed = told["seal"]
        assert len(sealed) == 64 and "action" not in told
        told = choose(match, "p1", ask("view", match=match, seat="p1")["legal"][0])
        opened = told["opened"]
        assert set(opened) == {"seat", "action", "salt", "seal"} and opened["seat"] == "p2"
        assert opened["seal"] == sealed == hashlib.sha256(f"{opened['salt']} {opened['action']}".encode()).hexdigest()
        assert opened["action"] == told["record"]["turns"][-1]["p2"] and len(opened["salt"]) == 32
        seals.append(opened["salt"])
        if told["waiting_for"] != ["p1", "p2"]:
            break
    assert seals and len(set(seals)) == len(seals), "a salt is used once"


def test_people_seal_nothing_for_each_other(match: str) -> None:
    assert "opened" not in choose(match, "p1", "spy")
    assert "opened" not in choose(match, "p2", "prince")


def test_a_level_that_remembers_may_be_given_finished_games(match: str) -> None:
    past = [{"record": finished("brave-rats", {}, seed=str(n), first="prince"), "seat": "p1"} for n in range(3)]
    asked = {"match": match, "seat": "p2", "level": "reader", "budget": {"ms": 60_000}}
    told = ask("bot", **asked, past=past)
    assert told["waiting_for"] == ["p1"] and "seal" in told


@pytest.mark.parametrize(
    "past, code",
    [
        ("none", "malformed"),
        ([5], "malformed"),
        ([{"seat": "p1"}], "malformed"),
        ([{"record": {}, "seat": "p1"}], "bad_record"),
        ([{"record": "UNFINISHED", "seat": "p1"}], "bad_record"),
    ],
    ids=str,
)
def test_what_is_no_finished_game_is_refused(match: str, past: Any, code: str) -> None:
    unfinished = ask("open", game="brave-rats", seed="s")["record"]
    given = json.loads(json.dumps(past).replace('"UNFINISHED"', json.dumps(unfinished)))
    before = told_views(match)
    assert refused("bot", match=match, seat="p2", level="reader", budget=BUDGET, past=given) == code
    assert told_views(match) == before


def test_a_level_that_adapts_is_as_strong_as_its_step(match: str) -> None:
    asked = {"match": match, "seat": "p1", "budget": BUDGET}
    steps = [ask("policy", **asked, level="squire", step=step)["mix"] for step in range(13)]
    assert steps[0] == ask("policy", **asked, level="scamp")["mix"]
    assert steps[12] == ask("policy", **asked, level="judge")["mix"]
    assert steps[4] == ask("policy", **asked, level="neighbour")["mix"] == ask("policy", **asked, level="squire")["mix"]
    middle = [(low["p"] + high["p"]) / 2 for low, high in zip(steps[4], steps[8], strict=True)]
    assert [each["p"] for each in steps[6]] == pytest.approx(middle)
    assert "seal" in ask("bot", **asked, level="squire", step=12)


@pytest.mark.parametrize("level, step", [("squire", 13), ("squire", -1), ("squire", "4"), ("judge", 4)])
def test_a_step_that_a_level_does_not_have_is_refused(match: str, level: str, step: Any) -> None:
    before = told_views(match)
    assert refused("bot", match=match, seat="p2", level=level, budget=BUDGET, step=step) == "malformed"
    assert told_views(match) == before


def test_the_catalogue_names_the_levels_that_remember() -> None:
    games = ask("catalogue")["games"]
    assert set(games) == set(GAMES) and other("p1") == "p2"
    for game in games.values():
        assert set(game["remembers"]) <= set(game["levels"])
        assert set(game["adapts"]) == {"squire"} and "squire" in game["levels"]
    assert games["brave-rats"]["remembers"] == ["reader"]
