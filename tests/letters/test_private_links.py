"""Private links: a seat goes where its player takes it, and nobody else can take it over or bring it to a halt."""

from dataclasses import replace
from random import Random

import pytest

from pocketcrowns.core.game import Json
from pocketcrowns.letters.items import Item, Kind, Transcript
from pocketcrowns.letters.table import Own
from tests.helpers import ask

from .post import SEATS, Pair, Person, link, rival, transcript
from .test_whole_games import each_kind, each_secret_kind

MADE_UP = bytes(range(32))
OPEN_GAMES = [("brave-rats", {}), ("brave-rats", {"variants": ["random-deal"]}), ("r-vs-r", {"first": "p2"})]
each_open_game = pytest.mark.parametrize(("game", "options"), OPEN_GAMES, ids=str)


def own(person: Person) -> Own:
    return Own(person.seat, bytes.fromhex(person.secret))


def resigned(honest: Transcript, seat: str) -> Transcript:
    return replace(honest, items=(*honest.items, Item(seat, Kind.RESIGNED)))


def waiting(pair: Pair) -> Person:
    """Whoever has to choose now, with the other's last message read and nothing chosen yet."""
    while not pair.writer.look["choosing"]:
        pair.step()
    return pair.writer


@each_kind
def test_a_private_link_of_another_seat_or_secret_changes_nothing(game: str, options: Json) -> None:
    """Made up; or the other player's own true one, sent instead of an open link; as it stands, or with a resignation in
    the name of whoever reads it, or of whoever wrote it."""
    pair = Pair(game, options, "over").play(4)
    victim = waiting(pair)
    attacker = pair.people[rival(victim.seat)]
    honest = transcript(victim.look["text"])
    forgeries = [honest, *(resigned(honest, seat) for seat in SEATS)]
    for whose in (Own(victim.seat, MADE_UP), Own(attacker.seat, MADE_UP), own(attacker)):
        for forged in forgeries:
            told = victim.read(link(forged, whose))
            assert (told["verdict"], told["seat"]) == ("not-yours", whose.seat), told
            assert "look" not in told and told["about"]["id"] == victim.look["id"]
    true = ask("letter_private", **attacker.kept)["text"]
    assert victim.read(true)["verdict"] == "not-yours"


@each_kind
def test_the_invitation_of_whoever_waits_is_not_taken_over_either(game: str, options: Json) -> None:
    """p1 has sealed a card, or hashed a seed; with another secret neither could ever be opened."""
    pair = Pair(game, options, "waits").play(1)
    inviter = pair.people["p1"]
    joined = transcript(pair.people["p2"].look["text"])
    for whose in (Own("p1", MADE_UP), Own("p2", MADE_UP), own(pair.people["p2"])):
        for forged in (transcript(inviter.look["text"]), joined):
            assert inviter.read(link(forged, whose))["verdict"] == "not-yours"


@each_kind
def test_what_the_other_device_has_done_comes_with_our_own_private_link(game: str, options: Json) -> None:
    """Nobody else has the secret, so all that stands in our name there is ours. But what was chosen there cannot be
    chosen again here after what followed it was seen: there is no way back from it."""
    pair = Pair(game, options, "two devices").play(2)
    person = waiting(pair)
    here = Person(person.seat, Random(0))
    here.secret, here.look = person.secret, dict(person.look)
    pair.step()
    private = ask("letter_private", **person.kept)["text"]
    told = here.read(private)
    assert told["verdict"] == "taken" and told["back"] is False
    assert told["look"]["text"] == person.look["text"]
    assert here.read(pair.links[-1])["verdict"] == "pretends", "an open link could be anybody's"
    here.look = person.look
    pair.step()
    open_one = here.read(pair.links[-1])
    assert open_one["verdict"] == "taken" and open_one["back"] is True
    of_the_other_alone = here.read(link(transcript(pair.links[-1]), own(person)))
    assert of_the_other_alone["verdict"] == "taken" and of_the_other_alone["back"] is True


