"""Pages that everybody can use: no barrier that axe knows, light enough, quick enough."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import ROOT, NewPage, Server
from .play import GLOWS, Traffic, keep, moves_of, new_table, play_now, play_on, ready

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LARGEST_UPDATE = 15_000  # bytes
SLOWEST_ANSWER = 200  # milliseconds from touch to paint


def check(page: Page) -> None:
    """Fails with what axe finds."""
    page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    assert [(each["id"], [node["html"][:160] for node in each["nodes"][:3]]) for each in found] == []


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_barriers(new_page: NewPage, running: Server, dark: bool, phone: bool) -> None:
    page = new_page(dark=dark, phone=phone)
    page.goto(running.url)
    page.get_by_role("button", name="Play now").first.wait_for()
    check(page)
    page.get_by_role("button", name="New table").click()
    check(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    check(page)

    play_now(page, running.url)
    check(page)  # an offer of contracts
    play_on(page, random.Random(1), 5)
    ready(page)
    check(page)  # a turn
    routes = page.locator(f"g{GLOWS}[data-route]")
    if routes.count():
        routes.first.dispatch_event("click")
        page.locator("dialog").wait_for()
        check(page)
        page.keyboard.press("Escape")
    for name in ("Choices", "Chat"):
        page.get_by_role("button" if phone else "tab", name=name).click()
        check(page)
    if phone:
        page.get_by_role("button", name="Close").last.click()
    play_on(page, random.Random(2))
    page.locator(".result, .end").first.wait_for()
    check(page)

    for address in ("#/help/tickets", "#/about", "#/learn/tickets"):
        page.goto(running.url + address)
        page.locator("h1, .guide").first.wait_for()
        page.wait_for_timeout(300)
        check(page)


def test_text_twice_as_large(new_page: NewPage, running: Server) -> None:
    page = new_page()
    page.goto(running.url)
    page.add_style_tag(content="html { font-size: 200% }")
    assert page.evaluate("document.documentElement.scrollWidth") <= 1440
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector("svg .places")
    keep(page)
    expect(page.locator("[data-hand]")).to_be_visible()


def test_quick(new_page: NewPage, running: Server) -> None:
    page = new_page()
    page.add_init_script(
        """window.answers = {}
        new PerformanceObserver(list => {
          for (const { interactionId: touch, duration } of list.getEntries())
            if (touch) window.answers[touch] = Math.max(window.answers[touch] ?? 0, duration)
        }).observe({ type: 'event', durationThreshold: 16 })"""
    )
    new_table(page, running.url, "greedy", "greedy", "greedy")
    chance = random.Random(11)
    for _ in range(25):
        if not ready(page):
            break
        # A true click, so that the browser measures it.
        piles = page.locator(f"{GLOWS}[data-keep], {GLOWS}[data-place]")
        piles.first.wait_for()
        piles.nth(chance.randrange(piles.count())).click()
        page.wait_for_timeout(60)
    # Other programs run beside this one: one touch in four may have had to wait for them.
    answers = sorted(page.evaluate("Object.values(window.answers)"))
    assert len(answers) >= 10
    assert answers[len(answers) * 3 // 4] < SLOWEST_ANSWER, answers


def test_light(new_page: NewPage, running: Server) -> None:
    page = new_page()
    traffic = Traffic(page)
    new_table(page, running.url, "random")
    keep(page)
    for _ in range(16):  # a hand that can pay for much
        before = moves_of(page)
        page.locator(f"{GLOWS}[data-place=draw_pile]").dispatch_event("click")
        page.wait_for_function("moves => document.querySelector('.table').dataset.moves > moves", arg=before)
        page.wait_for_selector(".bar.mine")
    sizes = [len(text.encode()) for text in traffic.texts() if '"actions"' in text]
    assert max(sizes) <= LARGEST_UPDATE
