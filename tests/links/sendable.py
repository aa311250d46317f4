"""Values that links carry, made from played games and from what the app can be asked to show."""

from random import Random
from typing import Any

from pocketcrowns.core.game import Json
from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES
from pocketcrowns.links.frame import BadLink
from pocketcrowns.links.making import position_value, replay_value
from pocketcrowns.links.studies import record_at
from pocketcrowns.links.values import read_link
from tests.helpers import DEALS, VIEWERS, play_on

SEATS = ("p1", "p2")
NOTES = ("", "", "Why not?", "Et si… ♛", "12.5")


def played(deal: int, luck: int, choices: int = 10**9) -> Match[Any]:
    """A match of DEALS[deal] after so many random choices, or whole."""
    match = DEALS[deal].match(f"seed {luck}")
    play_on(match, Random(luck), choices)
    return match


def whole_game(deal: int, luck: int) -> Json:
    return replay_value(played(deal, luck))


def position(deal: int, luck: int, choices: int) -> Json:
    """How it stands somewhere in a game, and for whom: the codec must carry it even where the app would not send it."""
    match = played(deal, luck, choices)
    seat = VIEWERS[luck % len(VIEWERS)]
    seen = match.view(seat)["seen"]
    if DEALS[deal].game == "brave-rats":
        seen = {name: shown for name, shown in seen.items() if name != "rounds"}
    record = match.record()
    return {"kind": "p", "record": {**record, "turns": record["turns"][: match.turn]}, "seat": seat, "seen": seen}


def puzzle_value(match: Match[Any], puzzle: Json) -> Json:
    """The value of a link that asks a puzzle, as puzzles/year.py writes it, given the match of its record."""
    return {"kind": "z", "puzzle": puzzle, "seen": position_value(match, puzzle["seat"])["seen"]}


def asked(puzzle: Json) -> Json:
    return puzzle_value(Match.resume(GAMES[puzzle["game"]], puzzle["record"]), puzzle)


def openly(match: Match[Any]) -> Json:
    """All that both seats together see, as a study's steps have it."""
    seen = match.view(None)["seen"]
    seats = {seat: match.view(seat)["seen"] for seat in SEATS}
    held = "hands" if "hands" in seen else "zones"
    told = {
        held: {seat: seats[seat][held][seat] for seat in SEATS},
        "pack": seats["p1"]["pack"] or seats["p2"]["pack"],
    }
    return {name: shown for name, shown in seen.items() if name != "rounds" or held == "zones"} | told


def study(record: Json, luck: int) -> Json:
    """A study of the game that a record tells, with steps to and fro and notes."""
    chance = Random(luck)
    game = GAMES[record["game"]]
    start = Match.resume(game, record)
    steps = [{"from": -1, "turns": [], "note": chance.choice(NOTES), "seen": openly(start)}]
    value = {"kind": "s", "record": {**record, "seed": "", "turns": record["turns"][: start.turn]}, "steps": steps}
    for _ in range(chance.randrange(12)):
        before = chance.randrange(len(steps))
        match = Match.resume(game, {**record_at({**value, "at": before}), "seed": str(luck)})
        turns = match.turn
        for seat in match.waiting_for():
            match.choose(seat, chance.choice(match.view(seat)["legal"]))
        if match.turn > turns:
            told = match.record()["turns"][turns:]
            steps.append({"from": before, "turns": told, "note": chance.choice(NOTES), "seen": openly(match)})
    return {**value, "at": chance.randrange(len(steps))}


def told(text: str) -> Json:
    """What Python makes of a link, in the words of `javascript`."""
    try:
        return {"got": read_link(text)}
    except BadLink as refusal:
        return {"reason": refusal.reason}
