"""Write all figures as JSON, by the ids of the engine, and the app's icon: python -m web.art.figures FILE"""

import json
import sys
from pathlib import Path

from .icon import emblem, rays
from .marks import MARKS, TALL
from .opponents import OPPONENTS
from .rats import RATS
from .tiles import TILES

SIDE, HEIGHT = 240, 320


def figures() -> dict[str, dict[str, object]]:
    """Of every figure what is inside its SVG, and its width and height."""
    named = [("level", OPPONENTS), ("tile", TILES)]
    drawers = {**RATS, **{f"{kind}-{name}": draw for kind, all_ in named for name, draw in all_.items()}, **MARKS}
    return {
        name: {"body": draw(), "width": SIDE, "height": HEIGHT if name in TALL else SIDE}
        for name, draw in drawers.items()
    }


if __name__ == "__main__":
    [target] = sys.argv[1:]
    Path(target).parent.mkdir(exist_ok=True)
    drawn = {"figures": figures(), "icon": {"rays": rays(), "emblem": emblem()}}
    Path(target).write_text(json.dumps(drawn, indent=1) + "\n", "utf-8")
