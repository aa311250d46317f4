"""What the tests share: matches of every game, scenarios of Brave Rats, and the bridge asked in plain Python.

Chance in a test comes from `random.Random` with a fixed seed, never from the engine's own luck.
"""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, combinations, product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from pocketcrowns.brave_rats.cards import EDITIONS
from pocketcrowns.brave_rats.variants import State
from pocketcrowns.bridge import handle
from pocketcrowns.core.game import SEATS, Both, Event, Game, Json
from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES

GOLDEN = Path(__file__).parent / "golden"
ROOT = Path(__file__).parents[1]
VIEWERS = (*SEATS, None)
CODES = frozenset(
    [
        "malformed",
        "unknown_verb",
        "unknown_game",
        "bad_options",
        "bad_record",
        "unknown_match",
        "not_your_turn",
        "illegal_action",
        "impossible",
        "game_over",
        "nothing_to_undo",
        "internal",
    ]
)

# Brave Rats ----------------------------------------------------------------------------------------

BRAVE_RATS = GAMES["brave-rats"]
SYMBOLS = {"W": ("p1", 1, False), "L": ("p2", 1, False), "H": (None, 0, False)}
SYMBOLS |= {"W2": ("p1", 2, False), "L2": ("p2", 2, False), "W!": ("p1", 0, True), "L!": ("p2", 0, True)}

ALL_HELD = [
    f"{card} {card}"
    for card in ["musician", "princess", "spy", "assassin", "ambassador", "wizard", "prince", "general"]
]


def deck(edition: int) -> list[str]:
    return list(EDITIONS[edition])


def both_decks(edition: int) -> Counter[str]:
    return Counter(deck(edition) * 2)


def golden_table(name: str) -> dict[tuple[int, int], tuple[str | None, int, bool]]:
    """(row's strength, column's strength) to (winner with p1 on the rows, victories, whether it is the game)."""
    lines = [line for line in (GOLDEN / name).read_text("ascii").splitlines() if line and not line.startswith("#")]
    columns = [int(column) for column in lines[0].split()]
    table = {}
    for line in lines[1:]:
        row, *cells = line.split()
        table |= {(int(row), column): SYMBOLS[cell] for column, cell in zip(columns, cells, strict=True)}
    return table


def sit(*variants: str, seed: str = "a seed", edition: int = 16, princes: str = "random", **rulings: str) -> Match[Any]:
    """A match of Brave Rats that has just begun."""
    options = {"edition": edition, "variants": list(variants), "princes": princes, "rulings": rulings}
    return Match(BRAVE_RATS, options, seed)


def at_start(*variants: str, edition: int, **options: str) -> State:
    """The first state of a match of Brave Rats, before luck has decided anything."""
    given = {"edition": edition, "variants": list(variants), **options}
    return BRAVE_RATS.start(BRAVE_RATS.complete_options(given)).state


def play(match: Match[Any], *rounds: str) -> list[Event]:
    """Play rounds such as "spy assassin", p1's card first; a Spy's victim lays theirs before the other chooses."""
    events: list[Event] = []
    for cards in rounds:
        chosen = Both(*cards.split())
        for _ in SEATS:
            seat = match.waiting_for()[0]
            events += match.choose(seat, chosen.of(seat))
    return events


def seen(match: Match[Any], viewer: str | None = None) -> Json:
    """What a viewer sees of the table."""
    return match.view(viewer)["seen"]


def last_round(match: Match[Any]) -> Json:
    """The round just finished."""
    return seen(match)["rounds"][-1]


def standing(match: Match[Any], *names: str) -> list[tuple[int, int]]:
    """Pairs (p1's, p2's) of what an onlooker sees under these names."""
    return [(seen(match)[name]["p1"], seen(match)[name]["p2"]) for name in names]


def reached_states(match: Match[Any]) -> list[State]:
    """All states of the match so far, luck's included, the first one first."""
    record = match.record()
    states = [match.game.start(record["options"]).state]
    for choices in record["turns"]:
        if set(choices) == match.game.actors(states[-1]):
            states.append(match.game.apply(states[-1], choices).state)
    return states


def swapped(rounds: list[str]) -> list[str]:
    """The same rounds with the seats exchanged."""
    return [" ".join(reversed(cards.split())) for cards in rounds]


def kinds(events: list[Event]) -> list[str]:
    """What happened, by kind."""
    return [event.kind for event in events]


# Any game ------------------------------------------------------------------------------------------


def play_on(match: Match[Any], rng: Random, choices: int = 10**9) -> list[Event]:
    """Random legal choices of random seats until the match is over or that many have been made."""
    events: list[Event] = []
    while choices and (waiting_for := match.waiting_for()):
        seat = rng.choice(waiting_for)
        events += match.choose(seat, rng.choice(match.view(seat)["legal"]))
        choices -= 1
    return events


# Tried in every combination; the other options are spread over them.
CROSSED = {"brave-rats": ("variants", "edition"), "r-vs-r": ("setup", "match")}
WHOLE = {"rounds": [2]}  # the values that are tried of a whole number


