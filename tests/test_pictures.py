"""The pictures of the documentation are those of today's program, as far as a test can tell."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path
from types import ModuleType

import pytest

from tests.web import said, shown

IMAGES = Path(__file__).parent.parent / "docs" / "images"


@pytest.fixture(scope="module")
def drawing() -> ModuleType:
    spec = importlib.util.spec_from_file_location("draw", IMAGES / "draw.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", ["tickets", "amsterdam", "hamburg"])
def test_the_terminal_looks_as_its_picture(drawing: ModuleType, game: str) -> None:
    drawn = drawing.draw(drawing.some_moment(game))
    committed = (IMAGES / f"terminal-{game}.svg").read_text(encoding="utf-8")
    assert drawn == committed, "the terminal draws otherwise now: make pictures"


@pytest.mark.parametrize("picture", shown.shown())
def test_the_browser_looks_as_its_picture(picture: str) -> None:
    """As far as what it is drawn with tells: no browser is needed to see that a picture is old."""
    assert picture not in shown.stale(), (
        f"docs/images/{picture} was made of other sources than those that stand: run `make pictures`,"
        " look at what it made, and commit it"
    )


def test_every_picture_of_the_browser_is_shown_by_some_page() -> None:
    assert [path.name for path in sorted(IMAGES.glob("web-*.jpg"))] == shown.shown()
    assert sorted(shown.made()) == shown.shown()


@pytest.mark.parametrize("view", shown.VIEWS)
def test_what_a_picture_shows_is_there(view: str) -> None:
    """A component that was renamed is named here too."""
    assert [pattern for pattern in shown.VIEWS[view] if not shown.files_of(pattern)] == []


@pytest.mark.parametrize(
    ("file", "before", "after", "changes"),
    [
        ("ui/PlayerPanel.svelte", "</style>", ".name { color: red }</style>", True),
        ("ui/PlayerPanel.svelte", "</script>", "</script><b>!</b>", True),
        ("ui/PlayerPanel.svelte", "</script>", "\n  let more = 1\n</script>\n\n<!-- only said -->", False),
        ("games/tickets/map.json", "[", "[ [],", True),
        ("ui/tokens.css", "{", "{ --new: 1px;", True),
        ("games/hamburg/Board.svelte", "</style>", ".new { color: red }</style>", False),
    ],
)
def test_a_picture_is_old_when_what_it_shows_is_drawn_otherwise(
    tmp_path: Path, file: str, before: str, after: str, changes: bool
) -> None:
    sources = tmp_path / "src"
    shutil.copytree(shown.SOURCES, sources)
    path = sources / file
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), encoding="utf-8")
    assert (shown.digest("tickets", sources) != shown.digest("tickets")) == changes


def test_a_picture_is_old_when_words_on_it_are_others(tmp_path: Path) -> None:
    package = tmp_path / "koopstad"
    for path in said.catalogues():
        copy = package / path.relative_to(said.PACKAGE)
        copy.parent.mkdir(parents=True)
        shutil.copy(path, copy)
    says = shown.made()["web-lobby-day.jpg"]["says"]
    assert "words/web/play-now" in says
    assert "words/web/door-nowhere" not in says
    path = package / "words" / "web" / "en.ftl"
    before = said.digest(says, package)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("door-nowhere = ", "door-nowhere = Sorry: "), encoding="utf-8")
    said.messages.cache_clear()
    assert said.digest(says, package) == before
    path.write_text(text.replace("play-now = ", "play-now = Come and "), encoding="utf-8")
    said.messages.cache_clear()
    assert said.digest(says, package) != before


@pytest.mark.parametrize(
    ("line", "known"),
    [
        ("Your name", {"words/web/your-name"}),
        ("  your   NAME ", {"words/web/your-name"}),
        ("Your name, please", set()),
    ],
)
def test_words_on_a_page_are_known_by_their_plain_parts(line: str, known: set[str]) -> None:
    assert set(said.said([line])) == known
