"""The eighteen neutral tiles of R vs R."""

from .people import FACE, broad, cowl, face, fist, maid, neck, profile, shoulders
from .tools import both, dot, gouge, path, shifted, star, turned, wedge


def citizen() -> str:
    """Cap with a feather, kerchief, stubble and a pitchfork."""
    hat = (
        path("c o", "M62 84C58 50 84 32 124 32C160 32 184 52 180 82C150 70 92 72 62 84Z")
        + path("k", gouge(92, 44, 86, 68, 4, 2), gouge(122, 40, 120, 62, 4), gouge(150, 46, 154, 66, 4, -2))
        + path("c o", "M48 94C60 72 182 70 194 92C160 82 84 84 48 94Z")
        + path("g o t", "M170 76C178 54 194 40 212 34C214 54 202 72 182 84Z")
    )
    fork = (
        path("l 11", "M36 246L36 116")
        + path("e 6", "M36 246V116")
        + path("g o t", "M14 92V64H21V88H32V56H40V88H51V64H58V92C58 106 48 112 36 112C24 112 14 106 14 92Z")
    )
    stubble = path("k", *[gouge(x, y, x + 1, y + 7, 2) for x, y in [(92, 138), (99, 146), (107, 152), (114, 156)]])
    kerchief = path("w o t", "M90 180L120 196L150 180L156 190L128 206L132 232L120 222L108 232L112 206L84 190Z")
    return fork + shoulders() + neck() + face("mild") + stubble + hat + kerchief


def dragon() -> str:
    """Horns, frill and fangs, seen from the front."""
    horns = both(path("g o", "M92 74C66 66 48 42 50 8C66 32 84 40 106 46Z") + path("k", gouge(92, 66, 58, 28, 3.4, 3)))
    frill = both(
        path("c o", "M80 92C58 84 34 90 12 78C22 100 24 112 14 134C30 136 40 146 38 168C54 162 70 166 84 176Z")
        + path("k", gouge(78, 104, 24, 90, 4, 2), gouge(78, 122, 26, 128, 4, 1), gouge(82, 146, 46, 156, 4, -2))
    )
    skull = path(
        "c o",
        "M120 42C92 42 74 62 76 90C78 116 88 124 92 148C92 172 86 186 90 206C100 226 140 226 150 206C154 186 148 172 148 148C152 124 162 116 164 90C166 62 148 42 120 42Z",
    )
    shade = path(
        "k",
        "M121 44C148 44 164 62 162 90C160 114 150 124 146 148C146 172 152 186 148 204C142 216 132 221 121 221V196L134 190V174L121 164L128 126Z",
    )
    eyes = (
        path("g o t", "M82 96L112 112C106 124 88 120 82 96Z")
        + path("g", "M158 96L128 112C134 124 152 120 158 96Z")
        + path("k", "M99 104L104 119L96 116ZM141 104L136 119L144 116Z")
    )
    brow = path("k", wedge(116, 106, 76, 84, 9, -2)) + path("w", wedge(126, 102, 160, 84, 6, 2))
    nose = path("k", gouge(100, 186, 112, 192, 5, 2)) + path("g", gouge(140, 186, 128, 192, 5, -2))
    scales = path(
        "k",
        *[f"M{x} {y}l8 8l8-8l-8 12Z" for x, y in [(90, 134), (104, 146), (92, 156), (104, 168), (100, 60), (96, 74)]],
    ) + path("w", *[f"M{x} {y}l7 7l7-7l-7 10Z" for x, y in [(132, 140), (130, 62), (140, 76)]])
    fangs = path("w o t", "M96 212L104 214L99 234ZM144 212L136 214L141 234Z") + path(
        "g o t", "M112 220C112 232 116 238 120 246C124 238 128 232 128 220Z"
    )
    crest = path("g o t", "M120 12L130 46H110Z") + both(path("g o t", "M100 26L108 48L92 52Z"))
    return frill + horns + crest + fangs + skull + shade + scales + eyes + brow + nose


