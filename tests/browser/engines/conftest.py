"""A tab of every engine whose browser is named in the environment: Chromium in every run, the others by
`python3 build.py test --browsers all`."""

import os

import pytest

from .blog import Blog
from .by_playwright import Chromium, Firefox
from .by_selenium import WebKit

ENGINES = ["chromium", *(name for name in ("firefox", "webkit") if name.upper() in os.environ)]

# In Chromium these are tried elsewhere, more closely.
collect_ignore = [] if "firefox" in ENGINES else ["test_two_phones.py", "test_whole_screens.py"]


@pytest.fixture(scope="session")
def engine_of(playwright, whole_chromium):
    """The engine of a name, started when it is first wanted."""
    makers = {
        "chromium": lambda: Chromium(playwright, whole_chromium),
        "firefox": lambda: Firefox(playwright, os.environ["FIREFOX"]),
        "webkit": lambda: WebKit(os.environ["WEBKIT"]),
    }
    made = {}

    def engine_of(name):
        if name not in made:
            made[name] = makers[name]()
        return made[name]

    yield engine_of
    for engine in made.values():
        engine.close()


@pytest.fixture(scope="session", params=ENGINES)
def engine(request, engine_of):
    return engine_of(request.param)


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
