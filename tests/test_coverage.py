"""Every numbered rule, ruling, example and piece has a scenario that proves it."""

from __future__ import annotations

import pytest

import koopstad
from koopstad.engine.coverage import cover
from koopstad.engine.words import rules


@pytest.mark.parametrize("name", koopstad.game_names())
def test_no_rule_is_missing(name: str) -> None:
    coverage = cover(koopstad.game(name), koopstad.game)
    assert coverage.missing == []
    assert [report.path.name for report in coverage.failed] == []


@pytest.mark.parametrize("name", koopstad.game_names())
def test_every_rule_has_a_sentence(name: str) -> None:
    for rule, text in rules(name).items():
        assert text.endswith("."), rule
