"""One target in a process of its own, led by atheris, which is libFuzzer for Python: `TARGET INPUTS SEED`."""

import sys
from pathlib import Path
from time import process_time

import atheris

with atheris.instrument_imports(include=["pocketcrowns"]):
    from tests.fuzz.targets import TARGETS

KEPT = Path(__file__).parents[2] / ".cache" / "fuzz"
BUDGET = 5  # seconds of CPU for one input
HANG = 120  # seconds until nobody waits any longer, on a machine that may be busy
MEMORY = 2048  # MB


def main(name: str, inputs: str, seed: str) -> None:
    """LibFuzzer ends the process: with a code other than 0 where a promise was broken."""
    target = TARGETS[name]

    def attempt(content: bytes) -> None:
        begun = process_time()
        target.attempt(content)
        assert process_time() - begun < BUDGET, "over its budget"

    corpus = KEPT / f"{name}-{seed}"
    corpus.mkdir(parents=True, exist_ok=True)
    for number, content in enumerate(target.seeds()):
        (corpus / f"seed-{number}").write_bytes(content[: target.longest])
    options = [f"-runs={inputs}", f"-seed={seed}", f"-max_len={target.longest}", f"-timeout={HANG}"]
    options += [f"-rss_limit_mb={MEMORY}", f"-artifact_prefix={KEPT}/{name}-"]
    atheris.Setup([sys.argv[0], *options, str(corpus)], attempt)
    atheris.Fuzz()


if __name__ == "__main__":
    main(*sys.argv[1:])
