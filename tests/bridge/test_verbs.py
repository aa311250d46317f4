"""Every verb and the exact shape of its answer."""

import json
from typing import Any

import pytest

from pocketcrowns.core.game import SEATS, Json, other
from pocketcrowns.games import GAMES
from pocketcrowns.players.levels import LEVELS
from tests.helpers import (
    ALL_HELD,
    BRAVE_RATS,
    DEALS,
    VIEWERS,
    ask,
    choose,
    choose_rounds,
    refused,
    told_views,
)

PROTOCOL_SEEN = {
    "phase": str,
    "game_no": int,
    "games": dict,
    "round": int,
    "target": int,
    "wins": dict,
    "held": dict,
    "bonus": dict,
    "shows_first": None,
    "shown": None,
    "hands": dict,
    "hand_sizes": dict,
    "piles": dict,
    "pack": None,
    "rounds": list,
}


def test_catalogue_lists_cards_options_and_levels_of_every_game() -> None:
    games = ask("catalogue")["games"]
    assert set(games) == set(GAMES)
    listed = games["brave-rats"]
    assert listed["levels"] == list(LEVELS["brave-rats"])
    assert all(set(card) == {"id", "strength", "power"} for card in listed["cards"])
    options = listed["options"]
    assert list(options) == ["edition", "variants", "princes", "rulings"]
    assert options["edition"] == {"kind": "one", "values": [16, 18], "default": 16}
    assert options["variants"]["default"] == []
    assert options["variants"]["exclusive"] == [["draft", "random-deal", "princess-attack"]]
    rulings = options["rulings"]["options"]
    assert {name: (ruling["values"], ruling["ruling"]) for name, ruling in rulings.items()} == {
        "musician": (["keeps", "cancels"], "BR1"),
        "ambassador": (["banks", "plain"], "BR4"),
        "cards_out": (["tie", "most_victories"], "BR6"),
    }


def test_open_answers_with_a_match_its_record_and_who_is_awaited() -> None:
    told = ask("open", game="brave-rats", options={"edition": 18, "rulings": {"musician": "cancels"}}, seed="s")
    assert set(told) == {"match", "record", "waiting_for"} and isinstance(told["match"], str)
    assert told["waiting_for"] == ["p1", "p2"]
    assert told["record"] == {
        "v": 1,
        "game": "brave-rats",
        "options": {
            "edition": 18,
            "variants": [],
            "princes": "random",
            "rulings": {"musician": "cancels", "ambassador": "banks", "cards_out": "tie"},
        },
        "seed": "s",
        "turns": [],
    }


@pytest.mark.parametrize("given", [{}, {"options": {}}, {"options": {"variants": []}}, {"options": {"rulings": {}}}])
def test_open_fills_in_the_defaults(given: Json) -> None:
    complete = ask("open", game="brave-rats", seed="s", **given)["record"]["options"]
    assert complete == BRAVE_RATS.complete_options({})


def test_every_match_has_a_name_of_its_own(match: str) -> None:
    opened = [ask("open", game="brave-rats", seed="a seed")["match"] for _ in range(3)]
    assert len({match, *opened}) == 4


def test_view_shows_a_seat_or_an_onlooker_what_the_protocol_names(match: str) -> None:
    choose_rounds(match, "musician prince", "princess assassin")
    for viewer in VIEWERS:
        view = ask("view", match=match, seat=viewer)
        assert list(view) == ["game", "options", "seat", "turn", "waiting_for", "seen", "legal", "outcome"]
        assert (view["game"], view["seat"], view["turn"], view["outcome"]) == ("brave-rats", viewer, 2, None)
        assert bool(view["legal"]) == (viewer is not None)
        for name, kind in PROTOCOL_SEEN.items():
            assert view["seen"][name] is None if kind is None else isinstance(view["seen"][name], kind), name
        for played in view["seen"]["rounds"]:
            assert {"cards", "as", "strength", "winner", "worth", "game"} <= set(played)
            assert all(set(played[pair]) == set(SEATS) for pair in ("cards", "as", "strength"))
    assert view["seen"]["round"] == 3 and view["seen"]["wins"] == {"p1": 2, "p2": 0}


def test_choose_answers_with_events_the_record_and_who_is_awaited(match: str) -> None:
    first = choose(match, "p2", "spy")
    assert list(first) == ["events", "record", "waiting_for"]
    assert first["events"] == [{"kind": "sealed", "seat": "p2"}] and first["waiting_for"] == ["p1"]
    assert first["record"]["turns"] == [{"p2": "spy"}]
    second = choose(match, "p1", "prince")
    assert [event["kind"] for event in second["events"]] == ["revealed", "verdict", "look"]
    assert second["record"]["turns"] == [{"p1": "prince", "p2": "spy"}] and second["waiting_for"] == ["p1"]


def test_the_outcome_is_told_with_its_reason(match: str) -> None:
    told = choose_rounds(match, "princess prince")
    assert told["waiting_for"] == [] and told["events"][-1]["kind"] == "game-over"
    for view in told_views(match):
        assert view["outcome"] == {"winner": "p1", "reason": "princess"} and view["legal"] == []
        assert view["seen"]["phase"] == "over"


