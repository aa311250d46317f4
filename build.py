#!/usr/bin/env python3
"""Everything that is done to Pocket Crowns from outside: set up, build, check, test, serve.

Runs on a bare Python: what it needs it installs into .venv and web/node_modules, by the lock files and their hashes,
and remembers with a stamp that it did. Tests take the static server from here (`Server`).
"""

import argparse
import functools
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

if sys.version_info < (3, 11):  # noqa: UP036 - this file is what an older Python is given to run
    sys.exit("build.py: Pocket Crowns is built with Python 3.11 or newer")

from web.server import Server  # after the check: an older Python cannot even read it

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
DIST = ROOT / "dist"
SINGLE = ROOT / "pocket-crowns.html"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
BROWSER_WHEELS = VENV / "browser-wheels"
LOCKS = ROOT / ".ci" / "requirements"
UV = "uv==0.13.8"
# Of each dependency group the oldest Python that installs it.
LOCKED_FOR = {"dev": "3.11", "mutation": "3.11", "node": "3.11", "runtime": "3.14", "suites": "3.11"}
TRIALS = {"mutate": ("mutation", "tests.mutation.run"), "fuzz": ("suites", "tests.fuzz.run")}
BENCHES = {  # what else can be measured than how the engine's parts compare
    "players": (("latency", "players", "lucky", "grid"), "the computer players, which takes most of an hour"),
    "start": (("start",), "the start against a stock Pyodide's, half an hour"),
    "table": (("table",), "frames late in a reveal, and how soon a raised card is seen, on a phone's CPU: two minutes"),
    "soak": (("soak", "soak_tab"), "100,000 games in one process, 1,000 in one tab: half an hour"),
}
# A process for each core; what is tried in every browser is tried more closely in Chromium elsewhere.
TOGETHER = ("-n", "auto", "--dist", "worksteal", "--ignore=tests/browser/engines/test_every_engine.py")
WHEEL_DATE = "1577836800"  # one date in every wheel, so that the same engine is the same bytes


# ---- Steps ----------------------------------------------------------------------------------------------------------


def say(line: str) -> None:
    """Print a progress line."""
    print(f"==> {line}", flush=True)


def stop(reason: str) -> NoReturn:
    """End with a reason and a non-zero exit code."""
    sys.exit(f"build.py: {reason}")


