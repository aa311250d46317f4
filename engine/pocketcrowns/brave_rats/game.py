"""Brave Rats under the contract of core.game."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from ..core.actions import KEEP
from ..core.game import LUCK, SEATS, Action, Actor, Both, Event, Json, Outcome, Seat, Step, other
from ..core.options import listed
from .cards import CARDS, EDITIONS, CardId, Cards, without
from .clash import LINE_IDS
from .rounds import NONE, settle
from .setting_up import ALLOWED, set_up
from .variants import ON_LUCK, OPTIONS, Options, State, begin_game, keep_card, luck_chooses_from, refill


class BraveRats:
    """The game; it holds nothing, every state is passed in."""

    id: Final = "brave-rats"

    def catalogue(self) -> Json:
        """Cards in order of strength, the lines of the clash, the options, the variants with which a position can be
        set up; `quiet`: see engine/PROTOCOL.md."""
        cards = [
            {"id": card.id, "strength": card.strength, "power": card.power and card.power.id} for card in CARDS.values()
        ]
        return {
            "cards": cards,
            "editions": {str(edition): list(deck) for edition, deck in EDITIONS.items()},
            "lines": ["wizard-silences", *LINE_IDS],
            "open_variants": sorted(ALLOWED),
            "options": listed(OPTIONS.parts),
            "quiet": ["sealed", "kept", "drew"],
        }

    def complete_options(self, given: Any) -> Json:
        """Defaults filled in; None counts as no options at all. Raises BadOptions."""
        return OPTIONS.complete({} if given is None else given)

    def start(self, options: Json) -> Step[State]:
        return begin_game(Options.read(options), 1, NONE)

    def set_up(self, options: Json, position: Any) -> State:
        return set_up(Options.read(options), position)

    def actors(self, state: State) -> frozenset[Actor]:
        """Both seats in a plain round; with a Spy, first the victim, then the spying seat (BR9)."""
        if state.stage == "over":
            return frozenset()
        if state.stage == "draft":
            return frozenset({state.to_act})
        if state.stage != "play":
            return frozenset({LUCK})
        victim = state.standing.shows_first
        if victim is None:
            return frozenset(SEATS)
        return frozenset({victim if state.shown is None else other(victim)})

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Each different card once, by strength; `keep CARD` in a draft."""
        if seat not in self.actors(state):
            return ()
        if state.stage == "draft":
            return tuple(KEEP + card for card in _kinds(state.packet))
        return _kinds(state.hands.of(seat))

    def chances(self, state: State) -> tuple[tuple[Action, int], ...]:
        """Which card luck deals, passes or draws, weighted by its copies; or which seat holds the Princes."""
        if state.stage == "princes":
            return tuple((seat, 1) for seat in SEATS)
        return tuple(Counter(luck_chooses_from(state)).items())

    def apply(self, state: State, choices: Mapping[Actor, Action]) -> Step[State]:
        if LUCK in choices:
            return ON_LUCK[state.stage](state, choices[LUCK])
        if state.stage == "draft":
            return keep_card(state, choices[state.to_act].removeprefix(KEEP))
        victim = state.standing.shows_first
        if victim is not None and state.shown is None:
            card = choices[victim]
            return Step(replace(state, shown=card), (Event("shown", {"seat": victim, "card": card}),))
        if victim is None or state.shown is None:
            return _play(state, Both(choices["p1"], choices["p2"]))
        spy = other(victim)
        return _play(state, Both("", "").put(victim, state.shown).put(spy, choices[spy]))

    def observe(self, state: State, viewer: Seat | None) -> Json:
        """`seen` of the protocol and two more: `left`, all that each seat has still to play, hand and pile
        together, known to both by deduction; `gifts`, what each seat's traitor was."""
        standing = state.standing
        drafting = state.stage in ("packet", "draft")
        return {
            "phase": "draft" if drafting else "over" if state.stage == "over" else "play",
            "game_no": state.game_no,
            "games": state.games.as_json(),
            "round": len(state.rounds) + (state.stage != "over"),
            "target": state.options.target,
            "wins": standing.wins.as_json(),
            "held": standing.held.as_json(),
            "bonus": standing.bonus.as_json(),
            "shows_first": standing.shows_first,
            "shown": state.shown,
            "hands": {
                seat: list(state.hands.of(seat)) if state.open_hands or seat == viewer else None for seat in SEATS
            },
            "hand_sizes": {seat: len(state.hands.of(seat)) for seat in SEATS},
            "piles": {seat: len(state.piles.of(seat)) for seat in SEATS},
            "pack": list(state.packet) if state.stage == "draft" and viewer == state.to_act else None,
            "left": None if state.stage not in ("play", "over") else {seat: list(_left(state, seat)) for seat in SEATS},
            "gifts": None if state.gifts is None else state.gifts.as_json(),
            "rounds": [played.as_json() for played in state.rounds],
        }

    def why_not(self, state: State, seat: Seat, action: Action) -> Json:
        """A card is in hand or it is not: there is nothing to explain."""
        return {"reason": "not-offered"}

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome


def _kinds(cards: Cards) -> Cards:
    """Each different card once, order kept."""
    return tuple(dict.fromkeys(cards))


def _left(state: State, seat: Seat) -> Cards:
    """The cards that this seat has not played yet."""
    return tuple(card for card in CARDS for _ in range((state.hands.of(seat) + state.piles.of(seat)).count(card)))


def _play(state: State, cards: Both[CardId]) -> Step[State]:
    """Both cards of a round are chosen: settle it, and see whether the game or the match is over."""
    hands = Both(without(state.hands.p1, cards.p1), without(state.hands.p2, cards.p2))
    empty = not hands.p1
    standing, played, events = settle(
        state.standing, cards, state.options.rulings, last=empty, target=state.options.target
    )
    state = replace(state, hands=hands, standing=standing, shown=None, rounds=(*state.rounds, played))
    ended = _end_of_game(state)
    if ended is None:
        return Step(refill(state), events)
    games = state.games
    if ended.winner is not None:
        games = games.put(ended.winner, games.of(ended.winner) + 1)
    facts = {"game_no": state.game_no, "winner": ended.winner, "reason": ended.reason, "games": games.as_json()}
    told = Event("game-over", facts)
    # Rounds still on hold belong to nobody.
    state = replace(state, games=games, standing=replace(standing, held=NONE))
    needed = state.options.games_needed
    if needed == 1:
        return Step(replace(state, stage="over", outcome=ended), (*events, told))
    if ended.winner is not None and games.of(ended.winner) == needed:
        crowned = Outcome(ended.winner, "games")
        return Step(replace(state, stage="over", outcome=crowned), (*events, told))
    following = begin_game(state.options, state.game_no + 1, games)
    return Step(following.state, (*events, told, *following.events))


def _end_of_game(state: State) -> Outcome | None:
    """How the game just played ended, None while it goes on (BR6, BR7)."""
    last = state.rounds[-1].verdict
    wins = state.standing.wins
    if last.game:
        return Outcome(last.winner, "princess")
    for seat in SEATS:
        if wins.of(seat) >= state.options.target:
            return Outcome(seat, "victories")
    if any(state.hands) or any(state.piles):
        return None
    if state.options.rulings.cards_out == "most_victories" and wins.p1 != wins.p2:
        return Outcome("p1" if wins.p1 > wins.p2 else "p2", "most_victories")
    return Outcome(None, "cards_out")
