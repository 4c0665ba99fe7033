"""Every board on every screen: nothing runs over, nothing that can be touched lies under something else, and
what has to be read can be read."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage, Server
from .play import open_table

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
LEAST = 11  # CSS pixels: no text that one needs is smaller

# What is wrong with the page as it stands.
AUDIT = """([least]) => {
  const found = []
  const visible = each => each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const tell = each => {
    const name = each.dataset?.id ?? each.getAttribute('aria-label') ?? each.textContent.trim().slice(0, 40)
    return `${each.tagName.toLowerCase()}.${each.getAttribute('class') ?? ''} "${name}"`
  }
  const box = each => each.getBoundingClientRect()
  const { scrollWidth, scrollHeight } = document.documentElement
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide, the window ${innerWidth}`)
  if (scrollHeight > innerHeight) found.push(`the page is ${scrollHeight} high, the window ${innerHeight}`)

  // What can be scrolled to is not cut off.
  const scrolls = (style, axis) => ['auto', 'scroll'].includes(style[`overflow${axis}`])
  const clips = (style, axis) => ['hidden', 'clip'].includes(style[`overflow${axis}`])
  const cut = each => {
    const own = box(each)
    for (let above = each.parentElement; above && above !== document.body; above = above.parentElement) {
      const style = getComputedStyle(above)
      if (style.position === 'fixed') break
      if (style.display === 'contents') continue
      const [there, ellipsis] = [box(above), style.textOverflow === 'ellipsis']
      const [x, y] = [scrolls(style, 'X'), scrolls(style, 'Y')]
      if (clips(style, 'X') && !x && !ellipsis && (own.right > there.right + 2 || own.left < there.left - 2)) return true
      if (clips(style, 'Y') && !y && (own.bottom > there.bottom + 2 || own.top < there.top - 2)) return true
      if (x || y) return false
    }
    return own.right > innerWidth + 1 || own.bottom > innerHeight + 1 || own.left < -1 || own.top < -1
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const read = new Set()
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement
    if (texts.currentNode.data.trim() && !parent.closest('.hidden, .skip, .icons, .middle, script, style, option')) read.add(parent)
  }
  for (const each of read) {
    if (!visible(each)) continue
    const drawn = each.closest('svg')
    const scale = drawn && each.getScreenCTM ? Math.hypot(each.getScreenCTM().a, each.getScreenCTM().b) : 1
    const size = parseFloat(getComputedStyle(each).fontSize) * scale
    // A drawn board can be zoomed, four times.
    const zoomed = drawn?.closest('[data-board]') ? 4 : 1
    if (size * zoomed < least - 0.01) found.push(`${size.toFixed(1)} px: ${tell(each)}`)
    if (!drawn && cut(each)) found.push(`cut off: ${tell(each)}`)
  }

  // What can be touched is not covered by something else.
  const touchable = '[data-thing=legal], button:not(:disabled, [data-thing=""]), a[href], select, input'
  const inside = ([x, y], { left, right, top, bottom }) => x > left + 2 && x < right - 2 && y > top + 2 && y < bottom - 2
  const reachable = (each, [x, y]) => {
    for (let above = each.parentElement; above && above !== document.body; above = above.parentElement) {
      const style = getComputedStyle(above)
      if (style.overflow !== 'visible' && style.display !== 'contents' && !inside([x, y], box(above))) return false
    }
    return x > 0 && y > 0 && x < innerWidth && y < innerHeight
  }
  const spots = each => {
    const shapes = each instanceof SVGElement ? [...each.querySelectorAll('rect, circle, path')].filter(shape => box(shape).width > 4) : []
    return (shapes.length ? shapes : [each]).flatMap(shape => {
      const { left, top, width, height } = box(shape)
      return [0.5, 0.12, 0.88].map(share => [left + width * share, top + height * (share === 0.5 ? 0.5 : share)])
    })
  }
  // What stays in sight while the rest is scrolled covers nothing for good.
  const floats = each => {
    for (let above = each; above; above = above.parentElement)
      if (getComputedStyle(above).position === 'sticky' && !above.closest('header')) return true
    return false
  }
  for (const each of document.querySelectorAll(touchable)) {
    if (!visible(each) || each.closest('.hidden') || box(each).width < 2) continue
    const points = spots(each).filter(point => reachable(each, point))
    if (!points.length) continue
    const hits = points.filter(([x, y]) => {
      const top = document.elementFromPoint(x, y)
      // A question may lie over the lists, over nothing else.
      const asks = top?.closest('[data-asks]') && each.closest('[role=tabpanel]')
      return top && (asks || each.contains(top) || top.contains(each) || floats(top))
    })
    if (!hits.length) {
      const top = document.elementFromPoint(...points[0])
      found.push(`${tell(each)} lies under ${top ? tell(top.closest(touchable) ?? top) : 'nothing'}`)
    }
  }
  return [...new Set(found)]
}"""

# Plays by the wire, without a page that draws it: quickly to a position with much on the table.
PLAY = """async ([table, key, decisions, steps]) => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const look = async () => (await fetch(`/api/tables/${table}?since=0`, { headers })).json()
  let seed = 7
  const chance = many => (seed = (seed * 48271) % 2147483647) % many
  let made = 0
  for (let tries = 0; tries < 4000; tries++) {
    const now = await look()
    if (now.to_move === null) return 'over'
    if (now.to_move !== now.you) {
      await new Promise(done => setTimeout(done, 15))
      continue
    }
    if (made >= decisions && (!steps.length || steps.includes(now.view.step))) return now.view.step
    const wanted = now.actions.filter(each => !/^(pass|done)/.test(each.notation))
    const from = wanted.length && chance(8) ? wanted : now.actions
    const action = from[chance(from.length)].number
    await fetch(`/api/tables/${table}/moves`, { method: 'POST', headers, body: JSON.stringify({ moves: now.moves, action }) })
    made++
  }
  return 'never'
}"""

# Positions in which much lies on the table, or in which a question is asked: game, seats, decisions, step.
POSITIONS = [
    ("tickets", 4, 0, []),
    ("tickets", 4, 26, ["turn"]),
    ("amsterdam", 4, 60, ["turn"]),
    ("amsterdam", 4, 20, ["pay", "sale"]),
    ("amsterdam", 2, 8, ["take card"]),
    ("hamburg", 5, 40, ["turn"]),
    ("hamburg", 2, 12, ["turn"]),
]


def play_by_wire(page: Page, decisions: int, steps: list[str]) -> str:
    keys: dict[str, Any] = page.evaluate("JSON.parse(localStorage.getItem('koopstad.tables'))[0]")
    reached: str = page.evaluate(PLAY, [keys["table"], keys["key"], decisions, steps])
    return reached


def audit(page: Page) -> list[str]:
    page.wait_for_timeout(150)  # what moves comes to rest
    found: list[str] = page.evaluate(AUDIT, [LEAST])
    return found


@pytest.mark.parametrize(("game", "seats", "decisions", "steps"), POSITIONS)
def test_every_size(
    new_page: NewPage, running: Server, game: str, seats: int, decisions: int, steps: list[str]
) -> None:
    page = new_page()
    open_table(page, running.url, game, *["random"] * (seats - 1))
    reached = play_by_wire(page, decisions, steps)
    assert reached not in ("over", "never")
    page.wait_for_selector(".bar.mine")
    wrong: dict[str, list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if found := audit(page):
            wrong[f"{width}x{height}"] = found
    line = page.context.new_cdp_session(page)
    line.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    for width, height in LARGE_TEXT:
        page.set_viewport_size({"width": width, "height": height})
        if found := audit(page):
            wrong[f"{width}x{height}, text twice as large"] = found
    assert wrong == {}


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
    open_table(page, running.url, "tickets", "random")
    play_by_wire(page, 12, ["turn"])
    page.wait_for_selector(".bar.mine")
    page.touchscreen.tap(*page.evaluate(BESIDE))
    expect(page.locator("dialog .way").first).to_be_visible()


def test_at_four_times_the_size_everything_is_one_page(new_page: NewPage, running: Server) -> None:
    page = new_page()
    open_table(page, running.url, "amsterdam", "random")
    page.wait_for_selector(".bar.mine")
    page.set_viewport_size({"width": 320, "height": 256})
    found = [each for each in audit(page) if "cut off" in each or "wide" in each]
    assert found == []
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
