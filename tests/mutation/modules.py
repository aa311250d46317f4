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

TOLD = [f"conformance/test_told.py::test_{what}_stays_as_it_was" for what in ("the_catalogue", "what_whole_games_tell")]
TOLD_OF = {
    "brave_rats": [f"{test}[brave-rats]" for test in TOLD],
    "r_vs_r": [f"{test}[r-vs-r]" for test in TOLD],
}

# Folder or module: the tests that tell most of it in the shortest time, in the order in which they run.
FIRST: dict[str, list[str]] = {
    "brave_rats": TOLD_OF["brave_rats"],
    "brave_rats/clash": ["brave_rats/test_clash.py", *TOLD_OF["brave_rats"]],
    "brave_rats/table": ["brave_rats/test_table.py", *TOLD_OF["brave_rats"]],
    "r_vs_r": ["r_vs_r/test_golden.py", *TOLD_OF["r_vs_r"]],
    "r_vs_r/grid": ["r_vs_r/test_grid.py", "r_vs_r/test_golden.py", *TOLD_OF["r_vs_r"]],
    "r_vs_r/tiles": ["r_vs_r/test_tiles.py", "r_vs_r/test_golden.py", *TOLD_OF["r_vs_r"]],
    "r_vs_r/refusals": ["r_vs_r/test_refusals.py", *TOLD_OF["r_vs_r"]],
    "core/codec": ["core/test_codec.py", "bridge/test_refusals.py"],
    "core/match": ["core/test_sitting.py", "core/test_match.py"],
    "core/luck": ["core/test_luck.py"],
    "core/options": ["core/test_options.py"],
    "core/seals": ["core/test_seals.py"],
    "core/perft": [f"test_api.py::test_perft{rest}" for rest in ("", "_counts_what_a_plain_walk_finds")],
    "links": ["links/test_contexts.py", PUBLISHED],
    "links/frame": ["links/test_frame.py", PUBLISHED],
}

# Folder: what a survivor of those tests faces besides.
ALL: dict[str, list[str]] = {
    "brave_rats": [
        *(f"brave_rats/test_{name}.py" for name in DUEL_TESTS),
        "bridge/test_table.py",
        "core/test_options.py",
    ],
    "r_vs_r": [
        *(f"r_vs_r/test_{name}.py" for name in GRID_TESTS),
        "bridge/test_preview.py",
        "core/test_options.py",
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
    first, rest = FIRST.get(module, FIRST.get(folder, [])), ALL[folder]
    return [f"tests/{path}" for path in first], [f"tests/{path}" for path in rest]
