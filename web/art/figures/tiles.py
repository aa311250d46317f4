"""The tiles of R vs R: Royalty and Religion here. Cloth has the colour of the player whom a tile faces."""

from .neutrals import NEUTRALS
from .people import (
    beard,
    broad,
    cowl,
    crown,
    ermine,
    face,
    helmet,
    long_hair,
    maid,
    neck,
    orb_cross,
    profile,
    shoulders,
    stole,
)
from .tools import both, dot, gouge, path, shifted, star


def king() -> str:
    """Crown, full beard and ermine."""
    return shoulders() + neck() + face("stern") + ermine() + beard() + crown()


def queen() -> str:
    """A ruff like a fan, a small crown with pearls."""
    collar = path(
        "w o",
        "M40 196C38 160 52 140 66 132C72 160 92 178 120 184C148 178 168 160 174 132C188 140 202 160 200 196C176 178 150 190 120 206C90 190 64 178 40 196Z",
    ) + both(path("k", gouge(52, 182, 62, 148, 3.4), gouge(68, 178, 72, 156, 3.2), gouge(86, 186, 88, 172, 3)))
    hair = both(
        path("k", "M120 50C84 48 62 64 54 92C46 108 50 126 66 132C78 128 80 112 78 98C86 82 104 74 120 72Z")
        + path("w", gouge(64, 92, 104, 60, 3.4, -4), gouge(60, 108, 76, 80, 3, -2), gouge(62, 124, 72, 104, 2.6, -1))
    )
    jewel = (
        path("c o t", "M120 214L129 226L120 240L111 226Z")
        + both(dot("g o t", 98, 214, 6))
        + both(dot("g o t", 108, 220, 5))
    )
    small = (
        path("g o", "M84 56C94 46 146 46 156 56L164 26L142 40L134 14L120 34L106 14L98 40L76 26Z")
        + both(dot("w o t", 106, 12, 5.5))
        + both(dot("w o t", 75, 25, 5))
        + dot("c o t", 120, 44, 5)
    )
    return (
        shoulders()
        + collar
        + neck()
        + path("w o", "M98 190L120 206L142 190L120 184Z")
        + hair
        + face("calm")
        + small
        + jewel
    )


def princess() -> str:
    """Long hair, a band with a jewel, wide eyes."""
    hair = long_hair() + both(path("w", gouge(70, 120, 68, 186, 3.6, 2), gouge(82, 160, 76, 192, 3.2, 1)))
    fringe = path(
        "k", "M74 104C78 72 100 58 120 56C140 58 162 72 166 104C150 96 136 84 126 70C118 86 96 98 74 104Z"
    ) + path("w", gouge(84, 92, 116, 68, 3, 2), gouge(154, 90, 132, 70, 3, -2))
    band = (
        path("g o", "M70 72C90 50 150 50 170 72L166 84C146 64 94 64 74 84Z")
        + path("g o t", "M120 18L132 42L120 58L108 42Z")
        + both(dot("w o t", 92, 50, 6))
    )
    return hair + shoulders() + neck() + maid("open") + fringe + band + path("g o t", star(120, 220, 12, 4, 0.45))


def minister() -> str:
    """A chaperon with its tail, jowls, a chain of office."""
    hat = path("c o", "M52 78C44 40 80 16 128 20C176 22 202 46 188 76C176 62 150 58 120 58C92 58 66 64 52 78Z") + path(
        "k", gouge(84, 36, 76, 60, 4, 2), gouge(116, 30, 112, 50, 4), gouge(150, 32, 154, 52, 4, -2)
    )
    hat += path("c o", "M176 66C206 66 210 110 196 136C190 146 180 142 182 130C184 108 180 90 164 80Z") + path(
        "g o t", "M64 72C92 56 148 56 178 70L174 82C146 70 94 70 68 84Z"
    )
    goatee = path("k", "M108 158H132L126 190L120 198L114 190Z") + path("w", gouge(120, 162, 120, 190, 2.4))
    chain = (
        path("l 9", "M74 196C84 226 156 226 166 196")
        + path("e 5", "M74 196C84 226 156 226 166 196")
        + dot("g o", 120, 222, 12)
        + path("k", star(120, 222, 7))
    )
    jowl = path(
        "k", "M120 139C106 134 90 140 78 134C84 150 104 154 120 147C136 154 156 150 162 134C150 140 134 134 120 139Z"
    ) + path("w", gouge(126, 144, 154, 141, 2.8, 2))
    return shoulders() + neck() + broad(brow=2) + jowl + goatee + hat + chain


