"""Games that were played once fold the same for ever; a rule that folds one anew must raise ``RULES``."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import koopstad
from koopstad.engine import record as records
from koopstad.engine.errors import RecordError
from koopstad.engine.verify import verify
from tests.golden.make import what_was_legal

FOLDER = Path(__file__).parent / "golden"
RECORDS = sorted(FOLDER.glob("*.koopstad"))
RAISE = (
    "A rule plays otherwise than when this game was played. If that is meant, raise RULES in "
    "games/{game}/game.py and record golden games of the new rules; tables of the old ones say so."
)
LEGAL = tomllib.loads((FOLDER / "actions.toml").read_text(encoding="utf-8"))


def test_every_game_has_golden_records() -> None:
    assert {path.stem for path in RECORDS} == set(LEGAL)
    assert {path.stem.partition("-")[0] for path in RECORDS} == set(koopstad.game_names())


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
