"""A table that cannot be had costs strength, never a game, and is asked for again."""

import pytest

from pocketcrowns.players import tables
from pocketcrowns.players.duel import book as duel_book
from pocketcrowns.players.duel import deals as duel_deals
from pocketcrowns.players.first_game import solver as first_game
from pocketcrowns.players.lucky import table as lucky_table
from tests.helpers import ask


@pytest.fixture
def asked():
    """No table can be had; the list says which were wanted."""
    wanted = []

    def refuse(name):
        wanted.append(name)

    caches = (duel_book._section, duel_deals._slice, lucky_table._section, first_game.table)
    for cache in caches:
        cache.cache_clear()
    tables.come_from(refuse)
    yield wanted
    tables.come_from(None)
    for cache in caches:
        cache.cache_clear()


GAMES = [
    ("brave-rats", {}, "duel_values_16.bin"),
    ("brave-rats", {"edition": 18}, "duel_values_18.bin"),
    ("brave-rats", {"variants": ["draft"]}, "duel_values_16.bin"),
    ("brave-rats", {"variants": ["lucky-draw"]}, "lucky_draw.bin"),
    ("brave-rats", {"variants": ["lucky-draw"], "rulings": {"musician": "cancels"}}, "lucky_draw/02.bin"),
    ("r-vs-r", {"setup": "first-game"}, "first_game.bin"),
]


def test_without_the_pack_of_its_deal_advice_is_less_exact_and_bounded(asked):
    opened = ask("open", game="brave-rats", options={"edition": 18, "variants": ["random-deal"]}, seed="a")
    question = {"match": opened["match"], "seat": "p1", "budget": {"nodes": 50}}
    advice = ask("advise", **question)
    assert not advice["exact"] and 0.1 < advice["off_by"] <= 2
    assert any(name.startswith("deals_18/") for name in asked)
    tables.come_from(None)
    advice = ask("advise", **question)
    assert advice["exact"] and advice["off_by"] <= 0.02


@pytest.mark.parametrize(("game", "options", "file"), GAMES)
def test_without_its_table_advice_is_less_exact_and_still_there(asked, game, options, file):
    opened = ask("open", game=game, options=options, seed="a")
    seat = opened["waiting_for"][0]
    advice = ask("advise", match=opened["match"], seat=seat, budget={"nodes": 50})
    assert file in asked
    assert not advice["exact"]
    assert sum(each["p"] for each in advice["mix"]) == pytest.approx(1)


def test_a_table_that_comes_later_is_used(asked):
    opened = ask("open", game="brave-rats", options={}, seed="a")
    question = {"match": opened["match"], "seat": "p1", "budget": {"nodes": 50}}
    assert not ask("advise", **question)["exact"]
    tables.come_from(None)
    assert ask("advise", **question)["exact"]
