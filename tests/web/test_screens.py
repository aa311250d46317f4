"""The screens that come later: what may be asked for is what there is."""

import re

from tests.helpers import ROOT

JS = ROOT / "web" / "js"


def test_each_later_screen_is_known_to_who_asks_for_it() -> None:
    [shown] = re.findall(r"export const SCREENS = \{(.*?)\n\};", (JS / "later.js").read_text("utf-8"), re.DOTALL)
    [asked] = re.findall(r"const ALL = \[(.*?)\n\];", (JS / "app" / "later_screens.js").read_text("utf-8"), re.DOTALL)
    names = re.findall(r"^  (\w+):", shown, re.MULTILINE)
    assert len(names) > 10 and sorted(names) == sorted(re.findall(r'"(\w+)"', asked))
