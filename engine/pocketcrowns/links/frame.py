"""The frame that every link has: its version, its kind, its bytes as text, and a check against cuts and slips.

A link is `v1.KIND.PAYLOAD`; PAYLOAD is base64url of the content and of a CRC-16 over `v1.KIND.` and the content. Read
by web/js/links/frame.js in the same way. An address may stand before it: all up to the last '#' is left aside.
"""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import crc_hqx
from typing import Final, Literal, TypeAlias

from ..core.errors import Refusal

Reason: TypeAlias = Literal["not-a-link", "newer", "unknown-kind", "damaged"]

VERSION: Final = 1
KINDS: Final = "rptzngs"  # whole game, position, table, puzzle, new game, game by letters, study
LONGEST: Final = 60_000  # characters; nothing we write comes near it
_SHAPE: Final = re.compile(r"v([1-9][0-9]{0,5})\.([a-z]+)\.(.*)", re.ASCII | re.DOTALL)
_TEXT: Final = re.compile(r"[A-Za-z0-9_-]*", re.ASCII)
_BLANKS: Final = " \t\r\n\u00a0\ufeff"
_CHECK_BYTES: Final = 2
_CHECK_START: Final = 0xFFFF  # with the polynomial of crc_hqx this is CRC-16/CCITT-FALSE


class BadLink(Refusal):
    """A text that cannot be read as a link; `reason` says why: it is none, or a newer version's, or damaged."""

    code = "malformed"

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"link: {reason}")
        self.reason: Final = reason


def framed(kind: str, content: bytes) -> str:
    """The link of this kind that carries these bytes, without '#'."""
    if len(kind) != 1 or kind not in KINDS:
        raise ValueError(f"no kind of link: {kind!r}")
    head = f"v{VERSION}.{kind}."
    return head + urlsafe_b64encode(content + _check(head, content)).decode("ascii").rstrip("=")


def unframed(text: str) -> tuple[str, bytes]:
    """Kind and content of a link, or of an address that ends with one. Raises BadLink."""
    link = text[text.rfind("#") + 1 :].strip(_BLANKS)
    shape = _SHAPE.fullmatch(link)
    if not shape:
        raise BadLink("not-a-link")
    version, kind, payload = shape.groups()
    if int(version) != VERSION:
        raise BadLink("newer")
    if len(kind) != 1 or kind not in KINDS:
        raise BadLink("unknown-kind")
    carried = _bytes(payload)
    content, check = carried[:-_CHECK_BYTES], carried[-_CHECK_BYTES:]
    if check != _check(f"v{VERSION}.{kind}.", content):
        raise BadLink("damaged")
    return kind, content


def _check(head: str, content: bytes) -> bytes:
    return crc_hqx(head.encode("ascii") + content, _CHECK_START).to_bytes(_CHECK_BYTES, "big")


def _bytes(payload: str) -> bytes:
    """The bytes that this base64url stands for; each sequence of bytes has one way to be written."""
    if len(payload) > LONGEST or len(payload) % 4 == 1 or not _TEXT.fullmatch(payload):
        raise BadLink("damaged")
    carried = urlsafe_b64decode(payload + "=" * (-len(payload) % 4))
    if urlsafe_b64encode(carried).decode("ascii").rstrip("=") != payload:
        raise BadLink("damaged")
    return carried
