"""Two phones at one table: how far apart both turn the cards over, in two browsers on this machine.

What is measured is from one page's verdict to the other's, each by its own clock, which both take from the machine.
"""

import statistics
from typing import Any

from tests.browser.phones import Phone, paired, play

ROUNDS = 30
WATCH = """() => {
    window.reveals = [];
    let was = false;
    new MutationObserver(() => {
        const is = document.querySelector("main.verdict") !== null;
        if (is && !was) reveals.push(performance.timeOrigin + performance.now());
        was = is;
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
}"""


def reveals(phone: Phone) -> list[float]:
    """When each verdict came, in ms."""
    found: list[float] = phone.page.evaluate("window.reveals")
    return found


def bench_phones(two: Any) -> None:
    lea, tom = two
    paired(lea, tom)
    for each in two:
        each.page.evaluate(WATCH)
    while len(reveals(lea)) < ROUNDS:
        play(lea, tom)
        for each in two:
            each.page.get_by_role("button", name="Rematch").click()
        for each in two:
            each.page.locator("main.private").wait_for()
    apart = [abs(one - other) for one, other in zip(reveals(lea), reveals(tom), strict=False)]
    print(
        f"{len(apart)} rounds: median {statistics.median(apart):.0f} ms apart, {max(apart):.0f} ms at most", flush=True
    )
