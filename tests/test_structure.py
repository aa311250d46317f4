"""The structure of the code: which way imports run, what the engine may not touch, how long a file may be."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from tests.helpers import ROOT

ENGINE = ROOT / "engine" / "pocketcrowns"
MODULES = {path.relative_to(ENGINE).with_suffix("").as_posix(): path for path in sorted(ENGINE.rglob("*.py"))}
SHARED = {"core", "players"}
GAMES = {path.name for path in ENGINE.iterdir() if (path / "game.py").is_file()} - SHARED
# By the beginning of a module's path, the longest that is named here; what is not named may import nothing of ours.
MAY_IMPORT: dict[str, set[str]] = {
    "core": {"core"},
    **{game: {"core", game} for game in GAMES},
    "games": {"core", *GAMES},
    "players/player": {"core"},
    "players/tables": set(),
    "players/duel": {"core", "brave_rats", "players/player", "players/tables", "players/duel"},
    "players/lucky": {"core", "brave_rats", "players/player", "players/tables", "players/duel", "players/lucky"},
    "players/grid": {"core", "r_vs_r", "players/player", "players/grid"},
    "players/first_game": {"r_vs_r", "players/player", "players/tables", "players/grid", "players/first_game"},
    "players/coach": {"core", "players/player"},
    "players/coach/brave_rats": {"core", "brave_rats", "players/player", "players/duel", "players/lucky"},
    "players/coach/r_vs_r": {"core", "players/player", "players/tables", "players/grid", "players/first_game"},
    "players/reasons/brave_rats": {"core", "brave_rats", "players/player", "players/duel", "players/coach"},
    "players/reasons/r_vs_r": {"core", "players/player", "players/tables", "players/grid", "players/first_game"}
    | {"players/coach"},
    "players/people": {"core", *GAMES, "players/player", "players/duel", "players/coach", "players/people"},
    "players/own": {"core", "players/player", "players/own"},
    "players/levels": {"core", "players/player", "players/people", "players/coach", "players/reasons"},
    "making": {
        "making",
        "jobs",
        "core",
        "brave_rats",
        "players/duel",
        "players/lucky",
        "players/grid",
        "players/first_game",
    },
    "letters": {"core", "links", "letters"},
    "letters/post": {"core", "games", "links", "letters"},
    "lookup": {"core", "players/levels", "players/coach", "games", "notation"},
    "bridge": {"core", "players/levels", "players/player", "games", "lookup", "letters"},
    "notation": {"core", "games"},
    "jobs": {"core"},
    "puzzles": {
        "core",
        "players/levels",
        "players/player",
        "players/people",
        "players/duel",
        "players/grid",
        "games",
        "puzzles",
        "brave_rats",
    },
    "arena": {"core", "games", "jobs", "players/levels", "players/own", "players/player"},
    "links": {"core", "links"},
    "api": {"core", "games", "links", "notation"},
    "__init__": {"api", "core"},
    "terminal": {"api", "arena", "bridge", "core", "games", "jobs", "links", "notation", "puzzles", "terminal"}
    | {"players/levels", "players/own"},
    "terminal/main": {"core", "players/own", "making", "terminal"},
    "terminal/solve": {"making", "terminal"},
    "adapters": {"adapters", "core", "games", "notation", *GAMES},
    "__main__": {"terminal"},
}
NOT_IN_RULES = {"time", "random", "datetime", "secrets", "uuid", "os", "threading", "asyncio", "logging", "locale"}
MORE = {  # what some may import all the same
    "players/player": {"time"},  # says when a player's time is up
    "terminal/play": {"secrets"},  # draws the seed, as the page does
    "terminal/session": {"os"},  # puts a whole file in the place of another
    "terminal/main": {"os"},
    "terminal/coloured": {"rich"},  # an extra
}
OFFLINE = "making/lucky"  # makes a table before anything is shipped, with numpy; the wheel leaves it out
FOR_SUITES = "adapters/"  # extras of the package, for the suites that they are written for
SUITES = {"gymnasium", "numpy", "pettingzoo", "pyspiel"}
LONGEST = 300
T = TypeVar("T")


def imports(path: Path) -> Iterator[str]:
    """Full names of all that a module of the engine imports, names imported from a module included."""
    package = ["pocketcrowns", *path.relative_to(ENGINE).with_suffix("").parts][:-1]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def modules(path: Path) -> set[str]:
    """The modules of the engine that a module imports."""
    inside = {name.partition(".")[2].replace(".", "/") for name in imports(path) if name.startswith("pocketcrowns.")}
    return {name if name in MODULES or f"{name}/__init__" in MODULES else name.rpartition("/")[0] for name in inside}


def room(module: str) -> str:
    """The part of the engine that a module belongs to: a folder, or a file at the top or beside the players' rooms."""
    parts = module.split("/")
    return "/".join(parts[:2]) if parts[0] == "players" else parts[0]


