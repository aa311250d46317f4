"""Beside R vs R's board: the placements of the round, with what came of each."""

import re

import pytest
from playwright.sync_api import expect

from tests.helpers import ask

from .realm import lying, reached
from .table import session
from .test_table_of_realm import lay


@pytest.mark.parametrize("screen", [{"width": 1280, "height": 800}], ids=["desk"])
def test_each_placement_is_told_with_what_came_of_it(realm):
    realm.wait_for_engine()
    record, seat = reached("standard", lambda public, view: lying(6)(public, view) and public["seen"]["round"] == 1)
    instant = {tile["id"] for tile in ask("catalogue")["games"]["r-vs-r"]["tiles"] if tile["kind"] == "instant"}
    name = ask("resume", record=record)["match"]
    idle = next(action for action in ask("view", match=name, seat=seat)["legal"] if action.split("@")[0] in instant)
    assert "!" not in idle
    after = ask("choose", match=name, seat=seat, action=idle)
    record, [seat] = after["record"], after["waiting_for"]
    lay(realm, record, seat)
    lines = realm.page.locator(".so-far .placements li")
    expect(lines).to_have_count(sum("@" in action for turn in record["turns"] for action in turn.values()))
    expect(lines.last).to_be_in_viewport()
    events = [event for turn in ask("replay", record=record)["turns"] for event in turn["events"]]
    destroyed = [event for event in events if event["kind"] == "destroyed"]
    assert destroyed
    expect(lines.filter(has_text=re.compile("turns? face down"))).to_have_count(len(destroyed))
    for event in destroyed:
        told = f"{event['tile'].title()} on {event['cell']} turns face down"
        expect(lines.filter(has_text=told)).not_to_have_count(0)
    expect(lines.filter(has_text=re.compile("joins? "))).not_to_have_count(0)
    tile, cell = idle.split("@")
    expect(lines.filter(has_text="without effect.")).to_have_count(1)
    expect(lines.last).to_contain_text(f"{tile.title()} on {cell}, without effect.")
    assert realm.page.evaluate(OUT_WITH_LESS_ROOM) == [True, []]


# In the first frame with less room: whether some lines are hidden, and those that are seen but not all in the list.
OUT_WITH_LESS_ROOM = """() => new Promise((done) => {
    document.querySelector(".so-far").style.maxHeight = "20rem";
    requestAnimationFrame(() => setTimeout(() => {
        const { top } = document.querySelector(".so-far .roll").getBoundingClientRect();
        const lines = [...document.querySelectorAll(".so-far .placements li")];
        const shown = lines.filter((line) => line.style.visibility !== "hidden");
        const out = shown.filter((line) => line.getBoundingClientRect().top < top - 0.5);
        done([shown.length < lines.length, out.map((line) => line.textContent)]);
    }));
})"""


@pytest.mark.parametrize("screen", [{"width": 1280, "height": 800}], ids=["desk"])
def test_advice_that_is_asked_while_a_placement_is_on_its_way_is_not_missed(realm):
    realm.wait_for_engine()
    realm.sit_down(session(*reached("standard", lying(6)), "guard"))
    realm.choose_anything()
    confirm_and_ask = "confirm => { confirm.click(); document.querySelector('.assist .plain').click(); }"
    realm.confirm(press=lambda confirm: confirm.evaluate(confirm_and_ask))
    expect(realm.page.get_by_role("alert")).to_have_count(0)
