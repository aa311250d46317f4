"""Seals: proof that a choice was made before it was shown. The hash is shown first, the salt and the choice later."""

import hashlib
from typing import Final

from .game import Action
from .luck import Luck

_SALT_WORDS: Final = 4  # of 32 bits


def salt_for(*names: str) -> str:
    """128 bits that nobody can guess without the names, a match's secret seed among them; 32 hexadecimal digits."""
    stream = Luck("salt", *names)
    return "".join(f"{stream.below(1 << 32):08x}" for _ in range(_SALT_WORDS))


def seal(salt: str, action: Action) -> str:
    """SHA-256 of "SALT ACTION" in UTF-8, 64 hexadecimal digits."""
    return hashlib.sha256(f"{salt} {action}".encode()).hexdigest()
