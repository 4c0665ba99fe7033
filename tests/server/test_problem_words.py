"""Every code with which the server refuses something has a sentence in the browser, in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import koopstad
from koopstad.engine.words import LANGUAGES

PACKAGE = Path(koopstad.__file__).parent
# Where the code stands: in which place among the arguments.
PLACES = {"problem": 1, "TableError": 0}


def codes_in(path: Path) -> Iterator[str]:
    """The codes that a module names: where a problem is made, and in tables of codes."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            place = PLACES.get(node.func.id)
            wanted = [node.args[place]] if place is not None and len(node.args) > place else []
            wanted += [each.value for each in node.keywords if each.arg == "code"]
            yield from (text for each in wanted for text in strings(each))
        if isinstance(node, ast.Assign) and "code" in ast.unparse(node.targets[0]).lower():
            yield from strings(node.value)


def strings(node: ast.expr) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


def all_codes() -> set[str]:
    modules = [*(PACKAGE / "server").rglob("*.py"), *(PACKAGE / "table").rglob("*.py")]
    return {code for module in modules for code in codes_in(module)}


def sentences(language: str) -> set[str]:
    text = (PACKAGE / "words" / "web" / f"{language}.ftl").read_text(encoding="utf-8")
    found = {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)}
    return {name.removeprefix("problem-") for name in found if name.startswith("problem-")}


def test_the_codes_are_found() -> None:
    """Of every way in which a code comes about: thrown by a table, a route, the frame, from another error."""
    assert {
        "wrong-nonce",
        "no-such-seat",
        "too-large",
        "not-done-here",
        "bad-option",
        "refused",
    } <= all_codes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence_and_every_sentence_a_code(language: str) -> None:
    assert all_codes() - sentences(language) == set()
    assert sentences(language) - all_codes() == {"unknown"}
