"""Two builds, two folders, two clocks: the same bytes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers import ROOT

PLACES = {"one": {"TZ": "UTC", "LANG": "C", "PYTHONHASHSEED": "1"}}
PLACES["a longer name"] = {"TZ": "Pacific/Auckland", "LANG": "fr_FR.UTF-8", "PYTHONHASHSEED": "2"}


def built(folder: Path, **environment: str) -> dict[str, bytes]:
    """Every file of dist/, built in a copy of this tree with nothing but its npm packages."""
    apart = shutil.ignore_patterns(
        ".git", ".venv", ".cache", "dist", "node_modules", "*.html", ".*_cache", "__pycache__"
    )
    shutil.copytree(ROOT, folder, ignore=apart)
    for page in ("index.html", "embed.html"):
        shutil.copy2(ROOT / "web" / page, folder / "web" / page)
    shutil.copytree(ROOT / "web/node_modules", folder / "web/node_modules", symlinks=True, copy_function=os.link)
    command = [sys.executable, "build.py", "build"]
    subprocess.run(command, cwd=folder, env=os.environ | environment, capture_output=True, check=True, timeout=1200)
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in (folder / "dist").rglob("*")
        if path.is_file()
    }


@pytest.mark.slow
def test_two_builds_are_the_same_bytes(tmp_path: Path) -> None:
    one, two = (built(tmp_path / name, **environment) for name, environment in PLACES.items())
    assert len(one) > 100 and set(one) == set(two)
    assert [name for name in one if one[name] != two[name]] == []
