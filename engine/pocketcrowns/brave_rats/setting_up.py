"""A position of Brave Rats as it is given, and a game that leads there: without one it is refused, with the reason.

Both sides have played out of whole decks, or are still drafting theirs. The game is searched for by the rules alone,
round by round, so that what it leaves behind (score, hold, +2, last cards) is what could have been. In Lucky Draw any
order of cards can have been drawn in time, so draws are not searched for.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, Final, NamedTuple

from ..core.errors import Impossible
from ..core.game import SEATS, Both, Seat, other
from ..core.given import Given
from .cards import CARDS, EDITIONS, CardId, Cards, in_order, without
from .powers import CopiesThePrevious
from .rounds import FIRST_ROUND, NONE, Round, Rulings, Standing, settle
from .variants import HAND_OF_LUCKY_DRAW, NO_CARDS, PACKET, Options, State

ALLOWED: Final = frozenset({"fast-rat", "lucky-draw", "draft"})  # the others deal other hands, or ask for several games
MOST_TRIED: Final = 30_000  # standings, before it is said that no game was found
_FIELDS: Final = frozenset({"hands", "wins", "held", "bonus", "shows_first", "shown", "last"})
_DRAFT: Final = frozenset({"hands", "pack"})


class _Wanted(NamedTuple):
    """What the game has to leave behind; None where nothing was said."""

    wins: Both[int]
    held: Both[int]
    bonus: Both[int] | None
    shows_first: str | None  # "" for nobody
    last: Both[CardId] | None
    target: int
    rulings: Rulings


def set_up(options: Options, given: Any) -> State:
    """The state that is given (PROTOCOL.md has the fields). Raises Impossible; Malformed for what is no position."""
    if not options.variants <= ALLOWED:
        raise Impossible("variant", variants=sorted(options.variants - ALLOWED))
    if "draft" in options.variants:
        return _draft(options, Given(given, _DRAFT))
    is_drawn = "lucky-draw" in options.variants
    position = Given(given, _FIELDS | {"piles"} if is_drawn else _FIELDS)
    deck = EDITIONS[options.edition]
    hands = _cards(position, "hands", deck)
    piles = _cards(position, "piles", deck) if is_drawn else NO_CARDS
    left = Both(*(hands.of(seat) + piles.of(seat) for seat in SEATS))
    for seat in SEATS:
        for card in left.of(seat):
            if left.of(seat).count(card) > 1:
                raise Impossible("twice", seat=seat, card=card)
    if len(left.p1) != len(left.p2):
        raise Impossible("hands-differ", p1=len(left.p1), p2=len(left.p2))
    if not left.p1:
        raise Impossible("no-cards")
    needed = min(HAND_OF_LUCKY_DRAW, len(left.p1))
    for seat in SEATS:
        if is_drawn and len(hands.of(seat)) != needed:
            raise Impossible("hand-size", seat=seat, count=len(hands.of(seat)), needed=needed)
    wanted = _Wanted(
        _pair(position, "wins"),
        _pair(position, "held"),
        _pair(position, "bonus") if position.says("bonus") else None,
        (position.seat_or_none("shows_first") or "") if position.has("shows_first") else None,
        Both(*(position.seats("last").at(seat).id(deck) for seat in SEATS)) if position.says("last") else None,
        options.target,
        options.rulings,
    )
    played = Both(*(tuple(card for card in deck if card not in left.of(seat)) for seat in SEATS))
    _check(wanted, played)
    found = _game(wanted, played)
    if found is None:
        raise Impossible("no-game")
    standing, rounds = found
    state = State(options, "play", hands=hands, piles=piles, standing=standing, rounds=rounds)
    if not position.says("shown"):
        return state
    victim, card = standing.shows_first, position.id("shown", deck)
    if victim is None or card not in hands.of(victim):
        raise Impossible("shown", card=card)
    return replace(state, shown=card)


def _draft(options: Options, position: Given) -> State:
    """In the middle of a draft. How many cards each side has kept says whose turn it is: p1 starts with the first
    packet, and each packet gives both as many."""
    deck = EDITIONS[options.edition]
    hands, packet = _cards(position, "hands", deck), in_order(position.at("pack").ids(deck))
    stock = deck + deck
    for card in (*hands.p1, *hands.p2, *packet):
        if card not in stock:
            raise Impossible("copies", card=card)
        stock = without(stock, card)
    number, taken = divmod(len(hands.p1) + len(hands.p2), PACKET)
    first = SEATS[number % 2]
    ahead = len(hands.of(first)) - len(hands.of(other(first)))
    size = min(PACKET, 2 * len(deck) - number * PACKET) - taken
    if size < 2 or len(packet) != size or ahead != taken % 2:
        raise Impossible("draft", count=len(packet), p1=len(hands.p1), p2=len(hands.p2))
    to_act = other(first) if taken % 2 else first
    return State(options, "draft", hands=hands, stock=in_order(stock), packet=packet, to_act=to_act)


def _cards(position: Given, name: str, deck: Cards) -> Both[Cards]:
    return Both(*(in_order(position.seats(name).at(seat).ids(deck)) for seat in SEATS))


def _pair(position: Given, name: str) -> Both[int]:
    return Both(*(position.seats(name).at(seat).number() for seat in SEATS))


def _check(wanted: _Wanted, played: Both[Cards]) -> None:
    """What can be said against it without a search."""
    count = len(played.p1)
    for seat in SEATS:
        if wanted.wins.of(seat) >= wanted.target:
            raise Impossible("over", seat=seat, target=wanted.target)
        if wanted.last and wanted.last.of(seat) not in played.of(seat):
            raise Impossible("last", seat=seat, card=wanted.last.of(seat))
        if wanted.bonus and wanted.bonus.of(seat) and not {"general", "mime"} & set(played.of(seat)):
            raise Impossible("no-general", seat=seat)
    if wanted.shows_first and not {"spy", "mime"} & {*played.p1, *played.p2}:
        raise Impossible("no-spy")
    if count == 0 and (any(wanted.wins) or any(wanted.held) or any(wanted.bonus or ()) or wanted.shows_first):
        raise Impossible("nothing-played")
    if sum(wanted.wins) + max(wanted.held) > 2 * count:
        raise Impossible("too-many", count=count)


_Found = tuple[Standing, tuple[Round, ...]]


def _game(wanted: _Wanted, played: Both[Cards]) -> _Found | None:
    """Rounds in which exactly these cards are played and which leave behind what is wanted; None if none were found."""
    failed: set[tuple[Both[Cards], Standing]] = set()

    def go(left: Both[Cards], standing: Standing) -> tuple[Both[CardId], ...] | None:
        if not left.p1:
            return () if _fits(wanted, standing) else None
        key = left, standing
        if key in failed or len(failed) > MOST_TRIED:
            return None
        for cards in _pairs(wanted, left):
            after = _after(standing, cards, wanted.rulings)
            if after is None or any(won > most for won, most in zip(after.wins, wanted.wins, strict=True)):
                continue
            rest = Both(*(without(left.of(seat), cards.of(seat)) for seat in SEATS))
            following = go(rest, _as_far_as_it_matters(after, rest, wanted))
            if following is not None:
                return (cards, *following)
        failed.add(key)
        return None

    found = go(played, FIRST_ROUND)
    if found is None:
        return None
    standing, rounds = FIRST_ROUND, list[Round]()
    for cards in found:
        standing, told, _ = settle(standing, cards, wanted.rulings, last=False, target=wanted.target)
        rounds.append(told)
    return standing, tuple(rounds)


def _pairs(wanted: _Wanted, left: Both[Cards]) -> Iterator[Both[CardId]]:
    """What may be played now, so that the last cards stay for the last round."""
    last = wanted.last
    for mine in left.p1:
        for theirs in left.p2:
            if last is None or (mine == last.p1) == (theirs == last.p2) == (len(left.p1) == 1):
                yield Both(mine, theirs)


def _fits(wanted: _Wanted, standing: Standing) -> bool:
    return (
        standing.wins == wanted.wins
        and standing.held == wanted.held
        and wanted.bonus in (None, standing.bonus)
        and wanted.shows_first in (None, standing.shows_first or "")
    )


@cache
def _met(
    bonus: Both[int], previous: Both[CardId | None], cards: Both[CardId], rulings: Rulings
) -> tuple[Standing, bool]:
    """What one round leaves behind where nothing was won or held before, and whether it ended the game."""
    after, told, _ = settle(Standing(bonus=bonus, previous=previous), cards, rulings, last=False)
    return after, told.verdict.game


def _after(standing: Standing, cards: Both[CardId], rulings: Rulings) -> Standing | None:
    """The standing after one more round; None where it ended the game."""
    after, is_over = _met(standing.bonus, standing.previous, cards, rulings)
    if is_over:
        return None
    wins, held = standing.wins, standing.held
    for seat in SEATS:
        if after.wins.of(seat):
            return Standing(
                wins.put(seat, wins.of(seat) + held.of(seat) + after.wins.of(seat)),
                NONE,
                after.bonus,
                after.shows_first,
                after.previous,
            )
    held = Both(held.p1 + after.held.p1, held.p2 + after.held.p2)
    return Standing(wins, held, after.bonus, after.shows_first, after.previous)


def _as_far_as_it_matters(standing: Standing, left: Both[Cards], wanted: _Wanted) -> Standing:
    """Without what no card that is left can ask about, so that fewer standings differ."""
    previous = standing.previous
    mimes = Both(*(any(isinstance(CARDS[card].power, CopiesThePrevious) for card in left.of(seat)) for seat in SEATS))
    copied = Both(previous.p1 if mimes.p2 else None, previous.p2 if mimes.p1 else None)
    shows: Seat | None = standing.shows_first if not left.p1 else None
    return Standing(standing.wins, standing.held, standing.bonus, shows, copied)
