"""A few inputs at each target of the page (tests/fuzz), in every test run; first of all what once broke a promise."""

from tests.amounts import usually
from tests.fuzz.page import QUICK, SHARES, attempt, targets

MANY, FEW = usually((8, 4), (30, 10))  # inputs


def test_promises_are_kept_whatever_the_page_is_given(browser, tmp_path):
    with targets(browser, tmp_path) as page:
        assert sorted(page.evaluate("() => targets")) == sorted(SHARES) and sum(SHARES.values()) == 10_000
        for name, share in SHARES.items():
            inputs = MANY if share >= QUICK else FEW
            came = attempt(page, name, inputs, seed=1)
            assert came["wrong"] == "", name
            assert came["inputs"] == came["refused"] + came["accepted"] >= inputs, name
            assert came["refused"] > 0, f"{name}: nothing was refused, so the inputs are all too right"
