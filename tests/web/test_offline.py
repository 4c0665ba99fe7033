"""Koopstad as an app: without the network the lobby, the rules and the lessons open."""

from __future__ import annotations

import json
from urllib.request import urlopen

from playwright.sync_api import expect

from .conftest import NewPage, Server
from .play import visit

MINDED = """new Promise((done) => {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) done()
  else serviceWorker.addEventListener('controllerchange', () => done())
})"""


def test_lobby_rules_and_lessons_without_the_network(new_page: NewPage, running: Server) -> None:
    page = new_page(quiet=True, worker=True)
    page.goto(f"{running.url}#/me")
    page.get_by_role("button", name="Keep rules and lessons here").click()
    expect(page.get_by_role("button", name="Kept on this device")).to_be_visible()
    page.context.set_offline(True)
    page.goto(running.url)
    expect(page.get_by_role("button", name="Play now")).to_have_count(3)
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    page.goto(f"{running.url}#/help/hamburg")
    expect(page.locator("[id='HAM-2.13']")).to_be_visible()
    visit(page, f"{running.url}#/learn/amsterdam", ".guide")
    page.reload()
    expect(page.locator(".guide")).to_be_visible()


def test_a_page_that_the_worker_does_not_mind_yet_is_kept_too(new_page: NewPage, running: Server) -> None:
    page = new_page(quiet=True, worker=True)
    page.goto(f"{running.url}#/me")
    page.evaluate(MINDED)
    with page.expect_navigation():
        page.context.new_cdp_session(page).send("Page.reload", {"ignoreCache": True})
    assert page.evaluate("navigator.serviceWorker.controller") is None
    keep = page.get_by_role("button", name="Keep rules and lessons here")
    expect(keep).to_be_visible()
    page.evaluate("caches.delete('koopstad-data')")
    keep.click()
    expect(page.get_by_role("button", name="Kept on this device")).to_be_visible()
    page.context.set_offline(True)
    page.goto(running.url)
    expect(page.get_by_role("button", name="Play now")).to_have_count(3)


def test_it_can_be_installed(running: Server) -> None:
    with urlopen(running.url + "manifest.webmanifest") as answer:
        assert answer.headers["content-type"].startswith("application/manifest+json")
        manifest = json.load(answer)
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        with urlopen(running.url.rstrip("/") + icon["src"]) as answer:
            assert answer.headers["content-type"] == icon["type"]
    with urlopen(running.url + "sw.js") as answer:
        assert answer.headers["cache-control"] == "no-cache"
