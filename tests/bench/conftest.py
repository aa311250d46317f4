"""The built site and its browser, for benches that measure there; and two people with a phone each."""

import pytest

from tests.browser.conftest import (
    ARGS,
    browser_context_args,
    chromium,
    devices,
    elsewhere,
    people,
    screen,
    site,
    two,
    whole_chromium,
)

__all__ = [
    "browser_context_args",
    "devices",
    "elsewhere",
    "people",
    "screen",
    "site",
    "two",
    "whole_chromium",
]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    """A whole Chromium that compiles and paints as on a person's device, unlike that of the tests."""
    return {**browser_type_launch_args, "executable_path": chromium(), "args": ARGS}
