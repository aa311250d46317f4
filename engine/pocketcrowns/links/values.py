"""The values that links carry, by kind; web/js/links/index.js reads and writes the same ones."""

from collections.abc import Callable
from types import ModuleType
from typing import Any, Final

from ..core.game import Json
from . import brave_rats, r_vs_r
from .coder import Coder, part
from .frame import framed, unframed
from .records import code_game, code_level, code_options, code_seat, code_seed, code_size, record_of
from .studies import code_start, code_steps
from .tables import CARDS, OPTIONS, PUZZLES, SEATS, TILES

GAMES: Final[dict[str, ModuleType]] = {"brave-rats": brave_rats, "r-vs-r": r_vs_r}
_SHOWN: Final = ["table", "card", "tile", "ruling"]
_EDITIONS: Final = [None, *OPTIONS["brave-rats"]["edition"]]
_SERIES: Final = ["BR", "RV"]
_MOST_STEPS: Final = 8
_MOST_ACTIONS: Final = 200
_MOST_REPLIES: Final = 100


def write_link(value: Json) -> str:
    """The link, without '#', of a value `{"kind", ...}`. Raises ValueError for one that no link can carry."""
    kind = value["kind"]
    if kind == "g":
        return framed(kind, bytes(value["bytes"]))
    coder = Coder()
    _CODES[kind](coder, value)
    return framed(kind, coder.content())


def read_link(text: str) -> Json:
    """The value of a link, or of an address that ends with one. Raises BadLink."""
    kind, content = unframed(text)
    if kind == "g":
        return {"kind": kind, "bytes": list(content)}
    coder = Coder(content)
    value = _CODES[kind](coder, None)
    coder.done()
    return {"kind": kind, **value}


def _code_replay(coder: Coder, value: Any) -> Json:
    """A whole game. R vs R with what is seen after each turn; Brave Rats with the turns that ended a game."""
    record = part(value, "record")
    game, options, seed = _code_head(coder, record)
    turns, told = GAMES[game].code_replay(coder, options, part(record, "turns"), value)
    return {"record": record_of(game, options, seed, turns), **told}


def _code_position(coder: Coder, value: Any) -> Json:
    seat = code_seat(coder, "seat", part(value, "seat"))
    record = _code_record(coder, part(value, "record"))
    return {"record": record, "seat": seat, "seen": _code_seen(coder, record, part(value, "seen"))}


def _code_head(coder: Coder, record: Any) -> tuple[str, Json, str]:
    game = code_game(coder, part(record, "game"))
    return game, code_options(coder, game, part(record, "options")), code_seed(coder, part(record, "seed"))


def _code_record(coder: Coder, record: Any) -> Json:
    game, options, seed = _code_head(coder, record)
    return record_of(game, options, seed, GAMES[game].code_turns(coder, options, part(record, "turns")))


def _code_seen(coder: Coder, record: Json, value: Any) -> Json:
    seen: Json = GAMES[record["game"]].code_position(coder, record["options"], value)
    return seen


def _code_puzzle(coder: Coder, value: Any) -> Json:
    given = part(value, "puzzle")
    name = None if coder.reads else bytes.fromhex(given["id"])
    puzzle: Json = {"id": bytes(coder.below(256, part(name, place)) for place in range(4)).hex()}
    record = _code_record(coder, part(given, "record"))
    puzzle["game"] = record["game"]
    puzzle["kind"] = coder.one_of(PUZZLES, part(given, "kind"))
    puzzle["seat"] = coder.one_of(SEATS, part(given, "seat"))
    puzzle["record"] = record
    steps = part(given, "steps")
    size = code_size(coder, "steps", steps, _MOST_STEPS)
    puzzle["steps"] = [_code_step(coder, record["game"], part(steps, place)) for place in range(size)]
    chances = None if coder.reads else given.get("chances")
    if coder.flag("has chances", chances is not None):
        size = code_size(coder, "chances", chances, _MOST_ACTIONS)
        puzzle["chances"] = [coder.below(101, part(chances, place)) for place in range(size)]
    return {"puzzle": puzzle, "seen": _code_seen(coder, record, part(value, "seen"))}


def _code_step(coder: Coder, game: str, value: Any) -> Json:
    right, replies, to = (part(value, name) for name in ("right", "replies", "to"))
    step: Json = {"right": _code_actions(coder, game, "right", right)}
    size = code_size(coder, "replies", replies, _MOST_REPLIES)
    step["replies"] = [_code_actions(coder, game, "reply", part(replies, place)) for place in range(size)]
    answers = [-1, *range(size)]
    count = code_size(coder, "answers", to, _MOST_ACTIONS)
    step["to"] = [coder.choice("to", answers, part(to, place)) for place in range(count)]
    return step


def _code_actions(coder: Coder, game: str, context: str, value: Any) -> list[str]:
    size = code_size(coder, context, value, _MOST_ACTIONS)
    return [GAMES[game].code_alone(coder, part(value, place)) for place in range(size)]


def _code_table(coder: Coder, value: Any) -> Json:
    """A page of the rules: a table, a card, a tile or a ruling, of an edition."""
    table: Json = {"game": code_game(coder, part(value, "game")), "show": coder.one_of(_SHOWN, part(value, "show"))}
    name = part(value, "id")
    if table["show"] == "ruling":
        series, number = (None, None) if coder.reads else (name[:2], int(name[2:]) - 1)
        table["id"] = f"{coder.one_of(_SERIES, series)}{coder.number('ruling', number) + 1}"
    else:
        names = {"card": [*CARDS, "blank"], "tile": list(TILES)}.get(table["show"], [None])
        table["id"] = coder.one_of(names, name)
    return {**table, "edition": coder.one_of(_EDITIONS, part(value, "edition"))}


def _code_new_game(coder: Coder, value: Any) -> Json:
    game = code_game(coder, part(value, "game"))
    options = code_options(coder, game, part(value, "options"))
    return {"game": game, "options": options, "level": code_level(coder, game, part(value, "level"))}


def _code_study(coder: Coder, value: Any) -> Json:
    record = part(value, "record")
    game, options, seed = _code_head(coder, record)
    codes = GAMES[game]
    start = code_start(coder, codes, options, record)
    told = record_of(game, options, seed, codes.code_turns(coder, options, part(record, "turns")))
    return {"record": {**told, **start}, **code_steps(coder, codes, options, value)}


_CODES: Final[dict[str, Callable[[Coder, Any], Json]]] = {
    "r": _code_replay,
    "p": _code_position,
    "z": _code_puzzle,
    "t": _code_table,
    "n": _code_new_game,
    "s": _code_study,
}
