"""The tests. Each folder mirrors one of the engine; `golden` holds the figures they must meet."""
