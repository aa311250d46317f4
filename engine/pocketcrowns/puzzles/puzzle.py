"""What a puzzle is: a record that leads to its position, whose move it is, and what may be answered."""

import hashlib
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, TypeVar

from ..core import codec
from ..core.game import Action, Json, Seat

Kind: TypeAlias = Literal["spied-on", "win-in-one", "win-in-two"]
Reply: TypeAlias = tuple[Action, ...]
Found = TypeVar("Found")

_ID_LENGTH: Final = 8


@dataclass(frozen=True, slots=True)
class Step:
    """One choice of the solver's. `replies[n]` is what the other seat does after it, n being `legal`'s choice.

    A reply is all that the other seat chooses until the solver is to choose again; empty where nothing is left to
    show, and no list at all where no choice is answered. To a wrong choice it is the one that shows why; to the right
    one, the strongest defence.
    """

    right: tuple[Action, ...]
    replies: tuple[Reply, ...] = ()

    def as_json(self) -> Json:
        """Each different reply once; `to` has its place in that list for each legal choice, -1 for an empty one."""
        different = list(dict.fromkeys(reply for reply in self.replies if reply))
        to = [different.index(reply) if reply else -1 for reply in self.replies]
        return {"right": list(self.right), "replies": [list(reply) for reply in different], "to": to}


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with exactly one right choice, and what follows from it.

    `steps`: two for a win in two. `chances`: only where the right choice is the best one rather than one that wins
    for certain; of winning, in hundredths, for each legal choice, then of a tie for each. (Links made earlier have one
    number for each, a tie being half a win.) `answer`: its card or tile.
    `alike`: equal for two puzzles that would look the same. `hardness`: compares puzzles of one game and kind.
    """

    kind: Kind
    record: Json
    seat: Seat
    steps: tuple[Step, ...]
    answer: str
    hardness: float
    alike: Hashable
    chances: tuple[int, ...] = ()

    @property
    def game(self) -> str:
        return str(self.record["game"])

    def as_json(self) -> Json:
        written = {
            "game": self.game,
            "kind": self.kind,
            "seat": self.seat,
            "record": self.record,
            "steps": [step.as_json() for step in self.steps],
            **({"chances": list(self.chances)} if self.chances else {}),
        }
        name = hashlib.sha256(codec.write({"record": self.record, "seat": self.seat}).encode()).hexdigest()
        return {"id": name[:_ID_LENGTH], **written}


def only(found: Sequence[Found]) -> Found | None:
    """The one member of a list that has no other."""
    return found[0] if len(found) == 1 else None
