"""Brave Rats at a terminal: score, hands, rounds."""

from collections.abc import Iterator, Sequence

from ..core.actions import KEEP
from ..core.game import SEATS, Action, Json, Seat
from ..games import GAMES
from .paper import Paper
from .screen import Screen
from .words import Words

_STRENGTH = {card["id"]: card["strength"] for card in GAMES["brave-rats"].catalogue()["cards"]}


def _key(card: str) -> str:
    """A card's strength; the Mime, which has none, is M."""
    strength = _STRENGTH[card]
    return "m" if strength is None else str(strength)


class CardTable(Screen):
    """See screen.Screen."""

    several = "mix"

    def __init__(self, words: Words) -> None:
        self.t = words

    def name(self, seat: Seat) -> str:
        return self.t(f"clan-{seat}")

    def show(self, view: Json, out: Paper) -> None:
        seen, seat, t = view["seen"], view["seat"], self.t
        out.say(t("score-round", round=seen["round"]), "title")
        for each in SEATS:
            victories = t("score-victories", wins=seen["wins"][each], target=seen["target"])
            score = t("term-list", title=self.name(each), pieces=victories)
            out.say("  ".join([score, *self._chips(seen, each)]), each)
        for each in SEATS:
            hand = seen["hands"][each] or (seen["left"] or {}).get(each)
            title = t("term-seen-hand") if each == seat else t("term-seen-left", name=self.name(each))
            if hand:
                out.say(t("term-list", title=title, pieces=", ".join(map(self._card, hand))), "quiet")
        if seen["shown"]:
            out.say(f"{t('term-shown', **self.named(name=seen['shows_first']))} {self._card(seen['shown'])}")

    def _chips(self, seen: Json, seat: Seat) -> Iterator[str]:
        if strength := seen["bonus"][seat]:
            yield self.t("term-bonus", strength=strength)
        if held := seen["held"][seat]:
            yield self.t("term-held", held=held)
        if seen["shows_first"] == seat:
            yield self.t("term-shows-first")
        if games := seen["games"][seat]:
            yield self.t("score-games", games=games)

    def _card(self, card: str) -> str:
        return f"{_key(card)} {self.t(f'card-{card}')}"

    def steps(self, action: Action) -> tuple[str, ...]:
        return (action,)

    def question(self, view: Json, chosen: tuple[str, ...]) -> str:
        seen, who = view["seen"], self.named(name=view["seat"])
        if seen["phase"] == "draft":
            return self.t("choose-title-keep", **who)
        shows = seen["shows_first"] == view["seat"] and not seen["shown"]
        return self.t("choose-title-show" if shows else "choose-title", **who)

    def key(self, place: int, step: str, chosen: tuple[str, ...]) -> str:
        return _key(step.removeprefix(KEEP))

    def label(self, view: Json, step: str, chosen: tuple[str, ...]) -> str:
        return self.t(f"card-{step.removeprefix(KEEP)}")

    def tell(self, events: Sequence[Json]) -> Iterator[str]:
        last = any(event["kind"] == "game-over" for event in events)  # then nobody takes what is on hold
        for event in events:
            yield from self._told(event, last=last)

    def _told(self, event: Json, *, last: bool) -> Iterator[str]:
        t, kind = self.t, event["kind"]
        name = self.name(event["seat"]) if event.get("seat") else ""
        who = self.named(name=event["seat"]) if event.get("seat") else {}
        if kind == "revealed":
            a, b = (self._played(event["cards"][seat], event["as"][seat]) for seat in SEATS)
            yield t("term-cards", first=self.name("p1"), second=self.name("p2"), a=a, b=b)
        elif kind == "verdict":
            yield from self._verdict(event, last=last)
        elif kind == "bonus":
            yield t("event-bonus", **who, strength=event["strength"])
        elif kind == "look":
            yield t("event-look", **self.named(name=event["seat"], first=event["shows_first"]))
        elif kind == "spies-cancel":
            yield t("event-spies-cancel")
        elif kind == "lost-to-musician":
            yield t("event-lost-to-musician", **who, card=t(f"card-{event['card']}.the"))
        elif kind == "shown":
            yield f"{t('term-shown', **who)} {self._card(event['card'])}"
        elif kind == "princes":
            yield t("term-princes", name=name)
        elif kind == "traitors":
            gift, back = (t(f"card-{event['gave'][seat]}.the") for seat in SEATS)
            yield t("table-gifts", **self.named(first="p1", second="p2"), gift=gift, **{"return": back})
        elif kind == "kept":
            yield t("term-kept", name=name)
        elif kind == "game-begins" and event["game_no"] > 1:
            yield t("term-game-begins", game=event["game_no"])
        elif kind == "game-over":
            winner = event["winner"]
            score = {"game": event["game_no"], "a": event["games"]["p1"], "b": event["games"]["p2"]}
            yield t("event-game-won", **self.named(name=winner), **score) if winner else t("event-game-tied", **score)

    def _played(self, card: str, became: str) -> str:
        name = self._card(card)
        return name if card == became else self.t("term-plays-as", card=name, **{"as": self.t(f"card-{became}.the")})

    def _verdict(self, event: Json, *, last: bool) -> Iterator[str]:
        t, winner, strength = self.t, event["winner"], event["strength"]
        case = "equal" if winner is None else "both" if event["as"]["p1"] == event["as"]["p2"] else "other"
        low, high = sorted(strength.values())
        if silenced := event["why"]["silenced"]:  # then nothing but strength is left to decide
            card = t(f"card-{event['as'][silenced[0]]}.the")
            yield t("why-wizard-silences", case=case, low=low, high=high, card=card)
        else:
            yield t(f"why-{event['why']['line']}", case=case, low=low, high=high)
        if winner is None:
            yield t("verdict-nobody" if last else "verdict-held")
        elif event["game"]:
            yield t("verdict-game", **self.named(name=winner))
        else:
            yield t("verdict-won", **self.named(name=winner), worth=event["worth"])
        a, b = (0, 0) if last else (event["held"]["p1"], event["held"]["p2"])
        if a != b:
            yield t("verdict-held-differs", **self.named(first="p1", second="p2"), a=a, b=b)
        elif a:
            yield t("verdict-held-same", held=a)

    def pieces(self) -> list[tuple[str, str]]:
        return [(self._card(card), self.t(f"card-{card}.power")) for card in _STRENGTH if card != "blank"]

    def goal(self, view: Json) -> str:
        return self.t("brave-rats-goal", target=view["seen"]["target"])

    def ending(self, view: Json) -> str:
        return self.t(f"reason-{view['outcome']['reason']}", target=view["seen"]["target"])
