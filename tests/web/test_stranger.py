"""A game that somebody else wrote (examples/kade), installed in a place of its own, in the browser."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.stranger import with_the_example

from .conftest import NewPage, Server
from .play import GLOWS, choose_way, moves_of, open_table, pick, ready, visit, wait_for_move
from .test_everybody import check


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("stranger")
    server = Server(folder, python=str(with_the_example(folder / "there").python))
    server.start()
    yield server
    server.stop()


def test_a_whole_game_on_the_plain_board(new_page: NewPage, there: Server) -> None:
    page = new_page(dark=True)
    open_table(page, there.url, "kade", "greedy", market="calm")
    board, own = page.locator(".plain"), page.locator(".own")
    expect(board).to_contain_text("Cards in the pile")
    expect(board.locator("section").first).to_contain_text("Prices")
    expect(board).to_contain_text("Merchant")
    expect(own).to_contain_text("Hand")
    check(page)
    chance = random.Random(2)
    touched = listed = 0
    while ready(page):
        before = moves_of(page)
        glowing = page.locator(GLOWS)
        if chance.random() < 0.5 and glowing.count():
            pick(glowing, chance).dispatch_event("click")
            choose_way(page, chance, before)
            touched += 1
        else:
            expect(own.locator(".choice").first).to_be_visible()
            pick(own.locator(".choice"), chance).click()
            listed += 1
        wait_for_move(page, before)
    assert touched
    assert listed
    expect(page.locator(".result, .end").first).to_contain_text("sales")


def test_its_rules_in_the_lobby_and_for_who_reads_dutch(new_page: NewPage, there: Server) -> None:
    page = new_page()
    page.goto(there.url)
    expect(page.get_by_role("heading", name="Kade")).to_be_visible()
    page.evaluate("localStorage.setItem('koopstad.settings', JSON.stringify({ language: 'nl' }))")
    page.goto(there.url + "#/help/kade?rule=KAD-3.3")
    page.reload()
    expect(page.get_by_role("heading", name="Spelregels")).to_contain_text("Kade")
    rule = page.locator("[lang=en] [id='KAD-3.3']")  # it has no Dutch words
    expect(rule).to_contain_text("Who holds six cards cannot draw.")
    expect(page.locator(".explains dt")).to_have_count(18)
    page.get_by_role("link", name="Amsterdam", exact=True).click()
    expect(page.locator("[id='AMS-1.1']")).to_be_visible()
    visit(page, there.url + "#/about/kade", ".plainly")
    page.locator("details").click()
    expect(page.get_by_text("KAD-1.2").first).to_be_visible()
