"""What every game promises, asked through the contract alone, for each game with each of its option sets."""

import json
from functools import cache
from random import Random
from typing import Any

import pytest

from pocketcrowns.core.codec import write
from pocketcrowns.core.errors import NotYourTurn
from pocketcrowns.core.game import LUCK, SEATS, Json, other
from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES
from pocketcrowns.players.levels import LEVELS
from tests.amounts import usually
from tests.helpers import (
    CROSSED,
    DEALS,
    VIEWERS,
    combined,
    every_deal,
    option_sets,
    play_on,
    reached_states,
    resumed,
    views,
    whole,
)


@cache
def states_of(deal: int) -> list[Any]:
    return reached_states(whole(deal))


def test_every_game_has_option_sets_here_and_levels_for_its_players() -> None:
    assert set(GAMES) == set(CROSSED) == set(LEVELS)
    assert all(GAMES[name].id == name and option_sets(name) and LEVELS[name] for name in GAMES)
    assert len({deal.name for deal in DEALS}) == len(DEALS)


def test_the_catalogue_is_json_and_every_default_is_allowed() -> None:
    for game in GAMES.values():
        catalogue = game.catalogue()
        assert json.loads(write(catalogue)) == catalogue
        defaults = game.complete_options(None)
        assert defaults == game.complete_options({}) == game.complete_options(defaults)
        assert list(defaults) == list(catalogue["options"])
        for name, option in catalogue["options"].items():
            assert option["kind"] == "group" or defaults[name] == option["default"]


@every_deal
def test_complete_options_stay_as_they_are(deal: int) -> None:
    _, options, _ = DEALS[deal]
    assert GAMES[DEALS[deal].game].complete_options(options) == options


@every_deal
def test_a_random_match_ends_with_an_outcome_and_nobody_to_act(deal: int) -> None:
    game, states = GAMES[DEALS[deal].game], states_of(deal)
    assert len(states) < 2000
    for state in states[:-1]:
        assert game.actors(state) and game.outcome(state) is None
    assert game.actors(states[-1]) == frozenset()
    outcome = game.outcome(states[-1])
    assert outcome is not None and outcome.winner in VIEWERS and isinstance(outcome.reason, str)


@every_deal
def test_luck_never_acts_together_with_a_seat_and_only_those_awaited_may_act(deal: int) -> None:
    game = GAMES[DEALS[deal].game]
    for state in states_of(deal):
        actors = game.actors(state)
        assert actors <= {*SEATS, LUCK} and (LUCK not in actors or actors == {LUCK})
        for seat in SEATS:
            legal = game.legal(state, seat)
            assert bool(legal) == (seat in actors)
            assert len(set(legal)) == len(legal) and all(isinstance(action, str) for action in legal)
        chances = game.chances(state)
        assert bool(chances) == (LUCK in actors) and len(dict(chances)) == len(chances)
        assert all(type(weight) is int and weight > 0 for _, weight in chances)


@every_deal
def test_states_are_values_equal_and_hashable_when_they_are_reached_again(deal: int) -> None:
    again = reached_states(whole(deal))
    for before, after in zip(states_of(deal), again, strict=True):
        assert before == after and before is not after and hash(before) == hash(after)


@every_deal
def test_applying_and_observing_leave_the_state_as_it_was(deal: int) -> None:
    game, record = GAMES[DEALS[deal].game], whole(deal).record()
    for state, choices in zip(states_of(deal), record["turns"], strict=False):
        before, taken = (repr(state), hash(state)), dict(choices)
        first, second = game.apply(state, choices), game.apply(state, choices)
        seen = [game.observe(state, viewer) for viewer in VIEWERS]
        assert first == second and seen == [game.observe(state, viewer) for viewer in VIEWERS]
        assert (repr(state), hash(state)) == before and choices == taken


@every_deal
def test_record_and_views_survive_json_unchanged(deal: int) -> None:
    match = DEALS[deal].match()
    rng = DEALS[deal].rng()
    while match.waiting_for():
        for told in (match.record(), *(match.view(viewer) for viewer in VIEWERS)):
            assert json.loads(write(told)) == told
        for event in play_on(match, rng, choices=1):
            for viewer in VIEWERS:
                assert json.loads(write(event.seen_by(viewer))) == event.seen_by(viewer)


@every_deal
def test_a_record_replays_to_the_same_record_and_views(deal: int) -> None:
    match = whole(deal)
    again = resumed(match.game, match.record())
    assert again.record() == match.record() and views(again) == views(match)
    assert again.state == match.state


@every_deal
def test_every_beginning_of_a_record_resumes_and_luck_goes_on_as_it_did(deal: int) -> None:
    """A beginning may also lack one of two sealed choices."""
    match, states = whole(deal), states_of(deal)
    record = match.record()
    for length in range(deal % usually(5, 1), len(record["turns"]) + 1, usually(5, 1)):
        begun = resumed(match.game, {**record, "turns": record["turns"][:length]})
        turns = begun.record()["turns"]
        assert turns == record["turns"][: len(turns)] and begun.state == states[len(turns)]
        assert all(set(turn) == {LUCK} for turn in turns[length:])
        if length < len(record["turns"]) and len(record["turns"][length]) == 2:
            for seat, action in record["turns"][length].items():
                half = resumed(match.game, {**record, "turns": [*record["turns"][:length], {seat: action}]})
                assert half.waiting_for() == [other(seat)] and half.state == states[length]
                assert half.record()["turns"][length] == {seat: action}


