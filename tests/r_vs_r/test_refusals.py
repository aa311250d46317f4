"""What is not offered says why: one reason a scenario, and never a word about what is offered."""

import pytest

from pocketcrowns.r_vs_r.effects import banish_from_play_area
from pocketcrowns.r_vs_r.placing import legal, place
from pocketcrowns.r_vs_r.refusals import why_not
from pocketcrowns.r_vs_r.targets import Rulings

from .drawing import BLANK, at

FULL_BUT_ONE = "queen1 queen2 king1 | castle1 citizen1 temple2 | saint2 monk2 ."


@pytest.mark.parametrize(
    ("drawing", "tiles", "action", "reason"),
    [
        (BLANK, "queen", "king@b2", {"reason": "not-offered"}),
        (BLANK, "king", "king@d4", {"reason": "not-offered"}),
        (". . . | . queen2 . | . . .", "king", "king@b2", {"reason": "occupied", "cell": "b2"}),
        (". . . | . x2:queen2 . | . . .", "king", "king@b2", {"reason": "face-down"}),
        (BLANK, "tower", "tower@b2", {"reason": "needs-ally"}),
        (". . . | . queen2 . | . . .", "tower", "tower@b2", {"reason": "needs-ally"}),
        (". . . | . castle1 . | . . .", "tower", "tower@b2", {"reason": "shield", "tile": "castle"}),
        (". . . | sage2 queen1 . | . . .", "tower", "tower@b2", {"reason": "shield", "tile": "sage"}),
        (". . . | . temple2 . | . . .", "king", "king@b1!b2", {"reason": "shield", "tile": "temple"}),
        (". . . | sage1 queen2 . | . . .", "king", "king@b1!b2", {"reason": "shield", "tile": "sage"}),
        (". . . | . tower2/queen . | . . .", "king", "king@b1!b2", {"reason": "shield", "tile": "tower"}),
        (". . . | . x1:queen2 . | . . .", "king", "king@b1!b2", {"reason": "face-down"}),
        (BLANK, "king", "king@b1!b2", {"reason": "empty"}),
        (BLANK, "king", "king@b1!b1", {"reason": "itself"}),
        (". queen2 . | . . . | . . .", "king", "king@b1!b3", {"reason": "out-of-reach"}),
        (". . . | . queen2 . | . . .", "sorcerer", "sorcerer@b1!b2", {"reason": "out-of-reach"}),
        (FULL_BUT_ONE, "king", "king@c1!b1", {"reason": "last-cell"}),
        (". . . | . shaman2 . | . . .", "king", "king@b1!b2", {"reason": "silenced", "tile": "shaman"}),
        (". . . | . witch2 . | . . .", "king", "king@a1!b2", {"reason": "silenced", "tile": "witch"}),
        (". . . | . queen2 . | . . .", "castle", "castle@b1!b2", {"reason": "no-instant"}),
        (". . . | . queen2 . | . . .", "pirate", "pirate@b1!b2", {"reason": "needs-shield"}),
        (". . . | . queen2 . | . . .", "magician", "magician@b1!b2", {"reason": "ally"}),
        (". . . | . reaper2 . | . . .", "bard", "bard@b1!b2", {"reason": "no-instant"}),
        (". shaman2 . | . king2 . | . . .", "bard", "bard@b1!b2", {"reason": "silenced", "tile": "shaman"}),
        (". . . | . queen2 . | . . .", "princess", "princess@b1!diagonal", {"reason": "touches-nothing"}),
        (". . . | . minister2 . | . . .", "bard", "bard@b1!b2:c3", {"reason": "empty"}),
        (". . . | . king2 . | . . .", "bard", "bard@b1!b2:c3", {"reason": "empty"}),
        (BLANK, "king", "king@b1!b2:c3", {"reason": "empty"}),
        (". . . | . queen1 . | . . .", "tower", "tower@b2!a1", {"reason": "no-instant"}),
        (". . . | . queen1 . | . . .", "magician", "magician@b1!b2:x", {"reason": "not-offered"}),
        (". . . | . magician1 . | . . queen1", "bard", "bard@b1!b2:c1:x", {"reason": "not-offered"}),
        (". . . | . castle2 . | . . .", "pirate", "pirate@b1!b2:x", {"reason": "not-offered"}),
        (". . . | . queen2 . | . . .", "fairy", "fairy@b1!b2", {"reason": "touches-nothing"}),
        (". . . | . queen2 . | king2 . .", "fairy", "fairy@b1!b2-a1", {"reason": "occupied", "cell": "a1"}),
        (". . . | . queen2 . | . . .", "fairy", "fairy@b1!b2-b1", {"reason": "occupied", "cell": "b1"}),
        (". . . | . queen2 . | x2:king2 . .", "fairy", "fairy@b1!b2-a1", {"reason": "face-down"}),
        (". . . | . castle2 . | king2 . .", "fairy", "fairy@b1!b2-a1", {"reason": "shield", "tile": "castle"}),
        (". . . | . fairy2 . | king2 . .", "bard", "bard@b1!b2:a1-b2", {"reason": "occupied", "cell": "b2"}),
    ],
)
def test_the_first_reason_is_told(drawing, tiles, action, reason):
    position = at(drawing, tiles)
    assert action not in legal(position, Rulings())
    assert why_not(position, action, Rulings()) == reason


def test_before_the_citizen_nothing_else_comes():
    position = at(BLANK, "citizen king", placements=0)
    assert why_not(position, "king@b2", Rulings()) == {"reason": "citizen-first"}
    assert why_not(position, "citizen@b2", Rulings()) == {"reason": "not-offered"}


def test_rv1_the_switch_decides_whether_the_last_cell_bars_a_destroyer():
    position = at(FULL_BUT_ONE.replace("queen2", "x2:queen2"), "king")
    assert why_not(position, "king@c1!b1", Rulings())["reason"] == "last-cell"
    assert "king@c1!b1" in legal(position, Rulings(last_cell="only_when_full"))
    assert why_not(position, "king@c1!b1", Rulings(last_cell="only_when_full"))["reason"] == "not-offered"


@pytest.mark.parametrize(
    "action", ["", "@", "!", "king", "king@", "king@b2!", "king@b2!!", "king@b2!b3:b3:b3", "?@b2", "é@a1!-"]
)
def test_anything_may_be_asked(action):
    assert "reason" in why_not(at(". queen2 . | . . . | . . .", "king bard"), action, Rulings())


@pytest.mark.parametrize(
    ("drawing", "tile", "action", "why"),
    [
        (BLANK, "magician", "magician@b1!b2", "b2 is empty"),
        (". . . | . reaper2 . | . . .", "bard", "bard@b1!b2", "b2 has no power to reactivate"),
    ],
)
def test_a_target_that_no_power_can_have_is_never_applied(drawing, tile, action, why):
    with pytest.raises(ValueError, match=f"^{why}$"):
        place(at(drawing, tile), action, Rulings())


def test_rv14_an_assassins_victim_is_hidden_no_longer_and_everything_else_still_is():
    position = at(BLANK, "king queen", "monk saint", hidden="king queen monk")
    assert banish_from_play_area(position, "p1", "king", []).hidden == ({"queen"}, {"monk"})
    assert banish_from_play_area(position, "p2", "monk", []).hidden == ({"king", "queen"}, set())
