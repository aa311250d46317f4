"""Every command as a shell runs it: what it writes, and how bad input is refused."""

import csv
import io
import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import pocketcrowns
from pocketcrowns.links.values import read_link
from pocketcrowns.terminal.main import main
from tests.amounts import slow
from tests.helpers import ALL_HELD, GOLDEN, ROOT, play, play_on
from tests.study.positions import set_up

BAD = 2
LAST = "class Last:\n    def choose(self, view, rng, budget):\n        return view['legal'][-1]\n"


def command(*arguments: str, given: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pocketcrowns", *arguments],
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=cwd,
        env={"PYTHONPATH": str(ROOT / "engine"), "PYTHONIOENCODING": "utf-8", "PATH": ""},
        timeout=300,
        check=False,
    )


def whole(game: str) -> pocketcrowns.Match:
    match = pocketcrowns.load(game).sit("a seed")
    play_on(match, Random(1))
    return match


def test_each_line_is_a_question_and_gets_one_line() -> None:
    asked = [
        {"id": 1, "ask": "open", "with": {"game": "brave-rats", "seed": "a seed"}},
        {"id": 2, "ask": "choose", "with": {"match": "m1", "seat": "p1", "action": "spy"}},
        {"id": 3, "ask": "view", "with": {"match": "m1", "seat": "p2"}},
    ]
    done = command("bridge", given="\n".join([*map(json.dumps, asked), "nonsense"]))
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [told["id"] for told in answers] == [1, 2, 3, None]
    assert [told["ok"] for told in answers] == [True, True, True, False]
    assert answers[2]["result"]["waiting_for"] == ["p2"] and (done.stderr, done.returncode) == ("", 0)


def test_the_last_round_promises_nothing_to_a_next_winner() -> None:
    match = pocketcrowns.load("brave-rats").sit("a seed")
    play(match, *ALL_HELD)
    told = command("replay", pocketcrowns.line(match.record())).stdout
    assert told.count("Nobody takes the round: it is on hold.") == 7
    assert told.count("Nobody takes the round.\n") == 1 and "next winner" not in told.partition("Round 8")[2]


def test_who_beats_whom() -> None:
    text = command("table").stdout
    assert len(text.splitlines()) == 10 and "Prince" in text and "row *" in text
    assert "Princesse" in command("table", "--lang", "fr", "--set", "edition=18").stdout
    rows = list(csv.DictReader(io.StringIO(command("table", "--format", "csv").stdout)))
    told = json.loads(command("table", "--format", "json").stdout)
    assert len(rows) == len(told["rounds"]) == 4 * 8 * 8
    by_cards = {tuple(row[name] for name in ("p1", "p2", "p1_bonus", "p2_bonus")): row for row in rows}
    assert by_cards["princess", "prince", "0", "0"]["game"] == "1"
    assert by_cards["general", "prince", "2", "0"]["winner"] == "p2"
    assert by_cards["ambassador", "assassin", "0", "0"]["line"] == "assassin-reverses"


@pytest.mark.slow
def test_rulings_change_the_table_of_what_is_held() -> None:
    """BR4: an Ambassador in a round on hold banks two victories, or one."""
    held = []
    for ruling in ("banks", "plain"):
        told = json.loads(command("table", "--format", "json", "--set", f"rulings.ambassador={ruling}").stdout)
        cards = {"p1": "ambassador", "p2": "musician"}
        [found] = [each for each in told["rounds"] if each["cards"] == cards and not any(each["bonus"].values())]
        held.append(found["events"][0]["held"]["p1"])
    assert held == [2, 1]


@pytest.mark.parametrize("game", pocketcrowns.game_ids())
def test_a_game_is_told_from_all_that_it_is_written_as(game: str, tmp_path: Path) -> None:
    record = whole(game).record()
    line = pocketcrowns.line(record)
    (tmp_path / "game.json").write_text(json.dumps(record))
    shown = {command("replay", given, cwd=tmp_path).stdout for given in ("game.json", line)}
    assert len(shown) == 1 and line in shown.pop()
    linked = command("replay", f"#{pocketcrowns.link(record)}", "--lang", "fr")
    assert line in linked.stdout and "gagne" in linked.stdout