@each_kind
def test_our_own_private_link_is_compared_like_any_other(game: str, options: Json) -> None:
    pair = Pair(game, options, "compared").play(3)
    person = pair.people["p1"]
    older = ask("letter_private", **person.kept)["text"]
    pair.play(2)
    assert person.read(older)["verdict"] == "older"
    honest = transcript(person.look["text"])
    changed = replace(honest, items=(replace(honest.items[0], value=b"Max"), *honest.items[1:]))
    told = person.read(link(changed, own(person)))
    assert (told["verdict"], told["seat"]) == ("fork", "p1")
    assert told["about"]["names"]["p1"] == "Léa", "as it is here, not as the link says"


def test_what_our_secret_does_not_open_is_not_taken() -> None:
    """p1 could never go on: the seal would stay shut."""
    pair = Pair("brave-rats", {}, "seal").play(2)
    p1 = pair.people["p1"]
    sealed = Item("p1", Kind.CHOICE_HASH, bytes(32))
    forged = transcript(p1.look["text"])
    forged = replace(forged, items=(*forged.items, sealed))
    for person in (p1, Person("p1", Random(1))):
        told = person.read(link(forged, own(p1)))
        assert (told["verdict"], told["reason"], told["seat"]) == ("foul", "other-secret", "p1")


def test_a_seed_that_the_secret_does_not_open_is_not_taken() -> None:
    honest = transcript(Pair("brave-rats", {"variants": ["random-deal"]}, "seed").play(1).links[0])
    told = Person("p1", Random(1)).read(link(honest, Own("p1", MADE_UP)))
    assert (told["verdict"], told["reason"], told["seat"]) == ("foul", "other-secret", "p1")


@each_kind
def test_a_private_link_for_whoever_has_not_joined_is_none(game: str, options: Json) -> None:
    """Whoever took it would play with a secret that its maker knows."""
    invitation = transcript(Pair(game, options, "invitation").play(1).links[0])
    told = Person("p2", Random(1)).read(link(invitation, Own("p2", MADE_UP)))
    assert (told["verdict"], told["reason"], told["seat"]) == ("foul", "other-secret", "p2")


@each_secret_kind
def test_where_luck_has_secrets_no_other_secret_fits(game: str, options: Json) -> None:
    pair = Pair(game, options, "fits").play(4)
    for seat, person in pair.people.items():
        told = Person(seat, Random(1)).read(link(transcript(person.look["text"]), Own(seat, MADE_UP)))
        assert (told["verdict"], told["reason"], told["seat"]) == ("foul", "other-secret", seat)


@each_open_game
def test_where_nothing_is_kept_a_made_up_secret_may_fit_and_its_reader_is_asked(game: str, options: Json) -> None:
    """Nothing in such a game hangs on p2's secret, so the engine cannot tell; it says whose seat it would be."""
    pair = Pair(game, options, "asked").play(4)
    honest = transcript(pair.people["p2"].look["text"])
    told = Person("p2", Random(1)).read(link(honest, Own("p2", MADE_UP)))
    assert (told["verdict"], told["seat"]) == ("private", "p2")
    assert told["look"]["names"] == {"p1": "Léa", "p2": "Tom"}


def test_whoever_took_a_seat_over_with_a_new_secret_has_a_private_link_too() -> None:
    """p1 had nothing open; what is sealed since is opened by the new secret."""
    for seed in range(20):
        pair, new = Pair("brave-rats", {}, seed), Person("p1", Random(3))
        while pair.step() and not (pair.turn == "p1" and new.read(pair.links[-1]).get("able")):
            pass
        if pair.writer.look["choosing"]:
            break
    new.look = ask("letter_take", text=pair.links[-1], seat="p1", secret=new.secret)
    new.answer()
    private = ask("letter_private", **new.kept)["text"]
    told = Person("p1", Random(4)).read(private)
    assert told["verdict"] == "private" and told["look"]["chosen"] == new.look["chosen"] is not None
    with_the_old = link(transcript(new.look["text"]), own(pair.people["p1"]))
    assert Person("p1", Random(4)).read(with_the_old)["reason"] == "other-secret"
