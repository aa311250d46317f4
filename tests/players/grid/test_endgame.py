"""Who wins on a nearly full board: the same as by trying everything, whatever is remembered."""

from dataclasses import replace
from random import Random

import pytest

from pocketcrowns.core.luck import Luck
from pocketcrowns.players.coach.r_vs_r import GridSearch
from pocketcrowns.players.grid.endgame import Endgame, endgame_for, forget
from pocketcrowns.players.grid.moves import children, result, tiles_in
from pocketcrowns.players.grid.position import Rules, compact, has_names
from pocketcrowns.players.player import Meter
from tests.amounts import slowly
from tests.players.grid.solved import CLASSES, Solved, plainly, stored
from tests.r_vs_r.drawing import SETUPS, at, random_states

PLENTY = ("nodes", 1_000_000)


def endgame(rules: Rules) -> Endgame:
    return Endgame(rules, Meter(PLENTY))


def few_left(setup: str, seed: int, when_full: bool, cells: int = 2) -> list[tuple[tuple, Rules]]:
    """Random positions with so many cells without a face-up tile, or fewer."""
    found = []
    for state in random_states(setup, seed):
        if state.stage == "place" and sum(p is None or p.down_by is not None for p in state.position.board) <= cells:
            rules = Rules(when_full, seed % 2 == 0, has_names(state.position))
            found.append((compact(state.position, rules), rules))
    return found


@pytest.mark.parametrize("when_full", [False, True])
@pytest.mark.parametrize("setup", slowly(*SETUPS))
def test_it_finds_what_trying_everything_finds(setup: str, when_full: bool) -> None:
    """In every position that is met on the way too; RV1, RV10 both ways."""
    compared = 0
    for seed in range(60):
        if seed >= 12 and compared > 1000:
            break
        for pos, rules in few_left(setup, seed, when_full):
            known: dict = {}
            plainly(pos, rules, known)
            proves = endgame(rules)
            rng = Random(seed)
            for met in rng.sample(sorted(known), min(len(known), 2000)):
                if result(met) is None:
                    assert proves.wins(met) == known[met], (met, rules)
                    compared += 1
    assert compared > 1000


@pytest.mark.parametrize(
    "position",
    [
        # A Tower that falls uncovers what lies beneath (RV5); one covers the Reaper (RV4).
        at("citizen2 tower1/reaper king1 | queen2 monk1 saint2 | paladin1 . .", p1="minister", p2="pirate castle"),
        at("citizen2 reaper1 king1 | queen2 monk1 saint2 | paladin1 . .", p1="minister tower", p2="pirate castle"),
        # One that falls gives its cell back at once: the next placement fills the board.
        at("citizen1 king1 monk1 | queen2 tower1/reaper saint2 | paladin2 . .", p1="castle", p2="pirate", to_act="p2"),
        at("citizen2 sage1 king1 | queen2 shaman1 saint2 | paladin1 . .", p1="minister fairy", p2="pirate dragon"),
        at("citizen2 x2:king1 monk1 | queen2 witch1 saint2 | paladin1 seer1 .", p1="minister ninja", p2="bard saint"),
        at("citizen2 king1 monk2 | queen2 minister1 saint2 | . seer1 .", p1="assassin magician", p2="bishop hermit"),
        # A Seer that an enemy wakes looks its own way (RV10): that wins here, and there it does not.
        at("castle2 . saint1 | monk2 seer2 general2 | king2 citizen2 queen2", p1="bard", p2="artist"),
        at("minister2 monk2 saint2 | seer2 king1 citizen2 | . castle1 queen2", p1="bard", p2="artist"),
        at(
            "citizen2 king1 monk2 | queen2 minister1 saint2 | . seer1 .",
            p1="adventurer",
            p2="bishop",
            neutral="ninja queen",
        ),
    ],
)
@pytest.mark.parametrize("when_full", [False, True])
def test_it_knows_what_chance_seldom_brings(position: object, when_full: bool) -> None:
    rules = Rules(when_full, names=has_names(position))
    known: dict = {}
    plainly(compact(position, rules), rules, known)
    proves = endgame(rules)
    for met, wins in known.items():
        if result(met) is None:
            assert proves.wins(met) == wins, met


