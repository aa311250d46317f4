"""A whole game in one line, written and read: NOTATION.md is its page.

Who chooses is not written where the rules say it. Luck's decisions are, so a line replays without a seed.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from .core.actions import KEEP
from .core.errors import BadOptions, BadRecord
from .core.game import LUCK, SEATS, Action, Actor, Game, Json, Seat, choices_of
from .core.match import RECORD_VERSION, Match
from .games import GAMES, resume

_EDITIONS: Final = GAMES["brave-rats"].catalogue()["editions"]
HEADS: Final[dict[str, tuple[str, Json]]] = {  # how a line begins, and what that says
    **{f"BR{edition}": ("brave-rats", {"edition": int(edition)}) for edition in _EDITIONS},
    "RVR": ("r-vs-r", {}),
}
BREAK: Final = "|"  # a game or a round is over, and the match goes on
OPEN: Final = "*"
RESULTS: Final[dict[Seat | None, str]] = {"p1": "1-0", "p2": "0-1", None: "1/2"}
NOT_YET: Final = "."  # in the place of a card that is not chosen yet
KEPT: Final = "+"  # a card or a tile that is kept in a draft
LONGEST: Final = 100_000

_WORD: Final = re.compile(r"\{[^{}]*\}|\[[^\[\]]*\]|[^\s{}\[\]]+")
_ENDINGS: Final = {"game-over", "round-over"}


class BadNotation(BadRecord):
    """A line that cannot be read; `word` says which word of it is to blame, counted from 1."""

    def __init__(self, word: int, why: str) -> None:
        super().__init__(f"word {word}: {why}")
        self.word: Final = word


# Writing ------------------------------------------------------------------------------------------


def write(record: Any) -> str:
    """The line of a record. Raises BadRecord for one that does not replay."""
    match = resume(record)
    if match.position is not None:
        raise BadRecord("a game that was set up has no line: it tells all from the beginning")
    name = match.game.id
    head = next(head for head, (game, said) in HEADS.items() if game == name and said.items() <= match.options.items())
    options = " ".join(_changed(match.game.catalogue()["options"], match.options, HEADS[head][1]))
    outcome = match.view(None)["outcome"]
    words = [head, *([f"[{options}]"] if options else []), *_told(match)]
    return " ".join([*words, OPEN if outcome is None else RESULTS[outcome["winner"]]])


def _changed(offered: Json, options: Json, said: Json) -> Iterator[str]:
    """The options that are not the usual ones, in the catalogue's order: `name=value`, of a list its members."""
    for name, option in offered.items():
        value = options[name]
        if option["kind"] == "group":
            yield from _changed(option["options"], value, said)
        elif option["kind"] == "many":
            yield from value
        elif value != option["default"] and name not in said:
            yield f"{name}={value}"


def _told(match: Match[Any]) -> Iterator[str]:
    """The words between the options and the result."""
    short = Shorthand(match.game)
    turns = [(choices, {event.kind for event in events}) for choices, events, _ in match.replay()]
    turns += [(choices, set()) for choices in match.record()["turns"][len(turns) :]]  # a choice that is sealed
    drawn: list[str] = []
    half: dict[Actor, str] = {}
    for place, (choices, kinds) in enumerate(turns):
        following = turns[place + 1 : place + 2]
        said = {actor: short.of(action) for actor, action in choices.items()}
        if LUCK in said:
            drawn.append(said[LUCK])
            if not any(LUCK in later for later, _ in following):
                yield "{" + short.gap.join(drawn) + "}"
                drawn = []
        elif short.pairs and not any(word.startswith(KEPT) for word in said.values()):
            half |= said
            if not following or set(half) == set(SEATS):
                yield "".join(half.get(seat, NOT_YET) for seat in SEATS)
                half = {}
        else:
            yield from said.values()
        if kinds & _ENDINGS and (following or match.waiting_for()):
            yield BREAK


class Shorthand:
    """How a game's actions are written. `pairs`: whether the cards of a round make one word; `gap`: what stands
    between luck's decisions."""

    def __init__(self, game: Game[Any]) -> None:
        known = game.catalogue()
        dealt = {card for deck in known.get("editions", {}).values() for card in deck}
        cards = [card for card in known.get("cards", []) if card["id"] in dealt]
        self.pairs: Final = bool(cards)
        self.gap: Final = "" if cards else " "
        self._short: Final[dict[str, str]] = {
            card["id"]: "m" if card["strength"] is None else str(card["strength"]) for card in cards
        }
        self._long: Final = {short: card for card, short in self._short.items()}

    def of(self, action: Action) -> str:
        """An action, or a decision of luck's, as it is written."""
        verb, blank, name = action.rpartition(" ")
        name = self._short.get(name, name)
        return f"{KEPT}{name}" if verb + blank == KEEP else f"{verb}{'=' if blank else ''}{name}"

    def action(self, short: str) -> Action:
        """The action that was written so; an unreadable one gives an action that no game has."""
        if short.startswith(KEPT):
            return KEEP + self._long.get(short[1:], short[1:])
        known = self._long.get(short)
        return short.replace("=", " ") if known is None else known

    def decisions(self, text: str) -> list[Action]:
        """Luck's decisions out of what stands between braces."""
        parts = re.findall(r"p[12]|\S", text) if self.pairs else text.split()
        return [self.action(each) for each in parts]


