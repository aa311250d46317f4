"""A record told turn by turn, as an onlooker saw it."""

import json

from tests.helpers import DEALS, ask, choose, choose_rounds, deals_in_turn, refused


@deals_in_turn
def test_a_replay_tells_every_turn_and_ends_where_the_match_stands(deal: int) -> None:
    told = ask("open", game=DEALS[deal].game, options=DEALS[deal].options, seed="replayed")
    match = told["match"]
    while waiting_for := told["waiting_for"]:
        legal = ask("view", match=match, seat=waiting_for[0])["legal"]
        told = choose(match, waiting_for[0], legal[len(told["record"]["turns"]) % len(legal)])
    turns = ask("replay", record=told["record"])["turns"]
    assert [each["turn"] for each in turns] == list(range(len(turns)))
    assert [each["choices"] for each in turns] == told["record"]["turns"]
    assert turns[-1]["view"] == ask("view", match=match, seat=None)
    assert [each["view"]["turn"] for each in turns] == list(range(1, len(turns) + 1))


def test_the_events_of_a_replay_are_those_that_were_told(match: str) -> None:
    choose(match, "p1", "spy")
    events = choose(match, "p2", "general")["events"]
    record = choose(match, "p2", "prince")["record"]
    turns = ask("replay", record=record)["turns"]
    assert [each["events"] for each in turns] == [events, [{"kind": "shown", "seat": "p2", "card": "prince"}]]
    assert turns[1]["view"]["seen"]["shown"] == "prince"


def test_a_sealed_choice_is_not_replayed(match: str) -> None:
    record = choose_rounds(match, "musician prince")["record"]
    whole = ask("replay", record=record)
    assert ask("replay", record=choose(match, "p1", "wizard")["record"]) == whole
    assert "wizard" not in json.dumps([each["choices"] for each in whole["turns"]])


def test_what_does_not_replay_is_refused() -> None:
    record = ask("open", game="brave-rats", seed="a seed")["record"]
    assert ask("replay", record=record) == {"turns": []}
    assert refused("replay", record={**record, "turns": [{"p1": "emperor"}]}) == "bad_record"
    assert refused("replay", record=None) == "bad_record"
