"""What cards do is drawn from what the server says of them."""

from __future__ import annotations

import json
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import NewPage, Server
from .play import open_table


def book_of_cards(page: Page, url: str, game: str) -> None:
    page.goto(f"{url}#/help/{game}")
    page.locator("details[data-kind]").first.wait_for(state="attached")
    page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")


@pytest.mark.parametrize(("game", "rows"), [("amsterdam", 132 + 24 + 42), ("hamburg", 260)])
def test_every_word_has_a_picture(new_page: NewPage, running: Server, game: str, rows: int) -> None:
    page = new_page()
    book_of_cards(page, running.url, game)
    expect(page.locator(".bits, .effects")).to_have_count(rows)
    # A word without one stands there as it is, or has no shape.
    words = page.locator(".bits .sign, .effects b").all_inner_texts()
    assert words
    assert [word for word in words if word.isalpha()] == []
    assert page.locator(".bits path:not([d]), .effects path:not([d])").count() == 0


def test_a_table_draws_what_its_options_make_of_a_card(new_page: NewPage, running: Server) -> None:
    page = new_page()
    asked: list[dict[str, object]] = []

    def answer(route: Route) -> None:
        asked.append(json.loads(parse_qs(urlsplit(route.request.url).query)["options"][0]))
        pieces = route.fetch().json()
        told = {"text": "card-023-text-hu", "icons": [["pay", "gulden", 1], ["gain", "points", 77]]}
        route.fulfill(json={piece: told if piece.startswith("card") else pieces[piece] for piece in pieces})

    page.route("**/api/games/amsterdam/pieces?*", answer)
    open_table(page, running.url, "amsterdam", "random", edition="hu")
    card = page.locator("[data-card]").first
    expect(card.locator(".bits")).to_contain_text("77")
    expect(card).to_contain_text("2 points")
    assert [options["edition"] for options in asked] == ["hu"]
