"""The reasons that the engine gives, in the page's words: one or two sentences of each choice, in every language."""

import json
import re
import subprocess
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from pocketcrowns.core.game import SEATS, Json
from tests.amounts import usually
from tests.helpers import ROOT, ask
from tests.helpers import sit as sit_rats
from tests.r_vs_r.drawing import play_on, sit

BUDGET = {"nodes": usually(800, 3000)}
PLAYERS = {"p1": {"name": "Lea", "level": None}, "p2": {"name": "Tom", "level": None}}


def judged(record: Json, start: int) -> list[Json]:
    """Every choice from that turn on, as the page is told of it."""
    found = []
    for only in range(start, len(record["turns"])):
        before = {**record, "turns": record["turns"][:only]}
        for each in ask("review", record=record, budget=BUDGET, only=only, why=True)["turns"]:
            found.append({"record": before, "players": PLAYERS, **each})
    return found


def records() -> list[tuple[Json, int]]:
    rats = [sit_rats(*variants, seed=str(n)) for n in range(2) for variants in ([], ["random-deal"])]
    realm = [sit("first-game", seed="1"), sit("random", seed="2"), sit("random", seed="3", match="points", rounds=1)]
    for number, match in enumerate((*rats, *realm)):
        play_on(match, Random(number))
    return [
        (match.record(), max(0, len(match.record()["turns"]) - (5 if n < len(rats) else 9)))
        for n, match in enumerate((*rats, *realm))
    ]


def said_of(choices: list[Json], folder: Path) -> list[Json]:
    command = ("node", str(ROOT / "tests/web/reasons.mjs"), str(folder))
    given = json.dumps({"catalogue": ask("catalogue"), "choices": choices})
    said: list[Json] = json.loads(
        subprocess.run(command, input=given, capture_output=True, text=True, check=True).stdout
    )
    return said


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where what the page is made of is put together, once."""
    return tmp_path_factory.mktemp("reasons")


@pytest.fixture(scope="module")
def told(folder: Path) -> list[tuple[Json, Json]]:
    """(choice, what is said of it by language)."""
    choices = [each for record, start in records() for each in judged(record, start)]
    said = said_of(choices, folder)
    return list(zip(choices, said, strict=True))


def test_one_or_two_sentences_of_every_choice_that_there_is_a_reason_for(told: list[tuple[Json, Json]]) -> None:
    kinds = Counter(fact["kind"] for choice, _ in told for fact in choice["why"])
    assert min(kinds[kind] for kind in ("answer", "wins", "without", "secure", "ends", "best")) > 0, kinds
    for choice, said in told:
        own = [fact for fact in choice["why"] if fact["action"] == choice["action"]]
        for texts in said.values():
            assert len(texts) <= 2 and bool(texts) == bool(own), (choice, texts)
            assert not [text for text in texts if re.search(r"[{}]|undefined|NaN|null", text)], texts
            assert all(text.endswith((".", "!", "?")) for text in texts)


def test_what_is_said_has_the_figures_of_the_engine(told: list[tuple[Json, Json]]) -> None:
    cards = {card["id"]: card for card in ask("catalogue")["games"]["brave-rats"]["cards"]}
    seen = Counter[str]()
    for choice, said in told:
        if choice["record"]["game"] != "brave-rats" or not said["en"]:
            continue
        facts = {fact["kind"]: fact for fact in choice["why"] if fact["action"] == choice["action"]}
        first = said["en"][0]
        answer = facts.get("answer")
        if answer and "wins" in facts and 50 * answer["loss"] >= 0.5:
            seen["habit"] += 1
            assert f" {round(50 * answer['loss'])} point" in first and answer["reply"] in first.lower()
        if answer and "wins" not in facts:
            word = "hold" if answer["winner"] is None else "wins" if answer["winner"] == choice["seat"] else "loses"
            seen["shown"] += 1
            assert word in first and answer["reply"] in first.lower() and answer["reply"] in cards
        if len(said["en"]) == 2 and said["en"][1].startswith("In "):
            seen["often"] += 1
            share = re.search(r"([\d.]+)%", said["en"][1])
            assert share and abs(float(share[1]) / 100 - facts["wins"]["p"]) <= 0.005
    assert seen["habit"] > 5 and seen["often"] > 3, seen
    assert SEATS == ("p1", "p2")


def test_a_refutation_names_the_answer(told: list[tuple[Json, Json]]) -> None:
    refuted = [
        (choice, said)
        for choice, said in told
        if choice["record"]["game"] == "r-vs-r"
        for fact in choice["why"]
        if fact["kind"] == "answer" and fact["exact"] and fact["action"] == choice["action"] and fact["value"] == -1.0
    ]
    assert refuted
    for choice, said in refuted:
        [reply] = [
            fact["reply"] for fact in choice["why"] if fact.get("action") == choice["action"] and "reply" in fact
        ]
        tile, _, rest = reply.partition("@")
        assert f"{tile} on {rest[:2]}" in said["en"][0].lower() and "refutes" in said["en"][0]


PLAIN: Json = {"variants": []}
LIVE = [  # game, options, value, exact, off_by; what is said in short and in words
    ("brave-rats", PLAIN, 0.16, True, 0.0, "58%", "Your chance of winning: 58%, solved"),
    ("brave-rats", PLAIN, -1 - 2**-52, True, 0.0, "0%", "Your chance of winning: 0%, solved"),  # a rounding below
    ("brave-rats", PLAIN, 0.16, False, 0.25, "≈58%", "58%, estimated; off by at most 13 points"),
    ("brave-rats", PLAIN, 0.16, False, 1.16, "≈58%", "58%, estimated; nothing proves how near that is"),
    ("brave-rats", {"variants": ["lucky-draw"]}, 0.0, False, 0.0065, "≈50%", "estimated; nothing proves"),
    ("r-vs-r", {}, 1.0, False, 0.0, "100%", "Your chance in this round: 100%, solved"),
    ("r-vs-r", {}, -0.5, False, 1.5, "≈25%", "in this round: 25%, estimated; nothing proves"),
    ("r-vs-r", {"match": "points"}, 2 / 9, True, 0.0, "+2", "The round should end 2 ahead for you, solved"),
    ("r-vs-r", {"match": "points"}, -1 / 9, False, 1.1, "≈−1", "1 behind for you, estimated; nothing proves"),
]


def test_chances_say_whether_they_are_proven_and_a_bound_only_where_it_is_one(folder: Path) -> None:
    choices = [
        {"record": {"game": game, "options": options}, "advice": {"value": value, "exact": exact, "off_by": off}}
        for game, options, value, exact, off, *_ in LIVE
    ]
    for (*_, short, words), said in zip(LIVE, said_of(choices, folder), strict=True):
        assert said["en"][0] == short and words in said["en"][1]
        assert not re.search(r"[{}]|undefined|NaN", "".join(said["fr"])), said
