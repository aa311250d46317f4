"""The computer players: more rats, of the same parts, in everyday dress and never with a headdress of the nine cards."""

from .parts import body, ear, folds, head, paw, whiskers
from .tools import dot, gouge, path, shifted, star, turned


def scamp() -> str:
    """A street rat: cap askew, patched coat, a plaster on the nose, a catapult."""
    cap = turned(
        -9,
        110,
        70,
        path("k o", "M58 84C52 50 82 28 118 30C152 32 170 56 168 84C140 70 92 70 58 84Z"),
        path("w", gouge(92, 42, 86, 66, 3.4, 2), gouge(120, 38, 120, 60, 3.4), gouge(146, 48, 150, 66, 3, -2)),
        path("c o", "M128 78C150 66 184 70 206 90C180 96 152 92 128 92Z"),
        path("g o t", "M100 44H124V66H100Z"),
        path("l 3", "M104 50L120 60M120 50L104 60"),
        dot("c o t", 116, 29, 7),
    )
    plaster = turned(
        24,
        184,
        108,
        path("w o t", "M166 101H202V115H166Z"),
        path("k", "M178 104h3v3h-3ZM186 104h3v3h-3ZM178 110h3v3h-3ZM186 110h3v3h-3Z"),
    )
    scarf = path("w o", "M60 178C84 198 120 198 148 178L154 198C126 220 82 218 54 198Z") + path(
        "c", "M76 190L88 196L84 212L71 207ZM104 197L117 197L118 214L104 215ZM133 190L143 184L149 200L138 207Z"
    )
    patch = turned(
        -8, 76, 226, path("w o t", "M60 216H92V244H60Z"), path("l 2.5", "M64 224H88M64 234H88M70 219V242M82 219V242")
    )
    sling = (
        path("l 15", "M204 246V196C204 176 182 172 180 146M204 198C206 176 228 172 228 146")
        + path("e 7", "M204 246V196C204 176 182 172 180 146M204 198C206 176 228 172 228 146")
        + path("l 3.5", "M180 150C186 168 222 168 228 150")
        + dot("k", 204, 164, 6)
    )
    return (
        shifted(-12, 2, head("wide", "open"))
        + body()
        + folds()
        + patch
        + shifted(-12, 2, scarf, cap, ear(), whiskers(), plaster)
        + sling
        + paw(200, 222, 4)
    )


def neighbour() -> str:
    """Kind and curious: straw hat with a flower, round spectacles, an apple."""
    hat = (
        path("g o", "M74 78C70 44 92 26 122 28C152 30 168 50 166 78Z")
        + path(
            "k", *[gouge(x, 38 + abs(x - 120) * 0.2, x + (x - 120) * 0.2, 62, 2.4) for x in (90, 106, 122, 138, 152)]
        )
        + path("c o t", "M72 66C100 56 140 56 168 68L167 80C140 70 100 70 74 80Z")
        + path("g o", "M20 98C44 72 92 66 126 68C162 68 202 78 222 104C190 96 152 84 118 86C82 88 50 96 20 98Z")
        + path("k", gouge(40, 92, 92, 78, 2.4, -2), gouge(150, 78, 204, 96, 2.4, -2))
        + dot("w o t", 148, 56, 8)
        + dot("w o t", 160, 46, 8)
        + dot("w o t", 162, 62, 8)
        + dot("g o t", 156, 55, 6)
    )
    glasses = dot("v 5", 147, 102, 18) + path("v 5", "M129 100L104 94") + path("v 4", "M165 104L178 110")
    shawl = (
        path("w o", "M20 246C24 212 42 190 66 178C90 198 122 198 148 178C180 188 200 210 206 246Z")
        + path(
            "c",
            *[
                f"M{x} {y - 10}L{x + 8} {y}L{x} {y + 10}L{x - 8} {y}Z"
                for x, y in [(52, 218), (76, 232), (100, 220), (124, 234), (150, 218), (172, 234), (40, 240)]
            ],
        )
        + dot("g o", 112, 200, 10)
    )
    apple = (
        path(
            "c o",
            "M200 178C188 166 166 172 164 194C162 220 182 240 196 234C200 232 204 232 208 234C222 240 240 218 236 192C234 172 212 166 200 178Z",
        )
        + path("w", gouge(176, 190, 182, 218, 4, -3))
        + path("l 5", "M201 178C200 166 206 158 212 156")
        + path("g o t", "M204 168C212 156 226 154 234 158C230 170 216 176 204 168Z")
    )
    return (
        shifted(-12, 2, head("soft"))
        + shawl
        + shifted(-12, 2, glasses, whiskers(), hat, ear())
        + shifted(-4, 8, apple)
        + paw(188, 238, 8)
    )


