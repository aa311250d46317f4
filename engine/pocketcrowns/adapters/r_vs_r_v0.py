"""R vs R as a PettingZoo environment: `r_vs_r_v0.env(setup="draft", match="points")`."""

from typing import Any

from .pettingzoo import Environment, described, wrapped


class raw_env(Environment):
    """R vs R: Révolution without wrappers."""

    game = "r-vs-r"
    metadata = described("r_vs_r_v0")


def env(**options: Any) -> Any:
    """The environment as it is meant to be used. Raises BadOptions."""
    return wrapped(raw_env(**options))
