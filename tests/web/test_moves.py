"""Moves, around the board: missed, waited for, taken back, told in the log; and one's seat elsewhere."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import NewPage, Server
from .play import (
    at_tickets,
    catch_copies,
    copied,
    draw,
    keep,
    keep_and_wait,
    leave,
    moves_of,
    new_table,
    several_ways,
    stop_clock,
    two_at_tickets,
    visit,
    wait_for_move,
)


def test_moves_that_one_missed_are_shown(new_page: NewPage, running: Server) -> None:
    host, guest = new_page(motion=True), new_page()
    two_at_tickets(host, guest, running.url)
    keep_and_wait(host)
    away = leave(host, running.url)
    keep_and_wait(guest)
    host.goto(away)
    host.wait_for_selector("svg .places")
    expect(host.locator(".missed")).to_contain_text("1 move while you were away")
    expect(host.locator(".log .fresh")).to_contain_text("New since you were here")
    expect(host.locator(".bar.mine")).to_be_visible()
    draw(host)
    expect(host.locator(".missed")).to_have_count(0)
    # What was seen is not missed again.
    host.reload()
    host.wait_for_selector("svg .places")
    expect(host.locator(".missed")).to_have_count(0)


def test_missed_moves_wait_for_who_wants_no_movement(new_page: NewPage, running: Server) -> None:
    host, guest = new_page(), new_page()
    two_at_tickets(host, guest, running.url)
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
    at_tickets(page, running.url, "random")
    keep_and_wait(page)
    end = page.get_by_role("button", name="End turn")
    end.wait_for()
    expect(page.locator(".bar")).to_contain_text("The bots wait")
    page.get_by_role("button", name=re.compile(r"^Undo: Saskia keeps .+ - .+")).click()
    keep_and_wait(page, "2")
    end.wait_for()
    before = moves_of(page)
    page.keyboard.press("e")
    wait_for_move(page, before)
    expect(page.locator(".bar.mine")).to_be_visible()
    expect(end).to_have_count(0)
    # A card from the pile is a reveal: there is nothing to wait for.
    for _ in range(2):
        page.wait_for_selector(".bar.mine")
        draw(page)
    expect(page.locator(".bar.mine")).to_be_visible()


def test_bots_go_on_for_who_wants_no_question(new_page: NewPage, running: Server) -> None:
    page = new_page(turns="ask")
    at_tickets(page, running.url, "random")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("combobox", name="After your turn").select_option("on")
    page.keyboard.press("Escape")
    keep(page)
    expect(page.get_by_role("button", name="End turn")).to_have_count(0)


def click_the_pile(page: Page, *details: int) -> None:
    """At once; a detail of 2 is the second click of a double one."""
    page.evaluate(
        """details => {
          const pile = document.querySelector('[data-place=draw_pile]')
          for (const detail of details) pile.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
        }""",
        details,
    )


def test_what_is_touched_while_a_move_is_under_way_comes_after_it(new_page: NewPage, running: Server) -> None:
    page, guest = new_page(), new_page()
    two_at_tickets(page, guest, running.url)
    keep_and_wait(page)
    keep_and_wait(guest)
    page.wait_for_selector(".bar.mine")
    before = moves_of(page)
    click_the_pile(page, 1, 1)
    expect(page.locator(".table")).to_have_attribute("data-moves", str(before + 2))
    guest.wait_for_selector(".bar.mine")
    before = moves_of(guest)
    click_the_pile(guest, 1, 2)
    expect(guest.locator(".table")).to_have_attribute("data-moves", str(before + 1))
    expect(guest.locator(".bar")).to_contain_text("second card")


def test_what_others_do_is_said_in_the_bar_and_aloud(new_page: NewPage, running: Server) -> None:
    host, guest = new_page(), new_page()
    two_at_tickets(host, guest, running.url)
    keep_and_wait(host)
    keep_and_wait(guest)
    expect(host.locator("[data-news]")).to_contain_text("keeps 1 contract")
    expect(host.locator("[data-said]")).to_contain_text("keeps 1 contract")
    draw(host)
    # What one drew is said to oneself alone, whichever list is open.
    host.get_by_role("tab", name="Chat").click()
    expect(host.locator("[data-said]")).to_contain_text(re.compile(r"draws a card from the pile: \w+"))
    expect(guest.locator("[data-news]")).to_contain_text("draws a card from the pile")
    expect(guest.locator("[data-said]")).to_contain_text("draws a card from the pile")
    assert ":" not in guest.locator("[data-said]").inner_text()


def test_undo_says_what_it_takes_back(new_page: NewPage, running: Server) -> None:
    page = new_page()
    new_table(page, running.url, "friend")
    page.get_by_role("button", name="Begin without waiting").click()
    keep_and_wait(page)
    undo = page.get_by_role("button", name=re.compile(r"^Undo: Guest keeps .+ - .+"))
    undo.click()
    expect(page.locator("[data-keep='1']")).to_be_visible()
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_disabled()


# What flies from place to place stays where it starts.
HELD_FLIGHTS = """{
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) {
    const flight = animate.apply(this, how)
    if (getComputedStyle(this).position !== 'fixed') return flight
    flight.pause()
    this.dataset.flies = ''
    return flight
  }
}"""
# Whether a menu is on top where something flies over it.
ON_TOP = """menu => {
  const flies = document.querySelector('[data-flies]')
  const { left, top, width, height } = menu.getBoundingClientRect()
  const there = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }
  Object.assign(flies.style, there, { pointerEvents: 'auto' })
  return menu.contains(document.elementFromPoint(left + width / 2, top + 8))
}"""


def test_what_flies_flies_below_an_open_menu(new_page: NewPage, running: Server) -> None:
    page = new_page(motion=True)
    page.add_init_script(HELD_FLIGHTS)
    at_tickets(page, running.url, "random")
    keep(page)
    draw(page)
    page.locator("[data-flies]").first.wait_for(state="attached")
    page.get_by_role("button", name="Settings").click()
    assert page.locator(".menu").evaluate(ON_TOP)


def test_the_log_points_to_the_board_and_to_the_rule(new_page: NewPage, running: Server) -> None:
    page = new_page()
    page.clock.install()
    at_tickets(page, running.url, "random")
    keep(page)
    several_ways(page).dispatch_event("click")
    page.locator("dialog .way").first.click()
    line = page.locator(".log li", has_text="Saskia claims").first
    ring, claims = page.locator(".spotlight"), line.get_by_role("button", name=re.compile("claims"))
    claims.wait_for()
    stop_clock(page)
    claims.dispatch_event("click")
    page.clock.run_for(100)
    expect(ring).to_have_count(1)
    cart, around = page.locator("g.cart").first.bounding_box(), ring.bounding_box()
    assert cart
    assert around
    assert around["x"] <= cart["x"] + 2
    assert around["y"] <= cart["y"] + 2
    page.clock.run_for(3000)
    expect(ring).to_have_count(0)
    page.clock.resume()
    with page.context.expect_page() as rules:
        line.get_by_role("link", name=re.compile("Rule TTA-5")).click()
    expect(rules.value.locator(".marked")).to_contain_text("TTA-5")


def test_a_hint_says_what_and_why(new_page: NewPage, running: Server) -> None:
    page = new_page()
    at_tickets(page, running.url, "random")
    page.get_by_role("button", name="Hint").click()
    hint = page.locator(".hint")
    expect(hint.locator(".do")).to_contain_text("Keep")
    expect(hint).to_contain_text(re.compile("contract"))
    before = moves_of(page)
    hint.get_by_role("button", name="Do it").click()
    wait_for_move(page, before)
    expect(hint).to_have_count(0)


def test_a_hint_compares_what_one_is_about_to_do(new_page: NewPage, running: Server) -> None:
    """The choice with the focus, or under the pointer; who asks without one is told of none."""
    page = new_page()
    at_tickets(page, running.url, "random")
    page.wait_for_selector(".bar.mine")
    page.keyboard.press("c")
    expect(page.locator(".list .choice[data-number]")).to_have_count(3)
    expect(page.locator(".choice[data-number='1']")).to_be_focused()
    page.keyboard.press("ArrowDown")
    mine = page.locator(".choice[data-number='2']")
    expect(mine).to_be_focused()
    page.keyboard.press("h")
    yours = page.locator(".hint .yours")
    expect(yours.locator(".do")).to_contain_text("Keep")
    told = "Your choice is the best|about as good|better than your choice|something else than you"
    expect(yours).to_contain_text(re.compile(told))
    page.locator(".bar strong").click()
    page.get_by_role("button", name="Hint").click()
    expect(yours).to_have_count(0)
    page.locator(".choice[data-number='3']").hover()
    page.keyboard.press("h")
    expect(yours.locator(".do")).to_contain_text("Keep both")
    before = moves_of(page)
    page.locator(".hint .yours, .hint").get_by_role("button", name=re.compile("Do mine|Do it")).last.click()
    wait_for_move(page, before)
    expect(page.locator(".hint")).to_have_count(0)


def test_a_finger_asks_about_what_it_touched(new_page: NewPage, running: Server) -> None:
    page = new_page(phone=True)
    at_tickets(page, running.url, "random")
    keep(page)
    page.locator("[data-thing=legal][data-place=draw_pile]").tap()
    menu = page.get_by_role("dialog", name="What you can do now")
    expect(menu).to_be_visible()
    menu.get_by_role("button", name="Is it good?").tap()
    expect(menu).to_have_count(0)
    expect(page.locator(".hint .yours .do")).to_be_visible()
    expect(page.locator(".tip")).to_have_count(0)


def test_who_waits_for_a_bot_that_waits_is_told(new_page: NewPage, running: Server) -> None:
    """What a server that has much to do says is put into the line to one that has not."""
    page = new_page()
    lines: list[WebSocketRoute] = []

    def listen_in(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(server.send)

        def pass_on(raw: str | bytes) -> None:
            if lines:
                return  # the bot's move does not come
            route.send(raw)
            if '"waiting":"bot"' in str(raw) and '"moves":1,' in str(raw):
                lines.append(route)
                route.send('{"type":"queue","seat":1}')

        server.on_message(pass_on)

    page.route_web_socket(re.compile("/socket$"), listen_in)
    at_tickets(page, running.url, "random")
    bar = page.locator(".bar")
    expect(bar).not_to_contain_text("much to do")
    keep_and_wait(page)
    expect(bar).to_contain_text(
        "The bots of this server have much to do: Apprentice waits for its turn to think"
    )
    lines[0].send('{"type":"queue","seat":null}')
    expect(bar).not_to_contain_text("much to do")
    expect(bar).to_contain_text("Apprentice")


# --- other devices --------------------------------------------------------------------------------------


def test_go_on_on_another_device(new_page: NewPage, running: Server) -> None:
    desk, phone = new_page(), new_page(phone=True)
    table = at_tickets(desk, running.url, "random")
    keep(desk)
    desk.get_by_role("button", name="Settings").click()
    desk.get_by_role("button", name="Continue on another device").click()
    expect(desk.get_by_role("img", name="The key to your seat as a QR code")).to_be_visible()
    catch_copies(desk)
    desk.get_by_role("dialog").get_by_role("button", name="Copy the link").click()
    link = copied(desk)
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
        at_tickets(page, running.url, "random")
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("link", name="What is printed").click()
        page.locator(".plainly").wait_for()
        expect(page.locator("h3")).to_contain_text("The values of your table")
    else:
        visit(page, running.url + "#/about/tickets", ".plainly")
    expect(page.locator("h3")).to_contain_text(re.compile("Edition [0-9a-f]{16}"))
    contracts = page.locator("details", has_text="contracts")
    contracts.locator("summary").click()
    expect(contracts.locator("tbody tr")).to_have_count(24)
    page.get_by_role("radio", name="reconstructed").check()
    rows = contracts.locator("tbody tr")
    expect(rows).not_to_have_count(24)
    assert rows.count()
    assert all("reconstructed" in text for text in rows.all_inner_texts())


def test_the_network_goes_and_comes_back(new_page: NewPage, running: Server) -> None:
    host, guest = new_page(quiet=True), new_page()
    two_at_tickets(host, guest, running.url)
    keep_and_wait(host)
    host.context.set_offline(True)
    host.evaluate("window.dispatchEvent(new Event('offline'))")
    keep_and_wait(guest)
    host.context.set_offline(False)
    expect(host.locator(".bar.mine")).to_be_visible()
    expect(host.locator(".lost")).to_have_count(0)
