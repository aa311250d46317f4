"""Who beats whom: the engine's table against the printed one, its own mirror, its rulings and real games."""

from itertools import product
from typing import Any

import pytest

from pocketcrowns.brave_rats.cards import DECK
from pocketcrowns.brave_rats.table import table
from pocketcrowns.core.game import Json
from tests.helpers import BRAVE_RATS, golden_table, play, seen, sit

IDS = {card.strength: card.id for card in DECK}
SWAP = {"p1": "p2", "p2": "p1"}
PLAIN = golden_table("clash.txt")
PLUS_TWO = golden_table("clash_plus_two.txt")

Key = tuple[str, str, int, int]


def asked(edition: int = 16, **rulings: str) -> Json:
    return table(BRAVE_RATS.complete_options({"edition": edition, "rulings": rulings}))


def rounds(**how: Any) -> dict[Key, list[Json]]:
    """(p1's card, p2's card, what each has on top) to the events of the round."""
    told = {}
    for each in asked(**how)["rounds"]:
        cards, bonus = each["cards"], each["bonus"]
        told[cards["p1"], cards["p2"], bonus["p1"], bonus["p2"]] = each["events"]
    return told


def summary(events: list[Json]) -> tuple[str | None, int, bool]:
    verdict = events[0]
    return verdict["winner"], verdict["worth"], verdict["game"]


@pytest.mark.parametrize("edition", [16, 18])
def test_every_two_cards_meet_once_with_every_plus_two(edition: int) -> None:
    answer = asked(edition)
    found = [(*each["cards"].values(), *each["bonus"].values()) for each in answer["rounds"]]
    fighters = [*IDS.values(), *(["blank"] if edition == 18 else [])]
    assert answer["fighters"] == fighters
    assert sorted(found) == sorted(product(fighters, fighters, (0, 2), (0, 2)))
    assert answer["cards"] == [*IDS.values(), *(["mime"] if edition == 18 else [])]


@pytest.mark.parametrize("edition", [16, 18])
def test_the_printed_table_holds_in_all_64_cells_from_both_sides(edition: int) -> None:
    here = rounds(edition=edition)
    for (row, column), (winner, worth, game) in PLUS_TWO.items():
        assert summary(here[IDS[row], IDS[column], 2, 0]) == (winner, worth, game)
        assert summary(here[IDS[column], IDS[row], 0, 2]) == (winner and SWAP[winner], worth, game)
    for (row, column), cell in PLAIN.items():
        for both in (0, 2):
            assert summary(here[IDS[row], IDS[column], both, both]) == cell


def mirrored(value: Any) -> Any:
    """The same with the seats exchanged wherever one is named."""
    if isinstance(value, dict):
        return {SWAP.get(key, key): mirrored(each) for key, each in value.items()}
    if isinstance(value, list):
        return [mirrored(each) for each in value]
    return SWAP.get(value, value) if isinstance(value, str) else value


def in_order(event: Json) -> tuple[str, str]:
    return event["kind"], event.get("seat", "")


def test_swapped_seats_tell_the_swapped_round() -> None:
    here = rounds(edition=18)
    for (one, two, mine, theirs), events in here.items():
        turned = mirrored(here[two, one, theirs, mine])
        assert sorted(turned, key=in_order) == sorted(events, key=in_order)


def kinds(events: list[Json]) -> list[str]:
    return [event["kind"] for event in events]


def test_br1_changes_what_a_musician_leaves_of_general_and_spy_and_nothing_else() -> None:
    keeps, cancels = rounds(), rounds(musician="cancels")
    changed = {key for key in keeps if keeps[key] != cancels[key]}
    assert {frozenset(key[:2]) for key in changed} == {
        frozenset({"musician", other}) for other in ("general", "spy", "ambassador")
    }
    assert len(changed) == 6 * 4
    for one, two, *bonus in changed:
        before, after = keeps[one, two, *bonus], cancels[one, two, *bonus]
        if "ambassador" in (one, two):  # BR4: with musician=cancels it banks nothing
            assert sorted(before[0]["held"].values()) == [1, 2] and after[0]["held"] == {"p1": 1, "p2": 1}
        else:
            assert kinds(before)[1:] == ["bonus" if "general" in (one, two) else "look"]
            assert kinds(after) == ["verdict", "lost-to-musician"]
            assert before[0] == after[0]


def test_br4_changes_what_waits_behind_an_ambassador_and_nothing_else() -> None:
    banks, plain = rounds(), rounds(ambassador="plain")
    changed = {key for key in banks if banks[key] != plain[key]}
    assert changed and all("ambassador" in key[:2] for key in changed)
    for key, events in banks.items():
        verdict = events[0]
        banked = {key[number] == "ambassador" and not verdict["why"]["silenced"] for number in (0, 1)}
        assert (key in changed) == (verdict["winner"] is None and True in banked)
        if key in changed:
            assert plain[key][0] == {**verdict, "held": {"p1": 1, "p2": 1}}


def test_br6_is_about_the_end_of_the_cards_and_changes_nothing_here() -> None:
    assert rounds(edition=18, cards_out="most_victories") == rounds(edition=18)


def test_br8_a_mime_is_a_plain_five_at_first_then_whatever_was_played_before() -> None:
    assert asked(16)["copies"] == {}
    becomes = {each["previous"]: each["as"] for each in asked(18)["copies"]["mime"]}
    assert becomes == {None: "blank", "blank": "blank"} | {card: card for card in IDS.values()}


def test_br8_only_a_general_stands_behind_a_two_so_facing_one_a_mime_is_a_general() -> None:
    assert {each["previous"]: each["bonus"] for each in asked(18)["copies"]["mime"]} == {
        None: [0],
        "blank": [0],
        **{card: [0] for card in IDS.values()},
        "general": [0, 2],
    }


@pytest.mark.parametrize("rulings", [{}, {"musician": "cancels"}, {"ambassador": "plain"}], ids=str)
def test_a_real_first_round_is_the_one_in_the_table(rulings: dict[str, str]) -> None:
    """The Princess's game is the exception: it ends, so nothing waits and nothing follows."""
    told = rounds(edition=18, **rulings)
    for (one, two, *bonus), events in told.items():
        if bonus != [0, 0]:
            continue
        cards = [{"blank": "mime"}.get(card, card) for card in (one, two)]  # BR8
        happened = [event.seen_by(None) for event in play(sit(edition=18, **rulings), " ".join(cards))]
        found = [event for event in happened if event["kind"] not in ("sealed", "revealed", "game-over")]
        verdict = {**events[0], "cards": {"p1": cards[0], "p2": cards[1]}}
        assert found == [verdict, *events[1:]]


def test_a_real_round_after_two_generals_is_the_one_in_the_table() -> None:
    told = rounds(edition=18)
    for one, two in product([card for card in IDS.values() if card != "general"], repeat=2):
        match = sit(edition=18)
        happened = [event.seen_by(None) for event in play(match, "general general", f"{one} {two}")]
        verdict = [event for event in happened if event["kind"] == "verdict"][-1]
        expected = told[one, two, 2, 2][0]
        for name in ("as", "strength", "winner", "game", "why"):
            assert verdict[name] == expected[name]
        if expected["winner"] and not expected["game"]:  # the Generals' round waits for whoever wins
            assert verdict["worth"] == expected["worth"] + 1
        assert seen(match)["rounds"][0]["winner"] is None
