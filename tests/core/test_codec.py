"""Strict JSON in, ASCII JSON out, and the fields of a question read by kind."""

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pocketcrowns.core.codec import DEEPEST, Fields, is_deep, read, write
from pocketcrowns.core.errors import Malformed

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(st.text(), parts, max_size=3),
    max_leaves=8,
)


def field(value: Any) -> Fields:
    return Fields({"x": value}, frozenset({"x"}))


@given(st.dictionaries(st.text(max_size=5), values, max_size=4))
def test_what_is_written_reads_back_the_same(value: dict) -> None:
    assert read(write(value)) == value and write(value).isascii()


def test_writing_is_compact_and_takes_odd_text() -> None:
    assert write({"a": [1, None, True], "é": "\ud800"}) == '{"a":[1,null,true],"\\u00e9":"\\ud800"}'


@pytest.mark.parametrize("value", [float("nan"), float("inf"), -float("inf")])
def test_what_json_lacks_is_not_written(value: float) -> None:
    with pytest.raises(ValueError):
        write({"x": value})


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "null",
        "[]",
        "7",
        '"text"',
        "{",
        "{}}",
        "{'a':1}",
        '{"a":1,}',
        '{"a":NaN}',
        '{"a":-Infinity}',
        '{"a":1,"a":1}',
        '{"a":{"b":1,"b":2}}',
        '[{"a":1}]',
        "{}\x00",
        "\ufeff{}",
        '{"a":' * 100_000,
        '{"a":' + "1" * 5000 + "}",
        '{"a":"\n"}',
        None,
        7,
        b"{}",
        {},
    ],
    ids=lambda text: repr(text)[:20],
)
def test_anything_but_the_text_of_one_object_is_malformed(text: Any) -> None:
    with pytest.raises(Malformed):
        read(text)


def test_spaces_and_escapes_are_read() -> None:
    assert read(' {"a" : "\\u0041\\ud800" } ') == {"a": "A\ud800"}


def test_a_field_that_is_not_allowed_or_missing_is_malformed() -> None:
    with pytest.raises(Malformed, match="y"):
        Fields({"x": 1, "y": 2}, frozenset({"x"}))
    for wrong in (None, [], "x", 7):
        with pytest.raises(Malformed, match="object"):
            Fields(wrong, frozenset({"x"}))
    given = Fields({}, frozenset({"x"}))
    assert not given.has("x") and field(None).has("x") and field(None).any("x") is None
    for reader in (given.any, given.text, given.seat, given.seat_or_onlooker):
        with pytest.raises(Malformed, match="x"):
            reader("x")


@pytest.mark.parametrize("value", [None, 7, True, ["a"], {"a": 1}], ids=json.dumps)
def test_text_is_text(value: Any) -> None:
    assert field("a").text("x") == "a"
    with pytest.raises(Malformed):
        field(value).text("x")


@pytest.mark.parametrize("value", [-1, 1.0, True, "1", None, [1]], ids=json.dumps)
def test_a_number_is_whole_and_not_below_zero(value: Any) -> None:
    assert [field(number).number("x") for number in (0, 7)] == [0, 7]
    with pytest.raises(Malformed):
        field(value).number("x")


@pytest.mark.parametrize("value", ["p3", "P1", "", "luck", 1, True, ["p1"], {"p1": 1}], ids=json.dumps)
def test_a_seat_is_p1_or_p2_and_an_onlooker_is_null(value: Any) -> None:
    assert [field(seat).seat("x") for seat in ("p1", "p2")] == ["p1", "p2"]
    assert [field(seat).seat_or_onlooker("x") for seat in ("p1", "p2", None)] == ["p1", "p2", None]
    with pytest.raises(Malformed):
        field(None).seat("x")
    for reader in (field(value).seat, field(value).seat_or_onlooker):
        with pytest.raises(Malformed):
            reader("x")


def test_seats_are_a_list_and_none_when_absent() -> None:
    assert field(["p2", "p1", "p2"]).seats("x") == {"p1", "p2"}
    assert field([]).seats("x") == Fields({}, frozenset({"x"})).seats("x") == frozenset()
    for wrong in ("p1", None, {"p1": 1}, ["p3"], [None], [["p1"]]):
        with pytest.raises(Malformed):
            field(wrong).seats("x")


@pytest.mark.parametrize(
    "value",
    [{}, {"ms": 0}, {"ms": -5}, {"ms": 1.0}, {"ms": True}, {"ms": "1"}, {"ms": 10**9 + 1}, {"s": 1}, 1, None, [],
     {"ms": 1, "nodes": 1}],
    ids=json.dumps,
)  # fmt: skip
def test_a_budget_is_one_whole_number_of_milliseconds_or_nodes(value: Any) -> None:
    assert field({"ms": 1}).budget("x") == ("ms", 1) and field({"nodes": 10**9}).budget("x") == ("nodes", 10**9)
    with pytest.raises(Malformed):
        field(value).budget("x")


def test_without_a_budget_there_is_one_all_the_same() -> None:
    assert Fields({}, frozenset({"x"})).budget("x") == ("ms", 1000)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (None, "a question is text"),
        ("[]", "a question is a JSON object"),
        ('{"a":NaN}', "NaN is not JSON"),
        ('{"a":1,"a":1}', "an object names a key twice"),
        ('{"a"', "not JSON: Expecting ':' delimiter: line 1 column 5 (char 4)"),
    ],
)
def test_it_is_said_why_a_text_is_no_question(text: Any, why: str) -> None:
    with pytest.raises(Malformed, match=f"^{re.escape(why)}$"):
        read(text)


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("text", "'x' must be text"),
        ("number", "'x' must be a whole number from 0"),
        ("seat", "'x' must name one of ['p1', 'p2']"),
        ("seat_or_onlooker", "'x' must name one of ['p1', 'p2']"),
        ("seats", "'x' must name one of ['p1', 'p2']"),
        ("budget", """'x' must be {"ms": n} or {"nodes": n}, n a whole number from 1"""),
    ],
)
def test_it_is_said_what_a_field_must_be(kind: str, why: str) -> None:
    with pytest.raises(Malformed, match=f"^{re.escape(why)}$"):
        getattr(field([3]), kind)("x")
    with pytest.raises(Malformed, match=r"^'x' must be a list of seats$"):
        field("p1").seats("x")
    with pytest.raises(Malformed, match=r"^'with' must be an object$"):
        Fields(kind, frozenset())


def test_what_is_too_deep_is_refused_before_it_is_read() -> None:
    """In a browser the stack would end Python itself. Brackets in strings do not count, closed ones no longer do."""
    most = '{"a":' + "[" * (DEEPEST - 1) + "]" * (DEEPEST - 1) + "}"
    assert read(most) and not is_deep(most)
    with pytest.raises(Malformed, match="in one another"):
        read(most.replace("[]", "[[]]"))
    assert DEEPEST == 100 and is_deep("[[]" * 101)
    for text in ('{"a":"' + "[" * 999 + '"}', '{"a":"\\"' + "[" * 999 + '"}', '{"a":[' + "[]," * 999 + "{}]}"):
        assert read(text)
    for text in ('{"a":"' + "[" * 999, '{"a":"' + "[" * 999 + "\\", "]" * 999 + "[" * 999):
        assert not is_deep(text)
        with pytest.raises(Malformed):
            read(text)