def values_of(name: str, option: Json) -> list[Any]:
    """Every value that an option of the catalogue allows; of a whole number, those in WHOLE."""
    if option["kind"] == "one":
        return list(option["values"])
    if option["kind"] == "group":
        return combined(option["options"])
    if option["kind"] == "whole":
        return WHOLE[name]
    subsets = chain.from_iterable(combinations(option["values"], size) for size in range(len(option["values"]) + 1))
    return [list(chosen) for chosen in subsets if all(len(set(chosen) & set(few)) < 2 for few in option["exclusive"])]


def combined(options: Json) -> list[Json]:
    """Every combination of options of the catalogue."""
    return [
        dict(zip(options, values, strict=True)) for values in product(*(values_of(*each) for each in options.items()))
    ]


@cache
def option_sets(name: str) -> tuple[Json, ...]:
    """All combinations of a game's crossed options, each with other options taken in turn from a shuffled pack."""
    options = GAMES[name].catalogue()["options"]
    crossed = combined({key: options[key] for key in CROSSED[name]})
    others = combined({key: option for key, option in options.items() if key not in CROSSED[name]})
    spread = others * (len(crossed) // len(others) + 1)
    Random(name).shuffle(spread)
    return tuple({key: {**each, **rest}[key] for key in options} for each, rest in zip(crossed, spread, strict=False))


class Deal(NamedTuple):
    """A game, complete options, and a short name for the test's id."""

    game: str
    options: Json
    name: str

    def match(self, seed: str = "a seed") -> Match[Any]:
        return Match(GAMES[self.game], self.options, seed)

    def rng(self) -> Random:
        return Random(self.name)


def deals() -> Iterator[Deal]:
    """Every game with each of its option sets."""
    for game in GAMES:
        for options in option_sets(game):
            values = [options[key] for key in CROSSED[game]]
            named = ["+".join(value) if isinstance(value, list) else str(value) for value in values]
            yield Deal(game, options, "-".join((game, *named)))


DEALS = tuple(deals())


def is_quick(deal: Deal) -> bool:
    """Whether the quick run tries it: every variant alone in both editions, and any two together in one of them."""
    if deal.game != "brave-rats":
        return True
    variants, edition = deal.options["variants"], deal.options["edition"]
    return len(variants) < 2 or (len(variants) == 2 and edition == (16 if len("".join(variants)) % 2 else 18))


def deals_of(quick: Sequence[Deal]) -> pytest.MarkDecorator:
    """Parameters: the numbers of all deals, of which the usual run tries these."""
    marks = [() if deal in quick else pytest.mark.slow for deal in DEALS]
    return pytest.mark.parametrize(
        "deal", [pytest.param(n, id=deal.name, marks=marks[n]) for n, deal in enumerate(DEALS)]
    )


QUICK = tuple(deal for deal in DEALS if is_quick(deal))
every_deal = deals_of(QUICK)
deals_in_turn = deals_of(QUICK[::2])


@cache
def whole(deal: int) -> Match[Any]:
    """DEALS[deal] played at random to its end, once for all tests; nobody may change it."""
    match = DEALS[deal].match()
    play_on(match, DEALS[deal].rng())
    return match


def resumed(game: Game[Any], record: Json) -> Match[Any]:
    """The match of a record that went through text, as the page stores it."""
    return Match.resume(game, json.loads(json.dumps(record)))


def views(match: Match[Any]) -> str:
    """What everybody sees, as one text to compare."""
    return json.dumps([match.view(viewer) for viewer in VIEWERS])


# The bridge ----------------------------------------------------------------------------------------


def answer(text: Any) -> Json:
    """The bridge's answer to any text, once its shape has been checked."""
    told = handle(text)
    assert isinstance(told, str) and told.isascii()
    read = json.loads(told)
    if read["ok"] is True:
        assert set(read) == {"id", "ok", "result"} and isinstance(read["result"], dict)
    else:
        assert read["ok"] is False and set(read) == {"id", "ok", "error"}
        assert set(read["error"]) == {"code", "detail"} and isinstance(read["error"]["detail"], str)
        assert read["error"]["code"] in CODES
    return read


def ask(verb: str, **fields: Any) -> Json:
    """The result of a question that must be granted."""
    told = answer(json.dumps({"id": 1, "ask": verb, "with": fields}))
    assert told["id"] == 1 and told["ok"], told
    return told["result"]


def refused(verb: str, **fields: Any) -> str:
    """The code of a question that must be refused."""
    return refusal(verb, **fields)["code"]


def refusal(verb: str, **fields: Any) -> Json:
    """Code and detail of a question that must be refused."""
    told = answer(json.dumps({"id": 1, "ask": verb, "with": fields}))
    assert told["id"] == 1 and not told["ok"], told
    return told["error"]


def told_views(match: str) -> list[Json]:
    """What everybody is told of an open match."""
    return [ask("view", match=match, seat=viewer) for viewer in VIEWERS]


def choose(match: str, seat: str, action: str) -> Json:
    """The answer to a person's choice."""
    return ask("choose", match=match, seat=seat, action=action)


def choose_rounds(match: str, *rounds: str) -> Json:
    """The last answer to rounds such as "spy assassin", p1's card first, in none of which a Spy looks."""
    for cards in rounds:
        for seat, card in zip(SEATS, cards.split(), strict=True):
            told = choose(match, seat, card)
    return told
