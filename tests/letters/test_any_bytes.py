"""Whatever stands in a link, the engine says what is wrong with it and never fails."""

from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from pocketcrowns.links.frame import framed, unframed
from tests.helpers import ask

from .post import Pair
from .test_whole_games import KINDS

VERDICTS = {"taken", "same", "invitation", "stranger", "private", "older", "fork", "pretends", "foul", "unreadable"}


@cache
def contents() -> list[bytes]:
    """What stands in honest links, open and private, of every kind of game."""
    pairs = [Pair(*kind, "bytes").play(6) for kind in KINDS]
    private = [ask("letter_private", **person.kept)["text"] for pair in pairs for person in pair.people.values()]
    return [unframed(text)[1] for text in [*private, *(pair.links[-1] for pair in pairs)]]


@settings(max_examples=250, deadline=None)
@given(data=st.data())
def test_altered_bytes_with_a_right_check(data: st.DataObject) -> None:
    content = bytearray(data.draw(st.sampled_from(contents())))
    for _ in range(data.draw(st.integers(0, 3))):
        place = data.draw(st.integers(0, len(content) - 1))
        content[place] = data.draw(st.integers(0, 255))
    kept = bytes(content[: data.draw(st.integers(0, len(content)))]) if data.draw(st.booleans()) else bytes(content)
    told = ask("letter_read", text=framed("g", kept), games=[])
    assert told["verdict"] in VERDICTS


@settings(max_examples=150, deadline=None)
@given(content=st.binary(max_size=120))
def test_any_bytes_with_a_right_check(content: bytes) -> None:
    assert ask("letter_read", text=framed("g", content), games=[])["verdict"] in ("foul", "invitation")


@settings(max_examples=100, deadline=None)
@given(text=st.text(max_size=80))
def test_any_text(text: str) -> None:
    assert ask("letter_read", text=text, games=[]) == {"verdict": "unreadable", "reason": "not-a-link"}


def test_another_kind_of_link_says_so() -> None:
    told = ask("letter_read", text=framed("r", b"a game"), games=[])
    assert told == {"verdict": "unreadable", "reason": "unknown-kind"}


def test_a_head_that_nests_without_end_is_refused_before_it_is_read() -> None:
    """In the browser, JSON that is nested too deep takes Python down."""
    head = b"[" * 20_000
    content = bytes([0]) + len(head).to_bytes(2, "big") + head + bytes(8)
    told = ask("letter_read", text=framed("g", content), games=[])
    assert told == {"verdict": "foul", "about": None, "reason": "unreadable", "seat": None, "message": None}
