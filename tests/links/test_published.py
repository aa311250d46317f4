"""Links that were sent once are read for ever, in both languages, and say what they always said."""

import hashlib
import json
from typing import Any

import pytest

from pocketcrowns.core.game import Json
from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES
from pocketcrowns.links.frame import KINDS
from pocketcrowns.links.making import replay_value
from pocketcrowns.links.studies import record_at
from pocketcrowns.links.values import read_link, write_link
from pocketcrowns.terminal.link import answer as at_the_terminal
from tests.helpers import GOLDEN
from tests.links.javascript import javascript
from tests.links.sendable import openly, puzzle_value, told

PUBLISHED = json.loads((GOLDEN / "links.json").read_text("utf-8"))["links"]
LINKS = [each["link"] for each in PUBLISHED]
SENT = [line.split() for line in (GOLDEN / "links_sent.txt").read_text("ascii").splitlines() if line[0] != "#"]
numbered = pytest.mark.parametrize("published", PUBLISHED, ids=lambda each: each["link"][:14])


def kept(value: Json) -> Json:
    """A value as the file keeps it: of long lists of views their number, and a hash of their JSON with sorted keys."""
    if len(value.get("views") or []) < 10:
        return value
    return {**value, "views": {"turns": len(value["views"]), "sha256": fingerprint(value["views"])}}


def fingerprint(value: Any) -> str:
    """SHA-256 of a value's JSON with sorted keys and no blanks."""
    return hashlib.sha256(json.dumps(value, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def records(value: Json) -> list[Json]:
    if value["kind"] == "s":
        return [record_at({**value, "at": at}) for at in range(len(value["steps"]))]
    return [value.get("puzzle", value)["record"]] if value["kind"] in "rpz" else []


def test_there_are_some_of_every_kind_and_of_both_games() -> None:
    for kind in KINDS:
        assert sum(each["value"]["kind"] == kind for each in PUBLISHED) >= 3
    for kind in "rpzs":
        games = {
            record["game"] for each in PUBLISHED if each["value"]["kind"] == kind for record in records(each["value"])
        }
        assert games == set(GAMES)


@numbered
def test_python_reads_and_writes_it(published: Json) -> None:
    value = read_link(published["link"])
    assert kept(value) == published["value"]
    assert write_link(value) == published["link"]


def test_javascript_reads_and_writes_them() -> None:
    read = javascript([["readLink", link] for link in LINKS])
    assert [kept(answer["got"]) for answer in read] == [each["value"] for each in PUBLISHED]
    written = javascript([["writeLink", answer["got"]] for answer in read])
    assert [answer["got"] for answer in written] == LINKS


@numbered
def test_the_engine_says_of_it_what_it_always_said(published: Json) -> None:
    """The record replays, and what the link shows is what the engine shows."""
    value = read_link(published["link"])
    for at, record in enumerate(records(value)):
        match: Match[Any] = Match.resume(GAMES[record["game"]], record)
        if value["kind"] == "s":
            assert openly(match) == value["steps"][at]["seen"]
        elif value["kind"] == "r":
            assert replay_value(match) == value
            assert at_the_terminal(json.dumps(record)) == published["link"]
        else:
            viewer = value["puzzle"]["seat"] if value["kind"] == "z" else value["seat"]
            seen = match.view(viewer)["seen"]
            assert {name: seen[name] for name in value["seen"]} == value["seen"]
        if value["kind"] == "z":
            assert puzzle_value(match, value["puzzle"]) == value


def test_a_slip_or_a_cut_anywhere_is_noticed() -> None:
    spoilt = [link[:end] for link in LINKS for end in range(len(link))]
    for link in LINKS:
        for other in "A2x":
            spoilt += [link[:at] + other + link[at + 1 :] for at in range(len(link)) if link[at] != other]
    answers = [told(text) for text in spoilt]
    assert {answer.get("reason") for answer in answers} == {"not-a-link", "newer", "unknown-kind", "damaged"}
    assert javascript([["readLink", text] for text in spoilt]) == answers


@pytest.mark.slow
def test_many_more_links_say_what_they_always_said_in_both_languages() -> None:
    """Games and positions of every variant and setup: no guess that saves room may change (links/views.py)."""
    assert len(SENT) > 300
    links = [link for link, _ in SENT]
    values = [read_link(link) for link in links]
    assert [[link, fingerprint(value)[:16]] for link, value in zip(links, values, strict=True)] == SENT
    assert [write_link(value) for value in values] == links
    assert [answer["got"] for answer in javascript([["readLink", link] for link in links])] == values
    assert [answer["got"] for answer in javascript([["rewritten", link] for link in links])] == links
