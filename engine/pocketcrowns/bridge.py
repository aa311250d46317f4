"""The one entry point: a question in JSON text, an answer in JSON text. No input makes `handle` raise."""

from collections.abc import Callable
from itertools import count
from typing import Any, Final

from .core import codec
from .core.codec import LONGEST_WORD, Fields
from .core.errors import BadRecord, GameOver, Malformed, NotYourTurn, Refusal, UnknownMatch, UnknownVerb
from .core.game import Action, Event, Game, Json, Seat, other
from .core.match import LONGEST_SEED, Match
from .core.seals import seal
from .games import resume as resume_of
from .letters.post import VERBS as LETTERS
from .lookup import VERBS as LOOKUP
from .lookup import game_of
from .players.levels import ADAPTS, COACHES, LEVELS, REASONS
from .players.player import Player, is_mixing

_matches: Final[dict[str, Match[Any]]] = {}
_numbers: Final = count(1)


def handle(text: str) -> str:
    """Answer one question: `{"id", "ok": true, "result"}`, or `{"id", "ok": false, "error": {"code", "detail"}}`.

    A refused question changes nothing.
    """
    name: Any = None
    try:
        question = codec.read(text)
        name = _name_of(question)
        return codec.write({"id": name, "ok": True, "result": _answer(question)})
    except Refusal as refusal:
        code, detail = refusal.code, str(refusal)
    except Exception as fault:  # the border: a fault of ours must not take the worker down
        code, detail = "internal", f"{type(fault).__name__}: {fault}"
    return codec.write({"id": name, "ok": False, "error": {"code": code, "detail": detail}})


def _name_of(question: Json) -> str | int:
    name = question.get("id")
    if isinstance(name, bool) or not isinstance(name, str | int):
        raise Malformed("'id' must be a whole number or text")
    if isinstance(name, str) and len(name) > LONGEST_WORD:
        raise Malformed(f"'id' must be at most {LONGEST_WORD} characters")
    return name


def _answer(question: Json) -> Json:
    unknown = sorted(set(question) - {"id", "ask", "with"})
    if unknown:
        raise Malformed(f"a question has no field {unknown[0]!r:.60}")
    ask = question.get("ask")
    if not isinstance(ask, str):
        raise Malformed("'ask' must be text")
    if ask not in VERBS:
        raise UnknownVerb(f"{ask!r:.60} is not one of {list(VERBS)}")
    verb, fields = VERBS[ask]
    return verb(Fields(question.get("with", {}), frozenset(fields)))


def _match(fields: Fields) -> Match[Any]:
    name = fields.text("match")
    if name not in _matches:
        raise UnknownMatch(f"no match {name!r:.60} is open")
    return _matches[name]


def _opened(match: Match[Any]) -> Json:
    name = f"m{next(_numbers)}"
    _matches[name] = match
    return {"match": name, **_now(match)}


def _now(match: Match[Any]) -> Json:
    return {"record": match.record(), "waiting_for": match.waiting_for()}


def _told(match: Match[Any], seat: Seat, events: tuple[Event, ...]) -> Json:
    return {"events": [event.seen_by(seat) for event in events], **_now(match)}


def open_match(fields: Fields) -> Json:
    """A new match."""
    options = fields.any("options") if fields.has("options") else None
    return _opened(Match(game_of(fields), options, fields.text("seed", LONGEST_SEED)))


def resume(fields: Fields) -> Json:
    """A match from its record. `bots`, which may be missing: the seats that a computer played, for `undo`."""
    return _opened(resume_of(fields.any("record"), fields.seats("bots")))


def view(fields: Fields) -> Json:
    """What a seat or an onlooker sees."""
    return _match(fields).view(fields.seat_or_onlooker("seat"))


def choose(fields: Fields) -> Json:
    """A person's choice. `opened`: what a computer had sealed before it, with the salt that proves it."""
    match, seat = _match(fields), fields.seat("seat")
    return _chosen(match, seat, fields.text("action"))


def _chosen(match: Match[Any], seat: Seat, action: Action, *, by_bot: bool = False) -> Json:
    rival = other(seat)
    salt, sealed_by_bot = match.salt(rival), match.is_sealed(rival, by_bot=True)
    answer = _told(match, seat, match.choose(seat, action, by_bot=by_bot))
    if not sealed_by_bot:
        return answer
    shown = match.last_choice(rival)
    return {**answer, "opened": {"seat": rival, "action": shown, "salt": salt, "seal": seal(salt, shown)}}


def preview(fields: Fields) -> Json:
    """What a choice would lead to, as its seat would see it; nothing changes and no luck is drawn."""
    match, seat = _match(fields), fields.seat("seat")
    step = match.preview(seat, fields.text("action"))
    return {
        "events": [event.seen_by(seat) for event in step.events],
        "seen": match.game.observe(step.state, seat),
    }


