"""What every game shares. Nothing in this folder knows a game."""
