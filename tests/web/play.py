"""What a person does at a table, for tests."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Locator, Page, Response

from . import wire

GLOWS = "[data-thing=legal]"
ROUTES = f"{GLOWS}[data-id^='route:']"
MINUS = "\N{MINUS SIGN}"
FEW = 6  # carts
READY = ".bar.mine:not(.held), .result, .end"
# Nobody looks at most pages, and painting is a sixth of what browsers do here. Where things are, what can be
# touched and what is said stay as they are.
UNSEEN = """{
  const unseen = new CSSStyleSheet()
  unseen.replaceSync('html { opacity: 0 !important }')
  document.adoptedStyleSheets.push(unseen)
}"""
# Until fonts are there and for some frames nothing has changed, moved or got another size. Within a drawing
# things move when they are changed or animated: where each of them lies need not be asked.
REST = """async () => {
  await document.fonts.ready
  const frame = () => new Promise(done => requestAnimationFrame(done))
  let changes = 0
  const watch = new MutationObserver(list => void (changes += list.length))
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const moves = each => each.playState === 'running' && each.effect.getComputedTiming().endTime < Infinity
  const places = () => [...document.body.querySelectorAll('*:not(svg *)')].map(each => {
    const { x, y, width, height } = each.getBoundingClientRect()
    return `${x} ${y} ${width} ${height}`
  }).join()
  for (let [same, before, frames] = [0, '', 0]; same < 3 && frames < 300; frames++) {
    await frame()
    const now = `${changes} ${places()}`
    same = now === before && !document.getAnimations().some(moves) ? same + 1 : 0
    before = now
  }
  watch.disconnect()
}"""


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
    seats = page.locator("dialog .seat select.field")
    seats.first.wait_for()
    for number in range(seats.count()):
        who = others[number] if number < len(others) else ""
        seats.nth(number).select_option("friend" if who == "friend" else f"bot:{who}" if who else "")
    page.locator("dialog [data-option=first]").select_option("1")  # the first seat begins
    if public:
        page.get_by_label("Everybody may join").check()
    page.get_by_role("button", name="Open the table").click()
    # Dealt when all sit: with bots alone one passes through the waiting room.
    page.wait_for_selector(".waiting-room .invite" if "friend" in others else "svg .places")
    return page.url.rsplit("/", 1)[1]


def open_table(page: Page, url: str, game: str, *bots: str, **options: object) -> str:
    """A table of any game with bots; its name."""
    (seat,) = wire.open_table(url, game, wire.person("Saskia"), *map(wire.bot, bots), **options)
    seat.show(page, READY)
    return seat.table


def at_tickets(page: Page, url: str, *bots: str) -> str:
    """A table of the ticket game with bots, at which one begins: without the form of ``new_table``."""
    return open_table(page, url, "tickets", *bots, first="1")


def two_at_tickets(host: Page, guest: Page, url: str) -> str:
    """A table of two people, of whom the host begins: without form and invitation."""
    seats = wire.open_table(url, "tickets", wire.person("Guest"), wire.person("Saskia"), first="1")
    for page, seat in zip((host, guest), seats, strict=True):
        seat.show(page, "svg .places")
    return seats[0].table


def after_a_game(page: Page, url: str) -> str:
    """A table at which a game is over that no page has seen."""
    (seat,) = wire.open_table(url, "tickets", wire.person("Saskia"), wire.bot("greedy"), first="1")
    seat.play(8)
    seat.finish()
    seat.show(page, ".result, .end")
    return seat.table


def ready(page: Page) -> bool:
    """Waits until it is one's turn; False when the game is over."""
    page.wait_for_selector(READY)
    return page.locator(".result, .end").count() == 0


def keep_and_wait(page: Page, which: str = "1") -> None:
    """Keeps a contract of the first offer, and waits until that is done."""
    choice = page.locator(f"[data-keep='{which}']")
    choice.wait_for()  # until it is one's turn, the count may still grow by others' moves
    before = moves_of(page)
    choice.click()
    wait_for_move(page, before)


def keep(page: Page, which: str = "1") -> None:
    """The same, and waits for one's first turn."""
    keep_and_wait(page, which)
    page.wait_for_selector(".bar.mine")


def draw(page: Page) -> None:
    """Takes a card from the pile, and waits until one has it."""
    pile = page.locator(f"{GLOWS}[data-place=draw_pile]")
    pile.wait_for(state="attached")
    before = moves_of(page)
    pile.dispatch_event("click")
    wait_for_move(page, before)


