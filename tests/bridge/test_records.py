"""Records that do not replay: `bad_record`, with the number of the turn where one can be told, and nothing changed."""

import json
from typing import Any

import pytest

from pocketcrowns.core.game import Json
from tests.helpers import answer, ask, choose_rounds, refusal, refused, told_views


@pytest.fixture
def record(match: str) -> Json:
    """A plain game after three rounds: in the second p1 shows a card, in the third too."""
    choose_rounds(match, "musician spy")
    ask("choose", match=match, seat="p1", action="prince")
    ask("choose", match=match, seat="p2", action="assassin")
    return choose_rounds(match, "general general")["record"]


@pytest.fixture
def dealt() -> Json:
    """A game with hidden hands and a draft, in which luck has the first turns."""
    return ask("open", game="brave-rats", options={"variants": ["lucky-draw", "draft"]}, seed="s")["record"]


def changed(record: Json, *path: Any, to: Any) -> Json:
    """A copy with one part replaced."""
    copy: Any = json.loads(json.dumps(record))
    part = copy
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = to
    return copy


def test_the_record_itself_resumes(record: Json, dealt: Json) -> None:
    for good in (record, dealt):
        assert ask("resume", record=good)["record"] == good


@pytest.mark.parametrize(
    ("turn", "choices"),
    [
        (1, {"p1": "mime", "p2": "spy"}),
        (1, {"p1": "musician"}),
        (1, {}),
        (1, {"luck": "spy"}),
        (1, {"p1": "musician", "p2": "spy", "luck": "spy"}),
        (1, {"p1": "musician", "p3": "spy"}),
        (1, {"p1": None, "p2": "spy"}),
        (1, {"p1": ["musician"], "p2": "spy"}),
        (1, ["musician", "spy"]),
        (1, None),
        (2, {"p2": "prince"}),
        (2, {"p1": "prince", "p2": "assassin"}),
        (2, {"p1": "musician"}),
        (3, {"p2": "spy"}),
        (3, {"p1": "assassin"}),
        (4, {"p1": "prince", "p2": "general"}),
        (4, {"p1": "general", "p2": "keep general"}),
    ],
    ids=json.dumps,
)
def test_a_turn_that_breaks_a_rule_is_named_by_its_number(record: Json, match: str, turn: int, choices: Any) -> None:
    before = told_views(match)
    told = refusal("resume", record=changed(record, "turns", turn - 1, to=choices))
    assert told["code"] == "bad_record" and f"turn {turn}:" in told["detail"]
    assert told_views(match) == before


def test_a_turn_after_the_end_is_named_too(match: str) -> None:
    record = choose_rounds(match, "princess prince")["record"]
    for more in ({"p1": "spy", "p2": "spy"}, {"luck": "spy"}, {}):
        told = refusal("resume", record=changed(record, "turns", to=[*record["turns"], more]))
        assert told["code"] == "bad_record" and "turn 2:" in told["detail"]


@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_a_turn_left_out_in_the_middle_is_found(dealt: Json, turn: int) -> None:
    """Without it the packet is one card short when its first card is kept."""
    match = ask("resume", record=dealt)["match"]
    packet = ask("view", match=match, seat="p1")["legal"]
    record = ask("choose", match=match, seat="p1", action=packet[0])["record"]
    told = refusal("resume", record=changed(record, "turns", to=record["turns"][: turn - 1] + record["turns"][turn:]))
    assert told["code"] == "bad_record" and "turn 4:" in told["detail"]


def test_luck_may_decide_only_what_is_possible(dealt: Json) -> None:
    assert dealt["turns"][0]["luck"] != "mime"
    for wrong in ("mime", "keep spy", "p1", 3):
        told = refusal("resume", record=changed(dealt, "turns", 1, to={"luck": wrong}))
        assert told["code"] == "bad_record" and "turn 2:" in told["detail"]
    other = next(card for card in ("spy", "prince") if card != dealt["turns"][0]["luck"])
    assert ask("resume", record=changed(dealt, "turns", 0, to={"luck": other}))["record"]["turns"][0] == {"luck": other}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("v", 2),
        ("v", 0),
        ("v", True),
        ("v", 1.0),
        ("v", "1"),
        ("v", None),
        ("game", "chess"),
        ("game", None),
        ("game", ["brave-rats"]),
        ("seed", 5),
        ("seed", None),
        ("turns", {}),
        ("turns", None),
        ("turns", "[]"),
        ("options", {}),
        ("options", []),
        ("options", "default"),
        ("extra", 1),
    ],
    ids=json.dumps,
)
def test_a_head_that_cannot_be_read_is_a_bad_record(record: Json, key: str, value: Any) -> None:
    assert refused("resume", record=changed(record, key, to=value)) == "bad_record"


def test_options_that_are_null_are_a_bad_record(record: Json) -> None:
    assert refused("resume", record=changed(record, "options", to=None)) == "bad_record"


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("edition",), 17),
        (("edition",), 16.0),
        (("edition",), True),
        (("variants",), ["draft", "random-deal"]),
        (("variants",), ["thief"]),
        (("rulings", "musician"), "maybe"),
        (("rulings", "sheep"), "tie"),
        (("colour",), "blue"),
    ],
    ids=json.dumps,
)
def test_options_that_the_game_does_not_have_are_a_bad_record(record: Json, path: tuple, value: Any) -> None:
    assert refused("resume", record=changed(record, "options", *path, to=value)) == "bad_record"


@pytest.mark.parametrize("missing", ["edition", "variants", "princes", "rulings"])
def test_a_record_has_complete_options(record: Json, missing: str) -> None:
    options = {name: value for name, value in record["options"].items() if name != missing}
    assert refused("resume", record={**record, "options": options}) == "bad_record"


@pytest.mark.parametrize("missing", ["musician", "ambassador", "cards_out"])
def test_a_record_has_complete_rulings(record: Json, missing: str) -> None:
    rulings = {name: value for name, value in record["options"]["rulings"].items() if name != missing}
    assert refused("resume", record=changed(record, "options", "rulings", to=rulings)) == "bad_record"


@pytest.mark.parametrize("missing", ["v", "game", "options", "seed", "turns"])
def test_a_record_with_a_part_missing_is_bad(record: Json, missing: str) -> None:
    assert refused("resume", record={key: value for key, value in record.items() if key != missing}) == "bad_record"


@pytest.mark.parametrize("record", [None, [], "record", 7, True, {}])
def test_what_is_not_a_record_at_all_is_a_bad_record(record: Any) -> None:
    assert refused("resume", record=record) == "bad_record"


@pytest.mark.parametrize("bots", ["p1", {"p1": True}, ["p3"], [None], [["p1"]], 1, None])
def test_bots_are_a_list_of_seats(record: Json, bots: Any) -> None:
    assert refused("resume", record=record, bots=bots) == "malformed"


def test_a_record_cut_anywhere_is_refused_and_changes_nothing(record: Json, match: str) -> None:
    text = json.dumps({"id": 1, "ask": "resume", "with": {"record": record}})
    before = told_views(match)
    for length in range(len(text)):
        assert answer(text[:length])["error"]["code"] == "malformed"
    assert told_views(match) == before
