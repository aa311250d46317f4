"""The built site and its browser, for benches that measure there; and two people with a phone each."""

from tests.browser.conftest import browser_context_args, browser_type_launch_args, elsewhere, people, screen, site, two

__all__ = ["browser_context_args", "browser_type_launch_args", "elsewhere", "people", "screen", "site", "two"]
