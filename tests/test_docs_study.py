"""The pages about learning and data run as printed, too; they need the packages of the extras rl and lab."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import numpy as np
import pytest

from tests.test_docs import ROOT, check_page, folder

__all__ = ["folder"]


@pytest.mark.parametrize("name", ["environments", "data", "study"])
def test_a_page(name: str, folder: Path) -> None:
    check_page(ROOT / "docs" / f"{name}.md", folder)


def test_the_agent_of_the_example_learns() -> None:
    """After a few games it beats chance by far; a policy that learned nothing is even with it."""
    path = ROOT / "examples" / "learn.py"
    spec = importlib.util.spec_from_file_location("learn", path)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    begun, learned = example.learn(0), example.learn(100)
    assert np.any(learned.weights != begun.weights)
    assert example.measure(begun, 40) < 0.75
    assert example.measure(learned, 40) > 0.75
