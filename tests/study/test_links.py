"""The link of a whole study comes back as it was, in both languages; what was made by hand is refused by name."""

from random import Random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from pocketcrowns.api import read
from pocketcrowns.core.errors import BadRecord
from pocketcrowns.core.game import Json
from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES, resume
from pocketcrowns.links.frame import BadLink, framed, unframed
from pocketcrowns.links.studies import record_at
from pocketcrowns.links.values import read_link, write_link
from tests.amounts import usually
from tests.helpers import DEALS
from tests.links.javascript import javascript
from tests.links.sendable import openly, played, study, told

from .test_setting_up import OPTIONS, RATS, can_be_told, position_of, realm, tile, walk

INSIDE = {"shield", "silenced"}  # of a piece: what follows from the others


def bare(start: Json) -> Json:
    """A position without what follows from it, as a link tells it."""
    board = {
        cell: piece and {name: value for name, value in piece.items() if name not in INSIDE}
        for cell, piece in start.get("board", {}).items()
    }
    said = {name: value for name, value in start.items() if value is not None or name == "shows_first"}
    return {name: value for name, value in (said | ({"board": board} if board else {})).items() if value != []} | {
        name: start[name] for name in ("neutral", "discard") if name in start
    }


def set_up(game: str, number: int) -> Json | None:
    """The record of a position that was set up out of a game, or None where nobody chooses a card or a tile."""
    luck = Random(f"{game} {number}")
    match = walk(game, luck.choice(OPTIONS[game]), luck, luck.randrange(12))
    if not can_be_told(match):
        return None
    return Match(match.game, match.options, "", bare(position_of(match))).record()


records = st.one_of(
    st.builds(played, st.integers(0, len(DEALS) - 1), st.integers(0, 999), st.integers(0, 20)).map(Match.record),
    st.builds(set_up, st.sampled_from(sorted(GAMES)), st.integers(0, 999)).filter(lambda record: record is not None),
)


@settings(max_examples=usually(2, 4), deadline=None, phases=[Phase.generate])  # a smaller example would say no more
@given(st.lists(st.tuples(records, st.integers(0, 10**6)), min_size=10, max_size=20))
def test_studies_are_the_same_links_in_both_languages(wanted: list[Any]) -> None:
    values = [study(*each) for each in wanted]
    links = [write_link(value) for value in values]
    assert [read_link(link) for link in links] == values
    assert [answer["got"] for answer in javascript([["readLink", link] for link in links])] == values
    assert [answer["got"] for answer in javascript([["writeLink", value] for value in values])] == links
    for value in values:  # the engine says of each step what the link shows
        for at, step in enumerate(value["steps"]):
            assert openly(resume(record_at({**value, "at": at}))) == step["seen"]


@settings(max_examples=usually(1, 3), deadline=None, phases=[Phase.generate])
@given(st.integers(0, 10**6), st.lists(st.tuples(records, st.integers(0, 999)), min_size=5, max_size=10))
def test_bytes_that_nobody_wrote_are_read_alike_or_refused_by_name(luck: int, wanted: list[Any]) -> None:
    chance = Random(luck)
    spoilt = [framed("s", chance.randbytes(chance.randrange(1, 90))) for _ in range(200)]
    for each in wanted:
        kind, content = unframed(write_link(study(*each)))
        for _ in range(15):
            place = chance.randrange(len(content))
            bent = bytes(byte ^ (at == place) << chance.randrange(8) for at, byte in enumerate(content))
            spoilt += [framed(kind, bent), framed(kind, content[:place])]
    answers = [told(link) for link in spoilt]
    assert javascript([["readLink", link] for link in spoilt]) == answers
    assert {answer.get("reason") for answer in answers} <= {None, "damaged"}
    for answer in answers:
        if "got" not in answer:
            continue
        value = answer["got"]
        assert read_link(write_link(value)) == value
        try:
            resume(record_at(value))
        except BadRecord as refused:
            assert str(refused)  # the engine names what breaks a rule
    right = [link for link, answer in zip(spoilt, answers, strict=True) if "got" in answer]
    assert javascript([["rewritten", link] for link in right]) == [
        {"got": write_link(answer["got"])} for answer in answers if "got" in answer
    ]


def test_a_study_has_its_limits() -> None:
    value = study(Match(GAMES["brave-rats"], {}, "").record(), 1)
    first = value["steps"][0]
    several = {**value, "at": 299, "steps": [first, *({**first, "from": 0, "note": "x" * 12} for _ in range(299))]}
    assert read_link(write_link(several)) == several
    with pytest.raises(ValueError, match="too long"):
        write_link({**several, "steps": [*several["steps"], {**first, "from": 0}]})
    with pytest.raises(ValueError, match="too long"):
        write_link({**value, "at": 0, "steps": [{**first, "note": "é" * 751}]})
    with pytest.raises(ValueError, match="first step"):
        write_link({**value, "steps": []})
    longest = {**value, "at": 0, "steps": [{**first, "note": "é" * 750}]}
    assert read_link(write_link(longest)) == longest
    assert javascript([["writeLink", longest]]) == [{"got": write_link(longest)}]
    with pytest.raises(BadLink):
        read_link(framed("s", b""))


def test_what_a_link_of_a_study_is_read_as_begins_where_it_was_set_up() -> None:
    tower = {"a1": tile("citizen"), "b1": tile("king"), "a2": tile("paladin", "p2"), "c2": tile("temple", "p2")}
    for game, options, start in (
        ("brave-rats", {}, RATS | {"bonus": {"p1": 0, "p2": 0}, "shows_first": None}),
        ("r-vs-r", {"setup": "first-game"}, realm(tower)),
    ):
        value = study(Match(GAMES[game], options, "", start).record(), 5)
        assert read(write_link(value)) == record_at(value)
        assert read(write_link(value))["start"] == start
