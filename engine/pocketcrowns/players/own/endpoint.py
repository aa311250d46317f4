"""What answers in a Python that somebody's own player has to itself: a question in JSON text, an answer in JSON text.

The page opens such a Python in a worker without a way out, and plays the match elsewhere: a view goes in, an action
comes out. Whatever the player does, short of ending its Python, is answered:

    {"ask": "load", "with": {"text"}}                     {"ok": true, "result": {}}
    {"ask": "begin", "with": {}}                          a player for one game
    {"ask": "choose", "with": {"view", "luck", "budget"}} {"ok": true, "result": {"action"}}
                                                          {"ok": false, "fault", "told"}

`luck` is the names of the player's stream, `budget` is {"nodes": n} or {"ms": n}; for `fault` see BadPlayer.
"""

from collections.abc import Callable
from typing import Final

from ...core import codec
from ...core.codec import Fields
from ...core.errors import Malformed
from ...core.game import Json
from ...core.luck import Luck
from ..player import Player
from . import source
from .source import BadPlayer, Source

LONGEST: Final = 100_000  # characters of a player's text, as the page keeps it


class Endpoint:
    """One player's text, and the player that was made of it for the game that is on."""

    def __init__(self) -> None:
        self._maker: Callable[[], Player] | None = None
        self._player: Player | None = None

    def handle(self, text: str) -> str:
        """Answer one question. Malformed is raised for one that is not ours: the page asks, nobody else."""
        question = codec.read(text)
        ask = question.get("ask")
        if ask not in self._verbs:
            raise Malformed(f"{ask!r:.60} is not one of {list(self._verbs)}")
        verb, fields = self._verbs[ask]
        try:
            return codec.write({"ok": True, "result": verb(self, Fields(question.get("with"), frozenset(fields)))})
        except BadPlayer as bad:
            return codec.write({"ok": False, "fault": bad.fault, "told": bad.told})
        except KeyboardInterrupt as error:  # nobody is at a terminal here: it is the player's own
            return codec.write({"ok": False, "fault": "raised", "told": source.told(error)})

    def _load(self, fields: Fields) -> Json:
        self._maker = source.load(Source(fields.text("text", LONGEST)))
        return {}

    def _begin(self, fields: Fields) -> Json:
        if self._maker is None:
            raise Malformed("nothing was loaded")
        self._player = source.make(self._maker)
        return {}

    def _choose(self, fields: Fields) -> Json:
        if self._player is None:
            raise Malformed("no game has begun")
        rng = Luck(*map(str, fields.any("luck")))
        return {"action": source.choice(self._player, fields.any("view"), rng, fields.budget("budget"))}

    _verbs: Final[dict[str, tuple[Callable[["Endpoint", Fields], Json], tuple[str, ...]]]] = {
        "load": (_load, ("text",)),
        "begin": (_begin, ()),
        "choose": (_choose, ("view", "luck", "budget")),
    }
