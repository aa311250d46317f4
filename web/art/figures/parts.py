"""The parts of a rat, in profile to the right: every rat is put together of these, so that all are of one family."""

from .tools import dot, gouge, path, turned, wedge

HEAD = (
    "M64 200C58 168 60 132 66 112C72 82 94 62 122 62C142 62 154 74 166 86C180 97 196 102 207 112"
    "C215 119 213 131 203 134C194 137 186 137 180 140C174 150 162 157 150 160C140 166 138 180 140 200Z"
)


def ear(cut: bool = True) -> str:
    """`cut`: with the light below it, where no hood lies."""
    return (
        path("k", "M96 114C70 118 42 98 42 70C42 44 66 32 88 40C108 48 116 78 106 106Z")
        + path("w", "M92 103C72 103 54 88 54 70C54 53 70 47 83 53C97 60 103 82 96 101Z")
        + path("k", gouge(92, 102, 63, 66, 3.2, -3), gouge(95, 101, 78, 58, 3, -2), gouge(88, 103, 59, 83, 2.6, -2))
        + (path("v t", "M84 119C96 119 106 114 111 103") if cut else "")
    )


def head(eye: str = "open", mouth: str = "shut") -> str:
    """`eye`: open, stern, shut, soft, wide, or none for one that is drawn elsewhere; `mouth`: shut or open."""
    fur = "".join(
        [
            gouge(78, 130, 82, 156, 3.4, 2),
            gouge(90, 130, 97, 160, 3.4, 2),
            gouge(102, 130, 111, 164, 3.4, 2),
            gouge(113, 130, 122, 160, 3, 2),
            gouge(123, 132, 131, 152, 2.6, 1.5),
            gouge(72, 150, 75, 178, 3, 2),
            gouge(84, 162, 88, 188, 3, 1),
            gouge(99, 168, 104, 192, 3, 1),
            gouge(168, 95, 197, 111, 2.4, -1),
            gouge(158, 100, 182, 114, 2.2, -1),
            gouge(118, 72, 140, 74, 2.4, -2),
            gouge(114, 80, 126, 79, 2, -1.5),
        ]
    )
    out = path("k", HEAD) + path("w", fur)
    if mouth == "open":
        out += path("k", "M144 150C152 172 178 178 192 164C196 158 190 154 184 155C172 155 164 148 158 132Z")
        out += path("c", "M160 134C172 139 184 139 197 135C194 147 190 153 184 154C173 154 164 147 160 134Z")
        out += path("w", "M160 133C172 137 184 137 198 133L197 136.500C184 140.5 172 140 161 136.500Z")
    else:
        out += path("v t", "M204 133C192 137 182 134 172 137C166 138 162 136 159 132")
    out += path("w o 2.5", "M185 137L196 136V146C193 149 188 149 185 146ZM190.5 138V147")
    out += path("c", "M198 106C207 104 217 112 216 121C215 129 204 130 200 122C197 116 194 107 198 106Z")  # nose
    out += path("w", gouge(203, 110, 211, 115, 2.4, -1))
    out += dot("w", 186, 121, 2.2) + dot("w", 177, 119, 2) + dot("w", 180, 127.5, 2)
    if eye == "open":
        out += path("w", "M132 103C137 91 154 89 161 100C156 110 139 112 132 103Z")
        out += dot("k", 148, 100, 6.6) + dot("w", 150.5, 97.5, 2.2)
        out += path("w", gouge(128, 93, 158, 85, 3, -3))
    elif eye == "stern":
        out += path("w", "M132 99C138 97 150 98 163 104C157 112 140 111 132 99Z")
        out += dot("k", 149, 104, 5.2) + dot("w", 150.5, 102.5, 1.8)
        out += path("w", wedge(126, 84, 166, 98, 7, -1))
    elif eye == "shut":
        out += path("v", "M132 98C138 108 152 109 160 101") + path("w", gouge(130, 89, 156, 85, 3, -3))
    elif eye == "soft":
        out += path("w", "M132 104C136 91 154 89 161 101C155 112 139 113 132 104Z")
        out += dot("k", 148, 101, 7) + dot("w", 150.5, 98, 2.6)
        out += path("w", gouge(132, 104, 118, 98, 3, 1), gouge(133, 99, 121, 90, 3, 1), gouge(138, 94, 129, 83, 3, 1))
    elif eye == "wide":
        out += dot("w", 147, 100, 12, 13) + dot("k", 150, 101, 6.5) + dot("w", 152, 98, 2.2)
    return out


def whiskers() -> str:
    return path(
        "k", wedge(196, 116, 236, 90, 4.5, -3), wedge(190, 128, 236, 140, 4.5, 2), wedge(184, 131, 222, 160, 4.5, 3)
    )


def paw(x: float, y: float, turn: float = 0, spec: str = "k") -> str:
    """A closed fist round something upright, fingers to the right."""
    inner = path(
        spec,
        f"M{x - 22} {y - 15}C{x - 8} {y - 24} {x + 14} {y - 22} {x + 18} {y - 15}C{x + 23} {y - 10} {x + 22} {y - 5} {x + 19} {y - 3}"
        f"C{x + 23} {y} {x + 22} {y + 7} {x + 18} {y + 8}C{x + 21} {y + 12} {x + 18} {y + 19} {x + 11} {y + 19}C{x - 4} {y + 22} {x - 18} {y + 18} {x - 24} {y + 11}Z",
    )
    inner += path("v t", f"M{x + 17} {y - 4}H{x + 3}M{x + 16} {y + 7.5}H{x + 2}")
    return turned(turn, x, y, inner)


def body() -> str:
    return path("c o", "M22 244C24 210 44 186 74 178L146 176C178 184 200 206 206 244Z")


def folds() -> str:
    return path("k", gouge(52, 238, 66, 196, 4, -3), gouge(76, 240, 84, 206, 3.6, -2), gouge(176, 240, 160, 200, 4, 3))