def ninja() -> str:
    """Wrapped but for the eyes; a hilt over the shoulder."""
    hood = path("c o", "M120 28C74 28 54 66 58 110C62 150 84 176 120 188C156 176 178 150 182 110C186 66 166 28 120 28Z")
    slit = path(
        "w o", "M66 90C90 82 150 82 174 90C176 104 174 116 170 126C148 118 92 118 70 126C66 116 64 104 66 90Z"
    ) + path("k", "M121 85C148 85 160 87 172 91C174 104 172 114 168 123C152 118 138 117 121 117Z")
    eyes = (
        path("k", "M84 98L112 106C106 114 90 112 84 98Z")
        + path("w", "M156 98L128 106C134 114 150 112 156 98Z")
        + dot("w", 100, 105, 2)
        + dot("k", 140, 105, 3)
        + path("k", wedge(114, 98, 80, 90, 5))
        + path("w", wedge(126, 98, 160, 90, 5))
    )
    folds = path(
        "k",
        gouge(82, 132, 112, 176, 4, 3),
        gouge(102, 128, 118, 168, 4, 2),
        gouge(158, 132, 128, 176, 4, -3),
        gouge(138, 128, 122, 168, 4, -2),
        gouge(80, 72, 104, 40, 4, -3),
        gouge(160, 72, 136, 40, 4, 3),
    )
    band = path("g o", "M60 70C84 56 156 56 180 70V85C156 71 84 71 60 85Z") + path("k", star(120, 70, 8, 4, 0.35))
    knot = path("g o t", "M178 78L214 60L206 80L226 96L180 88Z")
    hilt = turned(
        38,
        60,
        60,
        path("g o t", "M30 44H62V54H30Z"),
        path("k", "M40 4H52V44H40Z"),
        path("w", "M40 10H52V15H40ZM40 22H52V27H40ZM40 34H52V39H40Z"),
    )
    return hilt + knot + shoulders() + hood + slit + eyes + folds + band


def reaper() -> str:
    """A skull in the cowl, and the scythe above."""
    skull = (
        path(
            "w o",
            "M120 58C92 58 76 78 78 102C78 118 84 126 94 132L96 154H144L146 132C156 126 162 118 162 102C164 78 148 58 120 58Z",
        )
        + path("k", "M121 60C148 60 160 78 159 102C159 116 152 124 143 130L142 151H121Z")
        + path("k", "M86 98C90 88 108 90 112 102C110 116 90 116 86 98Z")
        + path("g", "M154 98C150 88 132 90 128 102C130 116 150 116 154 98Z")
        + dot("g", 100, 103, 4.5)
        + dot("k", 140, 103, 4)
        + path("k", "M120 114L112 128H120Z")
        + path("w", "M121 114L129 128H121Z")
        + path("k", "M104 138h4v16h-4ZM113 138h4v16h-4Z")
        + path("w", "M124 138h4v14h-4ZM133 138h4v14h-4Z")
    )
    scythe = (
        path("l 11", "M202 246V40")
        + path("e 6", "M202 246V40")
        + path("w o", "M206 50C180 10 120 0 84 22C130 20 166 34 190 64Z")
        + path("k", gouge(188, 44, 112, 18, 3, 3))
    )
    return shoulders() + path("k", FACE) + skull + cowl() + scythe


def witch() -> str:
    """The hat bent over, a mole, straggling hair."""
    hat = (
        path(
            "c o",
            "M66 84C86 60 96 40 100 24C104 8 128 0 160 8C150 14 146 24 146 32C152 54 164 70 176 84C150 72 92 72 66 84Z",
        )
        + path("g o t", "M70 80C96 68 146 68 172 80L168 66C144 56 100 56 76 68Z")
        + path("k", gouge(112, 52, 120, 24, 4, -2))
        + path("c o", "M18 98C48 68 192 68 222 98C188 92 150 84 120 84C90 84 52 92 18 98Z")
    )
    hair = both(
        path("k", "M76 92C56 112 60 140 44 170C58 170 60 178 58 192C72 186 84 176 86 150Z")
        + path("w", gouge(72, 112, 60, 166, 3, 2), gouge(80, 130, 72, 176, 3, 1))
    )
    return (
        shoulders()
        + hair
        + neck()
        + face("stern")
        + dot("k", 97, 138, 3)
        + hat
        + path("g o t", star(120, 220, 14, 4, 0.4))
    )


