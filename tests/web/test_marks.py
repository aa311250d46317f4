"""The marks that the page gives to the tiles of a board, `r_vs_r/marks.js`, are the engine's."""

import json

from pocketcrowns.games import GAMES
from tests.amounts import usually
from tests.players.grid.views import drawn_view
from tests.r_vs_r.drawing import SETUPS, at, random_states

from .test_choice import run

SCRIPT = """
const { marked } = await import(process.argv[1]);
const { readFileSync } = await import("node:fs");
const tiles = JSON.parse(process.argv[2]);
const boards = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(boards.map((board) => marked(board, (id) => tiles[id]))));
"""
MARKS = ("shield", "silenced")


def test_shields_and_cancelled_powers_are_those_of_games() -> None:
    game = GAMES["r-vs-r"]
    tiles = {tile["id"]: tile for tile in game.catalogue()["tiles"]}
    states = [state for setup in SETUPS for seed in range(usually(2, 9)) for state in random_states(setup, seed)]
    beside_both = at("shaman1 king1 sage1 | . . . | . . .", p1="queen", p2="saint")  # its shield protects its power
    boards = [drawn_view(beside_both, setup="random")["seen"]["board"]]
    boards += [game.observe(state, None)["board"] for state in states]
    for mark in MARKS:
        assert any(piece[mark] for board in boards for piece in board.values() if piece), f"a {mark} is among them"
    bare = [
        {cell: piece and {key: piece[key] for key in piece if key not in MARKS} for cell, piece in board.items()}
        for board in boards
    ]
    for board, found in zip(boards, run(SCRIPT, "r_vs_r/marks.js", tiles, json.dumps(bare)), strict=True):
        for cell, piece in board.items():
            if piece and not piece["down_by"]:
                assert found[cell] == piece, (cell, board)
