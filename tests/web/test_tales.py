"""What the page says of a game of Brave Rats, in both languages: nothing waits for anybody that does not."""

import json
import re
import subprocess
from pathlib import Path
from random import Random

import pytest

from tests.helpers import DEALS, ROOT, Deal, ask, play_on

GAMES = 500
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


def game_of(deal: Deal, seed: int) -> dict:
    match = deal.match(str(seed))
    play_on(match, Random(seed))
    record = match.record()
    return {"turns": ask("replay", record=record)["turns"], "players": PLAYERS, "options": record["options"]}


@pytest.mark.browser  # it needs what the build installed
def test_victories_on_hold_are_told_as_they_are_and_none_after_the_last_round(tmp_path: Path) -> None:
    games = [game_of(PLAIN[number % len(PLAIN)], number) for number in range(GAMES)]
    command = ("node", str(ROOT / "tests/web/tales.mjs"), str(tmp_path))
    given = json.dumps({"catalogue": ask("catalogue"), "games": games})
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
    unlike = last = 0
    for game, told in zip(games, json.loads(done.stdout), strict=True):
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
    assert unlike > 20 and last, "there were such rounds"
