"""With the package rich, a real terminal gets frames, colours and a bar; a pipe still gets plain text."""

import os
import pty
import subprocess
import sys

import pytest

from tests.helpers import ROOT

pytest.importorskip("rich", reason="the group suites is not installed")


def on_a_terminal(*arguments: str) -> str:
    """All that a terminal of 120 columns is sent."""
    ours, theirs = pty.openpty()
    environment = os.environ | {"COLUMNS": "120", "TERM": "xterm-256color"}
    process = subprocess.Popen(
        [sys.executable, "-m", "pocketcrowns", *arguments],
        cwd=ROOT / "engine",
        env=environment,
        stdout=theirs,
        stderr=theirs,
    )
    os.close(theirs)
    shown = b""
    try:
        while part := os.read(ours, 65536):
            shown += part
    except OSError:  # the other end is closed
        pass
    os.close(ours)
    assert process.wait(timeout=60) == 0
    return shown.decode()


def test_a_table_has_a_frame_and_the_sides_have_colours() -> None:
    shown = on_a_terminal("table")
    assert "┏━━━" in shown and "\x1b[1;31mrow 1" in shown and "\x1b[1;34mcolumn 1" in shown


def test_long_work_has_a_bar() -> None:
    shown = on_a_terminal("arena", "brave-rats", "--levels", "scamp,guard", "--games", "20", "--nodes", "10")
    assert "2/2" in shown and "━" in shown and "guard" in shown


def test_a_pipe_gets_plain_text() -> None:
    command = [sys.executable, "-m", "pocketcrowns", "table"]
    done = subprocess.run(command, cwd=ROOT / "engine", capture_output=True, text=True, timeout=60, check=True)
    assert "┃" not in done.stdout and "\x1b" not in done.stdout
