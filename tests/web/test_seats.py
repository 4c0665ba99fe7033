"""Seats and keys are never lost: links that are cut off, other devices, several people at one device."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from .conftest import NewPage, Server
from .play import join, keep, keep_and_wait, new_table, play_now, visit
from .wire import stand_aside

STORED = "JSON.parse(localStorage.getItem('koopstad.tables'))"


def keys_of(page: Page, table: str) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(
        f"table => {STORED}.flatMap(each => each.table === table ? [each] : [])[0]", table
    )
    return found


def test_a_link_that_is_cut_off_spoils_nothing(new_page: NewPage, running: Server) -> None:
    page = new_page(quiet=True)
    table = new_table(page, running.url, "random")
    before = keys_of(page, table)
    for link in (f"resume/{table}/{before['key'][:-3]}", f"resume/{table}/", f"watch/{table}/nonsense"):
        visit(page, running.url, ".games")
        page.goto(f"{running.url}#/{link}")
        expect(page.get_by_role("alert")).to_contain_text("opens nothing")
        assert keys_of(page, table) == before
    # An invitation that is cut off is told as such too, also to who sits there.
    page.goto(f"{running.url}join/{table}#cut")
    expect(page.get_by_role("alert")).to_contain_text("opens nothing")
    page.goto(f"{running.url}#/table/{table}")
    expect(page.locator(".bar.mine")).to_be_visible()


def test_changing_seats_asks_and_keeps_both(new_page: NewPage, running: Server) -> None:
    host, guest = new_page(), new_page()
    table = new_table(host, running.url, "friend")
    join(host, guest)
    mine, theirs = keys_of(host, table)["key"], keys_of(guest, table)["key"]

    host.goto(f"{running.url}#/resume/{table}/{theirs}")
    host.get_by_role("button", name="Stay where I am").click()
    expect(host.locator(".bar.mine")).to_be_visible()  # the first seat begins
    assert keys_of(host, table)["key"] == mine
    host.goto(f"{running.url}#/resume/{table}/{theirs}")
    host.get_by_role("button", name="Play as Saskia now").click()
    host.wait_for_selector("svg .places")
    stored = keys_of(host, table)
    assert stored["key"] == theirs
    assert sorted(stored["seats"].values()) == sorted([mine, theirs])


def test_a_spectator_sits_down(new_page: NewPage, running: Server) -> None:
    host, guest = new_page(), new_page()
    table = new_table(host, running.url, "friend")
    keys = keys_of(host, table)
    guest.goto(f"{running.url}watch/{table}#{keys['watch']}")
    guest.get_by_text("Waiting for somebody").wait_for()
    guest.goto(f"{running.url}join/{table}#{keys['invitations']['1']}")
    guest.get_by_label("Your name").fill("Saskia")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator(".players")).to_contain_text("Saskia")
    expect(guest.locator("[data-panel='1']")).to_contain_text("you")
    # An invitation is for one person: who comes too late is told so, and may watch.
    late = new_page(quiet=True)
    late.goto(f"{running.url}watch/{table}#{keys['watch']}")
    late.wait_for_selector("svg .places")
    late.goto(f"{running.url}join/{table}#{keys['invitations']['1']}")
    expect(late.get_by_role("alert")).to_contain_text("opens nothing")
    late.get_by_role("link", name="Watch").click()
    late.wait_for_selector("svg .places")


def test_a_seat_for_everybody_is_taken_at_the_table_itself(new_page: NewPage, running: Server) -> None:
    host, guest = new_page(), new_page()
    table = new_table(host, running.url, "friend", public=True)
    guest.goto(f"{running.url}#/table/{table}")
    guest.get_by_role("link", name="Sit down").click()
    guest.get_by_label("Your name").fill("Saskia")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator("[data-panel='1']")).to_contain_text("Saskia")


def test_two_people_at_one_device(new_page: NewPage, running: Server) -> None:
    page = new_page()
    page.goto(running.url)
    page.get_by_role("button", name="New table").first.click()
    seats = page.locator("dialog .seat select")
    seats.nth(0).select_option("beside")
    page.get_by_label("Their name").fill("Bob")
    for number in (1, 2):
        seats.nth(number).select_option("")
    page.locator("dialog [data-option=first]").select_option("1")
    page.get_by_role("button", name="Open the table").click()
    keep_and_wait(page)
    curtain = page.get_by_role("dialog", name="Pass the device to Bob")
    expect(curtain).to_be_visible()
    # Neither Escape nor the tab key leads to the hand behind it.
    for key in ("Escape", "Escape", "Tab", "Tab", "Tab"):
        page.keyboard.press(key)
        outside = "![document.body, ...document.querySelectorAll('.curtain, .curtain *')]"
        assert not page.evaluate(f"{outside}.includes(document.activeElement)"), key
    expect(curtain).to_be_visible()
    page.get_by_role("button", name="looks once more").click()
    expect(curtain).to_have_count(0)
    expect(page.locator("[data-panel='0']")).to_contain_text("you")
    page.get_by_role("button", name="I am Bob").click()
    expect(page.locator("[data-panel='1']")).to_contain_text("you")
    keep_and_wait(page)
    expect(page.get_by_role("dialog", name="Pass the device")).to_be_visible()
    page.reload()  # who sits here is remembered, and the curtain with it
    expect(page.get_by_role("dialog", name="Pass the device")).to_be_visible()


def test_all_seats_move_by_one_link(new_page: NewPage, running: Server) -> None:
    desk, phone = new_page(), new_page(phone=True, quiet=True)
    first = new_table(desk, running.url, "random")
    keep(desk)
    second = play_now(desk, running.url)
    kept = "key => JSON.parse(localStorage['koopstad.me']).kept.includes(key)"
    desk.wait_for_function(kept, arg=keys_of(desk, second)["key"])  # the server knows of it
    desk.goto(f"{running.url}#/me")
    desk.get_by_role("button", name="Show link and code").click()
    expect(desk.get_by_role("img", name="Your own key as a QR code")).to_be_visible()
    link = desk.get_by_label("Your own key as a link").input_value()

    phone.goto(link[:-4])
    phone.get_by_role("button", name="Bring them here").first.click()
    expect(phone.get_by_role("alert")).to_contain_text("opens nothing")
    own = play_now(phone, running.url)
    phone.goto(link)
    phone.get_by_role("button", name="Bring them here").first.click()
    expect(phone.get_by_role("status").filter(has_text="2 tables came")).to_be_visible()
    assert link.rsplit("/", 1)[1] not in phone.url
    phone.goto(f"{running.url}#/table/{first}")
    expect(phone.locator(".bar.mine")).to_be_visible()
    # What is taken later is found by the other device too.
    for page in (phone, desk):
        page.goto(running.url)
        for table in (first, second, own):
            page.locator(f"a[href='#/table/{table}']").wait_for()


NOWHERE = {
    "#/table/%E0": "no such page",
    "#/table/": "no such page",
    "#/nothing": "no such page",
    "#/join/": "no such page",
    "#/learn/chess": "no such page",
    "#/help/nothing": "no such game",
    "#/table/nowhere": "no such table",
    "#/join/nowhere/key": "opens nothing",
    "join/nowhere#key": "opens nothing",
    "join/": "no such page",
    "nothing/at/all": "no such page",
}


def test_addresses_that_lead_nowhere_say_so(new_page: NewPage, running: Server) -> None:
    """Whoever comes from elsewhere is told so, and is led to the lobby."""
    page = new_page(quiet=True)
    for address, says in NOWHERE.items():
        stand_aside(page, running.url)  # behind a # alone no page would be loaded
        page.goto(running.url + address)
        expect(page.get_by_role("alert"), address).to_contain_text(says)
        page.get_by_role("link", name="To the lobby").click()
        page.locator(".games").wait_for()


def test_a_browser_that_keeps_nothing(new_page: NewPage, running: Server) -> None:
    page = new_page()
    refuse = "get() { throw new DOMException('no', 'SecurityError') }"
    page.add_init_script(f"Object.defineProperty(window, 'localStorage', {{ {refuse} }})")
    play_now(page, running.url)
    page.locator(".home").click()
    expect(page.get_by_role("note")).to_contain_text("This browser keeps nothing")
    page.get_by_role("link", name="Go on").click()
    page.wait_for_selector("svg .places")
