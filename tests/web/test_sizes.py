"""Every board on every screen: nothing runs over, nothing that can be touched lies under something else, and
what has to be read can be read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import koopstad
from tests.tiers import WHOLE

from .conftest import NewPage, Server
from .play import READY, look_at, open_table
from .wire import Wire, bot, person
from .wire import open_table as open_by_wire

Size = tuple[int, int]
SIZES = [
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1280, 800),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
]
LARGE_TEXT = [(390, 844), (820, 1180), (1366, 768), (1440, 900)]
PHONE, DESK = (390, 844), (1440, 900)
SMALL, WIDE = 390, 1280  # so high or wide at most is a phone; so wide at least is a desk
LEAST = 11  # CSS pixels: no text that one needs is smaller
AUDIT = (Path(__file__).parent / "audit.js").read_text(encoding="utf-8")

# Positions in which much lies on the table, or in which a question is asked: game, seats, decisions, step.
POSITIONS = [
    ("tickets", 4, 0, []),
    ("tickets", 4, 26, ["turn"]),
    ("amsterdam", 4, 60, ["turn"]),
    ("amsterdam", 4, 20, ["pay"]),
    ("amsterdam", 2, 8, ["take card"]),
    ("hamburg", 5, 40, ["turn"]),
]
if WHOLE:
    POSITIONS += [("amsterdam", 4, 20, ["sale"]), ("hamburg", 2, 12, ["turn"])]


def shared_out(sizes: list[Size], position: int) -> list[Size]:
    """Those on which a position is looked at: all (`make screens`), or its share, so that every game meets
    every size in one of its positions.
    """
    game = POSITIONS[position][0]
    places = [place for place, each in enumerate(POSITIONS) if each[0] == game]
    return sizes if WHOLE else sizes[places.index(position) :: len(places)]


def on_phone_and_desk(sizes: list[Size]) -> list[Size]:
    """Every position is looked at on a phone and at a desk, whatever its share is."""
    lacks_phone = all(min(size) > SMALL for size in sizes)
    lacks_desk = all(width < WIDE for width, _ in sizes)
    return sizes + [PHONE] * lacks_phone + [DESK] * lacks_desk


def seat_at(url: str, game: str, *bots: str) -> Wire:
    return open_by_wire(url, game, person("Saskia"), *map(bot, bots))[0]


def show_after(page: Page, seat: Wire, decisions: int, steps: list[str]) -> None:
    """A position in which one of these steps is asked for, or any."""
    reached = seat.play(decisions, lambda now: not steps or now["view"]["step"] in steps)
    assert reached["to_move"] is not None
    seat.show(page, ".bar.mine")
    expect(page.locator(".table")).to_have_attribute("data-moves", str(reached["moves"]))


def audit(page: Page) -> list[str]:
    look_at(page)
    found: list[str] = page.evaluate(AUDIT, [LEAST])
    return found


def question_covers_nothing(page: Page) -> None:
    """One's own goods can be looked at while a question is asked, and the question can be answered."""
    question = page.locator("[data-asks]")
    if question.count():
        for each in (page.locator("[data-store-of='0']").last, question.locator("button").first):
            each.click(trial=True)


@pytest.mark.parametrize(("game", "seats", "decisions", "steps"), POSITIONS)
def test_every_size(
    new_page: NewPage, running: Server, game: str, seats: int, decisions: int, steps: list[str]
) -> None:
    position = POSITIONS.index((game, seats, decisions, steps))
    page = new_page()
    show_after(page, seat_at(running.url, game, *["random"] * (seats - 1)), decisions, steps)
    wrong: dict[str, list[str]] = {}
    for width, height in on_phone_and_desk(shared_out(SIZES, position)):
        page.set_viewport_size({"width": width, "height": height})
        if found := audit(page):
            wrong[f"{width}x{height}"] = found
        question_covers_nothing(page)
    line = page.context.new_cdp_session(page)
    line.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    for width, height in shared_out(LARGE_TEXT, position):
        page.set_viewport_size({"width": width, "height": height})
        if found := audit(page):
            wrong[f"{width}x{height}, text twice as large"] = found
        question_covers_nothing(page)
    assert wrong == {}


GAMES = ["tickets", "amsterdam", "hamburg"]
SMALLEST = (360, 640)
AFTERWARDS = [(1440, 900), (1366, 768), (820, 1180), PHONE, SMALLEST]
# They take much room on a score sheet.
LONG_NAMES = ["Bartholomeus", "Wilhelmina", "Christoffel", "Margaretha"]


def sizes_afterwards(game: str) -> list[Size]:
    """All (`make screens`), or one for each game."""
    one = {"tickets": (820, 1180), "amsterdam": PHONE, "hamburg": SMALLEST}
    return AFTERWARDS if WHOLE else [one[game]]


