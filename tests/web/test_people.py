"""Nobody stops a game: who is away, who leaves, the host's role, a beginning, a rematch, alerts."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from .conftest import DESK, PHONE, NewPage, Server
from .play import catch_copies, copied, invitation, keep_and_wait, leave, new_table, two_at_tickets, visit
from .test_seats import keys_of
from .wire import open_table, person

GIVE, CLOSE = "Hand the host's role on", "Close the table"


def sit(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector("svg .places, .invite, main ul .crest")


def menu(page: Page, name: str) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name=name).click()


def test_the_game_begins_when_all_sit(new_page: NewPage, running: Server) -> None:
    host, guest = new_page(), new_page()
    new_table(host, running.url, "friend")
    expect(host.locator("main")).to_contain_text("Waiting for somebody")
    sit(guest, invitation(host), "Saskia")
    expect(host.locator(".bar.mine")).to_be_visible()
    expect(host).to_have_title(re.compile("^● Your turn"))
    expect(guest).to_have_title(re.compile("^Ticket to Ride"))
    icon = "document.querySelector('link[rel=icon]').getAttribute('href')"
    assert guest.evaluate(icon) == "/icon.svg"
    keep_and_wait(host)
    expect(guest).to_have_title(re.compile("^● Your turn"))
    guest.wait_for_function(f"{icon}.startsWith('data:')")
    expect(host).to_have_title(re.compile("^Ticket to Ride"))


def test_the_host_waits_no_more(new_page: NewPage, running: Server) -> None:
    host = new_page()
    new_table(host, running.url, "random", "friend")
    host.get_by_role("button", name="Begin without waiting").click()
    expect(host.locator(".bar.mine")).to_be_visible()
    expect(host.locator(".log")).to_contain_text("The host begins the game")


def test_a_friend_goes_away_and_another_takes_the_seat(new_page: NewPage, running: Server) -> None:
    host, guest, other = new_page(quiet=True), new_page(quiet=True), new_page()
    host.clock.install()
    table = two_at_tickets(host, guest, running.url)
    seat = host.locator("[data-panel='1']")
    expect(seat).not_to_contain_text("away")
    visit(guest, f"{running.url}#/", ".games")
    expect(seat).to_contain_text("away")
    host.clock.fast_forward("01:30")
    expect(host.locator(".absent")).to_contain_text("Saskia left")
    host.set_viewport_size(PHONE)  # there too it is seen without being looked for
    expect(host.locator(".space > .rest .absent")).to_be_in_viewport()
    expect(host.locator("li.away[data-panel='1']")).to_be_visible()
    host.set_viewport_size(DESK)
    host.locator(".absent").get_by_role("button", name="Let a bot play").click()
    # By the server's own watch she was there a moment ago: nobody is replaced in a hurry.
    expect(host.locator(".toast")).to_contain_text("was a moment ago")

    visit(guest, f"{running.url}#/table/{table}", "svg .places")
    expect(seat).not_to_contain_text("away")
    guest.on("dialog", lambda dialog: dialog.accept())
    menu(guest, "Leave the table")
    guest.locator(".games").wait_for()
    expect(host.locator(".log")).to_contain_text("Saskia leaves the table")
    host.get_by_role("button", name="Make an invitation").click()
    sit(other, invitation(host), "Bram")
    expect(seat).to_contain_text("Bram")


def test_the_role_of_the_host_is_handed_on(new_page: NewPage, running: Server) -> None:
    host, guest = new_page(quiet=True), new_page()
    table = two_at_tickets(host, guest, running.url)
    given = keys_of(host, table)["host"]
    menu(host, GIVE)
    guest.goto(host.get_by_role("textbox", name="The key of the host").input_value())
    guest.get_by_role("button", name="I will").click()
    guest.wait_for_selector("svg .places")
    assert keys_of(guest, table)["host"] != given
    # Whoever gave it away has neither the key nor the buttons of the host any more.
    expect(host.get_by_role("textbox", name="The key of the host")).to_have_count(0)
    expect(host.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(host.get_by_role("button", name=GIVE)).to_have_count(0)
    expect(host.get_by_role("button", name=CLOSE)).to_have_count(0)
    assert "host" not in keys_of(host, table)
    assert host.evaluate(
        "async ([table, key]) => (await fetch(`/api/tables/${table}/info`,"
        " { headers: { authorization: `Bearer ${key}` } })).status",
        [table, given],
    ) in (401, 403)


def test_the_menu_of_the_waiting_room_is_that_of_the_table(new_page: NewPage, running: Server) -> None:
    host, guest = new_page(), new_page()
    new_table(host, running.url, "friend")
    link = invitation(host)
    menu(host, GIVE)
    key = host.get_by_role("textbox", name="The key of the host").input_value()
    # The game begins while the menu stands open: it stays, and so does what it showed.
    sit(guest, link, "Saskia")
    expect(host.locator(".bar.mine")).to_be_visible()
    expect(host.get_by_role("textbox", name="The key of the host")).to_have_value(key)
    host.locator("dialog").get_by_role("button", name="Close").first.click()
    host.on("dialog", lambda dialog: dialog.accept())
    host.get_by_role("button", name=CLOSE).click()
    for page in (host, guest):
        expect(page.locator(".bar")).to_contain_text("The table was closed")
        expect(page.locator(".log")).to_contain_text("The host closes the table")
    guest.get_by_role("button", name="Settings").click()
    expect(guest.get_by_role("button", name="Continue on another device")).to_be_visible()
    expect(guest.get_by_role("button", name="Leave the table")).to_have_count(0)


def test_a_table_is_closed_before_the_game_began(new_page: NewPage, running: Server) -> None:
    host = new_page()
    new_table(host, running.url, "friend")
    host.on("dialog", lambda dialog: dialog.accept())
    menu(host, CLOSE)
    expect(host.get_by_role("heading", name="The table was closed")).to_be_visible()


def test_a_link_to_a_moment_works_for_whoever_gets_it(new_page: NewPage, running: Server) -> None:
    host, guest, stranger = new_page(), new_page(), new_page()
    table = two_at_tickets(host, guest, running.url)
    keep_and_wait(host)
    keep_and_wait(guest)
    # The guest has no key for spectators: the server makes one of his.
    guest.get_by_role("button", name="Show the board after move 1", exact=True).click()
    copy = guest.get_by_role("button", name="Copy a link to this moment")
    guest.wait_for_function("table => JSON.parse(localStorage['koopstad.tables'])[0].watch", arg=table)
    catch_copies(guest)
    copy.click()
    assert "watch/" in copied(guest)
    stranger.goto(copied(guest))
    expect(stranger.locator(".bar")).to_contain_text("Looking back: move 1")
    expect(stranger.locator("[data-panel='1']")).to_contain_text("Saskia")


def test_who_is_away_is_seen_on_a_low_screen_too(new_page: NewPage, running: Server) -> None:
    host, guest = new_page(), new_page()
    two_at_tickets(host, guest, running.url)
    away = host.locator("[data-panel='1']").get_by_text("away", exact=True)
    expect(away).to_have_count(0)
    table = leave(guest, running.url)
    expect(away).to_be_visible()
    guest.goto(table)
    expect(away).to_have_count(0)


def test_a_rematch_is_an_agreement(new_page: NewPage, running: Server) -> None:
    host, guest = new_page(), new_page()
    first, second = open_table(running.url, "tickets", person("Guest"), person("Saskia"), first="1")
    first.finish(second)
    first.show(host, ".result")
    second.show(guest, ".result")
    table = first.table
    expect(host.locator(".result h2")).to_contain_text("win")
    host.locator(".result").get_by_role("button", name="Play again").click()
    host.wait_for_url(lambda url: table not in url)
    expect(host.locator("main")).to_contain_text("Waiting for somebody")
    seats = host.locator(".waiting-room li")
    expect(seats.nth(0)).to_contain_text("ready")
    expect(seats.nth(1)).to_contain_text("Saskia")  # who is waited for
    expect(seats.nth(1)).to_contain_text("asked to play again")
    banner = guest.locator(".banner")
    expect(banner).to_contain_text("would like to play again")
    guest.get_by_role("button", name="Look at the board").click(trial=True)  # the banner covers nothing
    guest.set_viewport_size(PHONE)  # where the result is a sheet, with a veil behind it
    expect(guest.get_by_role("dialog", name="Result")).to_be_visible()
    banner.get_by_role("button", name="Sit down").click()
    guest.wait_for_url(lambda url: table not in url)
    expect(host.locator("[data-panel='1']")).to_contain_text("Saskia")
    expect(guest.locator(".bar.mine, .bar:has-text('is to move')").first).to_be_visible()
    assert keys_of(host, host.url.rsplit("/", 1)[1])["host"]


def test_a_turn_is_told_to_who_does_not_look(new_page: NewPage, running: Server) -> None:
    host, guest = new_page(), new_page()
    new_table(host, running.url, "friend")
    link = invitation(host)
    guest.add_init_script("""
      localStorage.setItem('koopstad.alerts', JSON.stringify({ sound: true, notice: true }))
      Object.defineProperty(document, 'hidden', { get: () => true })
      window.told = []
      window.Notification = class {
        static permission = 'granted'
        constructor(title, options) { window.told.push([title, options.body]) }
      }
      OscillatorNode.prototype.start = () => void window.told.push('a note')
      OscillatorNode.prototype.stop = () => {}
    """)
    sit(guest, link, "Saskia")
    keep_and_wait(host)
    guest.wait_for_function("() => told.length === 3")
    assert guest.evaluate("told") == ["a note", "a note", ["Your turn", "Ticket to Ride: Amsterdam"]]


# A push service is not to be had in a test: what the browser would have from it.
PUSHES = """
  const found = { endpoint: 'https://updates.push.koopstad.net/send/1', keys: {
    p256dh: 'B' + 'A'.repeat(86), auth: 'A'.repeat(22) } }
  let listens = null
  PushManager.prototype.getSubscription = async () => listens
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.key = applicationServerKey
    return (listens = { toJSON: () => found, unsubscribe: async () => { listens = null } })
  }
