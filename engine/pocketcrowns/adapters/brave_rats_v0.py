"""Brave Rats as a PettingZoo environment: `brave_rats_v0.env(edition=18, variants="draft")`."""

from typing import Any

from .pettingzoo import Environment, described, wrapped


class raw_env(Environment):
    """Brave Rats without wrappers."""

    game = "brave-rats"
    metadata = described("brave_rats_v0")


def env(**options: Any) -> Any:
    """The environment as it is meant to be used. Raises BadOptions."""
    return wrapped(raw_env(**options))
