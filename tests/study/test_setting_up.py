"""What every played game comes to can be set up and plays on alike; what none comes to is refused, with its reason."""

import re
from random import Random
from typing import Any

import pytest

from pocketcrowns.bridge import handle
from pocketcrowns.core import codec
from pocketcrowns.core.errors import BadRecord, Impossible, Malformed
from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES, resume
from pocketcrowns.links.making import position_value, replay_value
from pocketcrowns.notation import write
from pocketcrowns.r_vs_r.tiles import HOME, NEUTRAL_IDS
from tests.links.sendable import openly
from tests.study.positions import RATS, REALM, set_up

SEATS = ("p1", "p2")
FIELDS = {
    "brave-rats": ("hands", "piles", "pack", "wins", "held", "bonus", "shows_first", "shown"),
    "r-vs-r": ("board", "zones", "neutral", "pack", "discard"),
}
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "brave-rats": [
        {},
        {"edition": 18},
        {"edition": 18, "variants": ["fast-rat"], "rulings": {"musician": "cancels"}},
        {"variants": ["lucky-draw"]},
        {"edition": 18, "variants": ["lucky-draw", "fast-rat"]},
        {"edition": 18, "variants": ["draft"]},
        {"variants": ["lucky-draw", "draft"]},
    ],
    "r-vs-r": [
        {},
        {"setup": "first-game"},
        {"setup": "random"},
        {"setup": "draft", "match": "points", "rounds": 1},
        {"setup": "secret-random"},
        {"setup": "secret-draft", "match": "points", "rounds": 2},
    ],
}


def position_of(match: Match[Any], seen: dict[str, Any] | None = None) -> dict[str, Any]:
    """What both seats together see, or only what is `seen`, as a position."""
    seen = openly(match) if seen is None else seen
    position = {name: seen[name] for name in FIELDS[match.game.id] if name not in ("pack", "piles")}
    if match.game.id == "r-vs-r":
        state = match.state.position
        murdered = [tile for tile in state.discard if tile not in state.placed]
        position |= {"neutral": seen["pack"] or seen["neutral"], "to_act": match.waiting_for()[0], "murdered": murdered}
        zones = match.view(None)["seen"]["zones"]
        known = [tile for seat in SEATS for tile in zones[seat] if tile in NEUTRAL_IDS]
        return position | ({"known": known} if match.options["setup"].startswith("secret") else {})
    if seen["phase"] == "draft":
        return {"hands": seen["hands"], "pack": seen["pack"]}
    if "lucky-draw" in match.options["variants"]:
        hands, left = seen["hands"], seen["left"]
        position["piles"] = {seat: [card for card in left[seat] if card not in (hands[seat] or ())] for seat in SEATS}
    rounds = match.view(None)["seen"]["rounds"]
    return position | ({"last": rounds[-1]["cards"]} if rounds else {})


def can_be_told(match: Match[Any]) -> bool:
    """Whether somebody chooses a card or a tile now, and a view says all that a position needs."""
    view = match.view(None)
    phases = {"draft"} if "draft" in match.options.get("variants", ()) else {"draft", "place", "play"}
    is_sealed = bool(match.record()["turns"][match.turn :])
    towers = (cell for cell in view["seen"].get("board", {}).values() if cell and cell["under"])
    return (
        view["seen"]["phase"] in phases
        and not view["outcome"]
        and not is_sealed
        and all(cell["faces"] for cell in towers)  # a view does not tell whom a fallen one faced
    )


def walk(game: str, options: dict[str, Any], luck: Random, turns: int) -> Match[Any]:
    """A game played by lot, for so many choices of a placement or round, or to the end."""
    match = Match(GAMES[game], options, f"{luck.random()}")
    for _ in range(turns):
        for seat in match.waiting_for():
            match.choose(seat, luck.choice(match.view(seat)["legal"]))
    return match


