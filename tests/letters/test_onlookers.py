"""What somebody who only watches may see of a game by letters: nothing that one device knows and the other does not."""

import pytest

from pocketcrowns.core.game import Json
from tests.helpers import ask

from .post import Pair, rival
from .test_whole_games import each_secret_kind


def shown(person, text: str | None = None) -> Json:
    kept = person.kept
    return ask("letter_show", **{**kept, "text": text or kept["text"]}, since=0)


@each_secret_kind
def test_both_devices_show_the_same(game: str, options: Json) -> None:
    """Each knows what luck told it alone, and at the same message neither shows it."""
    pair = Pair(game, options, "watched")
    pair.step()
    while pair.step():
        if all(person.look for person in pair.people.values()):
            assert shown(pair.people[pair.turn], pair.links[-1]) == shown(pair.people[rival(pair.turn)])
    first, second = (shown(person) for person in pair.people.values())
    assert first == second
    assert first["view"]["outcome"] and first["view"]["seat"] is None
    assert first["events"][-1]["kind"] in ("game-over", "round-over")


@pytest.mark.parametrize("seat", ["p1", "p2"])
def test_a_choice_that_is_not_opened_is_not_shown(seat: str) -> None:
    """Twins that differ in a choice, sealed by p1 or given in answer to the seal by p2."""
    pair = Pair("brave-rats", {}, "twins").play(0 if seat == "p1" else 1)
    person = pair.people[seat]
    before = person.look
    assert before
    twins = []
    for card in person.legal()[:2]:
        person.look = before
        person.choose(card)
        twins.append((person.look["text"], shown(person)))
    (one, first), (two, second) = twins
    assert one != two and first == second
    assert first["view"]["turn"] == 0 and first["events"] == []
