"""Pictures of Amsterdam for the documentation."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

from .play import open_table
from .test_amsterdam import EXPANSIONS, play_on


def amsterdam(page: Page, url: str, save: Callable[[str], None]) -> None:
    """The draft, and a turn in the middle of a game with all expansions."""
    open_table(page, url, "amsterdam", "greedy", "greedy", expansions=EXPANSIONS)
    save("amsterdam-draft")
    chance = random.Random(4)
    play_on(page, chance, 45)
    play_on(page, chance, until="in any order")
    save("amsterdam")
