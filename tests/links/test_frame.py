"""The frame of a link: both languages write the same one, and refuse the same texts for the same reasons."""

from binascii import crc_hqx
from random import Random
from typing import Any

import pytest

from pocketcrowns.links.frame import KINDS, BadLink, framed, unframed
from tests.links.javascript import javascript

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
CONTENTS = [bytes(Random(size).randrange(256) for _ in range(size)) for size in (0, 1, 2, 3, 10, 400)]
LINKS = [framed(kind, content) for kind in KINDS for content in CONTENTS]


def told(text: str) -> dict[str, Any]:
    """What Python makes of a text, in the words of `javascript`."""
    try:
        kind, content = unframed(text)
    except BadLink as refusal:
        return {"reason": refusal.reason}
    return {"got": [kind, list(content)]}


def test_the_check_is_the_published_one() -> None:
    """CRC-16/CCITT-FALSE: 29B1 for "123456789", and AD02 for the head of a link that carries nothing."""
    assert crc_hqx(b"123456789", 0xFFFF) == 0x29B1 and crc_hqx(b"v1.r.", 0xFFFF) == 0xAD02
    assert framed("r", b"") == "v1.r.rQI"
    assert unframed("v1.r.rQI") == ("r", b"")


def test_both_languages_write_and_read_the_same() -> None:
    written = javascript([["framed", kind, list(content)] for kind in KINDS for content in CONTENTS])
    assert [answer["got"] for answer in written] == LINKS
    read = [[kind, list(content)] for kind in KINDS for content in CONTENTS]
    assert [answer["got"] for answer in javascript([["unframed", link] for link in LINKS])] == read
    assert [told(link)["got"] for link in LINKS] == read


@pytest.mark.parametrize(
    "around", ["#{}", " {}\n", "https://example.org/play/index.html#{}", "https://a.example/#top#{} ", "\ufeff\t{}\r\n"]
)
def test_a_whole_pasted_address_is_read(around: str) -> None:
    link = LINKS[4]
    assert told(around.format(link)) == told(link) == javascript([["unframed", around.format(link)]])[0]


def test_a_link_has_a_length_that_is_not_passed() -> None:
    longest = framed("g", bytes(44_998))
    assert len(longest) == len("v1.g.") + 60_000
    assert told(longest) == javascript([["unframed", longest]])[0]
    assert told(longest)["got"] == ["g", [0] * 44_998]
    assert told(framed("g", bytes(44_999))) == {"reason": "damaged"}


def test_a_link_that_cannot_be_read_is_malformed() -> None:
    assert BadLink("newer").code == "malformed"


REFUSED = {
    "": "not-a-link",
    "hello": "not-a-link",
    "https://example.org/": "not-a-link",
    "v0.r.rQI": "not-a-link",
    "v1.r": "not-a-link",
    "V1.r.rQI": "not-a-link",
    "v2.r.rQI": "newer",
    "v12.new.!": "newer",
    "v1.x.rQI": "unknown-kind",
    "v1.rr.rQI": "unknown-kind",
    "v1.r.": "damaged",
    "v1.r.r": "damaged",
    "v1.r.rQ": "damaged",
    "v1.r.rQJ": "damaged",  # the same bytes, with a stray bit behind them
    "v1.r.rQI=": "damaged",
    "v1.r.rQ I": "damaged",
    "v1.r.rQI.": "damaged",
    "v1.r.rQü": "damaged",
    "v1.r.rQ\nI": "damaged",
    "v1.p.rQI": "damaged",
    "v1.r." + "A" * 60_001: "damaged",
}


def test_what_cannot_be_read_says_why_in_both_languages() -> None:
    assert {text: told(text).get("reason") for text in REFUSED} == REFUSED
    answers = javascript([["unframed", text] for text in REFUSED])
    assert [answer.get("reason") for answer in answers] == list(REFUSED.values())


def test_any_slip_of_one_letter_and_any_cut_is_refused_in_both_languages() -> None:
    spoilt = [
        link[:place] + other + link[place + 1 :]
        for link in LINKS[1:5]
        for place in range(len(link))
        for other in LETTERS + ".# é"
        if other != link[place]
    ]
    spoilt += [link[:end] for link in LINKS[3:6] for end in range(len(link))]
    read = [text for text in spoilt if "got" in told(text)]
    assert read == [] and len(spoilt) > 2000
    answers = javascript([["unframed", text] for text in spoilt])
    assert answers == [told(text) for text in spoilt]
