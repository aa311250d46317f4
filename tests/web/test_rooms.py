"""The rooms of the page's scripts: which way imports run among them, and that no script is small without a reason."""

import re
from pathlib import Path

import pytest

from tests.helpers import ROOT
from tests.test_structure import LONGEST, circles

WEB = ROOT / "web"
JS = WEB / "js"
SCRIPTS = sorted(JS.rglob("*.js"))
BUILD = [*WEB.glob("*.mjs"), *(WEB / "prepared").glob("*.mjs")]
GAMES = {"games.js", "games_later.js"}
# What a room may import at once; a script that lies in no folder is a room of its own.
MAY_IMPORT: dict[str, set[str]] = {
    # what everything stands on
    "links": {"actions.js", "players.js"},
    "saves_data.js": {"frame.js"},
    "store.js": {"frame.js"},
    "settings.js": {"store.js"},
    "feel": {"settings.js"},
    "engine": {"frame.js"},
    "single": {"engine"},
    "offline": {"frame.js", "saves_data.js", "play"},
    "ui": {"frame.js", "saves_data.js", "settings.js", "players.js", "i18n"},
    "table": {"players.js", "i18n", "ui"},
    "voices": {"i18n"},
    "sent": {"players.js", "i18n", "links"},
    # playing
    "play": {"frame.js", "store.js", "settings.js", "players.js", "written.js", "engine", "i18n", "ui", "table"},
    "brave_rats": {"store.js", "settings.js", "players.js", "written.js", "feel", "i18n", "ui", "table", "play"}
    | {"links"},
    "r_vs_r": {"actions.js", "frame.js", "store.js", "players.js", "feel", "i18n", "ui", "table", "play"},
    "games.js": {"players.js", "brave_rats", "r_vs_r"},
    "games_later.js": {"brave_rats", "r_vs_r"},
    "app": {"frame.js", "saves_data.js", "store.js", "settings.js", "players.js", "games.js", "engine", "feel", "i18n"}
    | {"offline", "ui", "table", "play", "letters"},
    "head_start.js": {"saves_data.js", "engine"},
    "main.js": {"i18n", "ui", "app"},
    # the screens around playing, and what they share
    "coach": {"settings.js", "players.js", "games.js", "i18n", "ui", "play"},
    "letters": {"actions.js", "store.js", "players.js", *GAMES, "i18n", "ui", "table", "play", "sent"},
    "puzzles": {"store.js", "players.js", "written.js", *GAMES, "i18n", "ui", "table", "play", "sent"},
    "exercises": {"store.js", "players.js", *GAMES, "i18n", "ui", "play", "coach", "letters", "puzzles"},
    "review": {"players.js", *GAMES, "engine", "i18n", "ui", "links", "table", "play", "brave_rats", "sent"}
    | {"coach", "letters", "exercises"},
    "study": {"store.js", "players.js", *GAMES, "i18n", "ui", "table", "play", "sent", "coach", "letters", "review"},
    "phones": {"store.js", "players.js", "games.js", "engine", "i18n", "ui", "table", "play", "sent", "letters", "app"},
    "sharing": {
        "actions.js",
        "frame.js",
        "settings.js",
        "players.js",
        *GAMES,
        "engine",
        "i18n",
        "ui",
        "links",
        "table",
        "play",
        "brave_rats",
    }
    | {"r_vs_r", "sent", "letters", "puzzles", "review", "study", "phones", "embedding"},
    "people": {"frame.js", "games.js", "i18n", "ui", "table", "play", "coach"},
    "chronicle": {*GAMES, "i18n", "ui", "table", "r_vs_r", "letters"},
    "learn": {"i18n", "ui", "links", "brave_rats", "r_vs_r", "embed"},
    "credits": {"i18n", "ui"},
    "lab": {"store.js", "games.js", "engine", "i18n", "ui", "play"},
    "settings": {"frame.js", "store.js", "settings.js", "games.js", "engine", "i18n", "ui", "play", "letters"}
    | {"puzzles", "exercises", "study", "lab"},
    "later.js": {"games_later.js", "i18n", "brave_rats", "letters", "puzzles", "exercises", "review", "study", "phones"}
    | {"sharing", "people", "chronicle", "learn", "credits", "lab", "settings"},
    # for other sites
    "embedding": {"i18n", "ui", "links", "sent"},
    "embed": {
        "settings.js",
        "players.js",
        "written.js",
        "i18n",
        "ui",
        "links",
        "table",
        "brave_rats",
        "r_vs_r",
        "sent",
        "review",
    }
    | {"study", "app"},
}
# What a room fetches when it is wanted: such an arrow may run back.
FETCHES = {
    "app": {"later.js"},
    "embed": {"links"},
    "play": {"coach"},
    "r_vs_r": {"ui"},
    "sharing": {"ui"},
    "table": {"voices"},
}
SMALL = 50  # lines
ALONE = {  # small, of use to one script of its room, and a file all the same
    "lab/inside/packages.js": "what leads out of the worker while packages come, one fence beside the others",
    "r_vs_r/first_game.js": "a screen, the lesson of R vs R, as four_rounds.js is that of Brave Rats",
}


