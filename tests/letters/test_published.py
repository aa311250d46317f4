"""Games that version 1 wrote are read for ever, on the device that kept them and on any other."""

import json
from random import Random

import pytest

from pocketcrowns.core.game import Json
from tests.helpers import GOLDEN, ask

from .post import Person, rival

LETTERS = json.loads((GOLDEN / "letters.json").read_text("utf-8"))["letters"]
each_letter = pytest.mark.parametrize("letter", LETTERS, ids=lambda letter: f"{letter['what']}: {letter['seat']}")


@each_letter
def test_what_was_kept_is_seen_as_before(letter: Json) -> None:
    kept = {name: letter[name] for name in ("text", "seat", "secret")}
    look = ask("letter_see", **kept)
    assert (look["outcome"], look["messages"]) == (letter["outcome"], letter["messages"])
    assert look["text"] == letter["text"]
    assert ask("letter_private", **kept)["text"] == letter["private"]
    assert ask("letter_read", text=letter["text"], games=[kept])["verdict"] == "same"


@each_letter
def test_its_links_are_read_on_any_device(letter: Json) -> None:
    told = Person(letter["seat"], Random(0)).read(letter["private"])
    assert (told["verdict"], told["secret"]) == ("private", letter["secret"])
    assert told["look"]["outcome"] == letter["outcome"]
    assert Person(rival(letter["seat"]), Random(0)).read(letter["text"])["verdict"] in ("stranger", "invitation")


def test_a_game_given_up_before_luck_was_opened_then_is_not_shown_to_be_honest() -> None:
    """The winner knows of their own honesty; whoever gave up does not, until the winner opens."""
    [loser, winner] = [each for each in LETTERS if each["what"].startswith("lucky-draw, resigned")]
    look = ask("letter_see", text=loser["text"], seat=loser["seat"], secret=loser["secret"])
    assert look["proven"] is False and look["waits_for"] == winner["seat"]
    look = ask("letter_see", text=winner["text"], seat=winner["seat"], secret=winner["secret"])
    assert look["proven"] is True
