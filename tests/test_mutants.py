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
