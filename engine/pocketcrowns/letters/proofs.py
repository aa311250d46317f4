"""Hashes, salts and seeds. Whatever is hashed says what it is, and all its parts but the last have a fixed length.

All secrets of a player in a game come of one: 256 bits that the page drew. Who has that and the transcript can go on.
"""

import hashlib
import hmac
from typing import Final

from ..core.game import Action, Seat
from .items import NONCE_BYTES, SEED_BYTES

SECRET_BYTES: Final = 32
CHAIN: Final = 16  # links in a chain of seeds: more than any game has rounds with hidden luck
_DOMAIN: Final = b"pocket-crowns letters 1 "


def _hashed(what: bytes, *parts: bytes) -> bytes:
    return hashlib.sha256(_DOMAIN + what + b"\0" + b"".join(parts)).digest()


def _derived(secret: bytes, what: bytes, *parts: bytes) -> bytes:
    return hmac.new(secret, _DOMAIN + what + b"\0" + b"".join(parts), hashlib.sha256).digest()


def nonce(secret: bytes) -> bytes:
    """What makes a game another one than all with the same options."""
    return _derived(secret, b"game")[:NONCE_BYTES]


def game_id(head: bytes) -> bytes:
    return _hashed(b"game", head)


def before(encoded: bytes) -> bytes:
    """The hash of all that was written so far, head included."""
    return _hashed(b"before", encoded)


def seed(secret: bytes, game: bytes, seat: Seat) -> bytes:
    """This player's share of the game's luck."""
    return _derived(secret, b"seed", seat.encode(), game)[:SEED_BYTES]


def seed_hash(game: bytes, written: bytes, opened: bytes) -> bytes:
    return _hashed(b"seed", game, written, opened)


def joint(first: bytes, second: bytes) -> str:
    """The seed of the game's luck, from both shares."""
    return _hashed(b"luck", first, second).hex()


def salt(secret: bytes, written: bytes) -> bytes:
    """Of the choice that is hashed next, after all that `written` is the hash of."""
    return _derived(secret, b"salt", written)[:SEED_BYTES]


def choice_hash(game: bytes, written: bytes, salted: bytes, action: Action) -> bytes:
    return _hashed(b"choice", game, written, salted, action.encode())


def own_luck(secret: bytes, game: bytes, seat: Seat, part: int) -> bytes:
    """The seed of what luck tells this seat alone in one part of the game, counted from 1; part 0 is the hash of all.

    A chain of hashes: to open one link says nothing about the parts that come later.
    """
    link = _derived(secret, b"own luck", seat.encode(), game)
    return _along(link, CHAIN - part)


def opens_own_luck(hashed: bytes, part: int, opened: bytes) -> bool:
    """Whether this is the seed of that part, by the hash of them all."""
    return _along(opened, part) == hashed


def kept_hash(game: bytes, written: bytes, own_luck_seed: bytes, action: Action) -> bytes:
    """Of a choice that can be checked by whoever knows the seed of its author's hidden luck."""
    return _hashed(b"kept", game, written, own_luck_seed, action.encode())


def _along(link: bytes, steps: int) -> bytes:
    for _ in range(steps):
        link = _hashed(b"chain", link)
    return link
