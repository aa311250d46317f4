"""The terminal's words in both languages: the page's own, and a few more, from Fluent files.

Fluent's own Python library would bring five packages along, and the engine wants none; so this reads the part of Fluent
that those files use: messages with attributes, variables, the French functions, and choices by number or by name.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final, Literal, TypeAlias

Language: TypeAlias = Literal["en", "fr"]
Value: TypeAlias = str | int

LANGUAGES: Final[tuple[Language, ...]] = ("en", "fr")
_HERE: Final = Path(__file__).parent / "words"
_WITH_THE_PAGE: Final = Path(__file__).parents[3] / "web" / "js" / "i18n"  # in a source checkout
_PAGE: Final = ("{}.ftl", "{}.r_vs_r.ftl", "{}.coach.ftl")
_ENTRY: Final = re.compile(r"([a-z][\w-]*) = ?(.*)")
_ATTRIBUTE: Final = re.compile(r" {4}\.([a-z]+) = (.*)")
_TOKEN: Final = re.compile(r"\{ \$([\w-]+) ->\n|\{ (?:([A-Z]+)\()?\$([\w-]+)\)? \}|\n? *(\*?)\[(\w+)\] ?|\n *\}|\}")
_VOWELS: Final = "aâàäæeéèêëiîïoôöœuùûü"
_ELIDING: Final = re.compile(f"[{_VOWELS}]|y(?![{_VOWELS}])", re.IGNORECASE)  # no h is known to be mute


def _within(name: str) -> str:
    """A name as it stands within a sentence: "the Guard", "le Garde", "l’Écuyer"."""
    return re.sub("^((The|Les?|La) |L’)", lambda article: article[0].lower(), name)


def _elided(short: str, long: str, name: str) -> str:
    return f"{short if _ELIDING.match(name) else long}{_within(name)}"


def _of(name: str) -> str:
    article, _, rest = name.partition(" ")
    melted = {"Le": "du", "Les": "des"}.get(article)
    return f"{melted} {rest}" if melted and rest else _elided("d’", "de ", name)


def _to(name: str) -> str:
    article, _, rest = name.partition(" ")
    melted = {"Le": "au", "Les": "aux"}.get(article)
    return f"{melted} {rest}" if melted and rest else f"à {_within(name)}"


# What texts do to a name, as in the page's functions.js.
_FUNCTIONS: Final[Mapping[str, Callable[[str], str]]] = {
    "NOM": _within,
    "QUE": lambda name: _elided("qu’", "que ", name),
    "DE": _of,
    "A": _to,
}


class Words:
    """What can be said in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._said = {name: text for path in _files(language) for name, text in _messages(path)}

    def __call__(self, name: str, /, **values: Value) -> str:
        """A message or an attribute ("card-spy.power") with its values; KeyError where there is none."""
        return "".join(self._filled(self._said[name], values))

    def __contains__(self, name: str) -> bool:
        return name in self._said

    def __iter__(self) -> Iterator[str]:
        return iter(self._said)

    def _filled(self, text: str, values: Mapping[str, Value]) -> Iterator[str]:
        """The text's parts. Of a choice only the branch that fits, found by walking over the others."""
        at = 0
        while found := _TOKEN.search(text, at):
            selector, function, variable, *_ = found.groups()
            if selector:
                yield text[at : found.start()]
                branches, at = _branches(text, found.end())
                yield from self._filled(self._fitting(branches, values[selector]), values)
            elif variable:
                value = str(values[variable])
                yield text[at : found.start()] + (_FUNCTIONS[function](value) if function else value)
                at = found.end()
            else:
                yield text[at : found.end()]
                at = found.end()
        yield text[at:]

    def _fitting(self, branches: Mapping[str, str], value: Value) -> str:
        few = isinstance(value, int) and (value == 1 or (value == 0 and self.language == "fr"))  # CLDR's category "one"
        kinds = (str(value), "one") if few else (str(value),)
        return next((branches[kind] for kind in kinds if kind in branches), branches["*"])


def _branches(text: str, start: int) -> tuple[dict[str, str], int]:
    """The branches of a choice, the usual one as "*" too, and where the choice ends."""
    branches: dict[str, str] = {}
    keys: list[str] = []
    at, begun, depth = start, start, 0
    while found := _TOKEN.search(text, at):
        selector, _, variable, usual, key = found.groups()
        at = found.end()
        if variable:
            continue
        if selector:
            depth += 1
        elif key and depth:
            continue
        else:
            ends = key is None
            if ends and depth:
                depth -= 1
                continue
            branches |= dict.fromkeys(keys, text[begun : found.start()])
            if ends:
                return branches, at
            keys, begun = [key, "*"] if usual else [key], at
    raise ValueError(f"a choice that never ends: {text[:60]}")


def _files(language: Language) -> Iterator[Path]:
    page = _HERE / "page" if (_HERE / "page").is_dir() else _WITH_THE_PAGE
    yield from (page / name.format(language) for name in _PAGE)
    yield _HERE / f"{language}.ftl"


def _messages(path: Path) -> Iterator[tuple[str, str]]:
    """Name and text of every message and attribute."""
    message, name, lines = "", "", list[str]()
    for line in [*path.read_text("utf-8").splitlines(), "end = "]:
        entry, attribute = _ENTRY.match(line), _ATTRIBUTE.match(line)
        if entry or attribute:
            if name:
                yield name, "\n".join(lines).rstrip("\n")
            if entry:
                message = name = entry[1]
            elif attribute:
                name = f"{message}.{attribute[1]}"
            lines = [(entry or attribute or [""])[2]]
        elif not line.startswith("#"):
            lines.append(line)
