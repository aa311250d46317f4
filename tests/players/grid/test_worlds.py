"""What a seat may be facing: worlds drawn from its view."""

from pocketcrowns.core.luck import Luck
from pocketcrowns.players.grid.worlds import worlds
from tests.players.grid.views import view_of
from tests.r_vs_r.drawing import at, in_round


def test_worlds_fit_the_view() -> None:
    """Tiles assumed are neutrals that are nowhere to be seen, each once; all that is seen stays as it is."""
    position = at(
        "citizen2 king1 x1:tower2/queen | . . . | . . .",
        p1="assassin queen",
        p2="monk fairy sage",
        hidden="fairy sage",
        discard="dragon",
        to_act="p2",
    )
    state = in_round(position, setup="secret-random")
    view = view_of(state, "p1", setup="secret-random")
    drawn = worlds(view, Luck("w"), 40)
    assert len(drawn) == 40 and len({world.hidden for world in drawn}) > 20
    for world in drawn:
        there = world.position
        assert there.board[:8] != () and there.zones.p1 == ("assassin", "queen") and there.zones.p2[0] == "monk"
        assert len(world.hidden) == 2 and set(there.zones.p2[1:]) == world.hidden
        assert not world.hidden & {"assassin", "tower", "dragon", "citizen"}
    facing = {world.position.board[8].under.faces for world in drawn if world.position.board[8]}
    assert facing == {"p1", "p2"}, "what a fallen Tower covers shows nobody whom it faces"
