"""Two phones: what goes wrong, and what it costs, which is nothing."""

import json

import pytest
from playwright.sync_api import expect

from .phones import Phone, exchange, kept, pair, paired, play, said, told
from .waiting import wait_until

FOREIGN = "https://example.org/menu"


@pytest.mark.slow
def test_codes_that_lead_nowhere(two):
    lea, tom = two
    lea.show()
    tom.choose_phones()
    tom.main_button().click()
    offer = lea.code()
    lea.paste(offer)
    told(lea, "this phone’s own code")
    for text, words in [
        (FOREIGN, "not a code of Pocket Crowns"),
        (offer[:-4], "A part of this code is missing"),
        (offer.replace("pair.E", "pair.I"), "A part of this code is missing"),
        ("PC:" + "x" * 40, "A part of this code is missing"),
    ]:
        tom.paste(text)
        told(tom, words)
    tom.paste(offer)
    answer = tom.code()
    tom.paste(offer)  # once more
    assert tom.code() == answer
    lea.page.reload()
    lea.page.locator(".pairing .qr-code").wait_for()
    lea.paste(answer)
    told(lea, "answers another one, or an older one")
    pair(lea, tom)


@pytest.mark.slow
def test_two_who_scan_each_other_at_once(two):
    lea, tom = two
    lea.show()
    tom.show()
    offers = lea.code(), tom.code()
    tom.paste(offers[0])
    lea.paste(offers[1])
    answer = tom.code()
    lea.paste(answer)
    for each in two:
        each.wait_for_table()
    play(lea, tom, 3)
    assert len(kept(lea)) == len(kept(tom)) == 1


@pytest.mark.slow
def test_what_is_forged_replayed_too_large_or_of_another_kind_changes_nothing(two):
    lea, tom = two
    paired(lea, tom)
    play(lea, tom, 6)
    texts = lambda: [kept(each)[0]["text"] for each in two]  # noqa: E731
    wait_until(lea.page, lambda: len(set(texts())) == 1, "both have kept what was said last")
    before = texts()
    letters = [each for each in said(tom) if each["k"] == "letter"]
    first, last = letters[0]["text"], letters[-1]["text"]
    forged = [
        "nothing",
        "[]",
        "null",
        "{}",
        json.dumps({"k": "constructor"}),
        json.dumps({"k": "letter"}),
        json.dumps({"k": "letter", "n": -1, "seat": "p2", "text": last}),
        json.dumps({"k": "letter", "n": 1, "seat": "p2", "text": last[:-2]}),
        json.dumps({"k": "letter", "n": 1, "seat": "p2", "text": last[:40] + "AAAA" + last[44:]}),
        json.dumps({"k": "letter", "n": 1, "seat": "p2", "text": "x" * 200_000}),
        json.dumps({"k": "letter", "n": 1, "seat": "p2", "text": first}),
        json.dumps({"k": "hello", "v": 1, "name": "Z"}),
        json.dumps({"k": "got", "n": 999}),
        json.dumps({"k": "again"}),
        json.dumps({"k": "other"}),
    ]
    answered = lambda: sum(each["k"] == "got" for each in said(lea))  # noqa: E731
    letters_read = answered()
    tom.page.evaluate("window.channel.send(new Uint8Array(50000))")
    for text in forged:
        tom.page.evaluate("text => window.channel.send(text)", text)
    wait_until(lea.page, lambda: answered() == letters_read + 3, "an answer to the three that have a letter's shape")
    assert texts() == before
    play(lea, tom)
    assert lea.title == tom.title


@pytest.mark.slow
def test_an_older_version_is_told_apart(two):
    lea, tom = two
    tom.page.add_init_script(
        """const send = RTCDataChannel.prototype.send;
        RTCDataChannel.prototype.send = function (data) { return send.call(this, data.replace('"v":1', '"v":0')); };"""
    )
    tom.page.reload()
    lea.show()
    tom.come()
    exchange(lea, tom)
    told(lea, "has another version of Pocket Crowns")


@pytest.mark.slow
def test_where_the_network_keeps_them_apart_links_are_offered(people):
    lea, tom = people("Léa", script=DEAF), people("Tom", script=DEAF)
    lea.show()
    tom.come()
    exchange(lea, tom)
    told(lea, "this network keeps them apart")
    lea.page.get_by_role("button", name="Play by links").click()
    lea.page.locator("main.send, main.private").first.wait_for()


# As where a network lets no phone hear another: the other's addresses and first words come to nothing.
DEAF = """(() => {
    const set = RTCPeerConnection.prototype.setRemoteDescription;
    RTCPeerConnection.prototype.setRemoteDescription = function ({ type, sdp }) {
        const moved = sdp.replace(/^a=candidate:.*\\r\\n/gm, "").replace(/^(a=ice-pwd:).*$/m, "$1" + "x".repeat(24));
        return set.call(this, { type, sdp: moved });
    };
    RTCPeerConnection.prototype.addIceCandidate = async () => {};
})()"""


@pytest.mark.slow
def test_a_browser_without_direct_connections_says_so(context, site, faults):
    context.add_init_script("delete window.RTCPeerConnection; delete window.RTCDataChannel")
    lea = Phone(context.new_page(), site.url("/"), "Léa")
    lea.choose_phones()
    lea.main_button().click()
    expect(lea.page.locator("main h2")).to_have_text("This browser cannot connect two phones")
    lea.page.get_by_role("button", name="Play by links").click()
    lea.page.locator("main.private").wait_for()
