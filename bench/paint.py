"""How long the browser client takes from a touch or a key to the next paint, where a game has most to draw.

The browser measures it itself (Event Timing). Each time is shown as a ratio to that of a plain page that
adds a thousand lines at a touch, measured in turns with it: a slow machine is slow for both.
``python -m bench.paint`` after ``make web``; ``make bench`` runs it.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

import koopstad
from tests.web import chromium
from tests.web.conftest import DESK, FLAGS, Server, with_turns
from tests.web.large import acts, show_large

MOST = 3.0  # times the plain page
ROUNDS = 7
LINES = 1000  # that the plain page adds

PLAIN = f"""<button onclick="for (let n = 0; n < {LINES}; n++) list.append(
  Object.assign(document.createElement('li'), {{ textContent: 'line ' + n }}))">add</button>
<ul id=list></ul>"""
# The longest event of every interaction.
OBSERVE = """() => {
  window.touches = {}
  new PerformanceObserver(list => {
    for (const { interactionId: touch, duration } of list.getEntries())
      if (touch) window.touches[touch] = Math.max(window.touches[touch] ?? 0, duration)
  }).observe({ type: 'event', durationThreshold: 16 })
}"""


class Stopwatch:
    """A page that tells how long an interaction took."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.evaluate(OBSERVE)

    def time(self, act: Callable[[], object]) -> float:
        self.page.evaluate("window.touches = {}")
        act()
        self.page.wait_for_timeout(350)
        # What took less than the browser reports took one frame at most.
        return float(max(self.page.evaluate("Object.values(window.touches)"), default=16))


def measure(browser: Browser, url: str, game: str) -> dict[str, float]:
    """The median of each act, in medians of the plain page."""
    page = browser.new_page(viewport={"width": DESK["width"], "height": DESK["height"]})
    page.set_default_timeout(30_000)
    page.add_init_script(with_turns("on"))
    show_large(page, url, game)
    plain = browser.new_page()
    plain.set_content(PLAIN)
    watch, reference = Stopwatch(page), Stopwatch(plain)
    units: list[float] = []
    found: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        plain.evaluate("document.getElementById('list').replaceChildren()")
        plain.bring_to_front()
        units.append(reference.time(lambda: plain.locator("button").click()))
        page.bring_to_front()
        for name, act in acts(page).items():
            found.setdefault(name, []).append(watch.time(act))
    page.close()
    plain.close()
    return {name: median(times) / median(units) for name, times in found.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the time from a touch to the next paint.")
    parser.add_argument("games", nargs="*", default=koopstad.game_names())
    wanted = parser.parse_args()
    console = Console()
    slow = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
            for game in wanted.games:
                table = Table("to the next paint", "x a plain page", title=game)
                for name, ratio in measure(browser, server.url, game).items():
                    table.add_row(name, f"{ratio:.2f}")
                    slow += ratio > MOST
                console.print(table)
            browser.close()
        finally:
            server.stop()
    console.print(f"{slow} above {MOST:g}" if slow else f"All within {MOST:g} times the plain page.")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
