"""The catalogues of all languages say the same things: no key is missing, left over, or still in English."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import koopstad
from koopstad.engine.words import LANGUAGES, Words, changes, rules

PACKAGE = Path(koopstad.__file__).parent
CATALOGUES = sorted(PACKAGE.rglob("words/**/en.ftl"))
OTHERS = [language for language in LANGUAGES if language != "en"]
CATALOGUES_OF = {game: PACKAGE / "games" / game / "words" / "en.ftl" for game in koopstad.game_names()}
# Catalogues are read once.
pytestmark = pytest.mark.xdist_group("words")
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


@cache
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


class Articles(Visitor):
    """Where "a" stands before something that may begin with a vowel."""

    def __init__(self) -> None:
        self.found = False

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        for one, other in pairwise(node.elements):
            if isinstance(one, ast.TextElement) and isinstance(other, ast.Placeable):
                bare = isinstance(other.expression, ast.VariableReference)
                self.found |= bare and re.search(r"\b[aA]n? $", one.value) is not None
        self.generic_visit(node)


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=name)
def test_an_orange_card(catalogue: Path) -> None:
    """English knows "an": whoever writes "a" before a word from elsewhere asks which word it is."""
    wrong = []
    for entry in FluentParser().parse(catalogue.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            looked = Articles()
            looked.visit(entry)
            text = FluentSerializer().serialize_entry(entry)
            if looked.found or re.search(r"\ba (?!one|uni|us|eu)[aeiou]", text):
                wrong.append(entry.id.name)
    assert not wrong


class Chosen(Visitor):
    """Which article is chosen for which word."""

    def __init__(self) -> None:
        self.articles: dict[str, str] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        for each in node.variants:
            word = FluentSerializer().serialize(ast.Resource([ast.Message(ast.Identifier("x"), each.value)]))
            article = word.partition("=")[2].strip()
            if article.lower() in ("a", "an") and isinstance(each.key, ast.Identifier):
                self.articles[each.key.name] = article.lower()
        self.generic_visit(node)


def test_every_article_fits() -> None:
    looked = Chosen()
    for catalogue in CATALOGUES:
        looked.visit(FluentParser().parse(catalogue.read_text(encoding="utf-8")))
    assert looked.articles == {"orange": "an", "other": "a"}
    # Of all that an article may be asked for, nothing else begins with a vowel.
    for game in koopstad.game_names():
        colours = {
            key: each for key, each in messages(CATALOGUES_OF[game]).items() if key.startswith("colour-")
        }
        assert {key for key, each in colours.items() if each.words[0][0] in "aeiou"} <= {"colour-orange"}


Noun = tuple[str, str]  # what counts it, and the word


class Counted(Visitor):
    """Nouns that are counted: those in a choice of forms, and those outside of one."""

    def __init__(self) -> None:
        self.numbers: set[str] = set()
        self.plurals: set[str] = set()
        self.bare: set[Noun] = set()
        self._inside = 0

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        forms = {each.key.name: each.value for each in node.variants if isinstance(each.key, ast.Identifier)}
        if not {"one", "other"} <= set(forms):
            self.generic_visit(node)
            return
        assert isinstance(node.selector, ast.VariableReference)
        self.numbers.add(node.selector.id.name)
        one, other = ({word for _, word in _nouns(forms[each])} for each in ("one", "other"))
        self.plurals |= other - one
        self._inside += 1
        self.generic_visit(node)
        self._inside -= 1

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        if not self._inside:
            self.bare |= _nouns(node)
        self.generic_visit(node)


def _nouns(pattern: ast.Pattern) -> set[Noun]:
    """Words after a variable, or after a written 1."""
    found = set()
    for one, other in pairwise([ast.TextElement(""), *pattern.elements]):
        text = other.value if isinstance(other, ast.TextElement) else ""
        if isinstance(one, ast.Placeable) and isinstance(one.expression, ast.VariableReference):
            if match := re.match(r" ([^\W\d]+)", text):
                found.add((one.expression.id.name, match[1]))
        elif match := re.match(r"1 ([^\W\d]+)", text):
            found.add(("", match[1]))
    return found


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "hu"])
def test_what_is_counted_has_its_plural(language: str) -> None:
    """A noun that has two forms somewhere needs them after every number. (Not in Hungarian.)"""
    looked: dict[str, Counted] = {}
    for catalogue in CATALOGUES:
        for entry in FluentParser().parse(catalogue.with_stem(language).read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                looked[f"{name(catalogue)}: {entry.id.name}"] = seen = Counted()
                seen.visit(entry)
    plurals = {word for seen in looked.values() for word in seen.plurals}
    numbers = {number for seen in looked.values() for number in seen.numbers}
    assert len(plurals) > 10
    wrong = {
        key: word
        for key, seen in looked.items()
        for number, word in seen.bare
        if number in numbers and word in plurals
    }
    assert wrong == {}


@pytest.mark.parametrize("game", koopstad.game_names())
def test_every_version_of_the_rules_tells_what_it_changed(game: str) -> None:
    now = int(koopstad.game(game).rules)
    for version in range(2, now + 1):
        assert changes(game, str(version - 1), str(version)), (
            f"words of {game}: changed-{version}-1 is missing"
        )
    everything = [key for key in messages(CATALOGUES_OF[game]) if key.startswith("changed-")]
    assert changes(game, "1", str(now)) == everything


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", koopstad.game_names())
def test_rules_have_the_same_numbers(game: str, language: str) -> None:
    assert list(rules(game, language)) == list(rules(game))


def test_an_argument_may_hold_several_keys() -> None:
    told = Words("tickets", "en").text("log-draw-secret", player="Anna", card="@card-red+@card-joker")
    assert told.endswith(": red+joker")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_can_do_after_a_game_is_told_apart(language: str) -> None:
    """Buttons side by side: a review, a replay, a rematch."""
    everywhere = messages(PACKAGE / "words" / f"{language}.ftl")
    said = {**messages(PACKAGE / "words" / "web" / f"{language}.ftl"), **everywhere}
    names = [" ".join(said[key].words) for key in ("review", "replay", "rematch")]
    assert len(set(names)) == len(names), names