def samurai() -> str:
    """Bowl, crescent crest and the laughing half-mask."""
    bowl = path("c o", "M58 88C56 48 86 28 120 28C154 28 184 48 182 88C150 76 90 76 58 88Z") + path(
        "k", *[gouge(120 + dx, 34 + abs(dx) * 0.12, 120 + dx * 1.5, 74, 3.4) for dx in (-34, -17, 0, 17, 34)]
    )
    guard = both(
        path("c o", "M60 84L30 98L26 150C44 148 60 156 74 168L80 100Z")
        + path("k", "M34 108L72 116V122L33 115ZM32 126L71 138V144L31 133Z")
    )
    crest = path("g o", "M120 60C84 56 62 32 62 2C78 26 98 36 120 36C142 36 162 26 178 2C178 32 156 56 120 60Z") + dot(
        "c o t", 120, 48, 6
    )
    mask = (
        path("k", "M80 124C100 132 140 132 160 124C158 146 144 162 120 168C96 162 82 146 80 124Z")
        + path("g", gouge(92, 138, 148, 138, 3, 3))
        + path("w", "M104 146h6v8h-6ZM117 148h6v8h-6ZM130 146h6v8h-6Z")
    )
    return shoulders() + neck() + face("stern") + mask + guard + bowl + crest


def tower() -> str:
    """One tower on a hill, with a light in the window."""
    t = path("w o", "M76 246L84 104H70V52H90V66H108V52H132V66H150V52H170V104H156L164 246Z") + path(
        "k", "M132 55V69H150V55H167V101H153L161 244H121V104H132Z"
    )
    t += path("k", "M88 120h14v5h-14ZM96 150h16v5h-16ZM84 178h14v5h-14ZM98 206h16v5h-16ZM80 78h18v5h-18Z") + path(
        "w", "M136 120h14v5h-14ZM128 150h16v5h-16ZM142 178h14v5h-14ZM130 206h16v5h-16Z"
    )
    t += path("g o t", "M110 150C110 136 130 136 130 150V176H110Z") + path(
        "k", "M108 246V218C108 206 132 206 132 218V246Z"
    )
    t += path("l 5", "M120 52V6") + path("c o t", "M122 8H170L154 20L170 32H122Z")
    hill = path("c o", "M8 246C30 222 60 214 120 226C180 214 210 222 232 246Z") + path(
        "k", gouge(40, 240, 70, 228, 3), gouge(200, 240, 170, 228, 3)
    )
    return t + hill


def assassin() -> str:
    """Cowl and scarf, two blades upright."""
    scarf = path("c o", "M74 130C100 138 140 138 166 130C166 168 146 184 120 196C94 184 74 168 74 130Z") + path(
        "k", gouge(92, 146, 114, 184, 4, 2), gouge(148, 146, 126, 184, 4, -2), gouge(120, 146, 120, 186, 3.6)
    )
    blades = both(
        turned(
            -30,
            60,
            206,
            path("w o t", "M60 150L70 168V212H50V168Z"),
            path("k", "M60 162V210H66V170Z"),
            path("g o t", "M38 210H82V219H38Z"),
            path("k", "M54 219H66V246H54Z"),
        )
    )
    return shoulders() + face("stern") + scarf + cowl() + blades


def pirate() -> str:
    """Cocked hat with a skull, eye patch, earring, sabre."""
    hat = path(
        "k o",
        "M22 92C30 56 62 40 78 26C94 10 146 10 162 26C178 40 210 56 218 92C190 78 160 72 120 72C80 72 50 78 22 92Z",
    ) + path("e 6", "M30 84C52 72 84 66 120 66C156 66 188 72 210 84")
    skull = (
        path(
            "w",
            "M120 22C106 22 98 30 99 41C99 47 103 50 107 51L108 58H132L133 51C137 50 141 47 141 41C142 30 134 22 120 22Z",
        )
        + dot("k", 111, 40, 4.5)
        + dot("k", 129, 40, 4.5)
        + path("k", "M120 44L116 50H124Z")
    )
    patch = (
        path("k o t", "M114 92C104 88 88 89 78 94C78 112 86 121 96 121C107 120 113 108 114 92Z")
        + path("w", gouge(82, 96, 110, 95, 2.6, 1))
        + path("l", "M80 94L68 88")
        + path("w", gouge(120, 90, 166, 72, 3, 2))
    )
    tache = (
        path(
            "k",
            "M120 138C104 132 88 142 74 134C80 152 104 158 120 148C136 158 160 152 166 134C152 142 136 132 120 138Z",
        )
        + path("w", gouge(124, 145, 156, 142, 3, 2))
        + path("k", "M106 158H134L126 184H114Z")
        + path("w", gouge(120, 162, 120, 180, 2.4))
    )
    ring = dot("l 10", 68, 136, 9) + dot("e 5", 68, 136, 9)
    sash = path("w o t", "M92 182L120 200L148 182L154 196L126 216L130 246H110L114 216L86 196Z")
    sabre = path("w o", "M206 232C226 190 226 140 206 100C240 128 248 190 226 240Z") + path(
        "g o t", "M194 224L236 244L232 252L190 234Z"
    )
    return sabre + shoulders() + neck() + broad(brow=5) + tache + patch + ring + hat + skull + sash