@pytest.mark.parametrize("game", GAMES)
def test_every_size_after_the_end(new_page: NewPage, running: Server, game: str) -> None:
    """The result, the board with all that was built, and the replay."""
    page = new_page()
    most = max(koopstad.game(game).seats)
    others = [{**bot("greedy"), "name": name} for name in LONG_NAMES[: most - 1]]
    seat = open_by_wire(running.url, game, person("Saskia"), *others)[0]
    seat.finish()
    seat.show(page, READY)
    wrong: dict[str, list[str]] = {}

    def look(what: str) -> None:
        # A result lies over the board, and its sheet over everything.
        found = [each for each in audit(page) if what != "result" or "lies under" not in each]
        # Nothing but the lists is scrolled, wherever they stand.
        page.evaluate("document.querySelectorAll('.log').forEach(each => each.scrollTo(0, 0))")
        high, room = page.locator(".table").evaluate("table => [table.scrollHeight, table.clientHeight]")
        found += [f"the table is {high} high, its window {room}"] if high > room + 1 else []
        if what == "result":
            hidden = page.locator(".sideways").evaluate("sheet => sheet.scrollWidth - sheet.clientWidth")
            found += [f"{hidden} px of the score sheet are out of sight"] if hidden > 1 else []
        if found:
            wrong[f"{what}, {width}x{height}"] = found

    for width, height in sizes_afterwards(game):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".end").wait_for()
        look("result")
        page.locator(".end").get_by_role("button", name="Replay").click()
        slider = page.get_by_role("slider")
        slider.fill(slider.get_attribute("max") or "")
        expect(page.locator(".replay output")).to_have_text(re.compile(r"^(\d+) / \1$"))
        look("replay")
        page.get_by_role("button", name="Close the replay").click()
        # A page that becomes narrow while one looks back does not open the result.
        expect(page.locator(".replay")).to_have_count(0)
        if page.locator(".table.phone").count():
            page.locator("nav").get_by_role("button", name="Result").click()
    assert wrong == {}


# What keeps its place on a page that is scrolled.
STUCK = """() => [...document.querySelectorAll('.table *')].filter(each =>
  ['sticky', 'fixed'].includes(getComputedStyle(each).position) && each.getBoundingClientRect().height > 60
).map(each => each.className)"""

# A point beside a thing that glows, where a finger would hit nothing that can be done.
BESIDE = """() => {
  for (const thing of document.querySelectorAll('[data-board] svg [data-thing=legal]')) {
    for (const shape of thing.querySelectorAll('rect')) {
      const { left, top, width, height } = shape.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      for (const [dx, dy] of [[0, -1], [0, 1], [-1, 0], [1, 0]]) {
        const point = [x + dx * (width / 2 + 9), y + dy * (height / 2 + 9)]
        const hit = document.elementFromPoint(...point)
        if (hit?.closest('[data-board] svg') && !hit.closest('[data-thing=legal]')) return point
      }
    }
  }
}"""


def test_a_finger_that_misses_means_the_nearest_thing(new_page: NewPage, running: Server) -> None:
    page = new_page(phone=True)
    show_after(page, seat_at(running.url, "tickets", "random"), 12, ["turn"])
    page.touchscreen.tap(*page.evaluate(BESIDE))
    expect(page.locator("dialog .way").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES if WHOLE else ["amsterdam"])
def test_at_four_times_the_size_everything_is_one_page(new_page: NewPage, running: Server, game: str) -> None:
    """Nothing stays in the way while the page is scrolled."""
    page = new_page()
    show_after(page, seat_at(running.url, game, "random"), 8, [])
    for width, height in ((320, 256), (360, 225)):
        page.set_viewport_size({"width": width, "height": height})
        found = [each for each in audit(page) if "high" not in each and " px: " not in each]
        assert found + page.evaluate(STUCK) == []
    page.locator("[data-hand]").scroll_into_view_if_needed()
    expect(page.locator("[data-hand]")).to_be_in_viewport()


def test_everything_says_what_it_is(new_page: NewPage, running: Server) -> None:
    desk, phone = new_page(), new_page(phone=True)
    for page in (desk, phone):
        open_table(page, running.url, "amsterdam", "random")
        page.wait_for_selector(".bar.mine")
    told = "[data-explains]"
    desk.locator("[data-docker-house]").hover()
    expect(desk.locator(told)).to_contain_text("the next docker brought home scores")
    desk.mouse.move(2, 2)
    expect(desk.locator(told)).to_have_count(0)
    box = phone.locator("[data-docker-house]").bounding_box()
    assert box
    line = phone.context.new_cdp_session(phone)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(phone.locator(told)).to_contain_text("the next docker brought home scores")
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.locator(".toast")).to_have_count(0)  # a long press asks for the name, and does nothing
