"""Games that were played once fold the same for ever; a rule that folds one anew must raise ``RULES``."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import koopstad
from koopstad.bots.levels import LEVELS
from koopstad.engine import record as records
from koopstad.engine.errors import RecordError
from koopstad.engine.manifest import manifest
from koopstad.engine.replay import replay
from koopstad.engine.verify import verify
from tests.golden.make import what_was_legal

FOLDER = Path(__file__).parent / "golden"
RECORDS = sorted(FOLDER.glob("*.koopstad"))
OLDER = sorted(FOLDER.glob("rules-*/*.koopstad"))
RAISE = (
    "A rule plays otherwise than when this game was played. If that is meant, raise RULES in "
    "games/{game}/game.py, let Game.as_of play as before (tables of the old rules stand by them until all "
    "have agreed), move some of these records to golden/rules-N, and record golden games of the new rules."
)
MAKE = "python -m tests.golden.make GAME SEATS BOT OPTION=VALUE adds one"
LEGAL = tomllib.loads((FOLDER / "actions.toml").read_text(encoding="utf-8"))


def test_every_game_has_golden_records() -> None:
    assert {path.stem for path in RECORDS} == set(LEGAL)
    assert {path.stem.partition("-")[0] for path in RECORDS} == set(koopstad.game_names())


@pytest.mark.parametrize("name", koopstad.game_names())
def test_golden_records_cover_every_option_and_bot(name: str) -> None:
    """Every number of seats, every value of every option, every expansion by itself, and who plays."""
    game = koopstad.game(name)
    headers = [records.read(path).header for path in RECORDS if path.stem.startswith(f"{name}-")]
    assert {header.seats for header in headers} == set(game.seats)
    for option in game.options:
        chosen = [header.options.get(option.name, option.default) for header in headers]
        wanted = [[choice] if option.many else choice for choice in option.choices]
        missing = [value for value in wanted if value not in chosen]
        assert not missing, f"no golden record of {name} has {option.name}={missing}: {MAKE}"
    players = {path.stem.rpartition("-")[2] for path in RECORDS if path.stem.startswith(f"{name}-")}
    assert players >= {*manifest(name).bots, "random"}


def test_a_bot_of_every_level_played_a_golden_record() -> None:
    assert {path.stem.rpartition("-")[2] for path in RECORDS} >= set(LEVELS)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_folds_as_it_was_played(path: Path) -> None:
    record = records.read(path)
    game = koopstad.game(record.header.game)
    assert record.header.rules == game.rules, (
        f"a new version of the rules needs golden records of its own: python -m tests.golden.make {game.id}"
    )
    try:
        legal = what_was_legal(record)
        verify(record, game)
    except RecordError as error:
        pytest.fail(f"{RAISE.format(game=game.id)} ({error})")
    assert legal == LEGAL[path.stem], RAISE.format(game=game.id)


@pytest.mark.parametrize("path", OLDER, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_game_of_older_rules_folds_by_them(path: Path) -> None:
    """Played by the versions of these rules: every move, card and point of it stands as it did."""
    record = records.read(path)
    game = koopstad.game(record.header.game)
    assert f"rules-{record.header.rules}" == path.parent.name
    assert record.header.rules != game.rules
    verify(record, game)


@pytest.mark.parametrize("name", koopstad.game_names())
def test_all_older_rules_of_a_game_have_golden_records(name: str) -> None:
    game = koopstad.game(name)
    kept = {path.parent.name for path in OLDER if path.stem.startswith(f"{name}-")}
    assert kept == {f"rules-{version}" for version in range(1, int(game.rules))}


@pytest.mark.parametrize("path", OLDER, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_newer_rules_go_on_from_every_position_of_older_ones(path: Path) -> None:
    """Whenever a table agrees: nothing comes or goes, somebody can move, and everybody sees what he saw."""
    record = records.read(path)
    game = koopstad.game(record.header.game)
    for state, number in replay(record, game):
        if number % 5:
            continue
        adopted = game.adopt(state)
        assert adopted.game is game
        assert adopted.inventory() == state.inventory()
        assert (adopted.to_move, adopted.scores()) == (state.to_move, state.scores())
        assert adopted.to_move is None or adopted.actions()
        assert adopted.unseen() == state.unseen()