def guard() -> str:
    """On watch: kettle hat, mail, a halberd; the visor line low over the eye."""
    hat = (
        path("w o", "M72 84C68 48 92 26 124 28C154 30 172 54 170 84Z")
        + path("k", "M128 30C154 34 170 56 168 84H146C152 62 144 42 128 30Z")
        + path("k", gouge(90, 72, 98, 42, 3.4, -2), gouge(110, 70, 114, 40, 3, -1))
        + path("w", gouge(162, 74, 150, 48, 3, 2))
        + path("k", "M114 30L122 14L132 30Z")
        + path("w o", "M26 104C46 78 92 72 126 74C162 74 200 82 216 106C184 100 150 92 118 92C84 92 54 100 26 104Z")
        + path("k", gouge(50, 96, 120, 84, 3, -3))
        + path("k", *[f"M{x} {y}a3.5 3.5 0 1 0 .1 0Z" for x, y in [(150, 82), (172, 86), (192, 92)]])
        + path("c o t", "M70 74C100 64 142 64 170 74V84C142 76 100 76 71 84Z")
    )
    coif = path(
        "w o", "M66 104C58 132 54 164 44 196C76 214 124 214 160 190C148 178 140 168 136 156C118 150 104 136 100 112Z"
    ) + path(
        "k",
        *[
            f"M{x} {y}c3 5 9 5 12 0c-3 8 -9 8 -12 0Z"
            for y, x0, k in [
                (118, 68, 3),
                (130, 66, 3),
                (142, 62, 4),
                (154, 60, 5),
                (166, 58, 6),
                (178, 54, 7),
                (190, 56, 7),
            ]
            for x in range(x0, x0 + 14 * k, 14)
        ],
    )
    tabard = path("w o t", "M118 208L160 196L176 246H112Z") + path("c", "M122 214L140 209L146 246H118Z")
    pole = path("l 13", "M206 250V20") + path("e 7", "M206 250V20")
    halberd = (
        path("w o", "M206 2L216 34H196Z")
        + path("w o", "M212 44C232 40 240 58 236 84C230 98 220 98 212 92Z")
        + path("k", gouge(230, 54, 228, 88, 3, 1))
        + path("w o", "M200 52L176 46L184 66L200 72Z")
    )
    return (
        shifted(-25, 2, head("stern"))
        + body()
        + folds()
        + shifted(-25, 2, coif, whiskers(), hat, ear())
        + tabard
        + pole
        + halberd
        + paw(200, 212, 3)
    )


