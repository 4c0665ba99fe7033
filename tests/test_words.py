"""The catalogues of all languages say the same things: no key is missing, left over, or still in English."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import koopstad
from koopstad.engine.words import LANGUAGES, Words, rules

PACKAGE = Path(koopstad.__file__).parent
CATALOGUES = sorted(PACKAGE.rglob("words/**/en.ftl"))
OTHERS = [language for language in LANGUAGES if language != "en"]
# A sentence of this many words is never the same in two languages by chance.
LONG = 6


class Parts(Visitor):
    """What the code gives to a message, and the words of the message itself."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words += node.value.split()


def messages(path: Path) -> dict[str, Parts]:
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: cannot be read: {entry.content!r}"
        if isinstance(entry, ast.Message | ast.Term):
            key = entry.id.name
            assert key not in found, f"{path}: {key} stands there twice"
            found[key] = Parts()
            found[key].visit(entry)
    return found


def name(path: Path) -> str:
    return path.relative_to(PACKAGE).parent.as_posix()


def test_there_are_catalogues() -> None:
    assert len(CATALOGUES) >= 8
    assert {path.stem for path in PACKAGE.rglob("words/**/*.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("catalogue", CATALOGUES, ids=name)
def test_same_keys_and_arguments(catalogue: Path, language: str) -> None:
    english, other = messages(catalogue), messages(catalogue.with_stem(language))
    assert list(other) == list(english)
    # A seat and its player are the same person: a language may need either.
    for key, parts in english.items():
        extra = other[key].arguments - parts.arguments
        assert not extra, f"{language}: {key} asks for {extra}, which it is not given"
        missing = parts.arguments - other[key].arguments - {"seat"}
        assert not missing, f"{language}: {key} leaves out {missing}"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("catalogue", CATALOGUES, ids=name)
def test_nothing_is_left_in_english(catalogue: Path, language: str) -> None:
    english, other = messages(catalogue), messages(catalogue.with_stem(language))
    left = [
        key for key in english if len(english[key].words) >= LONG and other[key].words == english[key].words
    ]
    assert not left


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", koopstad.game_names())
def test_rules_have_the_same_numbers(game: str, language: str) -> None:
    assert list(rules(game, language)) == list(rules(game))


def test_an_argument_may_hold_several_keys() -> None:
    told = Words("tickets", "en").text("log-draw-secret", player="Anna", card="@card-red+@card-joker")
    assert told.endswith(": red+joker")
