"""All that a page shows, and all of it that a curious person at the device could look up."""

import json

from .table import Table

ASKED_FOR = "performance.getEntriesByType('resource').map((entry) => entry.name)"
FIELDS = "[...document.querySelectorAll('input')].map((field) => field.value)"


def exposed(table: Table, said: list[str]) -> str:
    """What eyes, screen readers, the address bar and the log (`said`) have of every page and frame, as one text.

    What the device keeps (localStorage) is not among it: that holds whole games.
    """
    page = table.page
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    spoken = [[node.get(part, {}).get("value") for part in ("role", "name", "description", "value")] for node in nodes]
    session.detach()
    return json.dumps(
        {
            "page": table.html(),
            "frames": [frame.content() for frame in page.frames[1:]],
            "fields": page.evaluate(FIELDS),
            "spoken": spoken,
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


def difference(one: list[str], two: list[str]) -> list[str]:
    """Each part in which what was exposed in one game is not what was in another, from a little before that place."""
    found = []
    for first, second in zip(map(json.loads, one), map(json.loads, two), strict=True):
        for part in first:
            here, there = (json.dumps(each[part], ensure_ascii=False) for each in (first, second))
            if here != there:
                apart = (n for n, (mine, other) in enumerate(zip(here, there, strict=False)) if mine != other)
                start = max(0, next(apart, min(len(here), len(there))) - 100)
                found.append(f"{part}: {here[start : start + 300]!r} and {there[start : start + 300]!r}")
    return found
