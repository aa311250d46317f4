"""A match to ask about."""

import pytest

from tests.helpers import ask


@pytest.fixture
def match() -> str:
    """A plain game of Brave Rats that has just begun."""
    return ask("open", game="brave-rats", seed="a seed")["match"]
