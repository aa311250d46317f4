"""A game as one line: what is written can be read, the page about it is true, and a slip is named."""

import doctest
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pocketcrowns.core.errors import BadRecord
from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES
from pocketcrowns.notation import HEADS, BadNotation, Shorthand, read, write
from tests.amounts import usually
from tests.helpers import DEALS, ROOT, ask, play_on, refusal

games = st.tuples(st.integers(0, len(DEALS) - 1), st.integers(0, 10**6), st.one_of(st.integers(0, 30), st.just(10**9)))


def test_the_page_about_it_is_true() -> None:
    result = doctest.testfile(str(ROOT / "engine" / "NOTATION.md"), module_relative=False)
    assert result.attempted > 8
    assert result.failed == 0


def test_a_line_has_a_head_for_every_edition_and_a_sign_for_every_card_in_it() -> None:
    editions = GAMES["brave-rats"].catalogue()["editions"]
    assert [head for head, (game, _) in HEADS.items() if game == "brave-rats"] == [f"BR{each}" for each in editions]
    signs = [[Shorthand(GAMES["brave-rats"]).of(card) for card in deck] for deck in editions.values()]
    assert signs == [[*"01234567"], [*"01234567m"]]


def played(deal: int, luck: int, choices: int) -> Any:
    """The record of a game after so many random choices, as a line tells it: without its seed."""
    match = DEALS[deal].match(f"seed {luck}")
    play_on(match, Random(luck), choices)
    return {**match.record(), "seed": ""}


@given(games)
def test_what_is_written_is_read_again(game: tuple[int, int, int]) -> None:
    record = played(*game)
    line = write(record)
    assert read(line) == record
    assert write(read(line)) == line and line.isascii() and "\n" not in line


def test_every_setup_and_variant_is_written_and_read() -> None:
    for deal in range(0, len(DEALS), usually(3, 1)):
        record = played(deal, deal, 10**9)
        assert read(write(record)) == record, DEALS[deal].name


@given(games, st.data())
def test_a_line_with_a_slip_is_refused_by_name_or_is_another_game(
    game: tuple[int, int, int], data: st.DataObject
) -> None:
    """Nothing but BadNotation is raised, and whatever is read is a game by the rules."""
    words = write(played(*game)).split(" ")
    place = data.draw(st.integers(0, len(words) - 1))
    others = ["", "|", "*", "1-0", "{", "}", "[]", "{p1}", "{3}", "33", "+3", "citizen@b2", "first=p1", "x", ".."]
    slipped = " ".join([*words[:place], data.draw(st.sampled_from(others)), *words[place + 1 :]])
    try:
        record = read(slipped)
    except BadNotation as refusal:
        assert 1 <= refusal.word <= len(words) + 1
    else:
        Match.resume(GAMES[record["game"]], record)


@pytest.mark.parametrize(
    "line, why",
    [
        ("", "word 1: a line begins"),
        ("chess e4 e5", "word 1: a line begins"),
        ("BR16 46 {33", "word 1: a bracket"),
        ("BR16 [edition=18] *", "word 2: 'edition=18' is no option"),
        ("BR16 [princes=p1 princes=p2] *", "word 2: 'princes=p2' is no option"),
        ("BR16 [draft random-deal] *", "word 2: variants: at most one"),
        ("BR16 [] [] *", "word 3"),
        ("RVR [rounds=10] *", "word 2: 'rounds=10' is no option"),
        ("BR16 46 .. *", "word 3"),
        ("BR16 4. 33 *", "word 3: nothing stands behind the end"),
        ("BR16 465 *", "word 2: '465' is not two cards"),
        ("BR16 46 {} *", "word 3: nothing was decided here"),
        ("BR16 {3} *", "word 2: p1 and p2 would choose here"),
        ("BR16 46 | *", "word 3: no game or round ends here"),
        ("BR16 46", "word 2: this game ends with *"),
        ("BR16 46 * 33", "word 4: nothing stands behind the end"),
        ("BR16 75 17 11 *", "word 4: the game is over here"),
        ("RVR {p1 sage sage} *", "word 2: luck cannot choose 'sage' here"),
    ],
)
def test_a_slip_is_named_with_its_place(line: str, why: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        read(line)
    assert str(refusal.value).startswith(why)


def test_a_record_that_does_not_replay_has_no_line() -> None:
    for record in ({}, {"game": "chess"}, None, {**played(0, 0, 3), "turns": [{"p1": "king"}]}):
        with pytest.raises(BadRecord):
            write(record)


def test_the_bridge_writes_and_reads_lines() -> None:
    record = played(3, 3, 10**9)
    line = ask("notation", record=record)["text"]
    assert ask("read_notation", text=line) == {"record": record}
    told = refusal("read_notation", text=f"{line} {line}")
    assert told["code"] == "bad_record" and told["detail"].startswith("word ")
