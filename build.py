#!/usr/bin/env python3
"""Everything that is done to Pocket Crowns from outside: set up, build, check, test, serve.

Runs on a bare Python: what it needs it installs into .venv and web/node_modules, by the lock files and their hashes,
and remembers with a stamp that it did (`web/tools.py`). Tests take the static server from here (`Server`).
"""

import argparse
import functools
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import NoReturn

if sys.version_info < (3, 11):  # noqa: UP036 - this file is what an older Python is given to run
    sys.exit("build.py: Pocket Crowns is built with Python 3.11 or newer")

# After the check: an older Python cannot even read them.
from web.server import Server
from web.tools import (
    BROWSER_WHEELS,
    LOCKS,
    PYTHON,
    ROOT,
    WEB,
    environment,
    lock,
    node_found,
    once,
    run,
    say,
    set_up,
    set_up_npm,
    set_up_python,
    set_up_tests,
    stop,
)

DIST = ROOT / "dist"
SINGLE = ROOT / "pocket-crowns.html"
SITE_MADE = ROOT / ".cache" / "site.made"
BENCHES = {  # what else can be measured than how the engine's parts compare
    "players": (("latency", "players", "lucky", "mime", "grid"), "the computer players, which takes most of an hour"),
    "start": (("start",), "the start against a stock Pyodide's, half an hour"),
    "table": (("table",), "frames late in a reveal, and how soon a raised card is seen, on a phone's CPU: two minutes"),
    "phones": (("phones",), "how far apart two phones turn the cards over: a minute"),
    "soak": (("soak", "soak_tab"), "100,000 games in one process, 1,000 in one tab: half an hour"),
}
PROCESSES = (os.cpu_count() or 1) + 1  # one more than cores: a test that waits leaves its own to another
# What is tried in every browser is tried more closely in Chromium elsewhere.
TOGETHER = ("-n", f"{PROCESSES}", "--dist", "worksteal", "--ignore=tests/browser/engines/test_every_engine.py")
# What `test --quick` tries; what asks any questions and counts all positions takes too long for it. The two games in a
# browser are tried even where they are slow.
QUICK = (
    *("-m", "not slow or browser"),
    "tests/browser/test_whole_games.py::test_a_game_against_the_computer_ends_and_can_be_played_again[chromium-fr-phone]",
    "tests/browser/test_r_vs_r.py::test_a_whole_match_against_the_computer_by_mouse[chromium-en]",
    *("tests/test_structure.py", "tests/web/test_rooms.py", "tests/web/test_words.py"),
    *("tests/core", "tests/brave_rats", "tests/r_vs_r", "tests/bridge"),
    *("--ignore=tests/bridge/test_any_text.py", "--ignore=tests/brave_rats/test_positions.py"),
)
WHEEL_DATE = "1577836800"  # one date in every wheel, so that the same engine is the same bytes


def make_puzzles(*, few: bool) -> Path:
    """The engine's puzzles; made again only when rules, players, tables or their maker change: that takes a while.

    `few`: those of some weeks will do where the whole year was never made.
    """
    cache, engine = ROOT / ".cache", ROOT / "engine"
    year = cache / "puzzles.json"
    few = few and not year.exists()
    kept = cache / "few_puzzles.json" if few else year
    rooms = [engine / "pocketcrowns" / room for room in ("brave_rats", "core", "players", "puzzles", "r_vs_r")]
    sources = [path for room in rooms for path in sorted(room.rglob("*")) if path.suffix in (".py", ".bin")]
    asked = (kept, *(("--weeks", "4") if few else ()))
    make = functools.partial(run, "puzzles", PYTHON, "-m", "pocketcrowns", "puzzles", *asked, cwd=engine)
    once("puzzles", kept.with_suffix(".made"), [path.read_bytes() for path in sources], make, kept)
    return kept


def build_wheel(folder: Path) -> Path:
    """Build the engine's wheel in a folder that has no other of it."""
    run("engine wheel", PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, SOURCE_DATE_EPOCH=WHEEL_DATE)
    [wheel] = folder.glob("pocketcrowns-*.whl")
    return wheel


