"""engine/PROTOCOL.md names every verb with its fields, every code, every event of both games with its facts, and every
id that a view, an event or an answer can have, but for cards, tiles and options, which the catalogue lists."""

import ast
import doctest
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product
from random import Random
from typing import Any, get_args

import pytest

from pocketcrowns.brave_rats.cards import CARDS
from pocketcrowns.brave_rats.clash import clash
from pocketcrowns.brave_rats.table import BONUSES
from pocketcrowns.bridge import VERBS
from pocketcrowns.core.game import LUCK, SEATS, Both, Event
from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES
from pocketcrowns.letters.faults import REASONS, Foul
from pocketcrowns.links.frame import Reason
from pocketcrowns.players.coach.review import VERDICTS
from pocketcrowns.r_vs_r.targets import HIDDEN
from pocketcrowns.r_vs_r.tiles import TILES
from tests.amounts import usually
from tests.helpers import ROOT, ask

ENGINE = ROOT / "engine" / "pocketcrowns"
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


def rows(section: str, head: str) -> list[list[str]]:
    """Every line, cell by cell, of its table whose first column has this head."""
    tables = re.findall(r"(?:^\|.*\n?)+", SECTIONS[section], re.MULTILINE)
    [table] = [each for each in tables if each.startswith(f"| {head} |")]
    return [line.strip("|").split("|") for line in table.splitlines()[2:]]


def column(section: str, head: str) -> list[str]:
    """The names in its first column."""
    return [name for cells in rows(section, head) for name in NAMED.findall(cells[0])]


def said_of(section: str, head: str) -> dict[str, set[str]]:
    """The names in the second column beside each in the first."""
    said = {name: set(NAMED.findall(cells[1])) for cells in rows(section, head) for name in NAMED.findall(cells[0])}
    assert len(said) == len(column(section, head))
    return said


def test_every_verb_is_there_with_its_fields() -> None:
    said = said_of("Verbs", "verb")
    assert said == {name: set(fields) for name, (_, fields) in VERBS.items()}


def test_every_code_is_there() -> None:
    sources = (path.read_text("utf-8") for path in (ROOT / "engine" / "pocketcrowns").rglob("*.py"))
    codes = {code for source in sources for code in re.findall(r'^    code(?:: [^=]+)? = "(.+)"', source, re.MULTILINE)}
    first = next(iter(SECTIONS.values()))
    said = re.findall(r"^\| (`.*?) \||^(`other_job.*)$", first, re.MULTILINE)
    assert {code for line in said for code in NAMED.findall("".join(line))} == codes


@cache
def played(game: str) -> list[tuple[Match[Any], list[Event]]]:
    """Matches that are played by lot, each with all its events."""
    luck, matches = Random(game), []
    for options in PLAYED[game]:
        for _ in range(usually(4, 8)):
            match, told = Match(GAMES[game], options, f"{luck.random()}"), list[Event]()
            while match.waiting_for():
                seat = luck.choice(match.waiting_for())
                told += match.choose(seat, luck.choice(match.view(seat)["legal"]))
            told += [event for _, events, _ in match.replay() for event in events]  # those before the first choice too
            matches.append((match, told))
    return matches


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_there_with_its_facts(game: str) -> None:
    told: dict[str, set[str]] = {}
    for event in (event for _, events in played(game) for event in events):
        told.setdefault(event.kind, set()).update(event.facts, event.secret)
    said = said_of(TITLES[game], "event")
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


