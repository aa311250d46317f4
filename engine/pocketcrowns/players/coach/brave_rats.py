"""Advice for Brave Rats, and the player that follows it: with open hands nobody can win from it in the long run."""

from contextlib import suppress
from dataclasses import replace
from typing import Final

from ...brave_rats.cards import EDITIONS, CardId, Cards, without
from ...brave_rats.rounds import FIRST_ROUND
from ...core.game import Action, Both, Json, Seat, other
from ...core.luck import Luck
from ..duel import matrix_game
from ..duel.book import MIXED, Book, Solved, has_one_best_play, lost_between, open_book
from ..duel.matrix_game import Matrix, Mix
from ..duel.oracle import Oracle
from ..duel.rules import (
    NOBODY,
    Position,
    first_hands,
    hands_are_hidden,
    pack,
    pack_hand,
    position_of,
    rulings_of,
    unpack_hand,
)
from ..duel.solver import Solution, guess, solve_round, spread
from ..lucky.player import LuckyDraw
from ..player import Advice, Budget, Cost, Meter, Spent, Weighed, follow, unproven

_HIDDEN_HANDS: Final = LuckyDraw()
_LEAST: Final = 1e-5  # that is lost by a card which a table does not call as good as the best


class Exact:
    """Plays the equilibrium mix of every position whose hands are open; hidden hands go to lucky/player.py."""

    def choose(self, view: Json, rng: Luck, budget: Budget) -> Action:
        if hands_are_hidden(view["seen"]):
            return _HIDDEN_HANDS.choose(view, rng, budget)
        return follow(self.advise(view, budget), rng)

    def policy(self, view: Json, budget: Budget) -> dict[Action, float]:
        return {each.action: each.p for each in self.advise(view, budget).mix}

    def cost(self, view: Json, action: Action, budget: Budget) -> Cost:
        """Exact where the solver gets there within the budget; else within what a table's rounding allows."""
        advice = self._advise(view, budget, solving=True)
        if not advice.exact:
            return unproven(self.advise(view, budget))
        [chosen] = [each for each in advice.mix if each.action == action]
        oracle, position = oracle_of(view, afresh=budget[0] == "nodes"), position_of(view["seen"])
        listed = oracle.listed(position)
        loss = max(0.0, advice.value - chosen.value)
        if listed is None and advice.off_by:
            return _cost_by_deal(view, position, action, advice, oracle)
        if listed is None or view["seen"]["shows_first"] == view["seat"]:
            return Cost(advice, loss, loss)
        if chosen.p > 0:
            return Cost(advice, 0.0, 0.0)
        least, most = lost_between(position, view["options"]["edition"], loss)
        place = [each.action for each in advice.mix].index(action)
        theirs = _best_play(listed, view, position)
        if theirs is None:
            return Cost(advice, least, 1 + advice.value)
        with suppress(Spent):
            first = view["seat"] == "p1"
            pairs = {(place, n) if first else (n, place): q for n, q in enumerate(theirs) if q > 0}
            entries = oracle.entries(position, pairs, Meter(budget))
            loss = advice.value - _sign(view["seat"]) * sum(q * entries[pair] for pair, q in pairs.items())
            least, most = loss - MIXED, loss + MIXED
        return Cost(advice, max(least, _LEAST), most)

    def advise(self, view: Json, budget: Budget) -> Advice:
        """Exact where a table or the solver gets there within the budget; else an estimate with proven bounds."""
        return self._advise(view, budget, solving=False)

    def _advise(self, view: Json, budget: Budget, *, solving: bool) -> Advice:
        """`solving`: rather than take rounded mixes from the slice of a deal."""
        seen = view["seen"]
        if seen["phase"] == "draft":
            return advise_draft(view)
        if hands_are_hidden(seen):
            return _HIDDEN_HANDS.advise(view, budget)
        oracle, meter = oracle_of(view, afresh=budget[0] == "nodes"), Meter(budget)
        position = position_of(seen)
        try:
            if seen["shown"] is not None:
                return _reply(view, position, *oracle.answers(position, _place_of_shown(view, position), meter))
            stored = None if solving and oracle.listed(position) is None else oracle.stored(position)
            if stored is not None:
                return _advice(view, position, *stored, exact=True)
            matrix, off_by = oracle.matrix(position, meter)
            if position.look == NOBODY:
                return _solved(view, position, matrix, off_by)
            return _advice(view, position, solve_round(matrix, position.look), off_by, exact=True)
        except Spent:
            return _estimate(view, position, oracle)


def oracle_of(view: Json, *, afresh: bool = False) -> Oracle:
    """The truth under the options of a view, whose hands are open."""
    deal = Both(*map(pack_hand, first_hands(view["seen"])))
    return Oracle(view["options"]["edition"], rulings_of(view), view["seen"]["target"], deal, afresh=afresh)


def _cost_by_deal(view: Json, position: Position, action: Action, advice: Advice, oracle: Oracle) -> Cost:
    """Where every entry of the round can be off by as much as the value. A card of the advised mix costs nothing."""
    [(place, chosen)] = [(n, each) for n, each in enumerate(advice.mix) if each.action == action]
    if chosen.p > 0:
        return Cost(advice, 0.0, 0.0)
    if position.look != NOBODY:
        loss = advice.value - chosen.value
        return Cost(advice, max(0.0, loss - 2 * advice.off_by), loss + 2 * advice.off_by)
    matrix, off_by = oracle.matrix(position)
    return Cost(advice, *matrix_game.loss_bounds(_own(view, matrix), place, off_by))


