"""Every screen for everybody: axe finds nothing, nothing scrolls sideways, every target can be hit."""

import pathlib

import pytest

from .ways import BRAVE_RATS, LIST, enter

AXE = (pathlib.Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()
TARGET = 44  # px


def check(table, where):
    page = table.page
    page.evaluate(AXE)
    report = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    assert [(each["id"], [node["html"] for node in each["nodes"]]) for each in report["violations"]] == [], where
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{where} scrolls sideways by {wide} px"
    for target in page.locator("button, summary, label.choice, input[type=text], input[type=search], select").all():
        box = target.bounding_box()
        assert box is None or (box["height"] >= TARGET and box["width"] >= TARGET), f"{where}: {target.inner_text()}"


@pytest.mark.parametrize("screen", [{"width": 320, "height": 640}, {"width": 1280, "height": 800}], ids=["320", "1280"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("french", [False, True], ids=["en", "fr"])
def test_every_screen(table, screen, dark, french):
    page = table.page
    if french:
        page.get_by_role("button", name="Français").click()
    if dark:
        page.get_by_role("button", name="Couleurs sombres" if french else "Dark colours").click()
    check(table, "home")
    enter(table, BRAVE_RATS, LIST)
    check(table, "cards")
    page.go_back()
    page.locator("footer button").click()
    check(table, "credits")
    page.go_back()
    page.locator("section.game button.main").first.click()
    page.locator("details summary").click()
    check(table, "new game")
    page.go_back()
    table.new_game(two=True, edition=18)
    checked = set()
    while (stage := table.stage) != "end":
        if stage not in checked:
            if stage in ("private", "verdict"):
                page.locator("details summary").click()
            check(table, stage)
            checked.add(stage)
        if stage == "private":
            table.lock(0)
        else:
            table.press_main()
    check(table, "end")
    assert checked == {"curtain", "private", "centred", "verdict"}
