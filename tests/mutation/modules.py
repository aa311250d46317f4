"""Which modules are mutated, by groups, and which tests each mutant must face.

Paths of modules lie below engine/pocketcrowns, paths of tests below tests/. A mutant faces the tests of its own module
first; if it survives them, all those of its folder. Left out are tests that start a Python of their own, which would
run the engine as it is (tests/test_wheel.py, tests/test_jobs.py), that read the engine's text (tests/test_house.py),
that need a browser, and those that take too long to face thousands of mutants: whole games of all kinds, symmetry,
counts of positions, every verb, letters and players.
"""

DUEL_TESTS = ["clash", "draft", "endings", "look", "mime", "mirror", "rulings", "secrets", "table", "variants"]
GRID_TESTS = [
    *("golden", "grid", "powers_of_neutrals", "powers_of_the_camps", "powers_that_take_or_last", "refusals"),
    *("rulings_1_to_5", "rulings_6_to_13", "rulings_14_to_19", "rulings_20_to_22", "setups", "tiles"),
]
PUBLISHED = "links/test_published.py::test_python_reads_and_writes_it"  # the quickest third of that file

# Group: its modules.
GROUPS: dict[str, list[str]] = {
    "clash": ["brave_rats/clash"],
    "placing": ["r_vs_r/placing"],
    "codec": ["core/codec"],
    "match": [f"core/{name}" for name in ("match", "luck", "options", "seals", "perft")],
    "rules": [
        "brave_rats/rounds",
        *(f"r_vs_r/{name}" for name in ("effects", "targets", "scoring", "setups")),
        *(f"brave_rats/{name}" for name in ("variants", "game", "table", "powers", "cards")),
        *(f"r_vs_r/{name}" for name in ("game", "board", "grid", "powers", "tiles", "refusals")),
    ],
    "links": [
        *(f"links/{name}" for name in ("brave_rats", "coder", "frame", "making", "r_vs_r", "records", "tables")),
        *("links/values", "links/views"),
    ],
}

# Module: the tests that tell most of it, in the order in which they run.
FIRST: dict[str, list[str]] = {
    "brave_rats/clash": ["brave_rats/test_clash.py", "brave_rats/test_rulings.py"],
    "brave_rats/rounds": ["brave_rats/test_endings.py", "brave_rats/test_rulings.py", "brave_rats/test_variants.py"],
    "brave_rats/variants": ["brave_rats/test_variants.py", "brave_rats/test_draft.py", "brave_rats/test_rulings.py"],
    "brave_rats/game": ["brave_rats/test_rulings.py", "brave_rats/test_secrets.py", "brave_rats/test_variants.py"],
    "brave_rats/powers": ["brave_rats/test_clash.py", "brave_rats/test_mime.py"],
    "brave_rats/cards": ["brave_rats/test_clash.py", "brave_rats/test_variants.py", "brave_rats/test_mime.py"],
    "brave_rats/table": ["brave_rats/test_table.py"],
    "r_vs_r/placing": ["r_vs_r/test_refusals.py", "r_vs_r/test_rulings_1_to_5.py", "r_vs_r/test_golden.py"],
    "r_vs_r/game": ["r_vs_r/test_golden.py", "r_vs_r/test_setups.py", "r_vs_r/test_rulings_14_to_19.py"],
    "r_vs_r/setups": ["r_vs_r/test_golden.py", "r_vs_r/test_setups.py", "r_vs_r/test_rulings_20_to_22.py"],
    "r_vs_r/scoring": ["r_vs_r/test_golden.py", "r_vs_r/test_rulings_14_to_19.py", "r_vs_r/test_rulings_20_to_22.py"],
    "r_vs_r/effects": ["r_vs_r/test_golden.py", "r_vs_r/test_powers_of_neutrals.py"],
    "r_vs_r/board": ["r_vs_r/test_golden.py", "r_vs_r/test_rulings_1_to_5.py"],
    "r_vs_r/targets": ["r_vs_r/test_golden.py", "r_vs_r/test_rulings_6_to_13.py"],
    "r_vs_r/grid": ["r_vs_r/test_grid.py", "r_vs_r/test_golden.py"],
    "r_vs_r/powers": ["r_vs_r/test_tiles.py", "r_vs_r/test_golden.py"],
    "r_vs_r/tiles": ["r_vs_r/test_tiles.py", "r_vs_r/test_golden.py"],
    "r_vs_r/refusals": ["r_vs_r/test_refusals.py"],
    "core/codec": ["core/test_codec.py", "bridge/test_refusals.py"],
    "core/match": ["core/test_sitting.py", "core/test_match.py"],
    "core/luck": ["core/test_luck.py"],
    "core/options": ["core/test_options.py", "brave_rats/test_variants.py"],
    "core/seals": ["core/test_seals.py"],
    "core/perft": [f"test_api.py::test_perft{rest}" for rest in ("", "_counts_what_a_plain_walk_finds")],
    "links/frame": ["links/test_frame.py", PUBLISHED],
}

# Folder: what a survivor of those tests faces besides.
ALL: dict[str, list[str]] = {
    "brave_rats": [
        "conformance/test_told.py",
        *(f"brave_rats/test_{name}.py" for name in DUEL_TESTS),
        "bridge/test_table.py",
    ],
    "r_vs_r": [
        "conformance/test_told.py",
        *(f"r_vs_r/test_{name}.py" for name in GRID_TESTS),
        "bridge/test_preview.py",
    ],
    "core": [
        "conformance/test_told.py",
        "core",
        "bridge/test_refusals.py",
        "bridge/test_records.py",
        "bridge/test_replay.py",
        PUBLISHED,
    ],
    "links": ["links"],
}


def suites(module: str) -> tuple[list[str], list[str]]:
    """The tests that a mutant of this module faces: at first, and if it survives those."""
    folder = module.split("/", maxsplit=1)[0]
    first, rest = FIRST.get(module, [PUBLISHED]), ALL[folder]
    return [f"tests/{path}" for path in first], [f"tests/{path}" for path in rest]