def sources() -> list[bytes]:
    """What the site is made from."""
    names = ("art", "js", "licences", "prepared", "static", "style")
    folders = [ROOT / "engine", LOCKS, *(WEB / name for name in names)]
    inside = [path for folder in folders for path in folder.rglob("*.*") if path.suffix != ".pyc" and path.is_file()]
    beside = [*WEB.glob("*.*"), ROOT / "LICENSE", ROOT / "build.py", ROOT / "pyproject.toml"]
    files = [part for path in sorted(inside + beside) for part in (bytes(path), path.read_bytes())]
    return [os.environ.get("URL", "").encode(), *files]  # its pages name their host


def write_site(puzzles: Future[Path], purpose: str, *, single: bool) -> None:
    """Write dist/, and with `single` SINGLE too. The old dist/ stays until the new one is complete."""
    with tempfile.TemporaryDirectory(prefix=".dist-", dir=ROOT) as scratch:
        wheels, site = Path(scratch, "wheels"), Path(scratch, "site")
        engine = build_wheel(wheels)
        [micropip] = BROWSER_WHEELS.glob("micropip-*.whl")
        run("figures", PYTHON, "-m", "web.art.figures", ROOT / ".cache" / "figures.json")
        run("lettering", PYTHON, "-m", "web.art.lettering", ROOT / ".cache")
        files = (site, engine, micropip, *([SINGLE] if single else []))
        bundle = functools.partial(run, "site", "node", "bundle.mjs", *files, cwd=WEB, shown=True)
        threads = str(os.cpu_count() or 1)  # files that are compressed at a time
        bundle(fed=lambda: puzzles.result().read_text("ascii"), PURPOSE=purpose, UV_THREADPOOL_SIZE=threads)
        if DIST.exists():
            DIST.rename(Path(scratch, "old"))
        site.rename(DIST)


def build(
    purpose: str = "release",
    *,
    single: bool = False,
    tested: tuple[str, ...] | None = None,
    browsers: Sequence[str] = (),
) -> dict[str, str]:
    """Set up, then write the site, for a `release`, for a `test` or as a `draft`, which leaves a dist/ alone that is up
    to date. Of the last two files are larger (`web/compress.mjs`), and there may be puzzles of a few weeks only.

    `tested`: these groups of what tests need are set up too, and all is linted, with what cores the build leaves; it
    answers the paths of these browsers.
    """
    with ThreadPoolExecutor() as beside:
        npm = functools.partial(set_up_npm, whole=tested is not None)
        packages = beside.submit(npm) if node_found() else None  # else it comes from Python's packages
        set_up_python()
        puzzles = beside.submit(make_puzzles, few=purpose != "release")
        set_up()
        if packages:
            packages.result()
        else:
            npm()
        checked = None if tested is None else beside.submit(set_up_and_check, tested, browsers)
        if purpose != "draft" or not DIST.exists():
            SITE_MADE.unlink(missing_ok=True)
        once("site", SITE_MADE, sources(), functools.partial(write_site, puzzles, purpose, single=single))
        return checked.result() if checked else {}


def check() -> None:
    """Linters and types; `test` runs them too."""
    for tool in (("ruff", "check"), ("ruff", "format", "--check"), ("mypy",)):
        run(" ".join(tool[:2]), PYTHON, "-m", *tool)
    run("biome", "biome", "ci", "--colors=off", cwd=WEB)
    run("html-validate", "html-validate", *sorted(page.name for page in WEB.glob("*.html")), cwd=WEB)


def set_up_and_check(groups: Sequence[str], browsers: Sequence[str]) -> dict[str, str]:
    """Set up tests, with these groups and browsers, then check; answers where the browsers are."""
    set_up_tests(*groups)
    found = find_browsers(browsers)
    check()
    return found


def find_browsers(names: Sequence[str]) -> dict[str, str]:
    """The paths of these browsers by the variables that tests read them from; those that are missing are installed."""
    say(f"browsers: {', '.join(names)}")
    command: list[str | Path] = [PYTHON, ROOT / "tests" / "find_browser.py", *names]
    found = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if found.returncode:
        stop(f"no browser to test with, of {', '.join(names)}")
    return dict(zip(map(str.upper, names), found.stdout.splitlines(), strict=True))


def pytest(browsers: dict[str, str], *options: str) -> NoReturn:
    """Hand over to pytest, whose summary is then the last line."""
    say("pytest")
    command: list[str | Path] = [PYTHON, "-m", "pytest", *options]
    sys.exit(subprocess.run(command, cwd=ROOT, env=environment() | browsers, check=False).returncode)


