"""Whole games at a keyboard: both games, both languages, against the computer and two people, and nothing is lost."""

import json
import re
from pathlib import Path

import pytest

import pocketcrowns
from pocketcrowns.core.game import SEATS
from pocketcrowns.players.levels import LEVELS
from tests.amounts import usually
from tests.helpers import DEALS
from tests.terminal.typist import TURNED_OVER, play

LINE = re.compile(r"(?:in one line|en une ligne)\u00a0?: (.*)$", re.MULTILINE)
PLACE = {"en": "Your hand", "fr": "Votre main"}


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is stopped is kept in the current folder."""
    monkeypatch.chdir(tmp_path)


def told_line(shown: str) -> pocketcrowns.Json:
    """The record that the last line tells."""
    [line] = LINE.findall(shown)
    return pocketcrowns.read(line)


def settings(options: pocketcrowns.Json) -> list[str]:
    """Options as the command line takes them."""
    words = []
    for name, value in options.items():
        if isinstance(value, dict):
            words += [f"{name}.{part}={each}" for part, each in value.items()]
        elif value != []:
            words.append(f"{name}={','.join(value) if isinstance(value, list) else value}")
    return [part for word in words for part in ("--set", word)]


@pytest.mark.parametrize("deal", range(0, len(DEALS), 7), ids=lambda n: DEALS[n].name)
def test_two_people_play_a_whole_game_under_any_options(deal: int) -> None:
    game, options = DEALS[deal].game, pocketcrowns.load(DEALS[deal].game, **DEALS[deal].options).options
    language = ("en", "fr")[deal % 2]
    code, shown = play(game, "--two", "--seed", "a seed", "--lang", language, *settings(options), seed=deal)
    record = told_line(shown)
    assert code == 0 and record["options"] == options
    assert pocketcrowns.resume(record).view(None)["outcome"] is not None


@pytest.mark.parametrize("game", pocketcrowns.game_ids())
@pytest.mark.parametrize("seat", SEATS)
def test_somebody_plays_against_every_level(game: str, seat: str) -> None:
    levels = list(LEVELS[game])
    for level in usually(levels[SEATS.index(seat) :: 2], levels):
        code, shown = play(game, "--seat", seat, "--level", level, "--ms", "1", "--seed", level)
        assert code == 0 and pocketcrowns.resume(told_line(shown)).view(None)["outcome"] is not None


def test_what_one_person_sees_the_other_does_not() -> None:
    """Each time the screen is handed over, it shows the hand of one player only, and no card that is sealed."""
    code, shown = play("brave-rats", "--two", "--seed", "a seed", "--set", "variants=lucky-draw")
    match = pocketcrowns.resume(told_line(shown))
    hands = {
        seat: [before.view(seat)["seen"]["hands"][seat] for before, chosen in match.decisions() if seat in chosen]
        for seat in SEATS
    }
    names = {"p1": "Yarg", "p2": "Applewood"}
    found: dict[str, list[int]] = {seat: [] for seat in SEATS}
    for screen in shown.split(TURNED_OVER):
        shown_hands = re.findall(r"Your hand: (.*)", screen)
        assert len(shown_hands) <= 1, "two hands on one screen"
        if shown_hands:
            [seat] = [seat for seat in SEATS if f"{names[seat]}, choose" in screen]
            found[seat].append(len(shown_hands[0].split(", ")))
    assert code == 0 and all(found[seat] == list(map(len, hands[seat])) for seat in SEATS)


def test_a_sealed_card_is_not_on_the_screen_before_both_are() -> None:
    _, shown = play("brave-rats", "--two", "--seed", "a seed", before=("", "7", "", "3", "q"))
    screens = shown.split(TURNED_OVER)
    both = next(number for number, screen in enumerate(screens) if "Both cards are down" in screen)
    assert not any("Yarg: 7" in screen for screen in screens[:both])
    assert "Yarg: 7 Prince   Applewood: 3 Assassin" in screens[both]


def test_what_is_typed_is_understood_by_key_by_name_and_whole(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = ("prince", "gen", "SPY", "x", "a", "", "q")
    _, shown = play("brave-rats", "--seed", "s", "--level", "scamp", "--save", str(file), before=typed)
    turns = json.loads(file.read_text())["turns"]
    assert [turn["p1"] for turn in turns if "p1" in turn] == ["prince", "general", "spy"]
    assert "“x” is none of these." in shown and "“a” could be 2 of these." in shown
    typed = ("citizen@b2", "king", "", "1", "a1", "q")
    play("r-vs-r", "--seed", "s", "--level", "scamp", "--set", "first=p1", "--save", str(file), before=typed)
    assert next(turn["p1"] for turn in json.loads(file.read_text())["turns"] if "p1" in turn) == "citizen@b2"


def test_help_hint_and_taking_back(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = ("u", "p", "i", "h", "7", "u", "6", "q")
    _, shown = play("brave-rats", "--seed", "s", "--level", "scamp", "--save", str(file), before=typed)
    turns = json.loads(file.read_text())["turns"]
    assert turns[0]["p1"] == "general" and len([turn for turn in turns if len(turn) == 2]) == 1
    for said in (
        "nothing to take back",
        "7 Prince      Wins the round.",
        "Four victories win",
        "balanced player",
        "solved",
    ):
        assert said in shown
    assert "Hints are for games against the computer." in play("r-vs-r", "--two", before=("h",), most=1)[1]
    _, shown = play("r-vs-r", "--set", "setup=first-game", "--set", "first=p1", before=("citizen@b2", "h", "q"))
    assert re.search("(Best of all|As good as each other):.*solved", shown, re.DOTALL)
    assert "balanced player" not in shown


def test_stopping_keeps_the_game_and_it_goes_on() -> None:
    whole = told_line(play("brave-rats", "--seed", "s", "--level", "guard", seed=3)[1])
    code, shown = play("brave-rats", "--seed", "s", "--level", "guard", seed=3, most=2)  # the keyboard is gone
    assert code == 0 and "pocket-crowns-1.json" in shown
    kept = pocketcrowns.read(Path("pocket-crowns-1.json").read_text())
    done = len(kept["turns"])
    assert kept["turns"][:-1] == whole["turns"][: done - 1] and 0 < done < len(whole["turns"])
    mine = [turn["p1"] for turn in whole["turns"][done - 1 :]]
    _, shown = play("--resume", "pocket-crowns-1.json", "--level", "guard", before=tuple(mine))
    assert {**told_line(shown), "seed": ""} == {**whole, "seed": ""}
    play("brave-rats", most=0)
    assert Path("pocket-crowns-2.json").exists()


def test_a_game_that_cannot_be_kept_where_it_was_wanted_is_kept_in_another_file() -> None:
    Path("wanted.json.part").mkdir()
    code, shown = play("brave-rats", "--save", "wanted.json")
    assert code == 0 and shown.count("wanted.json cannot be written (Is a directory).") == 1
    assert "The game is kept in pocket-crowns-1.json." in shown
    assert {**pocketcrowns.read(Path("pocket-crowns-1.json").read_text()), "seed": ""} == told_line(shown) | {
        "seed": ""
    }


def test_the_game_is_asked_for() -> None:
    assert "Which game?" in play(before=("chess", "2", "q"), most=3)[1]
    assert play(most=0)[0] == 2
