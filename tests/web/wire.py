"""Tables opened and played by the wire alone: a page comes when a position is reached, and need not draw the
way there."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Page

Json = dict[str, Any]
# Seconds until one looks again: whether the bots have moved, and whether they have played to the end.
PAUSE, LONG_PAUSE = 0.01, 0.1


class Wire:
    """A seat of a table, by its key."""

    def __init__(self, url: str, keys: Json) -> None:
        self.url = url
        self.keys = keys  # as a browser keeps them

    @classmethod
    def of(cls, page: Page, url: str) -> Wire:
        """The seat at the table that a page has opened last."""
        return cls(url, page.evaluate("JSON.parse(localStorage['koopstad.tables'])[0]"))

    @property
    def table(self) -> str:
        return str(self.keys["table"])

    def ask(self, path: str = "", body: Json | None = None) -> Json:
        return ask(f"{self.url}api/tables/{self.table}{path}", body, self.keys["key"])

    def play(self, decisions: int, done: Callable[[Json], bool] = lambda _: True, wish: str = "") -> Json:
        """Decides so often, and on until a position is as wanted or the game is over; what is seen there.

        What begins with the wish is done wherever it can be.
        """
        seed = 7

        def chance(many: int) -> int:
            nonlocal seed
            seed = seed * 48271 % 2147483647
            return seed % many

        made = 0
        now = self.ask()
        while now["to_move"] is not None:
            if now["to_move"] != now["you"]:
                time.sleep(PAUSE)
                now = self.ask()
                continue
            if made >= decisions and done(now):
                break
            actions = now["actions"]
            wished = [each for each in actions if wish and each["notation"].startswith(wish)]
            wanted = wished or [each for each in actions if not each["notation"].startswith(("pass", "done"))]
            among = wanted if wanted and chance(8) else actions
            now = self.ask("/moves", {"moves": now["moves"], "action": among[chance(len(among))]["number"]})
            made += 1
        return now

    def finish(self, *others: Wire) -> None:
        """Bots play this seat and those of others to the end."""
        for seat in (self, *others):
            seat.ask(f"/seats/{seat.ask()['you']}/bot", {"bot": ""})
        while self.ask()["to_move"] is not None:
            time.sleep(LONG_PAUSE)

    def show(self, page: Page, shows: str) -> None:
        """A page at this seat."""
        stand_aside(page, self.url)
        page.evaluate("keys => localStorage.setItem('koopstad.tables', JSON.stringify([keys]))", self.keys)
        page.goto(f"{self.url}#/table/{self.table}")
        page.wait_for_selector(shows)


def ask(address: str, body: Json | None = None, key: str = "") -> Json:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
    with urlopen(
        Request(address, json.dumps(body).encode() if body is not None else None, headers)
    ) as answer:
        told: Json = json.load(answer)
    return told


def person(name: str) -> Json:
    return {"kind": "person", "name": name}


def bot(name: str) -> Json:
    return {"kind": "bot", "bot": name}


def open_table(url: str, game: str, *seats: Json, **options: object) -> list[Wire]:
    """A new table; its seats that people take."""
    opened = ask(url + "api/tables", {"game": game, "seats": seats, "options": options, "public": False})
    keys = [{"table": opened["info"]["id"], "game": game, "key": key} for key in opened["keys"].values()]
    keys[0]["host"] = opened["host"]
    return [Wire(url, each) for each in keys]


def stand_aside(page: Page, url: str) -> None:
    """To a page that draws next to nothing, and that keeps what the client keeps."""
    page.goto(url + "icon.svg")