def environment() -> dict[str, str]:
    """This process's environment, with our own tools found first."""
    tools = [str(VENV / "bin"), str(WEB / "node_modules" / ".bin"), os.environ.get("PATH", os.defpath)]
    return os.environ | {"PATH": os.pathsep.join(tools), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


def run(step: str, *command: str | Path, cwd: Path = ROOT, **variables: str) -> None:
    """Say what is being done, do it, and stop if it fails."""
    say(step)
    code = subprocess.run(command, cwd=cwd, env=environment() | variables, check=False).returncode
    if code:
        stop(f"{step}: failed (exit code {code})")


def once(step: str, stamp: Path, inputs: list[bytes], action: Callable[[], None]) -> None:
    """Do the action unless its stamp says that it was done with the same inputs."""
    key = hashlib.sha256(b"\0".join(inputs)).hexdigest()
    if stamp.exists() and stamp.read_text() == key:
        say(f"{step}: unchanged")
        return
    action()
    stamp.write_text(key)


# ---- Setting up -----------------------------------------------------------------------------------------------------


def make_venv() -> None:
    """A fresh .venv; Debian and Ubuntu keep a part of Python that it needs in a package of its own."""
    if importlib.util.find_spec("ensurepip") is None:
        if os.geteuid() != 0 or shutil.which("apt-get") is None:
            stop("this Python has no module ensurepip; on Debian or Ubuntu: apt-get install python3-venv")
        for command in ("apt-get update -qq", "apt-get install -y -qq python3-venv"):
            run(command, *command.split(), DEBIAN_FRONTEND="noninteractive")
    run("Python environment", sys.executable, "-m", "venv", "--clear", VENV)


def pip(step: str, verb: str, group: str, *options: str | Path) -> None:
    """Install or download what one lock file names, and nothing that its hashes do not allow."""
    run(step, PYTHON, "-m", "pip", verb, "-q", "--require-hashes", "-r", LOCKS / f"{group}.txt", *options)


def add(group: str) -> None:
    """Install a group that only some commands ask for."""
    install = functools.partial(pip, f"packages for {group}", "install", group)
    once(f"packages for {group}", VENV / f".{group}", [(LOCKS / f"{group}.txt").read_bytes()], install)


def download_browser_wheels() -> None:
    """Fetch the wheels that Pyodide's Python installs; our own Python may be too old for them."""
    shutil.rmtree(BROWSER_WHEELS, ignore_errors=True)
    for_pyodide = ("--no-deps", "--only-binary=:all:", "--python-version", LOCKED_FOR["runtime"])
    pip("wheels for the browser", "download", "runtime", *for_pyodide, "-d", BROWSER_WHEELS)


def node_version() -> tuple[int, ...]:
    """The version of the node we would run, or () if it or npm is missing."""
    path = environment()["PATH"]
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return ()
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", answer)[:3])


def set_up_node() -> None:
    """Use the machine's node and npm if our packages accept them, else take both as a wheel."""
    version = node_version()
    if (20, 19) <= version < (21,) or (22, 16) <= version < (23,) or version >= (24,):
        say(f"Node.js: found {'.'.join(map(str, version))}")
    else:
        pip("Node.js as a wheel", "install", "node")


def set_up_python() -> None:
    """The .venv with the locked tools."""
    once("Python environment", VENV / ".made", [sys.version.encode(), bytes(ROOT)], make_venv)
    tools = functools.partial(pip, "Python tools", "install", "dev")
    once("Python tools", VENV / ".tools", [(LOCKS / "dev.txt").read_bytes()], tools)


def set_up() -> None:
    """All that building and checking need, installed where it is not yet."""
    set_up_python()
    runtime = (LOCKS / "runtime.txt").read_bytes()
    once("wheels for the browser", VENV / ".browser-wheels", [runtime], download_browser_wheels)
    set_up_node()
    npm = functools.partial(run, "JavaScript packages", "npm", "ci", "--loglevel=error", cwd=WEB)
    locked = [(WEB / name).read_bytes() for name in ("package.json", "package-lock.json")]
    once("JavaScript packages", WEB / "node_modules" / ".done", locked, npm)


# ---- Commands -------------------------------------------------------------------------------------------------------


def make_puzzles() -> Path:
    """The engine's puzzles; made again only when the rules, the players or their maker change: that takes a while."""
    kept, engine = ROOT / ".cache" / "puzzles.json", ROOT / "engine"
    apart = ("adapters", "letters", "links", "pocketcrowns", "terminal")  # no puzzle asks these folders' files
    sources = [path for path in sorted(engine.rglob("*.py")) if path.parent.name not in apart]
    make = functools.partial(run, "puzzles", PYTHON, "-m", "pocketcrowns", "puzzles", kept, cwd=engine)
    once("puzzles", kept.with_suffix(".made"), [path.read_bytes() for path in sources], make)
    return kept


def build_wheel(folder: Path) -> Path:
    """Build the engine's wheel in a folder that has no other of it."""
    run("engine wheel", PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, SOURCE_DATE_EPOCH=WHEEL_DATE)
    [wheel] = folder.glob("pocketcrowns-*.whl")
    return wheel


def build(*, single: bool = False) -> None:
    """Set up, then write dist/, and with `single` SINGLE too. The old dist/ stays until the new one is complete."""
    set_up()
    with tempfile.TemporaryDirectory(prefix=".dist-", dir=ROOT) as scratch:
        wheels, site = Path(scratch, "wheels"), Path(scratch, "site")
        engine = build_wheel(wheels)
        [micropip] = BROWSER_WHEELS.glob("micropip-*.whl")
        run("figures", PYTHON, "-m", "web.art.figures", ROOT / ".cache" / "figures.json")
        run("lettering", PYTHON, "-m", "web.art.lettering", ROOT / ".cache" / "atkinson-hyperlegible-next.woff2")
        one_file = [SINGLE] if single else []
        run("site", "node", "bundle.mjs", site, engine, micropip, make_puzzles(), *one_file, cwd=WEB)
        if DIST.exists():
            DIST.rename(Path(scratch, "old"))
        site.rename(DIST)


def check() -> None:
    """Linters and types; `test` runs them too."""
    set_up()
    for tool in (("ruff", "check"), ("ruff", "format", "--check"), ("mypy",)):
        run(" ".join(tool[:2]), PYTHON, "-m", *tool)
    run("biome", "biome", "ci", "--colors=off", cwd=WEB)
    run("html-validate", "html-validate", *sorted(page.name for page in WEB.glob("*.html")), cwd=WEB)


def find_browser(name: str) -> str:
    """The path of a browser; installs it where there is none."""
    say(f"browser: {name}")
    command = (PYTHON, ROOT / "tests" / "find_browser.py", name)
    found = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    return found.stdout.strip() if found.returncode == 0 else stop(f"no {name} to test with")


def pytest(browsers: list[str], *options: str) -> NoReturn:
    """Hand over to pytest, whose summary is then the last line. Tests read the paths from CHROMIUM, FIREFOX, WEBKIT."""
    paths = {name.upper(): find_browser(name) for name in browsers}
    say("pytest")
    command: list[str | Path] = [PYTHON, "-m", "pytest", *options]
    sys.exit(subprocess.run(command, cwd=ROOT, env=environment() | paths, check=False).returncode)


def screenshots() -> None:
    """Build, walk through every screen as the tests do, and keep the manifests' pictures: a build needs no browser."""
    build()
    walk = (PYTHON, "-m", "pytest", "-q", "tests/browser/test_every_screen.py")
    run("screenshots", *walk, CHROMIUM=find_browser("chromium"), SCREENSHOTS=str(WEB / "static" / "screenshots"))


def lock() -> None:
    """Write the lock files again, hashes included. A pin moves only if it must; to renew all, delete the file first."""
    with tempfile.TemporaryDirectory() as scratch:
        run("uv environment", sys.executable, "-m", "venv", scratch)
        python = Path(scratch, "bin", "python")
        run("uv", python, "-m", "pip", "install", "-q", UV)
        options = ("-q", "--universal", "--generate-hashes", "--custom-compile-command", "python3 build.py lock")
        for group, version in LOCKED_FOR.items():
            target = ("--group", group, "--python-version", version, "-o", LOCKS / f"{group}.txt")
            run(f"lock {group}", python, "-m", "uv", "pip", "compile", *options, *target)
    set_up_python()
    set_up_node()
    run("lock web", "npm", "install", "--package-lock-only", "--loglevel=error", cwd=WEB)


def serve(host: str, port: int) -> None:
    """Build, then show the site until Ctrl+C."""
    build()
    try:
        Server(DIST, host, port).show(lambda url: say(f"Pocket Crowns is at {url} (Ctrl+C ends it)"))
    except OSError as error:
        stop(f"cannot serve on {host}:{port}: {error.strerror}; choose another with --port")


def main() -> None:
    """Read the command line and do what it asks."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    commands = parser.add_subparsers(dest="command", required=True)
    serving = commands.add_parser("serve", help="build, then show the site on this machine")
    serving.add_argument("--host", default="127.0.0.1")
    serving.add_argument("--port", type=int, default=8000)
    testing = commands.add_parser("test", help="build, check, then pytest; other arguments go to pytest")
    testing.add_argument("--browsers", choices=["chromium", "all"], default="chromium", help="all: Firefox, WebKit too")
    testing.add_argument("--slow", action="store_true", help="the slow tests too")
    commands.add_parser("build", help="write dist/")
    commands.add_parser("single", help=f"write dist/, and the whole app as one file, {SINGLE.name}")
    commands.add_parser("check", help="linters and types")
    commands.add_parser("mutate", help="try mutants of the engine; other arguments go to tests/mutation/run.py")
    commands.add_parser("fuzz", help="build, then any inputs at every door; other arguments go to tests/fuzz/run.py")
    commands.add_parser("lock", help="renew the lock files")
    commands.add_parser("screenshots", help="build, then take the manifests' pictures of the app with Chromium")
    benching = commands.add_parser("bench", help="build, then measure with tests/bench; other arguments go to pytest")
    subjects = benching.add_mutually_exclusive_group()
    for name, (benches, said) in BENCHES.items():
        subjects.add_argument(f"--{name}", dest="benches", action="store_const", const=benches, help=said)
    options, others = parser.parse_known_args()
    if others and options.command not in ("test", "bench", *TRIALS):
        parser.error(f"unknown arguments: {' '.join(others)}")

    match options.command:
        case "serve":
            serve(options.host, options.port)
        case "build" | "single":
            build(single=options.command == "single")
        case "check" | "lock" | "screenshots":
            {"check": check, "lock": lock, "screenshots": screenshots}[options.command]()
        case "mutate" | "fuzz":
            group, module = TRIALS[options.command]
            (build if options.command == "fuzz" else set_up)()
            add(group)
            run(options.command, PYTHON, "-m", module, *others)
        case "test":
            build(single=True)
            run("size-limit", "size-limit", "--config", "../.cache/size-limit.json", cwd=WEB)
            check()
            add("suites")
            browsers = ["chromium", "firefox", "webkit"] if options.browsers == "all" else ["chromium"]
            together = () if len(browsers) > 1 else TOGETHER
            pytest(browsers, *together, *(() if options.slow else ("-m", "not slow")), *others)
        case "bench":
            build()
            only_benches = ("-o", "python_files=bench_*.py", "-o", "python_functions=bench_*")
            wanted = [f"tests/bench/bench_{name}.py" for name in options.benches or ("engine",)]
            pytest(["chromium"], *only_benches, "-s", *wanted, *others)


if __name__ == "__main__":
    main()