def _own(view: Json, matrix: Matrix) -> Matrix:
    """The matrix of a round for the asking seat, whose cards are the rows."""
    return matrix if view["seat"] == "p1" else [[-entry for entry in column] for column in zip(*matrix, strict=True)]


def _best_play(listed: Solved, view: Json, position: Position) -> Mix | None:
    """What the other seat does: the card it has shown, or its best mix; None if it may have several."""
    rival = other(view["seat"])
    if not isinstance(listed, Solution):
        shown = view["seen"]["shown"]
        return [float(card == shown) for card in unpack_hand(position.row if rival == "p1" else position.column)]
    if not has_one_best_play(listed):
        return None
    return listed.row_mix if rival == "p1" else listed.column_mix


def _sign(seat: Seat) -> int:
    return 1 if seat == "p1" else -1


def _advice(view: Json, position: Position, solution: Solution, off_by: float, *, exact: bool) -> Advice:
    seat: Seat = view["seat"]
    first = seat == "p1"
    cards = unpack_hand(position.row if first else position.column)
    mix, values = (solution.row_mix, solution.row_values) if first else (solution.column_mix, solution.column_values)
    return _weighed(seat, cards, mix, values, solution.value, off_by, exact=exact)


def _solved(view: Json, position: Position, matrix: Matrix, off_by: float) -> Advice:
    """Every card's value is the one against that best mix of the other side which is worst for it."""
    advice = _advice(view, position, solve_round(matrix, NOBODY), off_by, exact=True)
    lost = matrix_game.losses(_own(view, matrix))
    mix = (replace(each, value=advice.value - loss) for each, loss in zip(advice.mix, lost, strict=True))
    return replace(advice, mix=tuple(mix))


def _weighed(
    seat: Seat, cards: tuple[str, ...], mix: Mix, values: list[float], value: float, off_by: float, *, exact: bool
) -> Advice:
    sign = _sign(seat)
    weighed = (Weighed(card, p, sign * each) for card, p, each in zip(cards, mix, values, strict=True))
    return Advice(exact, sign * value, tuple(weighed), off_by)


def _place_of_shown(view: Json, position: Position) -> int:
    """Among the different cards of whoever showed one."""
    return unpack_hand(position.column if view["seat"] == "p1" else position.row).index(view["seen"]["shown"])


def _reply(view: Json, position: Position, values: list[float], off_by: float) -> Advice:
    """The best answers to a card that was shown for a Spy (BR9), from p1's value of each."""
    seat: Seat = view["seat"]
    cards, best = (
        (unpack_hand(position.row), max(values)) if seat == "p1" else (unpack_hand(position.column), min(values))
    )
    return _weighed(seat, cards, spread(values, best), values, best, off_by, exact=True)


def _estimate(view: Json, position: Position, oracle: Oracle) -> Advice:
    """Play on a guess where nothing is known yet; what is known proves how far off the value can be."""
    low, middle, high = oracle.duel.bounds(position)
    if view["seen"]["shown"] is not None:
        shown = _place_of_shown(view, position)
        answers = (
            [row[shown] for row in rows] if view["seat"] == "p1" else rows[shown] for rows in (low, middle, high)
        )
        least, advice, most = (_reply(view, position, list(each), 0.0) for each in answers)
        ends = least.value, most.value
    else:
        look, sign = position.look, _sign(view["seat"])
        advice = _advice(view, position, solve_round(middle, look), 0.0, exact=False)
        ends = sign * solve_round(low, look).value, sign * solve_round(high, look).value
    return Advice(False, advice.value, advice.mix, max(abs(end - advice.value) for end in ends))


_DEALS: Final = 60  # completed deals looked up for each card on offer


def advise_draft(view: Json) -> Advice:
    """Which card on offer leads to the better deals, as an estimate: the rest is dealt at random, and each deal is
    worth what the table says, or else a guess."""
    seen, seat = view["seen"], view["seat"]
    own, packet = tuple(seen["hands"][seat]), tuple(seen["pack"])
    edition: int = view["options"]["edition"]
    book = open_book(edition, rulings_of(view), seen["target"])
    unseen = EDITIONS[edition] + EDITIONS[edition]
    for card in (*own, *packet):
        unseen = without(unseen, card)
    worth: dict[Action, float] = {}
    for action in view["legal"]:
        card = action.split()[-1]
        rest = without(packet, card) + unseen
        rng = Luck("draft", *own, "of", *packet, "keep", card)
        total = sum(_value(book, seat, (*own, card), rest, edition // 2, seen["target"], rng) for _ in range(_DEALS))
        worth[action] = total / _DEALS
    best = max(worth, key=worth.__getitem__)
    mix = tuple(Weighed(action, float(action == best), value) for action, value in worth.items())
    return Advice(False, worth[best], mix, 1 + abs(worth[best]))


def _value(book: Book | None, seat: Seat, own: Cards, rest: Cards, size: int, target: int, rng: Luck) -> float:
    """For this seat, of one deal drawn at random."""
    left: list[CardId] = list(rest)
    mine = [*own, *(left.pop(rng.below(len(left))) for _ in range(size - len(own)))]
    hands = Both(pack_hand(mine), pack_hand(left))
    deal = pack(hands if seat == "p1" else hands.swapped(), target, FIRST_ROUND)
    found = book.find(deal) if book else None
    value = found.value if isinstance(found, Solution) else guess(deal)
    return value if seat == "p1" else -value
