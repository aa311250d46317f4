"""The built site and its browser, for benches that measure there; and two people with a phone each."""

from tests.browser.conftest import (
    browser_context_args,
    browser_type_launch_args,
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
    "browser_type_launch_args",
    "devices",
    "elsewhere",
    "people",
    "screen",
    "site",
    "two",
    "whole_chromium",
]
