"""Links: what a game, a position or a puzzle looks like as a short text behind the '#' of an address."""