def test_what_was_proven_before_changes_no_answer() -> None:
    """Along whole rounds, and after other rounds with other tiles."""
    forget()
    asked = 0
    for seed in range(4):
        for pos, rules in few_left("standard", seed, False):
            kept = endgame_for(rules, ("ms", 60_000))
            for child in children(pos, rules)[::7]:
                if result(child) is None:
                    assert kept.wins(child) == endgame(rules).wins(child)
                    asked += 1
    assert asked > 50 and kept.size > 0
    forget()


@pytest.mark.parametrize("seeds", slowly(range(30), range(30, 400)))
def test_what_won_with_other_hands_is_tried_anew(seeds: range) -> None:
    """One that has been asked about a board with many hands finds what trying everything finds."""
    asked, won = 0, 0
    for seed in seeds:
        rng = Random(seed)
        positions = few_left("random", seed, False, 3)
        if not positions:
            continue
        pos, rules = positions[0]
        proves = endgame(rules)
        live = tiles_in(pos[4] | pos[5] | pos[6])
        for _ in range(8):
            mine, theirs, neutral = (sum(1 << tile for tile in rng.sample(live, 2)) for _ in range(3))
            dealt = (*pos[:4], mine, theirs & ~mine, neutral & ~(mine | theirs), pos[7])
            if result(dealt) is None:
                wins = plainly(dealt, rules, {})
                assert proves.wins(dealt) == wins, (dealt, rules)
                asked, won = asked + 1, won + wins
    assert asked > 100 and 0.1 < won / asked < 0.9


def test_a_budget_in_nodes_remembers_nothing() -> None:
    assert endgame_for(Rules(), ("nodes", 1)) is not endgame_for(Rules(), ("nodes", 1))
    assert endgame_for(Rules(), ("ms", 1)) is endgame_for(Rules(), ("ms", 1))
    forget()


def test_what_is_too_long_to_be_proven_is_left_to_the_estimates(monkeypatch: pytest.MonkeyPatch) -> None:
    """RV21: a line of placements that may void the round proves nothing."""
    solved = next(each for each in stored(3) if has_names(each.position))
    pos, rules = solved.compact
    assert endgame(rules).wins(pos) is not None
    monkeypatch.setattr("pocketcrowns.players.grid.endgame.LONGEST", 0)
    assert endgame(rules).wins(pos) is None
    advice = GridSearch().advise(solved.view, ("nodes", 200))
    assert not advice.exact and len(advice.mix) == len(solved.view["legal"])


# Stored positions ----------------------------------------------------------------------------------


def agrees(solved: Solved) -> bool:
    pos, rules = solved.compact
    proves = endgame(rules)
    ended = [(result(child), child) for child in set(children(pos, rules))]
    return solved.won == any(end < 0 if end is not None else not proves.wins(child) for end, child in ended)


@pytest.mark.parametrize("cells", slowly(*CLASSES))
def test_stored_positions_are_won_or_lost_as_it_is_written(cells: int) -> None:
    positions = stored(cells)
    assert sum(each.won for each in positions) >= {3: 200, 4: 200, 5: 200}[cells]
    assert all(agrees(each) for each in (positions[::20] if cells == 3 else positions[::40]))


@pytest.mark.slow
def test_small_stored_positions_are_what_trying_everything_finds() -> None:
    tried = 0
    for solved in stored(3):
        pos, rules = solved.compact
        if len(children(pos, rules)) < 45 and not rules.names:
            assert plainly(pos, rules, {}) == solved.won
            tried += 1
    assert tried > 5


@pytest.mark.parametrize("budget", slowly(("nodes", 30), ("nodes", 300)))
def test_no_claim_about_a_stored_position_is_wrong(budget: tuple[str, int]) -> None:
    """Of the value, and of every action where all are told for certain; and a choice keeps what it says is won."""
    exact = 0
    for solved in stored(3)[::6]:
        advice = GridSearch().advise(solved.view, budget)
        if advice.off_by == 0:
            assert (advice.value > 0) == solved.won
        if advice.exact:
            exact += 1
            pos, rules = solved.compact
            names: list[str] = []
            after = dict(zip(names, children(pos, rules, names), strict=True))
            for each in advice.mix:
                end, child = result(after[each.action]), after[each.action]
                assert (each.value > 0) == (end < 0 if end is not None else not endgame(rules).wins(child))
    assert exact > (budget[1] > 100)


def test_a_stored_position_is_written_as_it_is_read() -> None:
    for line, solved in zip(["".join(each.line()) for each in stored(4)], stored(4), strict=True):
        assert Solved.read(line) == replace(solved) and GridSearch().choose(solved.view, Luck("a"), ("nodes", 1))
