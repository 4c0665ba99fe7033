"""What binds a record: whoever changes it, or deals other than was agreed, is found out."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from koopstad.engine import record as records
from koopstad.engine.dealer import FairDealer, commitment
from koopstad.engine.errors import RecordError
from koopstad.engine.replay import replay
from koopstad.engine.verify import resume, verify
from tests.test_record import (
    DRAWN,
    GAME,
    LAST,
    RECORD,
    ROWS,
    SEED,
    Rows,
    changed,
    resealed,
    written,
)


def swaps() -> list[tuple[int, str]]:
    """Every move that could have been another one without using chance: legal, and nobody else's."""
    found = []
    for state, number in replay(RECORD, GAME):
        if state.to_move is None:
            break
        line = RECORD.lines[number]
        if not line.outcomes:
            others = [name for name in map(GAME.name, state.actions()) if name != line.action]
            found += [(number, name) for name in others[:3]]
    return found


def test_a_move_replaced_by_another_legal_one_is_noticed() -> None:
    """Many of these fold to the end without a fault; the digest of the last line tells them all."""
    legal = 0
    for number, name in swaps():
        text = changed(lambda rows, at=number + 1, other=name: rows[at].update(action=other))  # type: ignore[misc]
        with pytest.raises(RecordError):
            verify(records.parse(text), GAME)
        # Whoever makes the digest fit again is found out by the one that everybody saw at the table.
        record = resealed(lambda rows, at=number + 1, other=name: rows[at].update(action=other))  # type: ignore[misc]
        try:
            verify(record, GAME)
        except RecordError:
            continue
        legal += 1
        with pytest.raises(RecordError, match="not the one that you were shown"):
            verify(record, GAME, digest=RECORD.digest)
    assert legal > 0, "no swap of this game is legal from end to end: choose another"


def test_the_commitment_and_the_digest_that_a_player_noted() -> None:
    dealt = commitment(SEED)
    verify(RECORD, GAME, dealt, RECORD.digest)
    verify(RECORD, GAME, f" {dealt.upper()}\n")
    with pytest.raises(RecordError, match="another deal") as caught:
        verify(RECORD, GAME, "00" * 32)
    assert caught.value.line == 1


def test_the_digest_tells_nothing_of_hidden_cards() -> None:
    """It is public while the game goes on: another outcome, face down, must not change it."""
    line = RECORD.lines[DRAWN - 2]
    other = records.Line(line.seat, line.action, [outcome + 1 for outcome in line.outcomes])
    assert records.next_digest("", line) == records.next_digest("", other)
    header = msgspec.structs.replace(RECORD.header, setup=[0, 1, 2])
    assert records.first_digest(header) == records.first_digest(RECORD.header)


def test_the_digest_grows_with_the_game() -> None:
    digest = records.first_digest(RECORD.header)
    seen = {digest}
    for line in RECORD.lines:
        digest = records.next_digest(digest, line)
        seen.add(digest)
    assert RECORD.end is not None
    digest = records.last_digest(digest, RECORD.header, RECORD.end)
    assert digest == RECORD.digest == ROWS[-1]["digest"]
    assert len({*seen, digest}) == len(RECORD.lines) + 2


@pytest.mark.parametrize(
    ("change", "line", "words"),
    [
        (lambda text: text.replace('{"seat"', '{"seat":0,"seat"', 1), 2, "the key 'seat' stands there twice"),
        (
            lambda text: text.replace('"first":"2"', '"first":"1","first":"2"'),
            1,
            "'first' stands .* twice",
        ),
        (lambda text: text.replace('"seat":', '"seat": ', 1), 2, "not written as a record writes it"),
        (lambda text: text.replace('"koopstad":3', '"koopstad":3.0'), 1, "float|not written"),
        (lambda text: text.replace("draw", "dr\\u0061w", 1), None, "not written as a record writes it"),
        (lambda text: text.replace("\n", "\r\n", 1), 1, "not written as a record writes it"),
        (lambda text: text[:-1], LAST, "breaks off"),
        (lambda text: "\ufeff" + text, 1, "no first line"),
    ],
)
def test_a_record_is_written_in_one_way_only(
    change: Callable[[str], str], line: int | None, words: str
) -> None:
    with pytest.raises(RecordError, match=words) as caught:
        records.parse(change(RECORD.text()))
    assert line is None or caught.value.line == line


def test_a_long_line_is_not_repeated() -> None:
    for field in ("game", "rules", "edition", "commitment"):
        text = changed(lambda rows, name=field: rows[0].update({name: "x" * 1_000_000}))  # type: ignore[misc]
        with pytest.raises(RecordError) as caught:
            verify(records.parse(text), GAME)
        assert len(str(caught.value)) < 500


