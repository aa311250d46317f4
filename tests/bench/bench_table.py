"""The table of Brave Rats on a slow phone: late frames in a whole reveal, and how soon a raised card is seen.

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


def bench_table(browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: build.Server) -> None:
    browser = browser_type.launch(**browser_type_launch_args)
    for wish in ("reduce", "no-preference"):
        context = browser.new_context(viewport={"width": 360, "height": 740}, reduced_motion=wish)
        table = Table(context.new_page(), site.url("/"))
        page = table.page
        table.wait_for_engine()
        table.new_game(level=0)
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        frames, taps = reveals(page, table)
        counts = [sum(each) for each in zip(*frames, strict=True)]
        # What took less than 16 ms is not in the list; every round has two raises and two other taps.
        all_taps = sorted([*taps, *[16.0] * max(0, 4 * ROUNDS - len(taps))])
        p95 = all_taps[int(0.95 * (len(all_taps) - 1))]
        print(
            f"{'without' if wish == 'reduce' else 'with'} animations: {counts[0]} of {counts[1]} frames late "
            f"({counts[0] / counts[1]:.3f}), worst reveal {max(a / b for a, b in frames):.3f}; "
            f"tap to paint p95 {p95:.0f} ms, median {statistics.median(all_taps):.0f} ms",
            flush=True,
        )
        context.close()
    browser.close()