@pytest.mark.parametrize(
    ("game", "options", "seed"),
    [(game, options, seed) for game in GAMES for options in OPTIONS[game] for seed in range(12)],
)
def test_what_is_played_can_be_set_up_and_plays_on_alike(game: str, options: dict[str, Any], seed: int) -> None:
    luck = Random(f"{game} {seed}")
    match = walk(game, options, luck, luck.randrange(12))
    if not can_be_told(match):
        pytest.skip("nobody chooses a card or a tile there, or a view does not tell enough")
    study = resume(Match(match.game, options, "", position_of(match)).record())
    assert study.waiting_for() == match.waiting_for()
    for seat in (*SEATS, None):  # each seat knows as much
        mine, theirs = study.view(seat), match.view(seat)
        assert mine["legal"] == theirs["legal"]
        assert [mine["seen"][name] for name in FIELDS[game]] == [theirs["seen"][name] for name in FIELDS[game]]
    actions = {seat: luck.choice(match.view(seat)["legal"]) for seat in match.waiting_for()}
    told = [
        [event.kind for seat, action in actions.items() for event in each.choose(seat, action)]
        for each in (match, study)
    ]
    assert told[1] == told[0][: len(told[1])]  # what ends a game or a round ends a study: nothing follows
    assert len(told[1]) == len(told[0]) or study.view(None)["outcome"]


@pytest.mark.parametrize(
    ("reason", "changes"),
    [
        ("over", {"wins": {"p1": 4, "p2": 0}}),
        ("hands-differ", {"hands": {"p1": ["spy"], "p2": ["spy", "prince"]}}),
        ("twice", {"hands": {"p1": ["spy", "spy"], "p2": ["spy", "prince"]}}),
        ("no-cards", {"hands": {"p1": [], "p2": []}}),
        ("no-general", {"hands": {"p1": ["general"], "p2": ["spy"]}, "bonus": {"p1": 2, "p2": 0}}),
        ("last", {"last": {"p1": "spy", "p2": "general"}}),
        ("no-game", {"bonus": {"p1": 2, "p2": 0}, "last": {"p1": "musician", "p2": "spy"}}),
        ("too-many", {"held": {"p1": 12, "p2": 12}}),
    ],
)
def test_hands_and_scores_that_no_game_comes_to(reason: str, changes: dict[str, Any]) -> None:
    with pytest.raises(Impossible) as refused:
        Match(GAMES["brave-rats"], {}, "", {**RATS, **changes})
    assert refused.value.reason == reason


def tile(name: str, faces: str | None = "p1", down_by: str | None = None, under: str | None = None) -> dict[str, Any]:
    return {"tile": name, "faces": faces, "down_by": down_by, "under": under}


def realm(board: dict[str, Any], to_act: str = "p1") -> dict[str, Any]:
    """A position of the setup without neutrals: what does not lie on the board is at home."""
    empty = walk("r-vs-r", {"setup": "first-game", "first": "p1"}, Random(1), 0).view(None)["seen"]
    lie = {each[name] for each in board.values() for name in ("tile", "under")}
    zones = {seat: [each for each in empty["zones"][seat] if each not in lie] for seat in SEATS}
    return {"board": {**empty["board"], **board}, "zones": zones, "neutral": [], "discard": [], "to_act": to_act}


@pytest.mark.parametrize(
    ("reason", "board"),
    [
        ("nothing-turns", {"a1": tile("citizen"), "b1": tile("king", "p2")}),
        ("shielded-turned", {"a1": tile("citizen"), "b1": tile("castle", "p2")}),
        ("alternation", {"a1": tile("citizen"), "b1": tile("king"), "c1": tile("queen"), "a2": tile("general")}),
        ("cleared", {"a1": tile("citizen"), "b1": tile("king"), "c1": tile("temple", None, "p1")}),
        ("covers", {"a1": tile("king", under="citizen")}),
        ("faces-nobody", {"a1": tile("citizen", None)}),
        ("wrong-area", {"b1": tile("king")}),
    ],
)
def test_boards_that_no_round_comes_to(reason: str, board: dict[str, Any]) -> None:
    with pytest.raises(Impossible) as refused:
        Match(GAMES["r-vs-r"], {"setup": "first-game"}, "", realm(board))
    assert refused.value.reason == reason


