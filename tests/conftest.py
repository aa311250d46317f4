"""Settings for Hypothesis: the same examples on every machine, and no clock; and how much the usual run tries."""

import gc

from hypothesis import HealthCheck, settings

from . import amounts


def pytest_configure(config):
    """ "many": examples where each is cheap."""
    amounts.is_usual = "not slow" in config.option.markexpr
    examples = {"steady": amounts.usually(50, 100), "many": amounts.usually(50, 1000)}
    for profile, count in examples.items():
        settings.register_profile(
            profile,
            derandomize=True,
            deadline=None,
            database=None,
            suppress_health_check=[HealthCheck.too_slow],
            max_examples=count,
        )
    settings.load_profile("steady")


def pytest_collection_finish():
    """What has been collected stays: the collector of garbage need not go through it again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)
