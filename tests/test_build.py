"""What a build makes again, and what it leaves as it is."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import build
from tests.helpers import ROOT

ENGINE = ROOT / "engine" / "pocketcrowns"


def test_what_was_made_is_made_again_when_its_sources_change_or_it_has_gone(tmp_path: Path) -> None:
    product, stamp = tmp_path / "product", tmp_path / "stamp"
    made = []

    def make() -> None:
        made.append(1)
        product.write_text("made")

    def ask(source: bytes) -> int:
        build.once("a product", stamp, [source], make, product)
        return len(made)

    assert [ask(b"one"), ask(b"one"), ask(b"two"), ask(b"two")] == [1, 1, 2, 2]
    product.unlink()
    assert [ask(b"two"), ask(b"two")] == [3, 3] and product.exists()


def test_what_broke_off_is_made_again_from_the_sources_of_before_too(tmp_path: Path) -> None:
    product, stamp = tmp_path / "product", tmp_path / "stamp"

    def break_off() -> None:
        product.write_text("half")
        raise KeyboardInterrupt

    build.once("a product", stamp, [b"one"], lambda: product.write_text("one"), product)
    with pytest.raises(KeyboardInterrupt):
        build.once("a product", stamp, [b"two"], break_off, product)
    build.once("a product", stamp, [b"one"], lambda: product.write_text("one"), product)
    assert product.read_text() == "one"


@pytest.mark.parametrize("port", ["70000", "-1", "x"])
def test_a_port_that_is_none_is_refused_before_anything_is_built(port: str) -> None:
    command = [sys.executable, str(ROOT / "build.py"), "serve", "--port", port]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2 and "--port" in done.stderr and done.stdout == ""


def test_a_folder_whose_name_has_a_dot_is_no_source(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "engine" / ".kept").mkdir(parents=True)
    (tmp_path / "engine" / "rules.py").write_bytes(b"rules")
    for name in ("LICENSE", "build.py", "pyproject.toml"):
        (tmp_path / name).touch()
    monkeypatch.setattr(build, "ROOT", tmp_path)
    assert b"rules" in build.sources()


def test_puzzles_are_made_from_every_module_that_making_them_imports_and_from_every_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked_for: list[bytes] = []
    monkeypatch.setattr(build, "once", lambda step, stamp, inputs, action, product: asked_for.extend(inputs))
    build.make_puzzles(few=False)
    program = (
        "import sys, pocketcrowns.puzzles.year as _\nfor m in sys.modules.values(): print(getattr(m, '__file__', 0))"
    )
    command = [sys.executable, "-c", program]
    told = subprocess.run(command, cwd=ENGINE.parent, capture_output=True, text=True, check=True).stdout
    imported = {path for path in map(Path, told.splitlines()) if path.is_relative_to(ENGINE) and path.parent != ENGINE}
    tables = set(ENGINE.rglob("*.bin"))
    assert len(imported) > 50 and len(tables) == 5 + 97 + 6
    assert not {path for path in imported | tables if path.read_bytes() not in asked_for}
    assert (ENGINE / "letters" / "post.py").read_bytes() not in asked_for


def test_a_draft_has_puzzles_of_a_few_weeks_until_a_whole_build_has_made_the_year(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[str | Path, ...]] = []

    def once(_: str, stamp: Path, inputs: list[bytes], action: Callable[[], None], product: Path) -> None:
        action()
        product.write_text("")

    monkeypatch.setattr(build, "once", once)
    monkeypatch.setattr(build, "run", lambda step, *command, **_: made.append(command[4:]))
    monkeypatch.setattr(build, "ROOT", tmp_path)
    (tmp_path / ".cache").mkdir()
    year = tmp_path / ".cache" / "puzzles.json"
    kept = [build.make_puzzles(few=few) for few in (True, False, True)]
    assert made == [(kept[0], "--weeks", "4"), (year,), (year,)]
    assert kept[0] != year == kept[1] == kept[2]


@pytest.mark.slow
def test_the_quick_run_plays_a_game_of_each_game_in_a_browser() -> None:
    games = [name for name in build.QUICK if "::" in name]
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", *build.QUICK[:2], *games]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert len(games) == 2 and told.splitlines()[:2] == games


@pytest.mark.slow
def test_every_bench_finds_what_it_asks_for() -> None:
    """They run in no test; what they take from the browser's tests may have got another name."""
    only_benches = ("-o", "python_files=bench_*.py", "-o", "python_functions=bench_*")
    command = [sys.executable, "-m", "pytest", "--setup-plan", "-q", *only_benches, "tests/bench"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "bench_phones" in told.stdout and told.returncode in (0, 5) and "not found" not in told.stdout, told.stdout
