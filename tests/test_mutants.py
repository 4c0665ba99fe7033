"""Scenarios can fail: rules, cards and printed values broken on purpose are noticed by a scenario.

A sample of what is proven, always the same: of every game that is listed in tests/mutants/open.toml, without
what ``make mutants`` found open. `make test` tries the first of those that `make whole` tries.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import koopstad
from tests.tiers import WHOLE

ROOT = Path(__file__).parent.parent
SAMPLE = 40 if WHOLE else 8
TRIED = tomllib.loads((ROOT / "tests" / "mutants" / "open.toml").read_text(encoding="utf-8"))


def test_only_games_that_exist_are_listed() -> None:
    assert set(TRIED) <= set(koopstad.game_names())
    assert TRIED, "no game was ever tried"


@pytest.mark.parametrize("game", TRIED)
def test_broken_rules_are_noticed(game: str) -> None:
    command = [sys.executable, "-m", "tests.mutants", game, "--sample", str(SAMPLE)]
    # Compiled code cannot be exchanged: the plain sources come first.
    plain = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    result = subprocess.run(command, cwd=ROOT, env=plain, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    assert f"{SAMPLE} of {SAMPLE}" in result.stdout
