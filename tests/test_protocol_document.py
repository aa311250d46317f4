"""engine/PROTOCOL.md names every verb with its fields, every code, and every event of both games with its facts."""

import doctest
import re
from random import Random
from typing import Any

import pytest

from pocketcrowns.bridge import VERBS
from pocketcrowns.core.game import Event
from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES
from tests.helpers import ROOT

PAGE = ROOT / "engine" / "PROTOCOL.md"
TEXT = PAGE.read_text("utf-8")
SECTIONS = {part.partition("\n")[0]: part for part in TEXT.split("\n## ")}
TITLES = {"brave-rats": "Brave Rats", "r-vs-r": "R vs R"}
NAMED = re.compile(r"`([a-z_-]+)`")
VARIANTS = [[], ["traitor"], ["lucky-draw"], ["draft", "emperor"], ["princess-attack"], ["random-deal"]]
PLAYED = {
    "brave-rats": [
        {"variants": variants, "rulings": {"musician": ruling}}
        for variants in VARIANTS
        for ruling in ("keeps", "cancels")
    ],
    "r-vs-r": [
        {"setup": setup, "match": match}
        for setup in ("standard", "first-game", "random", "secret-random", "draft", "secret-draft")
        for match in ("best-of-three", "points")
    ],
}
RARE = {"round-void"}  # after sixty placements: no walk by luck comes there


def rows(section: str) -> list[list[str]]:
    """Every line of its tables, cell by cell."""
    return [line.strip("|").split("|") for line in SECTIONS[section].splitlines() if line.startswith("|")]


def test_every_verb_is_there_with_its_fields() -> None:
    said = {NAMED.findall(name)[0]: set(NAMED.findall(fields)) for name, fields, _ in rows("Verbs")[2:]}
    assert said == {name: set(fields) for name, (_, fields) in VERBS.items()}


def test_every_code_is_there() -> None:
    sources = (path.read_text("utf-8") for path in (ROOT / "engine" / "pocketcrowns").rglob("*.py"))
    codes = {code for source in sources for code in re.findall(r'^    code(?:: [^=]+)? = "(.+)"', source, re.MULTILINE)}
    first = next(iter(SECTIONS.values()))
    said = re.findall(r"^\| (`.*?) \||^(`other_job.*)$", first, re.MULTILINE)
    assert {code for line in said for code in NAMED.findall("".join(line))} == codes


def happened(game: str, options: dict[str, Any], luck: Random) -> list[Event]:
    """All events of a match that is played by lot."""
    match, told = Match(GAMES[game], options, f"{luck.random()}"), list[Event]()
    while match.waiting_for():
        seat = luck.choice(match.waiting_for())
        told += match.choose(seat, luck.choice(match.view(seat)["legal"]))
    return told + [event for _, events, _ in match.replay() for event in events]  # with those before the first choice


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_there_with_its_facts(game: str) -> None:
    luck = Random(game)
    events = [event for options in PLAYED[game] for _ in range(8) for event in happened(game, options, luck)]
    told: dict[str, set[str]] = {}
    for event in events:
        told.setdefault(event.kind, set()).update(event.facts, event.secret)
    said = {}
    for name, facts in rows(TITLES[game]):
        kinds = NAMED.findall(name)
        if kinds:
            said[kinds[0]] = set(NAMED.findall(facts))
    assert set(told) == set(said) - RARE
    missing = {kind: told[kind] - said[kind] for kind in told if told[kind] - said[kind]}
    assert not missing


@pytest.mark.parametrize("game", GAMES)
def test_everything_a_view_shows_is_there(game: str) -> None:
    named = set(NAMED.findall(SECTIONS[TITLES[game]]))
    for options in PLAYED[game]:
        match = Match(GAMES[game], options, "a seed")
        view = match.view(match.waiting_for()[0])
        assert set(view["seen"]) <= named
        assert set(view) <= set(NAMED.findall(SECTIONS["Records, views, events"]))


@pytest.mark.parametrize(("page", "examples"), [("PROTOCOL", 10), ("LINKS", 5)])
def test_the_examples_run_as_shown(page: str, examples: int) -> None:
    result = doctest.testfile(str(PAGE.with_stem(page)), module_relative=False)
    assert result.attempted > examples and result.failed == 0
