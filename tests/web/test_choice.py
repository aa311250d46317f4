"""A choice of R vs R made step by step in the page: what it asks of the engine is written as actions are."""

import json
import re
import subprocess

import pytest

from pocketcrowns.r_vs_r.placing import legal
from pocketcrowns.r_vs_r.targets import Rulings
from tests.helpers import ROOT
from tests.r_vs_r.drawing import at

SCRIPT = """
const { Choice } = await import(process.argv[1]);
const [legal, asked] = JSON.parse(process.argv[2]);
const told = asked.map((picks) => {
  const choice = new Choice(legal);
  for (const pick of picks.slice(0, -1)) if (choice.offers.includes(pick)) choice.pick(pick);
  return choice.step === "confirm" ? choice.action : choice.attempted(picks.at(-1)); // what leaves no choice is taken
});
const taken = legal.map((action) => {
  const choice = new Choice(legal);
  choice.take(action);
  return choice.action;
});
console.log(JSON.stringify([told, taken]));
"""


@pytest.mark.parametrize(
    ("board", "hand"),
    [(". king1 . | . monk2 minister2 | . . .", "fairy queen"), ("fairy2 king1 . | . . . | . . .", "bard")],
    ids=["a Fairy", "a Bard before it"],
)
def test_what_is_asked_about_is_written_like_an_action(board: str, hand: str) -> None:
    """Parts of a target are joined by different signs."""
    actions = legal(at(board, hand, "temple"), Rulings())
    asked = [re.split("[@!:-]", action) for action in actions]
    module = (ROOT / "web" / "js" / "r_vs_r" / "choice.js").as_uri()
    command = ["node", "--input-type=module", "--eval", SCRIPT, module, json.dumps([actions, asked])]
    told, taken = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert len(told) > 20 and [told for told, action in zip(told, actions, strict=True) if told != action] == []
    assert taken == list(actions), "taken all at once"
