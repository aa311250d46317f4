"""Two builds, two folders, two clocks: the same bytes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers import ROOT

PLACES = ("one", "a longer name")
ENVIRONMENTS = (
    {"TZ": "UTC", "LANG": "C", "PYTHONHASHSEED": "1"},
    {"TZ": "Pacific/Auckland", "LANG": "fr_FR.UTF-8", "PYTHONHASHSEED": "2"},
)


def copied(source: Path, folder: Path) -> Path:
    """The tree with nothing but its npm packages."""
    apart = shutil.ignore_patterns(".git", ".venv", ".cache", "dist", "node_modules", ".*_cache", "__pycache__")
    shutil.copytree(source, folder, ignore=apart)
    shutil.copytree(source / "web/node_modules", folder / "web/node_modules", symlinks=True, copy_function=os.link)
    return folder


def built(folder: Path, environment: dict[str, str]) -> dict[str, bytes]:
    """Every file of dist/."""
    command = [sys.executable, "build.py", "build"]
    subprocess.run(command, cwd=folder, env=os.environ | environment, capture_output=True, check=True, timeout=1200)
    files = [path for path in (folder / "dist").rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


@pytest.mark.slow
def test_two_builds_are_the_same_bytes(tmp_path: Path) -> None:
    folders = [copied(ROOT, tmp_path / PLACES[0])]
    folders.append(copied(folders[0], tmp_path / PLACES[1]))  # what somebody writes meanwhile is in neither or in both
    one, two = (built(folder, environment) for folder, environment in zip(folders, ENVIRONMENTS, strict=True))
    assert len(one) > 100 and set(one) == set(two)
    assert [name for name in one if one[name] != two[name]] == []
