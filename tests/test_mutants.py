"""Scenarios can fail: rules, cards and printed values broken on purpose are noticed by a scenario.

A sample, always the same; ``make mutants`` tries all.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import koopstad

ROOT = Path(__file__).parent.parent
SAMPLE = 300


@pytest.mark.parametrize("game", koopstad.game_names())
def test_broken_rules_are_noticed(game: str) -> None:
    command = [sys.executable, "-m", "tests.mutants", game, "--sample", str(SAMPLE)]
    # Compiled code cannot be exchanged: the plain sources come first.
    plain = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    result = subprocess.run(command, cwd=ROOT, env=plain, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    assert f"{SAMPLE} of {SAMPLE}" in result.stdout
