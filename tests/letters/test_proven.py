"""A win counts once its winner has opened what luck told them alone; before, nobody knows whether they were honest."""

from dataclasses import replace
from random import Random

import pytest

from pocketcrowns.core.game import Json
from pocketcrowns.letters import proofs
from pocketcrowns.letters.items import Item, Kind
from tests.helpers import ask

from .post import Pair, Person, link, rival, transcript
from .test_cheating import Liar
from .test_whole_games import each_secret_kind

LUCKY = {"variants": ["lucky-draw"]}


def lied_to(seed: int) -> Pair:
    """A Lucky Draw in which p2 plays cards that were not drawn."""
    pair = Pair("brave-rats", LUCKY, seed)
    liar = pair.people["p2"] = Liar("p2", Random(seed))
    honest = pair.people["p1"]
    liar.believed = lambda text: honest.read(text)["verdict"] == "taken"
    return pair


def step(pair: Pair) -> bool:
    """One message; False where it is refused, as that of a liar who has to open all with the last card."""
    text = pair.writer.answer()
    assert text
    pair.links.append(text)
    pair.turn = rival(pair.turn)
    if pair.turn == "p1" and pair.writer.look and pair.writer.read(text)["verdict"] == "foul":
        return False
    pair.writer.receive(text)
    return True


def won_by_lies() -> Pair:
    """Such a game in which, by what was shown, p2 has won; all that is left is to open what luck told p2."""
    for seed in range(40):
        pair = lied_to(seed)
        honest, liar = pair.people["p1"], pair.people["p2"]
        while not honest.look["outcome"] and step(pair):
            pass
        if liar.lied and (honest.look["outcome"] or {}).get("winner") == "p2":
            return pair
    pytest.fail("no lie has won")


def opening(person: Person, value: bytes | None = None) -> str:
    """What a person who opens their hidden luck sends; `value`: something else instead."""
    written = transcript(person.look["text"])
    identity = bytes.fromhex(person.look["id"])
    seed = proofs.own_luck(bytes.fromhex(person.secret), identity, person.seat, 1) if value is None else value
    return link(replace(written, items=(*written.items, Item(person.seat, Kind.OWN_LUCK_OPENED, seed))))


def test_a_win_by_lies_is_never_shown_to_be_honest() -> None:
    """Not as long as the last opening is missing, and not when it comes."""
    pair = won_by_lies()
    honest, liar = pair.people["p1"], pair.people["p2"]
    assert honest.look["proven"] is False and honest.look["waits_for"] == "p2"
    again = ask("letter_see", **honest.kept)
    assert again["proven"] is False
    liar.look = {**liar.look, "text": honest.look["text"]}
    told = honest.read(opening(liar))
    assert (told["verdict"], told["reason"], told["seat"]) == ("foul", "not-drawn", "p2")
    told = honest.read(opening(liar, bytes(32)))
    assert (told["verdict"], told["reason"], told["seat"]) == ("foul", "other-seed", "p2")


def test_a_liar_to_whom_the_other_gives_up_has_to_open_too() -> None:
    pair = lied_to(3)
    honest, liar = pair.people["p1"], pair.people["p2"]
    while not (liar.lied and pair.turn == "p1"):
        step(pair)
    while not honest.look["choosing"]:
        step(pair)
    honest.look = ask("letter_resign", **honest.kept)
    assert honest.look["outcome"] == {"winner": "p2", "reason": "resigned"}
    assert honest.look["proven"] is False and honest.look["waits_for"] == "p2"
    liar.look = {**liar.look, "text": honest.look["text"]}
    told = honest.read(opening(liar))
    assert (told["verdict"], told["reason"], told["seat"]) == ("foul", "not-drawn", "p2")


@each_secret_kind
def test_an_honest_win_is_shown_once_its_winner_has_opened_all(game: str, options: Json) -> None:
    """It does not wait for the loser, who could deny it by silence; of a tie both have to show it."""
    pair = Pair(game, options, "honest")
    over = []
    while True:
        over += [person for person in pair.people.values() if person.look and person.look["outcome"]]
        for person in over:
            winner = person.look["outcome"]["winner"]
            opened = [
                item.author for item in transcript(person.look["text"]).items if item.kind is Kind.OWN_LUCK_OPENED
            ]
            needed = ({winner} if winner else {"p1", "p2"}) - {person.seat}
            parts = max(map(opened.count, ("p1", "p2")))
            assert person.look["proven"] == all(opened.count(seat) == parts for seat in needed)
        if not pair.step():
            break
    assert over and all(person.look["proven"] for person in pair.people.values())


def test_before_the_end_nothing_is_proven() -> None:
    pair = Pair("brave-rats", {}, "middle").play(4)
    assert not any(person.look["proven"] for person in pair.people.values())


@pytest.mark.parametrize("options", [{}, {"variants": ["random-deal"]}], ids=str)
def test_where_luck_has_no_secrets_every_win_is_proven_at_once(options: Json) -> None:
    pair = Pair("brave-rats", options, "plain")
    while pair.step():
        for person in pair.people.values():
            if person.look and person.look["outcome"]:
                assert person.look["proven"]
