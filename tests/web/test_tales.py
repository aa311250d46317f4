"""What the page says of whole games, in both languages: the engine's own figures, and what opponents say of rounds."""

import json
import re
import subprocess
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from tests.amounts import usually
from tests.helpers import DEALS, ROOT, Deal, ask, play, play_on, sit
from tests.web.test_words import ENGLISH

Told = dict[str, list[tuple[dict, dict]]]  # of each game: a replay with its level, and what is said of it
MANY = usually({"brave-rats": 80, "r-vs-r": 15}, {"brave-rats": 300, "r-vs-r": 90})  # then all come into every mood
PLAIN = [deal for deal in DEALS if deal.game == "brave-rats"]
PLAYERS = {seat: {"name": name, "level": None, "side": f"clan-{seat}"} for seat, name in (("p1", "Lea"), ("p2", "Tom"))}
ONE = {"One": 1, "Une": 1}
WAITING = {  # what the chronicle says of the victories on hold, the same for both or Lea's and Tom's
    "en": r"(One|\d+) victor(?:y|ies) now lay waiting|was worth (\d+) to Lea and (\d+) to Tom",
    "fr": r"(Une|\d+) victoires? attendai(?:t|ent) désormais|valait (\d+) pour Lea et (\d+) pour Tom",
}
PROMISED = {  # the same on the screen of a round
    "en": r"next winner takes (\d+) more|Lea would take (\d+) more, Tom (\d+) more",
    "fr": r"prochain vainqueur en prend (\d+) de plus|prochaine manche\W+(\d+) pour Lea, (\d+) pour Tom",
}


def held_in(text: str, pattern: str) -> tuple[int, int] | None:
    """What a text says that Lea and Tom would take besides the next round; None where it says nothing of it."""
    found = re.search(pattern, text)
    if not found:
        return None
    same, *apart = found.groups()
    first, second = (same, same) if same else apart
    return ONE.get(first) or int(first), ONE.get(second) or int(second)


def game_of(deal: Deal, seed: int, level: str | None = None) -> dict:
    match = deal.match(str(seed))
    play_on(match, Random(seed))
    return replayed(match.record(), level)


def replayed(record: dict, level: str | None = None) -> dict:
    turns = ask("replay", record=record)["turns"]
    return {"game": record["game"], "turns": turns, "players": PLAYERS, "options": record["options"], "level": level}


