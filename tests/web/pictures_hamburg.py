"""Pictures of Hamburg's board and cards, for ``make pictures``."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

from .hamburg import TURN, against_bots, go_on, touch_card


def hamburg(page: Page, url: str, save: Callable[[str], None]) -> None:
    """A turn with every expansion that is played together, and a chosen card."""
    against_bots(page, url, 2, expansions=["mayors", "statues", "misfortune", "ships", "stock"])
    chance = random.Random(5)
    go_on(page, chance, 45)
    go_on(page, chance, 30, TURN)
    touch_card(page.locator(TURN).first)
    save("hamburg")


def hamburg_cards(page: Page, url: str, save: Callable[[str], None]) -> None:
    """The book of cards."""
    page.goto(url + "#/help/hamburg")
    page.locator("[data-kind=harbour] summary").click()
    page.evaluate("document.querySelector('[data-kind=harbour]').scrollIntoView()")
    save("hamburg-cards")