def fairy() -> str:
    """Wings, a bun, a wreath, and a wand with a star."""
    wings = both(
        path("c o", "M92 150C60 130 44 90 8 66C2 100 8 130 34 150C18 156 12 172 16 196C46 204 76 190 96 172Z")
        + path(
            "w",
            "M30 100C36 122 50 138 74 150C56 148 38 136 30 100Z",
            "M34 182C48 170 64 164 82 164C68 178 52 184 34 182Z",
        )
        + dot("g", 22, 94, 6)
        + dot("g", 28, 174, 5)
    )
    hair = path(
        "k",
        "M120 40C80 38 58 70 66 110C60 124 64 138 76 142C80 130 76 116 84 100C96 92 106 82 112 72C124 86 146 92 158 102C164 118 160 130 164 142C176 138 180 124 174 110C182 70 160 38 120 40Z",
    ) + path("w", gouge(76, 94, 104, 56, 3.6, -3), gouge(164, 96, 140, 58, 3.6, 3), gouge(84, 106, 112, 66, 2.6, -2))
    bun = path("k o", "M96 40C88 18 104 4 120 6C136 4 152 18 144 40Z") + path(
        "w", gouge(104, 34, 116, 14, 3, -2), gouge(134, 34, 126, 14, 3, 2)
    )
    ears = both(path("w o t", "M78 112C64 108 52 98 44 84C46 104 56 126 78 132Z"))
    wreath = both(
        path("g o t", "M112 44C100 38 90 42 84 52C96 56 106 54 112 44ZM88 54C76 50 68 58 66 68C78 68 86 64 88 54Z")
    ) + dot("c o t", 120, 44, 7)
    dress = path("c o", "M50 246C56 214 74 196 94 190L108 200L120 192L132 200L146 190C166 196 184 214 190 246Z") + path(
        "k", gouge(80, 242, 96, 206, 4, -2), gouge(120, 242, 120, 206, 4), gouge(160, 242, 144, 206, 4, 2)
    )
    wand = path("l 9", "M196 240L214 150") + path("e 4", "M196 240L214 150") + path("g o t", star(216, 136, 20))
    return (
        wings
        + ears
        + dress
        + path("w o", "M102 150H138V186L120 194L102 186Z")
        + path("k", "M104 160C112 166 128 166 136 156V184L122 190V172Z")
        + maid("open")
        + hair
        + bun
        + wreath
        + wand
    )


def seer() -> str:
    """A scarf with coins and an eye, hands round a crystal ball."""
    scarf = path(
        "c o",
        "M120 22C74 22 54 60 60 104C54 140 44 170 30 204L92 196C76 168 74 130 80 100C92 84 106 76 120 76C134 76 148 84 160 100C166 130 164 168 148 196L210 204C196 170 186 140 180 104C186 60 166 22 120 22Z",
    ) + both(path("k", gouge(62, 170, 72, 120, 4, 3), gouge(70, 84, 96, 44, 4, -3), gouge(46, 194, 60, 160, 3.4, 2)))
    coins = both(dot("g o t", 78, 104, 6.5) + dot("g o t", 90, 90, 6.5))
    eye = (
        path("g o", "M92 58C104 40 136 40 148 58C136 76 104 76 92 58Z")
        + dot("k", 120, 58, 9)
        + dot("w", 123, 55, 3)
        + path("g", wedge(120, 34, 120, 12, 7), wedge(100, 38, 90, 20, 6), wedge(140, 38, 150, 20, 6))
    )
    ball = (
        dot("k o", 120, 214, 37)
        + dot("w", 120, 214, 32)
        + path(
            "k",
            "M120 246C140 246 152 232 152 214C152 206 149 198 144 193C146 220 134 236 108 244C112 245 116 246 120 246Z",
        )
        + path("c", star(112, 210, 14, 4, 0.35))
        + path("k", gouge(96, 200, 108, 188, 3, -2))
    )
    hands = both(
        path(
            "w o t",
            "M70 246C66 226 70 208 80 202C86 200 88 206 86 212C92 206 98 210 94 218C100 216 104 222 98 230L92 246Z",
        )
        + path("l 3", "M84 214L80 224M92 220L88 230")
    )
    return (
        scarf
        + shoulders()
        + path("w o", "M102 150H138V186L120 194L102 186Z")
        + maid("shut")
        + scarf
        + eye
        + coins
        + ball
        + hands
    )


