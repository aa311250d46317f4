"""One game at a keyboard: whose turn it is, what was typed, and what everybody may see."""

import os
from pathlib import Path
from typing import Any, Final

from ..core import codec
from ..core.errors import NothingToUndo
from ..core.game import SEATS, Action, Event, Json, Seat
from ..core.match import Match
from ..notation import write as line_of
from ..players.levels import COACHES, LEVELS
from .paper import Paper
from .replay import end
from .screen import Screen

_KEYS: Final = frozenset("pihuq")  # what term-help tells
_HINT_MS: Final = 2000
_LEAST_SHARE: Final = 0.005  # of a hint's mix


class Stopped(Exception):
    """Somebody wants to stop here."""


class Session:
    """`bots`: the computer's seats and their levels; `ms`: how long it may think; `file`: where the record is kept."""

    def __init__(
        self, match: Match[Any], screen: Screen, out: Paper, bots: dict[Seat, str], ms: int, file: Path | None
    ) -> None:
        self.match, self.screen, self.out, self.t = match, screen, out, screen.t
        self.bots, self.ms, self.file = bots, ms, file
        self.facing: Seat | None = None  # whose eyes may be on the screen; None: both people's

    def play(self) -> None:
        """Until the game is over, or somebody stops; then nothing is lost."""
        if self.bots:
            [(seat, level)] = self.bots.items()
            mine = next(each for each in SEATS if each != seat)
            self.screen.person = mine
            self.out.say(self.t("term-level", name=self.screen.name(mine), level=self.t(f"level-{level}")))
        self.out.say(self.t("term-help"), "quiet")
        try:
            while waiting := self.match.waiting_for():
                seat = next((each for each in waiting if each in self.bots), waiting[0])
                if seat in self.bots:
                    self._think(seat)
                else:
                    self._ask(seat)
        except (Stopped, EOFError, KeyboardInterrupt):
            self._keep(self.file or _free_file())
            self.out.say()
            self.out.say(self.t("term-saved", file=str(self.file or self.kept_in)))
            return
        self._keep(self.file)
        view = self.match.view(None)
        self.screen.show(view, self.out)
        end(self.screen, view, self.out)
        if self.match.position is None:  # what was set up has no line
            self.out.say(self.t("term-line", line=line_of(self.match.record())), "quiet")

    def _think(self, seat: Seat) -> None:
        player = LEVELS[self.match.game.id][self.bots[seat]]
        action = player.choose(self.match.view(seat), self.match.rng_for(seat), ("ms", self.ms))
        self._choose(seat, action, by_bot=True)

    def _ask(self, seat: Seat) -> None:
        """One choice of a person, or one of the things a person can do instead."""
        self._hand_over(seat)
        view = self.match.view(seat)
        self.out.say()
        self.screen.show(view, self.out)
        action = self._action(view)
        if action is not None:
            self._choose(seat, action)

    def _hand_over(self, seat: Seat) -> None:
        """Where there is something that only one of two people may see: the other looks away."""
        view, open_view = self.match.view(seat), self.match.view(None)
        secret = len(self.match.game.actors(self.match.state)) > 1 or view["seen"] != open_view["seen"]
        if not self.bots and secret and self.facing != seat:
            self.out.turn_over()
            self._wait(self.t("curtain-pass", name=self.screen.name(seat)))
            self.facing = seat

    def _wait(self, words: str) -> None:
        self.out.say(words, "title")
        self.out.ask(self.t("term-enter"))

    def _choose(self, seat: Seat, action: Action, *, by_bot: bool = False) -> None:
        events = self.match.choose(seat, action, by_bot=by_bot)
        self._keep(self.file)
        if self.match.is_sealed(seat):
            if not by_bot:
                self.out.turn_over()
            return
        if self.facing:  # what comes now is for both
            self.out.turn_over()
            self._wait(self.t("ready-title"))
            self.facing = None
        self._tell(events)

    def _tell(self, events: tuple[Event, ...]) -> None:
        """What happened, as the only person or both people may see it."""
        viewer = next((seat for seat in SEATS if seat not in self.bots), None) if self.bots else None
        for sentence in self.screen.tell([event.seen_by(viewer) for event in events]):
            self.out.say(sentence)

    def _action(self, view: Json) -> Action | None:
        """What a person chooses, step by step; None where they did something else."""
        legal: list[Action] = view["legal"]
        left = {self.screen.steps(action): action for action in legal}
        chosen: tuple[str, ...] = ()
        while chosen not in left:
            at = len(chosen)
            steps = list(dict.fromkeys(steps[at] for steps in left if steps[:at] == chosen))
            if len(steps) == 1 and chosen:
                chosen = (*chosen, steps[0])
                continue
            self.out.say(self.screen.question(view, chosen), "title")
            keys = {step: self.screen.key(place, step, chosen) for place, step in enumerate(steps, start=1)}
            names = {step: self.screen.label(view, step, chosen) for step in steps}
            self.out.say("   ".join(_offered(keys[step], names[step]) for step in steps))
            if chosen:
                self.out.say(self.t("term-back"), "quiet")
            answer = self.out.ask(self.t("term-choose"))
            if answer in legal:
                return answer
            if not answer:
                chosen = chosen[:-1]
            elif answer in _KEYS:
                if self._does(answer, view):
                    return None
            elif step := self._meant(answer, steps, keys, names):
                chosen = (*chosen, step[0])
        return left[chosen]

    def _meant(self, answer: str, steps: list[str], keys: dict[str, str], names: dict[str, str]) -> list[str]:
        """The one step that was meant, in a list; an empty one, and a word about it, where that is not clear."""
        plain = answer.casefold()
        exact = [step for step in steps if plain in (keys[step].casefold(), step.casefold(), names[step].casefold())]
        found = exact or [step for step in steps if names[step].casefold().startswith(plain)]
        if len(found) == 1:
            return found
        word = "term-several" if found else "term-not-understood"
        self.out.say(self.t(word, answer=answer[:60], **({"count": len(found)} if found else {})))
        return []

    def _does(self, key: str, view: Json) -> bool:
        """One of the keys that choose nothing; whether the table has changed by it."""
        if key == "q":
            raise Stopped
        if key == "i":
            self.out.say(self.screen.goal(view))
        elif key == "p":
            self.out.table(["", ""], self.screen.pieces())
            self.out.say(self.t("term-help"), "quiet")
        elif key == "h":
            self._hint(view)
        else:
            try:
                self.match.undo()
            except NothingToUndo:
                self.out.say(self.t("term-nothing-to-undo"))
                return False
            self._keep(self.file)
            return True
        return False

    def _hint(self, view: Json) -> None:
        """What the coach would choose, and how often."""
        if not self.bots:
            self.out.say(self.t("term-no-hint"))
            return
        advice = COACHES[self.match.game.id].advise(view, ("ms", _HINT_MS))
        good = sorted((each for each in advice.mix if each.p >= _LEAST_SHARE), key=lambda each: -each.p)
        wins = advice.is_proven and not advice.exact  # a proof that went on has not found all that do
        told = "wins" if wins else "one" if len(good) == 1 else self.screen.several
        self.out.say(self.t(f"hint-{told}", count=len(good)))
        for each in good:
            steps = self.screen.steps(each.action)
            name = " ".join(
                self.screen.label(view, step, steps[:at]) for at, step in enumerate(steps) if step or at < 2
            )
            self.out.say(self.t("term-hint", name=name, percent=round(100 * each.p)))
        self.out.say(self.t("advice-exact" if advice.is_proven else "advice-estimate"), "quiet")

    def _keep(self, file: Path | None) -> None:
        """Write the record where it was wanted, or where that fails in a new file of this folder from now on."""
        if not file:
            return
        try:
            self._write(file)
        except OSError as error:
            if file != self.file:
                raise
            self.file = _free_file()
            self._write(self.file)
            told = {"file": str(file), "why": str(error.strerror), "other": str(self.file)}
            self.out.say(self.t("term-not-saved", **told))

    def _write(self, file: Path) -> None:
        """What stood there before is there until the new record is whole."""
        self.kept_in = file
        scratch = file.with_name(f"{file.name}.part")
        try:
            scratch.write_text(codec.write(self.match.record()) + "\n", "ascii")
            os.replace(scratch, file)
        finally:
            scratch.unlink(missing_ok=True)


def _offered(key: str, name: str) -> str:
    """A step as it is offered; a card or a cell begins with what is typed for it."""
    return name if name.startswith(key) else f"{key} {name}"


def _free_file() -> Path:
    """A file that is not there yet, in the current folder."""
    number = 1
    while (file := Path(f"pocket-crowns-{number}.json")).exists():
        number += 1
    return file
