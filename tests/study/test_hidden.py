"""Positions in which somebody knows what the other does not: Lucky Draw, drafts, and the secret setups of R vs R."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pocketcrowns.brave_rats.cards import EDITIONS
from pocketcrowns.core.errors import Impossible
from pocketcrowns.core.game import SEATS, Seat, other
from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES
from pocketcrowns.r_vs_r.tiles import NEUTRAL_IDS
from tests.amounts import usually
from tests.helpers import ask
from tests.links.sendable import openly

from .test_setting_up import RATS, realm, tile

DECK = list(EDITIONS[16])


@settings(max_examples=usually(25, 150), deadline=None)
@given(st.permutations(DECK), st.permutations(DECK), st.integers(1, 8), st.integers(0, 4), st.integers(-1, 1))
def test_hands_and_piles_of_lucky_draw(mine: list[str], theirs: list[str], left: int, held: int, more: int) -> None:
    """Nothing was won and nothing is on hold: a game has to be found for what they have played, or it is refused."""
    counts = {"p1": held, "p2": min(left, 3) if held == min(left, 3) else held + more}
    hands, piles = (
        {seat: cards[slice(*part)] for seat, cards, part in zip(SEATS, (mine, theirs), parts, strict=True)}
        for parts in (
            [(0, max(0, counts["p1"])), (0, max(0, counts["p2"]))],
            [(max(0, counts["p1"]), left), (max(0, counts["p2"]), left)],
        )
    )
    position = {"hands": hands, "piles": piles, "wins": {"p1": 0, "p2": 0}, "held": {"p1": 0, "p2": 0}}
    try:
        match = Match(GAMES["brave-rats"], {"variants": ["lucky-draw"]}, "", position)
    except Impossible as refused:
        assert refused.reason in {"hand-size", "hands-differ", "no-game"}
        return
    for seat in SEATS:
        assert len(hands[seat]) == min(left, 3)
        seen = match.view(seat)["seen"]
        assert sorted(seen["hands"][seat]) == sorted(hands[seat]) and seen["hands"][other(seat)] is None
        assert sorted(seen["left"][other(seat)]) == sorted(hands[other(seat)] + piles[other(seat)])


@settings(max_examples=usually(25, 150), deadline=None)
@given(st.permutations(DECK * 2), st.integers(0, 16), st.integers(-1, 1), st.integers(1, 5))
def test_drafts_of_cards(cards: list[str], kept: int, more: int, offered: int) -> None:
    half = max(0, kept // 2 + more)
    hands = {"p1": cards[:half], "p2": cards[half:kept]}
    pack = cards[kept : kept + offered]
    try:
        match = Match(GAMES["brave-rats"], {"variants": ["draft"]}, "", {"hands": hands, "pack": pack})
    except Impossible as refused:
        assert refused.reason == "draft"
        return
    [seat] = match.waiting_for()
    assert openly(match)["pack"] == sorted(pack, key=DECK.index)
    assert match.view(other(seat))["seen"]["pack"] is None
    while match.view(None)["seen"]["phase"] == "draft":
        [seat] = match.waiting_for()
        match.choose(seat, match.view(seat)["legal"][0])
    assert match.view(None)["seen"]["hand_sizes"] == {"p1": 8, "p2": 8}


@settings(max_examples=usually(25, 150), deadline=None)
@given(st.sampled_from(["draft", "secret-draft"]), st.permutations(NEUTRAL_IDS), st.integers(0, 6), st.data())
def test_drafts_of_tiles(setup: str, tiles: list[str], offered: int, data: st.DataObject) -> None:
    mine, theirs = (data.draw(st.integers(0, 3), label=seat) for seat in SEATS)
    start = realm({}, to_act=data.draw(st.sampled_from(SEATS)))
    start["zones"]["p1"] += tiles[:mine]
    start["zones"]["p2"] += tiles[mine : mine + theirs]
    start["neutral"] = tiles[mine + theirs : mine + theirs + offered]
    try:
        match = Match(GAMES["r-vs-r"], {"setup": setup}, "", start)
    except Impossible as refused:
        assert refused.reason in {"draft", "draft-turn", "neutral-count", "citizen-first"}
        return
    while match.view(None)["seen"]["phase"] == "draft":
        [seat] = match.waiting_for()
        match.choose(seat, match.view(seat)["legal"][0])
    everywhere = [tile for zone in openly(match)["zones"].values() for tile in zone]
    assert sum(tile in NEUTRAL_IDS for tile in everywhere) == (5 if setup == "draft" else 4)
    assert match.view("p1")["seen"]["zones"]["p2"].count("?") == (0 if setup == "draft" else 2)


@pytest.mark.parametrize(
    ("reason", "options", "start"),
    [
        ("twice", {"variants": ["lucky-draw"]}, RATS | {"piles": {"p1": ["spy"], "p2": []}}),
        ("hand-size", {"variants": ["lucky-draw"]}, RATS | {"piles": {"p1": ["general"], "p2": ["general"]}}),
        ("copies", {"variants": ["draft"]}, {"hands": {"p1": ["spy"] * 2, "p2": ["spy", "mime"]}, "pack": ["mime"]}),
        ("draft", {"variants": ["draft"]}, {"hands": {"p1": ["spy"], "p2": []}, "pack": ["mime"] * 2}),
        ("variant", {"variants": ["emperor", "lucky-draw"]}, RATS),
    ],
)
def test_hidden_hands_that_no_game_comes_to(reason: str, options: dict[str, Any], start: dict[str, Any]) -> None:
    with pytest.raises(Impossible) as refused:
        Match(GAMES["brave-rats"], {"edition": 18, **options}, "", start)
    assert refused.value.reason == reason


def secret(board: dict[str, Any], mine: list[str], theirs: list[str], **more: Any) -> dict[str, Any]:
    """A position of a secret setup, with these neutral tiles in hand."""
    start = realm(board)
    start["zones"] = {"p1": start["zones"]["p1"] + mine, "p2": start["zones"]["p2"] + theirs}
    return start | more


BEGUN = {"b2": tile("citizen"), "a1": tile("paladin", "p2")}


def test_tiles_that_no_secret_round_comes_to() -> None:
    for reason, start in (
        ("neutral-count", secret(BEGUN, ["fairy"], ["bard", "pirate"])),
        ("twice", secret(BEGUN, ["fairy", "bard"], ["bard", "pirate"])),
        ("known", secret(BEGUN, ["fairy", "hermit"], ["bard", "pirate"], known=["bard"])),
        ("draft", secret(BEGUN, ["fairy"], [], neutral=["bard", "pirate", "hermit"])),
    ):
        with pytest.raises(Impossible) as refused:
            Match(GAMES["r-vs-r"], {"setup": "secret-draft"}, "", start)
        assert refused.value.reason == reason


@pytest.mark.parametrize("seat", SEATS)
def test_the_coach_says_what_that_side_could_know(seat: Seat) -> None:
    """Two positions that differ only in what the other side holds in secret: views and values are the same."""
    left = ["princess", "assassin", "ambassador", "wizard", "general", "prince"]
    drawn = [{"hands": left[:3], "piles": left[3:]}, {"hands": left[3:], "piles": left[:3]}]
    rats = [
        {
            **{name: {seat: drawn[0][name], other(seat): theirs[name]} for name in ("hands", "piles")},
            **{"wins": {"p1": 0, "p2": 0}, "held": {"p1": 2, "p2": 2}},
        }
        for theirs in drawn
    ]
    holds = {"p1": ["fairy", "hermit"], "p2": ["bard", "pirate"]}
    realms = [
        secret(BEGUN, *[holds[each] if each == seat else others for each in SEATS], to_act=seat)
        for others in (holds[other(seat)], ["witch", "artist"])
    ]
    board = {"b2": tile("citizen", seat)}
    realms = [{**start, "board": {**start["board"], "b2": board["b2"]}} for start in realms]
    for game, options, pair in (
        ("brave-rats", {"variants": ["lucky-draw"]}, rats),
        ("r-vs-r", {"setup": "secret-random"}, realms),
    ):
        matches = [Match(GAMES[game], options, "", start) for start in pair]
        assert openly(matches[0]) != openly(matches[1])
        assert matches[0].view(seat) == matches[1].view(seat)
        said = [
            ask("advise", match=ask("resume", record=match.record())["match"], seat=seat, budget={"nodes": 300})
            for match in matches
        ]
        assert said[0] == said[1] and {each["action"] for each in said[0]["mix"]} == set(matches[0].view(seat)["legal"])