def test_a_saved_game_with_another_card_is_not_resumed() -> None:
    """It is checked as a finished one is: the card, the move, the seat."""
    dealer = FairDealer(SEED)
    record, state = records.begin(GAME, 3, {"first": "2"}, dealer)
    for line in RECORD.lines[:30]:
        records.play(record, state, GAME.action(line.action), dealer)
    record.end = records.Pause(players=["a", "b", "c"], seed=SEED.hex())
    text = record.text()
    resume(records.parse(text), GAME)
    rows: Rows = [json.loads(row) for row in text.splitlines()]
    drawn = next(number for number, row in enumerate(rows) if number and row.get("outcomes"))
    rows[drawn]["outcomes"] = [(rows[drawn]["outcomes"][0] + 1) % 6, *rows[drawn]["outcomes"][1:]]
    with pytest.raises(RecordError, match="the seed deals") as caught:
        resume(records.parse(written(rows)), GAME)
    assert caught.value.line == drawn + 1


def test_a_table_deals_from_everything_that_was_agreed() -> None:
    """The same seed and other nonces, another table, other players: another deal each time."""
    header = RECORD.header
    made = {records.deal_seed(header, SEED)}
    assert made == {SEED}
    for change in (
        {"table": "a"},
        {"table": "b"},
        {"table": "a", "nonces": ["00" * 32, ""]},
        {"table": "a", "nonces": ["", "00" * 32]},
        {"table": "a", "players": ["Ann", "Bob"]},
        {"table": "a", "options": {"first": "1"}},
        {"table": "a", "seats": 2},
    ):
        made.add(records.deal_seed(msgspec.structs.replace(header, **change), SEED))
    assert len(made) == 8
    same = msgspec.structs.replace(header, table="a", setup=[])
    assert records.deal_seed(same, SEED) in made


def test_records_of_the_first_format_are_still_read() -> None:
    """They had no digest; what they have is checked as before, and they are written as they were."""
    paths = sorted((Path(__file__).parent / "golden").glob("tickets-[0-3]-*.koopstad"))
    assert paths
    for path in paths:
        text = path.read_text(encoding="utf-8")
        record = records.parse(text)
        assert record.header.koopstad == 1
        assert record.text() == text


def test_a_name_may_hold_what_unicode_takes_for_the_end_of_a_line() -> None:
    pause = records.Pause(players=["Ann\u2028Bob", "\x85", "\f\r\n"], seed=SEED.hex())
    saved = records.Record(RECORD.header, RECORD.lines[:5], pause)
    pause.digest = saved.digest
    assert records.parse(saved.text()) == saved


def test_who_played_and_when_is_bound_too() -> None:
    """In a finished game and in a saved one; whoever noted the last digest is shown no other names."""
    record = records.parse(RECORD.text())
    assert isinstance(record.end, records.Seal)
    record.end.players, record.end.date = ["Ann", "Bob", "Cleo"], "2026-05-17"
    record.end.digest = ""
    signed = records.parse(record.text())
    assert isinstance(signed.end, records.Seal)
    verify(signed, GAME, digest=signed.end.digest)
    changes: list[dict[str, Any]] = [{"players": ["Ann", "Bob", "Dan"]}, {"players": []}]
    for change in [*changes, {"date": "2026-05-18"}, {"date": ""}]:
        other = msgspec.structs.replace(signed, end=msgspec.structs.replace(signed.end, **change))
        with pytest.raises(RecordError, match="digest of the last line is not that"):
            verify(other, GAME)
        assert other.end is not None
        other.end.digest = other.digest
        verify(other, GAME)
        with pytest.raises(RecordError, match="not the one that you were shown"):
            verify(other, GAME, digest=signed.end.digest)
    pause = records.Pause(players=["Ann", "bot:random", "Cleo"], seed=SEED.hex())
    saved = records.Record(RECORD.header, RECORD.lines[:5], pause)
    text = saved.text()
    resume(records.parse(text), GAME)
    for wrong in ('"Bob"', '"bot:greedy"', '"Ann "', '""'):
        with pytest.raises(RecordError, match="digest of the last line is not that"):
            resume(records.parse(text.replace('"Ann"', wrong)), GAME)


def test_records_of_the_second_format_are_still_read() -> None:
    """Their digest leaves out the last line."""
    paths = sorted((Path(__file__).parent / "golden").glob("tickets-[4-6]-*.koopstad"))
    assert paths
    for path in paths:
        text = path.read_text(encoding="utf-8")
        record = records.parse(text)
        assert record.header.koopstad == 2
        assert record.text() == text
        verify(record, GAME)


@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_other_ends_of_lines_are_no_record(tmp_path: Path, end: str) -> None:
    (tmp_path / "odd.koopstad").write_bytes(RECORD.text().replace("\n", end).encode())
    with pytest.raises(RecordError) as caught:
        records.read(tmp_path / "odd.koopstad")
    assert caught.value.line == 1
    assert len(str(caught.value)) < 500