def general() -> str:
    """A closed helmet with a plume, steel on both shoulders."""
    plume = path("c o", "M120 40C96 40 78 26 84 6C96 14 100 4 120 4C140 4 144 14 156 6C162 26 144 40 120 40Z") + path(
        "k", gouge(104, 12, 110, 34, 3.4), gouge(120, 10, 120, 34, 3.4), gouge(136, 12, 130, 34, 3.4)
    )
    pauldrons = both(
        path("w o", "M14 246C12 206 34 184 66 182C82 186 86 206 80 222C64 230 40 238 14 246Z")
        + path("k", gouge(28, 226, 72, 206, 3.4, -3), gouge(34, 208, 70, 194, 3.2, -3))
    )
    return shoulders() + neck() + helmet() + plume + pauldrons + path("g o", star(120, 220, 16))


def sorcerer() -> str:
    """A crooked hat with a star, a long beard."""
    hat = (
        path(
            "c o",
            "M60 82C82 62 92 36 104 6C112 0 126 0 134 8C130 14 134 20 140 30C148 54 160 68 180 82C160 70 80 70 60 82Z",
        )
        + path("g", star(116, 46, 12))
        + path("k", gouge(146, 68, 130, 30, 4, 2))
        + path("c o", "M26 94C52 68 188 68 214 94C184 88 150 80 120 80C90 80 56 88 26 94Z")
    )
    return shoulders() + neck() + face("stern") + beard() + hat + both(dot("g o t", 62, 214, 8))


def castle() -> str:
    """Curtain wall, keep, portcullis and flag."""
    wall = path("w o", "M30 246V118H52V134H70V118H92V134H148V118H170V134H188V118H210V246Z")
    keep = path("w o", "M82 140V62H74V30H92V44H108V30H132V44H148V30H166V62H158V140Z")
    shade = path(
        "k", "M134 46H148V34H163V60H155V134H148V120H168V136H190V120H207V244H150V200C150 180 138 168 122 166V140H134Z"
    )
    gate = path("k", "M92 246V204C92 184 104 174 120 174C136 174 148 184 148 204V246Z") + path(
        "g", "M102 246V206H108V246ZM117 246V186H123V246ZM132 246V206H138V246ZM94 214H146V220H94Z"
    )
    brick = path(
        "k", "M44 152h16v5h-16ZM60 176h16v5h-16ZM40 200h16v5h-16ZM58 224h16v5h-16ZM92 84h14v5h-14ZM100 118h14v5h-14Z"
    ) + path("w", "M172 152h16v5h-16ZM184 176h14v5h-14ZM166 200h16v5h-16ZM182 224h14v5h-14ZM140 84h12v5h-12Z")
    windows = path("k", "M112 74C112 64 128 64 128 74V98H112Z") + path("g", "M116 76C116 70 124 70 124 76V94H116Z")
    flag = path("l 5", "M120 30V2") + path("c o t", "M120 4H164L150 14L164 24H120Z")
    return flag + keep + wall + shade + gate + brick + windows


def hierophant() -> str:
    """The triple tiara with its lappets, the staff of three bars."""
    tiara = (
        path("w o", "M72 84C60 44 92 14 120 8C148 14 180 44 168 84C140 74 100 74 72 84Z")
        + path(
            "g o t",
            "M70 84C98 72 142 72 170 84V70C142 58 98 58 70 70ZM76 56C98 46 142 46 164 56L160 44C142 34 98 34 80 44ZM94 28C106 22 134 22 146 28L138 18C130 14 110 14 102 18Z",
        )
        + both(dot("c", 96, 71, 4))
        + dot("c", 120, 68, 4.5)
        + dot("g o t", 120, 6, 6)
    )
    lappets = both(path("w o", "M72 84L54 130L58 168L72 168L78 96Z") + path("c", "M58 150H72V158H58Z"))
    staff = path("g o t", "M203 70H211V246H203Z") + path(
        "g o t", "M188 84H226V92H188ZM192 100H222V108H192ZM196 116H218V124H196Z"
    )
    return staff + lappets + shoulders() + stole() + neck() + face("stern") + beard() + tiara


def cardinal() -> str:
    """In profile under the wide hat, whose tassels hang down."""
    hat = (
        path("c o", "M80 66C80 40 98 30 120 30C142 30 160 40 160 66Z")
        + path("k", gouge(100, 42, 98, 60, 3.6), gouge(120, 38, 120, 58, 3.6), gouge(140, 42, 142, 60, 3.6))
        + path("c o", "M8 80C40 58 200 58 232 80C214 96 160 84 120 84C80 84 26 96 8 80Z")
    )
    cords = both(
        path("l 8", "M44 88C34 120 48 140 40 166")
        + path("e 4", "M44 88C34 120 48 140 40 166")
        + path("g o t", "M40 164L54 204H26Z")
        + path("k", gouge(40, 176, 34, 202, 2.4), gouge(40, 176, 46, 202, 2.4))
    )
    cap = path("c", "M150 84C172 96 176 120 168 142C158 138 152 124 154 108C152 98 150 92 150 84Z")
    return (
        shoulders()
        + profile(hooked=True)
        + cap
        + hat
        + cords
        + path("w o t", "M100 184C120 200 148 200 168 184L172 198C150 214 120 214 98 200Z")
        + orb_cross(128, 226, 0.7)
    )