def judge() -> str:
    """Black cap over a full wig, white bands, a gavel."""
    wig = (
        path(
            "w o",
            "M70 76C48 96 40 140 42 176C42 204 56 216 78 214C98 212 108 196 106 176C104 156 110 138 122 124C126 108 138 92 166 86C150 62 96 56 70 76Z",
        )
        + "".join(
            path(
                "l 3.5",
                f"M{x - 15} {y + 3}C{x - 13} {y - 9} {x + 12} {y - 10} {x + 13} {y}C{x + 12} {y + 9} {x - 3} {y + 7} {x - 3} {y}",
            )
            for x, y in [(76, 202), (74, 180), (78, 158), (86, 138)]
        )
        + path("k", gouge(112, 78, 156, 82, 3, -2), gouge(108, 92, 140, 92, 3, -3))
    )
    cap = (
        path("k o", "M66 74C62 44 88 28 120 28C150 28 170 46 168 80C140 66 98 64 66 74Z")
        + path("w", gouge(90, 40, 84, 60, 3, 1), gouge(118, 36, 118, 56, 3), gouge(146, 42, 150, 62, 3, -1))
        + path("k o", "M36 42L116 8L206 40L124 66Z")
        + path("w", gouge(60, 42, 114, 20, 3, 1), gouge(132, 58, 186, 42, 2.6, 1))
        + path("l 4", "M116 36L70 58L66 88")
        + path("g o t", "M66 84L78 112H54Z")
    )
    spec = dot("e 5", 149, 103, 14)
    bands = path("w o t", "M112 184L140 180L156 226L134 232L124 206L112 236L92 228Z")
    robe = path("w o", "M22 244C24 224 32 206 44 196L66 246ZM206 244C204 222 196 206 184 196L166 246Z") + path(
        "k",
        *[
            f"M{x} {y}l4 5l-1 8l-3-4l-3 4l-1-8Z"
            for x, y in [(40, 214), (48, 230), (34, 232), (186, 214), (180, 230), (194, 232)]
        ],
    )
    gavel = turned(
        26,
        200,
        200,
        path("l 13", "M200 250V176") + path("e 7", "M200 250V176"),
        path("g o", "M168 140H232V178H168Z"),
        path("k", "M178 140H184V178H178ZM216 140H222V178H216Z"),
        path("k", gouge(190, 152, 210, 152, 2.4), gouge(190, 164, 206, 164, 2.4)),
    )
    return (
        shifted(-12, 4, head("stern"))
        + body()
        + robe
        + folds()
        + shifted(-12, 4, spec, whiskers(), wig, cap, ear(cut=False))
        + bands
        + shifted(-8, 8, gavel)
        + paw(184, 230, 24)
    )


def reader() -> str:
    """Reads your habits from a book: nightcap, two lenses, a candle's patience."""
    cap = (
        path("c o", "M64 84C60 50 86 28 118 30C146 32 168 52 168 82C140 68 94 70 64 84Z")
        + path("c o", "M100 34C72 8 34 10 22 40C14 66 24 96 18 122C34 112 40 96 40 76C42 56 58 46 78 54Z")
        + path(
            "k",
            gouge(62, 34, 34, 60, 4, 4),
            gouge(34, 66, 28, 108, 3, 1),
            gouge(112, 42, 108, 64, 3.6, 2),
            gouge(140, 46, 146, 64, 3.6, -2),
        )
        + dot("w o", 18, 128, 13)
        + path("k", gouge(12, 122, 24, 134, 2.4), gouge(24, 122, 12, 134, 2.4))
        + path("w o t", "M60 88C92 68 140 66 170 80L169 95C138 84 94 86 63 104Z")
    )
    glasses = (
        dot("g o t", 147, 102, 20)
        + dot("w o t", 147, 102, 14.5)
        + dot("k", 152, 105, 6.5)
        + dot("w", 154, 102.5, 2.2)
        + path("g o t", "M162 108L182 114L180 120L163 115ZM128 100L100 92L99 98L128 106Z")
    )
    gown = path("w o t", "M84 184L112 210L140 182L156 190L120 246H104L70 192Z") + path(
        "c", gouge(86, 196, 108, 236, 3), gouge(140, 194, 118, 236, 3)
    )
    book = turned(
        -10,
        172,
        208,
        path("c o", "M104 176L172 190L240 172V242L172 252L104 244Z"),
        path(
            "w o t",
            "M110 168C134 164 158 170 172 184C186 168 210 162 234 164V232C210 230 188 234 172 246C156 236 134 232 110 236Z",
        ),
        path("l 4", "M172 184V244"),
        path(
            "k",
            *[gouge(120, y, 162, y + 7, 2.4, -2) for y in (182, 195, 208, 221)],
            *[gouge(182, y + 7, 226, y, 2.4, -2) for y in (180, 193, 206)],
        ),
        path("g o t", "M206 163H216V196L211 188L206 196Z"),
    )
    return (
        shifted(-14, 2, head("none"))
        + body()
        + folds()
        + gown
        + shifted(-14, 2, glasses, whiskers(), cap, ear())
        + shifted(-6, 14, book)
        + paw(92, 232, -6, "k s t")
    )


