"""Every word on a page comes from the catalogues, and a page speaks another language as soon as one asks."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route, expect

import koopstad

from .conftest import ROOT, NewPage, Server
from .play import finish, play_on, visit

SOURCE = ROOT / "src" / "koopstad"
LANGUAGES = sorted(path.stem for path in (SOURCE / "words" / "web").glob("*.ftl"))
OTHERS = [each for each in LANGUAGES if each != "en"]
WIDE = {
    ord(letter): ord(letter) - 0x20 + 0xFF00 for letter in map(chr, range(0x21, 0x7F)) if letter.isalpha()
}

# What is called the same in every language: names, and signs that are no words.
NAMES = {
    "Koopstad",
    "Saskia",
    "Anna",
    "AMSTERDAM",
    "English",
    "Nederlands",
    "Français",
    "Magyar",
    "Deutsch",
    "TOM",
}
SIGNS = re.compile(r"\b(?:[A-Z]{3}-[A-Z0-9.-]+|[0-9a-f]{12,})\b")

# All text that a reader or a screen reader meets, without what is a name for the machine.
WALK = """() => {
  const found = []
  const skipped = 'script, style, code, kbd, [lang=en]'
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement: parent, data } = texts.currentNode
    if (data.trim() && !parent.closest(skipped)) found.push(data)
  }
  const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']
  for (const element of document.querySelectorAll(spoken.map(name => `[${name}]`).join())) {
    if (element.closest(skipped)) continue
    for (const name of spoken)
      if (element.hasAttribute(name)) found.push(element.getAttribute(name))
  }
  found.push(document.title)
  return found
}"""


def wide(text: str) -> str:
    return text.translate(WIDE)


class Widen(Transformer):
    """Letters become wide ones: whatever is not wide on the page did not come from a catalogue."""

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802 (fluent.syntax calls it so)
        node.value = wide(node.value)
        return node


def pseudo(text: str) -> str:
    resource = FluentParser().parse(text)
    return FluentSerializer().serialize(Widen().visit(resource))


# Each stands whole in one string of the file that brings the catalogues of a language.
CATALOGUE = re.compile(r"`((?:[^`\\]|\\.)*)`")


def unquoted(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)


def speak_wide(page: Page) -> None:
    """From now on the English catalogues that the page loads are wide."""

    def answer(route: Route) -> None:
        code = route.fetch().text()
        code, catalogues = CATALOGUE.subn(lambda found: json.dumps(pseudo(unquoted(found[1]))), code)
        assert catalogues > 2
        route.fulfill(content_type="text/javascript", body=code)

    def answer_rules(route: Route) -> None:
        rules = route.fetch().json()
        route.fulfill(json={number: wide(text) for number, text in rules.items()})

    page.route("**/assets/words-*-en-*.js", answer)
    page.route("**/api/games/*/rules/en", answer_rules)


def place_names() -> set[str]:
    rows = koopstad.game("tickets").printed.rows("locations")
    return {word for row in rows for word in re.split(r"[\s-]+", str(row["name"]))}


def check(page: Page, where: str) -> None:
    names = NAMES | place_names()
    left: set[str] = set()
    for text in page.evaluate(WALK):
        left |= {word for word in re.findall(r"[^\W\d_]{2,}", SIGNS.sub(" ", text)) if word.isascii()} - names
    assert left == set(), f"{where}: {sorted(left)}"


def test_no_word_on_a_page_is_written_in_the_code(new_page: NewPage, own_server: Server) -> None:
    """On a server of its own: in a lobby stand names that others have chosen."""
    page = new_page()
    url = own_server.url
    speak_wide(page)
    page.goto(url)
    page.locator(".name input").fill("Saskia")
    page.locator(".ways .primary").first.wait_for()
    check(page, "the lobby")
    page.locator(".ways .button:not(.primary)").first.click()
    for kind in ("reminder", "bank"):
        page.locator("[data-option=clock]").select_option(kind)
    page.locator("option", has_text=wide("the first seat")).wait_for(state="attached")
    check(page, "a new table")
    page.locator("dialog [data-option=first]").select_option("1")
    page.locator("dialog .foot button").click()
    page.wait_for_selector("svg .places")
    page.locator(".settings > button").click()
    check(page, "a table with its menu")
    page.keyboard.press("Escape")
    play_on(page, random.Random(4), 6)
    page.locator("#tab-choices").click()
    page.locator("li .choice").first.wait_for()  # the list asks for its words
    check(page, "the choices")
    for tab in ("log", "chat"):
        page.locator(f"#tab-{tab}").click()
        check(page, f"the {tab}")
    page.keyboard.press("Escape")
    page.locator(".bar strong").click()
    page.keyboard.press("?")
    check(page, "the keys")
    page.keyboard.press("Escape")
    finish(page)
    page.locator(".result figure").wait_for()
    check(page, "the result")
    visit(page, url, "#mine")
    check(page, "the lobby with a table")
    for address, shows in (
        ("help/tickets", "main:has(#reference):has(.explains)"),
        ("about/tickets", ".plainly"),
        ("me", "#history"),
        ("nowhere", "[role=alert]"),
        ("learn/tickets", ".guide .text"),
    ):
        visit(page, f"{url}#/{address}", shows)
        check(page, address)


def test_a_refusal_of_the_server_comes_from_the_catalogue(new_page: NewPage, running: Server) -> None:
    page = new_page(quiet=True)
    speak_wide(page)
    page.goto(running.url + "#/table/nowhere")
    expect(page.get_by_role("alert")).to_contain_text(wide("no such table"))
    check(page, "a table that does not exist")
    page.goto(running.url + "#/join/nowhere/x")
    expect(page.locator("[role=alert]")).to_contain_text(wide("opens nothing"))
    check(page, "an invitation to nowhere")


@pytest.mark.parametrize(
    "words", sorted(SOURCE.glob("games/*/words/web/en.ftl")), ids=lambda path: path.parts[-4]
)
def test_every_option_is_explained(words: Path) -> None:
    told = set(re.findall(r"^(option-[\w-]+) =", words.read_text(encoding="utf-8"), re.M))
    game = words.parts[-4]
    wanted = set()
    for option in koopstad.game(game).options:
        wanted.add(f"option-{option.name}")
        wanted |= {f"option-{option.name}-{choice}" for choice in option.choices if isinstance(choice, str)}
    assert wanted - told == set()


def choose_language(page: Page, language: str) -> None:
    if not page.locator(".settings select").count():
        page.locator(".settings > button").click()
    page.locator(".settings select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")


def table_texts(page: Page) -> list[str]:
    """What the log, the bar and the tabs say."""
    page.locator("#tab-log").click()
    log = page.locator(".log li").first.inner_text()
    page.locator("#tab-choices").click()
    return [log, page.locator(".bar strong").inner_text(), page.locator(".tabs").inner_text()]


def test_another_language_at_any_time(new_page: NewPage, running: Server) -> None:
    """Lobby, table, log, choices, menu: all change at once, without a reload."""
    page = new_page()
    page.goto(running.url)
    page.locator(".ways .primary").first.wait_for()
    page.evaluate("window.sameDocument = true")
    english = page.locator("main").inner_text()
    for language in OTHERS:
        choose_language(page, language)
        assert page.locator("h1").inner_text() not in english, language
    page.locator(".ways .primary").first.click()
    page.wait_for_selector("svg .places")
    play_on(page, random.Random(6), 3)
    page.locator("#tab-choices").click()
    page.wait_for_selector(".bar.mine")
    said = table_texts(page)
    for language in ("en", *OTHERS[:-1]):  # it speaks the last one now
        before = said
        choose_language(page, language)
        said = table_texts(page)
        assert [one for one, other in zip(before, said, strict=True) if one == other] == [], language
    assert page.evaluate("window.sameDocument")
