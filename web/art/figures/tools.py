"""The tools: shapes in four flat inks, as SVG. A gouge is what cuts light out of the block."""

from math import cos, hypot, radians, sin

# Class of the page, and the width of its line where it draws one; style/figures.css gives each its colour.
OUTLINES = {"o": 5.0, "s": 4.5}  # key and cut, around a shape that is filled
LINES = {"l": 4.0, "v": 4.0, "e": 4.0}  # key, cut and gold, filled with nothing
THIN = 3.5


def short(value: float) -> str:
    """With one digit after the point, which is finer than any screen shows."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def ink(spec: str) -> str:
    """
    The attributes of a shape. `spec`: one fill of k (key), w (cut), c (cloth), g (gold), an outline of o or s, thin with
    a t; or a line of l, v or e. A number stands for another width of the line.
    """
    words = spec.split()
    inks = [word for word in words if word in {"k", "w", "c", "g", *OUTLINES, *LINES}]
    [width] = [OUTLINES.get(word, LINES.get(word)) for word in inks if word in OUTLINES or word in LINES] or [None]
    for word in words:
        if word not in inks:
            width = THIN if word == "t" else float(word)
    classes = " ".join(f"a{each}" for each in inks)
    return f'class="{classes}"' + (f' stroke-width="{short(width)}"' if width is not None else "")


def path(spec: str, *parts: str) -> str:
    return f'<path {ink(spec)} d="{"".join(parts)}"/>'


def dot(spec: str, x: float, y: float, r: float, ry: float | None = None, turn: float = 0) -> str:
    """A circle; an ellipse where it has a second radius, turned by so many degrees."""
    if ry is None:
        return f'<circle {ink(spec)} cx="{short(x)}" cy="{short(y)}" r="{short(r)}"/>'
    turning = f' transform="rotate({turn} {short(x)} {short(y)})"' if turn else ""
    return f'<ellipse {ink(spec)} cx="{short(x)}" cy="{short(y)}" rx="{short(r)}" ry="{short(ry)}"{turning}/>'


def placed(x: float, y: float, scale: float, *inner: str) -> str:
    """Moved, and of another size."""
    return f'<g transform="translate({x} {y}) scale({scale})">{"".join(inner)}</g>'


def shifted(x: float, y: float, *inner: str) -> str:
    return f'<g transform="translate({x} {y})">{"".join(inner)}</g>'


def mirrored(*inner: str) -> str:
    """Left and right exchanged, in a square of 240."""
    return f'<g transform="matrix(-1 0 0 1 240 0)">{"".join(inner)}</g>'


def both(*inner: str) -> str:
    """On the left as given, and mirrored on the right."""
    return "".join(inner) + mirrored(*inner)


def turned(angle: float, x: float, y: float, *inner: str) -> str:
    """Turned about a point, in degrees clockwise."""
    return f'<g transform="rotate({angle} {x} {y})">{"".join(inner)}</g>'


def gouge(x1: float, y1: float, x2: float, y2: float, w: float = 3, bend: float = 0) -> str:
    """One stroke of the gouge: pointed at both ends, w wide in the middle."""
    dx, dy = x2 - x1, y2 - y1
    length = hypot(dx, dy) or 1
    a, b = -dy / length, dx / length
    mx, my = (x1 + x2) / 2 + a * bend * 2, (y1 + y2) / 2 + b * bend * 2
    return (
        f"M{short(x1)} {short(y1)}Q{short(mx + a * w)} {short(my + b * w)} {short(x2)} {short(y2)}"
        f"Q{short(mx - a * w)} {short(my - b * w)} {short(x1)} {short(y1)}Z"
    )


def wedge(x1: float, y1: float, x2: float, y2: float, w: float = 4, bend: float = 0) -> str:
    """A stroke pressed at its start: a thorn."""
    dx, dy = x2 - x1, y2 - y1
    length = hypot(dx, dy) or 1
    a, b = -dy / length * w / 2, dx / length * w / 2
    mx, my = (x1 + x2) / 2 - dy / length * bend * 2, (y1 + y2) / 2 + dx / length * bend * 2
    return (
        f"M{short(x1 + a)} {short(y1 + b)}Q{short(mx + a)} {short(my + b)} {short(x2)} {short(y2)}"
        f"Q{short(mx - a)} {short(my - b)} {short(x1 - a)} {short(y1 - b)}Z"
    )


def star(x: float, y: float, r: float, k: int = 5, inner: float = 0.42) -> str:
    """A star of k points, the first one upwards; its inner corners lie at `inner` of r."""
    pts = []
    for i in range(2 * k):
        a = radians(180 * i / k - 90)
        q = r if i % 2 == 0 else r * inner
        pts.append(f"{short(x + q * cos(a))} {short(y + q * sin(a))}")
    return "M" + "L".join(pts) + "Z"
