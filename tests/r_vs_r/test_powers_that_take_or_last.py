"""The neutral tiles that take a tile from somewhere, and those whose effect lasts while they lie face up."""

import pytest

from tests.r_vs_r.drawing import at, cells_for, done, drawn, facts, in_round, over, play, seen, text, told, ways

# Assassin, Adventurer, Hermit, Magician ------------------------------------------------------------


def test_assassin_banishes_a_tile_of_the_opponents_play_area_alone() -> None:
    before = at("citizen2 . . | . . . | . . .", p1="assassin king", p2="monk temple", neutral="fairy", discard="sage")
    assert ways(before, "assassin@b2") == {"monk", "temple"}
    after, events = told(before, "assassin@b2!monk")
    assert after.zones == (("king",), ("temple",)) and after.neutral == ("fairy",)
    assert after.discard == ("sage", "monk") and "monk" not in after.placed
    assert facts(events, "assassinated") == [{"seat": "p2", "tile": "monk"}]
    assert drawn(after) == text("citizen2 . . | . assassin1 . | . . .")


def test_adventurer_takes_any_other_tile_of_the_neutral_area() -> None:
    before = at("citizen2 . . | . . . | . . .", p1="king", p2="monk", neutral="fairy sage adventurer")
    assert ways(before, "adventurer@b2") == {"fairy", "sage"}
    after, events = told(before, "adventurer@b2!sage")
    assert after.zones == (("king", "sage"), ("monk",)) and after.neutral == ("fairy",)
    assert facts(events, "taken") == [{"seat": "p1", "tile": "sage"}]
    assert cells_for(after, "sage")


def test_hermit_takes_any_tile_of_the_discard_but_none_that_still_lies_face_down() -> None:
    before = at("citizen2 x2:queen1 . | . . . | . . .", p2="hermit", discard="monk king", to_act="p2")
    assert ways(before, "hermit@b2") == {"monk", "king"}
    after = done(before, "hermit@b2!king")
    assert after.zones == ((), ("king",)) and after.discard == ("monk",)


def test_magician_takes_back_an_ally_of_any_colour_from_anywhere_on_the_board() -> None:
    board = "citizen1 castle1 monk1 | x2:queen1 . tower1/fairy | king2 sage2 bishop1"
    before = at(board, p1="magician", p2="")
    assert ways(before, "magician@b2") == {"a3", "c3"}
    after, events = told(before, "magician@b2!c3")
    assert drawn(after) == text("citizen1 castle1 . | x2:queen1 magician1 tower1/fairy | king2 sage2 bishop1")
    assert after.zones == (("monk",), ()) and after.discard == ()
    assert facts(events, "taken-back") == [{"cell": "c3", "tile": "monk"}]


def test_rv13_magician_takes_back_neither_itself_nor_what_a_sage_shields() -> None:
    assert ways(at("citizen1 sage1 monk1 | . . . | . . .", p1="magician"), "magician@a1") == {"b3"}
    assert ways(at("citizen2 . . | . . . | . . .", p1="magician"), "magician@a1") == set()


# Reaper --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("owner, winner", [("p1", "p2"), ("p2", "p1")])
def test_reaper_loses_its_owner_the_round_whatever_the_count(owner: str, winner: str) -> None:
    """Its owner has all the other tiles but two."""
    one = owner[1]
    board = f"reaper{one} king{one} monk{one} | queen{one} bishop{one} saint{one} | citizen2 general1 ."
    _, events = play(in_round(at(board, p1="castle", p2="temple")), "castle@c1")
    assert over(events) == (winner, "reaper")


def test_reaper_does_nothing_before_the_round_ends_nor_when_it_changes_sides_in_time() -> None:
    board = "reaper1 king1 monk2 | queen1 bishop2 saint2 | citizen2 . ."
    _, events = play(in_round(at(board, p1="castle", p2="cardinal")), "castle@b1")
    assert facts(events, "round-over") == []
    _, events = play(in_round(at(board.replace(". .", "general1 ."), p1="minister castle")), "minister@c1!c2")
    assert over(events) == ("p2", "reaper")
    board = "king1 monk2 queen1 | bishop2 reaper1 saint2 | citizen2 general1 ."
    _, events = play(in_round(at(board, p1="minister castle")), "minister@c1!b2")
    assert over(events) == ("p1", "reaper")


