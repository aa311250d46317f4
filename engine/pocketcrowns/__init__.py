"""Pocket Crowns: the rules, records and players of two short duels by Seiji Kanai."""

__version__ = "0.1.0"
