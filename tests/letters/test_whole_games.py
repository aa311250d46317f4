"""Honest games by letters, of every kind, over nothing but link texts; and players who lose all but a link."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pocketcrowns.core.game import Json
from pocketcrowns.games import GAMES, HIDDEN
from tests.amounts import in_turn, slowly, usually
from tests.helpers import CROSSED, DEALS, ask, option_sets

from .post import Pair, Person, rival

EVERY_SETUP = {
    json.dumps([deal.options[key] for key in CROSSED[deal.game]]): deal for deal in DEALS if deal.game == "r-vs-r"
}


def is_secretive(game: str, options: Json) -> bool:
    """Whether luck tells something to one seat alone."""
    return HIDDEN[game].has_secrets(GAMES[game].complete_options(options))


KINDS = [
    ("brave-rats", {}),
    ("brave-rats", {"edition": 18, "variants": ["emperor"]}),
    ("brave-rats", {"variants": ["traitor", "random-deal"]}),
    ("brave-rats", {"variants": ["lucky-draw"]}),
    ("brave-rats", {"edition": 18, "variants": ["draft", "lucky-draw", "traitor", "emperor"]}),
    ("r-vs-r", {"setup": "first-game", "first": "p2"}),
    ("r-vs-r", {"setup": "draft"}),
    ("r-vs-r", {"setup": "secret-random"}),
    ("r-vs-r", {"setup": "secret-draft"}),
]
each_kind = pytest.mark.parametrize(("game", "options"), in_turn(KINDS, 3), ids=str)
SECRET_KINDS = [(game, options) for game, options in KINDS if is_secretive(game, options)]
each_secret_kind = pytest.mark.parametrize(("game", "options"), in_turn(SECRET_KINDS), ids=str)


def check_end(pair: Pair) -> None:
    """Both know the same whole game, the engine can play it again, and nobody has anything to say any more."""
    looks = [person.look for person in pair.people.values()]
    assert looks[0] and looks[1]
    assert looks[0]["record"] == looks[1]["record"] and looks[0]["outcome"] == looks[1]["outcome"] is not None
    resumed = ask("resume", record=looks[0]["record"])
    assert resumed["waiting_for"] == [] and resumed["record"] == looks[0]["record"]
    assert [(look["waits_for"], look["proven"]) for look in looks] == [(None, True)] * 2


@settings(max_examples=usually(3, 12), deadline=None)
@given(options=st.sampled_from(option_sets("brave-rats")), seed=st.integers(0, 10**6))
def test_brave_rats_with_any_options(options: Json, seed: int) -> None:
    check_end(Pair("brave-rats", options, seed).play())


@pytest.mark.parametrize("deal", slowly(*EVERY_SETUP.values(), quick=2), ids=lambda deal: deal.name)
def test_r_vs_r_in_every_setup(deal) -> None:
    check_end(Pair("r-vs-r", deal.options, deal.name).play())


@settings(max_examples=usually(3, 15), deadline=None)
@given(seed=st.integers(0, 10**6), edition=st.sampled_from([16, 18]))
def test_one_message_of_each_player_for_each_round(seed: int, edition: int) -> None:
    """The invitation, then an answer and its opening for each round; a Spy can save one, never cost one."""
    pair = Pair("brave-rats", {"edition": edition}, seed).play()
    rounds = len(pair.people["p1"].look["view"]["seen"]["rounds"])
    assert rounds < len(pair.links) <= 2 * rounds + 1


@pytest.mark.parametrize(
    ("game", "options"),
    [pytest.param(*kind, marks=pytest.mark.slow if n not in (0, 3) else ()) for n, kind in enumerate(KINDS)],
    ids=str,
)
def test_whoever_has_lost_everything_goes_on_with_the_private_link(game: str, options: Json) -> None:
    """At any point, on a device that has never heard of the game."""
    pair = Pair(game, options, "private")
    while pair.step():
        for seat, person in pair.people.items():
            if not person.look:
                continue
            text = ask("letter_private", **person.kept)["text"]
            new = Person(seat, Random(0))
            told = new.read(text)
            assert told["verdict"] == "private" and told["seat"] == seat and told["secret"] == person.secret
            assert {**told["look"], "news": []} == {**person.look, "news": []}
            assert person.read(text)["verdict"] == "same", "on the same device nothing changes"
    check_end(pair)


@pytest.mark.parametrize("options", [{}, {"edition": 18, "variants": ["emperor"]}, {"variants": ["random-deal"]}])
def test_p2_goes_on_from_the_last_link_alone_at_any_point(options: Json) -> None:
    """In games in which luck tells nobody anything alone, p2 has no secret to lose."""
    pair = Pair("brave-rats", options, "lost")
    pair.play(2)
    while True:
        text = pair.writer.answer()
        if text is None:
            break
        pair.turn = rival(pair.turn)
        if pair.turn == "p2":
            new = Person("p2", Random(text))
            told = new.read(text)
            assert told["verdict"] == "stranger" and told["seat"] == "p2" and told["able"]
            new.look = ask("letter_take", text=text, seat="p2", secret=new.secret)
            pair.people["p2"] = new
        else:
            pair.writer.receive(text)
    check_end(pair)


@each_kind
def test_where_a_secret_is_needed_nobody_goes_on_without_it(game: str, options: Json) -> None:
    """p1 has sealed something, or luck has secrets: a link alone says so, and does not let anybody guess."""
    pair = Pair(game, options, "needed").play(3)
    for text in pair.links[1:]:
        told = Person("p1", Random(1)).read(text)
        assert told["verdict"] == "stranger"
        if not told["able"]:
            answered = json.dumps({"text": text, "seat": told["seat"], "secret": "00" * 32})
            with pytest.raises(AssertionError, match="cannot go on"):
                ask("letter_take", **json.loads(answered))


@each_kind
def test_giving_up_ends_the_game_for_both(game: str, options: Json) -> None:
    pair = Pair(game, options, "resign").play(4)
    person = pair.writer
    while not person.look["choosing"]:
        pair.step()
        person = pair.writer
    person.look = ask("letter_resign", **person.kept)
    other = pair.people[rival(person.seat)]
    other.receive(person.look["text"])
    if other.look["secretive"]:  # what luck told each alone is opened by both, the winner first
        assert [each.look["proven"] for each in (person, other)] == [False, True]
        person.receive(other.look["text"])
        other.receive(person.look["text"])
    for each in (person, other):
        assert each.look["outcome"] == {"winner": other.seat, "reason": "resigned"} and each.look["proven"]
        assert each.look["waits_for"] is None and not each.look["choosing"]


def test_two_games_with_the_same_options_are_two_games() -> None:
    """On one device, even if neither has any luck in it."""
    one, two = (Pair("r-vs-r", {"setup": "first-game", "first": "p2"}, seed) for seed in (1, 2))
    one.step()
    two.step()
    kept = [pair.people["p2"].kept for pair in (one, two)]
    assert one.people["p2"].look["id"] != two.people["p2"].look["id"]
    two.step()
    told = ask("letter_read", text=two.links[-1], games=[one.people["p1"].kept, two.people["p1"].kept])
    assert told["about"]["id"] == two.people["p2"].look["id"] and told["verdict"] in ("same", "taken")
    assert ask("letter_read", text=two.links[0], games=kept)["verdict"] == "older"
    newer = {**kept[0], "text": "v2.g.AAAA"}
    assert ask("letter_read", text=two.links[0], games=[newer, kept[1]])["verdict"] == "older", "others go on"


def test_a_device_may_keep_more_games_than_anybody_plays() -> None:
    pair = Pair("brave-rats", {}, "many").play(2)
    one = pair.people["p1"]
    others = [Pair("brave-rats", {}, ("other", seed)).people["p1"].kept for seed in range(5)] * 60
    told = ask("letter_read", text=pair.links[0], games=[*others, one.kept])
    assert told["verdict"] == "older" and told["about"]["id"] == one.look["id"]
