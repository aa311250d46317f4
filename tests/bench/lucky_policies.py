"""What Lucky Draw's player does at every public position, for bench_lucky.py: by the shipped table, or by guesses."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from pocketcrowns.brave_rats.cards import Cards
from pocketcrowns.brave_rats.rounds import FIRST_ROUND, Rulings
from pocketcrowns.core.game import Both
from pocketcrowns.players.duel.oracle import Oracle
from pocketcrowns.players.duel.rules import Position, pack, pack_hand
from pocketcrowns.players.lucky.guess import after_round, guessed_round
from pocketcrowns.players.lucky.player import RESOLVED
from pocketcrowns.players.lucky.resolve import Hidden
from pocketcrowns.players.lucky.table import Beliefs, Table, even


class At(NamedTuple):
    """What a policy has where a history leads. `swapped`: whether p1 is the column player there. `beliefs`: how likely
    the row player's and the column player's hands are. `mix`: the shares of all choices of a side (0 the row player)
    that sees this card, by its place, or None; there is none where the rest is solved again."""

    swapped: bool
    beliefs: Beliefs
    mix: Callable[[int, int | None], list[float]] | None


class Policy(Protocol):
    def at(self, history: list[tuple[int, int]]) -> At:
        """`history`: for each round the places of p1's and p2's card among those left to them then."""


class Listed:
    """The shipped table."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def at(self, history: list[tuple[int, int]]) -> At:
        opening, swapped, beliefs = self._table.reach(history)
        return At(swapped, beliefs, lambda side, sight: self._table.mix(opening, side, sight or 0))


class Guessed:
    """What is guessed where there is no table (players/lucky/guess.py)."""

    def __init__(self, rulings: Rulings, target: int, hands: Both[Cards]) -> None:
        self._oracle = Oracle(len(hands.p1) + len(hands.p2), rulings, target)
        self._start = pack(Both(*map(pack_hand, hands)), target, FIRST_ROUND)
        self._known: dict[tuple[tuple[int, int], ...], tuple[Position, Beliefs, Hidden | None]] = {}

    def _reached(self, history: tuple[tuple[int, int], ...]) -> tuple[Position, Beliefs, Hidden | None]:
        known = self._known.get(history)
        if known is None:
            if history:
                position, beliefs, game = self._reached(history[:-1])
                assert game is not None
                position, beliefs = after_round(self._oracle, position, beliefs, game, history[-1])
            else:
                position, beliefs = self._start, even(self._start.cards_left)
            is_guessed = position.cards_left > RESOLVED
            game = guessed_round(self._oracle, position, beliefs) if is_guessed else None
            known = self._known[history] = position, beliefs, game
        return known

    def at(self, history: list[tuple[int, int]]) -> At:
        _, beliefs, game = self._reached(tuple(history))
        return At(False, beliefs, game.mix if game else None)


class Later:
    """A policy once the first round is over."""

    def __init__(self, policy: Policy, first: tuple[int, int]) -> None:
        self._policy, self._first = policy, first

    def at(self, history: list[tuple[int, int]]) -> At:
        return self._policy.at([self._first, *history])
