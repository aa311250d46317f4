"""Both tables on a slow phone: late frames while something moves, and how soon a tap is seen.

For Brave Rats that is a whole reveal and a raised card; for R vs R two placements that are played out, a person's and
the computer's after it, and each step of choosing one. Also told: how long two placements have the board.

Chromium slows the page's CPU four times (Emulation.setCPUThrottlingRate); Python's worker is not slowed, and nothing is
asked of it meanwhile. A frame is late when it comes more than 33 ms after the one before. A raise is measured by the
browser itself (PerformanceEventTiming: from the pointer to the next paint, in steps of 8 ms). The same reveal without a
single animation stands beside it: what the machine itself is late with.
"""

import statistics
from itertools import pairwise
from typing import Any

from playwright.sync_api import BrowserType, Page

import build
from tests.browser.realm import Realm
from tests.browser.table import Table

ROUNDS = 12
SLOWER = 4
LATE = 33.4  # ms
REVEAL = 1700  # ms: all of it
WATCH = """() => {
    window.frames_ = [];
    const next = (now) => { frames_.push(now); watched = requestAnimationFrame(next); };
    let watched = requestAnimationFrame(next);
    window.stop_ = () => { cancelAnimationFrame(watched); return frames_; };
}"""
STILL = "() => document.getAnimations().every(({ playState }) => playState !== 'running')"
TAPS = """() => {
    window.taps_ = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (entry.name === "click") taps_.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true });
}"""


PLAYED = """() => {
    const main = document.querySelector("main");
    let since = null;
    window.played_ = [];
    new MutationObserver(() => {
        const plays = main.classList.contains("plays");
        if (plays) since ??= performance.now();
        else if (since !== null) { played_.push(performance.now() - since); since = null; }
    }).observe(main, { attributes: true, attributeFilter: ["class"] });
}"""
BEGUN = "() => document.querySelector('main.place .steps .main:enabled') === null"
DONE = "() => document.querySelector('main.rvr:is(.place, .round-end):not(.plays)') !== null"


def late(frames: list[float]) -> tuple[int, int]:
    """How many frames came late, and of how many."""
    steps = [after - before for before, after in pairwise(frames)]
    return sum(step > LATE for step in steps), len(steps)


def reveals(page: Page, table: Table) -> tuple[list[tuple[int, int]], list[float]]:
    """Late frames of each reveal, and of each raise the milliseconds to its paint."""
    seen = []
    page.evaluate(TAPS)
    while len(seen) < ROUNDS:
        if table.stage == "end":
            table.press_main()
            continue
        for card in (0, -1):  # raised one after the other
            page.locator(".hand .card:visible").nth(card).click()
            page.wait_for_timeout(300)
        page.evaluate(WATCH)
        page.locator(".action .main").click()
        page.locator("main.verdict").wait_for()
        start = page.evaluate("performance.now()")
        page.wait_for_timeout(REVEAL)
        page.wait_for_function(STILL)  # a tap before would only cut the reveal short
        seen.append(late([each for each in page.evaluate("stop_()") if each >= start]))
        table.press_main()
    return seen, page.evaluate("taps_")


def placements(page: Page, realm: Realm) -> tuple[list[tuple[int, int]], list[float]]:
    """Late frames of each placement with its answer, and of each tap on the way to it the milliseconds to its paint."""
    seen: list[tuple[int, int]] = []
    page.evaluate(TAPS)
    page.evaluate(PLAYED)
    while len(seen) < ROUNDS:
        if realm.stage != "place":
            realm.choose_a_word() if realm.stage == "private" else realm.press_main()
            continue
        if not page.locator(".ground .cell.legal").count():  # an only tile is chosen already
            realm.tiles().first.click()
        page.locator(".ground .cell.legal").first.click()
        realm.choose_targets()
        page.wait_for_timeout(300)
        page.evaluate(WATCH)
        start = page.evaluate("performance.now()")
        realm.complete().click()
        page.wait_for_function(BEGUN)
        page.wait_for_function(DONE)
        seen.append(late([each for each in page.evaluate("stop_()") if each >= start]))
    return seen, page.evaluate("taps_")


def tell(what: str, frames: list[tuple[int, int]], taps: list[float], every: int) -> None:
    """One line; what took less than 16 ms is not in the list, and there were `every` taps."""
    counts = [sum(each) for each in zip(*frames, strict=True)]
    all_taps = sorted([*taps, *[16.0] * max(0, every - len(taps))])
    p95 = all_taps[int(0.95 * (len(all_taps) - 1))]
    print(
        f"{what}: {counts[0]} of {counts[1]} frames late ({counts[0] / counts[1]:.3f}), "
        f"worst {max(a / b for a, b in frames):.3f}; "
        f"tap to paint p95 {p95:.0f} ms, median {statistics.median(all_taps):.0f} ms",
        flush=True,
    )


def bench_table(browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: build.Server) -> None:
    browser = browser_type.launch(**browser_type_launch_args)
    for wish in ("reduce", "no-preference"):
        how = "without animations" if wish == "reduce" else "with animations"
        for game in (Table, Realm):
            context = browser.new_context(viewport={"width": 360, "height": 740}, reduced_motion=wish)
            table = game(context.new_page(), site.url("/"))
            page = table.page
            table.wait_for_engine()
            if isinstance(table, Realm):
                table.start(setup=1)
            else:
                table.new_game(level=0)
            session = context.new_cdp_session(page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            if isinstance(table, Realm):
                tell(f"R vs R, {how}", *placements(page, table), every=3 * ROUNDS)
                lengths = sorted(page.evaluate("played_"))
                if lengths:
                    print(f"  two placements: median {statistics.median(lengths):.0f} ms, most {lengths[-1]:.0f} ms")
            else:
                tell(f"Brave Rats, {how}", *reveals(page, table), every=4 * ROUNDS)
            context.close()
    browser.close()