def screenshots() -> None:
    """Build, walk through every screen as the tests do, and keep the manifests' pictures: a build needs no browser."""
    build()
    set_up_tests()
    walk = (PYTHON, "-m", "pytest", "-q", "tests/browser/test_every_screen.py")
    target = str(WEB / "static" / "screenshots")
    run("screenshots", *walk, CHROMIUM=find_browsers(["chromium"])["CHROMIUM"], SCREENSHOTS=target)


def serve(host: str, port: int) -> None:
    """Build, then show the site until Ctrl+C."""
    build("draft")
    try:
        Server(DIST, host, port).show(lambda url: say(f"Pocket Crowns is at {url} (Ctrl+C ends it)"))
    except OSError as error:
        stop(f"cannot serve on {host}:{port}: {error.strerror}; choose another with --port")


def port(text: str) -> int:
    """A port's number; 0 is one that is free."""
    number = int(text)
    if not 0 <= number < 2**16:
        raise ValueError(text)  # which argparse tells
    return number


def main() -> None:
    """Read the command line and do what it asks."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    commands = parser.add_subparsers(dest="command", required=True)
    serving = commands.add_parser("serve", help="build, then show the site on this machine")
    serving.add_argument("--host", default="127.0.0.1")
    serving.add_argument("--port", type=port, default=8000)
    testing = commands.add_parser("test", help="build, check, then pytest; other arguments go to pytest")
    testing.add_argument("--browsers", choices=["chromium", "all"], default="chromium", help="all: Firefox, WebKit too")
    testing.add_argument(
        "--quick",
        action="store_true",
        help="checks, and these files; if none are named, in 90 s rules, bridge, words, one game of each game",
    )
    testing.add_argument("--slow", action="store_true", help="the slow tests too")
    commands.add_parser("build", help="write dist/")
    commands.add_parser("single", help=f"write dist/, and the whole app as one file, {SINGLE.name}")
    commands.add_parser("check", help="linters and types")
    commands.add_parser("fuzz", help="build, then any inputs everywhere; other arguments go to tests/fuzz/run.py")
    commands.add_parser("lock", help="renew the lock files")
    commands.add_parser("screenshots", help="build, then take the manifests' pictures of the app with Chromium")
    benching = commands.add_parser("bench", help="build, then measure with tests/bench; other arguments go to pytest")
    subjects = benching.add_mutually_exclusive_group()
    for name, (benches, said) in BENCHES.items():
        subjects.add_argument(f"--{name}", dest="benches", action="store_const", const=benches, help=said)
    options, others = parser.parse_known_args()
    if others and options.command not in ("test", "bench", "fuzz"):
        parser.error(f"unknown arguments: {' '.join(others)}")

    match options.command:
        case "serve":
            serve(options.host, options.port)
        case "build" | "single":
            build(single=options.command == "single")
        case "lock" | "screenshots":
            {"lock": lock, "screenshots": screenshots}[options.command]()
        case "check":
            set_up_python()
            set_up()
            set_up_npm(whole=True)
            set_up_tests()
            check()
        case "fuzz":
            build()
            set_up_tests("suites")
            run("fuzz", PYTHON, "-m", "tests.fuzz.run", *others, shown=True)
        case "test" if options.quick:
            chosen = any(each.startswith("tests/") for each in others)
            pytest(build("draft", tested=(), browsers=["chromium"]), *TOGETHER, *(() if chosen else QUICK), *others)
        case "test":
            shell = [] if options.slow else ["headless_shell"]
            engines = ["firefox", "webkit"] if options.browsers == "all" else []
            wanted = ["chromium", *shell, *engines]
            found = build("release" if options.slow else "test", single=True, tested=("suites",), browsers=wanted)
            run("size-limit", "size-limit", "--config", "../.cache/size-limit.json", cwd=WEB)
            pytest(found, *(() if engines else TOGETHER), *(() if options.slow else ("-m", "not slow")), *others)
        case "bench":
            build()
            set_up_tests()
            only_benches = ("-o", "python_files=bench_*.py", "-o", "python_functions=bench_*")
            wanted = [f"tests/bench/bench_{name}.py" for name in options.benches or ("engine",)]
            pytest(find_browsers(["chromium"]), *only_benches, "-s", *wanted, *others)


if __name__ == "__main__":
    main()
