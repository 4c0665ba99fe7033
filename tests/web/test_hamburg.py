"""Hamburg, played in the browser."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import expect

from tests.tiers import WHOLE

from .conftest import NewPage, Server
from .hamburg import TURN, against_bots, decide, go_on, sit, touch_card
from .play import (
    GLOWS,
    Traffic,
    choose_way,
    moves_of,
    ready,
    score_sheet,
    skip_to,
    stay_long,
    visit,
    wait_for_move,
)
from .test_everybody import check
from .wire import Json, open_table, person

ALL = ["mayors", "statues", "misfortune", "ships", "stock", "clergy"]
GLOWING = f"[...document.querySelectorAll('{GLOWS}')].map(thing => thing.dataset.id)"
LAST_CYCLE = 8  # of two players
EFFECT = ".prompt [data-effect] b"


def test_a_whole_game_by_touching_what_glows(new_page: NewPage, running: Server) -> None:
    page = new_page()
    traffic = Traffic(page)
    against_bots(page, running.url, expansions=ALL)
    chance = random.Random(1)
    if not WHOLE:  # the beginning and the end of it
        go_on(page, chance, 10)
        assert_nothing_hidden(traffic)
        traffic = Traffic(page)
        skip_to(page, in_the_last_cycle)
    go_on(page, chance)
    expect(page.locator(".result h2")).to_contain_text("win")
    *lines, totals, places = score_sheet(page)
    assert lines
    assert [sum(points) for points in zip(*lines, strict=True)] == totals
    assert places[0] == 1
    assert_nothing_hidden(traffic)


def in_the_last_cycle(now: Json) -> bool:
    return bool(now["view"]["cycle"] == LAST_CYCLE)


def assert_nothing_hidden(traffic: Traffic) -> None:
    updates = traffic.updates()
    assert len(updates) > (20 if WHOLE else 5)
    for update in updates:
        for seat, player in enumerate(update["view"]["players"]):
            if seat != update["view"]["you"]:
                assert set(player["hand"]) <= {None}
                assert len(player["backs"]) == len(player["hand"])


def test_alone_against_tom(new_page: NewPage, running: Server) -> None:
    page = new_page()
    (seat,) = open_table(running.url, "hamburg", person("Saskia"))
    seat.play(0 if WHOLE else 13)
    sit(page, seat)
    go_on(page, random.Random(2), 17 if WHOLE else 4)
    expect(page.locator("[data-panel='1']")).to_contain_text("TOM")
    expect(page.locator(".rivals")).to_contain_text("TOM")
    expect(page.locator(".log")).to_contain_text(re.compile("TOM, (purple|orange|grey|pink|brown)"))
    page.get_by_role("button", name="Look at the board of TOM").click()
    expect(page.get_by_role("dialog", name="The board of TOM")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_card_is_chosen_then_the_thing_it_is_for(new_page: NewPage, running: Server) -> None:
    page = new_page(quiet=True)
    stay_long(page)
    against_bots(page, running.url, 2)
    assert go_on(page, random.Random(3), 30, TURN)
    expect(page.locator("[data-deal]")).to_have_count(0)
    card = page.locator(TURN).first
    touch_card(card)
    expect(page.locator(f"{GLOWS}[data-id='bank:marks']")).to_have_count(1)
    expect(page.locator(f"{GLOWS}[data-id^='worker:']")).to_have_count(1)
    touch_card(card)  # not this one after all
    expect(page.locator("[data-deal]")).to_have_count(0)
    before = moves_of(page)
    page.locator("[data-id='pile:pink']").dispatch_event("click")
    expect(page.locator(".toast")).to_contain_text("basic action")
    expect(page.locator(".toast").get_by_role("link")).to_have_text(re.compile("HAM-6"))
    page.locator(".toast").get_by_role("button", name="Close").click()
    assert moves_of(page) == before
    touch_card(card)
    marks = int(page.locator("[data-purse] b").inner_text())
    page.locator(f"{GLOWS}[data-id='bank:marks']").dispatch_event("click")
    wait_for_move(page, before)
    assert int(page.locator("[data-purse] b").inner_text()) > marks


def notations(tree: dict[str, Any], before: str = "") -> dict[int, str]:
    """What a brief update offers, by its numbers."""
    found: dict[int, str] = {}
    for word, below in tree.items():
        notation = f"{before} {word}".strip()
        found |= {below: notation} if isinstance(below, int) else notations(below, notation)
    return found


def test_every_choice_of_the_list_is_a_thing_that_glows(new_page: NewPage, running: Server) -> None:
    page = new_page()
    traffic = Traffic(page)
    against_bots(page, running.url, expansions=["ships", "mayors"])
    page.get_by_role("tab", name="Choices").click()
    chance = random.Random(4)
    for _ in range(14 if WHOLE else 6):
        ready(page)
        update = traffic.updates()[-1]
        offered = notations(update["choices"])
        expect(page.locator(".list .choice")).to_have_count(len(offered))
        glowing = set(page.evaluate(GLOWING))
        for number, notation in offered.items():
            things = {thing for thing, numbers in update["touches"].items() if number in numbers}
            assert (things | {notation}) & glowing, notation
        decide(page, chance)


def test_a_reload_in_the_middle_of_an_effect(new_page: NewPage, running: Server) -> None:
    page = new_page()
    (seat,) = open_table(running.url, "hamburg", person("Saskia"), expansions=["misfortune", "ships"])
    seat.play(0, lambda now: now["view"]["asker"] is not None)
    sit(page, seat)
    effect = page.locator(EFFECT).inner_text()
    glowing = page.locator(GLOWS).count()
    page.reload()
    expect(page.locator(EFFECT)).to_have_text(effect)
    expect(page.locator(GLOWS)).to_have_count(glowing)
    decide(page, random.Random(6))


def test_what_another_seat_holds_is_nowhere_in_the_page(new_page: NewPage, running: Server) -> None:
    seats = open_table(running.url, "hamburg", person("Anna"), person("Bram"), first="1")
    anna, bram = new_page(), new_page()
    seen = Traffic(anna)
    sit(anna, seats[0])
    sit(bram, seats[1])
    for page, chance in ((anna, random.Random(7)), (bram, random.Random(8))):
        for _ in range(5):
            page.wait_for_selector(".bar.mine")
            decide(page, chance)
    bram.locator("[data-hand] [data-card]").nth(4).wait_for()
    cards = bram.locator("[data-hand] [data-card]").all()
    names = [card.locator("span.hidden").inner_text().split(", ")[0] for card in cards]
    assert len(names) == 5
    expect(anna.locator(".rivals .backs svg")).to_have_count(5)
    everything = anna.content() + "".join(seen.texts())
    for name in names:
        assert name not in everything


def test_no_barriers(new_page: NewPage, running: Server) -> None:
    page = new_page(dark=True)
    against_bots(page, running.url, 3, expansions=ALL)
    check(page)  # a mayor
    go_on(page, random.Random(9), 16, TURN)
    check(page)  # a turn
    touch_card(page.locator(TURN).first)
    check(page)  # a chosen card
    page.get_by_role("button", name=re.compile("Look at the board")).first.click()
    check(page, "dialog")
    page.keyboard.press("Escape")
    skip_to(page, lambda now: now["view"]["cycle"] > 2)
    check(page)  # with buildings
    visit(page, f"{running.url}#/help/hamburg", ".explains")
    page.locator("[data-kind=citizens] summary").click()
    check(page)


def test_a_phone(new_page: NewPage, running: Server) -> None:
    page = new_page(phone=True)
    against_bots(page, running.url, 2)
    assert go_on(page, random.Random(10), 30, TURN)
    check(page)
    width = "Math.max(document.documentElement.scrollWidth, Math.round(visualViewport.width))"
    assert page.evaluate(width) == 390
    expect(page.locator("[data-hand] [data-card]").first).to_be_in_viewport()
    page.locator(".space").evaluate("space => space.scrollTo(0, 99999)")
    expect(page.locator(".rivals")).to_be_in_viewport()
    expect(page.locator("[data-hand] [data-card]").first).to_be_in_viewport()
    before = moves_of(page)
    page.locator(TURN).first.tap()
    page.locator("[data-deal]").first.tap()
    choose_way(page, random.Random(10), before)
    wait_for_move(page, before)


def test_the_guided_game(new_page: NewPage, running: Server) -> None:
    page = new_page()
    page.goto(running.url + "#/learn/hamburg")
    guide = page.locator(".guide")
    for step in range(1, 14):
        expect(guide.locator(".count")).to_have_text(f"Step {step} of 13")
        onward = guide.get_by_role("button")
        if onward.count():
            onward.click()
            continue
        expect(page.locator(GLOWS).first).to_be_visible()
        # What the card is for will do as well as the card.
        page.locator(f"{GLOWS}:not([data-hand] *)").first.dispatch_event("click")
    page.wait_for_url(re.compile(r"#/table/"))  # now a game of one's own
    page.wait_for_selector(".bar")
