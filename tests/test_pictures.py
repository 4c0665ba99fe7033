"""The pictures of the documentation are those of today's program, as far as a test can tell."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

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
