"""Settings for Hypothesis: the same examples on every machine, and no clock; and how much the usual run tries."""

import gc

from hypothesis import HealthCheck, settings

from . import amounts

settings.register_profile(
    "steady", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")


def pytest_configure(config):
    """ "many": examples where each is cheap."""
    amounts.is_usual = "not slow" in config.option.markexpr
    settings.register_profile("many", settings.get_profile("steady"), max_examples=amounts.usually(100, 1000))


def pytest_collection_finish():
    """What has been collected stays: the collector of garbage need not go through it again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)