def shaman() -> str:
    """Antlers, a zigzag band, paint and a chain of teeth."""
    antlers = both(
        path("l 13", "M88 62C72 52 58 40 54 20M70 50C54 50 40 44 30 32M60 36C68 32 76 26 78 14")
        + path("v 6", "M88 62C72 52 58 40 54 20M70 50C54 50 40 44 30 32M60 36C68 32 76 26 78 14")
    )
    band = path("c o", "M64 92C66 60 92 46 120 46C148 46 174 60 176 92C150 76 90 76 64 92Z") + path(
        "g",
        "M76 74L88 62L98 70L108 58L120 68L132 58L142 70L152 62L164 74L163 80L152 70L142 78L132 66L120 76L108 66L98 78L88 70L78 80Z",
    )
    feathers = both(
        path("w o t", "M64 96C46 104 34 124 34 156C50 150 66 130 72 104Z")
        + path("l 3", "M68 104C56 114 44 132 38 150")
        + path("c", "M37 142C44 140 48 138 52 134L36 154Z")
    )
    paint = path("c", "M72 122L108 128V136L74 131ZM76 138L104 142V149L80 146Z") + path(
        "c", "M168 122L134 128V136L166 131ZM164 138L138 142V149L160 146Z"
    )
    teeth = (
        path("l", "M70 190C88 220 152 220 170 190")
        + path(
            "w o t",
            *[f"M{x - 6} {y}H{x + 6}L{x} {y + 20}Z" for x, y in [(84, 202), (102, 211), (138, 211), (156, 202)]],
        )
        + path("g o t", "M112 212H128L120 240Z")
    )
    hair = both(
        path("k", "M70 96C58 130 62 160 54 194C68 196 80 190 84 180C76 156 74 130 78 104Z")
        + path("w", gouge(68, 126, 64, 182, 3, 1))
    )
    return antlers + shoulders() + hair + neck() + broad(brow=3) + paint + band + feathers + teeth


def bard() -> str:
    """In profile with a feathered cap and a lute; notes fly up."""
    hat = (
        path("c o", "M84 78C76 44 104 26 138 30C170 34 188 58 182 92C160 78 120 72 84 78Z")
        + path("k", gouge(112, 40, 106, 64, 4, 2), gouge(140, 42, 142, 64, 4), gouge(164, 52, 168, 74, 3.6, -1))
        + path("c o", "M58 86C92 66 160 72 196 100C150 90 100 88 66 98C60 96 56 92 58 86Z")
        + path("g o t", "M150 74C150 44 174 16 214 8C216 44 194 70 160 84Z")
        + path("k", gouge(158, 74, 204, 20, 2.8, 3))
    )
    lute = turned(
        -34,
        150,
        218,
        path("g o", "M20 206H112V219H20Z"),
        path("g o", "M22 200L4 196L-2 214L8 228L22 224Z"),
        path(
            "g o",
            "M106 212C106 188 130 178 158 180C186 182 204 194 204 212C204 232 186 246 158 246C130 248 106 236 106 212Z",
        ),
        dot("k", 146, 212, 13),
        path("k", "M184 198H190V228H184Z"),
        path("l 2", "M22 210H186M22 215H186"),
    )
    hair = path(
        "k", "M150 88C170 96 178 120 172 148C178 160 176 172 164 178C150 170 146 150 152 134C146 118 144 100 150 88Z"
    ) + path("w", gouge(160, 104, 164, 160, 3, -2))
    notes = path(
        "k",
        "M26 60H32V96C32 106 14 106 14 97C14 90 22 88 26 90Z",
        "M26 58L48 50V58L26 66Z",
        "M44 54H50V88C50 98 32 98 32 89C32 82 40 80 44 82Z",
    )
    return (
        notes
        + shoulders()
        + profile("open")
        + hair
        + hat
        + path("w o t", "M104 186C122 198 150 198 168 184L174 198C152 214 120 212 98 200Z")
        + lute
        + fist(98, 240, -20)
    )


