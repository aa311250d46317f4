"""Browsers are found where a machine has them, by a path or by a pattern, and never without what drives them."""

from pathlib import Path

import pytest

from tests.find_browser import BROWSERS, Browser, find, on_this_machine


def install(program: Path) -> str:
    program.parent.mkdir(parents=True, exist_ok=True)
    program.touch(mode=0o755)
    return str(program)


def test_a_pattern_finds_a_program_once_its_companions_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    browser = Browser((f"{tmp_path}/lib/*/Mini",), {}, ("Driver",))
    install(tmp_path / "bin" / "Driver")
    assert on_this_machine(browser) is None
    mini = install(tmp_path / "lib" / "some-machine" / "Mini")
    assert on_this_machine(browser) == mini
    (tmp_path / "bin" / "Driver").unlink()
    assert on_this_machine(browser) is None


def test_a_shell_may_be_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("HEADLESS_SHELL", raising=False)
    monkeypatch.setitem(BROWSERS, "headless_shell", Browser(("shell",), {}))
    assert find("headless_shell") == ""
    shell = install(tmp_path / "shell")
    assert find("headless_shell") == shell


@pytest.mark.parametrize("name", BROWSERS)
def test_a_variable_that_names_no_program_is_told(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    variable = name.upper()
    monkeypatch.setenv(variable, "/no/such/browser")
    with pytest.raises(SystemExit, match=f"{variable} is /no/such/browser, which is no program"):
        find(name)
