"""Which words a page says: the messages of the English catalogues that stand on it, as far as text tells.

A message is known by its plain parts; what is put into it may be anything. One that is little more than
what is put into it would be known everywhere and is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

from fluent.syntax import ast, parse, serializer

PACKAGE = Path(__file__).parents[2] / "src" / "koopstad"
ELSEWHERE = {"terminal", "start", "rules"}  # folders of words that no page of these pictures says
LETTERS = 3  # of plain text, by which a message can be known

# Whatever can be read: text as it flows, and the words in drawings.
READ = """() => [
  ...document.body.innerText.split("\\n"),
  ...[...document.querySelectorAll("svg text")].map((text) => text.textContent),
]"""


def catalogues(package: Path = PACKAGE) -> list[Path]:
    found = package.rglob("en.ftl")
    return sorted(path for path in found if path.parent.name not in ELSEWHERE)


@cache
def messages(package: Path = PACKAGE) -> dict[str, ast.Pattern]:
    """All messages, by catalogue and name."""
    found: dict[str, ast.Pattern] = {}
    for path in catalogues(package):
        named = path.parent.relative_to(package).as_posix()
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[f"{named}/{entry.id.name}"] = entry.value
    return found


def said(lines: Iterable[str], package: Path = PACKAGE) -> list[str]:
    """The messages that stand on a page with these lines."""
    page = {" ".join(line.split()) for line in lines}
    known = {name: _known_by(pattern) for name, pattern in messages(package).items()}
    return [name for name, by in known.items() if by is not None and any(map(by.fullmatch, page))]


def _known_by(pattern: ast.Pattern) -> re.Pattern[str] | None:
    plain = "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))
    if sum(map(str.isalpha, plain)) < LETTERS:
        return None
    parts = [
        r"\s".join(map(re.escape, re.split(r"\s+", part.value)))
        if isinstance(part, ast.TextElement)
        else ".+"
        for part in pattern.elements
    ]
    return re.compile("".join(parts), re.IGNORECASE)


def digest(names: Iterable[str], package: Path = PACKAGE) -> str:
    """Of what messages say now; one that is gone says nothing."""
    now = messages(package)
    text = sha256()
    for name in sorted(names):
        pattern = now.get(name)
        written = "" if pattern is None else serializer.serialize_pattern(pattern)
        text.update(f"{name} {' '.join(written.split())}\n".encode())
    return text.hexdigest()[:16]
