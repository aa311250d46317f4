"""Crown, coin, seal, the crests of the clans and the backs of their cards, in the same four inks."""

from math import cos, pi, sin

from .tools import dot, gouge, mirrored, path, placed, star, turned, wedge


def crown() -> str:
    """A victory."""
    return (
        path("g o", "M40 176L24 72L78 110L120 36L162 110L216 72L200 176Z")
        + path("k", gouge(64, 160, 50, 104, 5, 2), gouge(120, 150, 120, 74, 5), gouge(176, 160, 190, 104, 5, -2))
        + path("g o", "M38 172C90 158 150 158 202 172V204C150 190 90 190 38 204Z")
        + dot("g o", 24, 68, 13)
        + dot("g o", 120, 32, 14)
        + dot("g o", 216, 68, 13)
        + path("c o t", "M120 164L134 180L120 196L106 180Z")
        + dot("k", 72, 184, 6)
        + dot("k", 168, 184, 6)
    )


SHIELD = "M34 22C62 34 92 34 120 22C148 34 178 34 206 22C214 96 206 176 120 226C34 176 26 96 34 22Z"


def shield(ground: str) -> str:
    return path("c o", SHIELD) + ground + placed(12, 12, 0.9, path("v", SHIELD))


# Places on a shield that its charge leaves free.
RIM = [
    (58, 62),
    (182, 62),
    (54, 100),
    (186, 100),
    (64, 140),
    (176, 140),
    (84, 176),
    (156, 176),
    (120, 204),
    (90, 54),
    (150, 54),
]


def stripes() -> str:
    return path("k", *[gouge(x - 8, y + 8, x + 8, y - 8, 4) for x, y in RIM])


def dots() -> str:
    return "".join(dot("k", x, y, 5) for x, y in RIM)


def yarg() -> str:
    """A wheel of cheese in nettle leaves, cut: the clan's wedge."""
    cheese = (
        path("g o", "M56 134L150 72C176 78 192 100 192 128V164H56Z")
        + path("w o t", "M56 134H192V164H56Z")
        + dot("k", 92, 150, 8)
        + dot("k", 132, 146, 5)
        + dot("k", 164, 152, 8)
        + dot("k", 146, 104, 9)
        + dot("k", 116, 120, 5)
    )
    leaf = path("w o t", "M150 72C140 54 120 50 104 56L110 64L96 66L104 76L92 82C112 92 138 90 150 72Z") + path(
        "l 3", "M146 72L108 70"
    )
    return shield(stripes()) + placed(24, 28, 0.78, cheese, leaf)


def applewood() -> str:
    apple = path(
        "g o",
        "M120 96C102 78 66 86 66 122C66 160 96 184 112 176C118 174 122 174 128 176C144 184 174 160 174 122C174 86 138 78 120 96Z",
    ) + path("k", gouge(84, 110, 92, 152, 5, -4), gouge(160, 140, 146, 164, 4, -2))
    leaf = (
        path("l 7", "M120 98C118 80 124 66 134 56")
        + path("w o t", "M126 80C136 58 160 50 178 58C172 80 150 90 126 80Z")
        + path("l 3", "M132 78L166 62")
    )
    return shield(dots()) + apple + leaf


def royalty() -> str:
    """Two sceptres crossed behind a crown."""
    sceptre = path("g o t", "M114 54H126V208H114Z") + dot("g o t", 120, 48, 13)
    sceptres = turned(45, 120, 128, sceptre) + turned(-45, 120, 128, sceptre)
    return shield(dots()) + sceptres + dot("w o", 120, 122, 56) + placed(60, 62, 0.5, crown())


def religion() -> str:
    """Two keys crossed behind a cross."""
    shaft = "M114 94H126V206H142V194H154V218H114Z"
    key = path("g o t", shaft) + dot("g o", 120, 72, 25) + dot("c o t", 120, 72, 10)
    keys = turned(38, 120, 130, key) + turned(-38, 120, 130, mirrored(key))
    cross = path("w o", "M106 58H134V92H168V120H134V188H106V120H72V92H106Z")
    return shield(stripes()) + keys + cross + path("k", gouge(120, 70, 120, 178, 3.4), gouge(84, 106, 156, 106, 3.4))


