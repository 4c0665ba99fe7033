"""What a person does at a table, for tests."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from playwright.sync_api import Locator, Page, Response, expect

GLOWS = "[data-thing=legal]"
ROUTES = f"{GLOWS}[data-id^='route:']"
READY = ".bar.mine:not(.held), .result, .end"


def play_now(page: Page, url: str) -> str:
    """A table against bots; its name."""
    page.goto(url)
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector("svg .places")
    return page.url.rsplit("/", 1)[1]


def new_table(page: Page, url: str, *others: str, public: bool = False) -> str:
    """A table with these seats beside one's own: a bot by its name, ``friend``, or nobody ('')."""
    page.goto(url)
    page.get_by_role("button", name="New table").first.click()
    seats = page.locator("dialog .seat select")
    for number in range(seats.count()):
        who = others[number] if number < len(others) else ""
        seats.nth(number).select_option("friend" if who == "friend" else f"bot:{who}" if who else "")
    page.locator("dialog [data-option=first]").select_option("1")  # the first seat begins
    if public:
        page.get_by_label("Everybody may join").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("svg .places, .waiting-room")  # it is dealt when all sit
    return page.url.rsplit("/", 1)[1]


def open_table(page: Page, url: str, game: str, *bots: str, **options: object) -> str:
    """A table of any game with bots, opened by the page itself but without its dialogue; its name."""
    page.goto(url)
    seats = [{"kind": "person", "name": "Saskia"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    table: str = page.evaluate(
        """async wish => {
          const answer = await fetch('/api/tables', {
            method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish)
          })
          const opened = await answer.json()
          const keys = { table: opened.info.id, game: wish.game, key: opened.keys['0'], host: opened.host }
          localStorage.setItem('koopstad.tables', JSON.stringify([keys]))
          return opened.info.id
        }""",
        {"game": game, "seats": seats, "options": options, "public": False},
    )
    page.goto(f"{url}#/table/{table}")
    page.wait_for_selector(READY)
    return table


def ready(page: Page) -> bool:
    """Waits until it is one's turn; False when the game is over."""
    page.wait_for_selector(READY)
    return page.locator(".result, .end").count() == 0


def keep(page: Page, which: str = "1") -> None:
    """Keeps a contract of the first offer, and waits for one's first turn."""
    before = moves_of(page)
    page.locator(f"[data-keep='{which}']").click()
    page.wait_for_function("moves => document.querySelector('.table').dataset.moves > moves", arg=before)
    page.wait_for_selector(".bar.mine")


def touch(page: Page, chance: random.Random) -> None:
    """Touches something that glows, and pays when it is a route."""
    moves = moves_of(page)
    things = page.locator(GLOWS)
    routes = page.locator(ROUTES)
    thing = pick(routes, chance) if routes.count() and chance.random() < 0.8 else pick(things, chance)
    thing.dispatch_event("click")
    choose_way(page, chance, moves)
    page.wait_for_function("moves => document.querySelector('.table').dataset.moves > moves", arg=moves)


def choose_way(page: Page, chance: random.Random, before: int) -> None:
    """Decides for one of the ways, where touching a thing asks for it after so many moves."""
    asked = "dialog .way"
    page.wait_for_function(
        "([way, moves]) => document.querySelector(`${way}, .table[data-moves]:not([data-moves='${moves}'])`)",
        arg=[asked, before],
    )
    if page.locator(asked).count():
        pick(page.locator(asked), chance).click()


def several_ways(page: Page) -> Locator:
    """A route that can be paid for in several ways; cards are drawn until there is one."""
    routes = page.locator(f"{ROUTES}[aria-haspopup=dialog]")
    while not routes.count():
        before = moves_of(page)
        page.locator(f"{GLOWS}[data-place=draw_pile]").dispatch_event("click")
        page.wait_for_function("moves => document.querySelector('.table').dataset.moves > moves", arg=before)
        page.wait_for_selector(".bar.mine")
    return routes.first


def pick(choices: Locator, chance: random.Random) -> Locator:
    return choices.nth(chance.randrange(choices.count()))


def moves_of(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-moves") or 0)


def play_on(page: Page, chance: random.Random, turns: int = 10_000) -> None:
    """Touches what glows until the game is over, or for some decisions."""
    for _ in range(turns):
        if not ready(page):
            return
        touch(page, chance)


class Traffic:
    """All that the server sends to a page from now on."""

    def __init__(self, page: Page) -> None:
        self._frames: list[str] = []
        self._answers: list[Response] = []
        page.on(
            "websocket", lambda line: line.on("framereceived", lambda text: self._frames.append(str(text)))
        )
        page.on("response", lambda answer: self._answers.append(answer) if "/api/" in answer.url else None)

    def updates(self) -> list[dict[str, Any]]:
        """The updates among it, from sockets and answers."""
        found = [json.loads(text) for text in self.texts() if text.startswith("{")]
        return [message for message in found if "view" in message]

    def texts(self) -> list[str]:
        return self._frames + [answer.text() for answer in self._answers]


def turn_of(page: Page, text: str) -> None:
    expect(page.locator(".bar")).to_contain_text(re.compile(text))