def why_not(fields: Fields) -> Json:
    """Why an action, whole or begun, is not offered: `{"reason": ID, ...}`."""
    match = _match(fields)
    return match.game.why_not(match.state, fields.seat("seat"), fields.text("action"))


def bot(fields: Fields) -> Json:
    """A computer's choice, made from its seat's view. The action is told once it is no longer sealed; until then its
    seal is. `past`, which may be missing: finished games against the same person, as `[{"record", "seat"}]`, `seat`
    being theirs. `step`, which may be missing: how strong a level is that adapts."""
    match, seat = _match(fields), fields.seat("seat")
    player, budget, past = _player(fields, match.game), fields.budget("budget"), _past(fields, match.game)
    seen, salt = {**_awaited(match, seat), **_step(fields)}, match.salt(seat)
    action = player.choose({**seen, "past": past} if past else seen, match.rng_for(seat), budget)
    answer = _chosen(match, seat, action, by_bot=True)
    return {**answer, **({"seal": seal(salt, action)} if match.is_sealed(seat) else {"action": action})}


def policy(fields: Fields) -> Json:
    """How often a level would choose each action, as far as its choice is a draw from a mix."""
    match, seat = _match(fields), fields.seat("seat")
    player, budget = _player(fields, match.game), fields.budget("budget")
    if not is_mixing(player):
        raise Malformed("this level searches for one action and has no mix to tell")
    mix = player.policy({**_awaited(match, seat), **_step(fields)}, budget)
    return {"mix": [{"action": action, "p": p} for action, p in mix.items()]}


def _player(fields: Fields, game: Game[Any]) -> Player:
    level, levels = fields.text("level"), LEVELS[game.id]
    if level not in levels:
        raise Malformed(f"level {level!r:.60} is not one of {list(levels)}")
    return levels[level]


def _step(fields: Fields) -> Json:
    """How strong a level is that adapts, as a part of its view; nothing where the question does not say."""
    if not fields.has("step"):
        return {}
    adapts, step = ADAPTS.get(fields.text("level")), fields.number("step")
    if adapts is None or step > adapts["steps"]:
        raise Malformed(f"level {fields.text('level')!r:.60} has no step {step}")
    return {"step": step}


def _awaited(match: Match[Any], seat: Seat) -> Json:
    """The view of a seat that has to choose now."""
    seen = match.view(seat)
    if seen["outcome"] is not None:
        raise GameOver("the game is over")
    if not seen["legal"]:
        raise NotYourTurn(f"{seat} is not awaited")
    return seen


def _past(fields: Fields, game: Game[Any]) -> list[Json]:
    """Finished games as anybody may see them, each with the seat of the person."""
    given = fields.any("past") if fields.has("past") else []
    if not isinstance(given, list):
        raise Malformed("'past' must be a list")
    parts = [Fields(each, frozenset({"record", "seat"})) for each in given]
    finished = [(Match.resume(game, part.any("record")), part.seat("seat")) for part in parts]
    if any(match.waiting_for() for match, _ in finished):
        raise BadRecord("a game in 'past' is not finished")
    return [{"view": match.view(None), "seat": seat} for match, seat in finished]


def advise(fields: Fields) -> Json:
    """The value of the position for a seat that has to choose, and every legal action weighed, from its view alone.
    `why`, which may be missing: with reasons for what good play chooses most often; that takes as long again."""
    match, seat, budget = _match(fields), fields.seat("seat"), fields.budget("budget")
    wants_reasons = fields.flag("why")
    seen = _awaited(match, seat)
    advice = COACHES[match.game.id].advise(seen, budget)
    if not wants_reasons:
        return advice.as_json()
    return {**advice.as_json(), "why": REASONS[match.game.id](seen, advice.first, advice, budget)}


def undo(fields: Fields) -> Json:
    """Back to before the last choice that a person made."""
    match = _match(fields)
    match.undo()
    return {"match": fields.text("match"), **_now(match)}


def close(fields: Fields) -> Json:
    """Forget a match."""
    _match(fields)
    del _matches[fields.text("match")]
    return {}


VERBS: Final[dict[str, tuple[Callable[[Fields], Json], tuple[str, ...]]]] = {
    "open": (open_match, ("game", "options", "seed")),
    "resume": (resume, ("record", "bots")),
    "view": (view, ("match", "seat")),
    "choose": (choose, ("match", "seat", "action")),
    "preview": (preview, ("match", "seat", "action")),
    "why_not": (why_not, ("match", "seat", "action")),
    "bot": (bot, ("match", "seat", "level", "budget", "past", "step")),
    "policy": (policy, ("match", "seat", "level", "budget", "step")),
    "advise": (advise, ("match", "seat", "budget", "why")),
    "undo": (undo, ("match",)),
    "close": (close, ("match",)),
    **LOOKUP,
    **LETTERS,
}
