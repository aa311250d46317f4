"""Which screen shows which game."""

from collections.abc import Callable
from typing import Final

from .brave_rats import CardTable
from .r_vs_r import TileTable
from .screen import Screen
from .words import Language, Words

_SCREENS: Final[dict[str, Callable[[Words], Screen]]] = {"brave-rats": CardTable, "r-vs-r": TileTable}


def screen_of(game: str, language: Language) -> Screen:
    """The screen of a game in a language."""
    return _SCREENS[game](Words(language))
