"""Both games as OpenSpiel Python games: importing this module registers `python_brave_rats` and `python_r_vs_r`.

Players 0 and 1 are p1 and p2. Where both seats choose, the node is simultaneous; luck is an explicit chance node. A
win is worth 1, a loss -1, a tie 0. An action's number is its place in the ruleset's list; `action_to_string` and
`string_to_action` speak the engine's texts. Luck's decisions have numbers of their own.

Parameters are the engine's options under their own names (`variants` joined by `+`), and two more: `start`, a line of
the notation that ends with `*`, to begin at a later position; `max_game_length`, after which a match is a tie (0:
the bound of the rules, and where they have none a generous one). Whatever is not among them raises BadOptions.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from ..core.errors import BadOptions, IllegalAction
from ..core.game import LUCK, SEATS, Action, Actor, Seat
from ..games import GAMES
from .node import Node, begin, begin_at, position_of
from .ruleset import Layout, Ruleset, blank, numbered, options_of, parameters, ruleset

SHORT_NAMES: Final = {"brave-rats": "python_brave_rats", "r-vs-r": "python_r_vs_r"}
_LONG_NAMES: Final = {"brave-rats": "Python Brave Rats", "r-vs-r": "Python R vs R"}
_OURS: Final[dict[str, Any]] = {"start": "", "max_game_length": 0}
_KINDS: Final = pyspiel.GameType


def _game_type(game: str, rules: Ruleset | None) -> Any:
    """The type of a game: the most general one for the register, the true one for a ruleset."""
    together = game == "brave-rats"  # R vs R is played in turn
    recall = game == "brave-rats" if rules is None else rules.encoding.memory(rules.options)[0] > 0
    luck = rules is None or rules.decisions
    secrets = rules is None or rules.has_secrets
    known = {name: each.default for name, each in parameters(game).items()}
    return pyspiel.GameType(
        short_name=SHORT_NAMES[game],
        long_name=_LONG_NAMES[game],
        dynamics=_KINDS.Dynamics.SIMULTANEOUS if together else _KINDS.Dynamics.SEQUENTIAL,
        chance_mode=_KINDS.ChanceMode.EXPLICIT_STOCHASTIC if luck else _KINDS.ChanceMode.DETERMINISTIC,
        information=_KINDS.Information.IMPERFECT_INFORMATION if secrets else _KINDS.Information.PERFECT_INFORMATION,
        utility=_KINDS.Utility.ZERO_SUM,
        reward_model=_KINDS.RewardModel.TERMINAL,
        max_num_players=len(SEATS),
        min_num_players=len(SEATS),
        provides_information_state_string=True,
        provides_information_state_tensor=recall,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={**known, **_OURS},
    )


def _beginning(game: str, given: Mapping[str, Any]) -> Node:
    """The first position under these parameters. Raises BadOptions."""
    options = options_of(game, {name: value for name, value in given.items() if name not in _OURS})
    line, longest = given.get("start", ""), given.get("max_game_length", 0)
    if not line:
        return begin(ruleset(game, options, longest))
    told, state = position_of(game, line)
    if options not in (told, GAMES[game].complete_options(None)):
        raise BadOptions("start: the line says the options, and other ones are given beside it")
    return begin_at(ruleset(game, told, longest), state)


class _Game(pyspiel.Game):  # type: ignore[misc]
    """A game under its parameters."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Raises BadOptions, naming the parameter to blame."""
        given = dict(params or {})
        self.beginning: Final = _beginning(self.name, given)
        rules: Ruleset = self.beginning.ruleset
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.actions),
            max_chance_outcomes=len(rules.decisions),
            num_players=len(SEATS),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=rules.longest,
        )
        super().__init__(_game_type(self.name, rules), info, given)

    def new_initial_state(self) -> "_State":
        return _State(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.beginning.ruleset.most_luck

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "_Observer":
        """Raises ValueError for parameters: there are none."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return _Observer(asked, self.beginning.ruleset)


class BraveRatsGame(_Game):
    """Brave Rats."""

    name = "brave-rats"


class RvsRGame(_Game):
    """R vs R: Révolution."""

    name = "r-vs-r"


class _State(pyspiel.State):  # type: ignore[misc]
    """A position. All of it is in `node`, a value that clones share."""

    def __init__(self, game: _Game) -> None:
        """For `Game.new_initial_state` alone."""
        super().__init__(game)
        self.node: Node = game.beginning

    def current_player(self) -> int:
        """0 or 1, or one of pyspiel.PlayerId."""
        actors = self.node.actors
        if not actors:
            return int(pyspiel.PlayerId.TERMINAL)
        if LUCK in actors:
            return int(pyspiel.PlayerId.CHANCE)
        if len(actors) > 1:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return next(number for number, seat in enumerate(SEATS) if seat in actors)

    def _legal_actions(self, player: int) -> list[int]:
        if player < 0:
            raise ValueError("both players choose here: ask for the legal actions of one of them")
        return list(self.node.legal[SEATS[player]])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each decision that luck may take, and its probability."""
        return list(self.node.chances)

    def _apply_action(self, action: int) -> None:
        [actor] = self.node.actors
        self.node = self.node.after({actor: self._text(actor, action)})

    def _apply_actions(self, actions: list[int]) -> None:
        choices: dict[Actor, Action] = {
            seat: self._text(seat, action) for seat, action in zip(SEATS, actions, strict=True)
        }
        self.node = self.node.after(choices)

    def string_to_action(self, *asked: Any) -> int:
        """The number of what the player (the first argument, or whoever chooses now) may do. Raises IllegalAction.

        OpenSpiel's own would look through the legal actions of all players together, which a simultaneous node of a
        Python game does not have.
        """
        player, text = asked if len(asked) > 1 else (self.current_player(), asked[0])
        for action in self.legal_actions() if self.is_chance_node() else self._legal_actions(player):
            if self._action_to_string(player, action) == text:
                return action
        raise IllegalAction(f"{text!r:.60} is not legal here")

    def _action_to_string(self, player: int, action: int) -> Action:
        return self._text(LUCK if player == pyspiel.PlayerId.CHANCE else SEATS[player], action)

    def _text(self, actor: Actor, action: int) -> Action:
        rules = self.node.ruleset
        return numbered(rules.decisions if actor == LUCK else rules.actions, action)

    def is_terminal(self) -> bool:
        return not self.node.actors

    def returns(self) -> list[float]:
        return list(self.node.worth)

    def __str__(self) -> str:
        return str(self.node)


class _Observer:
    """What one player sees, as a text and as a tensor in the layout of the game's encoding.

    With perfect recall the text tells everything from the beginning on; the tensor, where the game's type says that
    there is one, has the piece `memory` besides: of each own choice what was seen then, and what was chosen.
    """

    def __init__(self, asked: Any, rules: Ruleset) -> None:
        self._asked: Final = asked
        self._rules: Final = rules
        self._most, self._remembered = rules.encoding.memory(rules.options)
        sizes = [int(np.prod(shape)) for name, shape in rules.layout if name in self._remembered]
        width = sum(sizes) + len(rules.actions)
        with_memory: Layout = (*rules.layout, ("memory", (self._most, width)))
        seen_alone = asked.public_info and asked.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if seen_alone and (not asked.perfect_recall or self._most):
            self.tensor, self.dict = blank(with_memory if asked.perfect_recall else rules.layout)

    def set_from(self, state: _State, player: int) -> None:
        """Fill `tensor` and `dict` with what this player sees."""
        if self.tensor is None:
            raise ValueError("there is no tensor of what was asked for")
        self.tensor.fill(0)
        seat, node = SEATS[player], state.node
        self._rules.encoding.fill(self.dict, node.seen(seat), seat, node.actors)
        if self._asked.perfect_recall:
            self._remember(node, seat)

    def _remember(self, node: Node, seat: Seat) -> None:
        """One row of the memory for each choice of this seat."""
        row = 0
        for here in node.way():
            if here.before is None or seat not in here.choices:
                continue
            _, pieces = blank(self._rules.layout)
            self._rules.encoding.fill(pieces, here.before.seen(seat), seat, here.before.actors)
            chosen = np.zeros(len(self._rules.actions), np.float32)
            chosen[self._rules.numbers[here.choices[seat]]] = 1
            kept = [pieces[name].ravel() for name, _ in self._rules.layout if name in self._remembered]
            self.dict["memory"][row] = np.concatenate([*kept, chosen])
            row += 1

    def string_from(self, state: _State, player: int) -> str:
        """What this player sees as text; without private information what an onlooker sees."""
        seat, node = SEATS[player], state.node
        kind = self._asked.private_info
        if kind == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("what all players see together is no observation here")
        if not self._asked.public_info:
            return node.private(seat) if kind == pyspiel.PrivateInfoType.SINGLE_PLAYER else ""
        if kind == pyspiel.PrivateInfoType.NONE:
            return node.observed(None)
        return node.recalled(seat) if self._asked.perfect_recall else node.observed(seat)


for _each in (BraveRatsGame, RvsRGame):
    pyspiel.register_game(_game_type(_each.name, None), _each)
