"""Settings for Hypothesis: the same examples on every machine, and no clock."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "steady", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")


def pytest_configure(config):
    """ "many": examples where each is cheap, more of them in the slow run."""
    many = 300 if "not slow" in config.option.markexpr else 1000
    settings.register_profile("many", settings.get_profile("steady"), max_examples=many)