def artist() -> str:
    """Beret, curled moustache, palette and brush."""
    beret = (
        path("c o", "M44 66C40 34 92 14 138 18C184 22 204 46 192 66C184 80 160 82 120 78C90 76 56 88 44 66Z")
        + path("k", gouge(74, 40, 70, 62, 4, 2), gouge(110, 30, 106, 56, 4, 1), gouge(152, 34, 156, 60, 4, -2))
        + path("k", "M124 18L130 2L138 4L134 20Z")
        + path("g o t", "M64 76C98 66 150 66 178 76L176 88C148 78 94 78 66 88Z")
    )
    tache = (
        path(
            "k",
            "M120 138C112 134 100 138 90 148C82 154 72 150 70 138C64 154 76 164 90 160C104 156 112 148 120 146C128 148 136 156 150 160C164 164 176 154 170 138C168 150 158 154 150 148C140 138 128 134 120 138Z",
        )
        + path("w", gouge(128, 144, 150, 155, 2.6, -2))
        + path("k", "M113 152H127L120 172Z")
    )
    smock = path("w o t", "M84 184L120 204L156 184L164 202L132 216H108L76 202Z") + path(
        "c o t", "M120 204L100 196V220ZM120 204L140 196V220Z"
    )
    palette = (
        path(
            "w o",
            "M6 222C2 194 34 178 62 186C90 192 96 216 80 226C70 230 64 222 56 230C50 240 44 248 26 246C14 244 8 236 6 222Z",
        )
        + dot("k", 66, 212, 7)
        + dot("c o t", 26, 208, 8)
        + dot("g o t", 48, 200, 8)
        + dot("k", 26, 230, 7)
    )
    brush = (
        path("l 11", "M222 140L190 246")
        + path("e 6", "M222 140L190 246")
        + path("w o t", "M216 144L228 148L234 128L224 124Z")
        + path("c o t", "M223 126L235 130C240 116 236 104 230 96C224 104 220 114 223 126Z")
    )
    hair = both(path("k", "M74 84C60 100 60 128 66 148C76 150 82 142 80 130C76 114 76 100 80 88Z"))
    return shoulders() + neck() + hair + broad(brow=-3) + tache + beret + smock + palette + brush + fist(206, 210, -14)


def sage() -> str:
    """Bald, with tufts over the ears, a white beard, an open book."""
    dome = path(
        "w o", "M78 98C74 58 94 34 120 34C146 34 166 58 162 98C164 130 146 158 120 164C94 158 76 130 78 98Z"
    ) + path("k", "M122 36C146 38 165 60 161 98C163 130 146 158 121 164V143L128 150V130L121 104Z")
    eyes = (
        path("k", gouge(90, 108, 112, 108, 6))
        + path("w", gouge(129, 108, 151, 108, 7))
        + dot("k", 140, 108, 3.4)
        + path("l", "M119 104L110 130C110 135 115 137 121 136")
        + path("w", gouge(122, 110, 130, 128, 2.2))
    )
    lines = path("k", gouge(90, 78, 118, 76, 2.6, -2)) + path("w", gouge(126, 76, 152, 78, 2.6, -2))
    brows = both(path("w o t", "M114 96C104 88 88 88 74 98C84 98 96 100 112 106Z"))
    tufts = both(
        path("w o t", "M80 84C66 82 54 92 52 110C58 108 58 116 54 126C64 124 72 132 78 140Z")
        + path("l 3", "M76 96C68 98 62 104 60 112")
    )
    white = path(
        "w o",
        "M78 124C66 150 62 184 84 214C96 230 112 236 120 244C128 236 144 230 156 214C178 184 174 150 162 124C156 136 146 140 138 138C128 132 112 132 102 138C94 140 84 136 78 124Z",
    ) + path(
        "k",
        gouge(86, 150, 98, 208, 3.4, -3),
        gouge(100, 152, 108, 222, 3.4, -2),
        gouge(120, 160, 120, 232, 3.4),
        gouge(154, 150, 142, 208, 3.4, 3),
        gouge(140, 152, 132, 222, 3.4, 2),
        gouge(104, 146, 136, 146, 4.5),
    )
    book = (
        path("g o", "M22 196L120 216L218 196V244L120 252L22 244Z")
        + path(
            "w o t",
            "M32 188C62 180 98 188 120 206C142 188 178 180 208 188V230C178 222 142 228 120 242C98 228 62 222 32 230Z",
        )
        + path("l", "M120 206V242")
        + path(
            "k",
            *[gouge(44, y, 106, y + 9, 2.6, -3) for y in (196, 207)],
            *[gouge(196, y, 134, y + 9, 2.6, 3) for y in (196, 207)],
        )
    )
    cap = (
        path("c o", "M80 66C84 40 100 28 120 28C140 28 156 40 160 66C140 54 100 54 80 66Z")
        + path("k", gouge(104, 36, 100, 52, 3.4, 1), gouge(136, 36, 140, 52, 3.4, -1))
        + dot("g o t", 120, 28, 6)
    )
    return shoulders() + neck() + tufts + dome + lines + eyes + brows + white + cap + book


