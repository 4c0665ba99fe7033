"""The scenarios that pages show hold: whole ones as they stand, parts of one inside a whole."""

from __future__ import annotations

from pathlib import Path

import pytest

import koopstad
from koopstad.engine.scenario import run_file
from tests.test_docs import ROOT, Block, blocks

PAGES = ("scenarios", "scenarios-amsterdam", "scenarios-hamburg")
SHOWN = [(page, block) for page in PAGES for block in blocks(ROOT / "docs" / f"{page}.md")]
TICKETS = 'game = "tickets"\n'
# What stands before and behind a part, by how it begins.
AROUND = {
    "title": ("", ""),
    "[[when]]": (f"{TICKETS}[given]\n", ""),
    "[then]": (
        f"{TICKETS}seats = 3\n[given.seat]\n0 = {{ points = 10, carts = 14 }}\n1 = {{ points = 3 }}\n"
        "2 = { hand = { pink = 1 } }\n",
        "",
    ),
    "[edition": (TICKETS, "[then]\nover = false\n"),
    "pile": (f"{TICKETS}[given]\n", "[then]\nover = false\n"),
}


def wholes(block: Block) -> list[str]:
    (before, behind), start = next((AROUND[start], start) for start in AROUND if block.text.startswith(start))
    parts = block.text.splitlines(keepends=True) if start == "pile" else [block.text]
    return [before + part + behind for part in parts]


@pytest.mark.parametrize(
    ("page", "block"),
    [each for each in SHOWN if each[1].kind == "toml"],
    ids=lambda each: f"line-{each.line}" if isinstance(each, Block) else each,
)
def test_what_is_shown_holds(page: str, block: Block, tmp_path: Path) -> None:
    for text in wholes(block):
        file = tmp_path / "shown.toml"
        file.write_text(text, encoding="utf-8")
        report = run_file(file, koopstad.game)
        assert report.failures == [], text
