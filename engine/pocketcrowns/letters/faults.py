"""What can be wrong with a message, by name: who wrote it, in which message, and what does not fit."""

from typing import Any, Final

from ..core.errors import Refusal
from ..core.game import Json, Seat

REASONS: Final = (
    "unreadable",  # the bytes are no transcript
    "unknown-game",  # a game or an option that this version does not have
    "turn",  # it was the other's turn
    "order",  # something else was due
    "unfinished",  # it stops before its author has done all that was due
    "after-end",  # the game was over
    "not-allowed",  # a choice that the rules do not offer
    "other-choice",  # what is opened is not what was hashed
    "other-seed",  # the same, of a seed
    "not-drawn",  # a card or tile that its owner's luck had not dealt
    "other-secret",  # a private link whose secret is not the one that its seat began with
    "other-luck",  # luck is told otherwise than the seeds say
)


class Foul(Refusal):
    """A transcript that breaks a rule; `message` counts from 1."""

    code = "malformed"

    def __init__(self, reason: str, seat: Seat | None = None, message: int | None = None, **more: Any) -> None:
        super().__init__(f"letter: {reason} by {seat} in message {message}")
        self.reason: Final = reason
        self.facts: Final[Json] = {"reason": reason, "seat": seat, "message": message, **more}
