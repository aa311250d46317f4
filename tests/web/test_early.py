"""What JavaScript does before Python is awake, `play/early.js` and `play/seal.js`, is what the engine does."""

import json
import subprocess
from random import Random

import pytest

from pocketcrowns.brave_rats.cards import CARDS
from pocketcrowns.core.actions import KEEP
from pocketcrowns.core.seals import seal
from tests.helpers import DEALS, ROOT, VIEWERS, ask

SCRIPT = """
const [early, sealing, openings] = process.argv.slice(1);
const { keyOf, viewOf } = await import(early);
const { proofOf, sealOf } = await import(sealing);
const { readFileSync } = await import("node:fs");
const { keys, views } = JSON.parse(readFileSync(openings, "utf8"));
const given = JSON.parse(readFileSync(0, "utf8"));
const shown = given.deals.map(({ game, options, full, viewers, sealed }) => {
  const opening = views[keys[keyOf(game, options)]];
  return opening ? viewers.map((seat) => viewOf(opening, full, seat, sealed)) : null;
});
const proofs = await Promise.all(given.opened.map((each) => proofOf(each, { seal: each.shown })));
const seals = await Promise.all(given.opened.map(async ({ action }) => ({ action, ...(await sealOf(action)) })));
console.log(JSON.stringify({ shown, proofs, seals }));
"""
DIGITS = "0123456789abcdef" * 2
ACTIONS = [*CARDS, *(KEEP + card for card in CARDS), "bard@b2!b3:a1-c1", "\N{LATIN SMALL LETTER E WITH ACUTE}"]


@pytest.fixture(scope="module")
def told() -> dict:
    [openings] = (ROOT / "dist" / "a").glob("openings-*.json")
    scripts = [(ROOT / "web" / "js" / "play" / name).as_uri() for name in ("early.js", "seal.js")]
    command = ["node", "--input-type=module", "--eval", SCRIPT, *scripts, str(openings)]
    deals = [
        {"game": deal.game, "options": deal.options, "full": full(deal), "viewers": VIEWERS, "sealed": sealed}
        for deal in DEALS
        for sealed in ([], ["p1"], ["p2"])
    ]
    opened = [
        {"action": action, "salt": DIGITS, "seal": seal(DIGITS, action), "shown": seal(DIGITS, before)}
        for action, before in [("prince", "spy"), *((action, action) for action in ACTIONS)]
    ]
    given = json.dumps({"deals": deals, "opened": opened})
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
    return {"deals": deals, **json.loads(done.stdout)}


def full(deal) -> dict:
    return ask("open", game=deal.game, options=deal.options, seed="any")["record"]["options"]


@pytest.mark.browser  # it needs what the build wrote
def test_first_views_are_the_engines_while_nobody_or_one_has_chosen(told: dict) -> None:
    compared, rng = 0, Random("first choices")
    for deal, shown in zip(told["deals"], told["shown"], strict=True):
        if shown is None:
            continue
        opened = ask("open", game=deal["game"], options=deal["options"], seed="any")
        match = opened["match"]
        if deal["sealed"] and opened["waiting_for"] != ["p1", "p2"]:
            continue  # a choice alone is no seal
        for seat in deal["sealed"]:
            ask("choose", match=match, seat=seat, action=rng.choice(ask("view", match=match, seat=seat)["legal"]))
        for viewer, view in zip(VIEWERS, shown, strict=True):
            assert view == ask("view", match=match, seat=viewer)
            compared += 1
    assert compared > 50


@pytest.mark.browser
def test_a_seal_is_the_engines_and_another_choice_than_the_sealed_one_is_found_out(told: dict) -> None:
    assert [proof["honest"] for proof in told["proofs"]] == [False, *[True] * len(ACTIONS)]
    assert all(each["seal"] == seal(each["salt"], each["action"]) for each in told["seals"])
