"""The parts of a tile's figure: four moulds of a face, and what is worn. Light comes from the left."""

from .tools import both, dot, gouge, path, placed, turned, wedge

FACE = "M76 98C76 70 94 56 120 56C146 56 164 70 164 98C164 130 146 158 120 164C94 158 76 130 76 98Z"


SHADE = "M122 57L121 104L131 131L121 136V143L128 150L121 164C146 158 164 130 164 98C164 70 148 57 122 57Z"


def face(mood: str = "calm") -> str:
    """Lit from the left; the right half is key, its eye and cheek are cut out of it."""
    out = path("w o", FACE) + path("k", SHADE)
    out += path("k", gouge(88, 106, 112, 106, 7)) + dot("w", 102, 104.5, 2.4)
    out += path("w", gouge(129, 106, 153, 106, 8)) + dot("k", 140, 106, 4.4)
    tilt = {"calm": 0, "stern": 7, "mild": -5}[mood]
    out += path("k", wedge(114, 92 + tilt, 84, 93 - tilt / 2, 7, 3)) + path(
        "w", wedge(128, 92 + tilt, 157, 93 - tilt / 2, 6, -3)
    )
    out += path("l", "M119 104L110 129C110 134 115 136 121 135") + path("w", gouge(122, 108, 130, 128, 2.2))
    out += path("k", gouge(106, 146, 121, 146, 3.6, -0.5)) + path("w", gouge(121, 146, 135, 146, 3, 0.5))
    out += path("w", gouge(158, 112, 146, 140, 3, 2), gouge(150, 118, 140, 144, 2.6, 2)) + path(
        "k", gouge(82, 116, 92, 140, 2.6, -2)
    )
    return out


BROAD = "M68 100C68 70 92 56 120 56C148 56 172 70 172 100C175 130 160 152 146 161C134 168 106 168 94 161C80 152 65 130 68 100Z"


def broad(brow: float = 0) -> str:
    """A heavy face: low brow, round nose, pouches under the eyes."""
    out = path("w o", BROAD) + path(
        "k",
        "M123 57L122 98L134 122C136 132 130 138 122 138V146L130 154L122 166C132 166 140 164 146 161C160 152 175 130 172 100C172 70 148 57 123 57Z",
    )
    out += path("k", "M82 102C90 94 104 94 112 103C104 110 90 110 82 102Z") + dot("w", 99, 101, 2.6)
    out += path("w", "M158 102C150 94 136 94 128 103C136 110 150 110 158 102Z") + dot("k", 141, 102, 4)
    out += path("k", gouge(84, 113, 106, 114, 3, 2)) + path("w", gouge(156, 113, 134, 114, 3, -2))
    out += path("k", wedge(116, 92 + brow, 76, 90 - brow / 2, 10, 3)) + path(
        "w", wedge(126, 92 + brow, 164, 90 - brow / 2, 9, -3)
    )
    out += (
        path("l", "M116 108C102 120 100 136 112 138C117 140 120 139 122 138")
        + path("w", gouge(124, 112, 133, 128, 2.4))
        + path("l 3", "M104 132C98 132 97 138 101 141")
    )
    out += path("k", gouge(100, 150, 121, 151, 4.5, 1)) + path("w", gouge(121, 151, 142, 150, 4, 1))
    return (
        out
        + path("w", gouge(166, 112, 152, 142, 3.2, 2), gouge(158, 122, 144, 148, 2.8, 2))
        + path("k", gouge(75, 118, 88, 146, 3, -2), gouge(84, 124, 92, 142, 2.4, -1))
    )


MAID = "M77 98C77 70 96 57 120 57C144 57 163 70 163 98C163 126 146 150 120 165C94 150 77 126 77 98Z"