@pytest.mark.parametrize("game", pocketcrowns.game_ids())
def test_a_game_that_was_set_up_is_told_without_a_line(game: str, tmp_path: Path) -> None:
    match = set_up(game)
    play_on(match, Random(1))
    (tmp_path / "game.json").write_text(json.dumps(match.record()))
    (tmp_path / "begun.json").write_text(json.dumps(set_up(game).record()))
    assert "wins" in command("replay", "game.json", cwd=tmp_path).stdout
    for done in (command("replay", "begun.json", cwd=tmp_path), command("play", "--resume", "game.json", cwd=tmp_path)):
        assert done.returncode == 0 and not done.stderr


def test_a_record_makes_a_link_and_a_link_its_value() -> None:
    link = json.loads((GOLDEN / "links.json").read_text("utf-8"))["links"][0]["link"]
    value = read_link(link)
    record = {**value["record"], "seed": "a secret"}
    assert command("link", "-", given=json.dumps(record)).stdout == f"{link}\n"
    assert command("link", pocketcrowns.line(record)).stdout == f"{link}\n"
    assert json.loads(command("link", f"https://example.org/#{link}").stdout) == value
    begun = command("link", "-", given=json.dumps({**record, "turns": record["turns"][:2]}))
    assert read_link(begun.stdout)["kind"] == "p"


@pytest.mark.slow
def test_perft_is_a_line_for_each_depth() -> None:
    assert command("perft", "brave-rats", "--depth", "2").stdout == "0 1\n1 64\n2 2536\n"
    first_game = ("--set", "first=p1", "--set", "setup=first-game")
    assert command("perft", "r-vs-r", *first_game).stdout == "0 1\n1 9\n2 720\n3 61592\n"


