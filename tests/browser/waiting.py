"""How browser tests wait: long for what must come, and loudly where it does not."""

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Page

T = TypeVar("T")

PATIENCE_MS = 60_000  # Python's first start on a very busy machine; what takes longer does not come


def wait_until(page: Page, ask: Callable[[], T], what: str) -> T:
    """The first true answer, while the page lives on; AssertionError with `what` and what is on screen instead."""
    end = time.monotonic() + PATIENCE_MS / 1000
    while not (answer := ask()):
        if time.monotonic() > end:
            raise AssertionError(f"waited for {what}; on screen: {page.locator('body').inner_text()!r}")
        page.wait_for_timeout(20)
    return answer
