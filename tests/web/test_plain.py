"""The plain board, which serves a game that brings no drawing: a game that has one is told to have none."""

from __future__ import annotations

import json
import random
import re

from playwright.sync_api import Page, Route, expect

from .conftest import NewPage, Server
from .play import GLOWS, choose_way, moves_of, open_table, pick, ready, wait_for_move
from .test_everybody import check


def without_drawing(page: Page, game: str) -> None:
    def answer(route: Route) -> None:
        found = route.fetch().json()
        route.fulfill(body=json.dumps({**found, "web": ""}), content_type="application/json")

    page.route(re.compile(rf"/api/games/{game}$"), answer)


def test_a_game_is_played_from_its_view_and_its_choices(new_page: NewPage, running: Server) -> None:
    page = new_page()
    without_drawing(page, "tickets")
    open_table(page, running.url, "tickets", "random")
    board, own = page.locator(".plain"), page.locator(".own")
    expect(board).to_contain_text("Contract pile")
    expect(board).to_contain_text("Apprentice")
    expect(own).to_contain_text("Yours")
    chance = random.Random(1)
    touched = 0
    for turn in range(12):
        if not ready(page):
            break
        before = moves_of(page)
        glowing = page.locator(GLOWS)
        if turn % 2 and glowing.count():  # a card that is shown, or the list
            pick(glowing, chance).dispatch_event("click")
            choose_way(page, chance, before)
            touched += 1
        else:
            own.locator(".choice").first.wait_for()  # the list asks for its words
            pick(own.locator(".choice"), chance).click()
        wait_for_move(page, before)
    assert touched
    check(page)


def test_what_is_not_known_is_a_back_also_on_a_phone(new_page: NewPage, running: Server) -> None:
    page = new_page(phone=True, dark=True)
    without_drawing(page, "tickets")
    open_table(page, running.url, "tickets", "random")
    expect(page.locator(".plain [aria-label='not known to you']").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    check(page)
