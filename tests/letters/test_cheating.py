"""A cheating script: every field of every message altered, with a right check, so that only the protocol can tell."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from pocketcrowns.core.game import Json
from pocketcrowns.letters import proofs
from pocketcrowns.letters.faults import REASONS, Foul
from pocketcrowns.letters.items import SEED_BYTES, Item, Kind, Transcript
from pocketcrowns.letters.letter import kept
from pocketcrowns.letters.post import REGISTRY
from pocketcrowns.letters.table import Own
from pocketcrowns.letters.writing import sealed
from pocketcrowns.r_vs_r.tiles import NEUTRAL_IDS

from .post import Pair, Person, link, rival, transcript
from .test_whole_games import KINDS, each_kind

REFUSED = {"foul", "fork", "older", "pretends", "unreadable"}
FREE = {Kind.NAME, Kind.SEED_HASH, Kind.SEED, Kind.CHOICE_HASH, Kind.OWN_LUCK_HASH, Kind.KEPT_HASH}  # to say, once
CHOICES = {Kind.CHOICE, Kind.PASSED}
LOOKED_AT = 9  # items of a message, at most


def flipped(value: bytes, place: int) -> bytes:
    return value[:place] + bytes([value[place] ^ 1]) + value[place + 1 :]


def altered(item: Item) -> Iterator[Item]:
    """The item with one field wrong."""
    yield replace(item, author=rival(item.author))
    for place in sorted({0, len(item.value) // 2, len(item.value) - 1}) if item.value else ():
        yield replace(item, value=flipped(item.value, place))
    for kind in Kind:
        if kind is not item.kind and kind.length == item.kind.length:
            yield replace(item, kind=kind)


def forgeries(honest: Transcript, places: list[int]) -> Iterator[tuple[Transcript, Item, bool]]:
    """Transcripts with one thing wrong at one of these items: the item, and whether only its value is changed."""
    items = honest.items
    for place in places:
        before, item, after = items[:place], items[place], items[place + 1 :]
        for other in altered(item):
            only_value = (other.author, other.kind) == (item.author, item.kind)
            yield replace(honest, items=(*before, other, *after)), item, only_value
        yield replace(honest, items=(*before, *after)), item, False
        yield replace(honest, items=(*before, item, item, *after)), item, False
        if after and after[0] != item:
            yield replace(honest, items=(*before, after[0], item, *after[1:])), item, False


def check_refused(told: Json, why: Any) -> None:
    assert told["verdict"] in REFUSED, (told["verdict"], why)
    assert told["verdict"] != "foul" or told["reason"] in REASONS


@each_kind
def test_nothing_of_what_was_read_can_be_changed_afterwards(game: str, options: Json) -> None:
    """A change of mind, a lie about old messages: the device that has read them knows better."""
    rng = Random(1)
    pair = Pair(game, options, "afterwards")
    for stop in (1, 2, 3, 5, 9):
        if not pair.play(stop - len(pair.links)).links[stop - 1 :]:
            break
        honest = transcript(pair.links[-1])
        reader = pair.writer
        count = len(honest.items)
        for forged, item, _ in forgeries(honest, rng.sample(range(count), min(count, LOOKED_AT))):
            check_refused(reader.read(link(forged)), (stop, item))


@each_kind
def test_nothing_new_that_breaks_a_rule_is_believed(game: str, options: Json) -> None:
    """The same, of a message that is read for the first time. What its author may say freely is no lie yet."""
    pair = Pair(game, options, "new")
    for _ in range(9):
        text = pair.writer.answer()
        if text is None:
            break
        honest, reader = transcript(text), pair.people[rival(pair.turn)]
        known = len(transcript(reader.look["text"]).items) if reader.look else 0
        for forged, item, only_value in forgeries(honest, list(range(known, len(honest.items)))):
            if only_value and item.kind in FREE | CHOICES:
                continue
            told = reader.read(link(forged))
            if reader.look and link(forged) == reader.look["text"]:
                assert told["verdict"] == "same"
                continue
            if not reader.look and item.kind in (Kind.NAME, Kind.SEED_HASH, Kind.OWN_LUCK_HASH, Kind.CHOICE_HASH):
                assert told["verdict"] in REFUSED | {"invitation"}  # nobody has promised anything yet
            else:
                check_refused(told, item)
        pair.step()


def test_what_was_sealed_cannot_be_another_card() -> None:
    """BR: whatever p1 opens, with whatever salt, is the card of before."""
    pair = Pair("brave-rats", {}, "sealed").play(2)
    p1, p2 = pair.people["p1"], pair.people["p2"]
    honest = transcript(pair.writer.answer() or "")
    place = next(n for n, item in enumerate(honest.items) if item.kind is Kind.CHOICE_OPENED)
    opened = honest.items[place]
    for card in transcript_cards(p2):
        for salt in (opened.value[:SEED_BYTES], bytes(SEED_BYTES)):
            value = salt + card.encode()
            if value == opened.value:
                continue
            forged = replace(honest, items=(*honest.items[:place], replace(opened, value=value)))
            told = p2.read(link(forged))
            assert (told["verdict"], told["reason"], told["seat"]) == ("foul", "other-choice", "p1")
            assert told["message"] == 3 and told["about"]["names"] == {"p1": "Léa", "p2": "Tom"}
    assert p1.look["text"] == link(honest)


def transcript_cards(person: Person) -> list[str]:
    return person.view()["seen"]["left"]["p1"]


def test_luck_cannot_be_chosen_afterwards() -> None:
    """p1's share was hashed before p2's was known."""
    pair = Pair("brave-rats", {"variants": ["random-deal"]}, "luck").play(2)
    honest = transcript(pair.writer.answer() or "")
    place = next(n for n, item in enumerate(honest.items) if item.kind is Kind.SEED_OPENED)
    forged = Item("p1", Kind.SEED_OPENED, bytes(SEED_BYTES))
    told = pair.people["p2"].read(link(replace(honest, items=(*honest.items[:place], forged))))
    assert (told["verdict"], told["reason"], told["message"]) == ("foul", "other-seed", 3)


class Liar(Person):
    """Somebody whose program lets them play what luck has not dealt; everything else it does as ours does."""

    lied = False

    def answer(self) -> str | None:
        if not self.lied:
            return self._lie() or super().answer()
        return self._go_on(transcript(self.look["text"]))

    def receive(self, text: str) -> None:
        if not self.lied:
            return super().receive(text)
        self.look = {**self.look, "text": text}
        return None

    def _lie(self) -> str | None:
        """The first thing that is not ours to play and that the other believes."""
        if not self.look["choosing"]:
            return None
        written = transcript(self.look["text"])
        table = kept(REGISTRY, self.look["text"], self.seat, self.secret)
        passes = table.way() == "passing"
        for false in self.passing(table) if passes else self.wanted(self.legal()):
            item = Item(self.seat, Kind.PASSED if passes else Kind.CHOICE, false.encode())
            text = self._go_on(replace(written, items=(*written.items, item)))
            if text and self.believed(text):
                self.lied, self.look = True, {**self.look, "text": text}
                return text
        return None

    def wanted(self, true: list[str]) -> Iterator[str]:
        if any("@" in action for action in true):
            held = {action.split("@")[0] for action in true}
            cells = {action.split("@")[1][:2] for action in true}
            return (f"{tile}@{cell}" for tile in NEUTRAL_IDS if tile not in held for cell in sorted(cells))
        left = self.view()["seen"]["left"]
        return (card for card in (left or {}).get(self.seat, ()) if card not in true)

    def passing(self, table: Any) -> Iterator[str]:
        """To pass on what was not in the packet."""
        true = table.hidden.passed(table.state, self.legal()[0]).split(" ")
        return (" ".join([*true[:-1], card]) for card in table.state.stock if card not in table.state.packet)

    def _go_on(self, written: Transcript) -> str | None:
        """All that is due, from a table that does not know what was dealt to us."""
        try:
            while True:
                table = REGISTRY.table(written, None)
                due = table.due()
                if due is None or due[0] != self.seat:
                    return link(written)
                item = self._due(table, due[1])
                written = replace(written, items=(*written.items, item))
                if item.kind is Kind.OWN_LUCK_OPENED:
                    return link(written)  # from here on our own program would stop us
        except Foul:
            return None

    def _due(self, table: Any, kinds: frozenset[Kind]) -> Item:
        secret = bytes.fromhex(self.secret)
        if Kind.OWN_LUCK_OPENED in kinds:
            seed = proofs.own_luck(secret, table.id, self.seat, table.fate.opened[self.seat] + 1)
            return Item(self.seat, Kind.OWN_LUCK_OPENED, seed)
        action = table.game.legal(table.state, self.seat)[0]
        if Kind.PASSED in kinds:
            return Item(self.seat, Kind.PASSED, table.hidden.passed(table.state, action).encode())
        assert Kind.CHOICE in kinds
        return Item(self.seat, Kind.CHOICE, action.encode())


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("brave-rats", {"variants": ["lucky-draw"]}),
        ("brave-rats", {"variants": ["draft"]}),
        ("r-vs-r", {"setup": "secret-random", "first": "p2"}),
    ],
    ids=str,
)
def test_who_plays_what_luck_did_not_deal_is_found_out_in_the_end(game: str, options: Json) -> None:
    """Nobody can see it at the time; the seeds that are opened after the game, or the round, tell."""
    pair = Pair(game, options, "liar")
    liar = Liar("p2", Random(5))
    pair.people["p2"] = liar
    honest = pair.people["p1"]
    liar.believed = lambda text: honest.read(text)["verdict"] == "taken"
    while True:
        text = pair.writer.answer()
        assert text, "the game went on to its end and nobody found out"
        pair.turn = rival(pair.turn)
        if pair.turn == "p1":
            told = honest.read(text)
            if told["verdict"] == "foul":
                break
        pair.writer.receive(text)
    assert liar.lied and (told["reason"], told["seat"]) == ("not-drawn", "p2")


def test_a_sealed_link_says_nothing_of_the_card() -> None:
    """Whatever p1 seals, p2 is shown the same, and the link holds neither the salt nor the secret."""
    shown = set()
    pair = Pair("brave-rats", {}, "hiding")
    start = pair.people["p1"].look
    for card in pair.people["p1"].legal():
        p1 = pair.people["p1"]
        p1.look = start
        p1.choose(card)
        table = kept(REGISTRY, p1.look["text"], "p1", p1.secret)
        assert sealed(table) == card and table.hashed
        content = link(transcript(p1.look["text"])).encode()
        assert proofs.salt(bytes.fromhex(p1.secret), table.hashed[1]) not in transcript_bytes(p1.look["text"])
        assert p1.secret.encode() not in content
        told = Person("p2", Random(0)).read(p1.look["text"])["look"]
        shown.add(str({**told, "text": None}))
    assert len(shown) == 1


def transcript_bytes(text: str) -> bytes:
    return b"".join(item.encoded() for item in transcript(text).items)


def test_nobody_can_speak_for_the_other() -> None:
    """A link that holds a choice of ours which we did not make."""
    pair = Pair("r-vs-r", {"setup": "first-game", "first": "p1"}, "pretends").play(2)
    honest = pair.people["p2"]
    before = honest.look
    pair.play(2)
    honest.look = before
    told = honest.read(pair.links[2])
    assert told["verdict"] == "taken" and told["look"]["text"] == pair.links[2]
    honest.look = {**before, "text": pair.links[1]}
    told = honest.read(pair.links[3])
    assert (told["verdict"], told["message"]) == ("pretends", 4)


@pytest.mark.parametrize("kind", KINDS[:1])
def test_a_private_link_with_a_wrong_secret_is_refused(kind: tuple[str, Json]) -> None:
    pair = Pair(*kind, "wrong").play(1)
    forged = link(transcript(pair.links[0]), Own("p1", bytes(32)))
    told = Person("p1", Random(2)).read(forged)
    assert (told["verdict"], told["reason"]) == ("foul", "other-secret")


def test_what_an_assassin_found_cannot_be_told_otherwise() -> None:
    """RV14: luck picks among hidden tiles that only their owner knows; once the seeds are open, everybody can tell."""
    options = {"setup": "secret-random", "match": "points", "rounds": 1}
    honest = transcript(Pair("r-vs-r", options, 15).play().links[-1])
    place = next(n for n, item in enumerate(honest.items) if item.kind is Kind.TOLD)
    author, others = honest.items[place].author, [tile for tile in NEUTRAL_IDS if tile != honest.items[place].text]
    for tile in others:
        told = Item(author, Kind.TOLD, tile.encode())
        forged = replace(honest, items=(*honest.items[:place], told, *honest.items[place + 1 :]))
        answer = Person("p2", Random(3)).read(link(forged))
        assert (answer["verdict"], answer["reason"], answer["seat"]) == ("foul", "other-luck", author)
