"""Pictures of the browser client for the documentation: ``make pictures``."""

from __future__ import annotations

import random
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from . import chromium
from .conftest import DESK, FLAGS, PHONE, ROOT, Server
from .pictures_amsterdam import amsterdam
from .pictures_hamburg import hamburg
from .play import keep, new_table, play_on, ready

IMAGES = ROOT / "docs" / "images"


def open_page(browser: Browser, phone: bool, dark: bool) -> Page:
    context = browser.new_context(
        viewport=PHONE if phone else DESK,
        is_mobile=phone,
        has_touch=phone,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    chosen = "localStorage['koopstad.settings'] ??= JSON.stringify({ turns: 'on' })"
    context.add_init_script(f"if (location.protocol === 'http:') {chosen}")
    return context.new_page()


def pictures(browser: Browser, url: str, phone: bool, dark: bool) -> None:
    page = open_page(browser, phone, dark)
    look = ("phone-" if phone else "") + ("night" if dark else "day")

    def save(name: str) -> None:
        page.mouse.move(0, 0)
        page.wait_for_timeout(500)
        page.screenshot(path=IMAGES / f"web-{name}-{look}.jpg", type="jpeg", quality=86)

    page.goto(url)
    page.get_by_label("Your name").fill("Saskia")
    page.get_by_role("button", name="Play now").first.wait_for()
    save("lobby")
    new_table(page, url, "greedy", "greedy", "greedy")
    save("tickets-contracts")
    keep(page, "both")
    play_on(page, random.Random(2), 14)
    ready(page)
    save("tickets")
    play_on(page, random.Random(3))
    page.locator(".result, .end").first.wait_for()
    page.wait_for_selector("figure")
    save("tickets-result")
    for name, address in (("rules", "#/help/tickets"), ("about", "#/about"), ("lesson", "#/learn/tickets")):
        page.goto(url + address)
        page.locator("h1, .guide").first.wait_for()
        save(name)
    hamburg(page, url, save)
    amsterdam(page, url, save)
    page.context.close()


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    program = chromium.get()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for phone in (False, True):
            for dark in (False, True):
                pictures(browser, server.url, phone, dark)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
