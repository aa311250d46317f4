"""The built site and its browser, for benches that measure there."""

from tests.browser.conftest import browser_type_launch_args, site

__all__ = ["browser_type_launch_args", "site"]
