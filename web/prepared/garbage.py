"""Run inside Pyodide by trim.mjs, while it watches which functions are called: objects of every kind become garbage.

How an object ends, by its last reference or by the collector, depends on when the collector runs, which no rehearsal
repeats. So each kind that the engine may use ends here in both ways, unused, begun and used up.
"""

import array
import collections
import functools
import gc
import hashlib
import io
import itertools
import operator
import random
import re
import struct
import types
import weakref


class Thing:
    """An object with attributes."""


class Slotted(Thing):
    """One with a slot beside them."""

    __slots__ = ("held",)


def failure():
    """An exception with its traceback and frames."""
    try:
        raise ValueError(["why"])
    except ValueError as error:
        return error


def kinds():
    """One object of each kind."""
    held = [1, [2], (3, [4])]
    thing = Thing()
    keyed = collections.OrderedDict(a=held)
    yield from (held, tuple(held), set(range(3)), frozenset("ab"), {"a": held}, bytearray(b"a"), memoryview(b"a"))
    yield from (collections.deque(held), collections.Counter("aab"), collections.defaultdict(list, a=held), keyed)
    yield from (collections.namedtuple("Pair", "a b")(held, 2), array.array("i", [1]), range(3), slice(held), 2**70)
    for made in (
        held,
        (1, 2),
        {1, 2},
        {1: 2, 3: 4},
        "éa",
        b"ab",
        range(9),
        range(2**70, 2**70 + 2),
        keyed,
        array.array("i", [1, 2]),
    ):
        yield from (iter(made), enumerate(made), zip(made, made, strict=False), map(str, made), filter(None, made))
    for made in ({1: held}, keyed):
        yield from (made.keys(), made.values(), made.items(), iter(made.items()), iter(made.values()))
    yield from (reversed(held), reversed(keyed), reversed(range(3)), reversed({1: 2}), (each for each in held))
    yield from (itertools.chain(held, held), itertools.chain.from_iterable([held]), itertools.product(held, held))
    yield from (itertools.permutations(held), itertools.combinations(held, 2), itertools.accumulate([1, 2]))
    yield from (itertools.islice(held, 2), itertools.count(), itertools.repeat(held, 3), itertools.cycle(held))
    yield from (itertools.groupby("aab"), itertools.starmap(max, [(1, 2)]), itertools.pairwise(held))
    yield from (
        itertools.compress(held, held),
        itertools.zip_longest(held, "a"),
        itertools.takewhile(bool, held),
        *itertools.tee(held),
    )
    yield from (iter(lambda: 1, 1), struct.iter_unpack("<i", bytes(8)), struct.Struct("<i"), re.finditer("a", "aa"))
    yield from (
        re.compile("(a)b?"),
        re.match("(a)", "a"),
        random.Random(1),
        hashlib.sha256(b"a"),
        io.StringIO("a"),
        io.BytesIO(b"a"),
    )
    yield from (
        lambda: held,
        functools.partial(print, held),
        functools.cache(lambda one: [one]),
        functools.cmp_to_key(max)(1),
    )
    yield from (
        operator.itemgetter(1, 0),
        operator.attrgetter("a.b"),
        operator.methodcaller("a", held),
        [].append,
        thing.__init__,
    )
    yield from (
        property(len),
        staticmethod(len),
        classmethod(len),
        types.MappingProxyType({"a": held}),
        types.SimpleNamespace(a=held),
    )
    yield from (
        type("Made", (Thing,), {"held": held}),
        Slotted(),
        thing,
        weakref.ref(thing),
        weakref.WeakSet([thing]),
        super(Thing, thing),
    )
    yield from (
        failure(),
        StopIteration(held),
        KeyError("a"),
        RecursionError(),
        list[int],
        int | str,
        Ellipsis,
    )


def begin(made):
    """Take one of what it has, if it has any."""
    if isinstance(made, collections.abc.Iterator):
        next(made, None)
    elif callable(getattr(made, "update", None)) and not isinstance(made, (dict, set)):
        made.copy()
    return made


def use_up(made):
    """Take all of what it has, if that ends."""
    if isinstance(made, collections.abc.Iterable) and not isinstance(made, (itertools.count, itertools.cycle, type)):
        collections.deque(made, maxlen=0)
    return made


for use in (lambda made: made, begin, use_up):
    for made in kinds():
        use(made)  # and it ends by its last reference
    ring = Slotted()
    ring.held = [use(made) for made in kinds()]
    ring.ring = ring
    del ring, made
    gc.collect()
