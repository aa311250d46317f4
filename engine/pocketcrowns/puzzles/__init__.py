"""Puzzles, made when the app is built: positions of played games with one right choice. Nothing here is asked later."""
