"""Every numbered rule, ruling, example and piece is cited by a scenario; test_scenarios.py runs them."""

from __future__ import annotations

import tomllib

import pytest

import koopstad
from koopstad.engine.coverage import scenario_files
from koopstad.engine.words import rules

# Some numbers of each game, so that an empty or halved list of rules is noticed.
NUMBERS = {
    "amsterdam": {"AMS-8.14", "C-43", "EX-35", "Q-88"},
    "hamburg": {"HAM-6.8.4", "HAM-AMB-105", "HAM-EX-40"},
    "tickets": {"TTA-8.6", "TTA-AMB-25", "TTA-EX-09"},
}


@pytest.mark.parametrize("name", koopstad.game_names())
def test_rules_and_scenarios_meet(name: str) -> None:
    game = koopstad.game(name)
    cited: set[str] = set()
    for path in scenario_files(game):
        cites = tomllib.loads(path.read_text(encoding="utf-8"))["cites"]
        cited |= {cites} if isinstance(cites, str) else set(cites)
    wanted = {*rules(name), *game.pieces()}
    assert sorted(wanted - cited) == [], "no scenario proves these"
    assert sorted(cited - wanted) == [], "scenarios cite these, but the game does not have them"


@pytest.mark.parametrize("name", koopstad.game_names())
def test_every_rule_has_a_sentence(name: str) -> None:
    listed = rules(name)
    assert NUMBERS.get(name, set()) <= set(listed)
    for rule, text in listed.items():
        assert text.endswith("."), rule
