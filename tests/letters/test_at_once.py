"""Two devices that tell each other every item at once: a message comes in parts, and p1 opens without a choice."""

from random import Random

from pocketcrowns.core.game import Json
from tests.helpers import ask

from .post import Person, rival
from .test_whole_games import each_kind


class Beside(Person):
    """A person whose device takes what comes, whole or not, and says what it has then."""

    def hear(self, text: str) -> None:
        if self.seat == "p2" and (self.look is None or self.look["names"]["p2"] is None):
            self.look = ask("letter_join", text=text, name="Tom", secret=self.secret, part=True)
            return
        told = ask("letter_read", text=text, games=[self.kept], part=True)
        assert told["verdict"] in ("taken", "same"), told
        self.look = told["look"]


def told_all(people: dict[str, Beside], writer: str) -> None:
    """What one has, to the other and back until both have the same."""
    while True:
        there = people[rival(writer)]
        look = people[writer].look
        assert look
        there.hear(look["text"])
        assert there.look
        if there.look["text"] == look["text"]:
            return
        writer = rival(writer)


def both_know(people: dict[str, Beside]) -> list[Json]:
    looks = [person.look for person in people.values()]
    assert looks[0] and looks[1] and looks[0]["text"] == looks[1]["text"]
    return [look for look in looks if look]


@each_kind
def test_a_whole_game_told_item_by_item(game: str, options: Json) -> None:
    people = {seat: Beside(seat, Random(f"{game} {seat}")) for seat in ("p1", "p2")}
    people["p1"].invite(game, options)
    told_all(people, "p1")
    opened = 0
    while not all(look["proven"] for look in both_know(people)):
        looks = {seat: person.look for seat, person in people.items()}
        seat = next(seat for seat, look in looks.items() if look and look["choosing"])
        turns = [len(look["record"]["turns"]) for look in both_know(people)]
        people[seat].choose(people[seat].rng.choice(people[seat].legal()))
        told_all(people, seat)
        now = both_know(people)
        assert len(now[0]["record"]["turns"]) == len(now[1]["record"]["turns"])
        opened += seat == "p2" and len(now[1]["record"]["turns"]) > turns[1] and now[1]["waits_for"] == "p1"
    assert opened, "p2 sees the round before p1 has chosen again"
    first, second = both_know(people)
    assert first["record"] == second["record"] and first["outcome"] == second["outcome"]


def test_a_part_is_refused_where_a_whole_message_is_wanted() -> None:
    lea, tom = Beside("p1", Random(1)), Beside("p2", Random(2))
    lea.invite("brave-rats", {})
    assert lea.look
    for fields in ({}, {"part": False}):
        assert ask("letter_read", text=lea.look["text"], games=[], **fields)["reason"] == "unfinished"
    tom.hear(lea.look["text"])
    assert tom.look and tom.look["names"] == {"p1": "Léa", "p2": None} and tom.look["seat"] == "p2"
    lea.choose("prince")
    tom.hear(lea.look["text"])
    assert tom.look["names"]["p2"] == "Tom" and tom.look["choosing"]


def test_p2_may_see_its_hand_before_p1_has_sealed() -> None:
    lea, tom = Beside("p1", Random(1)), Beside("p2", Random(2))
    lea.invite("brave-rats", {})
    assert lea.look
    tom.hear(lea.look["text"])
    assert tom.look and not tom.look["choosing"] and len(tom.legal()) == 8
