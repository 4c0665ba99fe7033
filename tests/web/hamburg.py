"""What a person does at a table of Hamburg, for tests and pictures."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page

from . import wire
from .play import GLOWS, choose_way, moves_of, ready, wait_for_move

# A card of one's own hand that can be used now.
TURN = f"[data-hand] {GLOWS}"

# Touches a thing that glows, cards before others; with a hand card chosen one of its uses, building and such
# before others; with another thing chosen a card that is used for it.
TOUCH = """([where, taste]) => {
  const pick = (things) => things[Math.floor(where * things.length)]
  const all = [...document.querySelectorAll('[data-thing=legal]')]
  const use = (thing) => thing.closest('[data-deal]')?.dataset.deal
  const uses = all.filter(use)
  const grand = uses.filter((thing) => /^(build|site|wall)/.test(use(thing)))
  const cards = all.filter((thing) => thing.dataset.id.startsWith('card:'))
  const favoured = (few, many) => pick(few.length && taste < 0.8 ? few : many)
  const picked = document.querySelector('[data-picked]')
  const thing = uses.length ? favoured(grand, uses) : picked ? pick(cards) : favoured(cards, all)
  const ids = all.map((other) => other.dataset.id)
  if (!thing) throw new Error(`nothing to touch after ${picked?.dataset.id} among ${ids}`)
  thing.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}"""


def sit(page: Page, seat: wire.Wire) -> None:
    seat.show(page, ".places .things")


def against_bots(page: Page, url: str, bots: int = 1, **options: object) -> None:
    """A table with bots that play anything; without one, alone against TOM."""
    seats = [wire.person("Saskia"), *[wire.bot("random")] * bots]
    first = {"first": "1"} if bots else {}
    sit(page, wire.open_table(url, "hamburg", *seats, **{**first, **options})[0])


def decide(page: Page, chance: random.Random) -> None:
    """Makes one decision by touching what glows: one thing, or a hand card and what it is used for."""
    page.wait_for_selector(GLOWS)
    before = moves_of(page)
    page.evaluate(TOUCH, [chance.random(), chance.random()])
    if page.locator("[data-picked]").count():
        page.evaluate(TOUCH, [chance.random(), chance.random()])
    choose_way(page, chance, before)
    wait_for_move(page, before)


def go_on(page: Page, chance: random.Random, decisions: int = 1000, until: str = "") -> bool:
    """Decides to the end, for some decisions, or until the page shows something; whether it does."""
    for _ in range(decisions):
        if not ready(page):
            return False
        if until and page.locator(until).count():
            return True
        decide(page, chance)
    return bool(ready(page) and until and page.locator(until).count())


def touch_card(card: Locator) -> None:
    """At its edge: in a fan the next card covers the middle."""
    card.click(position={"x": 8, "y": 30})