def adventurer() -> str:
    """In profile with slouch hat, compass and a rolled map."""
    roll = (
        path("w o", "M150 150C150 136 196 128 214 138C226 146 226 208 214 216C196 226 150 212 150 198Z")
        + dot("c o t", 210, 176, 17, 38)
        + path("l 3.5", "M210 150C218 164 218 188 210 202C204 190 204 166 210 154")
        + path("g o t", "M164 138H176V214H164Z")
    )
    hat = (
        path(
            "c o",
            "M20 84C52 84 70 74 86 54C100 32 140 22 168 40C186 52 192 76 186 98C164 84 128 78 96 86C70 92 44 98 20 84Z",
        )
        + path(
            "c o",
            "M20 84C40 96 70 96 96 86C130 78 164 84 186 98C192 106 190 112 182 112C156 98 120 94 92 102C62 108 30 102 20 84Z",
        )
        + path("k", gouge(112, 48, 104, 76, 4, 2), gouge(142, 44, 142, 72, 4), gouge(164, 56, 168, 80, 3.4, -1))
        + path("g o t", "M132 76C140 48 168 20 210 14C206 50 178 78 146 88Z")
        + path("k", gouge(142, 78, 200, 24, 2.8, 3))
    )
    hair = path(
        "k", "M146 96C168 100 180 118 176 142C178 154 168 162 158 158C146 150 150 138 146 128C142 116 140 104 146 96Z"
    ) + path("w", gouge(158, 108, 166, 148, 3, -2))
    jaw = path(
        "k", "M82 160C84 172 94 174 106 170C118 166 128 158 132 144C124 152 112 156 102 154C94 152 88 154 82 160Z"
    ) + path("w", gouge(92, 166, 104, 160, 2.6), gouge(106, 166, 118, 158, 2.6))
    strap = path("g o t", "M62 246L136 190L150 196L84 246Z")
    compass = (
        dot("g o", 60, 212, 26)
        + dot("w o t", 60, 212, 18)
        + path("c", "M60 198L65 212H55Z")
        + path("k", "M60 226L65 212H55Z")
    )
    return (
        roll
        + shoulders()
        + profile()
        + jaw
        + hair
        + hat
        + strap
        + path("w o t", "M104 188C122 200 150 200 166 188L170 202C150 214 120 212 100 202Z")
        + compass
        + fist(86, 238, -10)
    )


