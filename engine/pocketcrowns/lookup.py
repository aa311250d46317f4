"""The bridge's verbs that hold no match: what there is to play, and what a record or a line of text says."""

from collections.abc import Callable
from typing import Any, Final

from .core.codec import LONGEST_QUESTION, Fields
from .core.errors import BadOptions, Impossible, Malformed, UnknownGame
from .core.game import Game, Json
from .core.match import Match
from .core.tally import share
from .games import GAMES, TABLES
from .games import resume as resume_of
from .notation import read as read_line
from .notation import write as line_of
from .players.coach.review import review as review_of
from .players.levels import ADAPTS, COACHES, LEVELS, REASONS, REMEMBERS


def game_of(fields: Fields) -> Game[Any]:
    """The game that a question names. Raises UnknownGame."""
    name = fields.text("game")
    if name not in GAMES:
        raise UnknownGame(f"{name!r:.60} is not one of {list(GAMES)}")
    return GAMES[name]


def catalogue(fields: Fields) -> Json:
    """Every game with its cards or tiles, options and levels; `remembers`: the levels that learn from `past`
    games; `adapts`: those that are as strong as a `step` says, with the `first` and how many `steps` there are above 0.
    """
    return {
        "games": {
            name: {**game.catalogue(), "levels": list(LEVELS[name]), "remembers": REMEMBERS[name], "adapts": ADAPTS}
            for name, game in GAMES.items()
        }
    }


def set_up(fields: Fields) -> Json:
    """The record of a game that begins at a position, to be resumed; or why no game comes there."""
    game, options = game_of(fields), fields.any("options") if fields.has("options") else None
    try:
        match = Match(game, options, "", fields.any("position"))
    except Impossible as error:
        return {"record": None, "refused": {"reason": error.reason, **error.facts}}
    return {"record": match.record(), "refused": None}


def table(fields: Fields) -> Json:
    """Who beats whom under these options, for a game in which two cards decide a round."""
    game = game_of(fields)
    if game.id not in TABLES:
        raise BadOptions(f"{game.id} has no table: its pieces do not meet in pairs")
    return TABLES[game.id](game.complete_options(fields.any("options") if fields.has("options") else None))


def review(fields: Fields) -> Json:
    """What each choice of a record cost; `budget` is for one choice. `turn` counts from 0, as in the record. `only`,
    which may be missing: the one turn to look at, so that a page can show each as it comes. `why`, which may be
    missing: with reasons for what was chosen and, where good play never does, for what that chooses most often; each
    takes as long again."""
    match, only = resume_of(fields.any("record")), fields.number("only") if fields.has("only") else None
    decisions = (
        (b.turn, seat, b.view(seat), action)
        for b, chosen in match.decisions()
        if only in (None, b.turn)
        for seat, action in chosen.items()
    )
    reasons = REASONS[match.game.id] if fields.flag("why") else None
    return review_of(decisions, COACHES[match.game.id], fields.budget("budget"), reasons)


def replay(fields: Fields) -> Json:
    """Every whole turn of a record as an onlooker sees it: what was chosen, what happened, how it stood then."""
    turns = enumerate(resume_of(fields.any("record")).replay())
    return {
        "turns": [
            {
                "turn": number,
                "choices": dict(choices),
                "events": [event.seen_by(None) for event in events],
                "view": after.view(None),
            }
            for number, (choices, events, after) in turns
        ]
    }


def notation(fields: Fields) -> Json:
    """A record as one line of text (NOTATION.md)."""
    return {"text": line_of(fields.any("record"))}


def read_notation(fields: Fields) -> Json:
    """The record that such a line tells; `bad_record` where it cannot be read, or is longer than any game's."""
    return {"record": read_line(fields.text("text", LONGEST_QUESTION))}


def tally(fields: Fields) -> Json:
    """What so many games come to: the share won, ties counting half, and how far off that can be."""
    won, tied, lost = (fields.number(name) for name in ("won", "tied", "lost"))
    if not 1 <= won + tied + lost <= 10**9:
        raise Malformed("'won', 'tied' and 'lost' must be from 1 to 10**9 games together")
    return share(won + tied / 2, won + tied + lost)


VERBS: Final[dict[str, tuple[Callable[[Fields], Json], tuple[str, ...]]]] = {
    "catalogue": (catalogue, ()),
    "set_up": (set_up, ("game", "options", "position")),
    "table": (table, ("game", "options")),
    "review": (review, ("record", "budget", "only", "why")),
    "replay": (replay, ("record",)),
    "notation": (notation, ("record",)),
    "read_notation": (read_notation, ("text",)),
    "tally": (tally, ("won", "tied", "lost")),
}
