"""A table at which a game has most to draw, and what one does there: for weighing and for timing."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

MANY = 10  # choices: so much must there be to choose from
# How many decisions lead to a position in which much is drawn.
DECISIONS = {"tickets": 16}
USUAL = 24


def open_table(page: Page, url: str, game: str) -> None:
    """A full table against bots."""
    page.goto(url)
    card = page.locator("article", has=page.locator(f"a[href='#/help/{game}']"))
    card.get_by_role("button", name="New table").click()
    seats = page.locator("dialog .seat select.field")
    seats.first.wait_for()
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
    wanted = DECISIONS.get(game, USUAL)
    for made in range(wanted + 20):
        page.wait_for_selector(".bar.mine")
        page.wait_for_selector("li .choice")  # the list asks for its words
        if made >= wanted and page.locator("li .choice").count() > MANY:
            settle(page)
            return
        draw = page.locator("li .choice", has_text="Draw from the pile")
        choices = page.locator("li .choice")
        choose(page, draw.first if draw.count() else choices.nth(chance.randrange(choices.count())))
    raise AssertionError(f"{game}: never was there much to choose from")


def settle(page: Page) -> None:
    """The symbols of a long list come a few at a time: until all are there."""
    expect(page.locator("[data-choices=some]")).to_have_count(0)


def acts(page: Page) -> dict[str, Callable[[], object]]:
    legal = page.locator("[data-thing=legal]:visible")

    def touch_board() -> None:
        page.keyboard.press("Escape")
        page.wait_for_selector(".bar.mine, .result")
        if legal.count():
            legal.nth(legal.count() // 2).focus()
            page.keyboard.press("Enter")

    return {
        "the log": lambda: page.locator("#tab-log").click(),
        "the choices": lambda: page.locator("#tab-choices").click(),
        "the next choice": lambda: page.keyboard.press("ArrowDown"),
        "the menu": lambda: page.locator(".settings > button").click(),
        "a larger board": lambda: page.get_by_role("button", name="Larger").click(),
        "a smaller board": lambda: page.get_by_role("button", name="Smaller").click(),
        "a hint": lambda: page.keyboard.press("h"),
        "a thing on the board": touch_board,
    }
