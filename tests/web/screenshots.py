"""Pictures of the browser client for the documentation: ``make pictures``.

Those that were made of other sources than today's; ``--all``: all of them.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from . import chromium, said, shown
from .conftest import DESK, FLAGS, PHONE, SAME_NONCES, Server, with_turns
from .pictures_amsterdam import amsterdam
from .pictures_hamburg import hamburg, hamburg_cards
from .play import at_rest, keep, open_table, play_on, ready, visit

Save = Callable[[str], None]


def open_page(browser: Browser, look: str) -> Page:
    phone = look.startswith("phone")
    context = browser.new_context(
        viewport=PHONE if phone else DESK,
        is_mobile=phone,
        has_touch=phone,
        color_scheme="dark" if look.endswith("night") else "light",
        reduced_motion="reduce",
    )
    context.add_init_script(SAME_NONCES.replace("NUMBER", "1"))
    context.add_init_script(with_turns("on"))
    return context.new_page()


def lobby(page: Page, url: str, save: Save) -> None:
    page.goto(url)
    page.get_by_label("Your name").fill("Saskia")
    page.get_by_label("Your name").blur()
    page.get_by_role("button", name="Play now").first.wait_for()
    save("lobby")


def tickets(page: Page, url: str, save: Save) -> None:
    """The first offer, a turn, and the result."""
    open_table(page, url, "tickets", "greedy", "greedy", "greedy", first="1")
    save("tickets-contracts")
    keep(page, "both")
    play_on(page, random.Random(2), 14)
    ready(page)
    save("tickets")
    play_on(page, random.Random(3))
    page.wait_for_selector("figure")
    save("tickets-result")


def lesson(page: Page, url: str, save: Save) -> None:
    visit(page, url + "#/learn/tickets", ".guide")
    save("lesson")


# Which views are met on one way.
WAYS = {
    lobby: {"lobby"},
    tickets: {"tickets-contracts", "tickets", "tickets-result"},
    lesson: {"lesson"},
    hamburg: {"hamburg"},
    hamburg_cards: {"hamburg-cards"},
    amsterdam: {"amsterdam-draft", "amsterdam"},
}


def make(browser: Browser, server: Server, look: str, views: set[str]) -> dict[str, list[str]]:
    """Pictures of some views in one look, and what stands on each."""
    says: dict[str, list[str]] = {}
    for way, met in WAYS.items():
        if not met & views:
            continue
        page = open_page(browser, look)

        def save(view: str, page: Page = page) -> None:
            if view in views:
                page.mouse.move(0, 0)
                at_rest(page)
                picture = f"web-{view}-{look}.jpg"
                page.screenshot(path=shown.IMAGES / picture, type="jpeg", quality=86)
                says[picture] = said.said(page.evaluate(said.READ))

        # Tables are named after the way that leads to them: the same deal at every run.
        server.test.write_text(f"{way.__name__} {look}", encoding="utf-8")
        way(page, server.url, save)
        page.context.close()
    return says


def main(everything: bool) -> None:
    wanted = shown.shown() if everything else shown.stale()
    says: dict[str, list[str]] = {}
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        Server.test = Path(folder) / "test"
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium.get(), args=FLAGS)
        for look in shown.LOOKS:
            views = {view for view, seen in map(shown.view_of, wanted) if seen == look}
            says |= make(browser, server, look, views)
        browser.close()
        server.stop()
    shown.keep(says)
    print("Made anew:", ", ".join(wanted) or "nothing, all pictures are of today's sources")


if __name__ == "__main__":
    main("--all" in sys.argv[1:])
