"""What every game has around its board: a new table, clocks, the keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from koopstad.bots.strengths import strength

from .conftest import NewPage, Server
from .play import GLOWS, at_tickets, keep, moves_of, ready, stop_clock, wait_for_move


def open_form(page: Page, url: str) -> Locator:
    page.goto(url)
    page.get_by_role("button", name="New table").first.click()
    # The game's own words come a moment later, and the form grows.
    page.locator("dialog option", has_text="the first seat").wait_for(state="attached")
    return page.locator("dialog .seat")


# --- a new table ----------------------------------------------------------------------------------------


def test_seats_are_dragged_into_another_order(new_page: NewPage, running: Server) -> None:
    page = new_page()
    seats = open_form(page, running.url)
    page.get_by_placeholder("Your name").last.fill("Saskia")
    grip, goal = seats.first.locator("[data-grip]").bounding_box(), seats.nth(1).bounding_box()
    assert grip
    assert goal
    page.mouse.move(grip["x"] + 8, grip["y"] + 8)
    page.mouse.down()
    page.mouse.move(grip["x"] + 8, goal["y"] + goal["height"] - 6, steps=6)
    page.mouse.up()
    expect(seats.nth(1)).to_contain_text("Your seat")
    expect(seats.first.locator("select")).to_have_value("bot:greedy")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("svg .places")
    expect(page.locator(".player").nth(1)).to_contain_text("Saskia")
    expect(page.locator(".player").nth(1)).to_contain_text("you")
    expect(page.locator(".player").first).to_contain_text("Merchant")


def test_the_form_says_how_strong_bots_are_and_lets_them_think(new_page: NewPage, running: Server) -> None:
    """As far as it was measured; and only who looks ahead has a time to choose."""
    page = new_page()
    seats = open_form(page, running.url)
    who = seats.nth(1).locator("select.field")
    greedy, master = strength("tickets", "greedy"), strength("tickets", "master")
    assert greedy is not None
    assert master is not None
    expect(seats.nth(1)).to_contain_text(f"{greedy.points:.0f} rating points")
    expect(seats.nth(1).locator(".time")).to_have_count(0)
    who.select_option("bot:neel")
    expect(seats.nth(1)).to_contain_text("strength not measured")
    who.select_option("bot:master")
    expect(seats.nth(1)).to_contain_text(f"{master.points:.0f} ± {master.within:.0f} rating points")
    expect(who.locator("option:checked")).to_have_text(re.compile(rf"· {master.points:.0f}$"))
    time = seats.nth(1).locator(".time select")
    expect(time.locator("option")).to_have_text(["0.1 s a turn", "1 s a turn", "5 s a turn"])
    expect(time).to_have_value("1")
    expect(seats.nth(1).locator(".manner")).not_to_contain_text("rating points with")
    time.select_option("0.1")
    expect(seats.nth(1)).to_contain_text(f"± {master.within:.0f} rating points with 1 s a turn")
    expect(who).to_have_value("bot:master")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("svg .places")
    expect(page.locator(".player").nth(1)).to_contain_text("Master, 0.1 s")


def test_seats_are_moved_by_keyboard(new_page: NewPage, running: Server) -> None:
    page = new_page()
    seats = open_form(page, running.url)
    seats.nth(1).locator("select").select_option("friend")
    seats.nth(2).locator("select").select_option("")
    grip = seats.first.locator("[data-grip]")
    grip.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(seats.nth(2)).to_contain_text("Your seat")
    expect(seats.nth(2).locator("[data-grip]")).to_be_focused()
    expect(page.locator("dialog [role=status]")).to_contain_text("now has seat 3")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".waiting-room")
    # The seat that was left empty is gone: the guest is first, oneself second.
    expect(page.locator(".player")).to_have_count(2)
    expect(page.locator(".player").nth(1)).to_contain_text("you")
    expect(page.locator(".player").first).to_contain_text("free")


def test_the_number_of_players_is_watched(new_page: NewPage, running: Server) -> None:
    page = new_page()
    seats = open_form(page, running.url)
    for number in (1, 2, 3):
        seats.nth(number).locator("select").select_option("")
    expect(page.locator("dialog [role=alert]")).to_contain_text("2 to 4 players")
    expect(page.get_by_role("button", name="Open the table")).to_be_disabled()


def test_a_second_click_opens_no_second_table(new_page: NewPage, running: Server) -> None:
    page = new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    open_form(page, running.url)
    page.locator("dialog form").evaluate("form => { form.requestSubmit(); form.requestSubmit() }")
    page.wait_for_selector("svg .places")
    assert asked.count(f"POST {running.url}api/tables") == 1


# --- clocks ---------------------------------------------------------------------------------------------


def seconds(clock: Locator) -> int:
    minutes, rest = clock.locator("b").inner_text().split(":")
    return 60 * int(minutes) + int(rest)


def test_a_time_bank_runs_and_grows(new_page: NewPage, running: Server) -> None:
    page = new_page()
    page.clock.install()
    open_form(page, running.url)
    form = page.locator("dialog")
    expect(form).to_contain_text("Nobody's time is counted")
    form.locator("[data-option=clock]").select_option("bank")
    expect(form).to_contain_text("15 minutes for the whole game and gains 15 seconds with every turn")
    form.locator("[data-option=seconds]").select_option("300")
    expect(form).to_contain_text("5 minutes for the whole game")
    form.locator("[data-option=first]").select_option("1")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("svg .places")
    mine, other = page.locator(".player .clock").nth(0), page.locator(".player .clock").nth(1)
    assert seconds(other) == 300
    stop_clock(page)  # the server's runs as it likes
    first = seconds(mine)
    page.clock.run_for(5000)
    assert seconds(mine) == first - 5
    expect(page.locator(".bar .clock")).to_have_text(mine.inner_text())
    expect(page.locator(".clock.urgent")).to_have_count(0)
    page.clock.fast_forward((first - 5 - 29) * 1000)
    expect(page.locator(".bar .clock.urgent")).to_be_visible()
    page.clock.resume()
    keep(page)
    spent, left = bank_after_the_first_turn(page, running.url)
    assert left == pytest.approx(300 - spent + 15)  # the turn is over: it gained 15 seconds


def bank_after_the_first_turn(page: Page, url: str) -> tuple[float, float]:
    """How long the server counted the first turn of seat 0, and what it left in the bank."""
    table = f"{url}api/tables/{page.url.rpartition('/')[2]}"
    key = page.evaluate("JSON.parse(localStorage.getItem('koopstad.tables'))[0].key")
    headers = {"Authorization": f"Bearer {key}"}
    update = page.request.get(f"{table}?since=0", headers=headers).json()
    dealt, moved = (
        next(entry["at"] for entry in update["log"] if entry["kind"] == kind) for kind in ("deal", "move")
    )
    return moved - dealt, update["clock"]["banks"][0]


def test_a_bot_takes_over_when_a_bank_is_empty(new_page: NewPage, running: Server) -> None:
    page = new_page()
    page.goto(running.url)
    # The form offers no clock as short as this one.
    page.route(
        "**/api/tables",
        lambda route: (
            route.continue_(
                post_data={
                    **(route.request.post_data_json or {}),
                    "clock": {"kind": "bank", "seconds": 1, "increment": 1},
                }
            )
            if route.request.method == "POST"
            else route.continue_()
        ),
    )
    page.get_by_role("button", name="Play now").first.click()
    told = page.locator(".log").get_by_text("is up: the bot Merchant plays on")
    earlier = page.get_by_role("button", name="Show what happened before")
    expect(told.or_(earlier).first).to_be_visible()
    while not told.is_visible():  # the bots play on, and the log grows beyond what is shown
        earlier.click()


def test_a_reminder_counts_up(new_page: NewPage, running: Server) -> None:
    page = new_page()
    page.clock.install()
    open_form(page, running.url)
    page.locator("[data-option=clock]").select_option("reminder")
    expect(page.locator("dialog")).to_contain_text("longer than 2 minutes gets a reminder")
    page.locator("dialog [data-option=first]").select_option("1")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".bar.mine")
    stop_clock(page)
    first = seconds(page.locator(".bar .clock"))
    page.clock.run_for(5000)
    assert seconds(page.locator(".bar .clock")) == first + 5
    expect(page.get_by_role("timer").first).to_have_accessible_name(re.compile("thinking for"))


# --- the keyboard ---------------------------------------------------------------------------------------


def tab_to(page: Page, goal: Locator) -> None:
    for _ in range(60):
        if goal.evaluate("each => each === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {goal}")


def test_a_whole_game_by_keyboard_alone(new_page: NewPage, running: Server) -> None:
    page = new_page()
    page.goto(running.url)
    play = page.get_by_role("button", name="Play now").first
    play.wait_for()
    tab_to(page, play)
    page.keyboard.press("Enter")
    page.wait_for_selector("svg .places")
    # The first stop leads past the bar to the choices.
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the choices")).to_be_focused()
    page.keyboard.press("Enter")
    turns = 0
    while ready(page):
        before = moves_of(page)
        choices = page.locator("li .choice")
        # Without a key pressed, the first of the new choices has the focus.
        expect(choices.first).to_be_focused()
        number = (7 * turns) % choices.count()
        if turns % 2:
            type_number(page, number + 1)
        else:
            for _ in range(number):
                page.keyboard.press("ArrowDown")
        expect(choices.nth(number)).to_be_focused()
        page.keyboard.press("Enter")
        wait_for_move(page, before)
        turns += 1
    assert turns > 15
    expect(page.locator(".result h2")).to_contain_text(re.compile("wins|share the victory"))
    expect(page.locator(".result table")).to_be_visible()
    tab_to(page, page.locator(".result").get_by_role("button", name="Play again"))
    page.keyboard.press("Enter")
    page.wait_for_selector(".bar.mine, .bar strong:has-text('is to move')")


def type_number(page: Page, number: int) -> None:
    """Its digits in quick succession, on the slowest machine too."""
    page.evaluate(
        """digits => {
          for (const key of digits)
            document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
        }""",
        str(number),
    )


def test_keys_are_told_and_can_be_switched_off(new_page: NewPage, running: Server) -> None:
    page = new_page()
    at_tickets(page, running.url, "random")
    page.keyboard.press("?")
    help_page = page.get_by_role("dialog", name="Playing by keyboard")
    expect(help_page).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)  # the keys are the table's again
    page.keyboard.press("t")
    expect(page.get_by_placeholder("Say something")).to_be_focused()
    page.keyboard.type("hello? let us play")  # while one writes, keys are letters
    expect(page.get_by_placeholder("Say something")).to_have_value("hello? let us play")
    expect(help_page).to_be_hidden()
    page.locator(".bar strong").click()
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_be_visible()
    page.keyboard.press("b")
    expect(page.locator(GLOWS).first).to_be_focused()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("combobox", name="Keyboard").select_option("off")
    page.keyboard.press("Escape")
    page.locator(".bar strong").click()
    page.keyboard.press("?")
    expect(help_page).to_be_hidden()
