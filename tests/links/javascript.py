"""The page's side of links, asked through node: many questions in one process."""

import json
import subprocess
from pathlib import Path
from typing import Any

SCRIPT = Path(__file__).with_name("in_javascript.mjs")


def javascript(calls: list[list[Any]]) -> list[Any]:
    """What each call `[function, *arguments]` gives: `{"got": VALUE}`, `{"reason": WHY}` for a LinkError, or
    `{"unknown": WHAT}` for what version 1 cannot write."""
    command = ["node", str(SCRIPT)]
    done = subprocess.run(command, input=json.dumps(calls), capture_output=True, text=True, check=True, timeout=300)
    answers = json.loads(done.stdout)
    assert len(answers) == len(calls)
    return list(answers)
