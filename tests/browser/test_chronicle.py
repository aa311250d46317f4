"""A finished game told as a tale, and taken along."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.amounts import slowly
from tests.helpers import play, sit

from .table import Table, session

PROVINCES = 9


def tell(table: Table) -> str:
    table.page.locator("main .buttons button").nth(1).click()
    expect(table.page.locator("#tale")).to_be_visible()
    return table.page.locator("#tale").inner_text()


def copied(table: Table, button: int) -> str:
    """What a button of the chronicle puts into the clipboard."""
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.page.locator(".chronicle .action button").nth(button).click()
    expect(table.page.locator(".chronicle [role=status]")).not_to_be_empty()
    return table.page.evaluate("navigator.clipboard.readText()")


@pytest.mark.parametrize("french", slowly(True, False), ids=["fr", "en"])
def test_every_round_of_brave_rats_is_told_and_can_be_copied(table, french):
    if french:
        table.page.get_by_role("button", name="Français").click()
    match = sit(edition=18)
    play(match, "wizard musician", "general spy", "ambassador prince", "prince ambassador")
    table.sit_down(session(match.record(), "p1", None))
    stages = table.play_on(choose=lambda now: now.cards().count() // 2)
    tale = tell(table)
    rounds = table.page.locator("#tale h2").all_inner_texts()
    assert rounds == [f"{'Manche' if french else 'Round'} {n + 1}" for n in range(4 + stages.count("verdict"))]
    assert "Léa" in tale and "Tom" in tale
    marked = copied(table, 1)
    assert marked.startswith("# ") and marked.count("\n## ") == len(rounds)
    assert re.sub(r"\s+", " ", copied(table, 0)).endswith(re.sub(r"\s+", " ", tale))


@pytest.mark.slow
def test_what_a_player_is_called_formats_no_markdown(table):
    table.change()
    table.page.locator('input[name="who"]').nth(1).check()
    table.page.locator(".names-of-two input").first.fill("*Léa_[x](y)")
    table.main_button().click()
    table.wait_for("curtain")
    table.play_on()
    tell(table)
    assert "\\*Léa\\_\\[x\\](y)" in copied(table, 1)
    assert "*Léa_[x](y)" in copied(table, 0)


@pytest.mark.slow
def test_a_match_of_r_vs_r_is_told_in_provinces(realm):
    realm.start()
    realm.play_to_the_end()
    tale = tell(realm)
    record = realm.saved()["record"]
    rounds = 1 + sum("first" in json.dumps(turn) for turn in record["turns"])
    expect(realm.page.locator("#tale h2")).to_have_count(rounds)
    assert not re.search(r"\b[abc][123]\b", tale), "provinces have names"
    realm.page.locator("summary").click()
    provinces = realm.page.locator(".provinces td").all_inner_texts()
    assert len(set(provinces)) == PROVINCES
    cells = {cell for turn in record["turns"] for cell in re.findall(r"@([abc][123])", json.dumps(turn))}
    assert sum(province in tale for province in provinces) >= len(cells)


@pytest.mark.slow
def test_where_copying_is_refused_the_tale_is_selected(table):
    table.new_game(level=0)
    table.play_on()
    table.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not here')) }")
    tale = tell(table)
    table.page.locator(".chronicle .action button").first.click()
    expect(table.page.locator(".chronicle [role=status]")).to_have_text("Selected: now copy it")
    assert table.page.evaluate("getSelection().toString()").split() == tale.split()