# Shaman, Witch -------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile, cancelled", [("shaman", {"a2", "b1", "b3", "c2"}), ("witch", {"a1", "a3", "c1", "c3"})])
@pytest.mark.parametrize("owner", "12")
def test_shaman_and_witch_cancel_instant_powers_of_their_neighbours_of_both_owners(
    tile: str, cancelled: set[str], owner: str
) -> None:
    """RV8. An Assassin's power depends on no cell, so an empty list means that it was cancelled."""
    board = f". . . | . {tile}{owner} . | . . ."
    free = {"a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"}
    for seat in ("p1", "p2"):
        before = at(board, p1="assassin king", p2="assassin king", to_act=seat)
        assert {cell for cell in free if not ways(before, f"assassin@{cell}")} == cancelled
        for cell in free:
            silenced = facts(told(before, f"assassin@{cell}")[1], "silenced")
            assert silenced == ([{"tile": "assassin", "cell": cell}] if cell in cancelled else [])


def test_shaman_and_witch_do_not_cancel_permanent_powers() -> None:
    for tile in ("shaman", "witch"):
        before = at(f"{tile}2 sage1 king1 | castle1 reaper1 . | . . .", p2="bishop minister", to_act="p2")
        assert not {"a2", "c3"} & ways(before, "bishop@c2")


@pytest.mark.parametrize("tile", ["shaman", "witch", "sage", "tower", "castle", "temple", "reaper"])
def test_a_lasting_power_is_applied_without_a_choice(tile: str) -> None:
    """There is nothing to aim it at; a Tower goes on top of the ally."""
    position = at("citizen1 . . | . . . | . . .", p1=tile)
    assert ways(position, f"{tile}@a3" if tile == "tower" else f"{tile}@b3") == set()


# Sage, Tower ---------------------------------------------------------------------------------------


def test_sage_shields_its_left_and_its_right_and_nothing_else() -> None:
    around = "king2 queen2 monk2 | citizen1 sage2 saint2 | bishop2 . fairy1"
    assert ways(at(around, p1="minister"), "minister@b1") == {"a1", "b2", "c1"}
    board = seen(in_round(at(around)))["board"]
    assert {cell for cell, shown in board.items() if shown and shown["shield"]} == {"a2", "c2"}


def test_tower_goes_on_top_of_an_ally_and_the_stack_has_a_shield() -> None:
    before = at("king1 queen2 . | . castle1 . | citizen1 . .", p1="tower", p2="bishop")
    assert cells_for(before, "tower") == {"a3", "a1"}
    after = done(before, "tower@a3")
    assert drawn(after) == text("tower1/king queen2 . | . castle1 . | citizen1 . .")
    cell = seen(in_round(after))["board"]["a3"]
    assert cell == {"tile": "tower", "faces": "p1", "down_by": None, "under": "king", "shield": True, "silenced": False}


def test_a_sage_under_a_tower_shields_nobody() -> None:
    before = at("queen1 sage1 . | . . . | citizen1 . .", p1="tower", p2="bishop")
    covered = done(before, "tower@b3")
    assert ways(at(drawn(before), p2="bishop", to_act="p2"), "bishop@b2") == {"b3", "a1"}
    assert ways(at(drawn(covered), p2="bishop", to_act="p2"), "bishop@b2") == {"a3", "a1"}


@pytest.mark.parametrize("tile, cell", [("shaman", "b2"), ("witch", "a2")])
def test_a_shaman_or_witch_under_a_tower_cancels_nothing(tile: str, cell: str) -> None:
    before = at(f"queen1 {tile}1 . | . . . | citizen1 . .", p1="tower", p2="assassin")
    covered = done(before, "tower@b3")
    after = [at(drawn(each), p1="king", p2="assassin", to_act="p2") for each in (before, covered)]
    assert [ways(each, f"assassin@{cell}") for each in after] == [set(), {"king"}]


def test_a_castle_or_an_instant_tile_under_a_tower_is_out_of_everybodys_reach() -> None:
    """The Castle itself cannot be covered: it has a shield (RV4)."""
    before = at("king1 castle1 . | citizen2 . . | . . .", p1="tower", p2="bard bishop")
    assert cells_for(before, "tower") == {"a3"}
    after = at(drawn(done(before, "tower@a3")), p2="bard bishop", to_act="p2")
    assert ways(after, "bard@b2") == set() and ways(after, "bishop@b2") == {"a2"}
