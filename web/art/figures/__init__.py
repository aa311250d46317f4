"""Draws the figures of Pocket Crowns: the rats, the tiles, the opponents and the marks. Nothing is traced: every curve is here."""
