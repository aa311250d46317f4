"""What the page may show before its engine is awake: the first positions that no luck and no ruling decides."""

import itertools

import pytest

from tests.helpers import ask

KINDS = [
    ("brave-rats", {"edition": 16}),
    ("brave-rats", {"edition": 18, "variants": ["fast-rat", "emperor"]}),
    ("r-vs-r", {"setup": "first-game", "first": "p1"}),
    ("r-vs-r", {"setup": "first-game", "first": "p2", "match": "points"}),
]


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_no_ruling_changes_a_first_position(game, options):
    """web/prepared/openings.mjs writes one for all rulings."""
    offered = ask("catalogue")["games"][game]["options"]["rulings"]["options"]
    seen = []
    for values in itertools.product(*(each["values"] for each in offered.values())):
        chosen = {**options, "rulings": dict(zip(offered, values, strict=True))}
        opened = ask("open", game=game, options=chosen, seed="any")
        assert opened["record"]["turns"] == []
        views = [ask("view", match=opened["match"], seat=seat) for seat in (None, "p1", "p2")]
        seen.append([{**view, "options": None} for view in views])
    assert all(each == seen[0] for each in seen)


@pytest.mark.parametrize("seat", ["p1", "p2"])
def test_a_record_with_one_sealed_card_resumes(seat):
    """The page writes such a record by itself when a card is chosen before the engine is awake."""
    record = ask("open", game="brave-rats", options={}, seed="any")["record"]
    resumed = ask("resume", record={**record, "turns": [{seat: "spy"}]})
    assert resumed["waiting_for"] == [{"p1": "p2", "p2": "p1"}[seat]]