def named(path: Path, how: str) -> set[Path]:
    """The scripts that a script names: `how` is what stands before the name."""
    found = re.findall(rf"""{how}["'](\.[^"']+)["']""", path.read_text("utf-8"), re.MULTILINE)
    return {(path.parent / name).resolve() for name in found}


AT_ONCE = {path: named(path, r"""^\s*(?:import|export)\b(?!\s*\()[^;"']*?""") for path in [*SCRIPTS, *BUILD]}
LATER = {path: named(path, r"""\bimport\(\s*""") for path in SCRIPTS}


def room(path: Path) -> str:
    """The folder in which a script lies, or its name."""
    return path.relative_to(JS).parts[0]


def rooms(ways: dict[Path, set[Path]]) -> dict[str, set[str]]:
    """The other rooms that each room names."""
    found: dict[str, set[str]] = {}
    for path in SCRIPTS:
        others = {room(name) for name in ways[path] if name.is_relative_to(JS)} - {room(path)}
        found.setdefault(room(path), set()).update(others)
    return {name: others for name, others in found.items() if others}


def test_no_script_imports_in_a_circle() -> None:
    """Nor of the build; but for what is imported later, when somebody wants it."""
    assert sum(map(len, AT_ONCE.values())) > len(AT_ONCE) > 100
    assert sorted(path.relative_to(WEB).as_posix() for path in circles(AT_ONCE)) == []


@pytest.mark.parametrize("name", sorted(rooms(AT_ONCE)))
def test_imports_run_one_way(name: str) -> None:
    assert rooms(AT_ONCE)[name] <= MAY_IMPORT.get(name, set())


def test_every_arrow_that_is_listed_is_needed() -> None:
    needed = rooms(AT_ONCE)
    unneeded = {name: arrows - needed.get(name, set()) for name, arrows in MAY_IMPORT.items()}
    assert not {name: arrows for name, arrows in unneeded.items() if arrows}


def test_no_rooms_import_each_other_in_a_circle() -> None:
    assert circles(rooms(AT_ONCE)) == set()


def test_what_is_fetched_from_another_room_is_listed() -> None:
    assert rooms(LATER) == FETCHES


def test_no_script_is_small_without_a_reason() -> None:
    """What one script imports, of the same room, and nobody else names, is part of that; unless both are too long."""
    outside = [*BUILD, *WEB.glob("*.html"), *(ROOT / "tests").rglob("*.mjs"), *(ROOT / "tests").rglob("*.py")]
    texts = [path.read_text("utf-8") for path in outside if path != Path(__file__)]
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in SCRIPTS}
    small = set()
    for path in SCRIPTS:
        users = [user for user in SCRIPTS if path in AT_ONCE[user]]
        if lines[path] >= SMALL or len(users) != 1 or room(users[0]) != room(path):
            continue
        name = path.relative_to(JS).as_posix()
        is_named = any(path in ways for ways in LATER.values()) or any(name in text for text in texts)
        if not is_named and lines[path] + lines[users[0]] <= LONGEST:
            small.add(name)
    assert small == set(ALONE)


def test_what_an_action_is_made_of_is_read_and_written_in_one_place() -> None:
    """The others use its names."""
    signs = re.compile(r"""["'](?:[@!]|keep |first )["']|[`}]@\$\{|`keep |`first |\}!\$\{""")
    there = [path for path in SCRIPTS if "inside" not in path.parts and signs.search(path.read_text("utf-8"))]
    example = "lab/kept.js"  # in Python
    assert [path.relative_to(JS).as_posix() for path in there] == ["actions.js", example]
