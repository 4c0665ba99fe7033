"""Every numbered rule, ruling, example and piece is cited by a scenario; test_scenarios.py runs them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import koopstad
from koopstad.engine.build import compiled
from koopstad.engine.coverage import cover, named_in, scenario_files
from koopstad.engine.manifest import manifest
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


# Rules of these kinds are no rules of play: worked examples, each a scenario.
EXAMPLE = re.compile(r"(^|-)EX-\d")
WITHOUT_CODE = tomllib.loads((Path(__file__).parent / "rules_without_code.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", koopstad.game_names())
def test_every_rule_is_named_where_it_is_applied(name: str) -> None:
    """Or the list of exceptions says why no code applies it."""
    folder = Path(str(manifest(name).folder()))
    sources = [*folder.rglob("*.py"), *folder.rglob("data/*.csv")]
    named = named_in("\n".join(path.read_text(encoding="utf-8") for path in sources))
    excused = set(WITHOUT_CODE.get(name, {}))
    wanted = {rule for rule in rules(name) if not EXAMPLE.search(rule)}
    assert sorted(wanted - named - excused) == [], "neither code nor an exception names these"
    assert sorted(excused & named) == [], "these are named by now: they are no exceptions"
    assert sorted(excused - wanted) == [], "there are no such rules"


def test_a_scenario_that_only_cites_a_rule_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Claiming a route proves nothing about shuffling the discards, whatever the file says."""
    if compiled():
        return
    lines = ['cites = ["TTA-5.2", "TTA-4.7"]', 'game = "tickets"', "[given.seat.0]", "hand = { pink = 2 }"]
    lines += ["[[when]]", 'play = "claim dam-oude_kerk/pink pink+pink"']
    path = tmp_path / "mine.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.setattr("koopstad.engine.coverage.scenario_files", lambda _: [path])
    coverage = cover(koopstad.game("tickets"), koopstad.game)
    assert coverage.failed == []
    assert coverage.scenarios == {"TTA-5.2": ["mine"]}
    assert coverage.untried == {"TTA-4.7": ["mine"]}