def rooms(path: Path) -> set[str]:
    """The parts of the engine that a module imports."""
    return {room(module) for module in modules(path)}


def may_import(module: str) -> set[str]:
    """By the longest beginning of its path that is listed."""
    parts = module.split("/")
    beginnings = ("/".join(parts[:count]) for count in range(len(parts), 0, -1))
    return next((MAY_IMPORT[each] for each in beginnings if each in MAY_IMPORT), set())


every_module = pytest.mark.parametrize("module", MODULES)


def test_the_rooms_are_there() -> None:
    assert {"core", "players"} <= {path.name for path in ENGINE.iterdir()} and "brave_rats" in GAMES
    assert "players/levels" in rooms(MODULES["bridge"]) and rooms(MODULES["games"]) >= GAMES


@every_module
def test_imports_run_one_way(module: str) -> None:
    assert rooms(MODULES[module]) <= may_import(module)


def test_every_arrow_that_is_listed_is_needed() -> None:
    needed: dict[str, set[str]] = {}
    for module, path in MODULES.items():
        [listed] = [name for name, arrows in MAY_IMPORT.items() if arrows is may_import(module)] or [""]
        needed.setdefault(listed, set()).update(rooms(path))
    unneeded = {name: arrows - needed.get(name, set()) for name, arrows in MAY_IMPORT.items()}
    assert not {name: arrows for name, arrows in unneeded.items() if arrows}


def test_no_rooms_import_each_other_in_a_circle() -> None:
    arrows: dict[str, set[str]] = {}
    for module, path in MODULES.items():
        arrows.setdefault(room(module), set()).update(rooms(path) - {room(module)})
    assert circles(arrows) == set()


def test_what_plays_never_imports_what_makes() -> None:
    """Neither the page's entry point nor a player of one's own reaches a maker, whatever lies between."""
    reached, todo = set(), ["bridge", "arena", *(module for module in MODULES if module.startswith("players/"))]
    while todo:
        module = todo.pop()
        if module not in reached:
            reached.add(module)
            todo += [name for name in modules(MODULES[module]) if name in MODULES]
    assert {"players/duel/solver", "letters/post", "players/own/source"} <= reached
    assert not {module for module in reached if module.startswith(("making/", "puzzles/", "terminal/"))}


@every_module
def test_only_the_list_of_games_imports_more_than_one_game(module: str) -> None:
    """Players know the rules of their own game, one file for each game."""
    assert module == "games" or len(rooms(MODULES[module]) & GAMES) <= 1


@pytest.mark.parametrize("module", [module for module in MODULES if module.startswith("players/")])
def test_players_never_see_a_match_or_a_game_in_progress(module: str) -> None:
    for name in imports(MODULES[module]):
        assert "core.match" not in name and not name.endswith((".Match", ".State")), name


