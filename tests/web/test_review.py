"""A finished game looked at again in the browser; and playing on from its past."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, Route, expect

from .conftest import DESK, PATIENCE, PHONE, NewPage, Server
from .play import visit

OPEN = """async () => {
  const seats = ['greedy', 'random'].map(bot => ({ kind: 'bot', bot }))
  const answer = await fetch('/api/tables', {
    method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'tickets', seats, options: {}, public: false })
  })
  const opened = await answer.json()
  return [opened.info.id, opened.watch]
}"""


def finished_game(page: Page, url: str) -> tuple[str, str]:
    """Two bots play to the end; its name, and where one watches it."""
    page.goto(url)
    table, key = page.evaluate(OPEN)
    return str(table), f"{url}#/watch/{table}/{key}"


def chances_of(review: Locator) -> None:
    """A bot looks at every move of the game, which takes a slow machine minutes."""
    expect(review.get_by_role("img", name="Chance to win")).to_be_visible(timeout=5 * PATIENCE)


def with_a_plan(route: Route) -> None:
    """What bots would have gone on with, after whatever was better."""
    answer = route.fetch()
    info = answer.json()
    for step in info["review"]["steps"] if info["review"] else ():
        step["plan"] = [{"notation": each, "key": "no-such-words", "args": {}} for each in ("jump 3", "sing")]
    route.fulfill(response=answer, json=info)


def test_a_game_is_looked_at_again_and_played_on(new_page: NewPage, running: Server) -> None:
    page = new_page(quiet=True)  # it is refused something
    table, address = finished_game(page, running.url)
    visit(page, address, ".end")
    page.route("**/review", with_a_plan)
    button = page.get_by_role("button", name="Review", exact=True)
    button.click()
    expect(button).to_have_attribute("aria-expanded", "true")
    review = page.get_by_role("region", name="Review", exact=True)
    chances_of(review)
    # It opens below the edge of the result: it comes into sight, and the keyboard goes on there.
    expect(review).to_be_focused()
    expect(review.get_by_role("img", name="Chance to win")).to_be_in_viewport()
    account = review.get_by_role("table")
    expect(account.locator("tbody tr")).to_have_count(8)
    expect(account.locator("tbody tr").first.locator("td")).to_have_count(2)
    # One who plays by chance gives something away in every game.
    line = review.locator("li", has=page.get_by_role("button", name="Play on from here")).first
    expect(line).to_contain_text("better:")
    expect(line).to_contain_text("then: jump 3; sing")
    expect(line).to_contain_text(re.compile("imagined games.* than what was played"))
    number = line.locator(".link").inner_text()
    page.route("**/replay?*", lambda route: route.abort())
    line.locator(".link").click()
    expect(page.locator(".toast")).to_be_in_viewport()
    page.unroute("**/replay?*")
    line.locator(".link").click()
    expect(page.locator(".replay output")).to_have_text(re.compile(rf"^{int(number) - 1} / "))
    # It is still open afterwards, and on a screen that was turned, where the result has another place.
    page.get_by_role("button", name="Close the replay").click()
    chances_of(review)
    page.set_viewport_size(PHONE)
    chances_of(review)
    page.set_viewport_size(DESK)
    chances_of(review)

    playing_on_is_asked_once(page, page.get_by_role("button", name="Play on from here").first)
    expect(page).to_have_url(re.compile(r"#/table/(?!" + table + r")\w+$"))
    expect(page.locator(".bar.mine")).to_be_visible()

    on_a_phone_nothing_runs_over(new_page(phone=True), address)


def playing_on_is_asked_once(page: Page, button: Locator) -> None:
    """A refusal is said where one is; and two clicks open one table."""
    refusal = {"type": "problem", "status": 429, "code": "too-fast", "message": "too fast"}
    page.route("**/play-on", lambda route: route.fulfill(status=429, json=refusal))
    button.click()
    expect(page.locator(".toast")).to_contain_text("too much at once")
    expect(page.locator(".toast")).to_be_in_viewport()
    page.unroute("**/play-on")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/play-on" in request.url else None)
    button.evaluate("button => { button.click(); button.click() }")
    expect(page).to_have_url(re.compile(r"#/table/\w+$"))
    assert len(asked) == 1


def on_a_phone_nothing_runs_over(page: Page, address: str) -> None:
    """The game has been looked at already: that takes the bot long, and is kept."""
    visit(page, address, ".end")
    page.get_by_role("button", name="Review", exact=True).click()
    review = page.get_by_role("region", name="Review", exact=True)
    chances_of(review)
    expect(review.get_by_role("img", name="Chance to win")).to_be_in_viewport()
    for box in (review, review.get_by_role("region", name="Luck and decisions")):
        assert box.evaluate("box => box.scrollWidth - box.clientWidth") <= 0
    # What was decided has the room, and the button stands below it.
    line = review.locator("li", has=page.get_by_role("button", name="Play on from here")).first
    room, text, button = (
        each.bounding_box() for each in (line, line.locator("> span"), line.locator(".button"))
    )
    assert room
    assert text
    assert button
    assert text["width"] > 0.8 * room["width"]
    assert button["y"] >= text["y"] + text["height"]
