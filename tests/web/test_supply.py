"""The bill of materials: everything that is shipped is on it, with a licence whose text is shipped too."""

import json
import re

import pytest

from tests.helpers import ROOT

LICENCES = ROOT / "dist/a/licences"


@pytest.fixture(scope="module")
def bill() -> dict:
    return json.loads((LICENCES / "sbom.json").read_text("utf-8"))


def test_it_is_a_bill_that_tools_read(bill: dict) -> None:
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert bill["metadata"]["component"]["name"] == "pocketcrowns"
    assert "timestamp" not in json.dumps(bill), "the same build is the same bytes"
    names = [part["bom-ref"] for part in bill["components"]]
    assert len(set(names)) == len(names) > 10


def test_every_part_has_its_version_its_hash_and_its_licences_text(bill: dict) -> None:
    locked = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    for part in bill["components"]:
        name, version = part["name"], part["version"]
        [licence] = [each["license"]["id"] for each in part["licenses"]]
        [digest] = part["hashes"]
        assert digest["alg"] == "SHA-512" and re.fullmatch("[0-9a-f]{128}", digest["content"])
        text = LICENCES / f"{name.removeprefix('@').replace('/', '-')}.txt"
        assert licence in text.read_text("utf-8") and len(text.read_text("utf-8")) > 300
        if part["purl"].startswith("pkg:npm/"):
            assert locked[f"node_modules/{name}"]["version"] == version
        else:
            pins = (ROOT / ".ci/requirements/runtime.txt").read_text("ascii")
            assert part["purl"] == f"pkg:pypi/{name}@{version}" and f"{name}=={version}" in pins


def test_python_itself_is_on_it(bill: dict) -> None:
    [pyodide] = [part for part in bill["components"] if part["name"] == "pyodide"]
    [python] = pyodide["components"]
    told = json.loads((ROOT / "web/node_modules/pyodide/pyodide-lock.json").read_text("utf-8"))
    assert (python["name"], python["version"]) == ("CPython", told["info"]["python"])
    assert "Python" in (LICENCES / "pyodide.txt").read_text("utf-8")