def join(host: Page, guest: Page, name: str = "Saskia") -> None:
    """The guest follows the invitation that the host's page shows; both see the board."""
    guest.goto(invitation(host))
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Sit down").click()
    for page in (guest, host):
        page.wait_for_selector("svg .places")


def invitation(host: Page) -> str:
    return host.locator(".invite input").input_value()


def leave(page: Page, url: str) -> str:
    """Goes to the lobby, and tells where the table was: what happens now is not seen."""
    table = page.url
    page.goto(url)
    page.get_by_role("button", name="New table").first.wait_for()
    return table


def visit(page: Page, address: str, shows: str) -> None:
    """Another page of the client, by what only that page shows: behind a # an address has changed before the
    page has."""
    page.goto(address)
    page.locator(shows).first.wait_for()


def finish(page: Page) -> None:
    """A bot plays this seat to the end, and nobody looks on: for what comes after a game."""
    address = page.url
    seat = wire.Wire.of(page, address.split("#")[0])
    wire.stand_aside(page, seat.url)
    seat.finish()
    visit(page, address, ".result, .end")


def skip_to(page: Page, wanted: Callable[[wire.Json], bool]) -> None:
    """The game goes on by the wire until a position is as wanted; the page comes back to one's turn there."""
    address = page.url
    seat = wire.Wire.of(page, address.split("#")[0])
    wire.stand_aside(page, seat.url)
    reached = seat.play(0, wanted)
    assert reached["to_move"] is not None, "the game was over before that"
    visit(page, address, READY)
    wait_for_move(page, reached["moves"], 0)


def few_carts(now: wire.Json) -> bool:
    """In the ticket game the last round is near."""
    return any(player["carts"] <= FEW for player in now["view"]["players"])


def at_rest(page: Page) -> None:
    """All that moves has come to rest."""
    page.evaluate(REST)


def look_at(page: Page) -> None:
    """It is painted, until another is loaded, and at rest: for whoever asks what can be seen."""
    page.evaluate("document.adoptedStyleSheets = []")
    at_rest(page)


def stop_clock(page: Page) -> None:
    """From now on the time of a page with a ``clock`` passes when the test says so."""
    for _ in range(100):
        with suppress(Error):  # on a slow machine that second is over sooner than it is named
            page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
            return
    raise AssertionError("the clock does not stop")


def catch_copies(page: Page) -> None:
    """What this page copies from now on is found by ``copied``: a clipboard is everybody's."""
    page.evaluate("navigator.clipboard.writeText = async text => void (window.copied = text)")


def copied(page: Page) -> str:
    page.wait_for_function("window.copied")
    return str(page.evaluate("window.copied"))


def stay_long(page: Page) -> None:
    """What a page shows for some seconds it shows for minutes: a test may look late."""
    page.add_init_script("""{
      const later = window.setTimeout.bind(window)
      window.setTimeout = (act, time, ...more) => later(act, time > 2000 ? 100 * time : time, ...more)
    }""")


def touch(page: Page, chance: random.Random) -> None:
    """Touches something that glows, and pays when it is a route."""
    things, routes = page.locator(GLOWS), page.locator(ROUTES)
    things.first.wait_for(state="attached")
    moves = moves_of(page)
    thing = pick(routes, chance) if routes.count() and chance.random() < 0.8 else pick(things, chance)
    thing.dispatch_event("click")
    choose_way(page, chance, moves)
    wait_for_move(page, moves)


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
        draw(page)
        page.wait_for_selector(".bar.mine")
    return routes.first


def pick(choices: Locator, chance: random.Random) -> Locator:
    return choices.nth(chance.randrange(choices.count()))


def moves_of(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-moves") or 0)


def wait_for_move(page: Page, before: int, more: int = 1) -> None:
    """Until so many moves more than before have been made."""
    page.wait_for_function(
        "moves => document.querySelector('.table')?.dataset.moves >= moves", arg=before + more
    )


def play_on(page: Page, chance: random.Random, turns: int = 10_000) -> None:
    """Touches what glows until the game is over, or for some decisions."""
    for _ in range(turns):
        if not ready(page):
            return
        touch(page, chance)


def score_sheet(page: Page) -> list[list[int]]:
    """The numbers of the score sheet, line by line."""
    rows = page.locator(".result table tr")
    return [
        [int(cell.replace(MINUS, "-")) for cell in rows.nth(row).locator("td").all_inner_texts() if cell]
        for row in range(1, rows.count())
    ]


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
