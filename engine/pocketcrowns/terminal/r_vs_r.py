"""R vs R at a terminal: the nine cells, both racks, what a placement did. A tile's arrow points to its owner."""

from collections.abc import Iterator, Sequence
from typing import Final

from ..core.actions import FIRST, KEEP, again, is_placement, placement
from ..core.game import SEATS, Action, Json, Seat
from ..games import GAMES
from .paper import Paper, Row, Style, Text
from .screen import Screen
from .words import Words

_ROWS: Final = "321"
_COLUMNS: Final = "abc"
_ARROW: Final[dict[Seat, str]] = {"p1": "▼", "p2": "▲"}  # p1 sits below, p2 above
_TILES: Final = [tile["id"] for tile in GAMES["r-vs-r"].catalogue()["tiles"]]
_TOLD: Final = {"placed", "silenced", "destroyed", "banished", "rotated", "moved"}
_TOLD_TOO: Final = {"assassinated", "taken-back", "taken", "reactivated", "cleared"}

_STEPS: Final = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}  # columns towards c, rows towards 3


def _end(cell: str, direction: str) -> str:
    """The last cell of the line that goes from here in a direction ("n", "ne" …)."""
    across, up = (sum(steps) for steps in zip(*map(_STEPS.__getitem__, direction), strict=True))
    there = chr(ord(cell[0]) + across) + str(int(cell[1]) + up)
    return _end(there, direction) if there[0] in _COLUMNS and there[1:] in _ROWS else cell


class TileTable(Screen):
    """See screen.Screen."""

    several = "equal"

    def __init__(self, words: Words) -> None:
        self.t = words

    def name(self, seat: Seat) -> str:
        return self.t(f"camp-{seat}")

    def show(self, view: Json, out: Paper) -> None:
        seen, t = view["seen"], self.t
        score = {seat: seen["points" if view["options"]["match"] == "points" else "rounds"][seat] for seat in SEATS}
        word = "rvr-points" if view["options"]["match"] == "points" else "rvr-rounds"
        names = self.named(first="p1", second="p2")
        out.say(f"{t('rvr-round', round=seen['round'])}. {t(word, a=score['p1'], b=score['p2'], **names)}", "title")
        self._rack("p2", seen, out)
        rows: list[Row] = [
            [row, *(self._cell(seen["board"][f"{column}{row}"]) for column in _COLUMNS)] for row in _ROWS
        ]
        out.table(["", *_COLUMNS], rows)
        self._rack("p1", seen, out)
        if seen["neutral"]:
            neutral = ", ".join(map(self._tile, seen["neutral"]))
            out.say(t("term-list", title=t("rvr-neutral"), pieces=neutral), "quiet")
        out.say(t("rvr-count", a=seen["allies"]["p1"], b=seen["allies"]["p2"], **names))

    def _rack(self, seat: Seat, seen: Json, out: Paper) -> None:
        tiles = ", ".join(map(self._tile, seen["zones"][seat]))
        title = f"{_ARROW[seat]} {self.t('rvr-rack', **self.named(name=seat))}"
        out.say(self.t("term-list", title=title, pieces=tiles), seat)

    def _tile(self, tile: str) -> str:
        return self.t("rvr-unknown") if tile == "?" else self.t(f"tile-{tile}")

    def _cell(self, cell: Json | None) -> Text:
        """Owner's arrow, tile, and a mark for a shield (◆), a cancelled power (×), a tile below (+)."""
        if cell is None:
            return "·"
        if cell["down_by"]:
            return f"▒ {self._tile(cell['tile'] or '?')}", "quiet"
        signs = (("◆", cell["shield"]), ("×", cell["silenced"]), ("+", cell["under"]))
        marks = [sign for sign, there in signs if there]
        style: Style = cell["faces"]
        return " ".join([_ARROW[cell["faces"]], self._tile(cell["tile"]), *marks]), style

    def steps(self, action: Action) -> tuple[str, ...]:
        """Tile, cell, target ("": no effect); one step for what is no placement."""
        if not is_placement(action):
            return (action,)
        tile, cell, target = placement(action)
        return tile, cell, target or ""

    def question(self, view: Json, chosen: tuple[str, ...]) -> str:
        t, who = self.t, self.named(name=view["seat"])
        if view["seen"]["phase"] == "choose-first":
            return t("rvr-pick-first", **who)
        if view["seen"]["phase"] == "draft":
            return t("rvr-keep", **who)
        if not chosen:
            return t("rvr-choose-tile", **who)
        word = "rvr-choose-cell" if len(chosen) == 1 else "rvr-choose-effect"
        return t(word, tile=t(f"tile-{chosen[0]}.the"))

    def key(self, place: int, step: str, chosen: tuple[str, ...]) -> str:
        return step if len(chosen) == 1 else str(place)

    def label(self, view: Json, step: str, chosen: tuple[str, ...]) -> str:
        if len(chosen) == 2:
            return self._target(view, chosen[1], step)
        if len(chosen) == 1:
            there = view["seen"]["board"][step]
            return f"{step} {self._tile(there['tile'])}" if there else step
        if step.startswith(FIRST):
            return self.t("rvr-first", **self.named(name="p1" if step.endswith("p1") else "p2"))
        return self._tile(step.removeprefix(KEEP))

    def _target(self, view: Json, origin: str, target: str) -> str:
        if not target:
            return self.t("rvr-no-effect")
        if set(target) <= set(_STEPS):
            return self.t("rvr-arg-line", cell=_end(origin, target))
        if f"rvr-arg-{target}" in self.t:
            return self.t(f"rvr-arg-{target}")
        if target in _TILES:
            return self.t(f"tile-{target}")
        cell, rest = again(target)
        there = view["seen"]["board"].get(cell)
        told = self.t("term-row-left", cell=cell, tile=self._tile(there["tile"] or "?")) if there else cell
        return f"{told} → {self._target(view, cell, rest)}" if rest else told

    def tell(self, events: Sequence[Json]) -> Iterator[str]:
        for event in events:
            yield from self._told(event)

    def _told(self, event: Json) -> Iterator[str]:
        t, kind = self.t, event["kind"]
        owner = event.get("seat") or event.get("faces")
        tile = event.get("tile")
        if kind in _TOLD | _TOLD_TOO:
            values = {name: event[name] for name in ("cell", "from", "to") if event.get(name)}
            if owner:
                values |= self.named(name=owner)
            if tile:
                values["tile"] = t(f"tile-{tile}.the")
            yield t("term-joins" if kind == "rotated" else f"rvr-event-{kind}", **values)
        elif kind == "round-begins":
            yield t("term-begins", name=self.name(event["first"]), round=event["round"])
        elif kind == "kept":
            yield t("term-kept", name=self.name(event["seat"]))
        elif kind == "dealt" and tile:
            yield t("term-dealt", tile=t(f"tile-{tile}.the"))
        elif kind == "round-void":
            yield t("rvr-round-void", round=event["round"])
        elif kind == "round-over":
            yield t("rvr-round-won", **self.named(name=event["winner"]), round=event["round"]) + "."
            allies = event["allies"].values()
            yield t(f"rvr-reason-{event['reason']}", a=max(allies), b=min(allies))

    def pieces(self) -> list[tuple[str, str]]:
        return [(self._tile(tile), self.t(f"tile-{tile}.power")) for tile in _TILES]

    def goal(self, view: Json) -> str:
        return self.t("r-vs-r-goal")

    def ending(self, view: Json) -> str:
        return self.t(f"reason-{view['outcome']['reason']}")
