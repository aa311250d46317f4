"""Settings for Hypothesis: the same examples on every machine, and no clock; and how much the usual run tries."""

from hypothesis import HealthCheck, settings

from . import amounts

settings.register_profile(
    "steady", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")


def pytest_configure(config):
    """ "many": examples where each is cheap."""
    amounts.is_usual = "not slow" in config.option.markexpr
    settings.register_profile("many", settings.get_profile("steady"), max_examples=amounts.usually(300, 1000))