def back_tile() -> str:
    """The back of a secret tile; the same from both sides."""
    at = [(cos(2 * pi * j / 24), sin(2 * pi * j / 24)) for j in range(24)]
    rays = path("k", *[wedge(120 + 84 * x, 120 + 84 * y, 120 + 150 * x, 120 + 150 * y, 11) for x, y in at])
    one = placed(86, 56, 0.28, crown())
    medal = dot("c o", 120, 120, 84) + dot("v 3", 120, 120, 74) + one + turned(180, 120, 120, one)
    frame = path("v 4", "M14 14H226V226H14Z")
    return path("c", "M0 0H240V240H0Z") + rays + frame + medal + path("w", "M66 117H174V123H66Z")


def coin() -> str:
    """The hold token: an hourglass on a coin; the number is set beside or over it by the page."""
    rim = path(
        "k",
        *[
            gouge(
                120 + 104 * cos(2 * pi * j / 36),
                120 + 104 * sin(2 * pi * j / 36),
                120 + 92 * cos(2 * pi * j / 36),
                120 + 92 * sin(2 * pi * j / 36),
                3,
            )
            for j in range(36)
        ],
    )
    glass = (
        path(
            "w o",
            "M84 66H156C156 96 136 108 128 120C136 132 156 144 156 174H84C84 144 104 132 112 120C104 108 84 96 84 66Z",
        )
        + path(
            "c",
            "M98 92H142C138 102 128 110 122 117V146C132 152 144 160 148 170H92C96 160 108 152 118 146V117C112 110 102 102 98 92Z",
        )
        + path("k o", "M74 54H166V68H74ZM74 172H166V186H74Z")
    )
    return dot("g o", 120, 120, 112) + rim + dot("l", 120, 120, 86) + glass


def seal() -> str:
    """Wax that has run, with a crown pressed into it; the page gives it the colour of wax as that of its cloth."""
    edge = [(2 * pi * j / 48, 102 + 7 * sin(j * 2.3) + 5 * sin(j * 4.1 + 1)) for j in range(48)]
    wax = "M" + "L".join(f"{120 + r * cos(a):.1f} {120 + r * sin(a):.1f}" for a, r in edge) + "Z"
    print_of_crown = path("w", "M70 156L62 88L96 112L120 70L144 112L178 88L170 156Z", "M70 162H170V172H70Z")
    return path("c o", wax) + dot("v 6", 120, 120, 76) + print_of_crown + path("w", gouge(34, 108, 66, 44, 6, -7))


def back(ground: str) -> str:
    """240 by 320, as cards are. Turned upside down it is the same, a medallion with a crown each way, so that no back
    betrays its place.
    """
    one = placed(77, 74, 0.36, crown())
    medal = path("w o", star(120, 160, 106, 18, 0.92)) + dot("c o", 120, 160, 87) + dot("v 3", 120, 160, 77)
    inner = one + turned(180, 120, 160, one) + path("w", "M58 157H182V163H58Z")
    corner = "".join(path("w", star(x, y, 13, 4, 0.36)) for x, y in [(34, 34), (206, 34), (34, 286), (206, 286)])
    return path("c", "M0 0H240V320H0Z") + ground + path("v 4", "M14 14H226V306H14Z") + corner + medal + inner


def back_yarg() -> str:
    return back(
        path(
            "k",
            *[
                gouge(x, y + 26, x + 26, y, 4.5)
                for y in range(27, 292, 40)
                for x in range(27 + (y // 40 % 2) * 20, 200, 40)
            ],
        )
    )


def back_applewood() -> str:
    return back(
        "".join(dot("k", x, y, 5) for j, y in enumerate(range(25, 296, 27)) for x in range(36 + (j % 2) * 14, 214, 28))
    )


MARKS = {
    "p1": yarg,
    "p2": applewood,
    "camp-p1": royalty,
    "camp-p2": religion,
    "back-tile": back_tile,
    "back-p1": back_yarg,
    "back-p2": back_applewood,
    "crown": crown,
    "hold": coin,
    "seal": seal,
}
TALL = {"back-p1", "back-p2"}  # 240 by 320