def test_the_levels_and_a_player_of_ones_own_play(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(LAST)
    arena = (
        "arena",
        "brave-rats",
        "--player",
        "mine.py",
        "--levels",
        "scamp,guard",
        "--games",
        "12",
        "--processes",
        "1",
    )
    told = json.loads(command(*arena, "--format", "json", cwd=tmp_path).stdout)["levels"]["brave-rats"]
    assert set(told["mine"]) == {"scamp", "guard"} and "guard" not in told["scamp"]
    assert told["mine"]["scamp"]["share"] + told["scamp"]["mine"]["share"] == pytest.approx(1)
    shown = command(*arena, "--set", "variants=fast-rat", cwd=tmp_path)
    assert "mine" in shown.stdout and " ± " in shown.stdout and "[####" in shown.stderr
    (tmp_path / "two.py").write_text(LAST + LAST.replace("Last", "Next"))
    named = command("arena", "r-vs-r", "--player", "two.py:Next", "--levels", "scamp", "--games", "1", cwd=tmp_path)
    assert "Next" in named.stdout


@pytest.mark.slow
def test_an_interrupted_arena_goes_on_from_its_file(tmp_path: Path) -> None:
    arena = ("arena", "brave-rats", "--levels", "scamp,guard", "--games", "20", "--keep", "kept", "--format", "json")
    first = command(*arena, cwd=tmp_path)
    again = command(*arena, cwd=tmp_path)
    assert again.stdout == first.stdout and "[#" in first.stderr
    assert first.stderr.count("of 2") == 3
    assert again.stderr.count("of 2") == 1, "everything was known at once"
    other = command(*(each.replace("20", "30") for each in arena), cwd=tmp_path)
    assert other.returncode == BAD and "another job" in other.stderr


@pytest.mark.parametrize(
    "arguments, reason",
    [
        ((), "COMMAND"),
        (("fly",), "invalid choice"),
        (("solve",), "required"),
        (("solve", "everything"), "invalid choice"),
        (("solve", "first_game", "--into", "no/such/folder"), "no folder"),
        (("solve", "first_game", "--processes", "0"), "at least 1"),
        (("solve", "first_game", "--keep", "no/such/folder/file"), "no folder"),
        (("arena", "--games", "0"), "at least 1"),
        (("arena", "--nodes", "x"), "at least 1"),
        (("arena", "--processes", "-1"), "at least 1"),
        (("arena", "brave-rats", "--levels", "scamp,captain"), "captain"),
        (("arena", "brave-rats", "--levels", "scamp"), "at least two"),
        (("arena", "brave-rats", "--levels", "scamp,scamp"), "different names"),
        (("arena", "brave-rats", "--player", "nothing.py"), "nothing.py"),
        (("arena", "brave-rats", "--player", "bad.py"), "SyntaxError"),
        (("arena", "brave-rats", "--player", "wrong.py", "--games", "1"), "wrong as p2, turn 1: it chose 'x'"),
        (("arena", "brave-rats", "--player", "wrong.py:Nobody"), "no class 'Nobody'"),
        *slow((("arena", "brave-rats", "--dask", "tcp://127.0.0.1:9"), "127.0.0.1:9")),
        (("perft", "chess"), "invalid choice"),
        (("perft", "brave-rats", "--set", "edition"), "NAME=VALUE"),
        (("perft", "brave-rats", "--set", "edition=17"), "edition"),
        (("perft", "brave-rats", "--set", f"edition={'9' * 5000}"), "edition"),
        (("perft", "brave-rats", "--set", "colour=red"), "colour"),
        (("perft", "brave-rats", "--set", "rulings.musician=x"), "musician"),
        (("perft", "brave-rats", "--set", "edition=16", "--set", "edition.x=1"), "twice"),
        (("perft", "brave-rats", "--depth", "0"), "at least 1"),
        (("table", "--set", "setup=draft"), "setup"),
        (("table", "--bonus", "1", "0"), "invalid choice"),
        (("replay",), "required"),
        (("replay", "no_such.json"), "no file no_such.json"),
        (("replay", "no/such/file"), "no file"),
        (("replay", "."), "begins with one of"),
        (("replay", "chess"), "begins with one of"),
        (("replay", "BR16 99"), "cannot choose '9'"),
        (("replay", "#v1.r.AAAA"), "damaged"),
        (("replay", "bytes.json"), "utf-8"),
        (("link", "v2.r.AAAA"), "newer"),
        (("link", "v1.r.AAAA"), "damaged"),
        (("link", '{"game": "chess"}'), "not a game here"),
        (("link", "{"), "not JSON"),
        (("link", "-"), "begins with one of"),
        (("play", "brave-rats", "--level", "captain"), "captain"),
        (("play", "--resume", "nothing.json"), "no file"),
        (("play", "brave-rats", "--save", "no/such/folder/file"), "no/such/folder"),
        (("play", "brave-rats", "--save", "."), "is a folder"),
        (("play", "brave-rats", "--seed", "x" * 10_001), "seed must be text of at most 10000 characters"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_what_cannot_be_done_is_refused_by_a_sentence(
    arguments: tuple[str, ...],
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """In this process: it is started anew for what succeeds."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    (tmp_path / "bad.py").write_text("class (")
    (tmp_path / "wrong.py").write_text("class Wrong:\n    def choose(self, *_): return 'x'\n")
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\xfa")
    try:
        code = main(arguments)
    except SystemExit as stopped:  # argparse's
        code = stopped.code
    told = capsys.readouterr()
    assert code == BAD and reason in told.err and told.out == ""
    assert "pocketcrowns/" not in told.err, "no traceback of ours"


def test_letters_that_a_terminal_does_not_have_are_no_fault() -> None:
    arguments = [sys.executable, "-m", "pocketcrowns", "table", "--lang", "fr"]
    plain = {"PYTHONPATH": str(ROOT / "engine"), "PYTHONIOENCODING": "ascii", "PATH": ""}
    done = subprocess.run(arguments, capture_output=True, encoding="ascii", env=plain, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "") and "Princesse" in done.stdout


def test_nobody_reads_on() -> None:
    """A pipe that is closed early is no fault."""
    line = f"{sys.executable} -m pocketcrowns perft brave-rats --depth 3 | head -n 1"
    done = subprocess.run(
        ["/bin/sh", "-c", line], capture_output=True, text=True, cwd=ROOT / "engine", timeout=60, check=False
    )
    assert (done.stdout, done.stderr) == ("0 1\n", "")


def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("play", "replay", "table", "arena", "solve", "puzzles", "perft", "link", "bridge"):
        with pytest.raises(SystemExit, match="0"):
            main([name, "--help"])
        assert len(capsys.readouterr().out.splitlines()) > 5
