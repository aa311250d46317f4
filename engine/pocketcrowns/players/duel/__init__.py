"""Exact play of Brave Rats with both hands known, its tables beside it."""
