"""What every game has around its board: seats, clocks, keys, the log, coming back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import NewPage, Server
from .play import GLOWS, keep, moves_of, new_table, play_now, ready, several_ways
from .test_tickets import join


def open_form(page: Page, url: str) -> Locator:
    page.goto(url)
    page.get_by_role("button", name="New table").first.click()
    return page.locator("dialog .seat")


def wait_for_move(page: Page, before: int) -> None:
    page.wait_for_function("moves => document.querySelector('.table').dataset.moves > moves", arg=before)


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
    # The time of this page passes when the test says so; the server's runs as it likes.
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
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
    expect(told.or_(earlier).first).to_be_visible(timeout=60_000)
    if earlier.is_visible():  # the bots play on, and the log grows beyond what is shown
        earlier.click()
    expect(told).to_be_visible()


def test_a_reminder_counts_up(new_page: NewPage, running: Server) -> None:
    page = new_page()
    page.clock.install()
    open_form(page, running.url)
    page.locator("[data-option=clock]").select_option("reminder")
    expect(page.locator("dialog")).to_contain_text("longer than 2 minutes gets a reminder")
    page.locator("dialog [data-option=first]").select_option("1")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".bar.mine")
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
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
            page.keyboard.type(str(number + 1))
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


def test_keys_are_told_and_can_be_switched_off(new_page: NewPage, running: Server) -> None:
    page = new_page()
    new_table(page, running.url, "random")
    page.keyboard.press("?")
    help_page = page.get_by_role("dialog", name="Playing by keyboard")
    expect(help_page).to_be_visible()
    page.keyboard.press("Escape")
    expect(help_page).to_be_hidden()
    page.wait_for_timeout(200)  # until the keys are the table's again
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


# --- what happened --------------------------------------------------------------------------------------


def test_moves_that_one_missed_are_shown(new_page: NewPage, running: Server) -> None:
    host, guest = new_page(motion=True), new_page()
    new_table(host, running.url, "friend")
    join(host, guest)
    keep_and_wait(host)
    away = leave(host, running.url)
    keep_and_wait(guest)
    host.goto(away)
    host.wait_for_selector("svg .places")
    expect(host.locator(".missed")).to_contain_text("1 move while you were away")
    expect(host.locator(".log .fresh")).to_contain_text("New since you were here")
    expect(host.locator(".bar.mine")).to_be_visible(timeout=8000)
    host.locator("[data-place=draw_pile]").dispatch_event("click")
    expect(host.locator(".missed")).to_have_count(0)
    # What was seen is not missed again.
    host.reload()
    host.wait_for_selector("svg .places")
    expect(host.locator(".missed")).to_have_count(0)


def keep_and_wait(page: Page, which: str = "1") -> None:
    choice = page.locator(f"[data-keep='{which}']")
    choice.wait_for()  # until it is one's turn, the count may still grow by others' moves
    before = moves_of(page)
    choice.click()
    wait_for_move(page, before)


def leave(page: Page, url: str) -> str:
    """Goes to the lobby, and tells where the table was: what happens now is not seen."""
    table = page.url
    page.goto(url)
    page.get_by_role("button", name="New table").first.wait_for()
    return table


def test_missed_moves_wait_for_who_wants_no_movement(new_page: NewPage, running: Server) -> None:
    host, guest = new_page(), new_page()
    new_table(host, running.url, "friend")
    join(host, guest)
    keep_and_wait(host)
    away = leave(host, running.url)
    keep_and_wait(guest, "both")
    host.goto(away)
    host.wait_for_selector(".bar.mine")
    host.get_by_role("button", name="Show them").click()
    expect(host.locator(".missed")).to_have_count(0)
    expect(host.locator(".bar.mine")).to_be_visible()


def test_bots_wait_until_one_ends_the_turn(new_page: NewPage, running: Server) -> None:
    page = new_page(turns="ask")
    new_table(page, running.url, "random")
    page.locator("[data-keep='1']").click()
    end = page.get_by_role("button", name="End turn")
    end.wait_for()
    expect(page.locator(".bar")).to_contain_text("The bots wait")
    page.get_by_role("button", name=re.compile(r"^Undo: Guest keeps .+ - .+")).click()
    page.locator("[data-keep='2']").click()
    end.wait_for()
    before = moves_of(page)
    page.keyboard.press("e")
    wait_for_move(page, before)
    expect(page.locator(".bar.mine")).to_be_visible()
    expect(end).to_have_count(0)
    # A card from the pile is a reveal: there is nothing to wait for.
    for _ in range(2):
        page.wait_for_selector(".bar.mine")
        before = moves_of(page)
        page.locator("[data-place=draw_pile]").dispatch_event("click")
        wait_for_move(page, before)
    expect(page.locator(".bar.mine")).to_be_visible()


def test_bots_go_on_for_who_wants_no_question(new_page: NewPage, running: Server) -> None:
    page = new_page(turns="ask")
    new_table(page, running.url, "random")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("combobox", name="After your turn").select_option("on")
    page.keyboard.press("Escape")
    keep(page)
    expect(page.get_by_role("button", name="End turn")).to_have_count(0)


def test_what_is_touched_while_a_move_is_under_way_comes_after_it(new_page: NewPage, running: Server) -> None:
    page = new_page()
    new_table(page, running.url, "friend")
    guest = new_page()
    join(page, guest)
    page.locator("[data-keep='1']").wait_for()
    keep_and_wait(page)
    keep_and_wait(guest)
    page.wait_for_selector(".bar.mine")
    before = moves_of(page)
    page.evaluate(
        """() => {
          const pile = document.querySelector('[data-place=draw_pile]')
          for (const detail of [1, 1]) pile.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
        }"""
    )
    expect(page.locator(".table")).to_have_attribute("data-moves", str(before + 2))
    guest.wait_for_selector(".bar.mine")
    before = moves_of(guest)
    guest.evaluate(
        """() => {
          const pile = document.querySelector('[data-place=draw_pile]')
          for (const detail of [1, 2]) pile.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
        }"""
    )
    expect(guest.locator(".table")).to_have_attribute("data-moves", str(before + 1))
    expect(guest.locator(".bar")).to_contain_text("second card")


def test_what_others_do_is_said_in_the_bar_and_aloud(new_page: NewPage, running: Server) -> None:
    host, guest = new_page(), new_page()
    new_table(host, running.url, "friend")
    join(host, guest)
    keep_and_wait(host)
    keep_and_wait(guest)
    expect(host.locator("[data-news]")).to_contain_text("keeps 1 contract")
    expect(host.locator("[data-said]")).to_contain_text("keeps 1 contract")
    host.locator("[data-place=draw_pile]").dispatch_event("click")
    # What one drew is said to oneself alone, whichever list is open.
    host.get_by_role("tab", name="Chat").click()
    expect(host.locator("[data-said]")).to_contain_text(re.compile(r"draws a card from the pile: \w+"))
    expect(guest.locator("[data-news]")).to_contain_text("draws a card from the pile")
    assert ":" not in guest.locator("[data-said]").inner_text()


def test_undo_says_what_it_takes_back(new_page: NewPage, running: Server) -> None:
    page = new_page()
    new_table(page, running.url, "friend")
    page.get_by_role("button", name="Begin without waiting").click()
    page.locator("[data-keep='1']").click()
    undo = page.get_by_role("button", name=re.compile(r"^Undo: Guest keeps .+ - .+"))
    undo.click()
    expect(page.locator("[data-keep='1']")).to_be_visible()
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_disabled()


def test_the_log_points_to_the_board_and_to_the_rule(new_page: NewPage, running: Server) -> None:
    page = new_page()
    new_table(page, running.url, "random")
    keep(page)
    several_ways(page).dispatch_event("click")
    page.locator("dialog .way").first.click()
    line = page.locator(".log li", has_text="Guest claims").first
    line.get_by_role("button", name=re.compile("claims")).click()
    ring = page.locator(".spotlight")
    expect(ring).to_have_count(1)
    cart, around = page.locator("g.cart").first.bounding_box(), ring.bounding_box()
    assert cart
    assert around
    assert around["x"] <= cart["x"] + 2
    assert around["y"] <= cart["y"] + 2
    expect(ring).to_have_count(0, timeout=5000)
    with page.context.expect_page() as rules:
        line.get_by_role("link", name=re.compile("Rule TTA-5")).click()
    expect(rules.value.locator(".marked")).to_contain_text("TTA-5")


def test_a_hint_says_what_and_why(new_page: NewPage, running: Server) -> None:
    page = new_page()
    new_table(page, running.url, "random")
    page.get_by_role("button", name="Hint").click()
    hint = page.locator(".hint")
    expect(hint.locator(".do")).to_contain_text("Keep")
    expect(hint).to_contain_text(re.compile("contract"))
    before = moves_of(page)
    hint.get_by_role("button", name="Do it").click()
    wait_for_move(page, before)
    expect(hint).to_have_count(0)


# --- other devices --------------------------------------------------------------------------------------


def test_go_on_on_another_device(new_page: NewPage, running: Server) -> None:
    desk, phone = new_page(), new_page(phone=True)
    desk.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = new_table(desk, running.url, "random")
    keep(desk)
    desk.get_by_role("button", name="Settings").click()
    desk.get_by_role("button", name="Continue on another device").click()
    expect(desk.get_by_role("img", name="The key to your seat as a QR code")).to_be_visible()
    desk.get_by_role("dialog").get_by_role("button", name="Copy the link").click()
    link = desk.evaluate("navigator.clipboard.readText()")
    asked: list[str] = []
    phone.on("request", lambda request: asked.append(request.url))
    phone.goto(link)
    phone.wait_for_selector("svg .places")
    expect(phone.locator(".bar.mine")).to_be_visible()
    assert phone.url.endswith(f"#/table/{table}")  # the key is out of the address
    key = link.rsplit("/", 1)[1]
    assert not [url for url in asked if key in url.split("#")[0]]
    phone.go_back()
    assert key not in phone.url


@pytest.mark.parametrize("own", [False, True], ids=["game", "table"])
def test_printed_values_and_what_they_rest_on(new_page: NewPage, running: Server, own: bool) -> None:
    page = new_page()
    if own:
        play_now(page, running.url)
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("link", name="What is printed").click()
        expect(page.locator("h3")).to_contain_text("The values of your table")
    else:
        page.goto(running.url + "#/about/tickets")
    expect(page.locator("h3")).to_contain_text(re.compile("Edition [0-9a-f]{16}"))
    contracts = page.locator("details", has_text="contracts")
    contracts.locator("summary").click()
    expect(contracts.locator("tbody tr")).to_have_count(24)
    page.get_by_role("radio", name="reconstructed").check()
    rows = contracts.locator("tbody tr")
    assert 0 < rows.count() < 24
    assert all("reconstructed" in text for text in rows.all_inner_texts())


def test_the_network_goes_and_comes_back(new_page: NewPage, running: Server) -> None:
    host, guest = new_page(quiet=True), new_page()
    new_table(host, running.url, "friend")
    join(host, guest)
    keep_and_wait(host)
    host.context.set_offline(True)
    host.evaluate("window.dispatchEvent(new Event('offline'))")
    guest.locator("[data-keep='1']").click()
    host.context.set_offline(False)
    expect(host.locator(".bar.mine")).to_be_visible(timeout=30_000)
    expect(host.locator(".lost")).to_have_count(0)
