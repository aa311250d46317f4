"""The contexts in which links count what was chosen how often: each has its own name, and two must never fall together.

tests/golden/link_contexts.txt lists those of all links in links_sent.txt and links.json. A new one comes with a
second version of links, or with something that no older link can be about.
"""

import json
from typing import Any

import pytest

from pocketcrowns.links import values
from pocketcrowns.links.coder import Coder
from tests.helpers import GOLDEN

SENT = [line.split()[0] for line in (GOLDEN / "links_sent.txt").read_text("ascii").splitlines() if line[0] != "#"]
PUBLISHED = [each["link"] for each in json.loads((GOLDEN / "links.json").read_text("utf-8"))["links"]]


def test_the_contexts_of_all_links_are_the_ones_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    named: set[Any] = set()

    class Overheard(Coder):
        """Codes as ever, and notes in which contexts."""

        def choice(self, context: Any, *rest: Any, **more: Any) -> Any:
            named.add(context)
            return super().choice(context, *rest, **more)

    monkeypatch.setattr(values, "Coder", Overheard)
    for link in (*PUBLISHED, *SENT):
        values.read_link(link)
    assert sorted(map(str, named)) == (GOLDEN / "link_contexts.txt").read_text("ascii").splitlines()
