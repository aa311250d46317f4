"""The package as others get it: the same bytes every time, and whole in an environment that has nothing else."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import pytest

import pocketcrowns
from tests.helpers import ROOT
from tests.terminal.typist import play_and_note

BY_HAND = "import pocketcrowns\nprint(pocketcrowns.perft(pocketcrowns.load('brave-rats').start(), 2))"


def built(target: str, source: Path, folder: Path) -> Path:
    """The file that hatchling builds of this source tree."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    environment = os.environ | {"SOURCE_DATE_EPOCH": "1577836800"}
    subprocess.run(command, cwd=source, env=environment, capture_output=True, check=True, timeout=120)
    [file] = folder.iterdir()
    return file


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.mark.slow
@pytest.mark.parametrize("target", ["sdist", "wheel"])
def test_two_builds_are_the_same_bytes(target: str, tmp_path: Path) -> None:
    one, two = (built(target, ROOT, tmp_path / name) for name in ("one", "two"))
    assert one.name == two.name and one.read_bytes() == two.read_bytes()


@pytest.mark.slow
def test_the_sdist_makes_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    with tarfile.open(built("sdist", ROOT, tmp_path / "sdist")) as archive:
        archive.extractall(tmp_path / "source", filter="data")
    [source] = (tmp_path / "source").iterdir()
    assert built("wheel", source, tmp_path / "wheel").read_bytes() == wheel.read_bytes()


def test_the_wheel_is_the_engine_and_its_words_and_no_maker_that_wants_more(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        metadata = archive.read(next(name for name in names if name.endswith("METADATA"))).decode()
        licence = archive.read(next(name for name in names if name.endswith("/licenses/LICENSE")))
    assert {name.split("/")[0].split("-")[0] for name in names} == {"pocketcrowns"}
    assert "pocketcrowns/py.typed" in names and "pocketcrowns/terminal/words/page/fr.r_vs_r.ftl" in names
    assert not [name for name in names if "making/lucky" in name or name.endswith(".pyc")]
    assert licence == (ROOT / "LICENSE").read_bytes() and "License-File: LICENSE" in metadata
    assert f"\nVersion: {pocketcrowns.__version__}\n" in metadata
    assert "Requires-Dist" not in "".join(line for line in metadata.splitlines() if "extra ==" not in line)


@pytest.mark.slow
def test_it_plays_in_an_environment_that_has_nothing_else(wheel: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True, timeout=120)
    python, command = (tmp_path / "venv" / "bin" / name for name in ("python", "pocketcrowns"))
    subprocess.run([python, "-m", "pip", "install", "-q", "--no-index", wheel], check=True, timeout=120)

    def said(*arguments: str | Path, given: str = "") -> str:
        settings: dict[str, Any] = {"capture_output": True, "text": True, "cwd": tmp_path, "timeout": 120}
        settings["env"] = {"PATH": "", "PYTHONIOENCODING": "utf-8"}
        return str(subprocess.run(arguments, input=given, check=True, **settings).stdout)

    assert said(python, "-c", BY_HAND) == "2536\n"
    for game, language in (("brave-rats", "en"), ("r-vs-r", "fr")):
        arguments = (game, "--two", "--seed", "a seed", "--lang", language)
        code, shown, typed = play_and_note(*arguments)
        assert code == 0 and said(command, "play", *arguments, given="\n".join([*typed, ""])) == shown
    assert " ± " in said(command, "arena", "brave-rats", "--games", "2", "--levels", "scamp,judge")