def saint() -> str:
    """A halo behind the veil, eyes shut, a dove's heart at the throat."""
    halo = dot("g o", 120, 92, 84) + dot("w o t", 120, 92, 66)
    veil = path(
        "c o",
        "M120 34C76 34 58 70 60 112C62 150 48 176 34 204L96 204C78 174 72 140 78 104C86 78 104 72 120 70C136 72 154 78 162 104C168 140 162 174 144 204L206 204C192 176 178 150 180 112C182 70 164 34 120 34Z",
    ) + both(path("k", gouge(68, 130, 80, 66, 4, -3), gouge(56, 190, 70, 146, 4, -2), gouge(104, 42, 92, 62, 3.4, 2)))
    return (
        halo
        + shoulders()
        + neck()
        + maid("shut")
        + veil
        + path(
            "w o t",
            "M120 238C98 224 96 204 108 206C116 207 119 212 120 216C121 212 124 207 132 206C144 204 142 224 120 238Z",
        )
    )


def bishop() -> str:
    """A mitre and a crook."""
    mitre = (
        path("w o", "M66 84C52 48 88 22 120 4C152 22 188 48 174 84C144 74 96 74 66 84Z")
        + path("g o t", "M66 84C96 72 144 72 174 84V70C144 58 96 58 66 70Z")
        + path("c o t", "M112 20L120 12L128 20V60H112Z")
        + both(path("k", gouge(80, 58, 98, 30, 3.6, -2)))
    )
    crook = path("l 13", "M204 246V100C204 74 176 74 178 94C180 106 194 102 190 92") + path(
        "e 7", "M204 246V100C204 74 176 74 178 94C180 106 194 102 190 92"
    )
    return shoulders() + stole() + neck() + broad(brow=-2) + mitre + shifted(12, 0, crook)


def paladin() -> str:
    """The closed helmet with wings, a cross on the tabard."""
    wings = both(
        path("g o", "M72 88C50 88 30 72 26 40C44 52 50 46 58 30C66 46 78 60 80 76Z")
        + path("k", gouge(74, 80, 40, 56, 3.2, 2), gouge(76, 72, 58, 44, 3, 2))
    )
    tabard = path("w o", "M78 190L120 204L162 190L170 246H70Z") + orb_cross(120, 226, 0.9, "c o")
    return shoulders() + neck() + wings + helmet() + path("g o t", "M114 34L120 12L126 34Z") + tabard


def monk() -> str:
    """The cowl, a beard and a rope."""
    rope = path("g o t", "M88 200C100 214 140 214 152 200L156 210C142 226 98 226 84 210Z")
    return shoulders() + neck() + face("mild") + beard() + cowl() + rope


def temple() -> str:
    """Pediment, four columns and steps."""
    roof = (
        path("w o", "M14 96L120 34L226 96Z")
        + path("k", "M122 40L218 94H122Z")
        + dot("g o t", 120, 76, 13)
        + path("k", star(120, 76, 8, 4, 0.4))
    )
    beam = path("w o", "M24 96H216V116H24Z") + path("c", "M28 101H212V111H28Z")
    cols = "".join(
        path("w o", f"M{x} 116H{x + 30}V124L{x + 26} 128V204L{x + 30} 208V214H{x}V208L{x + 4} 204V128L{x} 124Z")
        + path("k", f"M{x + 16} 128H{x + 24}V204H{x + 16}Z")
        + path("k", gouge(x + 9, 134, x + 9, 200, 2.6))
        for x in (32, 80, 130, 178)
    )
    door = path("k", "M112 214V150H128V214Z") + path("g", "M116 214V156H124V214Z")
    steps = path("w o", "M22 214H218V230H22ZM8 230H232V246H8Z") + path(
        "k", "M122 217H215V227H122ZM122 233H229V244H122Z"
    )
    top = orb_cross(120, 22, 0.7)
    return cols + door + steps + beam + roof + top


CAMPS = (
    king,
    queen,
    princess,
    minister,
    general,
    sorcerer,
    castle,
    hierophant,
    cardinal,
    saint,
    bishop,
    paladin,
    monk,
    temple,
)
TILES = {**{draw.__name__: draw for draw in CAMPS}, **NEUTRALS}
