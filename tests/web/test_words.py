"""All languages say the same things, everything the engine can say has words, and French spaces are kept."""

import json
import pathlib
import re
import subprocess

import pytest

from pocketcrowns.brave_rats.cards import CARDS
from pocketcrowns.brave_rats.clash import LINE_IDS
from pocketcrowns.brave_rats.game import BraveRats
from pocketcrowns.brave_rats.variants import VARIANTS
from pocketcrowns.players.levels import LEVELS
from pocketcrowns.r_vs_r.game import RvsR
from pocketcrowns.r_vs_r.grid import DIRECTIONS
from pocketcrowns.r_vs_r.tiles import TILES
from pocketcrowns.terminal.words import LANGUAGES

ROOT = pathlib.Path(__file__).parents[2]
JS = ROOT / "web/js"
PLACEABLE = re.compile(r"\$[\w-]+")


def words(language: str) -> dict[str, str]:
    """Every message and attribute ("card-spy.the") of a language with its text, out of all its files."""
    found, message = {}, ""
    files = sorted((JS / "i18n").glob(f"{language}.*ftl"))
    for line in "\n".join(path.read_text() for path in files).splitlines():
        if match := re.match(r"([a-z][\w-]*) = ?(.*)", line):
            message = match[1]
            name = message
            assert name not in found, f"{name} is said twice in {language}"
            found[name] = match[2]
        elif match := re.match(r"    \.([a-z]+) = (.*)", line):
            name = f"{message}.{match[1]}"
            found[name] = match[2]
        elif line and not line.startswith("#"):
            found[name] += "\n" + line
    return found


NAMES = json.loads((JS / "i18n/languages.json").read_text("utf-8"))
WORDS = {language: words(language) for language in NAMES}
ENGLISH, FRENCH = WORDS["en"], WORDS["fr"]


def test_every_text_is_there_in_every_language():
    assert all(set(texts) == set(ENGLISH) for texts in WORDS.values())
    assert len(ENGLISH) > 150


VOICES = {
    "brave-rats": ("wins", "loses", "takes", "hurt", "caught", "catches"),
    "r-vs-r": ("wins", "loses", "takes", "hurt", "turned"),
}


@pytest.mark.parametrize("language", WORDS)
def test_every_opponent_has_a_line_of_its_own_for_each_mood(language):
    wanted = {f"voice-{level}.{mood}" for game, moods in VOICES.items() for level in LEVELS[game] for mood in moods}
    said = {name: text for name, text in WORDS[language].items() if re.match(r"voice-\w+\.", name)}
    assert set(said) == wanted
    assert len(set(said.values())) == len(said)


def test_the_list_of_languages_is_the_one_of_the_texts_and_of_the_terminal():
    assert {path.name.split(".")[0] for path in (JS / "i18n").glob("*.ftl")} == set(NAMES) == set(LANGUAGES)
    assert set(json.loads((JS / "element/words.json").read_text("utf-8"))) == set(NAMES)
    assert all(about.keys() == NAMES["en"].keys() for about in NAMES.values())


def test_every_language_says_it_with_the_same_variables():
    used = [{name: set(PLACEABLE.findall(text)) for name, text in texts.items()} for texts in WORDS.values()]
    assert [name for name in ENGLISH if any(each[name] != used[0][name] for each in used)] == []


def test_french_keeps_its_punctuation_on_the_line():
    """By one and the same space, which does not break: U+00A0."""
    for name, text in FRENCH.items():
        prose = re.sub(r"\{[^}]*->", "", text)
        assert "\u202f" not in text, f"{name} has a narrow space (U+202F) where all others have U+00A0"
        assert not re.search(r" [:;!?»]|[^\s\u00a0:][;!?]", prose), f"{name} wants U+00A0 before : ; ! ? »"
        assert not re.search(r"« ", text), f"{name} wants U+00A0 after «"


NAMES_IN_FRENCH = {  # within a sentence, and after "que", "de" and "à"
    "Yarg": ("Yarg", "que Yarg", "de Yarg", "à Yarg"),
    "Applewood": ("Applewood", "qu’Applewood", "d’Applewood", "à Applewood"),
    "Élodie": ("Élodie", "qu’Élodie", "d’Élodie", "à Élodie"),
    "yves": ("yves", "qu’yves", "d’yves", "à yves"),
    "Le Garde": ("le Garde", "que le Garde", "du Garde", "au Garde"),
    "La Voisine": ("la Voisine", "que la Voisine", "de la Voisine", "à la Voisine"),
    "L’Écuyer": ("l’Écuyer", "que l’Écuyer", "de l’Écuyer", "à l’Écuyer"),
    "Les Rats": ("les Rats", "que les Rats", "des Rats", "aux Rats"),
    "Léa": ("Léa", "que Léa", "de Léa", "à Léa"),
}


