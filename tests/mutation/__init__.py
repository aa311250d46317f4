"""Mutation testing: the engine changed in one small place at a time, to see whether a test notices."""