def maid(eyes: str = "open") -> str:
    """A young face: wide eyes, small nose, pointed chin; the shade lies only on the cheek."""
    out = path("w o", MAID) + path(
        "k", "M136 59C150 66 162 78 162 98C162 126 146 150 121 164C140 142 150 120 146 96C144 80 142 70 136 59Z"
    )
    for x, s in ((101, 1), (139, -1)):
        if eyes == "open":
            out += (
                path("k", f"M{x - 15} 108C{x - 11} 94 {x + 11} 94 {x + 15} 108C{x + 8} 116 {x - 8} 116 {x - 15} 108Z")
                + dot("w", x, 107, 6.5)
                + dot("k", x, 107.5, 4)
                + dot("w", x + 2, 105.5, 1.8)
            )
            out += path("k", wedge(x - 13 * s, 104, x - 21 * s, 96, 5, 1), wedge(x - 9 * s, 100, x - 15 * s, 90, 4, 1))
        else:
            out += path("l 5", f"M{x - 14} 104C{x - 8} 113 {x + 8} 113 {x + 14} 104") + path(
                "k", wedge(x - 12 * s, 108, x - 19 * s, 114, 4), wedge(x - 5 * s, 111, x - 9 * s, 119, 4)
            )
        out += path("k", gouge(x - 15 * s, 88, x + 13 * s, 88, 3.4, -3 * s))
    out += path("l 3.5", "M119 118L116 129C117 132 121 133 124 131")
    out += path("c", "M107 144C113 138 117 141 120 142C123 141 127 138 133 144C128 151 112 151 107 144Z") + path(
        "k", gouge(107, 144, 133, 144, 2.4, -0.5)
    )
    return out


PROFILE = (
    "M122 54C100 54 89 66 88 86C88 92 85 97 83 102C81 110 72 120 65 129C63 134 67 137 75 137L79 139L74 145L80 149L76 154C78 157 80 159 80 164"
    "C82 173 92 176 104 171L114 167L116 198H162V150C171 132 173 110 169 92C163 66 146 54 122 54Z"
)


def profile(mouth: str = "shut", hooked: bool = False) -> str:
    """Looks to the left; the back of the head and the neck are key."""
    d = (
        PROFILE
        if not hooked
        else PROFILE.replace("C81 110 72 120 65 129C63 134 67 137 75 137", "C72 108 62 118 60 134C61 140 68 138 76 137")
    )
    out = path("w o", d) + path(
        "k",
        "M132 55C150 58 164 70 168 92C172 110 170 132 160 150V196H126L122 168C134 160 138 148 134 132L140 96C140 80 138 68 132 55Z",
    )
    out += path("w o t", "M134 104C142 96 154 102 152 114C150 126 140 132 134 126C130 120 130 110 134 104Z") + path(
        "l 3", "M138 122C136 114 140 107 146 110"
    )
    out += (
        path("k", "M88 104C95 98 104 99 109 105C102 110 94 110 88 106Z")
        + dot("w", 95, 104, 2.2)
        + path("k", wedge(86, 95, 114, 88, 7, -2))
    )
    out += path("k", gouge(96, 116, 112, 114, 2.6, -2)) + path("l 3.5", "M77 129C82 125 88 128 86 134")
    if mouth == "open":
        out += path("k", "M73 144C82 142 92 144 98 148C96 158 88 164 79 164C78 158 76 150 73 144Z")
    else:
        out += path("l", "M79 149L97 147")
    return out + path("k", gouge(104, 124, 116, 156, 3.4, -2), gouge(114, 122, 124, 154, 3.4, -2))


def neck() -> str:
    """Lit from the left, as the faces are."""
    return path("w o", "M98 146H142V184L120 198L98 184Z") + path(
        "k", "M100 160C108 168 116 170 121 168V196L142 184V150Z"
    )


def shoulders() -> str:
    """A cloak over both shoulders: the largest patch of cloth, by which a tile's owner is told."""
    return path("c o", "M14 246C16 206 48 188 92 178L120 196L148 178C192 188 224 206 226 246Z") + both(
        path("k", gouge(44, 242, 56, 208, 4.5, -3), gouge(74, 244, 80, 206, 4, -2))
    )


def long_hair() -> str:
    """Behind the head and down to the shoulders."""
    return path(
        "k o",
        "M120 48C80 46 62 74 64 108C66 140 56 166 60 196C80 200 98 190 102 172H138C142 190 160 200 180 196C184 166 174 140 176 108C178 74 160 46 120 48Z",
    )


def beard() -> str:
    """Full and pointed; the mouth is cut out of it."""
    return (
        path(
            "k",
            "M77 110C80 142 74 170 92 192C104 206 112 212 120 220C128 212 136 206 148 192C166 170 160 142 163 110C154 126 148 134 138 134C128 128 112 128 102 134C92 134 86 126 77 110Z",
        )
        + path(
            "w",
            gouge(86, 134, 98, 180, 3.6, -3),
            gouge(98, 142, 108, 196, 3.6, -2),
            gouge(112, 156, 117, 206, 3.4, -1),
            gouge(128, 156, 123, 206, 3.4, 1),
            gouge(142, 142, 132, 196, 3.6, 2),
            gouge(154, 134, 142, 180, 3.6, 3),
        )
        + path("w", gouge(106, 145, 134, 145, 4.5))
        + path("w", gouge(90, 131, 118, 136, 3, 2), gouge(150, 131, 122, 136, 3, -2))
    )


