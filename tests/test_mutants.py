"""Scenarios can fail: a rule broken on purpose is noticed by the scenario that proves it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

MUTANTS = Path(__file__).parent / "mutants"


@pytest.mark.parametrize("game", sorted(path.stem for path in MUTANTS.glob("*.toml")))
def test_every_broken_rule_is_noticed(game: str) -> None:
    command = [sys.executable, str(MUTANTS / "run.py"), game]
    result = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize("cards", ["1-48", "49-96", "97-144", "145-192", "193-240", "241-280"])
def test_every_broken_card_of_hamburg_is_noticed(cards: str) -> None:
    command = [sys.executable, str(MUTANTS / "hamburg_cards.py"), cards]
    result = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize("pieces", ["card-0", "card-1", "task", "tile"])
def test_every_broken_piece_of_amsterdam_is_noticed(pieces: str) -> None:
    command = [sys.executable, str(MUTANTS / "amsterdam_pieces.py"), pieces]
    result = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
