"""How much a game draws, and how much one touch draws anew. How long that takes: ``bench/paint.py``."""

from __future__ import annotations

import pytest

from koopstad.engine.manifest import installed, manifest
from tests.tiers import WHOLE

from .conftest import NewPage, Server
from .large import acts, settle, show_large

DRAWN = [game for game in installed() if manifest(game).web] if WHOLE else ["hamburg"]  # the most cards
MOST_NODES = 5000  # beside the list of choices, which is as long as the position makes it
MOST_FOR_A_CHOICE = 150
MOST_CHANGES = 1000  # nodes that come, go or change at one touch
MOST_IN_A_ROW = 8  # and with each row of the list, when it opens

OBSERVE = """() => {
  window.changes = 0
  new MutationObserver(list => {
    for (const change of list)
      window.changes += change.addedNodes.length + change.removedNodes.length || 1
  }).observe(document, { childList: true, attributes: true, characterData: true, subtree: true })
}"""


@pytest.mark.parametrize("game", DRAWN)
def test_a_large_position_is_light(new_page: NewPage, running: Server, game: str) -> None:
    page = new_page()
    show_large(page, running.url, game)
    choices = page.locator(".choice").count()
    listed = page.locator(".choice *").count()
    nodes = page.locator("*").count() - listed
    page.evaluate(OBSERVE)
    changes: dict[str, int] = {}
    for name, act in acts(page).items():
        settle(page)
        page.evaluate("window.changes = 0")
        act()
        # Everything that follows from a touch is drawn within two frames.
        page.evaluate("() => new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)))")
        changes[name] = page.evaluate("window.changes")
    assert 0 < nodes <= MOST_NODES
    assert listed <= MOST_FOR_A_CHOICE * choices, (listed, choices)
    assert max(changes.values()) > 0, "nothing was seen to change"
    changes["the choices"] -= MOST_IN_A_ROW * choices
    assert {name: number for name, number in changes.items() if number > MOST_CHANGES} == {}