@every_deal
def test_the_same_seed_brings_the_same_luck_and_other_seeds_bring_other_luck(deal: int) -> None:
    def luck(seed: str) -> list[str]:
        match = DEALS[deal].match(seed)
        play_on(match, DEALS[deal].rng(), choices=12)
        return [turn[LUCK] for turn in match.record()["turns"] if LUCK in turn]

    first = luck("one")
    assert first == luck("one")
    if first:
        assert any(luck(str(seed)) != first for seed in range(24))


def last_choices(record: Json) -> Json:
    """The last turn that luck did not take."""
    return next(turn for turn in reversed(record["turns"]) if LUCK not in turn)


@every_deal
def test_after_undo_the_same_choices_bring_the_same_luck_again(deal: int) -> None:
    match, rng = DEALS[deal].match(), DEALS[deal].rng()
    while match.waiting_for():
        play_on(match, rng, choices=1)
        before = match.record(), views(match)
        choices = last_choices(before[0])
        match.undo()
        assert len(match.record()["turns"]) < len(before[0]["turns"])
        for seat, action in choices.items():
            match.choose(seat, action)
        assert (match.record(), views(match)) == before


def test_undo_leads_back_to_the_beginning_through_every_position() -> None:
    for deal in DEALS[::5]:
        match, rng, passed = deal.match(), deal.rng(), []
        while match.waiting_for() and len(passed) < 60:
            if len(match.waiting_for()) == len(match.game.actors(match.state)):
                passed.append((match.record(), views(match)))
            play_on(match, rng, choices=1)
        if len(match.waiting_for()) < len(match.game.actors(match.state)):
            match.undo()
            passed.pop()
        while passed:
            match.undo()
            assert (match.record(), views(match)) == passed.pop()


def without_waiting(view: Json) -> str:
    return write({key: value for key, value in view.items() if key != "waiting_for"})


@every_deal
def test_a_sealed_choice_shows_nobody_else_anything_but_that_it_was_made(deal: int) -> None:
    match, rng = DEALS[deal].match(), DEALS[deal].rng()
    while match.waiting_for():
        if len(match.waiting_for()) < 2:
            play_on(match, rng, choices=1)
            continue
        seat = rng.choice(SEATS)
        others = [other(seat), None]
        before = [without_waiting(match.view(viewer)) for viewer in others]
        afterwards = set()
        for action in match.view(seat)["legal"]:
            events = match.choose(seat, action)
            told = [match.view(viewer) for viewer in others]
            assert [without_waiting(view) for view in told] == before
            assert all(view["waiting_for"] == [other(seat)] for view in told)
            assert match.is_sealed(seat) and match.view(seat)["legal"] == []
            afterwards.add(write({"told": told, "events": [[e.seen_by(v) for v in others] for e in events]}))
            with pytest.raises(NotYourTurn):
                match.choose(seat, action)
            match.undo()
        assert len(afterwards) == 1
        play_on(match, rng, choices=2)


@every_deal
def test_events_tell_their_secrets_to_the_owner_alone(deal: int) -> None:
    game, record = GAMES[DEALS[deal].game], whole(deal).record()
    for state, choices in zip(states_of(deal), record["turns"], strict=False):
        for event in game.apply(state, choices).events:
            assert bool(event.secret) <= (event.owner is not None)
            for viewer in VIEWERS:
                told = event.seen_by(viewer)
                assert told["kind"] == event.kind and event.facts.items() <= told.items()
                hidden = set(event.secret) if viewer is None or viewer != event.owner else set()
                assert not hidden & set(told)
                assert set(told) == {"kind", *event.facts, *(set(event.secret) - hidden)}


@every_deal
def test_every_level_chooses_a_legal_action_wherever_it_is_awaited(deal: int) -> None:
    match, rng = DEALS[deal].match("for players"), Random(deal)
    chosen, step = 0, usually(12, 2)
    while (waiting_for := match.waiting_for()) and chosen < 12:
        seat = rng.choice(waiting_for)
        seen = write(match.view(seat))
        view = json.loads(seen)
        for player in list(LEVELS[DEALS[deal].game].values())[chosen % step :: step]:  # in turn
            action = player.choose(view, match.rng_for(seat), ("nodes", 100))
            assert action in view["legal"]
            assert write(view) == seen  # the view is only read
        match.choose(seat, rng.choice(view["legal"]))
        chosen += 1


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_random_match_ends_and_replays_with_all_options_combined(name: str) -> None:
    """Every value of every option, rulings too: the product of all that the catalogue lists."""
    game = GAMES[name]
    for number, options in enumerate(combined(game.catalogue()["options"])):
        match = Match(game, options, str(number))
        play_on(match, Random(number))
        assert game.outcome(match.state) is not None
        again = resumed(game, match.record())
        assert again.record() == match.record() and views(again) == views(match)
