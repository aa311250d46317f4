"""What a round leaves behind: victories, rounds on hold, and what the next round starts with."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from ..core.game import SEATS, Both, Event, Json, Seat, other
from .cards import BLANK, CARDS, CardId
from .clash import Clash, Fighter, clash
from .powers import CopiesThePrevious, SeesTheNextCard, StrengthensTheNext, WinCountsAs

NONE: Final = Both(0, 0)
NOTHING_BEFORE: Final[Both[CardId | None]] = Both(None, None)


@dataclass(frozen=True, slots=True)
class Rulings:
    """The switches BR1, BR4 and BR6, each named by its option."""

    musician: str = "keeps"
    ambassador: str = "banks"
    cards_out: str = "tie"


@dataclass(frozen=True, slots=True)
class Standing:
    """What passes from round to round, besides the cards.

    `held`: what each seat would take on top of the next round it wins. `bonus`: strength added to the
    next card. `shows_first`: who must lay their next card open for a Spy. `previous`: what each seat's
    last card was or became (None before the first round).
    """

    wins: Both[int] = NONE
    held: Both[int] = NONE
    bonus: Both[int] = NONE
    shows_first: Seat | None = None
    previous: Both[CardId | None] = NOTHING_BEFORE


FIRST_ROUND: Final = Standing()


@dataclass(frozen=True, slots=True)
class Round:
    """One finished round. `became` differs from `cards` for a Mime; `worth`: victories taken."""

    cards: Both[CardId]
    became: Both[CardId]
    verdict: Clash
    worth: int

    def as_json(self) -> Json:
        fighters = self.verdict.fighters
        return {
            "cards": self.cards.as_json(),
            "as": self.became.as_json(),
            "strength": {seat: fighters.of(seat).strength for seat in SEATS},
            "winner": self.verdict.winner,
            "worth": self.worth,
            "game": self.verdict.game,
            "why": self.verdict.as_json(),
        }


Settled: TypeAlias = tuple[Standing, Round, tuple[Event, ...]]


def become(card: CardId, opposite_previous: CardId | None) -> CardId:
    """What a card is on the table: a Mime is what the opponent's last card was or became (BR8)."""
    if not isinstance(CARDS[card].power, CopiesThePrevious):
        return card
    return BLANK.id if opposite_previous is None else opposite_previous


def settle(
    standing: Standing, cards: Both[CardId], rulings: Rulings, *, last: bool, target: int | None = None
) -> Settled:
    """Play one round. The game's last one prepares nothing (BR5): no cards remain after it (`last`), the Princess
    ended it, or somebody has the `target` victories."""
    became = Both(become(cards.p1, standing.previous.p2), become(cards.p2, standing.previous.p1))
    verdict = clash(became, standing.bonus)
    events = [Event("revealed", {"cards": cards.as_json(), "as": became.as_json()})]
    cancelled = verdict.line == "musician-holds" and rulings.musician == "cancels"
    wins, held, worth = standing.wins, standing.held, 0
    if verdict.game:
        held = NONE
    elif verdict.winner is None:
        banks = rulings.ambassador == "banks" and not cancelled
        held = Both(*(held.of(seat) + (_value(verdict.fighters.of(seat)) if banks else 1) for seat in SEATS))
    else:
        worth = held.of(verdict.winner) + _value(verdict.fighters.of(verdict.winner))
        wins = wins.put(verdict.winner, wins.of(verdict.winner) + worth)
        held = NONE
    result = Round(cards, became, verdict, worth)
    events.append(Event("verdict", {**result.as_json(), "wins": wins.as_json(), "held": held.as_json()}))
    over = last or verdict.game or (target is not None and max(wins) >= target)
    bonus, shows_first = (NONE, None) if over else _prepare(verdict, events, cancelled=cancelled)
    return Standing(wins, held, bonus, shows_first, Both(*became)), result, tuple(events)


def _value(fighter: Fighter) -> int:
    """What a round is worth to the player of this card (BR3, BR4); a silenced card counts plainly."""
    return fighter.power.victories if isinstance(fighter.power, WinCountsAs) else 1


def _prepare(verdict: Clash, events: list[Event], *, cancelled: bool) -> tuple[Both[int], Seat | None]:
    """The +2 and the Spy's look that the next round starts with (BR1, BR2, BR5), told as events."""
    bonus = NONE
    spies: list[Seat] = []
    for seat in SEATS:
        power = verdict.fighters.of(seat).power
        if not isinstance(power, StrengthensTheNext | SeesTheNextCard):
            continue
        if cancelled:
            events.append(Event("lost-to-musician", {"seat": seat, "card": verdict.fighters.of(seat).card}))
        elif isinstance(power, StrengthensTheNext):
            bonus = bonus.put(seat, power.strength)
            events.append(Event("bonus", {"seat": seat, "strength": power.strength}))
        else:
            spies.append(seat)
    if len(spies) == len(SEATS):
        events.append(Event("spies-cancel"))
        return bonus, None
    if spies:
        events.append(Event("look", {"seat": spies[0], "shows_first": other(spies[0])}))
        return bonus, other(spies[0])
    return bonus, None
