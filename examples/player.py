#!/usr/bin/env python3
"""A player for the engine protocol (docs/ENGINE.md): builds compactly and keeps two meeples in reserve.

    cargo run --release --example duel -- --first "cmd:python3 examples/player.py" --second gentle
"""

import json
import random
import re
import sys


def cell(name):
    """Returns the column and row of a cell such as N1E2."""
    steps = {way: int(count) for way, count in re.findall(r"([NESW])(\d+)", name)}
    return steps.get("E", 0) - steps.get("W", 0), steps.get("S", 0) - steps.get("N", 0)


def value(answer, request, taken):
    """Returns how much the player likes an answer."""
    if isinstance(answer, dict) and "place" in answer:
        x, y = cell(answer["place"]["at"])
        return sum((x + dx, y + dy) in taken for dx in (-1, 0, 1) for dy in (-1, 0, 1))
    supply = dict(request["view"]["seats"][request["seat"]]["supply"])
    deploys = isinstance(answer, dict) and "deploy" in answer
    return 1 if deploys and supply.get("meeple", 0) > 2 else 0


for line in sys.stdin:
    request = json.loads(line)
    taken = {cell(tile["at"]) for tile in request["view"]["tiles"]}
    best = max(request["answers"], key=lambda answer: (value(answer, request, taken), random.random()))
    print(json.dumps({"action": best}), flush=True)
