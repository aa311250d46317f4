"""The codec of links: what goes in comes out, in both languages the same, and nothing that is sent to it breaks it."""

from random import Random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from pocketcrowns.core.game import Json
from pocketcrowns.games import GAMES
from pocketcrowns.links import tables
from pocketcrowns.links.coder import Coder
from pocketcrowns.links.frame import KINDS, BadLink, framed, unframed
from pocketcrowns.links.values import read_link, write_link
from pocketcrowns.players.levels import LEVELS
from tests.amounts import usually
from tests.helpers import DEALS
from tests.links.javascript import javascript
from tests.links.sendable import position, told, whole_game

games = st.tuples(st.integers(0, len(DEALS) - 1), st.integers(0, 10**6))
positions = st.tuples(st.integers(0, len(DEALS) - 1), st.integers(0, 10**6), st.integers(0, 40))


@settings(max_examples=usually(1, 3), deadline=None, phases=[Phase.generate])  # a smaller example would say no more
@given(st.lists(games, min_size=10, max_size=30), st.lists(positions, min_size=10, max_size=30))
def test_whole_games_and_positions_are_the_same_links_in_both_languages(wholes: list[Any], parts: list[Any]) -> None:
    values = [*(whole_game(*each) for each in wholes), *(position(*each) for each in parts)]
    links = [write_link(value) for value in values]
    assert [read_link(link) for link in links] == values
    assert [answer["got"] for answer in javascript([["readLink", link] for link in links])] == values
    assert [answer["got"] for answer in javascript([["rewritten", link] for link in links])] == links
    assert [answer["got"] for answer in javascript([["writeLink", value] for value in values])] == links


def test_ends_that_nobody_would_guess_are_the_same_link_in_both_languages() -> None:
    wholes = [whole_game(deal, deal) for deal in range(0, len(DEALS), 7)]
    values = [{**value, "ends": []} for value in wholes if "ends" in value]
    links = [write_link(value) for value in values]
    assert len(links) > 10 and [read_link(link) for link in links] == values
    assert [answer["got"] for answer in javascript([["writeLink", value] for value in values])] == links


@pytest.mark.parametrize("game, options, limit", [("brave-rats", "edition", 16), ("r-vs-r", "setup", 400)])
def test_a_plain_game_is_short(game: str, options: str, limit: int) -> None:
    usual = GAMES[game].complete_options({})
    deal = next(place for place, each in enumerate(DEALS) if each.options.get(options) == usual[options])
    payloads = [write_link(whole_game(deal, luck)).split(".")[2] for luck in range(15)]
    assert max(map(len, payloads)) <= limit


def spoilt() -> list[str]:
    """Links with a right check around bytes that nobody wrote: anything, and real ones bent or cut."""
    chance = Random("spoilt")
    links = [framed(chance.choice("rpztns"), chance.randbytes(chance.randrange(60))) for _ in range(800)]
    for deal in range(0, len(DEALS), 4):
        for value in (whole_game(deal, deal), position(deal, deal, 9)):
            kind, content = unframed(write_link(value))
            place = chance.randrange(len(content))
            bent = bytes(byte ^ (at == place) << chance.randrange(8) for at, byte in enumerate(content))
            links += [framed(kind, bent), framed(kind, content[:place]), framed(kind, content + b"!")]
    links += [framed("r", b"\xff" * 8000), framed("r", b"\xff" * 8001), framed("p", b"\0")]
    return links


def test_bytes_that_nobody_wrote_are_read_alike_or_refused_alike() -> None:
    links = spoilt()
    answers = [told(link) for link in links]
    assert javascript([["readLink", link] for link in links]) == answers
    assert {answer.get("reason") for answer in answers} == {None, "damaged"}


