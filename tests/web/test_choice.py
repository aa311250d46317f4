"""A choice of R vs R made step by step in the page, `r_vs_r/choice.js`, and what it stands on: the parts of an action
(`actions.js`) and the geometry of the board (`r_vs_r/lines.js`) are the engine's."""

import json
import re
import subprocess

import pytest

from pocketcrowns.core import actions
from pocketcrowns.r_vs_r.grid import CELLS, DIRECTIONS, RAYS
from pocketcrowns.r_vs_r.placing import legal
from pocketcrowns.r_vs_r.targets import Rulings
from pocketcrowns.r_vs_r.tiles import PRINCESS
from tests.core.test_actions import PLACED
from tests.helpers import DEALS, ROOT
from tests.r_vs_r.drawing import at

JS = ROOT / "web" / "js"
SCRIPT = """
const { Choice } = await import(process.argv[1]);
const [legal, asked] = JSON.parse(process.argv[2]);
const told = asked.map((picks) => {
  const choice = new Choice(legal);
  for (const pick of picks.slice(0, -1)) if (choice.offers.includes(pick)) choice.pick(pick);
  return choice.step === "confirm" ? choice.action : choice.attempted(picks.at(-1)); // what leaves no choice is taken
});
console.log(JSON.stringify(told));
"""
TAKING = """
const { Choice } = await import(process.argv[1]);
const { readFileSync } = await import("node:fs");
const lists = JSON.parse(readFileSync(0, "utf8"));
const take = (legal) => (action) => {
  const choice = new Choice(legal);
  choice.take(action);
  return choice.action;
};
console.log(JSON.stringify(lists.map((legal) => legal.map(take(legal)))));
"""
GEOMETRY = """
const { cellsOf } = await import(process.argv[1]);
const asked = JSON.parse(process.argv[2]);
console.log(JSON.stringify(asked.map(([part, origin]) => cellsOf(part, origin))));
"""
PARTS = """
const { again, ends, isPlacement, placed, placement } = await import(process.argv[1]);
const told = JSON.parse(process.argv[2]).map((text) => {
  const { tile, cell, target } = placement(text);
  return [tile, cell, target, isPlacement(text), placed(tile, cell, target), again(text), ends(text)];
});
console.log(JSON.stringify(told));
"""


def run(script: str, module: str, given: object = None, text: str | None = None) -> list:
    command = ["node", "--input-type=module", "--eval", script, (JS / module).as_uri(), json.dumps(given)]
    return json.loads(subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout)


@pytest.mark.parametrize(
    ("board", "hand"),
    [(". king1 . | . monk2 minister2 | . . .", "fairy queen"), ("fairy2 king1 . | . . . | . . .", "bard")],
    ids=["a Fairy", "a Bard before it"],
)
def test_what_is_asked_about_is_written_like_an_action(board: str, hand: str) -> None:
    """Parts of a target are joined by different signs."""
    offered = legal(at(board, hand, "temple"), Rulings())
    asked = [re.split("[@!:-]", action) for action in offered]
    told = run(SCRIPT, "r_vs_r/choice.js", [offered, asked])
    assert len(told) > 20 and [told for told, action in zip(told, offered, strict=True) if told != action] == []


def test_every_action_of_whole_games_is_taken_at_once() -> None:
    lists = []
    for deal in [deal for deal in DEALS if deal.game == "r-vs-r"][::3]:
        match, rng = deal.match(), deal.rng()
        while waiting := match.waiting_for():
            view = match.view(waiting[0])
            if view["seen"]["phase"] == "place":
                lists.append(view["legal"])
            match.choose(waiting[0], rng.choice(view["legal"]))
    assert sum(map(len, lists)) > 3000
    assert run(TAKING, "r_vs_r/choice.js", text=json.dumps(lists)) == lists


def test_what_a_part_of_a_target_stands_for_is_the_engines() -> None:
    groups = PRINCESS.groups
    told = run(GEOMETRY, "r_vs_r/lines.js", [(part, cell) for cell in CELLS for part in (*DIRECTIONS, *dict(groups))])
    named = [
        [{CELLS[near] for near in cells} for cells in (*RAYS[cell].values(), *(reach[cell] for _, reach in groups))]
        for cell in range(len(CELLS))
    ]
    assert list(RAYS[0]) == list(DIRECTIONS)
    assert [set(cells) for cells in told] == [cells for row in named for cells in row]


def test_an_action_has_the_same_parts_in_both_languages() -> None:
    texts = [*PLACED, "bard@b2!b3:c3:queen", "fairy@b2!a1-c1", "a!b!c@d@e", "!@", "a:b-c:d-e"]
    assert run(PARTS, "actions.js", texts) == [
        [*parts, actions.is_placement(text), parts.action, [*actions.again(text)], [*actions.ends(text)]]
        for text in texts
        for parts in [actions.placement(text)]
    ]
