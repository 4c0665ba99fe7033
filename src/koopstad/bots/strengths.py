"""How strong bots are beside each other, as ladders found it: ``strengths.csv`` says from what."""

import csv
from functools import cache
from importlib.resources import files
from typing import Final


class Strength:
    """Rating points of a bot (``greedy`` has 1500, 400 are odds of ten to one), with one standard error."""

    def __init__(self, points: float, within: float, why: str) -> None:
        self.points: Final = points
        self.within: Final = within
        self.why: Final = why


def strength(game: str, bot: str) -> Strength | None:
    """None: nobody has measured it, or it is a bot of somebody's own."""
    return strengths(game).get(bot)


@cache
def strengths(game: str) -> dict[str, Strength]:
    """All bots of a game that were measured."""
    table = files("koopstad.bots").joinpath("strengths.csv").read_text(encoding="utf-8")
    return {
        row["bot"]: Strength(float(row["points"]), float(row["within"]), row["why"])
        for row in csv.DictReader(table.splitlines())
        if row["game"] == game
    }
