"""A few inputs at each target in every test run: where the fuzzer begins, near there, and what once broke a promise."""

from pathlib import Path
from random import Random

import pytest

from tests.amounts import usually
from tests.fuzz.source import Source
from tests.fuzz.targets import TARGETS

NEAR = usually(60, 150)
BROKE = sorted((Path(__file__).parent / "broke").glob("*"))  # TARGET-…, as the fuzzer names them


def near(content: bytes, rng: Random) -> bytes:
    """The content with a few bytes changed, put in or taken out."""
    found = bytearray(content)
    for _ in range(rng.randrange(6)):
        place = rng.randrange(len(found) + 1)
        found[place : place + rng.randrange(3)] = rng.randbytes(rng.randrange(3))
    return bytes(found)


@pytest.mark.parametrize("name", TARGETS)
def test_promises_are_kept_where_the_fuzzer_begins(name: str) -> None:
    rng, target = Random(name), TARGETS[name]
    seeds = target.seeds()
    assert seeds
    for content in seeds:
        target.attempt(content)
    for _ in range(NEAR):
        target.attempt(near(rng.choice(seeds), rng))


@pytest.mark.parametrize("file", BROKE, ids=lambda file: file.name)
def test_what_once_broke_a_promise_does_not(file: Path) -> None:
    TARGETS[file.name.split("-")[0]].attempt(file.read_bytes())


def test_all_inputs_are_shared_out() -> None:
    assert sum(target.share for target in TARGETS.values()) == 100


def test_bytes_are_read_as_decisions_to_their_end_and_beyond() -> None:
    source = Source(bytes([7, 200, 1, 255, 3]))
    assert (source.number(5), source.number(100), source.number(1000), source.left) == (2, 0, 511, 1)
    record = {"turns": [{"p1": "spy"}], "v": 1}
    changes = {repr(Source(Random(n).randbytes(12)).changed(record)) for n in range(200)}
    assert len(changes) > 50 and record == {"turns": [{"p1": "spy"}], "v": 1}
    empty = Source(b"")
    assert empty.value() == empty.text() == "" and empty.one_of("xyz") == "x"