def told_of(games: list[dict], folder: Path) -> list[dict]:
    command = ("node", str(ROOT / "tests/web/tales.mjs"), str(folder))
    given = json.dumps({"catalogue": ask("catalogue"), "games": games})
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where what the page is made of is put together, once."""
    return tmp_path_factory.mktemp("tales")


@pytest.fixture(scope="module")
def many(folder: Path) -> Told:
    """Of both games, each game with what is told of it; every opponent in turn."""
    found = {}
    for name, number in MANY.items():
        deals = [deal for deal in DEALS if deal.game == name]
        levels = ask("catalogue")["games"][name]["levels"]
        games = [game_of(deals[n % len(deals)], n, levels[n % len(levels)]) for n in range(number)]
        found[name] = list(zip(games, told_of(games, folder), strict=True))
    return found


def event_of(turn: dict, kind: str) -> dict | None:
    return next((event for event in turn["events"] if event["kind"] == kind), None)


@pytest.mark.browser  # it needs what the build installed
def test_an_ambassador_on_hold_is_worth_two_to_its_player_and_one_to_the_other(folder: Path) -> None:
    """BR4, told in the next round as well: of three victories two come of it."""
    match = sit()
    play(match, "ambassador musician", "prince spy")
    [told] = told_of([replayed(match.record())], folder)
    assert "was worth 2 to Lea and 1 to Tom." in told["en"]["rounds"][0]
    assert "valait 2 pour Lea et 1 pour Tom." in told["fr"]["rounds"][0]
    assert "Lea took 3 victories at once. Lea 3, Tom 0." in told["en"]["rounds"][1]
    assert "Lea gagna 3 victoires. Lea 3, Tom 0." in told["fr"]["rounds"][1]


@pytest.mark.browser
def test_rounds_are_numbered_as_at_the_table_game_by_game(folder: Path) -> None:
    deals = [deal for deal in PLAIN if deal.options["variants"] == ["emperor"]]
    games = [game_of(deals[0], n) for n in range(4)]
    for game, told in zip(games, told_of(games, folder), strict=True):
        before = [{"game_no": 1, "rounds": []}, *(turn["view"]["seen"] for turn in game["turns"])]
        at_the_table = [
            f"Game {seen['game_no']} · Round {len(seen['rounds']) + 1}"
            for seen, turn in zip(before, game["turns"], strict=False)
            if event_of(turn, "verdict")
        ]
        assert told["en"]["headings"] == at_the_table and "Game 2 · Round 1" in at_the_table


def mood(turn: dict) -> str | None:
    """How Tom takes this turn."""
    verdict, over = event_of(turn, "verdict"), event_of(turn, "game-over")
    if not verdict:
        return None
    if verdict["game"]:
        return f"princess {verdict['winner']}"
    if over:
        return over["winner"] and f"game {over['winner']}"
    return f"many {verdict['winner']}" if verdict["worth"] > 1 else None


def mood_in_the_realm(turn: dict) -> str | None:
    over = event_of(turn, "round-over")
    if outcome := turn["view"]["outcome"]:
        return outcome["winner"] and f"match {outcome['winner']}"
    if not over:
        return None
    turned = sum(event["kind"] == "rotated" and event["faces"] == over["winner"] for event in turn["events"])
    is_sudden = over["winner"] == "p1" and (over["reason"] == "reaper" or turned > 1)
    return "sudden" if is_sudden else f"round {over['winner']}"


@pytest.mark.slow
@pytest.mark.browser
@pytest.mark.parametrize(("game", "moods"), [("brave-rats", 6), ("r-vs-r", 5)])
def test_an_opponent_has_a_line_of_its_own_for_each_mood_and_else_says_nothing(
    many: Told, game: str, moods: int
) -> None:
    mood_of = mood if game == "brave-rats" else mood_in_the_realm
    said: dict[tuple, set[str]] = {}
    for each, told in many[game]:
        for language, texts in told.items():
            for turn, line in zip(each["turns"], texts["voices"], strict=True):
                said.setdefault((mood_of(turn) and each["level"], mood_of(turn), language), set()).add(line)
    for language in ("en", "fr"):
        assert said.pop((None, None, language)) == {""}
    assert all(len(lines) == 1 and "" not in lines for lines in said.values())
    levels = ask("catalogue")["games"][game]["levels"]
    assert len({line for lines in said.values() for line in lines}) == len(said) == len(levels) * moods * 2


@pytest.mark.browser
def test_points_of_a_match_are_told_as_they_stand(folder: Path) -> None:
    deals = [deal for deal in DEALS if deal.game == "r-vs-r" and deal.options.get("match") == "points"]
    games = [game_of(deals[n % len(deals)], n) for n in range(6)]
    for game, told in zip(games, told_of(games, folder), strict=True):
        ends = [turn["view"]["seen"]["points"] for turn in game["turns"] if event_of(turn, "round-over")]
        assert ends and re.findall(r"Points: Lea (\d+), Tom (\d+)\.", told["en"]["tale"]) == [
            (str(each["p1"]), str(each["p2"])) for each in ends
        ]


@pytest.mark.browser
def test_a_tile_that_turned_is_named_even_where_it_has_left_its_cell_since(many: Told) -> None:
    """The table tells what two people did since, and the second may have moved what the first turned."""
    left = 0
    for game, told in many["r-vs-r"]:
        for n, (before, after) in enumerate(pairwise(game["turns"]), start=1):
            board = after["view"]["seen"]["board"]
            for event in (*before["events"], *after["events"]):
                if event["kind"] == "rotated":
                    assert ENGLISH[f"tile-{event['tile']}"] in told["en"]["stories"][n]
                    left += board[event["cell"]] is None
    assert left > 5, "there were such turns"


@pytest.mark.browser
def test_victories_on_hold_are_told_as_they_are_and_none_after_the_last_round(many: Told) -> None:
    unlike = last = 0
    for game, told in many["brave-rats"]:
        rounds = [turn for turn in game["turns"] if any(event["kind"] == "verdict" for event in turn["events"])]
        for number, turn in enumerate(rounds):
            is_over = any(event["kind"] == "game-over" for event in turn["events"])
            held = tuple(turn["view"]["seen"]["held"].values())
            truth = None if is_over or held == (0, 0) else held
            verdict = next(event for event in turn["events"] if event["kind"] == "verdict")
            for language, texts in told.items():
                assert held_in(texts["verdicts"][number], PROMISED[language]) == truth
                told_here = held_in(texts["rounds"][number], WAITING[language])
                assert told_here == (None if verdict["winner"] else truth)
            unlike += truth is not None and len(set(truth)) == 2
            if is_over and verdict["winner"] is None:
                assert not re.search("on hold|attend", told["en"]["verdicts"][number] + told["fr"]["verdicts"][number])
                last += 1
    assert unlike > usually(2, 20) and last, "there were such rounds"