def test_a_tie_has_no_winner(match: str) -> None:
    choose_rounds(match, *ALL_HELD)
    assert ask("view", match=match, seat=None)["outcome"] == {"winner": None, "reason": "cards_out"}


@pytest.mark.parametrize("level", LEVELS["brave-rats"])
def test_bot_answers_as_choose_and_tells_its_action_once_it_is_no_longer_sealed(match: str, level: str) -> None:
    sealed = ask("bot", match=match, seat="p1", level=level, budget={"nodes": 10})
    assert set(sealed) == {"events", "record", "waiting_for", "seal"} and sealed["waiting_for"] == ["p2"]
    assert sealed["events"] == [{"kind": "sealed", "seat": "p1"}]
    told = ask("bot", match=match, seat="p2", level=level, budget={"ms": 10})
    assert set(told) == {"events", "record", "waiting_for", "action", "opened"}
    assert told["opened"]["action"] == told["record"]["turns"][0]["p1"] and told["opened"]["seal"] == sealed["seal"]
    assert told["action"] == told["record"]["turns"][0]["p2"]
    assert told["events"][0]["cards"] == told["record"]["turns"][0]


def test_undo_answers_as_open(match: str) -> None:
    choose_rounds(match, "musician prince")
    choose(match, "p1", "wizard")
    told = ask("undo", match=match)
    assert set(told) == {"match", "record", "waiting_for"} and told["match"] == match
    assert told["record"]["turns"] == [{"p1": "musician", "p2": "prince"}] and told["waiting_for"] == ["p1", "p2"]
    assert ask("undo", match=match)["record"]["turns"] == []
    assert refused("undo", match=match) == "nothing_to_undo"


def test_undo_takes_back_what_a_person_chose_and_leaves_what_a_computer_sealed(match: str) -> None:
    sealed = ask("bot", match=match, seat="p2", level="scamp", budget={"nodes": 1})["record"]["turns"]
    assert refused("undo", match=match) == "nothing_to_undo"
    choose(match, "p1", "general")
    assert ask("undo", match=match)["record"]["turns"] == sealed
    assert refused("undo", match=match) == "nothing_to_undo"


def test_resume_answers_as_open_with_another_match_at_the_same_position(match: str) -> None:
    record = choose_rounds(match, "musician prince")["record"]
    told = ask("resume", record=record)
    assert set(told) == {"match", "record", "waiting_for"} and told["match"] != match
    assert told["record"] == record and told_views(told["match"]) == told_views(match)


def test_resume_may_be_told_which_seats_a_computer_played(match: str) -> None:
    record = choose_rounds(match, "musician prince", "wizard assassin")["record"]
    computer = ask("resume", record=record, bots=["p2"])["match"]
    assert ask("undo", match=computer)["record"]["turns"][1] == {"p2": "assassin"}
    nobody = ask("resume", record=record, bots=["p1", "p2"])["match"]
    assert refused("undo", match=nobody) == "nothing_to_undo"


def test_close_forgets_the_match(match: str) -> None:
    assert ask("close", match=match) == {}
    for verb, fields in {
        "view": {"seat": "p1"},
        "choose": {"seat": "p1", "action": "spy"},
        "bot": {"seat": "p1", "level": "scamp", "budget": {"nodes": 1}},
        "undo": {},
        "close": {},
    }.items():
        assert refused(verb, match=match, **fields) == "unknown_match"


def test_matches_do_not_touch_each_other(match: str) -> None:
    others = [ask("open", game="brave-rats", seed="a seed")["match"] for _ in range(2)]
    before = told_views(others[0])
    choose_rounds(match, "musician prince")
    ask("close", match=others[1])
    assert told_views(others[0]) == before


@pytest.mark.parametrize("seat", SEATS)
def test_a_sealed_choice_is_in_nobodys_view_and_in_no_event_of_the_other(match: str, seat: str) -> None:
    before = told_views(match)
    told = choose(match, seat, "wizard")
    assert "wizard" not in json.dumps(told["events"])
    for was, view in zip(before, told_views(match), strict=True):
        assert view["waiting_for"] == [other(seat)]
        assert view["legal"] == ([] if view["seat"] == seat else was["legal"])
        assert view["seen"] == was["seen"]


@pytest.mark.parametrize(
    "deal, level",
    [
        pytest.param(deal, level, marks=pytest.mark.slow if n % 16 else ())
        for n, deal in enumerate(DEALS[::6])
        for level in LEVELS[deal.game]
    ],
    ids=lambda value: getattr(value, "name", value),
)
def test_every_level_plays_whole_matchs(deal: Any, level: str) -> None:
    told = ask("open", game=deal.game, options=deal.options, seed="computers")
    match = told["match"]
    while waiting_for := told["waiting_for"]:
        legal = ask("view", match=match, seat=waiting_for[0])["legal"]
        told = ask("bot", match=match, seat=waiting_for[0], level=level, budget={"nodes": 50})
        assert told.get("action", legal[0]) in legal
    assert ask("view", match=match, seat=None)["outcome"] is not None
    assert told_views(ask("resume", record=told["record"])["match"]) == told_views(match)
