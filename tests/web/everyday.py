"""What any Python can do, in the modules that the engine imports: run in ours and in the page's, it tells the same."""

import array
import collections
import functools
import gc
import hashlib
import itertools
import json
import math
import operator
import random
import re
import zlib

told = []


def tell(act):
    """Do it, and note what came of it."""
    try:
        told.append([act.__name__, repr(act())])
    except BaseException as error:
        told.append([act.__name__, type(error).__name__])


@tell
def deep_calls():
    def call():
        return call()

    return call()


@tell
def unfinished():
    return json.loads("[" * 200)


@tell
def interrupted():
    raise KeyboardInterrupt


@tell
def divided():
    return 1 // 0


@tell
def letters():
    return [
        "Œuvre ﬁn ß".casefold(),
        "ÉTÉ".lower(),
        "œil".upper(),
        "ǆ".title(),
        "É".isalpha(),
        "٣".isdigit(),
        "\U0001d54f".isprintable(),
    ]


@tell
def coded():
    return ["é🐀".encode(), "é".encode("latin-1"), "é".encode("ascii", "xmlcharrefreplace")]


@tell
def undecodable():
    return b"\xff".decode()


@tell
def half_a_letter():
    return "\ud800".encode()


@tell
def fractions():
    return [0.1 + 0.2, 1e300 * 1e10, -0.0, float("1e-320"), f"{math.pi:.30g}", f"{12345.678:e}", round(2.675, 2)]


@tell
def functions():
    return [math.exp(1), math.log(10), math.sin(1), 2**0.5, math.gamma(5.5), math.erf(0.3), math.fsum([0.1] * 10)]


@tell
def whole_numbers():
    return [str(3**500), 7**300 % 10**50, pow(3, -1, 101), math.isqrt(10**40), int("z" * 50, 36), (-7) // 2]


@tell
def luck():
    source = random.Random(5)
    return [source.random(), source.sample(range(50), 5), source.gauss(0, 1)]


@tell
def sums():
    return [zlib.crc32(b"crowns"), zlib.decompress(zlib.compress(b"crowns" * 99))]


@tell
def seals():
    kinds = ("md5", "sha1", "sha256", "sha512", "sha3_256", "blake2b")
    return [getattr(hashlib, kind)(b"crown").hexdigest() for kind in kinds]


@tell
def texts():
    return [re.sub(r"(?P<a>\w)(\w+)", r"\2\g<a>", "zwei Kronen"), f"{12345:>6,}|{'x'!r}", "a,b".partition(",")]


@tell
def arrays():
    return [array.array("d", range(5)), memoryview(b"crown")[1:4].tobytes(), array.array("H", b"abcd").byteswap()]


@tell
def rings():
    class Ring:
        pass

    gc.disable()
    for _ in range(1000):
        ring = Ring()
        ring.ring = ring
    gc.enable()
    return gc.collect() >= 999  # one of them still has a name


@tell
def ends():
    seen = []

    def count():
        try:
            yield 1
        finally:
            seen.append("closed")

    next(count())
    return seen


@tell
def in_order():
    return sorted(itertools.permutations("crow"), key=operator.itemgetter(2, 0))[5:9]


@tell
def remembered():
    @functools.cache
    def fibonacci(n):
        return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)

    return fibonacci(80)


@tell
def counted():
    return collections.Counter("crowns and crows").most_common(3)


@tell
def read_back():
    return json.loads(json.dumps({"é": [1, 2.5, None, True, "\u2028"]}, ensure_ascii=False))


@tell
def not_json():
    return json.loads('{"a": 1,}')


@tell
def matched():
    match {"a": [1, {"b": 2}]}:
        case {"a": [first, {"b": second}]}:
            return first, second


@tell
def compiled():
    return eval(compile("[*(y := x for x in 'ab'), y]", "text", "eval"), {})


@tell
def not_python():
    return compile("1 +", "text", "eval")
