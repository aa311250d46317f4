"""The entry points of the engine, each as a function of bytes that fails where a promise is broken.

The promises: no exception but the named errors, no answer in another shape, nothing changed by a refusal, and whatever
is read can be written again.
"""

import json
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

from pocketcrowns import bridge
from pocketcrowns.core import codec
from pocketcrowns.core.errors import BadRecord, Malformed
from pocketcrowns.core.game import SEATS, Json
from pocketcrowns.games import GAMES
from pocketcrowns.letters.faults import Foul
from pocketcrowns.letters.items import decoded
from pocketcrowns.links.frame import KINDS, BadLink, framed
from pocketcrowns.links.values import read_link, write_link
from pocketcrowns.notation import read as read_line
from pocketcrowns.notation import write as line_of
from pocketcrowns.players.levels import LEVELS
from tests.fuzz.source import Source
from tests.helpers import CODES, DEALS, GOLDEN, ask, play_on

NODES = 20  # of a budget: what is tried is the entry point, not the search behind it
ANSWERED_FAST = [verb for verb in bridge.VERBS if verb not in ("bot", "policy", "advise", "review")]


class Target(NamedTuple):
    """`seeds`: where a fuzzer begins. `share`: of all inputs, in parts of 100. `longest`: bytes of an input."""

    attempt: Callable[[bytes], None]
    seeds: Callable[[], list[bytes]]
    share: int
    longest: int


@cache
def published() -> list[str]:
    return [each["link"] for each in json.loads((GOLDEN / "links.json").read_text("utf-8"))["links"]]


@cache
def records() -> list[Json]:
    """Games of every setup and variant, at all stages."""
    found = []
    for number, deal in enumerate(DEALS[::5]):
        match = deal.match()
        play_on(match, deal.rng(), choices=(0, 2, 5, 9, 14, 30, 10**9)[number % 7])
        found.append(match.record())
    return found


# Texts ---------------------------------------------------------------------------------------------------------------


def link_text(data: bytes) -> None:
    """Any text, as a link."""
    try:
        value = read_link(data.decode("utf-8", "surrogateescape"))
    except BadLink:
        return
    again = read_link(write_link(value))
    assert again == value


def link_content(data: bytes) -> None:
    """Any content in a frame whose check is right; what can be read is read again from what it is written as."""
    kind, content = KINDS[data[0] % len(KINDS)] if data else "r", data[1:]
    link = framed(kind, content)
    try:
        value = read_link(link)
    except BadLink:
        return
    assert read_link(write_link(value)) == value


def notation(data: bytes) -> None:
    """Any text, as a line of notation; what can be read can be written, and that line tells the same game."""
    try:
        record = read_line(data.decode("utf-8", "surrogateescape"))
    except BadRecord:
        return
    line = line_of(record)  # luck that was left out is drawn here
    assert line_of(read_line(line)) == line


def json_text(data: bytes) -> None:
    """Any text, as JSON and as a question."""
    text = data.decode("utf-8", "surrogateescape")
    try:
        value = codec.read(text)
        assert codec.read(codec.write(value)) == value
    except Malformed:
        pass
    except ValueError as error:  # a number that JSON can say and Python cannot: 1e999
        assert "JSON" in str(error), error
    answered(text)


def transcript(data: bytes) -> None:
    """Any content of a letter."""
    with suppress(Foul):
        decoded(data, GAMES)


# Questions -----------------------------------------------------------------------------------------------------------


def answered(text: str) -> Json:
    """The answer to a question, which must be of the one shape and no fault of ours."""
    answer: Json = json.loads(bridge.handle(text))
    assert set(answer) in ({"id", "ok", "result"}, {"id", "ok", "error"}), answer
    if not answer["ok"]:
        assert answer["error"]["code"] in CODES - {"internal"}, (answer, text)
    return answer


def record(data: bytes) -> None:
    """A real record with some of its parts changed: it replays, or it is refused."""
    source = Source(data)
    changed = source.changed(source.one_of(records()))
    question = {"id": 1, "ask": "resume", "with": {"record": changed}}
    answer = answered(json.dumps(question))
    if answer["ok"]:
        name = answer["result"]["match"]
        told = answer["result"]["record"]
        assert all(turn in told["turns"] for turn in changed["turns"]), "a record that was read is kept"
        ask("close", match=name)
    else:
        assert answer["error"]["code"] in ("bad_record", "malformed")


def questions(data: bytes) -> None:
    """A few questions about an open match, right and wrong ones; a refused one changes nothing."""
    source = Source(data)
    begun = source.one_of(records())
    name = ask("resume", record=begun)["match"]
    match, open_before = bridge._matches[name], set(bridge._matches)
    try:
        for _ in range(1 + source.number(5)):
            if name not in bridge._matches:
                break
            before = (match.state, match.record())
            answer = answered(json.dumps(_question(source, name)))
            if not answer["ok"]:
                assert (match.state, match.record()) == before, "a refusal has changed something"
    finally:
        for opened in set(bridge._matches) - (open_before - {name}):
            del bridge._matches[opened]


def _question(source: Source, name: str) -> Json:
    verb = source.one_of(list(bridge.VERBS)) if not source.number(16) else source.one_of(ANSWERED_FAST)
    fields = bridge.VERBS[verb][1]
    given = {field: _field(source, field, name) for field in fields if source.number(12)}
    if not source.number(12):
        given[source.text(8)] = source.value()
    question = {"id": source.number(9), "ask": verb, "with": given}
    return question if source.number(12) else source.changed(question)


def _field(source: Source, field: str, name: str) -> Any:
    """What belongs into a field, most of the time."""
    match: Any = bridge._matches[name]
    seat = source.one_of(SEATS)
    legal = match.view(seat)["legal"] or ["spy"]
    likely: dict[str, Callable[[], Any]] = {
        "match": lambda: name,
        "seat": lambda: seat,
        "action": lambda: source.one_of(legal),
        "level": lambda: source.one_of(list(LEVELS[match.game.id])),
        "budget": lambda: {"nodes": 1 + source.number(NODES)},
        "record": lambda: source.changed(match.record()),
        "game": lambda: source.one_of(list(GAMES)),
        "options": lambda: source.changed(match.options),
        "text": lambda: source.one_of(published()),
        "secret": lambda: "00" * 16,
        "name": lambda: "N",
        "past": lambda: [{"record": match.record(), "seat": seat}],
        "only": lambda: source.number(20),
    }
    return likely[field]() if field in likely and source.number(10) else source.value()


TARGETS: dict[str, Target] = {
    "link_text": Target(link_text, lambda: [link.encode() for link in published()], 22, 400),
    "link_content": Target(link_content, lambda: [bytes([n]) * 12 for n in range(24)], 2, 120),
    "notation": Target(notation, lambda: [line_of(each).encode() for each in records()], 4, 300),
    "json_text": Target(json_text, lambda: [json.dumps(each).encode()[:300] for each in records()], 40, 300),
    "transcript": Target(transcript, lambda: [bytes(value["bytes"]) for value in _letters()], 28, 300),
    "record": Target(record, lambda: [bytes([n, n * 7 % 256, 3]) * 6 for n in range(32)], 3, 60),
    "questions": Target(questions, lambda: [bytes([n, n * 11 % 256, 5]) * 12 for n in range(32)], 1, 120),
}


def _letters() -> list[Json]:
    values = map(read_link, published())
    return [value for value in values if value["kind"] == "g"]
