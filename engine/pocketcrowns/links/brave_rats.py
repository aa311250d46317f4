"""Brave Rats in links: a record's turns, and what can be seen of a position."""

from typing import Any, Final

from ..core.actions import KEEP
from ..core.game import LUCK, Json
from .coder import Coder, part
from .records import BOTH_OR_ONE, code_actors, code_seat, code_size
from .tables import CARDS, SEATS

_PLAIN: Final = {"fast-rat"}  # with no variant besides these, a seat plays each card of its deck once


def code_turns(coder: Coder, options: Json, value: Any) -> list[Json]:
    """All turns of a record."""
    deck = CARDS[: options["edition"] // 2]
    plain = set(options["variants"]) <= _PLAIN
    turns: list[Json] = []
    left = {seat: list(deck) for seat in SEATS}
    after = "start"
    for number in range(code_size(coder, "turns", value)):
        given = part(value, number)
        actors = code_actors(coder, after, BOTH_OR_ONE, given)
        turn: Json = {}
        for actor in actors:
            if plain and actor in left:
                turn[actor] = coder.one_of(left[actor], part(given, actor))
                left[actor].remove(turn[actor])
            else:
                turn[actor] = _code_action(coder, deck, actor, actors, part(given, actor))
        turns.append(turn)
        after = "half" if len(turn) == 1 and after != "half" else "spy" if "spy" in turn.values() else "card"
    return turns


def _code_action(coder: Coder, deck: list[str], actor: str, actors: tuple[str, ...], value: Any) -> str:
    """A card; of one that is kept in a draft, that it is; of luck, perhaps a seat."""
    if actor == LUCK:
        if coder.flag("luck names a seat", value in SEATS):
            return coder.one_of(SEATS, value)
    elif len(actors) == 1 and coder.flag("kept", not coder.reads and value.startswith(KEEP)):
        return KEEP + coder.one_of(deck, None if coder.reads else value.removeprefix(KEEP))
    return coder.one_of(deck, value)


def code_replay(coder: Coder, options: Json, given: Any, value: Any) -> tuple[list[Json], Json]:
    """The turns of a record, and those of them that ended a game."""
    turns = code_turns(coder, options, given)
    return turns, {"views": None, "ends": _code_ends(coder, options, turns, part(value, "ends"))}


def told_with(turns: list[Any]) -> Json:
    """What a link tells besides the record of a whole match, given what `Match.replay` gives."""
    ends = [turn for turn, (_, events, _) in enumerate(turns) if any(event.kind == "game-over" for event in events)]
    return {"views": None, "ends": ends}


def shown(seen: Json) -> Json:
    """What a link tells of a view: the rounds are in the record."""
    return {name: value for name, value in seen.items() if name != "rounds"}


def code_alone(coder: Coder, value: Any) -> str:
    """An action by itself."""
    return coder.one_of(CARDS, value)


def _code_ends(coder: Coder, options: Json, turns: list[Json], value: Any) -> list[int]:
    """The numbers of the turns with which a game of the match was over, from 0."""
    crowns = "emperor" in options["variants"]
    ends = []
    for number, turn in enumerate(turns):
        is_last = number + 1 == len(turns)
        given = not coder.reads and number in value
        context = "ends last" if is_last else "ends between" if crowns else "ends never"
        if LUCK not in turn and coder.flag(context, given, likely=is_last, first=4 if crowns else 40):
            ends.append(number)
    return ends


def code_position(coder: Coder, options: Json, value: Any) -> Json:
    """What a view shows, without the rounds that the record tells."""
    deck = CARDS[: options["edition"] // 2]
    seen: Json = {
        "phase": coder.choice("phase", ["play", "over", "draft"], part(value, "phase"), first=4),
        "game_no": coder.number("game_no", part(value, "game_no")),
        "games": _code_pair(coder, "games", part(value, "games")),
        "round": coder.number("round", part(value, "round")),
        "target": coder.number("target", part(value, "target")),
        "wins": _code_pair(coder, "wins", part(value, "wins")),
        "held": _code_pair(coder, "held", part(value, "held")),
        "bonus": _code_pair(coder, "bonus", part(value, "bonus")),
        "shows_first": code_seat(coder, "shows_first", part(value, "shows_first")),
        "shown": coder.choice("shown", [None, *deck], part(value, "shown"), first=9),
    }
    left = {seat: _code_cards(coder, "left", deck, part(part(value, "left"), seat)) for seat in SEATS}
    seen["hands"] = {seat: _code_hand(coder, deck, left[seat], part(part(value, "hands"), seat)) for seat in SEATS}
    seen["hand_sizes"] = _code_pair(coder, "hand_sizes", part(value, "hand_sizes"))
    seen["piles"] = _code_pair(coder, "piles", part(value, "piles"))
    seen["pack"] = _code_cards(coder, "pack", deck, part(value, "pack"))
    seen["left"] = None if None in left.values() else left
    gifts = part(value, "gifts")
    gave = coder.flag("gifts", gifts is not None, first=4)
    seen["gifts"] = {seat: coder.one_of(deck, part(gifts, seat)) for seat in SEATS} if gave else None
    return seen


def code_next(coder: Coder, options: Json, before: Json | None, turn: Any, value: Any) -> Json:
    """What is seen at a step of a study."""
    return code_position(coder, options, value)


def code_start(coder: Coder, options: Json, value: Any) -> Json:
    """A position that was set up. That nobody shows first is said with None, and may be left open. No position of a
    draft or of Lucky Draw is older than what is written of these alone."""
    deck = CARDS[: options["edition"] // 2]
    held = part(value, "hands")
    hands = {seat: _code_copies(coder, "start hand", deck, part(held, seat)) for seat in SEATS}
    if "draft" in options["variants"]:
        return {"hands": hands, "pack": _code_copies(coder, "start pack", deck, part(value, "pack"))}
    start: Json = {"hands": hands}
    if "lucky-draw" in options["variants"]:
        piles = part(value, "piles")
        start["piles"] = {seat: _code_copies(coder, "start pile", deck, part(piles, seat)) for seat in SEATS}
    start |= {name: _code_pair(coder, f"start {name}", part(value, name)) for name in ("wins", "held")}
    said = set() if coder.reads else {name for name in value if value[name] is not None or name == "shows_first"}
    if coder.flag("start bonus", "bonus" in said):
        start["bonus"] = _code_pair(coder, "start bonuses", part(value, "bonus"))
    if coder.flag("start shows", "shows_first" in said):
        start["shows_first"] = code_seat(coder, "start first", part(value, "shows_first"))
    if coder.flag("start shown", "shown" in said):
        start["shown"] = coder.one_of(deck, part(value, "shown"))
    if coder.flag("start last", "last" in said):
        last = part(value, "last")
        start["last"] = {seat: coder.one_of(deck, part(last, seat)) for seat in SEATS}
    return start


def _code_pair(coder: Coder, context: str, value: Any) -> Json:
    return {seat: coder.number(context, part(value, seat)) for seat in SEATS}


def _code_hand(coder: Coder, deck: list[str], left: list[str] | None, value: Any) -> list[str] | None:
    """A hand, most often all that its seat has left."""
    if left is not None and coder.flag("hand is left", value == left, likely=True, first=6):
        return list(left)
    return _code_cards(coder, "hand", deck, value)


def _code_cards(coder: Coder, context: str, deck: list[str], value: Any) -> list[str] | None:
    """Cards in order of strength, the Mime last: how many there are of each; or None."""
    if not coder.flag(f"{context} known", value is not None, likely=context != "pack", first=6):
        return None
    return _code_copies(coder, context, deck, value)


def _code_copies(coder: Coder, context: str, deck: list[str], value: Any) -> list[str]:
    cards: list[str] = []
    for card in deck:
        cards += [card] * coder.choice(context, range(3), None if coder.reads else value.count(card))
    return cards
