"""Tests of games by letters."""
