"""The links that have been published, which must be read for ever."""

import json

from tests.helpers import GOLDEN

PUBLISHED = json.loads((GOLDEN / "links.json").read_text("utf-8"))["links"]


def published(kind: str, game: str, **fields: object) -> str:
    """The first published link of this kind and game whose value has these fields."""
    for each in PUBLISHED:
        value = each["value"]
        about = value.get("puzzle", value)
        record = about.get("record", about)
        if value["kind"] == kind and record["game"] == game and fields.items() <= about.items():
            return each["link"]
    raise LookupError(f"{kind} {game} {fields}")


def study_of(**options: object) -> str:
    """The last published link of a study with these options of its game."""
    studies = (each for each in reversed(PUBLISHED) if each["value"]["kind"] == "s")
    return next(each["link"] for each in studies if options.items() <= each["value"]["record"]["options"].items())