def captain() -> str:
    """An officer: plumed cavalier hat, earring, gorget, a spyglass."""
    hat = (
        path("g o", "M70 66C40 66 8 44 12 10C36 2 52 20 60 16C72 8 92 18 98 44Z")
        + path("k", gouge(84, 56, 26, 18, 3, -4), gouge(70, 60, 36, 44, 2.6, -1), gouge(88, 44, 68, 22, 2.6, -1))
        + path("k o", "M80 82C78 48 96 30 124 30C150 32 164 50 164 80Z")
        + path("w", gouge(104, 42, 100, 66, 3.4, 1), gouge(146, 46, 150, 66, 3, -1))
        + path("g o t", "M78 68C104 58 142 58 166 68V80C142 72 104 72 80 82Z")
        + path(
            "k o",
            "M10 66C22 96 76 76 124 78C164 80 196 92 224 76C218 108 182 108 156 98C128 90 92 92 70 98C36 106 8 96 10 66Z",
        )
        + path("w", gouge(24, 86, 84, 88, 3, 3), gouge(150, 90, 208, 92, 3, 3))
    )
    ring = dot("e 5", 84, 132, 9)
    gorget = (
        path("g o", "M56 192C80 212 128 212 152 188L160 204C146 232 112 240 104 244C92 238 64 228 48 208Z")
        + path("k", gouge(70, 210, 100, 228, 3, 1))
        + path("w o t", star(108, 222, 11))
    )
    epaulet = path("g o", "M18 226C22 200 42 190 64 192L56 222Z") + path(
        "k", *[gouge(x, 222, x - 3, 240, 4) for x in (24, 34, 44, 54)]
    )
    glass = turned(
        -34,
        196,
        190,
        path("k o", "M160 180H206V204H160Z"),
        path("w", gouge(166, 186, 200, 186, 2.4)),
        path("g o", "M202 176H236V208H202ZM150 184H162V200H150Z"),
        path("w o t", "M232 174H244V210H232Z"),
    )
    return (
        shifted(-12, 4, head("stern"))
        + body()
        + folds()
        + shifted(-12, 4, whiskers(), hat, ear(), ring)
        + gorget
        + epaulet
        + shifted(-8, 24, glass)
        + paw(176, 224, -30)
    )


def squire() -> str:
    """In training: a padded cap tied under the chin, a quilted coat, a wooden sword."""
    cap = (
        path(
            "w o", "M62 92C54 52 82 26 120 28C152 30 172 54 170 86C150 74 128 72 116 84C108 104 106 130 112 160L84 170"
        )
        + path("w o t", "M62 92C62 124 68 150 84 170L112 160C104 134 106 106 116 84Z")
        + path(
            "k", *[gouge(x, 40 + abs(x - 118) * 0.3, x + (x - 118) * 0.25, 70, 2.6) for x in (82, 100, 118, 136, 152)]
        )
        + path(
            "k", gouge(74, 100, 106, 92, 2.6, -2), gouge(76, 120, 104, 114, 2.6, -2), gouge(82, 142, 106, 138, 2.6, -2)
        )
        + path("c o t", "M64 88C92 62 142 60 171 82L170 96C142 76 96 78 68 102Z")
    )
    strap = path("l 7", "M98 164C106 180 122 184 136 176") + dot("g o t", 100, 164, 7)
    coat = path("c o", "M22 246C26 218 42 200 66 188C92 204 124 204 150 188C178 198 198 216 204 246Z") + path(
        "k",
        *[
            f"M{x} {y - 6}L{x + 5} {y}L{x} {y + 6}L{x - 5} {y}Z"
            for y in (214, 234)
            for x in range(52 - y % 4 * 8, 180, 24)
        ],
    )
    collar = path("w o t", "M70 182C92 198 122 198 146 182L150 196C124 212 92 212 66 196Z")
    sword = (
        path("g o", "M200 196V34L209 12L218 34V196Z")
        + path("k", gouge(209, 40, 209, 120, 3), gouge(205, 140, 205, 184, 2.4))
        + path("w o", "M178 176H240V190H178Z")
        + path("l 13", "M209 192V240")
        + path("e 7", "M209 192V240")
    )
    return (
        shifted(-26, 2, head("soft"))
        + body()
        + folds()
        + coat
        + shifted(-26, 2, cap, ear(), whiskers(), strap)
        + collar
        + sword
        + paw(202, 222, 3)
    )


OPPONENTS = {draw.__name__: draw for draw in (scamp, neighbour, guard, judge, reader, captain, squire)}
