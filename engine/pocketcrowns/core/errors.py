"""Refusals by name. Each has the stable code that the bridge answers with."""

from typing import ClassVar


class Refusal(Exception):
    """A question that cannot be granted. Raising one leaves everything as it was."""

    code: ClassVar[str] = "internal"


class Malformed(Refusal):
    """The question cannot be read: not JSON, a field missing, or of the wrong kind."""

    code = "malformed"


class UnknownVerb(Refusal):
    code = "unknown_verb"


class UnknownGame(Refusal):
    code = "unknown_game"


class BadOptions(Refusal):
    """An option or value that the game does not have, or two that exclude each other."""

    code = "bad_options"


class BadRecord(Refusal):
    """A record that does not replay; the message names the turn, counted from 1."""

    code = "bad_record"


class Impossible(Refusal):
    """A position that no game comes to; `reason` is an id of the game, `facts` what it is about."""

    code = "impossible"

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(f"{reason} {facts}" if facts else reason)
        self.reason, self.facts = reason, facts


class UnknownMatch(Refusal):
    code = "unknown_match"


class NotYourTurn(Refusal):
    code = "not_your_turn"


class IllegalAction(Refusal):
    code = "illegal_action"


class GameOver(Refusal):
    code = "game_over"


class NothingToUndo(Refusal):
    code = "nothing_to_undo"