@every_module
def test_the_engine_is_pure_python_with_no_clock_no_chance_of_its_own_and_no_printing(module: str) -> None:
    outside = {name.split(".")[0] for name in imports(MODULES[module])} - {"pocketcrowns"}
    allowed = set(sys.stdlib_module_names) - NOT_IN_RULES | MORE.get(module, set())
    extras = {"numpy"} if module.startswith(OFFLINE) else SUITES if module.startswith(FOR_SUITES) else set()
    assert outside <= allowed | extras
    nodes = ast.walk(ast.parse(MODULES[module].read_text("utf-8")))
    named = {node.id for node in nodes if isinstance(node, ast.Name)}
    forbidden = {"print", "input", "open", "eval", "exec", "__import__"}
    assert not named & forbidden


@every_module
def test_every_module_says_what_it_is_for(module: str) -> None:
    said = ast.get_docstring(ast.parse(MODULES[module].read_text("utf-8")))
    assert said and len(said) > 10


def circles(arrows: dict[T, set[T]]) -> set[T]:
    """Those from which a way along the arrows leads back to them."""
    reached = {path: set(ways) for path, ways in arrows.items()}
    for middle in arrows:  # Warshall (1962)
        for ways in reached.values():
            ways.update(reached[middle] if middle in ways else ())
    return {path for path, ways in reached.items() if path in ways}


def ours() -> list[Path]:
    """The files whose length is watched."""
    found = [
        *ENGINE.rglob("*.py"),
        *(ROOT / "web" / "js").rglob("*.js"),
        *(ROOT / "web" / "style").rglob("*.css"),
        *(ROOT / "tests").rglob("*.py"),
        *(ROOT / "tests").rglob("*.js"),
        *ROOT.glob("build.py"),
    ]
    return sorted(path for path in found if "node_modules" not in path.parts)


def test_nothing_outside_a_games_rooms_asks_which_game_it_is() -> None:
    """What is one game's own is said by its files."""
    asks = re.compile(r"""[!=]=+ ["'](brave-rats|r-vs-r)["']""")
    scripts = [path for path in (ROOT / "web/js").rglob("*.js") if not {"brave_rats", "r_vs_r"} & set(path.parts)]
    modules = [path for name, path in MODULES.items() if not GAMES & set(name.split("/"))]
    assert len(scripts) > 100 and len(modules) > 50
    assert [path.name for path in (*scripts, *modules) if asks.search(path.read_text("utf-8"))] == ["openspiel.py"]


def test_what_an_action_is_made_of_is_read_and_written_in_one_place() -> None:
    """`core/actions.py`, whose names the others use."""
    signs = re.compile(r"""["'](?:[@!]|keep |first )["']|\}[@!]\{""")
    there = [name for name, path in MODULES.items() if signs.search(path.read_text("utf-8"))]
    assert there == ["core/actions"]


def test_a_file_past_300_lines_explains_itself() -> None:
    """In its head, with a sentence in which the words "300 lines" stand."""
    unexplained = {}
    for path in ours():
        lines = path.read_text("utf-8").splitlines()
        if len(lines) > LONGEST and "300 lines" not in "\n".join(lines[:20]):
            unexplained[path.relative_to(ROOT).as_posix()] = len(lines)
    assert len(ours()) > 500
    assert not unexplained, "split these, or say in their heads why not"


def test_lock_files_for_one_environment_agree() -> None:
    """`build`, `dev` and `suites` are installed side by side."""
    pins: dict[str, set[str]] = {}
    for group in ("build", "dev", "suites"):
        for line in (ROOT / ".ci" / "requirements" / f"{group}.txt").read_text("utf-8").splitlines():
            if line[:1].isalnum():
                pins.setdefault(line.split("==")[0], set()).add(f"{group} {line.split(' ')[0]}")
    shared = {name: found for name, found in pins.items() if len({pin.split(" ")[0] for pin in found}) > 1}
    assert {"numpy", "packaging"} <= set(shared)
    assert all(len({pin.split(" ")[1] for pin in found}) == 1 for found in shared.values()), shared