"""


def test_a_turn_is_told_when_no_page_is_open(new_page: NewPage, running: Server) -> None:
    page = new_page(worker=True)
    page.context.grant_permissions(["notifications"], origin=running.url)
    page.add_init_script(PUSHES)
    table = new_table(page, running.url, "friend")
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Tell me when it is my turn").click()
    with page.expect_response(lambda answer: answer.url.endswith(f"{table}/push")) as told:
        page.get_by_label("on this device, also when the browser is closed").check()
    assert told.value.status == 204
    assert len(page.evaluate("window.key")) == 87

    # What the server sends is shown by the worker, with the way to the table.
    line = page.context.new_cdp_session(page)
    registrations: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: registrations.extend(each["registrationId"] for each in news["registrations"]),
    )
    line.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    while not registrations:
        page.evaluate("1")
    (worker,) = page.context.service_workers
    worker.evaluate(
        """void (self.shown = new Promise((shown, late) => {
          self.registration.showNotification = async (...told) => shown(told)
          setTimeout(late, 60_000)
        }))"""
    )
    message = {"title": "It is your turn", "body": "Hamburg", "tag": "turn", "url": f"/#/table/{table}"}
    line.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": running.url.rstrip("/"),
            "registrationId": registrations[0],
            "data": json.dumps(message),
        },
    )
    title, options = worker.evaluate("self.shown")
    assert (title, options["body"]) == ("It is your turn", "Hamburg")
    assert options["data"]["url"] == f"/#/table/{table}"
