"""Both games as PettingZoo environments in which agents act one at a time; `brave_rats_v0` and `r_vs_r_v0` make them.

Agents `player_0` and `player_1` are p1 and p2. An observation is a dictionary: `observation`, the pieces of the game's
encoding one after the other as 32-bit floats from 0 to 1, and `action_mask`, a 1 for the number of each action that the
agent may choose now, whether or not its turn has come. Where both seats choose, the first choice stays sealed until the
other is made: nothing in the second agent's observation tells that there is one.

A win is worth 1, a loss -1, a tie 0, at the end. After `max_moves` choices a match is truncated.
"""

import sys
from typing import Any, ClassVar, Final, TypeAlias

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..core.game import SEATS, Json, Seat
from ..core.match import Match
from .ruleset import Ruleset, blank, numbered, options_of, ruleset

Observation: TypeAlias = dict[str, npt.NDArray[Any]]

AGENTS: Final[dict[str, Seat]] = {f"player_{number}": seat for number, seat in enumerate(SEATS)}
SEEDS: Final = 1 << 62


class Environment(AECEnv, EzPickle):  # type: ignore[misc]
    """One game under its options, which are keyword arguments under the engine's own names."""

    game: ClassVar[str]
    metadata: ClassVar[dict[str, Any]]

    def __init__(self, render_mode: str | None = None, max_moves: int = 0, **options: Any) -> None:
        """`max_moves` 0: the bound of the rules, and where they have none a generous one. Raises BadOptions for what
        the game does not have, ValueError for another render mode."""
        EzPickle.__init__(self, render_mode, max_moves, **options)
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode: {render_mode!r:.60} is not one of {self.metadata['render_modes']}")
        self.render_mode: Final = render_mode
        self.ruleset: Final[Ruleset] = ruleset(self.game, options_of(self.game, options), max_moves)
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        size, count = sum(int(np.prod(shape)) for _, shape in self.ruleset.layout), len(self.ruleset.actions)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 1, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in AGENTS
        }
        self.action_spaces = {agent: spaces.Discrete(count) for agent in AGENTS}
        self._generator, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match. `seed`: all its luck is a function of it; None draws one. `options` is not used."""
        if seed is not None:
            self._generator, _ = seeding.np_random(seed)
        drawn = int(self._generator.integers(SEEDS)) if seed is None else seed
        self._match: Match[Any] = Match(self.ruleset.game, self.ruleset.options, str(drawn))
        self._moves = 0
        self.agents = list(AGENTS)
        self.rewards: dict[str, float] = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, Json] = {agent: {} for agent in AGENTS}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What this agent sees, and what it may choose now."""
        seat, state = AGENTS[agent], self._match.state
        acting = self.ruleset.game.actors(state)
        flat, pieces = blank(self.ruleset.layout)
        self.ruleset.encoding.fill(pieces, self.ruleset.game.observe(state, seat), seat, acting)
        mask = np.zeros(len(self.ruleset.actions), np.int8)
        if seat in self._match.waiting_for() and not any(self.truncations.values()):
            mask[[self.ruleset.numbers[action] for action in self.ruleset.game.legal(state, seat)]] = 1
        return {"observation": flat, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The choice of the agent whose turn it is. Raises IllegalAction; `env()` ends the game before that."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = numbered(self.ruleset.actions, action)
        together = len(self.ruleset.game.actors(self._match.state)) > 1
        self._match.choose(AGENTS[agent], chosen)
        self._moves += not (together and self._match.is_sealed(AGENTS[agent]))  # two choices at a time are one move
        self._cumulative_rewards[agent] = 0.0
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Whose turn it is, or how it ended."""
        outcome = self.ruleset.game.outcome(self._match.state)
        awaited = self._match.waiting_for()
        if outcome is not None:
            self.terminations = dict.fromkeys(AGENTS, True)
            if outcome.winner is not None:
                self.rewards = {agent: 1.0 if seat == outcome.winner else -1.0 for agent, seat in AGENTS.items()}
        elif self._moves >= self.ruleset.longest:
            self.truncations = dict.fromkeys(AGENTS, True)
        self.agent_selection = next(
            (agent for agent, seat in AGENTS.items() if seat in awaited), self.possible_agents[0]
        )

    def render(self) -> str | None:
        """What an onlooker sees, as text: returned in the mode `ansi`, written out in the mode `human`."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called without a render mode")
            return None
        text = self.ruleset.encoding.drawn(self.ruleset.game.observe(self._match.state, None))
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n")
        return None

    def close(self) -> None:
        """Nothing is held open."""


def described(name: str) -> dict[str, Any]:
    """What PettingZoo asks of every environment."""
    return {"name": name, "render_modes": ["ansi", "human"], "is_parallelizable": False, "render_fps": 1}


def wrapped(environment: Environment) -> Any:
    """With PettingZoo's usual wrappers: whoever chooses what is not allowed loses at once."""
    in_bounds = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(environment, illegal_reward=-1))
    return wrappers.OrderEnforcingWrapper(in_bounds)