def crown() -> str:
    """Five spikes and a lining of cloth."""
    return (
        path("c o", "M84 60C84 34 100 26 120 26C140 26 156 34 156 60Z")
        + path("g o", "M70 66L58 18L86 42L96 8L120 38L144 8L154 42L182 18L170 66C140 58 100 58 70 66Z")
        + path("g o", "M70 66C100 56 140 56 170 66V82C140 72 100 72 70 82Z")
        + "".join(dot("g o t", a, b, 6) for a, b in [(58, 16), (96, 8), (144, 8), (182, 16)])
        + dot("c o t", 120, 67, 5.5)
        + both(dot("k", 94, 69, 3.4))
    )


def helmet() -> str:
    """Closed, with a slit for the eyes and a ridge for the nose."""
    out = path(
        "w o",
        "M64 116C60 62 86 34 120 34C154 34 180 62 176 116C178 142 170 162 154 176L120 186L86 176C70 162 62 142 64 116Z",
    )
    out += path("k", "M121 36C152 36 176 62 173 116C175 140 168 160 153 173L121 183Z")
    out += path(
        "w", gouge(166, 92, 150, 58, 3.4, 3), gouge(164, 132, 148, 168, 3.2, 2), gouge(152, 136, 138, 172, 3, 2)
    )
    out += path("k", gouge(82, 132, 96, 168, 3.2, -2), gouge(94, 136, 106, 174, 3, -1), gouge(78, 88, 98, 54, 3.2, -3))
    out += path("g o t", "M62 88C90 76 150 76 178 88V99C150 88 90 88 62 99Z") + both(dot("k", 82, 88.5, 3))
    out += path("k s t", "M80 106L112 112V126L124 126H128V112L160 106L156 124L134 128V168L120 176L106 168V128L84 124Z")
    return out + path("w", gouge(90, 115, 108, 118, 4)) + path("w", gouge(150, 115, 132, 118, 4))


def cowl() -> str:
    """A hood drawn over the brow."""
    return path(
        "c o",
        "M120 14C70 20 44 66 50 124C52 156 40 176 26 196L92 196C76 168 70 140 76 106C82 78 100 66 120 62C140 66 158 78 164 106C170 140 164 168 148 196L214 196C200 176 188 156 190 124C196 66 170 20 120 14Z",
    ) + both(
        path(
            "k",
            gouge(66, 76, 94, 40, 4.5, -3),
            gouge(60, 122, 66, 84, 4.5, -2),
            gouge(58, 176, 64, 136, 4.5, -2),
            gouge(108, 30, 98, 54, 3.6, 2),
        )
    )


def ermine() -> str:
    """A collar with the tails of stoats."""
    return path(
        "w o",
        "M44 214C44 190 66 180 92 176L120 198L148 176C174 180 196 190 196 214C172 236 140 238 120 228C100 238 68 236 44 214Z",
    ) + both(
        path("k", *[f"M{x} {y}l4 6l-1 9l-3-5l-3 5l-1-9Z" for x, y in [(62, 198), (78, 212), (88, 190), (104, 210)]])
    )


def stole() -> str:
    """Two bands over the cloak, with a cross on each."""
    return both(path("w o", "M92 178L106 192L100 246H70C72 216 78 196 92 178Z") + orb_cross(88, 222, 0.5, "k"))


def orb_cross(x: float, y: float, size: float = 1, spec: str = "g o") -> str:
    """A Greek cross with its middle at a point."""
    return placed(x, y, size, path(spec, "M-5 -22H5V-5H20V5H5V24H-5V5H-20V-5H-5Z"))


def fist(x: float, y: float, turn: float = 0) -> str:
    """A closed hand round something upright."""
    return turned(
        turn,
        x,
        y,
        path(
            "w o t",
            f"M{x - 19} {y - 13}C{x - 6} {y - 20} {x + 14} {y - 18} {x + 18} {y - 10}C{x + 22} {y} {x + 20} {y + 14} {x + 10} {y + 17}C{x - 6} {y + 20} {x - 18} {y + 15} {x - 20} {y + 6}Z",
        ),
        path("l 3", f"M{x + 17} {y - 4}H{x + 1}M{x + 18} {y + 6}H{x + 1}"),
    )
