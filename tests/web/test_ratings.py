"""A rating for who would like one: switched on, changed by a game, listed beside the bots, and forgotten."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import PATIENCE, PHONE, NewPage, Server
from .play import draw, few_carts, keep, new_table, play_now, skip_to, visit
from .wire import Wire

SWITCH = "I would like a rating"


def me(page: Page, url: str) -> None:
    visit(page, f"{url}#/me", "[data-rating]")
    # The list comes last: by then the switch shows what the server said.
    expect(page.get_by_role("list", name="The best of this server")).to_contain_text("Merchant")


def play_to_the_end(page: Page, url: str) -> None:
    """The page sees the last moves and the end; it need not draw all that led to them."""
    skip_to(page, few_carts)
    expect(page.locator(".end")).to_have_count(0)
    Wire.of(page, url).play(10_000)
    expect(page.locator(".end")).to_be_visible(timeout=5 * PATIENCE)


def test_a_rating_from_the_first_game_to_the_last_word(new_page: NewPage, running: Server) -> None:
    page = new_page()
    visit(page, f"{running.url}#/me", "[data-rating]")
    expect(page.get_by_label(SWITCH)).to_be_disabled()  # who has no key has no rating
    table = new_table(page, running.url, "greedy")
    me(page, running.url)
    switch = page.get_by_label(SWITCH)
    expect(switch).to_be_disabled()
    expect(page.locator("main")).to_contain_text("the list needs a name")
    page.get_by_label("Your name").fill("Femke")  # like no bot
    expect(switch).not_to_be_checked()
    switch.check()
    expect(page.locator("main")).to_contain_text("No game has counted yet")

    # What was dealt before one wanted it does not count, and nothing is said about it.
    visit(page, f"{running.url}#/table/{table}", "svg .places")
    play_to_the_end(page, running.url)
    expect(page.locator("[data-ratings]")).to_have_count(0)

    table = new_table(page, running.url, "greedy")
    play_to_the_end(page, running.url)
    row = page.locator("[data-ratings]")
    expect(row).to_contain_text(re.compile(r"\d{4}\?\s*[+-]\d+"))
    expect(row).to_contain_text("1500")  # Merchant
    points = re.findall(r"(\d{4})\?\s*[+-]", row.inner_text())[0]
    expect(page.locator("[data-panel='0'] .name")).to_contain_text(f"{points}?")

    me(page, running.url)
    expect(page.get_by_label(SWITCH)).to_be_checked()
    own = page.get_by_role("table", name="Rating").locator("tbody tr")
    expect(own).to_have_count(1)
    expect(own).to_contain_text(re.compile(rf"{points} ±\d+\s*provisional\s*1$"))
    listed = page.get_by_role("list", name="The best of this server").locator("li")
    mine = listed.filter(has_text="Femke")
    expect(mine).to_contain_text(re.compile(rf"Femke\s*1 game, provisional\s*{points}"))
    expect(listed.first).to_contain_text("Master")
    page.get_by_role("button", name="Amsterdam", exact=True).click()
    expect(page.get_by_role("list", name="The best of this server")).not_to_contain_text("Femke")
    page.get_by_role("button", name="Ticket to Ride: Amsterdam").click()
    expect(mine).to_be_visible()
    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    # Switched off by mistake nothing is lost; meant, all of it is.
    switch.click()
    page.get_by_role("button", name="Keep them").click()
    expect(switch).to_be_checked()
    switch.click()
    page.get_by_role("button", name="Forget my ratings").click()
    expect(switch).not_to_be_checked()
    expect(page.get_by_role("list", name="The best of this server")).not_to_contain_text("Femke")
    visit(page, f"{running.url}#/table/{table}", ".end")
    expect(page.locator("[data-ratings]")).to_have_count(0)


def test_ratings_are_asked_for_once_and_not_at_every_move(new_page: NewPage, running: Server) -> None:
    page = new_page()
    asked: list[str] = []
    page.on(
        "request", lambda request: asked.append(request.url) if request.url.endswith("/ratings") else None
    )
    play_now(page, running.url)
    keep(page)
    draw(page)
    draw(page)
    assert len([url for url in asked if url.endswith("/ratings")]) == 1