def calls(path: str, name: str) -> Iterator[ast.Call]:
    """Every call of a function or method of this name, in the modules of the engine that fit the path."""
    files = sorted(ENGINE.glob(path))
    assert files
    for node in (node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == name:
            yield node


def texts(node: ast.AST) -> set[str]:
    """The texts that stand in an expression."""
    return {each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def passed(path: str, name: str, place: int) -> set[str]:
    """The texts that are passed at this place in such calls."""
    return {text for call in calls(path, name) for text in texts(call.args[place])}


def objects(path: str, key: str) -> Iterator[tuple[str, set[str]]]:
    """Of every object that a module writes out with a text under this key: the text, and the names of the others; "**"
    for names that come from elsewhere."""
    for node in ast.walk(ast.parse((ENGINE / path).read_text("utf-8"))):
        if isinstance(node, ast.Dict):
            names = ["**" if name is None else "".join(texts(name)) for name in node.keys]
            if key in names and (found := texts(node.values[names.index(key)])):
                yield found.pop(), set(names) - {key}


def test_every_verdict_on_a_link_is_there_with_what_goes_with_it() -> None:
    told: dict[str, set[str]] = {}
    for verdict, names in objects("letters/reading.py", "verdict"):
        told.setdefault(verdict, set()).update(names - {"about"})
    told["foul"] = told["foul"] - {"**"} | set(Foul("turn").facts)
    assert said_of("Letters", "verdict") == told
    assert sorted(column("Letters", "unreadable")) == sorted(get_args(Reason))
    assert sorted(column("Letters", "foul")) == sorted(REASONS)
    assert set(REASONS) == passed("letters/*.py", "Foul", 0) | passed("letters/*.py", "foul", 0)


def test_everything_in_a_look_is_there() -> None:
    [said] = re.findall(r"^LOOK: (.*?)\n\n", TEXT, re.MULTILINE | re.DOTALL)
    look = ask("letter_new", game="brave-rats", name="Ann", secret="00" * 32)
    given_up = passed("letters/*.py", "Outcome", 1)
    assert set(NAMED.findall(said)) == {*look, "reason", *given_up} and len(given_up) == 1


def test_every_reason_of_an_end_is_there() -> None:
    said = {
        game: {name: cells[1] for cells in rows(TITLES[game], "reason") for name in NAMED.findall(cells[0])}
        for game in GAMES
    }
    rounds, matches = passed("r_vs_r/*.py", "_finish", 2), passed("r_vs_r/*.py", "Outcome", 1)
    assert said["r-vs-r"] == {**dict.fromkeys(rounds, " round "), **dict.fromkeys(matches, " match ")}
    assert set(said["brave-rats"]) == passed("brave_rats/*.py", "Outcome", 1)
    assert passed("**/*.py", "Outcome", 1) == matches | set(said["brave-rats"]) | passed("letters/*.py", "Outcome", 1)
    for game, kind, part in (("brave-rats", "game-over", "game"), ("r-vs-r", "round-over", "round")):
        for match, events in played(game):
            assert all(part in said[game][event.facts["reason"]] for event in events if event.kind == kind)
            assert "match" in said[game][match.view(None)["outcome"]["reason"]]


def test_every_line_of_a_verdict_is_there_with_its_states() -> None:
    states: dict[str, set[str]] = {}
    able = [card.id for card in CARDS.values() if card.strength is not None]
    for cards, bonus in product(product(able, repeat=2), BONUSES):
        for line in clash(Both(*cards), bonus).as_json()["lines"]:
            states.setdefault(line["line"], set()).add(line["state"])
    said = said_of("Brave Rats", "line")
    assert said == states and list(said) == GAMES["brave-rats"].catalogue()["lines"]


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_is_there(game: str) -> None:
    [said] = re.findall(r"`phase` \(((?:`[a-z-]+` ?)+)", SECTIONS[TITLES[game]])
    matches = [match for match, _ in played(game)[::8]]
    phases = {after.view(None)["seen"]["phase"] for match in matches for _, _, after in match.replay()}
    assert set(NAMED.findall(said)) == phases


def test_where_a_tile_can_come_from_is_there() -> None:
    [said] = [cells[1] for cells in rows("R vs R", "event") if "`placed`" in cells[0]]
    events = [event for _, events in played("r-vs-r") for event in events if event.kind == "placed"]
    assert set(NAMED.findall(said)) == {*events[0].facts, *(event.facts["from"] for event in events)}


def test_every_reason_against_an_action_is_there_with_what_it_is_about() -> None:
    told: dict[str, set[str]] = dict(objects("r_vs_r/game.py", "reason"))
    for call in calls("r_vs_r/refusals.py", "_no"):
        for reason in texts(call.args[0]):
            told.setdefault(reason, set()).update(str(fact.arg) for fact in call.keywords)
    assert said_of("R vs R", "why not") == told
    [(reason, about)] = objects("brave_rats/game.py", "reason")
    assert f"its `reason` is `{reason}`" in SECTIONS["Brave Rats"] and not about


def drawn(game: str, turns: list[dict[str, str]]) -> set[str]:
    """Of what kind luck's choices in these turns are, as the page calls it."""
    piece = "CARD" if game == "brave-rats" else "TILE"
    choices = [turn[LUCK] for turn in turns if LUCK in turn]
    assert {*choices} <= {*SEATS, *CARDS, *TILES}
    return {"SEAT" if choice in SEATS else piece for choice in choices}


@pytest.mark.parametrize(("game", "option"), [("brave-rats", "variants"), ("r-vs-r", "setup")])
def test_what_luck_decides_is_there(game: str, option: str) -> None:
    said = {
        name: set(re.findall(r"\b(?:CARD|TILE|SEAT)\b", cells[1]))
        for cells in rows(TITLES[game], "luck")
        for name in NAMED.findall(cells[0])
    }
    told = {}
    for value in GAMES[game].catalogue()["options"][option]["values"]:
        options = {"variants": [value]} if option == "variants" else {"setup": value, "first": "p1"}
        told[value] = drawn(game, ask("open", game=game, options=options, seed="a seed")["record"]["turns"])
    if game == "r-vs-r":
        options = {"setup": "first-game", "first": "random"}
        told["first"] = drawn(game, ask("open", game=game, options=options, seed="a seed")["record"]["turns"])
        records = [match.record()["turns"] for match, _ in played(game)]
        pairs = [pair for turns in records for pair in pairwise(turns)]
        told[HIDDEN] = drawn(game, [now for before, now in pairs if next(iter(before.values())).endswith(HIDDEN)])
    assert said == {name: kinds for name, kinds in told.items() if kinds}


def test_everything_in_a_table_is_there() -> None:
    table = ask("table", game="brave-rats", options={"edition": 18})
    said = said_of("Brave Rats", "field")
    assert set(said) == set(table) and said["fighters"] == set(table["fighters"]) - set(table["cards"])
    assert all(set(each) == said["rounds"] - {"revealed"} for each in table["rounds"])
    assert all(set(each) == said["copies"] - {"null"} for each in table["copies"]["mime"])


def test_every_verdict_of_a_review_is_there_with_its_bounds() -> None:
    said = {NAMED.findall(name)[0]: text for name, text in rows("Verbs", "verdict")}
    source = ast.parse((ENGINE / "players/coach/review.py").read_text("utf-8"))
    others = {text for node in ast.walk(source) if isinstance(node, ast.IfExp) for text in texts(node.body)}
    assert set(said) == {name for name, _ in VERDICTS} | others
    assert all(f" {least:g} or more" in said[name] for name, least in VERDICTS if least)


@pytest.mark.parametrize(("page", "examples"), [("PROTOCOL", 10), ("LINKS", 5)])
def test_the_examples_run_as_shown(page: str, examples: int) -> None:
    result = doctest.testfile(str(PAGE.with_stem(page)), module_relative=False)
    assert result.attempted > examples and result.failed == 0
