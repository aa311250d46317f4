"""Looking ahead through the bridge: `preview` and `why_not` change nothing, draw nothing and tell no secret."""

import json

from tests.helpers import ask, refused


def r_vs_r(**options) -> str:
    return ask("open", game="r-vs-r", seed="a seed", options={"first": "p1", **options})["match"]


def everything(match: str) -> str:
    return json.dumps([ask("view", match=match, seat=seat) for seat in ("p1", "p2", None)])


def test_a_preview_shows_what_the_choice_then_does():
    match = r_vs_r(setup="first-game")
    ask("choose", match=match, seat="p1", action="citizen@b2")
    before = everything(match)
    ahead = ask("preview", match=match, seat="p2", action="bishop@b3!b2")
    assert everything(match) == before
    assert ahead["seen"]["allies"] == {"p1": 0, "p2": 2}
    done = ask("choose", match=match, seat="p2", action="bishop@b3!b2")
    assert done["events"] == ahead["events"]
    assert ask("view", match=match, seat="p2")["seen"] == ahead["seen"]


def test_a_preview_is_refused_where_the_choice_would_be():
    match = r_vs_r(setup="first-game")
    assert refused("preview", match=match, seat="p2", action="bishop@b3") == "not_your_turn"
    assert refused("preview", match=match, seat="p1", action="king@b2") == "illegal_action"
    assert refused("preview", match="m0", seat="p1", action="king@b2") == "unknown_match"


def test_a_choice_made_together_with_the_other_seats_has_no_preview():
    match = ask("open", game="brave-rats", seed="a seed")["match"]
    assert refused("preview", match=match, seat="p1", action="spy") == "illegal_action"


def test_a_preview_of_an_assassin_among_hidden_tiles_draws_no_luck():
    """Many seeds, until an Assassin is in hand: the preview shows nobody's hidden tile."""
    tried = 0
    for seed in range(60):
        opened = ask("open", game="r-vs-r", seed=str(seed), options={"first": "p1", "setup": "secret-random"})
        match = opened["match"]
        if "assassin" not in ask("view", match=match, seat="p2")["seen"]["zones"]["p2"]:
            continue
        ask("choose", match=match, seat="p1", action="citizen@b2")
        hidden = ask("view", match=match, seat="p1")["seen"]["zones"]["p1"][-2:]
        ahead = json.dumps(ask("preview", match=match, seat="p2", action="assassin@a1!hidden"))
        assert not any(tile in ahead for tile in hidden)
        tried += 1
    assert tried > 3


def test_a_reason_changes_nothing_and_is_asked_of_the_seat_to_act_only():
    match = r_vs_r(setup="first-game")
    before = everything(match)
    assert ask("why_not", match=match, seat="p1", action="king@b2") == {"reason": "citizen-first"}
    assert ask("why_not", match=match, seat="p2", action="king@b2") == {"reason": "not-offered"}
    assert everything(match) == before
    rats = ask("open", game="brave-rats", seed="a seed")["match"]
    assert ask("why_not", match=rats, seat="p1", action="mime") == {"reason": "not-offered"}
