"""No text whatever makes the bridge raise, answer in another shape, or change a match that the text does not name."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pocketcrowns.bridge import VERBS
from pocketcrowns.core.game import Json
from tests.helpers import CODES, DEALS, answer, ask, play_on, told_views

MANY = settings.get_profile("many")
scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(10**18, 10**40),
    st.floats(allow_nan=True, allow_infinity=True),
    st.text(max_size=6).filter(lambda text: not text.startswith("m")),  # so that none is the match on the table
    st.sampled_from(["p1", "p2", "luck", "brave-rats", "spy", "mime", "keep spy", "scamp", "guard", "\ud800"]),
)
keys = st.one_of(
    st.text(max_size=4),
    st.sampled_from(
        ["match", "seat", "action", "level", "budget", "record", "options", "seed", "p1", "p2", "luck", "ms", "v"]
    ),
)
anything = st.recursive(
    scalars, lambda parts: st.lists(parts, max_size=4) | st.dictionaries(keys, parts, max_size=4), max_leaves=12
)
verbs = st.one_of(st.sampled_from(list(VERBS)), scalars)


@pytest.fixture(scope="module")
def table() -> tuple[str, list[Json]]:
    """An open match in the middle of a game, and what everybody is told of it."""
    match = ask("open", game="brave-rats", options={"variants": ["lucky-draw"]}, seed="s")["match"]
    action = ask("view", match=match, seat="p1")["legal"][0]
    ask("choose", match=match, seat="p1", action=action)
    return match, told_views(match)


@pytest.fixture(scope="module")
def records() -> list[Json]:
    """Records in all stages: drafting, playing, over."""
    found = []
    for deal, choices in zip(DEALS[::9], (0, 3, 9, 14, 20, 30, 10**9) * 9, strict=False):
        match = deal.match()
        play_on(match, deal.rng(), choices=choices)
        found.append(match.record())
    return found


def told(text: Any, table: tuple[str, list[Json]]) -> Json:
    """The answer, after checks that it has a known code which is not a fault of ours, and that all is as it was."""
    read = answer(text)
    if not read["ok"]:
        assert read["error"]["code"] in CODES - {"internal"}, read
    match, views = table
    assert told_views(match) == views
    return read


def deep(levels: int, opening: str, closing: str) -> str:
    return opening * levels + closing * levels


@settings(MANY)
@given(text=st.text(max_size=40))
def test_any_text_is_malformed(table: Any, text: str) -> None:
    assert told(text, table)["error"]["code"] == "malformed"


@settings(MANY)
@given(value=anything)
def test_any_json_is_answered(table: Any, value: Any) -> None:
    told(json.dumps(value), table)


@settings(MANY)
@given(name=scalars, verb=verbs, fields=anything)
def test_any_question_is_answered(table: Any, name: Any, verb: Any, fields: Any) -> None:
    told(json.dumps({"id": name, "ask": verb, "with": fields}), table)


@settings(MANY)
@given(verb=st.sampled_from(list(VERBS)), replaced=st.dictionaries(st.integers(0, 5), anything, max_size=3))
def test_any_field_of_any_verb_may_hold_anything(table: Any, records: list[Json], verb: str, replaced: dict) -> None:
    good = {
        "game": "brave-rats",
        "options": {},
        "seed": "s",
        "record": records[0],
        "bots": [],
        "match": "none",
        "seat": "p1",
        "action": "spy",
        "level": "scamp",
        "budget": {"nodes": 1},
    }
    fields = {name: good.get(name) for name in VERBS[verb][1]}
    for place, value in replaced.items():
        if fields:
            fields[list(fields)[place % len(fields)]] = value
    told(json.dumps({"id": 1, "ask": verb, "with": fields}), table)


@settings(MANY)
@given(options=anything)
def test_any_options_are_either_completed_or_bad(table: Any, options: Any) -> None:
    read = told(
        json.dumps({"id": 1, "ask": "open", "with": {"game": "brave-rats", "options": options, "seed": "s"}}), table
    )
    assert read["ok"] or read["error"]["code"] in ("bad_options", "malformed")


@settings(MANY)
@given(which=st.integers(0, 10**6), steps=st.lists(st.integers(0, 10**6), min_size=1, max_size=6), value=anything)
def test_a_record_with_any_part_replaced_resumes_or_is_bad(
    table: Any, records: list[Json], which: int, steps: list[int], value: Any
) -> None:
    record = copy.deepcopy(records[which % len(records)])
    part: Any = record
    for step in steps:
        place = (list(part) if isinstance(part, dict) else range(len(part)))[step % len(part)]
        if step == steps[-1] or not isinstance(part[place], dict | list) or not part[place]:
            part[place] = value
            break
        part = part[place]
    read = told(json.dumps({"id": 1, "ask": "resume", "with": {"record": record}}), table)
    if read["ok"]:
        turns = read["result"]["record"]["turns"]
        assert turns[: len(record["turns"])] == record["turns"]
        again = told(json.dumps({"id": 1, "ask": "resume", "with": {"record": read["result"]["record"]}}), table)
        assert again["result"]["record"] == read["result"]["record"]
    else:
        assert read["error"]["code"] in ("bad_record", "malformed")


@settings(MANY)
@given(place=st.integers(0, 10**6), gone=st.integers(0, 3), put=st.text(max_size=3))
def test_a_record_with_any_characters_replaced_is_answered(
    table: Any, records: list[Json], place: int, gone: int, put: str
) -> None:
    text = json.dumps({"id": 1, "ask": "resume", "with": {"record": records[place % len(records)]}})
    at = place % len(text)
    told(text[:at] + put + text[at + gone :], table)


def test_a_question_cut_anywhere_is_malformed(table: Any) -> None:
    text = json.dumps({"id": 1, "ask": "open", "with": {"game": "brave-rats", "options": {"edition": 18}, "seed": "é"}})
    for length in range(len(text)):
        read = told(text[:length], table)
        assert read["error"]["code"] == "malformed" and read["id"] is None


@pytest.mark.parametrize("text", [None, 7, b"{}", ["{}"], {"id": 1, "ask": "catalogue"}], ids=str)
def test_what_is_not_text_is_malformed(table: Any, text: Any) -> None:
    assert told(text, table)["error"]["code"] == "malformed"


@pytest.mark.parametrize("constant", ["NaN", "Infinity", "-Infinity"])
def test_what_is_not_json_but_often_passes_is_malformed(table: Any, constant: str) -> None:
    text = '{"id":1,"ask":"open","with":{"game":"brave-rats","seed":"s","options":{"edition":%s}}}'
    assert told(text % constant, table)["error"]["code"] == "malformed"


@pytest.mark.parametrize("number", ["1e999", "-1e999", "1e-999", "0.1", "-0"])
def test_odd_numbers_are_answered(table: Any, number: str) -> None:
    for text in (
        f'{{"id":{number},"ask":"catalogue"}}',
        f'{{"id":1,"ask":"open","with":{{"game":"brave-rats","seed":"s","options":{{"edition":{number}}}}}}}',
        f'{{"id":1,"ask":"resume","with":{{"record":{{"v":{number}}}}}}}',
    ):
        assert not told(text, table)["ok"] or number == "-0"


@pytest.mark.parametrize(
    "text",
    [
        '{"id":1,"id":2,"ask":"catalogue"}',
        '{"id":1,"ask":"catalogue","ask":"catalogue"}',
        '{"id":1,"ask":"open","with":{"game":"brave-rats","seed":"a","seed":"a"}}',
        '{"id":1,"ask":"open","with":{"game":"brave-rats","seed":"a","options":{"edition":16,"edition":18}}}',
    ],
)
def test_a_key_named_twice_is_malformed(table: Any, text: str) -> None:
    assert told(text, table)["error"]["code"] == "malformed"


@pytest.mark.parametrize("digits", [20, 400, 4299, 4300, 4301, 100_000])
def test_huge_whole_numbers_are_answered(table: Any, digits: int) -> None:
    number = "9" * digits
    told(f'{{"id":{number},"ask":"catalogue"}}', table)
    for field in ('"options":{"edition":%s}', '"options":%s', '"seed":%s', '"game":%s'):
        given = field % number
        rest = "" if '"seed"' in given else ',"seed":"s"'
        rest += "" if '"game"' in given else ',"game":"brave-rats"'
        assert not told(f'{{"id":1,"ask":"open","with":{{{given}{rest}}}}}', table)["ok"]
    assert not told(f'{{"id":1,"ask":"resume","with":{{"record":{{"v":{number}}}}}}}', table)["ok"]


@pytest.mark.parametrize("levels", [10, 100, *range(900, 1001, 7), 3000, 100_000])
def test_deep_nesting_is_refused_by_name(table: Any, levels: int) -> None:
    for nested in (deep(levels, "[", "]"), deep(levels, '{"a":[', "]}")):
        for text in (
            nested,
            f'{{"id":{nested},"ask":"catalogue"}}',
            f'{{"id":1,"ask":"catalogue","with":{nested}}}',
            f'{{"id":1,"ask":"open","with":{{"game":"brave-rats","seed":"s","options":{{"edition":{nested}}}}}}}',
            f'{{"id":1,"ask":"open","with":{{"game":"brave-rats","seed":"s","options":{{"variants":[{nested}]}}}}}}',
            f'{{"id":1,"ask":"resume","with":{{"record":{{"game":{nested}}}}}}}',
            f'{{"id":1,"ask":"resume","with":{{"record":{nested}}}}}',
        ):
            assert not told(text, table)["ok"]


def test_lone_surrogates_are_answered(table: Any) -> None:
    for text in (
        '{"id":"\\ud800","ask":"\\udfff"}',
        '{"id":1,"ask":"\ud800"}',
        '{"id":1,"ask":"open","with":{"game":"\\ud800","seed":"s"}}',
        '{"id":1,"ask":"open","with":{"game":"brave-rats","seed":"s","options":{"\\ud800":1}}}',
        '{"id":1,"ask":"open","with":{"game":"brave-rats","seed":"s","options":{"variants":["\\ud800"]}}}',
        '{"id":1,"ask":"view","with":{"match":"\\ud800","seat":"\\ud800"}}',
        '{"id":1,"ask":"resume","with":{"record":{"game":"\\ud800"}}}',
        "\ud800",
    ):
        assert not told(text, table)["ok"]


@settings(max_examples=100)
@given(seed=st.text(st.characters(), max_size=30) | st.sampled_from(["", "\ud800", "\x00", "0" * 10_000]))
def test_any_text_is_a_seed(table: Any, seed: str) -> None:
    options = {"variants": ["draft"]}
    read = told(
        json.dumps({"id": 1, "ask": "open", "with": {"game": "brave-rats", "options": options, "seed": seed}}), table
    )
    assert read["result"]["record"]["seed"] == seed
    assert ask("resume", record=read["result"]["record"])["record"] == read["result"]["record"]
