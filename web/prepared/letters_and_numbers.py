"""Run inside Pyodide by trim.mjs, while it watches which data are read: all letters and numbers of any size.

What is known of letters, and how functions of numbers and their decimals are worked out, are tables of which one game
reads a few places. None of them may lose the others.
"""

import contextlib
import math

METHODS = [name for name in vars(str) if name.startswith("is") or name in ("lower", "upper", "title", "casefold")]
FUNCTIONS = [one for name, one in vars(math).items() if callable(one) and not name.startswith("_")]

for code in (*range(0x3400), *range(0x3400, 0x110000, 61)):
    letter = chr(code)
    for name in METHODS:
        getattr(letter, name)()
    repr(letter)
    letter.encode("utf-8", "surrogatepass")

for power in range(-320, 309, 7):
    number = float(f"1.2345678912345e{power}")
    for function in FUNCTIONS:
        with contextlib.suppress(TypeError, ValueError, OverflowError):  # not of this number, or of more than one
            function(number)
    _ = [format(number, style) for style in ("", ".3g", "e", "f")], number.hex()
    _ = float(repr(number)), number**0.37, number % 1.7, round(number, 3)
