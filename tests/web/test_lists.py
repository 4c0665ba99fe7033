"""Lists that are long, or in narrow places: all of them can be read and reached."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from .conftest import NewPage, Server
from .play import open_table

# How wide the words of a select may be, and how wide a text is in its letters.
ROOM = """(select, text) => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select)
  const pen = document.createElement('canvas').getContext('2d')
  pen.font = font
  const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
  return [room, pen.measureText(text).width]
}"""

# Draws from the pile, one card after the other, until there is much that a hand can pay for.
COLLECT = """async ([table, key]) => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  for (;;) {
    const now = await (await fetch(`/api/tables/${table}?since=0`, { headers })).json()
    if (now.to_move === null) throw new Error('the game is over')
    if (now.to_move !== now.you) { await new Promise(done => setTimeout(done, 15)); continue }
    if (now.actions.length > 60) return now.moves
    const can = now.actions.map(each => each.notation)
    const notation = ['draw', 'keep 1'].find(each => can.includes(each)) ?? can[0]
    const body = JSON.stringify({ moves: now.moves, notation })
    const answer = await fetch(`/api/tables/${table}/moves`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(await answer.text())
  }
}"""


def test_a_bot_is_named_where_there_is_little_room(new_page: NewPage, running: Server) -> None:
    page = new_page(phone=True)
    page.goto(running.url)
    page.get_by_role("button", name="New table").first.click()
    seat = page.locator("dialog .seat", has=page.locator("select")).first
    player = seat.locator("select").first
    player.select_option("bot:maarten")
    room, name = player.evaluate(ROOM, "Maarten: ")
    assert name < room
    expect(seat.get_by_text("gets in the way of others; plays very well", exact=True)).to_be_visible()


# So many tables at which one is to move.
TURNS = """async many => {
  const seats = [{ kind: 'person', name: 'Saskia' }, { kind: 'bot', bot: 'random' }]
  const body = JSON.stringify({ game: 'tickets', seats, options: { first: '1' }, public: false })
  const headers = { 'content-type': 'application/json' }
  const tables = []
  for (let k = 0; k < many; k++) {
    const opened = await (await fetch('/api/tables', { method: 'POST', headers, body })).json()
    tables.push({ table: opened.info.id, game: 'tickets', key: opened.keys['0'] })
  }
  localStorage.setItem('koopstad.tables', JSON.stringify(tables))
}"""


def test_many_turns_leave_the_games_in_reach(new_page: NewPage, running: Server) -> None:
    page = new_page()
    page.goto(running.url)
    page.evaluate(TURNS, 9)
    page.reload()
    tables = page.get_by_role("region", name="Your tables").locator("li")
    expect(tables).to_have_count(6)
    expect(page.get_by_text("your turn at 9")).to_be_visible()
    page.get_by_role("button", name="3 more tables").click()
    expect(tables).to_have_count(9)


def collect(page: Page) -> None:
    keys: dict[str, Any] = page.evaluate("JSON.parse(localStorage.getItem('koopstad.tables'))[0]")
    moves = page.evaluate(COLLECT, [keys["table"], keys["key"]])
    page.wait_for_selector(f".table[data-moves='{moves}']")


def test_a_long_list_is_whole(new_page: NewPage, running: Server) -> None:
    """Its symbols are drawn a few at a time: the words do not wait for them, and nothing slips from sight."""
    page = new_page()
    open_table(page, running.url, "tickets", "random", first="1")
    collect(page)
    page.keyboard.press("c")
    choices = page.locator("li .choice")
    far = page.locator("li .choice", has_text="Claim").last
    expect(far.locator(".outcome")).to_contain_text("point")
    page.keyboard.press("End")
    expect(choices.last).to_be_focused()
    assert choices.count() > 60
    expect(far.locator("svg").first).to_be_attached()
    expect(choices.last).to_be_focused()
    expect(choices.last).to_be_in_viewport()
