"""Computer players. Each receives what its seat sees, never the match.

Beside the rooms stand what a player is (player.py), who plays at which level (levels.py), and where tables come from.
"""
