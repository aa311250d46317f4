"""Each setup's deal: what comes where, in which order a draft goes round, and what each seat is told of it."""

import json
from random import Random
from typing import Any

import pytest

from pocketcrowns.core.game import SEATS, other
from pocketcrowns.core.match import Match
from pocketcrowns.r_vs_r.tiles import HOME, NEUTRAL_IDS
from tests.amounts import usually
from tests.helpers import VIEWERS, kinds, play_on
from tests.r_vs_r.drawing import R_VS_R, SETUPS, facts, random_states, sit

OPEN = ("standard", "first-game", "random", "draft")
SECRET = ("secret-random", "secret-draft")
every_first = pytest.mark.parametrize("first", SEATS)


def table(match: Match[Any], viewer: str | None = None) -> dict[str, Any]:
    return match.view(viewer)["seen"]


def own(match: Match[Any], seat: str, viewer: str | None = None) -> list[str]:
    """The neutrals of a play area as a viewer sees them, the Citizen left out."""
    return [tile for tile in table(match, viewer)["zones"][seat] if tile not in (*HOME[seat], "citizen")]


def home(match: Match[Any], first: str) -> None:
    """Every seat has its seven tiles, the first player the Citizen, and the board is empty."""
    for viewer in VIEWERS:
        shown = table(match, viewer)
        assert not any(shown["board"].values()) and shown["discard"] == [] and shown["first"] == first
        for seat in SEATS:
            assert [tile for tile in shown["zones"][seat] if tile in HOME[seat]] == list(HOME[seat])
            assert ("citizen" in shown["zones"][seat]) == (seat == first)


def drafted(match: Match[Any], seed: int = 0) -> list[tuple[str, list[str], str]]:
    """The whole draft, at random: who chose, out of which packet, which tile."""
    rng, turns = Random(seed), []
    while table(match)["phase"] == "draft":
        (seat,) = match.waiting_for()
        packet = table(match, seat)["pack"]
        assert match.view(seat)["legal"] == [f"keep {tile}" for tile in packet]
        tile = rng.choice(packet)
        match.choose(seat, f"keep {tile}")
        turns.append((seat, packet, tile))
    return turns


# Without a draft -----------------------------------------------------------------------------------


@every_first
def test_standard_lays_five_neutrals_open_between_the_players(first: str) -> None:
    match = sit("standard", first=first)
    home(match, first)
    shown = table(match)
    assert shown["phase"] == "place" and match.waiting_for() == [first]
    assert len(set(shown["neutral"])) == 5 and set(shown["neutral"]) <= set(NEUTRAL_IDS)
    assert own(match, "p1") == own(match, "p2") == []
    assert match.view(first)["legal"] == [f"citizen@{column}{row}" for row in "123" for column in "abc"]


@every_first
def test_a_first_game_has_no_neutral_tile_but_the_citizen(first: str) -> None:
    match = sit("first-game", first=first)
    home(match, first)
    assert table(match)["neutral"] == [] and own(match, "p1") == own(match, "p2") == []
    assert match.record()["turns"] == []


@every_first
def test_random_deals_two_open_neutrals_to_each_and_none_between_them(first: str) -> None:
    match = sit("random", first=first)
    home(match, first)
    assert table(match)["neutral"] == []
    tiles = [own(match, "p1", viewer) + own(match, "p2", viewer) for viewer in VIEWERS]
    assert tiles[0] == tiles[1] == tiles[2] and len(set(tiles[0])) == 4 and set(tiles[0]) <= set(NEUTRAL_IDS)
    assert len(own(match, "p1")) == len(own(match, "p2")) == 2


@every_first
def test_secret_random_shows_each_seat_its_own_two_neutrals_only(first: str) -> None:
    match = sit("secret-random", first=first)
    home(match, first)
    for seat in SEATS:
        assert len(set(own(match, seat, seat)) & set(NEUTRAL_IDS)) == 2
        assert own(match, seat, other(seat)) == own(match, seat) == ["?", "?"]
        assert table(match, seat)["neutral"] == []


# Drafts --------------------------------------------------------------------------------------------


@every_first
@pytest.mark.parametrize("seed", range(3))
def test_draft_takes_one_one_one_and_the_second_player_the_last_two(first: str, seed: int) -> None:
    match, second = sit("draft", first=first, seed=str(seed)), other(first)
    home(match, first)
    pack = table(match)["pack"]
    assert len(set(pack)) == 5 and all(table(match, viewer)["pack"] == pack for viewer in VIEWERS)
    turns = drafted(match, seed)
    assert [(seat, len(packet)) for seat, packet, _ in turns] == [(first, 5), (second, 4), (first, 3)]
    left = set(pack) - {tile for _, _, tile in turns}
    assert set(own(match, first)) == {turns[0][2], turns[2][2]}
    assert set(own(match, second)) == {turns[1][2]} | left and len(left) == 2
    assert table(match)["pack"] is None and table(match)["neutral"] == [] and match.waiting_for() == [first]
    home(match, first)


@every_first
@pytest.mark.parametrize("seed", range(3))
def test_secret_draft_goes_round_with_two_packets_of_four_of_which_two_go_out(first: str, seed: int) -> None:
    match, second = sit("secret-draft", first=first, seed=str(seed)), other(first)
    home(match, first)
    turns = drafted(match, seed)
    assert [(seat, len(packet)) for seat, packet, _ in turns] == [(first, 4), (second, 3), (second, 4), (first, 3)]
    packets = [set(packet) for _, packet, _ in turns]
    assert packets[1] == packets[0] - {turns[0][2]} and packets[3] == packets[2] - {turns[2][2]}
    assert not packets[0] & packets[2]
    for seat in SEATS:
        assert set(own(match, seat, seat)) == {tile for keeper, _, tile in turns if keeper == seat}
        assert own(match, seat, other(seat)) == own(match, seat) == ["?", "?"]
    assert table(match)["neutral"] == table(match)["discard"] == [] and match.waiting_for() == [first]


