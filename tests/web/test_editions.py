"""The owner of a box types its printed values in, and plays with them at a table of the server."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from .conftest import NewPage, Server

DEPOT = "[data-store=depot-1] text:not(.any)"


def type_in(page: Page, url: str, value: str) -> None:
    """Another value for the first depot of Amsterdam."""
    page.goto(f"{url}#/about/amsterdam")
    page.get_by_role("button", name="I own the box").click()
    page.get_by_text("depots").first.click()
    page.get_by_label("depot-1, value").fill(value)
    page.get_by_label("depot-1, value").press("Tab")
    expect(page.get_by_role("status")).to_contain_text("1 of")


def open_it(page: Page) -> None:
    page.get_by_role("link", name="Open a table with them").click()
    expect(page.locator("[data-own-box]")).to_be_checked()
    page.get_by_role("button", name="Open the table").click()


def test_a_table_with_the_values_of_ones_own_box(new_page: NewPage, running: Server) -> None:
    page, friend = new_page(), new_page()
    type_in(page, running.url, "8")
    open_it(page)
    page.wait_for_selector(".bar.mine")
    expect(page.locator(DEPOT)).to_have_text("8")
    page.get_by_role("button", name="Settings").click()
    watch = page.get_by_role("button", name="Copy a link for spectators")
    expect(watch).to_be_visible()
    page.get_by_role("link", name="What is printed on board and cards").click()
    expect(page.locator(".owner")).to_contain_text("One value of this table comes from the box")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the edition file").click()
    assert "value = 8" in Path(saved.value.path()).read_text()

    # Whoever opens a table of the game afterwards plays with what everybody has; a friend brings the file.
    page.goto(f"{running.url}#/")
    page.locator("article", has=page.locator("a[href='#/help/amsterdam']")).get_by_role(
        "button", name="Play now"
    ).click()
    page.wait_for_selector(".bar.mine")
    expect(page.locator(DEPOT)).to_have_text("3")
    friend.goto(f"{running.url}#/about/amsterdam")
    friend.get_by_role("button", name="I own the box").click()
    friend.get_by_label("Load an edition file").set_input_files(saved.value.path())
    expect(friend.get_by_role("status")).to_contain_text("1 of")
    open_it(friend)
    friend.wait_for_selector(".bar.mine")
    expect(friend.locator(DEPOT)).to_have_text("8")


def test_values_that_make_no_game_are_told(new_page: NewPage, running: Server) -> None:
    page = new_page(quiet=True)
    type_in(page, running.url, "5000")
    open_it(page)
    told = page.locator("dialog").get_by_role("alert")
    expect(told).to_contain_text("These printed values do not make a game")
    expect(told).to_contain_text("[depots.depot-1] value: 5000 is more than is ever printed")
