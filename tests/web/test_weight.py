"""How much a game draws, and how much one touch draws anew. How long that takes: ``bench/paint.py``."""

from __future__ import annotations

import re

import pytest

from .conftest import ROOT, NewPage, Server
from .large import acts, grow, open_table

READY = re.findall(
    r"^  (\w+): \{.*ready: true", (ROOT / "web/src/games/index.ts").read_text(encoding="utf-8"), re.M
)
MOST_NODES = 5000
MOST_CHANGES = 1000  # nodes that come, go or change at one touch

OBSERVE = """() => {
  window.changes = 0
  new MutationObserver(list => {
    for (const change of list)
      window.changes += change.addedNodes.length + change.removedNodes.length || 1
  }).observe(document, { childList: true, attributes: true, characterData: true, subtree: true })
}"""


@pytest.mark.parametrize("game", READY)
def test_a_large_position_is_light(new_page: NewPage, running: Server, game: str) -> None:
    page = new_page()
    open_table(page, running.url, game)
    grow(page, game)
    nodes = page.locator("*").count()
    page.evaluate(OBSERVE)
    changes: dict[str, int] = {}
    for name, act in acts(page).items():
        page.evaluate("window.changes = 0")
        act()
        # Everything that follows from a touch is drawn within two frames.
        page.evaluate("() => new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)))")
        changes[name] = page.evaluate("window.changes")
    assert 0 < nodes <= MOST_NODES
    assert max(changes.values()) > 0, "nothing was seen to change"
    assert {name: number for name, number in changes.items() if number > MOST_CHANGES} == {}
