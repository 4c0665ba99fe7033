"""No word stays that nobody says: every key of a catalogue stands in the sources, or is put together there.

A key that is put together, ``f"log-{event.key}"``, counts where a source or a printed table names what fills
the gap.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import koopstad

PACKAGE = Path(koopstad.__file__).parent
CLIENT = Path(__file__).parents[1] / "web" / "src"
CATALOGUES = sorted(path for path in PACKAGE.rglob("words/**/en.ftl") if path.parent.name != "rules")
PIECES = {piece for game in koopstad.game_names() for piece in koopstad.game(game).pieces()}
GAP = "\0"
QUOTED = re.compile(r"'((?:[^'\\\n]|\\.)*)'|\"([^\"\n]*)\"|`((?:[^`\\]|\\.)*)`")


def strings() -> Iterator[str]:
    """Every string of the sources; a gap stands for what is computed."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.JoinedStr):
                yield "".join(
                    [str(part.value) if isinstance(part, ast.Constant) else GAP for part in node.values]
                )
    for path in [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]:
        text = path.read_text(encoding="utf-8")
        for one, two, template in QUOTED.findall(text):
            yield re.sub(r"\$\{[^{}]*\}", GAP, template) or one or two
        # Inside a template, and where an apostrophe of a comment came before.
        yield from re.findall(r"'([\w-]+)'", text)
        yield from re.findall(r"\b(\w+):", text)


class Sources:
    def __init__(self) -> None:
        self.whole: set[str] = set()
        self.words: set[str] = set()
        self.made: set[re.Pattern[str]] = set()
        for text in strings():
            self.whole |= {text, *re.findall(r"@([\w-]+)", text)}
            self.read(text)
            for part in re.findall(rf"[\w{GAP}-]+", text):
                # Some letters of its own: a gap alone would be every word.
                if GAP in part and re.search(r"[a-z]{2}-|-[a-z]{2}", part):
                    self.made.add(re.compile("([\\w-]+?)".join(map(re.escape, part.split(GAP)))))
        for table in PACKAGE.rglob("data/*.csv"):
            for cell in re.split(r"[,\n]", table.read_text(encoding="utf-8")):
                self.read(cell)
        for catalogue in CATALOGUES:
            self.whole.update(re.findall(r"\{ *-?([a-z][\w-]*)", catalogue.read_text(encoding="utf-8")))

    def read(self, text: str) -> None:
        self.words.update(re.findall(r"\w[\w-]*", text))
        self.words.add(re.sub("[ _]", "-", text))

    def say(self, key: str) -> bool:
        return (
            key in self.whole
            or any(
                all(self.known(filling) for filling in fit.groups())
                for template in self.made
                if (fit := template.fullmatch(key))
            )
            # A card that an option reads otherwise: ``mayor-07-cost-0``.
            or any(
                key == f"{piece}-{word}" for piece in PIECES if key.startswith(piece) for word in self.words
            )
        )

    def known(self, filling: str) -> bool:
        """It stands somewhere (``"first cube"`` as ``first-cube``), or is itself put together."""
        return filling.isdigit() or filling in self.words or self.say(filling)


@pytest.fixture(scope="module")
def sources() -> Sources:
    return Sources()


@pytest.mark.parametrize(
    "catalogue", CATALOGUES, ids=lambda path: path.relative_to(PACKAGE).parent.as_posix()
)
def test_every_word_is_said(catalogue: Path, sources: Sources) -> None:
    keys = re.findall(r"^-?([a-zA-Z][\w-]*) =", catalogue.read_text(encoding="utf-8"), re.MULTILINE)
    assert keys
    assert [key for key in keys if not sources.say(key)] == []


def test_a_word_that_nobody_says_is_found(sources: Sources) -> None:
    for key in ("log-claim-bonus", "newrules-agree"):
        assert sources.say(key), key
    for key in ("log-claim-nothing", "kind-artisan", "newrules-disagree"):
        assert not sources.say(key), key