# Reading ------------------------------------------------------------------------------------------


def read(line: str) -> Json:
    """The record that a line tells, without a seed. Raises BadNotation, naming the word that is to blame."""
    if len(line) > LONGEST:
        raise BadNotation(1, "this line is too long for a game")
    if _WORD.sub("", line).strip():
        raise BadNotation(1, "a bracket or a brace has no partner")
    words = _WORD.findall(line)
    if not words or words[0] not in HEADS:
        raise BadNotation(1, f"a line begins with one of {list(HEADS)}")
    name, said = HEADS[words[0]]
    reader = _Reader(GAMES[name], _options(GAMES[name], words[1:2], said))
    for number, word in enumerate(words[1:], start=2):
        if number > 2 or not word.startswith("["):
            reader.take(number, word)
    reader.finish(len(words))
    return reader.record


def _options(game: Game[Any], words: list[str], said: Json) -> Json:
    """Complete options out of the word in brackets, if there is one."""
    given: Json = {}
    if words and words[0].startswith("["):
        for each in words[0][1:-1].split():
            name, _, value = each.partition("=")
            if not _put(game.catalogue()["options"], given, name, value) or name in said:
                raise BadNotation(2, f"{each!r:.60} is no option of this game")
    try:
        return game.complete_options({**given, **said})
    except BadOptions as error:
        raise BadNotation(2, str(error)) from error


def _put(offered: Json, given: Json, name: str, value: str) -> bool:
    """Note an option where it belongs; False where there is none of that name and value."""
    for key, option in offered.items():
        if option["kind"] == "group":
            inner: Json = given.get(key, {})
            if _put(option["options"], inner, name, value):
                given[key] = inner
                return True
        elif option["kind"] == "many" and name in option["values"] and not value:
            given[key] = [*given.get(key, []), name]
            return True
        elif key == name and option["kind"] != "many" and key not in given:
            whole = range(option["low"], option["high"] + 1) if option["kind"] == "whole" else option["values"]
            meant = [each for each in whole if str(each) == value]
            given.update(zip([key], meant, strict=False))
            return bool(meant)
    return False


class _Reader:
    """Plays a line word by word."""

    def __init__(self, game: Game[Any], options: Json) -> None:
        self._game: Final = game
        self._short: Final = Shorthand(game)
        self._state = game.start(options).state
        self._broke = False  # whether a game or a round has just ended
        self._closed = ""  # the result, once it has been read
        self._sealed = False
        self.record: Final[Json] = {"v": RECORD_VERSION, "game": game.id, "options": options, "seed": "", "turns": []}

    def take(self, number: int, word: str) -> None:
        """One word after the options."""
        if self._closed or (self._sealed and word != OPEN):
            raise BadNotation(number, "nothing stands behind the end")
        if word in (OPEN, *RESULTS.values()):
            self._closed = word
        elif word == BREAK:
            if not self._broke:
                raise BadNotation(number, "no game or round ends here")
        elif word.startswith("{"):
            decisions = self._short.decisions(word[1:-1])
            if not decisions:
                raise BadNotation(number, "nothing was decided here")
            for decision in decisions:
                self._choose(number, {LUCK: decision})
        elif not self._short.pairs or word.startswith(KEPT):
            self._choose(number, {self._awaited(number)[0]: self._short.action(word)})
        else:
            self._take_pair(number, word)

    def finish(self, words: int) -> None:
        """The result must be there, and must be what the rules say."""
        outcome = self._game.outcome(self._state)
        result = OPEN if outcome is None else RESULTS[outcome.winner]
        if self._closed != result:
            raise BadNotation(words, f"this game ends with {result}")

    def _take_pair(self, number: int, word: str) -> None:
        """The cards of a round, p1's first."""
        if len(word) != len(SEATS) or word == NOT_YET * len(SEATS):
            raise BadNotation(number, f"{word!r:.60} is not two cards")
        cards = {seat: self._short.action(each) for seat, each in zip(SEATS, word, strict=True) if each != NOT_YET}
        while cards:
            now: dict[Actor, Action] = {seat: cards.pop(seat) for seat in self._awaited(number) if seat in cards}
            self._choose(number, now)

    def _awaited(self, number: int) -> list[Seat]:
        actors = self._game.actors(self._state)
        awaited = [seat for seat in SEATS if seat in actors]
        if not awaited:
            raise BadNotation(number, "luck decides here, between braces" if actors else "the game is over here")
        return awaited

    def _choose(self, number: int, choices: Mapping[Actor, Action]) -> None:
        actors = self._game.actors(self._state)
        if not choices or not set(choices) <= actors:
            raise BadNotation(number, f"{' and '.join(sorted(actors)) or 'nobody'} would choose here")
        for actor, action in choices.items():
            if action not in choices_of(self._game, self._state, actor):
                raise BadNotation(number, f"{actor} cannot choose {action!r:.60} here")
        self.record["turns"].append(dict(choices))
        self._sealed = set(choices) != actors
        if not self._sealed:
            step = self._game.apply(self._state, choices)
            self._state = step.state
            self._broke = any(event.kind in _ENDINGS for event in step.events)