def test_who_was_never_on_the_board_has_done_nothing() -> None:
    """Nobody but an Assassin that was placed puts a tile out that was not; the Citizen was there before."""
    board = walk("r-vs-r", {"setup": "first-game", "first": "p1"}, Random(1), 0).view(None)["seen"]["board"]
    zones = {seat: [*HOME[seat]] for seat in SEATS}
    neutral, given = ["fairy", "pirate", "reaper"], {"board": board, "to_act": "p1"}
    for tiles in (["assassin", "magician"], ["magician", "assassin"]):
        areas = {**zones, "p1": [*zones["p1"], "citizen"]}
        out = {"discard": tiles, "murdered": tiles, "neutral": neutral, "zones": areas}
        with pytest.raises(Impossible) as refused:
            Match(GAMES["r-vs-r"], {}, "", {**given, **out})
        assert refused.value.reason == "nothing-murders"
    with pytest.raises(Malformed, match="citizen"):
        out = {
            "discard": ["citizen", "assassin"],
            "murdered": ["citizen"],
            "neutral": [*neutral, "seer"],
            "zones": zones,
        }
        Match(GAMES["r-vs-r"], {}, "", {**given, **out})


def test_what_no_seat_and_no_cell_has_is_refused() -> None:
    for name in ("hands", "wins", "held"):
        with pytest.raises(Malformed, match=f"{name}.*p3"):
            Match(GAMES["brave-rats"], {}, "", {**RATS, name: {**RATS[name], "p3": 0}})
    assert set_up("r-vs-r").waiting_for() == ["p2"]
    for name, place in (("board", "d4"), ("zones", "p3")):
        with pytest.raises(Malformed, match=f"{name}.*{place}"):
            Match(GAMES["r-vs-r"], {"setup": "first-game"}, "", {**REALM, name: {**REALM[name], place: None}})


@pytest.mark.parametrize("wrong", [None, 5, [], {}, {**RATS, "more": 1}, {**RATS, "wins": {"p1": -1, "p2": 0}}])
def test_what_is_no_position_is_refused_by_name(wrong: Any) -> None:
    if wrong is None:
        assert Match(GAMES["brave-rats"], {}, "", None).position is None
        return
    with pytest.raises(Malformed):
        Match(GAMES["brave-rats"], {}, "", wrong)
    with pytest.raises(BadRecord):
        resume({**Match(GAMES["brave-rats"], {}, "").record(), "start": wrong})


def test_it_tells_no_line_and_no_link_that_would_leave_the_start_out() -> None:
    match = Match(GAMES["brave-rats"], {}, "", RATS)
    for tell in (lambda: write(match.record()), lambda: replay_value(match), lambda: position_value(match, None)):
        with pytest.raises(BadRecord):
            tell()


def test_every_reason_stands_in_the_protocol(request: pytest.FixtureRequest) -> None:
    root = request.config.rootpath
    sources = [root / f"engine/pocketcrowns/{game}/setting_up.py" for game in ("brave_rats", "r_vs_r")]
    page = (root / "engine" / "PROTOCOL.md").read_text("utf-8")
    for source in sources:
        for reason in re.findall(r'Impossible\(\s*"([a-z-]+)"', source.read_text("utf-8")):
            assert f"`{reason}`" in page, reason


def test_the_bridge_answers_with_the_reason() -> None:
    asked = {"game": "brave-rats", "options": None, "position": {**RATS, "wins": {"p1": 4, "p2": 0}}}
    told = codec.read(handle(codec.write({"id": 1, "ask": "set_up", "with": asked})))["result"]
    assert told == {"record": None, "refused": {"reason": "over", "seat": "p1", "target": 4}}
