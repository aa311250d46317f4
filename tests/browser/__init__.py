"""Real games in a real browser, over the built dist/ and its own headers."""
