"""Editions, variants and rulings as options, and the deals that the variants ask for.

A deal is a walk through stages; each function here finishes one stage and enters the next, until the
cards are in hand and play can begin. Luck deals card by card, so nothing is decided before it must be.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias

from ..core.game import SEATS, Both, Event, Json, Outcome, Seat, Step, other
from ..core.options import Group, ManyOf, OneOf
from .cards import EDITIONS, CardId, Cards, in_order, without
from .rounds import FIRST_ROUND, NONE, Round, Rulings, Standing

VARIANTS: Final = ("traitor", "lucky-draw", "fast-rat", "draft", "random-deal", "princess-attack", "emperor")
OPTIONS: Final = Group(
    "options",
    (
        OneOf("edition", tuple(EDITIONS)),
        ManyOf("variants", VARIANTS, exclusive=(("draft", "random-deal", "princess-attack"),)),
        OneOf("princes", ("random", *SEATS)),
        Group(
            "rulings",
            (
                OneOf("musician", ("keeps", "cancels"), ruling="BR1"),
                OneOf("ambassador", ("banks", "plain"), ruling="BR4"),
                OneOf("cards_out", ("tie", "most_victories"), ruling="BR6"),
            ),
        ),
    ),
)

NO_CARDS: Final[Both[Cards]] = Both((), ())
HAND_OF_LUCKY_DRAW: Final = 3
PACKET: Final = 4

Stage: TypeAlias = Literal["deal", "packet", "draft", "princes", "traitor", "draw", "play", "over"]


@dataclass(frozen=True, slots=True)
class Options:
    """The chosen options, hashable."""

    edition: int
    variants: frozenset[str]
    princes: str
    rulings: Rulings

    @classmethod
    def read(cls, options: Json) -> "Options":
        """From complete JSON options."""
        return cls(
            options["edition"], frozenset(options["variants"]), options["princes"], Rulings(**options["rulings"])
        )

    @property
    def target(self) -> int:
        """Victories that win a game."""
        return 3 if "fast-rat" in self.variants else 4

    @property
    def games_needed(self) -> int:
        """Games that win the match."""
        return 2 if "emperor" in self.variants else 1


@dataclass(frozen=True, slots=True)
class State:
    """A position of a whole match. Hands, piles and stock are in order of strength: they hold no secret order.

    `stock`: cards not dealt yet. `packet`: the draft's open packet. `to_act`: whose turn it is in a draft,
    a traitor's gift or a draw. `given`: the card that p1 gives away while p2's is being chosen; `gifts`: what
    each gave, once both did. `shown`: the card laid open for a Spy.
    """

    options: Options
    stage: Stage
    game_no: int = 1
    games: Both[int] = NONE
    hands: Both[Cards] = NO_CARDS
    piles: Both[Cards] = NO_CARDS
    stock: Cards = ()
    packet: Cards = ()
    to_act: Seat = "p1"
    given: CardId | None = None
    gifts: Both[CardId] | None = None
    standing: Standing = FIRST_ROUND
    shown: CardId | None = None
    rounds: tuple[Round, ...] = ()
    outcome: Outcome | None = None

    @property
    def open_hands(self) -> bool:
        """Whether both hands are common knowledge: not in a draft, not with hidden hands."""
        return self.stage in ("play", "over") and "lucky-draw" not in self.options.variants


def begin_game(options: Options, game_no: int, games: Both[int]) -> Step[State]:
    """A new game of the match, up to the first decision of luck or of a seat."""
    deck = EDITIONS[options.edition]
    state = State(options, "deal", game_no, games)
    started = Event("game-begins", {"game_no": game_no})
    if "random-deal" in options.variants:
        return Step(replace(state, stock=in_order(deck + deck)), (started,))
    if "draft" in options.variants:
        first: Seat = "p1" if game_no % 2 else "p2"
        return Step(replace(state, stage="packet", stock=in_order(deck + deck), to_act=first), (started,))
    state = replace(state, hands=Both(deck, deck))
    if "princess-attack" in options.variants:
        for holder in SEATS:
            if options.princes == holder:
                return _with(started, take_princes(state, holder))
        return Step(replace(state, stage="princes"), (started,))
    return _with(started, _dealt(state))


def _with(event: Event, step: Step[State]) -> Step[State]:
    return Step(step.state, (event, *step.events))


# Random deal ---------------------------------------------------------------------------------------


def deal_card(state: State, card: CardId) -> Step[State]:
    """Luck deals one card to p1; when p1's hand is full, p2 has the rest."""
    hands = state.hands.put("p1", in_order((*state.hands.p1, card)))
    stock = without(state.stock, card)
    if len(hands.p1) < state.options.edition // 2:
        return Step(replace(state, hands=hands, stock=stock))
    return _dealt(replace(state, hands=hands.put("p2", stock), stock=()))


