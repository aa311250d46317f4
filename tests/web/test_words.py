"""Both languages say the same things, everything the engine can say has words, and French spaces are kept."""

import pathlib
import re

import pytest

from pocketcrowns.brave_rats.cards import CARDS
from pocketcrowns.brave_rats.clash import LINE_IDS
from pocketcrowns.brave_rats.game import BraveRats
from pocketcrowns.brave_rats.variants import VARIANTS
from pocketcrowns.players.levels import LEVELS

JS = pathlib.Path(__file__).parents[2] / "web/js"
PLACEABLE = re.compile(r"\$[\w-]+")


def words(language: str) -> dict[str, str]:
    """Every message and attribute ("card-spy.the") of a language with its text."""
    found, message = {}, ""
    for line in (JS / f"i18n/{language}.ftl").read_text().splitlines():
        if match := re.match(r"([a-z][\w-]*) = ?(.*)", line):
            message = match[1]
            name = message
            found[name] = match[2]
        elif match := re.match(r"    \.([a-z]+) = (.*)", line):
            name = f"{message}.{match[1]}"
            found[name] = match[2]
        elif line and not line.startswith("#"):
            found[name] += "\n" + line
    return found


ENGLISH, FRENCH = words("en"), words("fr")


def test_every_text_is_there_in_both_languages():
    assert set(ENGLISH) == set(FRENCH)
    assert len(ENGLISH) > 150


@pytest.mark.parametrize("name", sorted(ENGLISH))
def test_both_languages_say_it_with_the_same_variables(name):
    used = [set(PLACEABLE.findall(text[name])) for text in (ENGLISH, FRENCH)]
    assert used[0] == used[1]


def test_french_keeps_its_punctuation_on_the_line():
    for name, text in FRENCH.items():
        assert not re.search(r" [:;!?»]", text), name
        assert not re.search(r"« ", text), name
        prose = re.sub(r"\{[^}]*->", "", text)
        assert not re.search(r"[^\s\u00a0:][;!?]", prose), name


def test_no_apostrophe_is_typed_straight():
    for texts in (ENGLISH, FRENCH):
        for name, text in texts.items():
            assert "'" not in text, name


def test_all_that_the_engine_can_name_has_words():
    options = BraveRats().catalogue()["options"]
    wanted = {f"card-{card}{part}" for card in CARDS for part in ("", ".the", ".power")}
    wanted |= {f"why-{line}" for line in LINE_IDS} | {f"line-{line}" for line in [*LINE_IDS, "wizard-silences"]}
    wanted |= {f"variant-{variant}{part}" for variant in VARIANTS for part in ("", ".help")}
    wanted |= {f"level-{level}{part}" for level in LEVELS["brave-rats"] for part in ("", ".help")}
    for name, option in options["rulings"]["options"].items():
        wanted |= {f"ruling-{name}", f"ruling-{name}.why"}
        wanted |= {f"ruling-{name}-{value}{part}" for value in option["values"] for part in ("", ".help")}
    wanted |= {f"reason-{reason}" for reason in ("victories", "princess", "cards_out", "most_victories", "games")}
    assert wanted <= set(ENGLISH)


def test_the_page_asks_for_no_text_that_is_missing_and_leaves_none_unused():
    """Texts asked for by a fixed id, or by a template such as t(`card-${id}.the`)."""
    code = "\n".join(path.read_text() for path in JS.rglob("*.js"))
    asked = set(re.findall(r'"([a-z][\w-]*(?:\.[a-z]+)?)"', code))
    templates = re.findall(r"`([a-z][\w-]*\$\{[^`]*)`", code) + re.findall(r"(?<![\w.])t\(`(\$\{[^`]*)`", code)
    patterns = [
        re.compile("".join(".*" if part.startswith("${") else re.escape(part) for part in pieces) + "$")
        for pieces in (re.split(r"(\$\{[^}]*\}+)", template) for template in templates)
    ]
    fixed = set(re.findall(r'(?<![\w.])t\(\s*"([^"]+)"', code))
    assert fixed <= set(ENGLISH)
    unused = [name for name in ENGLISH if name not in asked and not any(each.match(name) for each in patterns)]
    assert unused == []