def hermit() -> str:
    """In profile in the hood, a white beard, a lantern held up."""
    hood = path(
        "c o",
        "M116 26C150 14 196 44 196 104C198 146 208 170 226 204L150 206C160 180 166 150 160 116C154 88 130 78 92 84C84 84 78 78 82 66C88 48 100 32 116 26Z",
    ) + path(
        "k",
        gouge(120, 36, 106, 70, 4, -3),
        gouge(150, 34, 136, 74, 4, -2),
        gouge(182, 76, 172, 128, 4, -3),
        gouge(190, 140, 182, 196, 4, 1),
        gouge(206, 186, 196, 202, 3),
    )
    white = (
        path(
            "w o",
            "M82 140C74 148 70 160 64 178C58 200 66 222 78 242C84 238 88 232 90 226C96 236 104 242 112 244C132 226 142 190 138 140C132 132 122 136 116 142C106 152 94 150 82 140Z",
        )
        + path(
            "k",
            gouge(80, 158, 76, 220, 3.4, 2),
            gouge(94, 158, 92, 216, 3.4, 2),
            gouge(108, 156, 108, 230, 3.4, 1),
            gouge(122, 150, 120, 214, 3.4),
        )
        + path("l", "M82 149L98 148")
    )
    brow = path("w o t", "M80 96C90 84 104 82 116 88C106 92 98 96 90 100Z")
    lamp = (
        path("l", "M34 116V140")
        + dot("l", 34, 112, 9)
        + path("k o", "M16 140H52L58 154H10Z")
        + path("g o", "M14 154H54V206H14Z")
        + path("k o", "M10 206H58V216H10Z")
        + path("w o t", "M34 162C44 176 46 186 42 194C38 200 30 200 26 194C22 186 28 178 34 162Z")
    )
    return shoulders() + profile(hooked=True) + white + brow + hood + lamp + fist(34, 122, 0)


def magician() -> str:
    """A turban with a jewel, cards fanned out, a wand."""
    turban = (
        path("w o", "M62 92C50 56 82 22 120 22C158 22 190 56 178 92C152 72 88 72 62 92Z")
        + path(
            "k",
            gouge(70, 82, 108, 34, 4, -6),
            gouge(84, 80, 120, 44, 3.6, -4),
            gouge(170, 82, 132, 34, 4, 6),
            gouge(156, 80, 124, 48, 3.6, 4),
        )
        + path("k", "M124 24C158 26 186 58 176 90C168 84 160 80 152 78C162 60 146 36 124 24Z")
        + path("w", gouge(166, 74, 150, 40, 3, 4))
    )
    jewel = (
        path("g o", "M120 48L136 68L120 88L104 68Z")
        + path("c o t", "M120 58L128 68L120 78L112 68Z")
        + path("g o t", "M114 50C104 30 108 12 120 2C132 12 136 30 126 50Z")
        + path("k", gouge(120, 12, 120, 44, 2.6))
    )
    locks = both(
        path("k", "M74 90C58 110 64 140 54 172C60 186 76 186 84 172C78 150 76 120 84 96Z")
        + path("w", gouge(68, 112, 66, 170, 3, 2))
    )
    cape = both(
        path("w o", "M60 248C50 222 46 196 60 162C74 172 88 184 96 198L84 248Z")
        + path("k", gouge(64, 176, 74, 236, 3.4, -1), gouge(78, 188, 82, 236, 3, 0))
    )

    def leaf(a: float, pip: str) -> str:
        return turned(a, 214, 232, path("w o t", "M198 156H230V206H198Z"), pip)

    cards = (
        leaf(-26, path("k", "M214 168L224 181L214 194L204 181Z"))
        + leaf(
            0,
            path(
                "c",
                "M214 194C202 186 202 176 208 174C212 173 214 176 214 178C214 176 216 173 220 174C226 176 226 186 214 194Z",
            ),
        )
        + leaf(24, path("g", star(214, 181, 12)))
    )
    wand = (
        path("l 10", "M12 150L52 240")
        + path("e 5", "M12 150L52 240")
        + path("g", star(24, 112, 15, 4, 0.3))
        + path("g", star(48, 140, 8, 4, 0.3))
    )
    return (
        shoulders()
        + locks
        + path("w o", "M102 150H138V186L120 194L102 186Z")
        + maid("open")
        + turban
        + jewel
        + cape
        + dot("g o", 120, 222, 10)
        + shifted(-18, 10, cards)
        + fist(194, 238, -70)
        + wand
        + fist(46, 228, 60)
    )


NEUTRALS = {
    draw.__name__: draw
    for draw in (
        citizen,
        dragon,
        ninja,
        reaper,
        witch,
        samurai,
        tower,
        assassin,
        pirate,
        fairy,
        seer,
        shaman,
        bard,
        artist,
        sage,
        adventurer,
        hermit,
        magician,
    )
}
