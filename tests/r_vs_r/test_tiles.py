"""The 32 tiles, against the table of the rulebook, and what the catalogue tells of them."""

from collections import Counter

import pytest

from pocketcrowns.r_vs_r.tiles import HOME, NEUTRAL_IDS, TILES
from tests.r_vs_r.drawing import R_VS_R

ROYALTY = ["king", "queen", "princess", "minister", "general", "sorcerer", "castle"]
RELIGION = ["hierophant", "cardinal", "saint", "bishop", "paladin", "monk", "temple"]
LASTING = ["castle", "temple", "reaper", "shaman", "witch", "sage", "tower"]
NEUTRALS = [
    "citizen",
    "assassin",
    "pirate",
    "fairy",
    "reaper",
    "seer",
    "dragon",
    "shaman",
    "witch",
    "samurai",
    "ninja",
    "bard",
    "artist",
    "sage",
    "tower",
    "adventurer",
    "hermit",
    "magician",
]

EIGHT = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
STRAIGHT, SLANTED = EIGHT[::2], EIGHT[1::2]
VERBS = {  # power in the catalogue, and the directions it reaches from the middle
    "king": ("destroy", {"one": EIGHT}),
    "queen": ("rotate-line", {direction: [direction] for direction in EIGHT}),
    "princess": ("rotate-group", {"orthogonal": STRAIGHT, "diagonal": SLANTED}),
    "minister": ("rotate-one", {"one": EIGHT}),
    "general": ("destroy", {"one": STRAIGHT}),
    "sorcerer": ("destroy", {"one": SLANTED}),
    "castle": ("has-shield", {}),
    "citizen": (None, {}),
    "assassin": ("banish-from-play-area", {}),
    "pirate": ("destroy", {"one": EIGHT}),
    "fairy": ("move", {}),
    "reaper": ("loses-the-round", {}),
    "seer": ("rotate-ahead", {"up": ["nw", "n", "ne"]}),
    "dragon": ("rotate-group", {"all": EIGHT}),
    "shaman": ("cancels", {"one": STRAIGHT}),
    "witch": ("cancels", {"one": SLANTED}),
    "samurai": ("banish", {"one": STRAIGHT}),
    "ninja": ("banish", {"one": SLANTED}),
    "bard": ("reactivate", {"one": STRAIGHT}),
    "artist": ("reactivate", {"one": SLANTED}),
    "sage": ("shields", {"one": ["e", "w"]}),
    "tower": ("covers-an-ally", {}),
    "adventurer": ("take-neutral", {}),
    "hermit": ("take-discarded", {}),
    "magician": ("take-back", {}),
}
CATALOGUE = {tile["id"]: tile for tile in R_VS_R.catalogue()["tiles"]}


def test_there_are_seven_tiles_of_each_camp_and_eighteen_neutral_ones() -> None:
    assert list(TILES) == list(CATALOGUE) == ROYALTY + RELIGION + NEUTRALS
    assert Counter(tile.camp for tile in TILES.values()) == {"royalty": 7, "religion": 7, "neutral": 18}
    assert {seat: list(tiles) for seat, tiles in HOME.items()} == {"p1": ROYALTY, "p2": RELIGION}
    assert list(NEUTRAL_IDS) == NEUTRALS[1:]


@pytest.mark.parametrize("royal, religious", list(zip(ROYALTY, RELIGION, strict=True)))
def test_both_camps_have_the_same_powers_under_different_names(royal: str, religious: str) -> None:
    one, two = TILES[royal], TILES[religious]
    assert (one.on_arrival, one.lasting) == (two.on_arrival, two.lasting) and one.camp != two.camp
    assert CATALOGUE[royal] | {"id": religious, "camp": two.camp} == CATALOGUE[religious]


@pytest.mark.parametrize("tile", TILES)
def test_each_tile_is_instant_or_permanent_as_printed_and_the_citizen_neither(tile: str) -> None:
    printed = TILES[tile]
    assert (printed.lasting is not None) == (tile in LASTING)
    assert (printed.on_arrival is None) == (tile in (*LASTING, "citizen"))


def test_there_are_twenty_five_powers_the_citizens_none_included() -> None:
    assert len({(tile.on_arrival, tile.lasting) for tile in TILES.values()}) == len(VERBS) == 25


@pytest.mark.parametrize("tile", VERBS)
def test_the_catalogue_tells_each_power_and_its_reach(tile: str) -> None:
    verb, reach = VERBS[tile]
    shown = CATALOGUE[tile]
    assert shown["power"] == verb
    assert {name: sorted(cells) for name, cells in shown["reach"].items()} == {
        name: sorted(cells) for name, cells in reach.items()
    }
