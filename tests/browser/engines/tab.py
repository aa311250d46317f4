"""One tab of a browser of any engine, as these tests need it.

Everything is polled from here rather than awaited in the page, so that waiting means the same in every engine.
"""

import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any

PATIENCE = 180.0  # s; Python's start on a machine that is busy with something else
POLL = 0.05  # s
PHONE = (390, 844)


class Moved(Exception):
    """The page went on to another one while it was asked something."""


class Tab(ABC):
    """A page and what a person can do with it. `complaints` holds what the page must not have done."""

    def __init__(self) -> None:
        self.complaints: list[str] = []

    @abstractmethod
    def go_to(self, address: str) -> None: ...

    @abstractmethod
    def reload(self) -> None: ...

    @abstractmethod
    def enter(self, frame: str) -> None:
        """Go on inside the frame that this selector finds."""

    @abstractmethod
    def leave(self) -> None:
        """Go on in the page around it."""

    @abstractmethod
    def press_key(self, key: str) -> None:
        """Tab or Enter, wherever the focus is."""

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """The value of a JavaScript expression, which JSON can hold. Raises Moved in the middle of a navigation."""

    @abstractmethod
    def click(self, selector: str, *, text: str = "", nth: int = 0) -> None:
        """A click by mouse on one of the elements that match and hold this text, as soon as it is there."""

    @abstractmethod
    def fill(self, selector: str, value: str, *, nth: int = 0) -> None:
        """Type into a field."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """The viewport's size in CSS pixels."""

    @abstractmethod
    def screenshot(self, path: Path) -> None: ...

    @abstractmethod
    def faults(self) -> list[str]:
        """All complaints so far."""

    @abstractmethod
    def close(self) -> None: ...

    def text(self, selector: str = "body") -> str:
        """The text of the first element that matches, "" where there is none."""
        return self.evaluate(f"document.querySelector({selector!r})?.textContent.trim() ?? ''")

    def markup(self, selector: str = "html") -> str:
        return self.evaluate(f"document.querySelector({selector!r}).outerHTML")

    def wait_until(self, holds: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
        """Wait for something; where it does not come, tell what is there instead."""
        end = time.monotonic() + patience
        while not self._holds(holds):
            if time.monotonic() > end:
                picture = Path(tempfile.mkdtemp(prefix="screen-"), "screen.png")
                told = f"waited for {what}; on screen: {self.text()!r}; complaints: {self.faults()}; see {picture}"
                self.screenshot(picture)  # the last thing: Playwright's own style for it is against our policy
                raise AssertionError(told)
            time.sleep(POLL)

    def _holds(self, holds: Callable[[], bool]) -> bool:
        try:
            return holds()
        except Moved:
            return False


class Engine(ABC):
    """A browser engine that opens tabs, each with a storage of its own."""

    @abstractmethod
    def open(self, *, storage: bool = True) -> Tab:
        """A new tab on a phone's screen; without `storage`, of a browser that is set to keep nothing for sites."""

    @abstractmethod
    def close(self) -> None: ...