@pytest.mark.parametrize("name", NAMES_IN_FRENCH)
def test_french_names_lose_vowels_and_melt_with_articles(name):
    code = f"""
      import {{ functions as f }} from "{(JS / "i18n/functions.js").as_uri()}";
      console.log(JSON.stringify(["NOM", "QUE", "DE", "A"].map((each) => f[each]([{json.dumps(name)}]))));
    """
    command = ("node", "--input-type=module", "-e", code)
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert tuple(json.loads(said)) == NAMES_IN_FRENCH[name]


def test_no_french_text_puts_a_name_after_a_word_that_it_would_change():
    names = "|".join(("name", "other", "first", "second", "winner", "loser", "clan", "level"))
    for name, text in FRENCH.items():
        assert not re.search(rf"\b(de|que|à|d’|qu’) ?\{{ \$({names}) \}}", text, re.IGNORECASE), name


def test_a_text_that_speaks_to_the_person_does_so_in_every_language():
    told = [name for name, text in ENGLISH.items() if "$you" in text]
    assert len(told) > 40
    for name in told:
        found = [
            re.findall(r"^ +\*?\[(name|first|second|nobody)\]", each[name], re.MULTILINE) for each in WORDS.values()
        ]
        assert all(each == found[0] for each in found) and found[0][-1] == "nobody", name


def test_no_apostrophe_is_typed_straight():
    for texts in WORDS.values():
        for name, text in texts.items():
            assert "'" not in text, f"{name} wants ’ (U+2019) instead of '"


def ruling_words(game) -> set[str]:
    wanted = set()
    for name, option in game.catalogue()["options"]["rulings"]["options"].items():
        wanted |= {f"ruling-{name}", f"ruling-{name}.why"}
        wanted |= {f"ruling-{name}-{value}{part}" for value in option["values"] for part in ("", ".help")}
    return wanted


def test_all_that_brave_rats_can_name_has_words():
    wanted = ruling_words(BraveRats())
    wanted |= {f"card-{card}{part}" for card in CARDS for part in ("", ".the", ".power")}
    wanted |= {f"why-{line}" for line in LINE_IDS} | {f"line-{line}" for line in [*LINE_IDS, "wizard-silences"]}
    wanted |= {f"variant-{variant}{part}" for variant in VARIANTS for part in ("", ".help")}
    wanted |= {f"level-{level}{part}" for level in LEVELS["brave-rats"] for part in ("", ".help")}
    wanted |= {f"reason-{reason}" for reason in ("victories", "princess", "cards_out", "most_victories", "games")}
    assert wanted <= set(ENGLISH)


def test_all_that_r_vs_r_can_name_has_words():
    options = RvsR().catalogue()["options"]
    wanted = ruling_words(RvsR())
    wanted |= {f"tile-{tile}{part}" for tile in TILES for part in ("", ".the", ".power")}
    wanted |= {f"kind-{tile['kind'] or 'none'}" for tile in RvsR().catalogue()["tiles"]}
    for option in ("setup", "match"):
        wanted |= {f"{option}-{value}{part}" for value in options[option]["values"] for part in ("", ".help")}
    wanted |= {name for level in LEVELS["r-vs-r"] for name in (f"level-{level}", f"level-r-vs-r-{level}-help")}
    wanted |= {f"rvr-event-{kind}" for kind in said_by("effects", "placing") if kind != "rotated"}
    wanted |= {"rvr-joined", "rvr-tiles"}  # tiles that turn are told together
    groups = {group for tile in RvsR().catalogue()["tiles"] for group in tile["reach"]} - {"one"}
    wanted |= {f"rvr-arg-{group}" for group in (groups - set(DIRECTIONS)) | {"hidden", "line"}}
    wanted |= {f"rvr-reason-{reason}" for reason in ("allies", "reaper", "no-placement")}
    wanted |= {f"reason-{reason}" for reason in ("rounds", "points")}
    assert wanted <= set(ENGLISH)


def said_by(*modules: str) -> list[str]:
    """The kinds of event that these modules of R vs R report."""
    code = "".join((ROOT / f"engine/pocketcrowns/r_vs_r/{module}.py").read_text() for module in modules)
    kinds = re.findall(r'Event\("([a-z-]+)"', code)
    assert len(kinds) > 10
    return kinds


def test_two_names_for_one_power_say_the_same():
    """The seven tiles of Religion do what those of Royalty do."""
    tiles = RvsR().catalogue()["tiles"]

    def said(texts: dict[str, str], camp: str) -> set[tuple[str, str]]:
        ours = [tile for tile in tiles if tile["camp"] == camp]
        return {(f"{tile['power']} {tile['reach']}", texts[f"tile-{tile['id']}.power"]) for tile in ours}

    for texts in WORDS.values():
        assert said(texts, "royalty") == said(texts, "religion")
        assert len(said(texts, "royalty")) == 7


def test_the_page_asks_for_no_text_that_is_missing_and_leaves_none_unused():
    """Texts asked for by a fixed id, or by a template such as t(`card-${id}.the`)."""
    code = "\n".join(path.read_text() for path in [*JS.rglob("*.js"), ROOT / "web/install.mjs"])
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
