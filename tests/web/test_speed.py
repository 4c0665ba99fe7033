"""Interaction to next paint, measured by the browser itself (Event Timing), where a game has most to draw."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page

from .conftest import ROOT, NewPage, Server

SLOWEST = 200  # milliseconds from a touch or a key to the next paint
TIMES = 5  # what the page itself needs it needs every time; other programs run beside it now and then

READY = re.findall(
    r"^  (\w+): \{.*ready: true", (ROOT / "web/src/games/index.ts").read_text(encoding="utf-8"), re.M
)
# How many decisions lead to a position in which much is drawn; then on until there is much to choose from.
MANY = 10
DECISIONS = {"tickets": 16, "amsterdam": 24, "hamburg": 24}

# The longest event of every interaction.
OBSERVE = """() => {
  window.touches = {}
  new PerformanceObserver(list => {
    for (const { interactionId: touch, duration } of list.getEntries())
      if (touch) window.touches[touch] = Math.max(window.touches[touch] ?? 0, duration)
  }).observe({ type: 'event', durationThreshold: 16 })
}"""


def open_table(page: Page, url: str, game: str) -> None:
    """A full table against bots."""
    page.goto(url)
    card = page.locator("article", has=page.locator(f"a[href='#/help/{game}']"))
    card.get_by_role("button", name="New table").click()
    seats = page.locator("dialog .seat select")
    for number in range(seats.count()):
        seats.nth(number).select_option("bot:greedy")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".table")


def choose(page: Page, choice: Locator) -> None:
    before = page.locator(".table").get_attribute("data-moves")
    choice.click()
    page.wait_for_function("moves => document.querySelector('.table').dataset.moves !== moves", arg=before)


def grow(page: Page, game: str) -> None:
    """Plays on until the position is large: in the ticket game with a hand that can pay for much."""
    page.keyboard.press("c")
    chance = random.Random(game)
    for made in range(DECISIONS[game] + 20):
        page.wait_for_selector(".bar.mine", timeout=60_000)
        if made >= DECISIONS[game] and page.locator("li .choice").count() > MANY:
            return
        draw = page.locator("li .choice", has_text="Draw from the pile")
        choices = page.locator("li .choice")
        choose(page, draw.first if draw.count() else choices.nth(chance.randrange(choices.count())))
    raise AssertionError("never was there much to choose from")


@pytest.mark.parametrize("game", READY)
def test_interaction_to_next_paint(new_page: NewPage, running: Server, game: str) -> None:
    page = new_page()
    open_table(page, running.url, game)
    grow(page, game)
    page.evaluate(OBSERVE)
    legal = page.locator("[data-thing=legal]:visible")

    def measured(act: Callable[[], object]) -> float:
        page.evaluate("window.touches = {}")
        act()
        page.wait_for_timeout(350)
        # What took less than the browser reports took no time at all.
        return max(page.evaluate("Object.values(window.touches)"), default=0.0)

    def touch_board() -> None:
        legal.nth(legal.count() // 2).focus()
        page.keyboard.press("Enter")

    acts: dict[str, Callable[[], object]] = {
        "the log": lambda: page.locator("#tab-log").click(),
        "the choices": lambda: page.locator("#tab-choices").click(),
        "the next choice": lambda: page.keyboard.press("ArrowDown"),
        "the menu": lambda: page.locator(".settings > button").click(),
        "a larger board": lambda: page.get_by_role("button", name="Larger").click(),
        "the whole board": lambda: page.get_by_role("button", name="The whole board").click(),
        "a hint": lambda: page.keyboard.press("h"),
    }
    took: dict[str, list[float]] = {name: [] for name in acts}
    for _ in range(TIMES):
        for name, act in acts.items():
            took[name].append(measured(act))
        page.keyboard.press("Escape")
    moves = []
    for _ in range(TIMES):
        page.wait_for_selector(".bar.mine, .result", timeout=60_000)
        if page.locator(".result").count():
            break
        moves.append(measured(touch_board))
        page.keyboard.press("Escape")
    took["a thing on the board"] = moves
    assert max(map(max, took.values())) > 0, "nothing was measured"
    assert {name: times for name, times in took.items() if min(times) >= SLOWEST} == {}
