"""Every refusal by its code; what was refused has changed nothing."""

import json
from typing import Any

import pytest

from pocketcrowns import bridge
from pocketcrowns.core.game import SEATS, Json
from tests.helpers import (
    answer,
    ask,
    choose,
    choose_rounds,
    refusal,
    refused,
    told_views,
)


@pytest.mark.parametrize("name", [0, 7, -3, 10**30, "", "q-1", "\ud800", "é"])
def test_the_id_of_a_question_comes_back(name: Any) -> None:
    for verb in ("catalogue", "nonsense"):
        assert answer(json.dumps({"id": name, "ask": verb}))["id"] == name


@pytest.mark.parametrize(
    "question",
    [
        {},
        {"id": 1},
        {"ask": "catalogue"},
        {"id": None, "ask": "catalogue"},
        {"id": True, "ask": "catalogue"},
        {"id": 1.5, "ask": "catalogue"},
        {"id": [1], "ask": "catalogue"},
        {"id": 1, "ask": None},
        {"id": 1, "ask": ["catalogue"]},
        {"id": 1, "ask": "catalogue", "with": None},
        {"id": 1, "ask": "catalogue", "with": []},
        {"id": 1, "ask": "catalogue", "with": {"game": "brave-rats"}},
        {"id": 1, "ask": "catalogue", "extra": 1},
        {"id": 1, "ask": "open", "with": {"game": "brave-rats"}},
        {"id": 1, "ask": "open", "with": {"seed": "s"}},
        {"id": 1, "ask": "open", "with": {"game": "brave-rats", "seed": 5}},
        {"id": 1, "ask": "open", "with": {"game": 5, "seed": "s"}},
        {"id": 1, "ask": "view", "with": {"match": 1, "seat": "p1"}},
        {"id": 1, "ask": "resume", "with": {}},
    ],
    ids=json.dumps,
)
def test_a_question_with_a_part_missing_or_of_the_wrong_kind_is_malformed(question: Json) -> None:
    told = answer(json.dumps(question))
    assert told["error"]["code"] == "malformed"
    known = question.get("id")
    assert told["id"] == (1 if known == 1 and known is not True else None)


@pytest.mark.parametrize("verb", ["", "Catalogue", "views", "__class__", "\ud800"])
def test_a_verb_that_there_is_not_is_unknown(verb: str) -> None:
    assert refused(verb) == "unknown_verb"


@pytest.mark.parametrize("game", ["", "chess", "Brave-Rats", "brave-rats "])
def test_a_game_that_there_is_not_is_unknown(game: str) -> None:
    assert refused("open", game=game, seed="s") == "unknown_game"


@pytest.mark.parametrize(
    "options",
    [
        {"colour": "blue"},
        {"edition": 17},
        {"edition": 16.0},
        {"edition": "16"},
        {"edition": True},
        {"edition": None},
        {"variants": "traitor"},
        {"variants": ["thief"]},
        {"variants": ["traitor", "traitor"]},
        {"variants": ["draft", "random-deal"]},
        {"variants": ["draft", "emperor", "princess-attack"]},
        {"variants": [["draft"]]},
        {"variants": {"draft": True}},
        {"princes": "both"},
        {"rulings": {"musician": "maybe"}},
        {"rulings": {"spy": "keeps"}},
        {"rulings": []},
        {"rulings": None},
        [],
        "none",
        0,
    ],
    ids=json.dumps,
)
def test_options_that_the_game_does_not_have_are_bad(options: Any) -> None:
    assert refused("open", game="brave-rats", options=options, seed="s") == "bad_options"


def test_a_choice_out_of_turn_or_not_allowed_is_refused_and_changes_nothing(match: str) -> None:
    choose(match, "p1", "spy")
    before = told_views(match)
    assert refused("choose", match=match, seat="p1", action="prince") == "not_your_turn"
    assert refused("choose", match=match, seat="p2", action="mime") == "illegal_action"
    assert refused("choose", match=match, seat="p2", action="keep spy") == "illegal_action"
    for verb in ("bot", "policy"):
        assert refused(verb, match=match, seat="p1", level="scamp", budget={"nodes": 1}) == "not_your_turn"
    for seat in (None, "p3", "luck", 1, ["p1"]):
        assert refused("choose", match=match, seat=seat, action="spy") == "malformed"
    assert refused("choose", match=match, seat="p2", action=5) == "malformed"
    assert told_views(match) == before


