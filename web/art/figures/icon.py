"""
The app's icon: a rat with a crown, bursting out of a gold ring. What has to be seen lies within a circle of 192 in the
middle of a square of 240, so that any shape can be cut out of it.
"""

from math import cos, pi, sin

from .parts import ear, head, whiskers
from .tools import dot, path, placed

RAYS, REACH, WIDTH = 20, 190, 0.06


def rays() -> str:
    """The light behind it: the curve that lies on the ground, in no ink of its own."""
    wedges = []
    for number in range(RAYS):
        at = 2 * pi * number / RAYS
        ends = [(120 + REACH * cos(at + way), 120 + REACH * sin(at + way)) for way in (-WIDTH, WIDTH)]
        wedges.append("M120 120" + "".join(f"L{x:.1f} {y:.1f}" for x, y in ends) + "Z")
    return "".join(wedges)


def emblem() -> str:
    """What lies in the middle; only the crown comes out of the ring."""
    jewels = [(54, 30), (92, 13), (132, 8), (172, 18)]
    crown = (
        path("g o", "M68 84L54 30L82 52L92 14L112 46L132 8L144 44L172 18L170 78C140 62 98 64 68 84Z")
        + path("g o", "M64 88C94 66 142 62 172 78L170 94C140 80 98 84 70 104Z")
        + dot("c o t", 122, 79, 6)
        + "".join(dot("g o t", x, y, 6) for x, y in jewels)
    )
    collar = path(
        "w o",
        "M44 196C40 178 52 166 64 162C86 182 128 186 146 170C160 172 172 184 168 200C140 224 84 224 44 196Z",
    )
    rat = head("open") + collar + crown + ear() + whiskers()
    cut = '<clipPath id="ring"><path d="M0 0H240V118H207A87 87 0 0 1 33 118H0Z"/></clipPath>'
    return (
        dot("g", 120, 120, 94)
        + dot("w", 120, 120, 87)
        + cut
        + f'<g clip-path="url(#ring)">{placed(22, 31, 0.76, rat)}</g>'
    )
