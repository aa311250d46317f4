"""The house keeps its own rules: which way imports run, what the engine may not touch, how long a file may be."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers import ROOT

ENGINE = ROOT / "engine" / "pocketcrowns"
MODULES = {path.relative_to(ENGINE).with_suffix("").as_posix(): path for path in sorted(ENGINE.rglob("*.py"))}
SHARED = {"core", "players"}
GAMES = {path.name for path in ENGINE.iterdir() if (path / "game.py").is_file()} - SHARED
MAY_IMPORT = {  # by the first part of a module's path; whatever is not named here may import nothing of the engine
    "core": {"core"},
    **{game: {"core", game} for game in GAMES},
    "games": {"core", *GAMES},
    "players": {"core", "players", *GAMES},
    "letters": {"core", "links", "letters"},
    "post": {"core", "games", "letters", "links"},
    "lookup": {"core", "players", "games", "notation"},
    "bridge": {"core", "players", "games", "lookup", "post"},
    "notation": {"core", "games"},
    "jobs": {"core"},
    "solve": {"jobs", "players"},
    "puzzles": {"core", "players", "games", "puzzles", *GAMES},
    "arena": {"core", "games", "jobs", "players"},
    "links": {"core", "games", "links"},
    "api": {"core", "games", "links", "notation"},
    "__init__": {"api", "core"},
    "terminal": {"api", "arena", "bridge", "core", "games", "jobs", "links", "notation", "players", "puzzles", "solve"}
    | {"terminal"},
    "adapters": {"adapters", "core", "games", "notation", *GAMES},
    "__main__": {"terminal"},
}
NOT_IN_RULES = {"time", "random", "datetime", "secrets", "uuid", "os", "threading", "asyncio", "logging", "locale"}
MORE = {  # what some may import all the same
    "players/budget": {"time"},  # says when a player's time is up
    "terminal/play": {"secrets"},  # draws the seed, as the page does
    "terminal/sitting": {"os"},  # puts a whole file in the place of another
    "terminal/main": {"os"},
    "terminal/coloured": {"rich"},  # an extra
}
OFFLINE = "players/lucky_maker"  # makes a table before anything is shipped, with numpy; the wheel leaves it out
FOR_SUITES = "adapters/"  # extras of the package, for the suites that they are written for
SUITES = {"gymnasium", "numpy", "pettingzoo", "pyspiel"}
LONGEST = 300


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


def rooms(path: Path) -> set[str]:
    """The parts of the engine that a module imports: a folder's name, or a file's at the top."""
    inside = (name.split(".") for name in imports(path) if name.split(".")[0] == "pocketcrowns")
    return {parts[1] if len(parts) > 1 else "" for parts in inside}


every_module = pytest.mark.parametrize("module", MODULES)


def test_there_is_a_house() -> None:
    assert {"core", "players"} <= {path.name for path in ENGINE.iterdir()} and "brave_rats" in GAMES
    assert rooms(MODULES["bridge"]) and rooms(MODULES["games"])


@every_module
def test_imports_run_one_way(module: str) -> None:
    assert rooms(MODULES[module]) <= MAY_IMPORT.get(module.split("/", maxsplit=1)[0], set())


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


def circles(arrows: dict[Path, set[Path]]) -> set[Path]:
    """The files from which a way along the arrows leads back to them."""
    reached = {path: set(ways) for path, ways in arrows.items()}
    for middle in arrows:  # Warshall (1962)
        for ways in reached.values():
            ways.update(reached[middle] if middle in ways else ())
    return {path for path, ways in reached.items() if path in ways}


def test_no_script_of_the_page_imports_in_a_circle() -> None:
    """But for what is imported later, when somebody wants it."""
    web = ROOT / "web" / "js"
    named = re.compile(r"""^\s*(?:import|export)\b[^;"']*?["'](\.[^"']+)["']""", re.MULTILINE)
    arrows = {
        path: {(path.parent / name).resolve() for name in named.findall(path.read_text("utf-8"))}
        for path in web.rglob("*.js")
    }
    assert sum(map(len, arrows.values())) > len(arrows) > 100
    found = sorted(path.relative_to(web).as_posix() for path in circles(arrows))
    assert found == []


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


def test_a_file_past_300_lines_explains_itself() -> None:
    """In its head, with a sentence in which the words "300 lines" stand."""
    unexplained = {}
    for path in ours():
        lines = path.read_text("utf-8").splitlines()
        if len(lines) > LONGEST and "300 lines" not in "\n".join(lines[:20]):
            unexplained[path.relative_to(ROOT).as_posix()] = len(lines)
    assert ours() and not unexplained


def test_lock_files_for_one_environment_agree() -> None:
    """`dev` and `suites` are installed side by side."""
    pins: dict[str, set[str]] = {}
    for group in ("dev", "suites"):
        for line in (ROOT / ".ci" / "requirements" / f"{group}.txt").read_text("utf-8").splitlines():
            if line[:1].isalnum():
                pins.setdefault(line.split("==")[0], set()).add(f"{group} {line.split(' ')[0]}")
    shared = {name: found for name, found in pins.items() if len({pin.split(" ")[0] for pin in found}) > 1}
    assert "numpy" in shared
    assert all(len({pin.split(" ")[1] for pin in found}) == 1 for found in shared.values()), shared
