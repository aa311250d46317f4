"""A file that a document or a comment names is there."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.helpers import ROOT
from tests.test_structure import ours

KEPT_ELSEWHERE = {"node_modules", "dist", ".venv", ".cache", "__pycache__"}
PAGES = [
    ROOT / "README.md",
    *(ROOT / ".github").glob("*.md"),
    *(ROOT / "engine").glob("*.md"),
    *(ROOT / "tests").rglob("*.md"),
    *(ROOT / "web" / "art").glob("*.md"),
    *(ROOT / "web" / "prepared").glob("*.md"),
]
MADE_UP = {
    ("highest.py", "engine/README.md"),  # a player of one's own
    ("HOST/embed.js", "README.md"),
    ("sbom.json", "README.md"),  # a build writes it
    *((name, ".github/CONTRIBUTING.md") for name in ("en.ROOM.ftl", "fr.ROOM.ftl", "web/js/ROOM/screen.js")),
}
NAMES = re.compile(r"(?<![\w.*/-])[\w./-]*\w\.(?:py|m?js|css|json|ftl|toml|yml)\b")


def there() -> Iterator[str]:
    """Paths of the tree, `/` before each."""
    for folder in ("", ".ci", ".github", "engine", "web", "tests"):
        walk = (ROOT / folder).rglob("*") if folder else ROOT.glob("*")
        for path in walk:
            if path.is_file() and not KEPT_ELSEWHERE & set(path.parts):
                yield f"/{path.relative_to(ROOT).as_posix()}"


def cited(pages: list[Path], names: re.Pattern[str]) -> set[tuple[str, str]]:
    """Each name with the page that has it."""
    return {
        (name.lstrip("./"), page.relative_to(ROOT).as_posix())
        for page in pages
        for name in names.findall(page.read_text("utf-8"))
    }


def missing(cites: set[tuple[str, str]]) -> set[tuple[str, str]]:
    paths = list(there())
    return {cite for cite in cites if not any(path.endswith(f"/{cite[0]}") for path in paths)}


def test_a_document_that_is_cited_is_there() -> None:
    cites = cited([*ours(), *PAGES], re.compile(r"\b([A-Z][\w-]+\.md)\b"))
    assert {"PROTOCOL.md", "RULINGS.md", "NOTATION.md"} <= {name for name, _ in cites}
    assert not missing(cites)


def test_a_file_that_a_document_names_is_there() -> None:
    cites = cited(PAGES, NAMES)
    assert {("players/duel/solver.py", "README.md"), ("web/prepared/beats.mjs", "README.md")} <= cites
    assert not missing(cites) - MADE_UP


def test_a_file_of_python_that_what_is_shipped_names_is_there() -> None:
    """Tests speak of files that they make up."""
    cites = cited(
        [path for path in ours() if "tests" not in path.parts],
        re.compile(NAMES.pattern.partition("(?:py")[0] + "py\\b"),
    )
    assert len(cites) > 20
    assert not missing(cites)
