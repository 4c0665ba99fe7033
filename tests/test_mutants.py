"""Scenarios can fail: a rule broken on purpose is noticed by the scenario that proves it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

MUTANTS = Path(__file__).parent / "mutants"


@pytest.mark.parametrize("game", sorted(path.stem for path in MUTANTS.glob("*.toml")))
def test_every_broken_rule_is_noticed(game: str) -> None:
    command = [sys.executable, str(MUTANTS / "break_rules.py"), game]
    result = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(
    ("script", "pieces"),
    [
        *(("amsterdam_pieces.py", pieces) for pieces in ("card-0", "card-1", "task", "tile")),
        *(("hamburg_pieces.py", pieces) for pieces in ("card-0", "card-1", "card-2")),
    ],
)
def test_every_broken_piece_is_noticed(script: str, pieces: str) -> None:
    command = [sys.executable, str(MUTANTS / script), pieces]
    result = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
