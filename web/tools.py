"""The tools that building and testing need: each command runs as a step that is said, and what it installs goes into
.venv and web/node_modules, by the lock files and their hashes, with a stamp that it was done.
"""

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

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
VENV = ROOT / ".venv"
PROGRAMS = "Scripts" if os.name == "nt" else "bin"
PYTHON = VENV / PROGRAMS / "python"
BROWSER_WHEELS = VENV / "browser-wheels"
LOCKS = ROOT / ".ci" / "requirements"
UV = "uv==0.13.8"
# Of each dependency group the oldest Python that installs it.
LOCKED_FOR = {"build": "3.11", "dev": "3.11", "node": "3.11", "runtime": "3.14", "suites": "3.11"}


def say(line: str) -> None:
    """Print a progress line."""
    print(f"==> {line}", flush=True)


def stop(reason: str) -> NoReturn:
    """End with a reason and a non-zero exit code."""
    sys.exit(f"build.py: {reason}")


def environment() -> dict[str, str]:
    """This process's environment, with our own tools found first; bytecode is kept, for Python is started often."""
    tools = [str(VENV / PROGRAMS), str(WEB / "node_modules" / ".bin"), os.environ.get("PATH", os.defpath)]
    ours = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": ""}
    return os.environ | ours | {"PATH": os.pathsep.join(tools)}


def run(
    step: str,
    name: str | Path,
    *rest: str | Path,
    cwd: Path = ROOT,
    shown: bool = False,
    fed: Callable[[], str] | None = None,
    **variables: str,
) -> None:
    """Say what is being done, do it, and stop if it fails.

    What it prints is seen then, or if it is `shown`; `fed` answers what it reads, and is asked when it has begun.
    """
    say(step)
    env = environment() | variables
    program = shutil.which(name, path=env["PATH"]) or name  # Windows would not find npm.cmd
    kept = None if shown else subprocess.PIPE
    given = subprocess.PIPE if fed else None
    command = [str(each) for each in (program, *rest)]
    with subprocess.Popen(
        command,
        cwd=cwd,
        env=env,
        text=True,
        encoding="utf-8",
        stdin=given,
        stdout=kept,
        stderr=kept and subprocess.STDOUT,
    ) as process:
        printed, _ = process.communicate(fed() if fed else None)
    if process.returncode:
        print(printed or "", end="", flush=True)
        stop(f"{step}: failed (exit code {process.returncode})")


def once(step: str, stamp: Path, inputs: list[bytes], action: Callable[[], None], product: Path = ROOT) -> None:
    """Do the action unless its stamp says that it was done with the same inputs, and what it made is there."""
    key = hashlib.sha256(b"\0".join(inputs)).hexdigest()
    if product.exists() and stamp.exists() and stamp.read_text() == key:
        say(f"{step}: unchanged")
        return
    stamp.unlink(missing_ok=True)  # an action that breaks off may leave a half behind
    action()
    stamp.write_text(key)


def make_venv() -> None:
    """A fresh .venv; Debian and Ubuntu keep a part of Python that it needs in a package of its own."""
    if importlib.util.find_spec("ensurepip") is None:
        if shutil.which("apt-get") is None or os.geteuid() != 0:
            stop("this Python has no module ensurepip; on Debian or Ubuntu: apt-get install python3-venv")
        for command in ("apt-get update -qq", "apt-get install -y -qq python3-venv"):
            run(command, *command.split(), DEBIAN_FRONTEND="noninteractive")
    run("Python environment", sys.executable, "-m", "venv", "--clear", VENV)


def pip(step: str, verb: str, group: str, *options: str | Path) -> None:
    """Install or download what one lock file names, and nothing that its hashes do not allow.

    Bytecode is written when a module is first imported: most never are.
    """
    run(step, PYTHON, "-m", "pip", verb, "-q", "--require-hashes", "-r", LOCKS / f"{group}.txt", *options)


def add(step: str, group: str) -> None:
    """Install a group where it is not yet."""
    once(
        step,
        VENV / f".{group}",
        [(LOCKS / f"{group}.txt").read_bytes()],
        lambda: pip(step, "install", group, "--no-compile"),
    )


def add_npm(step: str, *, whole: bool) -> None:
    """Install the npm packages that building needs, or with `whole` all. Who has them all keeps them."""
    folder = WEB / "node_modules"
    whole = whole or (folder / ".whole").exists()
    npm = functools.partial(run, step, "npm", "ci", *(() if whole else ("--omit=dev",)), "--loglevel=error", cwd=WEB)
    locked = [(WEB / name).read_bytes() for name in ("package.json", "package-lock.json")]
    once(step, folder / (".whole" if whole else ".building"), locked, npm)


def download_browser_wheels() -> None:
    """Fetch the wheels that Pyodide's Python installs; our own Python may be too old for them."""
    shutil.rmtree(BROWSER_WHEELS, ignore_errors=True)
    for_pyodide = ("--no-deps", "--only-binary=:all:", "--python-version", LOCKED_FOR["runtime"])
    pip("wheels for the browser", "download", "runtime", *for_pyodide, "-d", BROWSER_WHEELS)


def node_found() -> str:
    """The version of the machine's node if there is an npm too and our packages accept them, else nothing."""
    path = environment()["PATH"]
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return ""
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", answer)[:3])
    fits = (20, 19) <= version < (21,) or (22, 16) <= version < (23,) or version >= (24,)
    return ".".join(map(str, version)) if fits else ""


def set_up_node() -> None:
    """Use the machine's node and npm if our packages accept them, else take both as a wheel."""
    if version := node_found():
        say(f"Node.js: found {version}")
    else:
        pip("Node.js as a wheel", "install", "node")


def set_up_python() -> None:
    """A .venv with nothing in it, where there is none."""
    once("Python environment", VENV / ".made", [sys.version.encode(), bytes(ROOT)], make_venv)


def set_up_npm(*, whole: bool = False) -> None:
    """A node and an npm, from a wheel where the machine has none, and the packages that building needs; with `whole`
    those for tests too."""
    set_up_node()
    add_npm("JavaScript packages", whole=whole)


def set_up() -> None:
    """The Python packages that building needs, and those for the browser, installed where they are not yet."""
    add("Python packages", "build")
    runtime = (LOCKS / "runtime.txt").read_bytes()
    once("wheels for the browser", VENV / ".browser-wheels", [runtime], download_browser_wheels, BROWSER_WHEELS)


def set_up_tests(*groups: str) -> None:
    """What linters and tests need besides, and these groups."""
    add_npm("JavaScript packages for tests", whole=True)
    for group in ("dev", *groups):
        add(f"Python packages for {group}", group)


def lock() -> None:
    """Write the lock files again, hashes included. A pin moves only if it must; to renew all, delete the file first."""
    with tempfile.TemporaryDirectory() as scratch:
        run("uv environment", sys.executable, "-m", "venv", scratch)
        python = Path(scratch, PROGRAMS, "python")
        run("uv", python, "-m", "pip", "install", "-q", UV)
        options = ("-q", "--universal", "--generate-hashes", "--custom-compile-command", "python3 build.py lock")
        for group, version in LOCKED_FOR.items():
            target = ("--group", group, "--python-version", version, "-o", LOCKS / f"{group}.txt")
            run(f"lock {group}", python, "-m", "uv", "pip", "compile", *options, *target)
    set_up_python()
    set_up_node()
    run("lock web", "npm", "install", "--package-lock-only", "--loglevel=error", cwd=WEB)
