"""Positions that are set up, instead of a game's beginning."""
