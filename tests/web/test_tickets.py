"""Ticket to Ride: Amsterdam, played in the browser."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Locator, Page, Route, expect

from tests.tiers import WHOLE

from .conftest import NewPage, Server
from .play import (
    GLOWS,
    Traffic,
    after_a_game,
    at_rest,
    at_tickets,
    draw,
    join,
    keep,
    keep_and_wait,
    moves_of,
    new_table,
    play_now,
    play_on,
    ready,
    score_sheet,
    several_ways,
    stay_long,
    touch,
    two_at_tickets,
    wait_for_move,
)


def test_a_whole_game_by_touching_what_glows(new_page: NewPage, running: Server, tmp_path: Path) -> None:
    page = new_page(dark=True)
    play_now(page, running.url)
    play_on(page, random.Random(1))

    expect(page.locator(".result h2")).to_contain_text("win")
    *lines, totals, places = score_sheet(page)
    assert [sum(points) for points in zip(*lines, strict=True)] == totals
    assert sorted(totals, reverse=True) == totals  # the winner stands first
    assert places[0] == 1
    page.wait_for_selector(".result figure")

    with page.expect_download() as download:
        page.locator(".result").get_by_role("button", name="Download the record").click()
    record = tmp_path / "game.jsonl"
    download.value.save_as(record)
    verify = [sys.executable, "-m", "koopstad", "verify", str(record)]
    done = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_replay_shows_every_moment_and_comes_back(new_page: NewPage, running: Server) -> None:
    page = new_page()
    after_a_game(page, running.url)
    carts = page.locator("g.cart").count()
    assert carts > 10
    page.locator(".result").get_by_role("button", name="Replay").click()
    expect(page.locator("g.cart")).to_have_count(0)
    slider = page.get_by_role("slider")
    slider.fill(slider.get_attribute("max") or "")
    expect(page.locator("g.cart")).to_have_count(carts)
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(".bar")).to_contain_text("Looking back")
    page.get_by_role("button", name="Close the replay").click()
    expect(page.locator(".bar")).to_contain_text("The game is over")


def test_a_closed_replay_stays_closed(new_page: NewPage, running: Server) -> None:
    """Also when a moment that was asked for comes only then."""
    page = new_page()
    after_a_game(page, running.url)
    page.locator(".result").get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    asked: list[Route] = []
    page.route("**/replay?*", lambda route: asked.append(route))
    with page.expect_request("**/replay?*"):
        slider.fill(slider.get_attribute("max") or "")
    page.get_by_role("button", name="Close the replay").click()
    expect(page.locator(".replay")).to_have_count(0)
    with page.expect_request_finished(lambda request: "/replay?" in request.url):
        asked[0].continue_()
    at_rest(page)
    expect(page.locator(".bar")).to_contain_text("The game is over")
    assert page.locator(".replay").count() == 0


def test_a_line_of_the_log_moves_the_replay(new_page: NewPage, running: Server) -> None:
    page = new_page()
    after_a_game(page, running.url)
    page.locator(".result").get_by_role("button", name="Replay").click()
    counter, hand = page.locator(".replay output"), page.locator(".own .contracts")
    expect(page.locator(".log .earlier")).to_have_count(0)  # at the beginning all of it is shown
    numbers = [int(each) for each in page.locator(".log .links button").all_inner_texts()]
    early, late = numbers[2], numbers[-4]

    def moment(number: int) -> Locator:
        return page.get_by_role("button", name=f"Show the board after move {number}", exact=True)

    moment(late).click()
    expect(counter).to_have_text(re.compile(f"^{late} / "))
    expect(page.get_by_role("slider")).to_have_value(str(late))
    own = hand.inner_text()
    page.get_by_role("combobox", name="Through whose eyes").select_option("1")
    expect(hand).not_to_have_text(own)
    other = hand.inner_text()
    moment(early).click()
    expect(counter).to_have_text(re.compile(f"^{early} / "))
    moment(late).click()
    expect(hand).to_have_text(other)  # through the same eyes
    moment(numbers[-1]).click()  # the last moment is looked at too: the replay goes on
    expect(counter).to_have_text(re.compile(f"^{numbers[-1]} / "))


def test_after_the_end_one_chats_on_a_phone(new_page: NewPage, running: Server) -> None:
    """What is said opens nothing over it."""
    page = new_page(phone=True)
    after_a_game(page, running.url)
    page.get_by_role("button", name="Chat").tap()
    words = page.get_by_placeholder("Say something")
    for said in ("well played", "once more?"):
        words.fill(said)
        words.press("Enter")
        expect(page.get_by_role("dialog", name="Chat")).to_contain_text(said)
    expect(words).to_be_visible()


def test_a_rematch(new_page: NewPage, running: Server) -> None:
    page = new_page()
    table = after_a_game(page, running.url)
    page.locator(".result").get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: table not in url)
    expect(page.locator(".result")).to_have_count(0)
    assert ready(page)


def test_why_not(new_page: NewPage, running: Server) -> None:
    page = new_page(quiet=True)
    stay_long(page)
    at_tickets(page, running.url, "random")
    page.locator("[data-place=draw_pile]").dispatch_event("click")
    toast = page.locator(".toast")
    expect(toast).to_contain_text("First choose which of the drawn contracts to keep")
    expect(toast.get_by_role("link")).to_have_text("TTA-2.5")
    keep(page)
    before = moves_of(page)
    # Four grey spaces cannot be paid with the two cards of the start.
    page.locator("[data-id='route:haringpakkerstoren-oude_waal/grey']").dispatch_event("click")
    expect(toast.get_by_role("link")).to_have_text("TTA-5.2")
    assert moves_of(page) == before
    with page.context.expect_page() as rules:
        toast.get_by_role("link").click()
    expect(rules.value.locator(".marked")).to_contain_text("TTA-5.2")


def test_undo_takes_back_what_told_nobody_anything(new_page: NewPage, running: Server) -> None:
    host, guest = new_page(), new_page()
    two_at_tickets(host, guest, running.url)
    undo = host.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    keep_and_wait(host)
    expect(host.locator(".contracts li button")).to_have_count(1)
    expect(undo).to_be_enabled()
    undo.click()
    expect(host.locator("[data-keep='1']")).to_be_visible()
    expect(host.locator(".log")).to_contain_text("takes a move back")
    expect(guest.locator(".log")).to_contain_text("takes a move back")


def test_two_browsers_at_one_table(new_page: NewPage, running: Server) -> None:
    host, guest = new_page(), new_page(phone=True)
    new_table(host, running.url, "friend")
    traffic = Traffic(guest)
    join(host, guest)
    expect(host.locator(".players")).to_contain_text("Saskia")
    keep_and_wait(host, "both")
    keep_and_wait(guest)
    expect(host.locator(".bar")).to_contain_text("Your turn")
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("Good luck!")
    host.get_by_role("button", name="Send").click()
    expect(host.locator(".said")).to_contain_text("Good luck!")
    guest.get_by_role("button", name="Chat").click()
    expect(guest.locator(".said")).to_contain_text("Good luck!")
    guest.get_by_role("button", name="Close").last.click()

    chance = random.Random(5)
    for _ in range(16 if WHOLE else 8):
        touch(host if host.locator(".bar.mine").count() else guest, chance)
        both_see_the_same(host, guest)

    # Nothing of the host's secrets ever reached the guest.
    updates = traffic.updates()
    assert len(updates) > 5
    for update in updates:
        other = update["view"]["players"][0]
        assert set(other["contracts"]) | set(other["offer"]) <= {None}
        assert sum(other["hand"].values()) <= other["cards"]
    assert any(
        sum(update["view"]["players"][0]["hand"].values()) < update["view"]["players"][0]["cards"]
        for update in updates
    )


def both_see_the_same(host: Page, guest: Page) -> None:
    latest = str(max(moves_of(host), moves_of(guest)))
    for page in (host, guest):
        expect(page.locator(".table")).to_have_attribute("data-moves", latest)


def test_a_spectator_sees_all_that_is_open_and_can_do_nothing(new_page: NewPage, running: Server) -> None:
    host, watcher = new_page(), new_page()
    stay_long(watcher)
    table = new_table(host, running.url, "random", public=True)
    play_on(host, random.Random(6), 6)
    traffic = Traffic(watcher)
    watcher.goto(running.url)
    watcher.locator(f"a[href='#/watch/{table}']").click()
    watcher.wait_for_selector("svg .places")
    expect(watcher.locator(GLOWS)).to_have_count(0)
    expect(watcher.locator("[data-hand]")).to_have_count(0)
    watcher.locator("[data-place=draw_pile]").dispatch_event("click")
    expect(watcher.locator(".toast")).to_contain_text("You are watching")
    for update in traffic.updates():
        for player in update["view"]["players"]:
            assert set(player["contracts"]) | set(player["offer"]) <= {None}


def test_a_reload_between_two_cards(new_page: NewPage, running: Server) -> None:
    page = new_page()
    at_tickets(page, running.url, "random")
    keep(page)
    draw(page)
    expect(page.locator(".bar")).to_contain_text("Take a second card")
    hand = page.locator(".own h2").first.inner_text()
    page.locator(".log li a").first.wait_for()  # what each line points to comes a moment after it
    log = page.locator(".log li").all_inner_texts()
    page.reload()
    expect(page.locator(".bar")).to_contain_text("Take a second card")
    expect(page.locator(".own h2").first).to_have_text(hand)
    expect(page.locator(".log li")).to_have_text(log, use_inner_text=True)
    page.goto(running.url)
    expect(page.locator("main")).to_contain_text("Your tables")
    page.get_by_role("link", name="Go on").first.click()
    expect(page.locator(".bar")).to_contain_text("Take a second card")


def test_a_lost_connection_shows_itself_and_catches_up(new_page: NewPage, own_server: Server) -> None:
    page = new_page(quiet=True)
    at_tickets(page, own_server.url, "random")
    keep(page)
    own_server.stop()
    expect(page.locator(".lost")).to_contain_text("The connection is lost")
    page.locator("[data-place=draw_pile]").dispatch_event("click")
    expect(page.locator(".toast")).to_contain_text("cannot be reached")
    own_server.start()
    expect(page.locator(".lost")).to_have_count(0)
    play_on(page, random.Random(7), 4)


def test_a_bot_plays_for_me_until_i_am_back(new_page: NewPage, running: Server) -> None:
    page, guest = new_page(), new_page()
    two_at_tickets(page, guest, running.url)
    before = moves_of(page)
    settings = page.get_by_role("button", name="Settings")
    settings.click()
    page.get_by_role("button", name="Let a bot play for me").click()
    wait_for_move(page, before)
    keep_and_wait(guest)
    wait_for_move(page, before, 3)
    expect(page.locator(".log")).to_contain_text("plays for")
    expect(page.locator(".banner")).to_contain_text("A bot plays for you")
    settings.click()
    page.get_by_role("button", name="Play myself again").click()
    expect(page.locator(".banner")).to_have_count(0)
    settings.click()
    expect(page.get_by_role("button", name="Let a bot play for me")).to_be_visible()


def test_a_route_is_claimed_by_keyboard_on_the_board(new_page: NewPage, running: Server) -> None:
    page = new_page()
    at_tickets(page, running.url, "random")
    keep(page)
    route = several_ways(page)
    route.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog .way").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(route).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("dialog .way").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("g.cart").first).to_be_visible()


def test_a_hint_names_an_action_and_points_at_it(new_page: NewPage, running: Server) -> None:
    page = new_page()
    at_tickets(page, running.url, "random")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_contain_text("A bot would")
    before = moves_of(page)
    page.locator(".hint .choice").click()
    wait_for_move(page, before)


def width(page: Page) -> int:
    """Of the page, and of what a phone shows of it: it would shrink a page that is too wide."""
    return int(
        page.evaluate("Math.max(document.documentElement.scrollWidth, Math.round(visualViewport.width))")
    )


def test_a_phone(new_page: NewPage, running: Server) -> None:
    page = new_page(phone=True)
    at_tickets(page, running.url, "greedy", "greedy", "greedy")
    assert width(page) == 390
    chance = random.Random(9)
    play_on(page, chance, 8)
    ready(page)
    # Nothing hangs out of the screen, and the hand is in sight.
    assert width(page) == 390
    expect(page.locator("[data-hand]")).to_be_in_viewport()
    page.get_by_role("button", name="Larger").tap()
    transform = page.locator(".board").evaluate("board => board.style.transform")
    assert "scale(2)" in transform
    page.get_by_role("button", name="Larger").tap()
    page.get_by_role("button", name="The whole board").tap()
    page.get_by_role("button", name="Choices").tap()
    page.locator(".sheet-body .choice").first.tap()
    expect(page.locator(".sheet-body")).to_have_count(0)


def test_the_guided_game(new_page: NewPage, running: Server) -> None:
    page = new_page()
    page.goto(running.url)
    page.get_by_role("link", name="Learn by playing").first.click()
    guide = page.locator(".guide")
    for step in range(1, 15):
        expect(guide.locator(".count")).to_have_text(f"Step {step} of 14")
        go_on = guide.get_by_role("button")
        if go_on.count():
            go_on.click()
            continue
        expect(page.locator(GLOWS)).to_have_count(1)
        page.locator(GLOWS).dispatch_event("click")
    page.wait_for_url(re.compile(r"#/table/"))  # now a game of one's own
    page.wait_for_selector(".bar")


def test_moves_of_others_are_shown_one_by_one(new_page: NewPage, running: Server) -> None:
    page = new_page(motion=True)
    stay_long(page)
    page.goto(running.url)
    page.evaluate("localStorage['koopstad.settings'] = JSON.stringify({ turns: 'on', pace: 'slow' })")
    at_tickets(page, running.url, "random", "random", "random")
    page.locator("[data-keep='1']").click()
    page.get_by_role("button", name="Skip").click()  # three others choose their contracts
    while not page.locator(".bar.mine").count():
        page.keyboard.press("s")  # what one of them did after that
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("combobox", name="Moves of others").select_option("quick")
    play_on(page, random.Random(10), 4)