def test_a_level_that_came_later_has_links_and_changes_no_older_one() -> None:
    """The last choice in a link: where it is the first of its list it adds nothing to the number (coder.py)."""
    options = GAMES["brave-rats"].complete_options({})
    values = [{"kind": "n", "game": "brave-rats", "options": options, "level": level} for level in ("squire", "judge")]
    links = [write_link(value) for value in values]
    assert links[1] == "v1.n.CNFN"
    assert [read_link(link) for link in links] == values
    assert [answer["got"] for answer in javascript([["readLink", link] for link in links])] == values
    assert [answer["got"] for answer in javascript([["writeLink", value] for value in values])] == links


def test_a_value_that_version_1_does_not_know_is_not_written() -> None:
    value = {"kind": "n", "game": "r-vs-r", "options": GAMES["r-vs-r"].complete_options({}), "level": "reader"}
    with pytest.raises(ValueError):
        write_link(value)
    with pytest.raises(ValueError):
        write_link({**value, "level": None, "options": {**value["options"], "rounds": 10}})
    variants = {**GAMES["brave-rats"].complete_options({}), "variants": ["emperor", "republic"]}
    unknown = {"kind": "n", "game": "brave-rats", "options": variants, "level": None}
    with pytest.raises(ValueError, match="republic"):
        write_link(unknown)
    [refused] = javascript([["writeLink", unknown]])
    assert "republic" in refused["unknown"]


def test_a_link_carries_8000_bytes_and_texts_of_200() -> None:
    coder = Coder()
    for _ in range(8000):
        coder.below(256, 255)
    assert coder.content() == b"\xff" * 8000 and Coder(b"\xff" * 8000)
    coder.below(2, 1)
    with pytest.raises(ValueError, match=r"^too long for a link$"):
        coder.content()
    with pytest.raises(BadLink, match=r"^link: damaged$"):
        Coder(b"\xff" * 8001)
    assert Coder().text("name", "x" * 200) == "x" * 200
    with pytest.raises(ValueError, match=r"^too long for a link$"):
        Coder().text("name", "x" * 201)
    with pytest.raises(ValueError, match=r"^9 is not below 9$"):
        Coder().below(9, 9)
    with pytest.raises(ValueError, match=r"^no kind of link: 'x'$"):
        framed("x", b"")


# The lists -----------------------------------------------------------------------------------------


def test_both_languages_have_the_same_lists() -> None:
    names = {name: getattr(tables, name) for name in dir(tables) if name.isupper()}
    assert javascript([["tables"]]) == [{"got": names}]
    assert len(names) > 10 and KINDS == "rptzngs"


def offered(options: Json, group: str = "") -> Json:
    """The catalogue's options in the words of the lists of links."""
    found: Json = {}
    for name, option in options.items():
        match option["kind"]:
            case "group":
                found |= offered(option["options"], f"{name}.")
            case "one":
                values = option["values"]
                found[group + name] = sorted(values, key=lambda value, usual=option["default"]: value != usual)
            case "many":
                found[group + name] = {"many": option["values"]}
            case _:
                found[group + name] = {"from": option["low"], "to": option["high"], "usual": option["default"]}
    return found


def test_the_lists_know_all_that_the_games_know() -> None:
    """Where this fails, a game has grown: version 1 stays as it is, and links need a second version."""
    cards, tiles = (GAMES[game].catalogue() for game in tables.GAMES)
    assert list(GAMES) == tables.GAMES
    assert {game: offered(GAMES[game].catalogue()["options"]) for game in GAMES} == tables.OPTIONS
    assert all({*tables.LEVELS[game]} <= {*LEVELS[game]} for game in GAMES)
    assert {level for game in GAMES for level in {*LEVELS[game]} - {*tables.LEVELS[game]}} == {*tables.LATER_LEVELS[1:]}
    assert [*tables.CARDS, "blank"] == [card["id"] for card in cards["cards"]]
    assert tiles["secret_setups"] == tables.SECRET_SETUPS
    assert list(tables.TILES) == [tile["id"] for tile in tiles["tiles"]]
    assert tiles["cells"] == tables.CELLS and tiles["directions"] == tables.DIRECTIONS
