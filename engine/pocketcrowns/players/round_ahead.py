"""A Brave Rats player that looks one round ahead and no further."""

import math
from typing import Final

from ..brave_rats.cards import EDITIONS, CardId
from ..brave_rats.rounds import FIRST_ROUND, NOTHING_BEFORE, Rulings, Standing, settle
from ..core.game import Action, Both, Json, Seat, other
from ..core.luck import Luck

# What a lead is worth to this player, in victories. Judged by eye: it is a character, not a measure.
HELD: Final = 0.6  # a victory on hold, for whoever would take it
BONUS: Final = 0.25  # a point of strength for the next card
LOOK: Final = 0.7  # seeing the opponent's next card
SPREAD: Final = 0.35  # how far below the best a card may be and still be played often


class RoundAhead:
    """Expects the opponent to play any card they have left, and prefers what gains most on average."""

    def choose(self, view: Json, rng: Luck, budget: tuple[str, int]) -> Action:
        legal: list[Action] = view["legal"]
        gains = _draft_gains(view) if view["seen"]["phase"] == "draft" else _round_gains(view)
        best = max(gains.values())
        shares = [(action, round(1000 * math.exp((gains[action] - best) / SPREAD))) for action in legal]
        return rng.pick(shares)


def _draft_gains(view: Json) -> dict[Action, float]:
    """For each card on offer, what it gains on average against the whole deck in a first round."""
    deck = EDITIONS[view["options"]["edition"]]
    seat: Seat = view["seat"]
    return {action: _mean(view, FIRST_ROUND, seat, action.split()[-1], deck) for action in view["legal"]}


def _round_gains(view: Json) -> dict[Action, float]:
    seen, seat = view["seen"], view["seat"]
    standing = _standing(seen)
    theirs: list[CardId] = seen["left"][other(seat)]
    if seen["shows_first"] == seat:  # they will answer as they like best
        return {mine: min(_gain(view, standing, seat, mine, reply) for reply in theirs) for mine in view["legal"]}
    if seen["shown"] is not None:
        theirs = [seen["shown"]]
    return {mine: _mean(view, standing, seat, mine, theirs) for mine in view["legal"]}


def _standing(seen: Json) -> Standing:
    """The standing that a view shows."""
    before = Both[CardId | None](**seen["rounds"][-1]["as"]) if seen["rounds"] else NOTHING_BEFORE
    return Standing(Both(**seen["wins"]), Both(**seen["held"]), Both(**seen["bonus"]), seen["shows_first"], before)


def _mean(view: Json, standing: Standing, seat: Seat, mine: CardId, theirs: list[CardId] | tuple[CardId, ...]) -> float:
    return sum(_gain(view, standing, seat, mine, reply) for reply in theirs) / len(theirs)


def _gain(view: Json, standing: Standing, seat: Seat, mine: CardId, theirs: CardId) -> float:
    """What one round changes for `seat`, in victories."""
    cards = Both(mine, theirs) if seat == "p1" else Both(theirs, mine)
    target: int = view["seen"]["target"]
    last = view["seen"]["round"] == view["options"]["edition"] // 2
    after, played, _ = settle(standing, cards, Rulings(**view["options"]["rulings"]), last=last, target=target)
    winner = played.verdict.winner
    if winner is not None and (played.verdict.game or after.wins.of(winner) >= target):
        return float(target) if winner == seat else -float(target)
    lead = float(_lead(after.wins, seat) - _lead(standing.wins, seat))
    lead += HELD * (_lead(after.held, seat) - _lead(standing.held, seat)) + BONUS * _lead(after.bonus, seat)
    if after.shows_first is not None:
        lead += -LOOK if after.shows_first == seat else LOOK
    return lead


def _lead(pair: Both[int], seat: Seat) -> int:
    return pair.of(seat) - pair.of(other(seat))
