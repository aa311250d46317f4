"""All that a page shows, and all of it that a curious person at the device could look up."""

import json

from playwright.sync_api import CDPSession, Page

from .table import Table
from .waiting import wait_until

ASKED_FOR = "performance.getEntriesByType('resource').map((entry) => entry.name)"
FIELDS = "[...document.querySelectorAll('input')].map((field) => field.value)"


def spoken(page: Page, session: CDPSession) -> list[list[str | None]]:
    """What a screen reader has of every node."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    return [[node.get(part, {}).get("value") for part in ("role", "name", "description", "value")] for node in nodes]


def settled(page: Page, session: CDPSession) -> list[list[str | None]] | None:
    """The same, once two frames have it alike: Chromium goes on working on it after it has drawn the page."""
    last = spoken(page, session)
    return last if last == spoken(page, session) else None


def exposed(table: Table, said: list[str]) -> str:
    """What eyes, screen readers, the address bar and the log (`said`) have of every page and frame, as one text.

    What the device keeps (localStorage) is not among it: that holds whole games.
    """
    page = table.page
    session = page.context.new_cdp_session(page)
    tree = wait_until(page, lambda: settled(page, session), "an accessibility tree that stays as it is")
    session.detach()
    return json.dumps(
        {
            "page": table.html(),
            "frames": [frame.content() for frame in page.frames[1:]],
            "fields": page.evaluate(FIELDS),
            "spoken": tree,
            "title": page.title(),
            "address": page.url,
            "history": page.evaluate("JSON.stringify(history.state)"),
            "name": page.evaluate("window.name"),
            "cookies": page.context.cookies(),
            "of this tab": page.evaluate("JSON.stringify(sessionStorage)"),
            "asked for": sorted(set(page.evaluate(ASKED_FOR))),
            "log": said,
        },
        ensure_ascii=False,
    )
