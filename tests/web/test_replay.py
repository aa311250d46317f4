"""Games of Brave Rats told without Python, from the tables that the build wrote: the same as the engine tells them."""

import json
import subprocess
from random import Random

import pytest

from tests.amounts import usually
from tests.helpers import DEALS, ROOT, Deal, ask, play_on

SCRIPT = """
const [replay, beats, table] = process.argv.slice(1);
const { replayOf } = await import(replay);
const { Beats } = await import(beats);
const { readFileSync } = await import("node:fs");
const found = new Beats(JSON.parse(readFileSync(table, "utf8")));
const games = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(games.map((game) => replayOf(game, found))));
"""
KINDS = ("verdict", "game-over", "bonus", "look", "spies-cancel", "lost-to-musician")
SEEN = ("wins", "held", "bonus", "shows_first", "target", "games")
PLAIN = [deal for deal in DEALS if deal.game == "brave-rats"]


def told_by_the_page(games: list[dict]) -> list[list[dict]]:
    [table] = (ROOT / "dist" / "a").glob("who-beats-whom-*.json")
    scripts = [(ROOT / "web" / "js" / "brave_rats" / name).as_uri() for name in ("replay.js", "beats.js")]
    command = ["node", "--input-type=module", "--eval", SCRIPT, *scripts, str(table)]
    done = subprocess.run(command, input=json.dumps(games), capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def played(deal: Deal, seed: int) -> dict:
    match = deal.match(str(seed))
    play_on(match, Random(seed))
    return match.record()


@pytest.mark.browser  # it needs what the build wrote
def test_every_round_and_every_score_is_the_engines() -> None:
    records = [played(deal, seed) for deal in PLAIN for seed in range(usually(1, 3))]
    tales = [ask("replay", record=record)["turns"] for record in records]
    ends = [
        [turn["turn"] for turn in tale if any(each["kind"] == "game-over" for each in turn["events"])] for tale in tales
    ]
    told = told_by_the_page([{"record": record, "ends": end} for record, end in zip(records, ends, strict=True)])
    assert len(told) == len(tales)
    compared = 0
    for tale, page, end in zip(tales, told, ends, strict=True):
        for turn, shown in zip(tale, page, strict=True):
            mine = [event for event in turn["events"] if event["kind"] in KINDS]
            assert len(mine) == len(shown["events"])
            for one, other in zip(mine, shown["events"], strict=True):
                assert {key: one[key] for key in other} == other
            if mine and turn["turn"] not in end:  # then the next game has begun in the engine's view
                assert {key: turn["view"]["seen"][key] for key in SEEN} == {
                    key: shown["view"]["seen"][key] for key in SEEN
                }
                compared += 1
    assert compared > usually(300, 1000)
