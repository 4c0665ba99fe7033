"""Amsterdam, played in the browser."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.tiers import WHOLE

from . import wire
from .conftest import NewPage, Server
from .play import (
    GLOWS,
    READY,
    choose_way,
    moves_of,
    open_table,
    ready,
    score_sheet,
    skip_to,
    stay_long,
    wait_for_move,
)
from .test_everybody import check

LAST_ROUND = 12
EXPANSIONS = ["workers", "tasks", "trader", "tiles"]
GLOWING = f"[...document.querySelectorAll('{GLOWS}')].map(thing => thing.dataset.id)"
# So that a game of chance comes to an end: turns are short, and what has been begun is finished.
PASSES = 0.6
WEIGHTS = {
    "pass": 0.01,
    "place": 0.3,
    "river": 0.5,
    "good": 6,
    "docker": 3,
    "block": 3,
}


def kind(thing: str) -> str:
    return thing.replace(":", " ").split(" ")[0]


def touch(page: Page, chance: random.Random, wish: str = "") -> str:
    """Touches something that glows (what begins with the wish, if it does), a second thing where the
    first goes on to it, and one of several ways; what it was."""
    page.locator(GLOWS).first.wait_for(state="attached")
    before = moves_of(page)
    glowing: list[str] = page.evaluate(GLOWING)
    weights = [WEIGHTS.get(kind(name), 1) for name in glowing]
    first = chance.choices(range(len(glowing)), weights)[0]
    if "pass" in glowing and chance.random() < PASSES:
        first = glowing.index("pass")
    first = next((place for place, name in enumerate(glowing) if wish and name.startswith(wish)), first)
    touched = glowing[first]
    page.locator(GLOWS).nth(first).dispatch_event("click")
    if page.locator("[data-picked]").count():  # it goes on to another thing
        others = [name for name in page.evaluate(GLOWING) if name != touched]
        goals = others if kind(touched) == "die" else [name for name in others if kind(name) != kind(touched)]
        page.locator(f"{GLOWS}[data-id='{chance.choice(goals)}']").first.dispatch_event("click")
    choose_way(page, chance, before)
    wait_for_move(page, before)
    return touched


def play_on(page: Page, chance: random.Random, turns: int = 10_000, until: str = "") -> set[str]:
    """Touches what glows until the game is over, for some decisions, or until the bar says something."""
    touched = set()
    for _ in range(turns):
        if not ready(page) or (until and until in page.locator(".bar").inner_text()):
            break
        touched.add(kind(touch(page, chance)))
    return touched


def test_a_whole_game_by_touching_what_glows(new_page: NewPage, running: Server) -> None:
    page = new_page()
    open_table(page, running.url, "amsterdam", "random", rounds=10)
    chance = random.Random(1)
    touched = set()
    if not WHOLE:  # the beginning and the end of it
        touched |= play_on(page, chance, 16)
        skip_to(page, lambda now: now["view"]["round"] >= LAST_ROUND)
    touched |= play_on(page, chance)
    assert {"die", "block", "place", "pass"} <= touched
    expect(page.locator(".result h2")).to_contain_text("win")
    *lines, totals, places = score_sheet(page)
    assert lines
    assert [sum(points) for points in zip(*lines, strict=True)] == totals
    assert sorted(places) == places
    check(page)


def test_all_expansions_at_night(new_page: NewPage, running: Server) -> None:
    page = new_page(dark=True)
    open_table(page, running.url, "amsterdam", "random", "random", expansions=EXPANSIONS)
    expect(page.locator(".tasks li")).to_have_count(3)
    play_on(page, random.Random(3), until="Choose two dice")
    expect(page.locator(".figure")).to_have_count(3)
    check(page)
    page.locator(f"{GLOWS}[data-id='die:orange']").click()
    expect(page.locator("[data-id='die:orange']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".wheel .coming")).to_have_count(1)  # where its cubes would go
    page.locator("[data-id='die:orange']").click()
    play_on(page, random.Random(4), until="in any order")
    check(page)
    # The board of another player, large.
    page.get_by_role("button", name="Look at the board of").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Board of")
    check(page, "dialog")


def test_alone_against_tom(new_page: NewPage, running: Server) -> None:
    page = new_page()
    (seat,) = wire.open_table(running.url, "amsterdam", wire.person("Saskia"), rounds=10)
    seat.play(0 if WHOLE else 10)
    seat.show(page, READY)
    play_on(page, random.Random(2), 14 if WHOLE else 4)
    assert ready(page)
    expect(page.get_by_label("TOM:")).to_be_visible()
    expect(page.locator(".log")).to_contain_text("TOM")


def test_a_good_is_loaded_aboard_at_once_under_a_crane(new_page: NewPage, running: Server) -> None:
    page = new_page()
    open_table(page, running.url, "amsterdam")
    chance = random.Random(7)
    aboard = page.locator("[data-aboard]")
    for _ in range(250):
        assert ready(page)
        if "Sell the good" in page.locator(".bar").inner_text() and aboard.count():
            break
        touch(page, chance, wish="block")
    before = moves_of(page)
    aboard.click()
    wait_for_move(page, before, more=2)  # stored, and loaded
    expect(page.locator(".log")).to_contain_text("loads")


def test_every_choice_stands_in_the_list(new_page: NewPage, running: Server) -> None:
    page = new_page()
    open_table(page, running.url, "amsterdam", "random")
    page.get_by_role("tab", name="Choices").click()
    chance = random.Random(5)
    for _ in range(14 if WHOLE else 5):
        ready(page)
        before = moves_of(page)
        choices = page.locator(".choice")
        expect(choices.first).to_be_visible()  # its words are asked for
        texts = choices.all_inner_texts()
        assert len(set(texts)) == len(texts) > 0
        assert not [text for text in texts if "ui-" in text or "{" in text or "@" in text]
        choices.nth(chance.randrange(len(texts))).click()
        wait_for_move(page, before)


def test_what_is_pointed_at_tells_its_price_or_why_not(new_page: NewPage, running: Server) -> None:
    page = new_page(quiet=True)
    stay_long(page)
    open_table(page, running.url, "amsterdam", "random")
    page.locator(".rail [data-card]").first.hover()
    expect(page.locator(".shell.large")).to_be_visible()
    toast = page.locator(".toast")
    page.locator("[data-id='block:jordaan-3']").dispatch_event("click")
    expect(toast).to_contain_text("First take a starting card")
    expect(toast.get_by_role("link")).to_have_text("AMS-3.11")
    play_on(page, random.Random(6), until="in any order")
    page.locator(f"{GLOWS}[data-id^='place:']").first.hover()
    expect(page.locator(".tip")).to_contain_text("Sail to")
    before = moves_of(page)
    page.locator("[data-id='place:crystal']").dispatch_event("click")
    expect(toast.get_by_role("link")).to_have_text("AMS-8.15")
    assert moves_of(page) == before


def test_a_hint_tells_the_rest_of_the_turn(new_page: NewPage, running: Server) -> None:
    page = new_page()
    open_table(page, running.url, "amsterdam", "random", rounds=10)
    play_on(page, random.Random(8), until="in any order")
    hint = page.locator(".hint")
    # In the middle of the game hardly any turn is one deed.
    for _ in range(12):
        page.get_by_role("button", name="Hint").click()
        expect(hint.locator(".do")).to_be_visible()
        if hint.locator(".then").count():
            break
        before = moves_of(page)
        hint.get_by_role("button", name="Do it").click()
        wait_for_move(page, before)
        ready(page)
    expect(hint.locator(".then")).to_have_text(re.compile(r"^Then: \w[^{@]+$"))


def test_reload_and_undo_in_the_middle_of_an_action(new_page: NewPage, running: Server) -> None:
    page = new_page()
    open_table(page, running.url, "amsterdam", "random", rounds=10)
    chance = random.Random(7)
    ask = page.locator("section.ask")
    # Whoever sails with cubes of several colours soon has to choose which to pay.
    while ready(page) and "resources to spend" not in page.locator(".bar").inner_text():
        touch(page, chance, "place")
    expect(ask).to_contain_text("left")
    offered = page.evaluate(GLOWING)
    page.reload()
    page.wait_for_selector(".bar.mine")
    expect(ask).to_contain_text("left")
    assert page.evaluate(GLOWING) == offered
    moves = moves_of(page)
    ask.get_by_role("button", name="Take it back").click()
    expect(ask).to_have_count(0)
    expect(page.locator(".bar")).to_contain_text("in any order")
    assert moves_of(page) != moves


def test_phone(new_page: NewPage, running: Server) -> None:
    page = new_page(phone=True)
    open_table(page, running.url, "amsterdam", "random")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    check(page)
    play_on(page, random.Random(8), until="in any order")
    check(page)
    expect(page.locator("[data-hand]")).to_be_visible()
    # A finger first sees what it would do, then confirms.
    before = moves_of(page)
    page.locator("[data-id=pass]").tap()
    page.locator("dialog .way").tap()
    wait_for_move(page, before)


def test_guided_first_game(new_page: NewPage, running: Server) -> None:
    page = new_page()
    page.goto(f"{running.url}#/learn/amsterdam")
    guide = page.locator(".guide")
    for step in range(1, 26):
        expect(guide).to_contain_text(f"Step {step} of 25")
        button = guide.get_by_role("button")
        if button.count():
            button.click()
            continue
        page.locator(GLOWS).first.wait_for(state="attached")
        for thing in range(page.locator(GLOWS).count()):  # brown and pink are two dice
            page.locator(GLOWS).nth(thing).dispatch_event("click")
            if not page.locator("[aria-pressed=true]").count():
                break
    page.wait_for_url(lambda url: "learn" not in url)
    # The table that it leads to is kept as any other: one's other devices find it, too.
    page.wait_for_function("() => JSON.parse(localStorage['koopstad.me'] ?? null)?.kept.length > 0")


def test_cards_are_explained(new_page: NewPage, running: Server) -> None:
    page = new_page()
    page.goto(f"{running.url}#/help/amsterdam")
    page.locator("summary", has_text="Artisans").click()
    expect(page.locator("[data-kind=artisan] article")).to_have_count(54)
    page.get_by_role("searchbox").fill("crystal")
    check(page)
    expect(page.locator("article", has_text="For each crystal good you deliver")).to_be_visible()
