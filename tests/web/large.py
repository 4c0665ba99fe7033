"""A table at which a game has most to draw, and what one does there: for weighing and for timing."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

import koopstad

from .wire import bot, open_table, person

MANY = 10  # choices: so much must there be to choose from
# How many decisions lead to a position in which much is drawn.
DECISIONS = {"tickets": 16}
USUAL = 24
WISHES = {"tickets": "draw"}  # what is done wherever it can be


def show_large(page: Page, url: str, game: str) -> None:
    """A full table against bots, at a position that is large: in the ticket game with a hand that can pay for
    much. Its choices are listed."""
    bots = [bot("greedy")] * (max(koopstad.game(game).seats) - 1)
    (seat,) = open_table(url, game, person("Saskia"), *bots)
    wanted, wish = DECISIONS.get(game, USUAL), WISHES.get(game, "")
    reached = seat.play(wanted, lambda now: len(now["actions"]) > MANY, wish)
    assert reached["to_move"] is not None, f"{game}: never was there much to choose from"
    seat.show(page, ".bar.mine")
    page.keyboard.press("c")
    page.wait_for_selector("li .choice")  # the list asks for its words
    settle(page)


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
