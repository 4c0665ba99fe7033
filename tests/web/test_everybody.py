"""Pages that everybody can use: no barrier that axe knows, light enough, quick enough."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.tiers import WHOLE

from . import wire
from .conftest import ROOT, NewPage, Server
from .play import (
    READY,
    Traffic,
    at_tickets,
    draw,
    finish,
    keep,
    look_at,
    play_now,
    play_on,
    ready,
    several_ways,
    visit,
)

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LARGEST_UPDATE = 15_000  # bytes


# What colours decide. A page by night holds and says what it does by day.
BY_COLOUR = ["color-contrast", "link-in-text-block"]
# Of what is found good nothing is told.
FIND = """([within, more]) => axe.run(within, { resultTypes: ['violations'], selectors: false, ...more })
  .then(all => all.violations)"""
FADED = """() => Promise.allSettled(
  document.getAnimations().filter(each => each instanceof CSSTransition).map(each => each.finished))"""


def check(page: Page, within: str = "html") -> None:
    """Fails with what axe finds: on the page, or within what was opened over a page that was checked.

    By day or by night, as the test opened it: a view that is checked in several tests (desk and phone) is
    opened by day in one and by night in another. With WHOLE every view is checked by both. Then the page
    stays as the second look found it; the next check begins with that.
    """
    look_at(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(FIND, [within, {}])
    if WHOLE:
        by_night = page.locator("html").get_attribute("data-theme") == "dark"
        turn_to(page, "light" if by_night else "dark")
        found += page.evaluate(FIND, [within, {"runOnly": BY_COLOUR}])
    assert [(each["id"], [node["html"][:160] for node in each["nodes"][:3]]) for each in found] == []


def turn_to(page: Page, theme: Literal["dark", "light"]) -> None:
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    page.evaluate(FADED)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_barriers(new_page: NewPage, running: Server, phone: bool) -> None:
    """At a desk by day, on a phone by night."""
    page = new_page(phone=phone, dark=phone)
    page.goto(running.url)
    page.get_by_role("button", name="Play now").first.wait_for()
    check(page)
    page.get_by_role("button", name="New table").first.click()
    check(page, "dialog")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    check(page, ".settings")

    play_now(page, running.url)
    check(page)  # an offer of contracts
    play_on(page, random.Random(1), 5)
    ready(page)
    check(page)  # a turn
    several_ways(page).dispatch_event("click")
    page.locator("dialog").wait_for()
    check(page, "dialog")
    page.keyboard.press("Escape")
    for name in ("Choices", "Chat"):
        page.get_by_role("button" if phone else "tab", name=name).click()
        check(page, ".sheet" if phone else "aside")
    if phone:
        page.get_by_role("button", name="Close").last.click()
    play_on(page, random.Random(2), 3)
    finish(page)
    check(page)

    help_page = "main:has(#reference):has(.explains)"
    pages = [("help/tickets", help_page), ("about", ".plainly"), ("learn/tickets", ".guide")]
    for address, shows in pages if WHOLE else pages[phone::2]:
        visit(page, f"{running.url}#/{address}", shows)
        check(page)


# Elements whose text is cut off: more content than room, and no way to scroll to it.
CUT = """() => [...document.querySelectorAll('body *')].filter(each => {
  if (each.closest('.hidden, svg, select, input') || !each.textContent.trim()) return false
  if (!each.checkVisibility({ opacityProperty: true })) return false
  const { overflowX, overflowY } = getComputedStyle(each)
  const cuts = value => value === 'hidden' || value === 'clip'
  const [wide, high] = [each.scrollWidth > each.clientWidth + 1, each.scrollHeight > each.clientHeight + 1]
  return (cuts(overflowX) && wide) || (cuts(overflowY) && high)
}).map(each => `${each.className}: ${each.textContent.trim().slice(0, 60)}`)"""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_text_twice_as_large(new_page: NewPage, running: Server, phone: bool) -> None:
    page = new_page(phone=phone)

    def whole(where: str) -> None:
        look_at(page)
        room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert room[0] <= room[1], where
        assert page.evaluate(CUT) == [], where

    page.goto(running.url)
    page.add_style_tag(content="html { font-size: 200% }")
    page.get_by_role("button", name="Play now").first.wait_for()
    whole("the lobby")
    page.get_by_role("button", name="New table").first.click()
    page.locator("[data-option=clock]").select_option("bank")
    whole("a new table")
    page.locator("dialog [data-option=first]").select_option("1")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("svg .places")
    whole("an offer of contracts")
    keep(page)
    play_on(page, random.Random(12), 3)
    ready(page)
    whole("a turn")
    expect(page.locator("[data-hand]")).to_be_visible()
    page.get_by_role("button" if phone else "tab", name="Choices").click()
    whole("the choices")


def test_letters_are_made_larger_while_a_table_is_open(new_page: NewPage, running: Server) -> None:
    """All of the layout follows, as it does when the page is opened so; and comes back."""
    page = new_page()
    at_tickets(page, running.url, "random")
    keep(page)
    line = page.context.new_cdp_session(page)
    for size, phone in ((32, True), (16, False)):
        line.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size}})
        page.wait_for_function(f"getComputedStyle(document.documentElement).fontSize === '{size}px'")
        expect(page.locator(".table.phone")).to_have_count(1 if phone else 0)
        expect(page.locator(".table > aside")).to_have_count(0 if phone else 1)


def test_light(new_page: NewPage, running: Server) -> None:
    page = new_page()
    traffic = Traffic(page)
    (seat,) = wire.open_table(running.url, "tickets", wire.person("Saskia"), wire.bot("random"), first="1")
    seat.play(17, lambda now: "draw" in can(now), "draw")  # a hand that can pay for much
    seat.show(page, READY)
    for _ in range(2):
        draw(page)
        page.wait_for_selector(".bar.mine")
    sizes = [len(text.encode()) for text in traffic.texts() if '"actions"' in text]
    assert max(sizes) <= LARGEST_UPDATE


def can(now: wire.Json) -> list[str]:
    return [each["notation"] for each in now["actions"]]
