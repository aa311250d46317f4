"""Reasons in Brave Rats: the best reply to a card, what the card wins against, and what speaks against it alone."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from ...brave_rats.cards import CardId
from ...brave_rats.rounds import settle
from ...core.game import Action, Both, Json, Seat, other
from ..coach.brave_rats import oracle_of
from ..duel.matrix_game import Matrix
from ..duel.oracle import Oracle
from ..duel.rules import Position, hands_are_hidden, position_of, rulings_of, standing_of, unpack_hand
from ..duel.solver import Solution, solve_round
from ..player import Advice, Budget, Meter, Spent

WORTH_A_WORD: Final = 0.02  # the least value, from -1 to 1, that a reply has to cost to be looked into


def reasons(view: Json, action: Action, advice: Advice, budget: Budget) -> list[Json]:
    """Facts about one card of the seat whose view it is; `advice` is the coach's for the same view.

    None in a draft. Where the position is not solved, only what the rules say. Values are from -1 to 1 for this seat;
    each is off by no more than `advice.off_by` and the rounding of its table allow.
    """
    seen = view["seen"]
    if seen["phase"] != "play":
        return []
    is_solved = advice.exact and not hands_are_hidden(seen)
    table = _Table(view, budget)
    facts = [] if seen["shown"] else [table.wins(action, balanced=is_solved)]
    if not is_solved:
        return facts
    with suppress(Spent):
        answer = table.answer(action, advice.value)
        facts.insert(0, answer)
        if answer["loss"] >= WORTH_A_WORD and not seen["shown"]:
            facts += table.without(action, answer["reply"], advice.value)
    return facts


class _Table:
    """One round seen from one seat. Raises Spent where its budget does not reach."""

    def __init__(self, view: Json, budget: Budget) -> None:
        self._view, self._seat = view, view["seat"]
        self._oracle: Oracle = oracle_of(view, afresh=budget[0] == "nodes")
        self._meter = Meter(budget)
        self._position: Position = position_of(view["seen"])
        hands = Both(*map(unpack_hand, (self._position.row, self._position.column)))
        self._own, self._theirs = hands.of(self._seat), hands.of(other(self._seat))

    def wins(self, action: Action, *, balanced: bool) -> Json:
        """Which of the other seat's cards it takes the round from, and how often against a best mix of these.

        `p` is None where no best mix is known, or the other seat chooses after it has seen the card.
        """
        outcomes = {card: self._winner(action, card) for card in self._theirs}
        against = [card for card, winner in outcomes.items() if winner == self._seat]
        p = None
        if balanced and self._view["seen"]["shows_first"] is None:
            with suppress(Spent):
                solution, _ = self._oracle.solution(self._position, self._meter)
                mix = solution.column_mix if self._seat == "p1" else solution.row_mix
                p = sum(q for card, q in zip(self._theirs, mix, strict=True) if card in against)
        held = [card for card, winner in outcomes.items() if winner is None]
        return {"kind": "wins", "action": action, "against": against, "held": held, "p": p}

    def answer(self, action: Action, value: float) -> Json:
        """The card that is best against this one, for whoever knows that it comes: if one was shown, that one."""
        shown = self._view["seen"]["shown"]
        worth = {shown: self._entries(action, [shown])[0]} if shown else self._least(action)
        reply = min(worth, key=worth.__getitem__)
        loss = max(0.0, value - worth[reply])
        winner = self._winner(action, reply)
        return {
            "kind": "answer",
            "action": action,
            "reply": reply,
            "value": worth[reply],
            "loss": loss,
            "winner": winner,
            "known": self._view["seen"]["shows_first"] is not None,
        }

    def without(self, action: Action, card: CardId, value: float) -> list[Json]:
        """What the round would be worth, and the best card, if the other seat could not play `card`, which answers
        `action`, in it."""
        place = self._theirs.index(card)
        if len(self._theirs) == 1:
            return []
        rows: Matrix = [self._entries(own, self._theirs) for own in self._own]
        less = [[*row[:place], *row[place + 1 :]] for row in rows]
        look = (self._position if self._seat == "p1" else self._position.mirrored()).look
        solution = solve_round(less, look)
        best = max(range(len(self._own)), key=solution.row_mix.__getitem__)
        found = {
            "action": action,
            "card": card,
            "best": self._own[best],
            "value": solution.value,
            "gain": solution.value - value,
        }
        return [{"kind": "without", **found}]

    def _least(self, own: CardId) -> dict[CardId, float]:
        """What follows each of the other seat's cards, where only the least counts: the others may be too high."""
        listed = self._oracle.listed(self._position)
        if not isinstance(listed, Solution | None):  # a Spy's round, whose least entries a table tells
            rows = listed if self._seat == "p1" else [[-entry for entry in row] for row in zip(*listed, strict=True)]
            return dict(zip(self._theirs, rows[self._own.index(own)], strict=True))
        grid, first, mine = self._oracle.duel.transitions.grid(self._position), self._seat == "p1", self._own.index(own)
        after = grid[mine] if first else [row[mine] for row in grid]
        lost = [card for card, end in zip(self._theirs, after, strict=True) if end == (-1.0 if first else 1.0)]
        return dict.fromkeys(lost, -1.0) or dict(zip(self._theirs, self._entries(own, self._theirs), strict=True))

    def _entries(self, own: CardId, theirs: Sequence[CardId]) -> list[float]:
        """For this seat, what follows its card and each of these."""
        first = self._seat == "p1"
        mine = self._own.index(own)
        pairs = [(mine, place) if first else (place, mine) for place in map(self._theirs.index, theirs)]
        found = self._oracle.entries(self._position, pairs, self._meter)
        return [found[pair] if first else -found[pair] for pair in pairs]

    def _winner(self, mine: CardId, theirs: CardId) -> Seat | None:
        """Who takes the round of these two cards, as the rules say."""
        cards = Both(mine, theirs) if self._seat == "p1" else Both(theirs, mine)
        last = len(self._view["seen"]["left"]["p1"]) == 1
        return settle(standing_of(self._view["seen"]), cards, rulings_of(self._view), last=last)[1].verdict.winner
