"""A transcript as a link: open, as it is sent, or private, with the secret of the seat that it lets somebody take."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from ..core.errors import Malformed
from ..core.game import SEATS, Game, Seat
from ..links.frame import BadLink, framed, unframed
from .contract import Hidden
from .faults import Foul
from .items import Transcript, decoded
from .proofs import SECRET_BYTES
from .table import Own, Table

KIND: Final = "g"
_OPEN: Final = 0  # the first byte: else 1 or 2, the seat whose secret follows


@dataclass(frozen=True, slots=True)
class Registry:
    """The games that letters may be about, and what each says of its hidden luck."""

    games: Mapping[str, Game[Any]]
    hidden: Mapping[str, Hidden]

    def table(self, transcript: Transcript, own: Own | None) -> Table:
        return Table(self.games[transcript.game], self.hidden[transcript.game], transcript, own)


def written(registry: Registry, transcript: Transcript, own: Own | None = None) -> str:
    """The link; with `own` the private one."""
    head = bytes([_OPEN]) if own is None else bytes([1 + SEATS.index(own.seat)]) + own.secret
    return framed(KIND, head + transcript.encoded(registry.games[transcript.game]))


def opened(registry: Registry, text: str) -> tuple[Transcript, Own | None]:
    """The transcript of a link, and whose private link it is. Raises BadLink or Foul."""
    kind, content = unframed(text)
    if kind != KIND:
        raise BadLink("unknown-kind")
    if not content or content[0] > len(SEATS):
        raise Foul("unreadable")
    if content[0] == _OPEN:
        return decoded(content[1:], registry.games), None
    secret, rest = content[1 : 1 + SECRET_BYTES], content[1 + SECRET_BYTES :]
    seat: Seat = SEATS[content[0] - 1]
    return decoded(rest, registry.games), Own(seat, secret)


def kept(registry: Registry, text: str, seat: Seat, secret: str) -> Table:
    """The game as this device keeps it. Raises Malformed where that is not so."""
    try:
        transcript, _ = opened(registry, text)
        return registry.table(transcript, Own(seat, secret_of(secret)))
    except (BadLink, Foul) as error:
        raise Malformed(f"not a game that was kept: {error}") from error


def secret_of(text: str) -> bytes:
    """256 bits in hexadecimal digits."""
    try:
        secret = bytes.fromhex(text)
    except ValueError as error:
        raise Malformed("a secret is hexadecimal digits") from error
    if len(secret) != SECRET_BYTES or len(text) != 2 * SECRET_BYTES:  # blanks are no digits
        raise Malformed(f"a secret has {SECRET_BYTES} bytes")
    return secret