# Draft ---------------------------------------------------------------------------------------------


def lay_packet_card(state: State, card: CardId) -> Step[State]:
    """Luck adds one card to the packet; a full one goes to the seat that starts with it."""
    packet = in_order((*state.packet, card))
    stock = without(state.stock, card)
    full = len(packet) == PACKET or not stock
    return Step(replace(state, stage="draft" if full else "packet", packet=packet, stock=stock))


def keep_card(state: State, card: CardId) -> Step[State]:
    """A seat keeps a card and passes the packet; the last card of a packet is left to the other seat."""
    keeper = state.to_act
    packet = without(state.packet, card)
    hands = state.hands.put(keeper, in_order((*state.hands.of(keeper), card)))
    events = [Event("kept", {"seat": keeper}, owner=keeper, secret={"card": card})]
    if len(packet) > 1:
        return Step(replace(state, hands=hands, packet=packet, to_act=other(keeper)), tuple(events))
    # Packets hold an even number of cards, so the seat that gets the last one did not start with it: it starts
    # with the next packet.
    hands = hands.put(other(keeper), in_order((*hands.of(other(keeper)), *packet)))
    events.append(Event("kept", {"seat": other(keeper)}, owner=other(keeper), secret={"card": packet[0]}))
    state = replace(state, stage="packet", hands=hands, packet=(), to_act=other(keeper))
    if state.stock:
        return Step(state, tuple(events))
    step = _dealt(state)
    return Step(step.state, (*events, *step.events))


# Princess attack -----------------------------------------------------------------------------------


def take_princes(state: State, holder: Seat) -> Step[State]:
    """One seat holds both Princes, the other both Princesses."""
    hands = state.hands.put(holder, in_order((*without(state.hands.of(holder), "princess"), "prince")))
    rival = other(holder)
    hands = hands.put(rival, in_order((*without(hands.of(rival), "prince"), "princess")))
    return _with(Event("princes", {"seat": holder}), _dealt(replace(state, hands=hands)))


# Traitor -------------------------------------------------------------------------------------------


def _dealt(state: State) -> Step[State]:
    """Both hands are complete."""
    state = replace(state, to_act="p1")
    if "traitor" in state.options.variants:
        return Step(replace(state, stage="traitor"))
    return _in_hand(state)


def choose_traitor(state: State, card: CardId) -> Step[State]:
    """Luck picks the card that each seat gives away; both change hands together, openly."""
    if state.given is None:
        return Step(replace(state, given=card, to_act="p2"))
    gifts = Both(state.given, card)
    hands = Both(
        in_order((*without(state.hands.p1, gifts.p1), gifts.p2)),
        in_order((*without(state.hands.p2, gifts.p2), gifts.p1)),
    )
    told = Event("traitors", {"gave": gifts.as_json()})
    return _with(told, _in_hand(replace(state, hands=hands, given=None, gifts=gifts, to_act="p1")))


# Lucky draw ----------------------------------------------------------------------------------------


def _in_hand(state: State) -> Step[State]:
    """What each seat will play this game is settled."""
    if "lucky-draw" in state.options.variants:
        return Step(refill(replace(state, hands=NO_CARDS, piles=state.hands)))
    return Step(replace(state, stage="play"))


def refill(state: State) -> State:
    """The seat with fewer cards draws next while its hand is short and its pile is not empty."""
    seat: Seat = "p2" if len(state.hands.p2) < len(state.hands.p1) else "p1"
    short = len(state.hands.of(seat)) < HAND_OF_LUCKY_DRAW and state.piles.of(seat)
    return replace(state, stage="draw", to_act=seat) if short else replace(state, stage="play")


def draw_card(state: State, card: CardId) -> Step[State]:
    """Luck says which card of the pile comes to hand; only its owner sees it."""
    seat = state.to_act
    hands = state.hands.put(seat, in_order((*state.hands.of(seat), card)))
    piles = state.piles.put(seat, without(state.piles.of(seat), card))
    drew = Event("drew", {"seat": seat}, owner=seat, secret={"card": card})
    return Step(refill(replace(state, hands=hands, piles=piles)), (drew,))


def luck_chooses_from(state: State) -> Cards:
    """The cards, copies included, among which luck decides in this stage; empty in the others."""
    if state.stage in ("deal", "packet"):
        return state.stock
    if state.stage == "traitor":
        return state.hands.of(state.to_act)
    if state.stage == "draw":
        return state.piles.of(state.to_act)
    return ()


ON_LUCK: Final[dict[Stage, Callable[[State, Any], Step[State]]]] = {
    "deal": deal_card,
    "packet": lay_packet_card,
    "princes": take_princes,
    "traitor": choose_traitor,
    "draw": draw_card,
}