def test_secret_draft_shows_a_packet_to_nobody_but_the_one_who_chooses_from_it() -> None:
    match = sit("secret-draft", first="p2")
    while table(match)["phase"] == "draft":
        (seat,) = match.waiting_for()
        assert table(match, other(seat))["pack"] is None and table(match)["pack"] is None
        packet = table(match, seat)["pack"]
        kept, rest = packet[0], packet[1:]
        match.choose(seat, f"keep {kept}")
        for viewer in (other(seat), None):
            shown = table(match, viewer)
            assert kept not in json.dumps({**shown, "pack": None})
            if viewer is None:
                assert not any(tile in json.dumps(shown) for tile in rest)


# Events --------------------------------------------------------------------------------------------


def told(match: Match[Any], viewer: str | None) -> list[dict[str, Any]]:
    """All that the events of a match so far tell one viewer."""
    step = R_VS_R.start(match.options)
    events, state = [*step.events], step.state
    for choices in match.record()["turns"]:
        step = R_VS_R.apply(state, choices)
        events, state = [*events, *step.events], step.state
    return [event.seen_by(viewer) for event in events]


@pytest.mark.parametrize("setup", SECRET)
def test_events_of_a_secret_deal_name_a_tile_to_its_owner_only(setup: str) -> None:
    match = sit(setup)
    drafted(match)
    for viewer in VIEWERS:
        named = {event["tile"] for event in told(match, viewer) if "tile" in event}
        assert named == (set() if viewer is None else set(own(match, viewer, viewer)))
        assert [event for event in told(match, viewer) if event["kind"] == "put-out"] == (
            [{"kind": "put-out", "count": 2}] * 2 if setup == "secret-draft" else []
        )


@pytest.mark.parametrize("setup, dealt", [("standard", 5), ("first-game", 0), ("random", 4), ("draft", 5)])
def test_events_of_an_open_deal_tell_everybody_every_tile(setup: str, dealt: int) -> None:
    match = sit(setup)
    drafted(match)
    told_to = [told(match, viewer) for viewer in VIEWERS]
    assert told_to[0] == told_to[1] == told_to[2]
    assert told_to[0][0] == {"kind": "round-begins", "round": 1, "first": "p1"}
    assert len([event for event in told_to[0] if event["kind"] == "dealt"]) == dealt
    assert len([event for event in told_to[0] if event["kind"] == "kept"]) == (5 if setup == "draft" else 0)
    on_table = {*table(match)["neutral"], *own(match, "p1"), *own(match, "p2")}
    assert {event["tile"] for event in told_to[0] if "tile" in event} == on_table


# From round to round -------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS)
def test_the_loser_of_a_round_names_the_first_player_of_the_next(setup: str) -> None:
    named = set()
    for seed in range(usually(4, 8)):
        match, rng = sit(setup, seed=str(seed), match="points", rounds=3), Random(seed)
        while match.waiting_for():
            events = play_on(match, rng, choices=1)
            if "round-over" not in kinds(events) or match.view(None)["outcome"]:
                continue
            (end,) = facts(events, "round-over")
            loser = other(end["winner"])
            assert table(match)["phase"] == "choose-first" and match.waiting_for() == [loser]
            assert match.view(loser)["legal"] == ["first p1", "first p2"] and match.view(other(loser))["legal"] == []
            first = rng.choice(SEATS)
            match.choose(loser, f"first {first}")
            named.add(loser == first)
            home(match, first)
            assert table(match)["round"] == end["round"] + 1
            while table(match)["phase"] == "draft":
                play_on(match, rng, choices=1)
            assert match.waiting_for() == [first]
    assert named == {True, False}


@pytest.mark.parametrize("setup", SECRET)
def test_nobody_is_ever_shown_a_hidden_tile_of_the_other_seat(setup: str) -> None:
    """Neither on the table nor in the legal list; the legal list of its owner names it."""
    hiding = 0
    for state in random_states(setup, 4):
        for seat in SEATS:
            secret = state.position.hidden.of(seat)
            hiding += bool(secret)
            for viewer in (other(seat), None):
                shown = json.dumps([R_VS_R.observe(state, viewer), R_VS_R.legal(state, viewer) if viewer else []])
                if state.stage == "place":
                    assert not any(f'"{tile}' in shown for tile in secret)
            assert secret <= {*R_VS_R.observe(state, seat)["zones"][seat]}
    assert hiding > 10


@pytest.mark.parametrize("setup", OPEN)
def test_in_an_open_setup_everybody_sees_the_same(setup: str) -> None:
    for state in random_states(setup, 4):
        views = [R_VS_R.observe(state, viewer) for viewer in VIEWERS]
        assert views[0] == views[1] == views[2] and "?" not in json.dumps(views[0])


@pytest.mark.parametrize("setup", SETUPS)
def test_while_tiles_are_placed_no_packet_is_left(setup: str) -> None:
    placing = [state for state in random_states(setup, 1) if state.stage == "place"]
    assert placing and all(state.packet == () for state in placing)
