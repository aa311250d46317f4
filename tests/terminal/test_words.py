"""The terminal's words: both languages, read as the page's own library reads them."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from pocketcrowns.terminal import words
from pocketcrowns.terminal.words import LANGUAGES, Words
from tests.helpers import ROOT

OWN = {language: (Path(words.__file__).parent / "words" / f"{language}.ftl") for language in LANGUAGES}
NUMBERS = (0, 1, 2, 5)


def sources(language: str) -> list[str]:
    page = [ROOT / "web/js/i18n" / name.format(language) for name in ("{}.ftl", "{}.r_vs_r.ftl", "{}.coach.ftl")]
    return [path.read_text("utf-8") for path in (*page, OWN[language])]


def messages(path: Path) -> dict[str, set[str]]:
    """Name and variables of each message of the terminal's own."""
    found = re.findall(r"^([a-z][\w-]*) = (.*)$", path.read_text("utf-8"), re.MULTILINE)
    return {name: set(re.findall(r"\$([\w-]+)", text)) for name, text in found}


def test_both_languages_say_the_same_things_with_the_same_variables() -> None:
    assert messages(OWN["en"]) == messages(OWN["fr"]) and len(messages(OWN["en"])) > 20


def test_every_word_is_used() -> None:
    code = "".join(path.read_text("utf-8") for path in (ROOT / "engine/pocketcrowns/terminal").glob("*.py"))
    assert not [name for name in messages(OWN["en"]) if not re.search(rf"""["']{name}["']""", code)]


def test_french_keeps_its_punctuation_on_the_line() -> None:
    for line in OWN["fr"].read_text("utf-8").splitlines():
        if not line.startswith("#"):
            assert not re.search(r" [:;!?»]|« ", line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_as_the_page_reads_it(language: str) -> None:
    """All of them, attributes too, whatever the numbers and cases in them."""
    t, texts = Words(language), sources(language)
    asked, told = [], []
    variables = sorted(set(re.findall(r"\$([\w-]+)", "".join(texts))))
    cases = sorted(set(re.findall(r"\[([a-z]\w*)\]", "".join(texts))))
    for name in t:
        message, _, attribute = name.partition(".")
        for value in (*NUMBERS, *cases):
            values = dict.fromkeys(variables, value)
            asked.append(json.dumps([language, texts if not asked else [], message, attribute, values]))
            told.append(t(name, **values))
    command = ["node", str(Path(__file__).with_name("fluent.mjs"))]
    done = subprocess.run(command, input="\n".join(asked), capture_output=True, text=True, timeout=120, check=True)
    assert len(told) > 2000 and [json.loads(line) for line in done.stdout.splitlines()] == told


def test_what_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError):
        Words("en")("no-such-message")
    with pytest.raises(KeyError):
        Words("en")("event-bonus", name="Yarg")
