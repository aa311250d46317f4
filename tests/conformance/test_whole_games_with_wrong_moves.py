"""Whole games through the bridge, with every kind of wrong move mixed in: each gets its name and changes nothing."""

import json
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from pocketcrowns.core.game import SEATS, Json
from pocketcrowns.games import GAMES
from pocketcrowns.players.levels import LEVELS
from tests.amounts import usually
from tests.helpers import DEALS, ask, refusal, refused, told_views

PIECES = {"brave-rats": "cards", "r-vs-r": "tiles"}  # what the catalogue calls that which has an id
SHAPES = {  # what an action looks like; mostly legal at some other time, if ever
    "brave-rats": ("{}", "{}", "keep {}"),
    "r-vs-r": ("{}@b2", "{}@a1!b1", "{}@c3!n", "{}@b1!hidden", "{}@b3!b2:up", "keep {}", "first {}", "{}"),
}
WRONG = {
    game: [shape.format(piece["id"]) for piece in GAMES[game].catalogue()[PIECES[game]] for shape in SHAPES[game]]
    for game in GAMES
}
SLIPS = ["keep", "keep ", " spy", "SPY", "keep keep spy", "p1", "luck", "citizen@", "citizen@b2!", "@b2", "first p1 "]
JUNK = st.one_of(st.text(max_size=12), st.sampled_from(SLIPS))
seats = st.sampled_from(SEATS)
places = st.integers(0, 10**6)