def test_when_the_game_is_over_that_is_what_is_said(match: str) -> None:
    choose_rounds(match, "princess prince")
    before = told_views(match)
    for seat in SEATS:
        assert refused("choose", match=match, seat=seat, action="spy") == "game_over"
        assert refused("bot", match=match, seat=seat, level="scamp", budget={"nodes": 1}) == "game_over"
    assert told_views(match) == before


@pytest.mark.parametrize(
    "fields",
    [
        {"level": "emperor"},
        {"level": None},
        {"budget": None},
        {"budget": {}},
        {"budget": {"ms": 0}},
        {"budget": {"ms": -1}},
        {"budget": {"ms": 1.5}},
        {"budget": {"ms": True}},
        {"budget": {"hours": 1}},
        {"budget": {"ms": 1, "nodes": 1}},
        {"budget": 5},
    ],
    ids=json.dumps,
)
def test_a_level_or_a_budget_that_there_is_not_is_malformed(match: str, fields: Json) -> None:
    given = {"match": match, "seat": "p1", "level": "scamp", "budget": {"nodes": 1}} | fields
    assert refused("bot", **given) == "malformed"
    assert ask("view", match=match, seat=None)["waiting_for"] == ["p1", "p2"]


def test_a_fault_of_ours_is_named_internal_and_the_match_goes_on(match: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError("a fault")

    with monkeypatch.context() as patched:
        patched.setattr(bridge.Match, "choose", fail)
        assert refusal("choose", match=match, seat="p1", action="spy") == {
            "code": "internal",
            "detail": "ZeroDivisionError: a fault",
        }
    assert choose(match, "p1", "spy")["waiting_for"] == ["p2"]


LONG = "x" * 3_000_000
KEPT = {"text": "v1.g.AAAA", "seat": "p1", "secret": "00" * 32}


@pytest.mark.parametrize(
    ("verb", "field", "others"),
    [
        ("table", "game", {}),
        ("open", "game", {"seed": "s"}),
        ("open", "seed", {"game": "brave-rats"}),
        ("view", "match", {"seat": "p1"}),
        ("choose", "action", {"seat": "p1"}),
        ("preview", "action", {"seat": "p1"}),
        ("why_not", "action", {"seat": "p1"}),
        ("bot", "level", {"seat": "p1"}),
        ("close", "match", {}),
        ("letter_new", "game", {"name": "N", "secret": "00" * 32}),
        ("letter_new", "name", {"game": "brave-rats", "secret": "00" * 32}),
        ("letter_new", "secret", {"game": "brave-rats", "name": "N"}),
        ("letter_join", "text", {"name": "N", "secret": "00" * 32}),
        ("letter_join", "secret", {"text": "v1.g.AAAA", "name": "N"}),
        ("letter_take", "text", {"seat": "p1", "secret": "00" * 32}),
        ("letter_read", "text", {"games": []}),
        ("letter_see", "text", KEPT),
        ("letter_see", "secret", KEPT),
        ("letter_private", "text", KEPT),
        ("letter_resign", "secret", KEPT),
    ],
)
def test_every_text_has_a_bound_that_is_told_by_name(match: str, verb: str, field: str, others: Json) -> None:
    ours = {"match": match} if "match" in bridge.VERBS[verb][1] else {}
    error = refusal(verb, **{**ours, **others, field: LONG})
    assert error["code"] == "malformed"
    assert repr(field) in error["detail"] and "characters" in error["detail"] and len(error["detail"]) < 100


def test_texts_within_a_game_that_is_kept_or_recorded_have_bounds_too(match: str) -> None:
    kept = refusal("letter_read", text="v1.g.AAAA", games=[{**KEPT, "text": LONG}])
    assert kept["code"] == "malformed" and "'text' must be at most" in kept["detail"]
    record = ask("undo", match=choose_first(match))["record"]
    told = refusal("resume", record={**record, "seed": LONG})
    assert told["code"] == "bad_record" and "seed must be at most" in told["detail"]
    line = refusal("read_notation", text=LONG)
    assert line["code"] == "bad_record" and "too long" in line["detail"]


def choose_first(match: str) -> str:
    """The match, once p1 has chosen."""
    choose(match, "p1", ask("view", match=match, seat="p1")["legal"][0])
    return match


def test_a_question_and_its_id_have_bounds() -> None:
    told = answer(json.dumps({"id": LONG, "ask": "catalogue"}))
    assert told["id"] is None and "'id' must be at most" in told["error"]["detail"]
    told = answer(json.dumps({"id": 1, "ask": "open", "with": {"seed": LONG + LONG}}))
    assert told["id"] is None and "a question is at most" in told["error"]["detail"]
