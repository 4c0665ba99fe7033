"""Records: what was played can be folded, and whatever is wrong with a record is named with its line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import koopstad
from koopstad.engine import record as records
from koopstad.engine.dealer import FairDealer, FastDealer, commitment
from koopstad.engine.errors import RecordError
from koopstad.engine.kit import fingerprint
from koopstad.engine.replay import fold
from koopstad.engine.verify import resume, verify

GAME = koopstad.game("tickets")
SEED = bytes(range(32))
Rows = list[dict[str, Any]]


def finished() -> tuple[records.Record, bytes]:
    dealer = FairDealer(SEED)
    record, state = records.begin(GAME, 3, {"first": "2"}, dealer)
    chance = Random(5)
    while state.to_move is not None:
        records.play(record, state, chance.choice(state.actions()), dealer)
    records.seal(record, state, dealer)
    return record, fingerprint(state)


RECORD, FINAL = finished()
ROWS: Rows = [json.loads(row) for row in RECORD.text().splitlines()]
LAST = len(ROWS)  # the number of the last line
# The first lines, counted from 1, with chance in them and without.
DRAWN = next(number for number, row in enumerate(ROWS, 1) if number > 1 and row["outcomes"])
PLAIN = next(number for number, row in enumerate(ROWS, 1) if number > 1 and not row["outcomes"])


def changed(change: Callable[[Rows], object]) -> str:
    rows = json.loads(json.dumps(ROWS))
    change(rows)
    return written(rows)


def written(rows: Rows) -> str:
    """As a record is written."""
    return "".join(json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n" for row in rows)


def resealed(change: Callable[[Rows], object]) -> records.Record:
    """A record that was changed by somebody who knows how to make the digest fit again."""
    record = records.parse(changed(change))
    assert record.end is not None
    record.end.digest = record.digest
    return record


def check_refused(text: str, line: int, words: str) -> None:
    with pytest.raises(RecordError, match=words) as caught:
        verify(records.parse(text), GAME)
    assert caught.value.line == line
    assert f"line {line}" in str(caught.value)


def test_an_honest_record_folds_to_the_game() -> None:
    assert fingerprint(verify(records.parse(RECORD.text()), GAME)) == FINAL


@pytest.mark.parametrize("lines", [0, 1, 7, len(RECORD.lines)])
def test_a_shorter_fold_is_an_earlier_position(lines: int) -> None:
    start = FairDealer(SEED)
    state = GAME.start(3, {"first": "2"}, start)
    for line in RECORD.lines[:lines]:
        state.play(GAME.action(line.action), start)
    assert fingerprint(fold(RECORD, GAME, lines)) == fingerprint(state)


@pytest.mark.parametrize("lines", [-1, len(RECORD.lines) + 1])
def test_no_fold_beyond_the_record(lines: int) -> None:
    with pytest.raises(RecordError, match="has lines 0 to"):
        fold(RECORD, GAME, lines)


@pytest.mark.parametrize("field", list(ROWS[0]))
def test_every_field_of_the_first_line_must_be_there(field: str) -> None:
    check_refused(changed(lambda rows: rows[0].pop(field)), 1, field)


@pytest.mark.parametrize("field", list(ROWS[1]))
def test_every_field_of_a_line_must_be_there(field: str) -> None:
    check_refused(
        changed(lambda rows: rows[DRAWN - 1].pop(field)), DRAWN, "missing required field|unknown field"
    )


@pytest.mark.parametrize("field", list(ROWS[-1]))
def test_every_field_of_the_last_line_must_be_there(field: str) -> None:
    check_refused(changed(lambda rows: rows[-1].pop(field)), LAST, field)


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("koopstad", 4, "format 4"),
        ("koopstad", 1, "no digest, players or date"),
        ("koopstad", "1", "int"),
        ("game", "chess", "'chess'"),
        ("rules", "99", "rules 99"),
        ("rules", "0", "rules 0"),
        ("edition", "0123456789abcdef", "--edition"),
        ("seats", 5, "2 to 4 seats, not 5"),
        ("seats", 4, "a game with 4 seats and these options asks for"),
        ("seats", 2, "a game with 2 seats"),
        ("seats", -1, "not -1"),
        ("seats", True, "int"),
        ("koopstad", 2, "digest of the last line is not that"),
        ("options", {}, "does not say option 'first'"),
        ("options", {"first": "7"}, "first"),
        ("options", {"first": "1"}, "seed deals|to move"),
        ("options", {"colour": "red"}, "no option 'colour'"),
        ("options", [], "object"),
        ("commitment", "", "commitment"),
        ("commitment", "ab", "commitment"),
        ("setup", [], "no outcome left"),
        ("setup", [*ROWS[0]["setup"], 0], "asks for"),
        ("options", {"first": 2}, "option 'first' is"),
        ("setup", ROWS[0]["setup"][:-1], "no outcome left"),
        ("setup", [99, *ROWS[0]["setup"][1:]], "outcome 99"),
        ("setup", [-1, *ROWS[0]["setup"][1:]], "outcome -1"),
        ("setup", ["pink"], "int"),
        ("extra", 1, "extra"),
    ],
)
def test_a_wrong_first_line(field: str, value: object, words: str) -> None:
    text = changed(lambda rows: rows[0].update({field: value}))
    with pytest.raises(RecordError, match=words):
        verify(records.parse(text), GAME)


@pytest.mark.parametrize(
    ("at", "field", "value", "words"),
    [
        (PLAIN, "seat", 9, "seat 9 plays, but seat"),
        (PLAIN, "seat", "1", "int"),
        (PLAIN, "action", "castle", "'castle' is no action"),
        (PLAIN, "action", "pass", "'pass' is not legal: TTA"),
        (PLAIN, "action", 3, "str"),
        (PLAIN, "outcomes", [0], "used 0 outcomes, not 1"),
        (DRAWN, "outcomes", [], "no outcome left"),
        (DRAWN, "outcomes", [99], "outcome 99"),
        (DRAWN, "outcomes", None, "array"),
        (DRAWN, "note", "", "note"),
    ],
)
def test_a_wrong_line(at: int, field: str, value: object, words: str) -> None:
    check_refused(changed(lambda rows: rows[at - 1].update({field: value})), at, words)


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("scores", [0, 0, 0], "the scores are"),
        ("ranking", [1, 1, 1], "the ranking is"),
        ("seed", "00" * 32, "commitment"),
        ("seed", "", "the seed is missing"),
        ("seed", "not hexadecimal", "hexadecimal"),
        ("seed", SEED.hex().upper(), "64 small digits"),
        ("digest", "00" * 32, "digest of the last line is not that"),
        ("winner", 0, "winner"),
    ],
)
def test_a_wrong_last_line(field: str, value: object, words: str) -> None:
    check_refused(changed(lambda rows: rows[-1].update({field: value})), LAST, words)


def test_lines_left_out_put_twice_or_added() -> None:
    check_refused(changed(lambda rows: rows.pop()), LAST, "is missing")
    check_refused(changed(lambda rows: rows.__delitem__(slice(-2, None))), LAST - 2, "not over")
    check_refused(changed(lambda rows: rows.insert(1, rows[1])), 3, "to move|not legal")
    check_refused(changed(lambda rows: rows.append(rows[-1])), LAST + 1, "goes on after its last line")
    check_refused(changed(lambda rows: rows.insert(-1, rows[-2])), LAST, "over before this line")


@pytest.mark.parametrize(
    "row", ["", "{", "[]", "1", "null", '"action"', '{"seat": 0', "[" * 10_000, "\u2028"]
)
def test_a_line_that_is_no_line(row: str) -> None:
    rows = RECORD.text().splitlines()
    rows[4] = row
    with pytest.raises(RecordError, match="line 5"):
        records.parse("\n".join(rows) + "\n")


@pytest.mark.parametrize("row", ["", "{}", "koopstad", "[1]", "[" * 10_000])
def test_a_first_line_that_is_none(row: str) -> None:
    with pytest.raises(RecordError):
        records.parse(row)


def test_a_line_nested_without_end() -> None:
    header = RECORD.text().splitlines()[0].replace('"first":"2"', '"first":' + "[" * 100_000)
    with pytest.raises(RecordError, match="line 1"):
        records.parse(header)


def test_a_file_that_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot read"):
        records.read(tmp_path / "nothing.jsonl")
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff")
    with pytest.raises(RecordError, match="UTF-8"):
        records.read(picture)


def test_a_saved_record_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    RECORD.save(path)
    assert records.read(path) == RECORD
    assert [file.name for file in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_deal_that_the_seed_did_not_make() -> None:
    """Legal from end to end, but the cards were chosen: in the setup, or from one line on."""
    for honest_setup, line in ((False, 1), (True, None)):
        fair, fast = FairDealer(SEED), FastDealer(3)
        record, state = records.begin(GAME, 2, {"first": "1"}, fair if honest_setup else fast)
        chance = Random(1)
        while state.to_move is not None:
            records.play(record, state, chance.choice(state.actions()), fast)
        records.seal(record, state)
        record.header.commitment = commitment(SEED)
        assert isinstance(record.end, records.Seal)
        record.end.seed = SEED.hex()
        with pytest.raises(RecordError, match="the seed deals") as caught:
            verify(record, GAME)
        if line is not None:
            assert caught.value.line == line
        else:
            assert record.lines[caught.value.line - 2].outcomes


def test_resume_deals_on_as_if_nothing_had_happened() -> None:
    dealer = FairDealer(SEED)
    record, state = records.begin(GAME, 3, {"first": "2"}, dealer)
    for line in RECORD.lines[:20]:
        records.play(record, state, GAME.action(line.action), dealer)
    record.end = records.Pause(players=["you", "greedy", "random"], seed=SEED.hex())
    saved = records.parse(record.text())
    state, dealer = resume(saved, GAME)
    for line in RECORD.lines[20:]:
        records.play(saved, state, GAME.action(line.action), dealer)
    records.seal(saved, state, dealer)
    assert saved.text() == RECORD.text()


def test_resume_wants_a_saved_game_with_its_own_seed() -> None:
    with pytest.raises(RecordError, match="not saved to be resumed"):
        resume(records.parse(RECORD.text()), GAME)
    paused = records.Record(RECORD.header, RECORD.lines[:5], records.Pause(players=["you"], seed="00" * 32))
    with pytest.raises(RecordError, match="commitment") as caught:
        resume(paused, GAME)
    assert caught.value.line == 7