class Session(RuleBasedStateMachine):
    """One match at a time. `record` is the last that an answer carried; `people`, which choices in it a person made."""

    match: str | None = None
    record: Json
    people: set[tuple[int, str]]

    # What everybody is told -------------------------------------------------------------------------

    def views(self) -> list[Json]:
        assert self.match is not None
        return told_views(self.match)

    def of(self, seat: str) -> Json:
        return ask("view", match=self.match, seat=seat)

    def keep(self, told: Json) -> None:
        """What an answer says must be what a view says now."""
        self.record = told["record"]
        assert told["waiting_for"] == self.views()[0]["waiting_for"]

    def refuse(self, code: str, verb: str, **fields: Any) -> None:
        before = self.views()
        assert refused(verb, **fields) == code
        assert self.views() == before

    # Rules ------------------------------------------------------------------------------------------

    @precondition(lambda self: self.match is None)
    @rule(deal=st.integers(0, len(DEALS) - 1), seed=st.text(max_size=8))
    def open(self, deal: int, seed: str) -> None:
        game, options, _ = DEALS[deal]
        told = ask("open", game=game, options=options, seed=seed)
        self.match, self.people = told["match"], set()
        self.keep(told)
        assert self.record["options"] == options and self.record["seed"] == seed

    @precondition(lambda self: self.match is not None)
    @rule(place=places, seat_first=seats, times=st.integers(1, 12))
    def choose_well(self, place: int, seat_first: str, times: int) -> None:
        for turn in range(times):
            view = self.views()[0]
            if not (waiting_for := view["waiting_for"]):
                return
            seat = seat_first if seat_first in waiting_for else waiting_for[0]
            legal = self.of(seat)["legal"]
            self.keep(ask("choose", match=self.match, seat=seat, action=legal[(place + 7 * turn) % len(legal)]))
            self.people.add((view["turn"], seat))

    @precondition(lambda self: self.match is not None)
    @rule(seat=seats, place=places)
    def let_a_computer_choose(self, seat: str, place: int) -> None:
        view = self.of(seat)
        levels = LEVELS[view["game"]]
        fields = {"match": self.match, "seat": seat, "level": list(levels)[place % len(levels)], "budget": {"nodes": 9}}
        if seat not in view["waiting_for"]:
            self.refuse("game_over" if view["outcome"] else "not_your_turn", "bot", **fields)
            return
        told = ask("bot", **fields)
        sealed = len(view["waiting_for"]) == 2
        assert ("action" in told) != sealed
        assert sealed or told["action"] in view["legal"]
        self.keep(told)

    @precondition(lambda self: self.match is not None)
    @rule(seat=seats, place=places, junk=JUNK, known=st.booleans())
    def choose_what_is_not_legal(self, seat: str, place: int, junk: str, known: bool) -> None:
        view = self.of(seat)
        wrong = WRONG[view["game"]]
        action = wrong[place % len(wrong)] if known else junk
        if action in view["legal"]:
            return
        expected = "illegal_action" if seat in view["waiting_for"] else "not_your_turn"
        self.refuse("game_over" if view["outcome"] else expected, "choose", match=self.match, seat=seat, action=action)

    @precondition(lambda self: self.match is not None)
    @rule(seat=seats, place=places)
    def choose_out_of_turn_what_would_be_legal_for_the_other(self, seat: str, place: int) -> None:
        view = self.of(seat)
        if seat in view["waiting_for"]:
            return
        others = [action for other in SEATS for action in self.of(other)["legal"]] or WRONG[view["game"]]
        expected = "game_over" if view["outcome"] else "not_your_turn"
        self.refuse(expected, "choose", match=self.match, seat=seat, action=others[place % len(others)])

    @precondition(lambda self: self.match is not None)
    @rule(name=st.text(max_size=6), verb=st.sampled_from(["view", "choose", "bot", "undo", "close"]))
    def ask_about_a_match_that_is_not_open(self, name: str, verb: str) -> None:
        fields = {"view": {"seat": "p1"}, "choose": {"seat": "p1", "action": "spy"}, "undo": {}, "close": {}}
        fields["bot"] = {"seat": "p1", "level": "scamp", "budget": {"nodes": 1}}
        self.refuse("unknown_match", verb, match=f"no {name}", **fields[verb])

    @precondition(lambda self: self.match is not None)
    @rule(seat=st.one_of(st.none(), st.integers(), st.sampled_from(["", "P1", "p3", "luck", ["p1"]])))
    def choose_for_a_seat_that_is_none(self, seat: Any) -> None:
        self.refuse("malformed", "choose", match=self.match, seat=seat, action="spy")

    @precondition(lambda self: self.match is not None)
    @rule(times=st.integers(1, 3))
    def undo(self, times: int) -> None:
        for _ in range(times):
            if not self.people:
                self.refuse("nothing_to_undo", "undo", match=self.match)
                return
            last = max(turn for turn, _ in self.people)
            reopened = self.record["turns"][last]
            by_computer = {seat: action for seat, action in reopened.items() if (last, seat) not in self.people}
            expected = self.record["turns"][:last] + [by_computer] * bool(by_computer)
            self.keep(ask("undo", match=self.match))
            assert self.record["turns"] == expected
            self.people = {(turn, seat) for turn, seat in self.people if turn < last}

    @precondition(lambda self: self.match is not None)
    @rule()
    def close_and_resume(self) -> None:
        views = self.views()
        again = ask("resume", record=self.record)["match"]
        assert told_views(again) == views
        assert ask("close", match=self.match) == {}
        assert refusal("view", match=self.match, seat=None)["code"] == "unknown_match"
        turns = self.record["turns"]
        self.match = again  # the record does not say who was a computer
        self.people = {(number, seat) for number, turn in enumerate(turns) for seat in SEATS if seat in turn}

    @precondition(lambda self: self.match is not None and self.views()[0]["outcome"] is not None)
    @rule()
    def leave_a_finished_game(self) -> None:
        ask("close", match=self.match)
        self.match = None

    # Always -----------------------------------------------------------------------------------------

    @invariant()
    def the_record_leads_to_the_same_position(self) -> None:
        if self.match is None:
            return
        told = ask("resume", record=self.record)
        assert told["record"] == self.record
        assert told_views(told["match"]) == self.views()
        ask("close", match=told["match"])

    @invariant()
    def views_agree_with_each_other(self) -> None:
        if self.match is None:
            return
        views = self.views()
        assert len({json.dumps([view["waiting_for"], view["outcome"], view["turn"]]) for view in views}) == 1
        for view in views:
            assert bool(view["legal"]) == (view["seat"] in view["waiting_for"])
            assert view["outcome"] is None or not view["waiting_for"]

    def teardown(self) -> None:
        if self.match is not None:
            ask("close", match=self.match)


Session.TestCase.settings = settings(
    max_examples=usually(5, 30),
    stateful_step_count=40,
    suppress_health_check=list(HealthCheck),
    deadline=None,
    derandomize=True,
)
TestWholeGamesWithWrongMoves = Session.TestCase
