"""What luck decides in a game by letters: openly by the joint seed, or for one seat alone, as far as we can know it."""

from typing import Any

from ..core.game import LUCK, SEATS, Action, Game, Seat
from ..core.luck import Luck
from . import proofs
from .contract import Hidden
from .items import Item, Kind, Transcript

SHOWN = (Kind.CHOICE, Kind.CHOICE_OPENED, Kind.PASSED, Kind.TOLD)


class Fate:
    """The luck of one game. `later`: what each seat shows in the transcript from where it is being read on."""

    def __init__(self, game: Game[Any], hidden: Hidden, game_id: bytes, transcript: Transcript) -> None:
        self.seed: str | None = None
        self.has_secrets = hidden.has_secrets(transcript.options)
        self.later = {seat: [item.text for item in _of(transcript, seat) if item.kind in SHOWN] for seat in SEATS}
        self.opened: dict[Seat, int] = dict.fromkeys(SEATS, 0)
        self.hashes: dict[Seat, bytes] = {}
        self._game = game
        self._hidden = hidden
        self._id = game_id
        self._seeds = _opened_in(transcript)
        self._own: tuple[Seat, bytes] | None = None
        self._decided = 0
        self._deal = 0
        self._start: Any = None
        self._drawn: dict[Seat, list[Action]] = {}

    def know(self, seat: Seat, secret: bytes) -> None:
        """We are this seat."""
        self._own = seat, secret

    def must_open(self, seat: Seat, state: Any, *, over: bool = False) -> bool:
        """Whether a part of the game is over whose hidden luck this seat has not opened; `over`: so is the game."""
        if not self.has_secrets:
            return False
        goes_on = not over and self._game.outcome(state) is None
        return self.opened[seat] < self._hidden.part(state) - goes_on

    def open(self, seat: Seat, value: bytes) -> bool:
        """This seat opens the next part; False where that is not what it hashed."""
        fits = proofs.opens_own_luck(self.hashes[seat], self.opened[seat] + 1, value)
        self.opened[seat] += fits
        return fits

    def is_open(self, seat: Seat, state: Any) -> bool:
        """Whether the transcript opens, now or later, what luck tells this seat in this part."""
        return self.has_secrets and (seat, self._hidden.part(state)) in self._seeds

    def seed_of(self, seat: Seat, state: Any) -> bytes | None:
        """The seed of what luck tells this seat in this part, where it is known here."""
        part = self._hidden.part(state)
        if self._own and self._own[0] == seat:
            return proofs.own_luck(self._own[1], self._id, seat, part)
        return self._seeds.get((seat, part))

    def owner(self, state: Any) -> Seat | None:
        """Who alone knows what luck decides now."""
        return self._hidden.owner(state) if self.has_secrets else None

    def decide(self, state: Any) -> Action | None:
        """What luck decides now; None where it has to be waited for."""
        assert self.seed is not None
        if any(self.must_open(seat, state) for seat in SEATS):
            return None
        owner = self.owner(state)
        if owner is None:
            return Luck(self.seed, LUCK, str(self._decided)).pick(self._game.chances(state))
        if self._hidden.is_told(state):
            return None
        drawn = self.drawn(owner, state)
        return self._hidden.guess(state, self._pool(owner, state), self.later[owner]) if drawn is None else drawn

    def drawn(self, owner: Seat, state: Any) -> Action | None:
        """What luck tells this seat alone now; None where that cannot be known here."""
        seed = self.seed_of(owner, state)
        if seed is None:
            return None
        assert self.seed is not None
        return Luck(self.seed, seed.hex(), owner, str(self._decided)).pick(self._chances(owner, state))

    def note(self, state: Any, action: Action) -> None:
        """Luck has decided this."""
        owner = self.owner(state)
        if owner:
            self._enter(state)
            self._drawn.setdefault(owner, []).append(action)
        self._decided += 1

    def _pool(self, owner: Seat, state: Any) -> list[Action]:
        return [action for action, _ in self._chances(owner, state)]

    def _chances(self, owner: Seat, state: Any) -> list[tuple[Action, int]]:
        assert self.seed is not None
        self._enter(state)
        return list(self._hidden.chances(state, self._start, self.seed, self._drawn.get(owner, [])))

    def _enter(self, state: Any) -> None:
        """Into the deal that this state belongs to."""
        deal = self._hidden.deal(state)
        if deal != self._deal:
            self._deal, self._start, self._drawn = deal, state, {}


def _of(transcript: Transcript, seat: Seat) -> list[Item]:
    return [item for item in transcript.items if item.author == seat]


def _opened_in(transcript: Transcript) -> dict[tuple[Seat, int], bytes]:
    """The seeds of hidden luck that the transcript opens anywhere, as far as they fit their hash."""
    found: dict[tuple[Seat, int], bytes] = {}
    for seat in SEATS:
        items = _of(transcript, seat)
        hashed = next((item.value for item in items if item.kind is Kind.OWN_LUCK_HASH), b"")
        opened = [item.value for item in items if item.kind is Kind.OWN_LUCK_OPENED]
        for part, value in enumerate(opened[: proofs.CHAIN], start=1):
            if proofs.opens_own_luck(hashed, part, value):
                found[seat, part] = value
    return found
