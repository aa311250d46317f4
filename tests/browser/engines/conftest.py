"""A tab of every engine whose browser is named in the environment: Chromium in every run, the others by
`python3 build.py test --browsers all`."""

import os

import pytest

from .blog import Blog
from .by_playwright import Chromium, Firefox
from .by_selenium import WebKit

ENGINES = ["chromium", *(name for name in ("firefox", "webkit") if name.upper() in os.environ)]


@pytest.fixture(scope="session", params=ENGINES)
def engine(request, playwright, browser_type_launch_args):
    match request.param:
        case "chromium":
            engine = Chromium(playwright, browser_type_launch_args)
        case "firefox":
            engine = Firefox(playwright, os.environ["FIREFOX"])
        case "webkit":
            engine = WebKit(os.environ["WEBKIT"])
    yield engine
    engine.close()


def watched(tab):
    """Lend the tab to a test; whatever its page complained about fails the test."""
    try:
        yield tab
        assert tab.faults() == []
    finally:
        tab.close()


@pytest.fixture
def tab(engine):
    yield from watched(engine.open())


@pytest.fixture
def tab_without_storage(engine):
    yield from watched(engine.open(storage=False))


@pytest.fixture
def blog(site):
    """Another site, whose page the tests write."""
    blog = Blog(site)
    yield blog
    blog.close()
