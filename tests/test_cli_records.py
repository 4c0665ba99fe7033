"""``koopstad verify`` and ``koopstad replay``: records as they are, and records that were tampered with."""

from __future__ import annotations

import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

import koopstad
from koopstad.cli.app import app
from koopstad.cli.browse import Browser, browse, keys
from koopstad.drawing import board
from koopstad.engine import record as records
from koopstad.engine.replay import fold
from koopstad.engine.words import Words
from koopstad.table import Table, Watch, open_table, seats

GAME = koopstad.game("tickets")


class Then(Watch):
    """A watch that stands still."""

    def now(self) -> float:
        return 1_779_000_000.0  # 17 May 2026


def finished(seed: str = "verify") -> Table:
    table = open_table(GAME, seats(["Anna"], ["random", "random"]), seed=seed, watch=Then())
    choose = Random(1).choice
    table.advance()
    while (seat := table.to_move) is not None:
        table.play(seat, choose(table.actions(seat)))
        table.advance()
    return table


TEXT = finished().saved().text()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.koopstad"
    path.write_text(TEXT, encoding="utf-8")
    return path


def run(*args: str | Path) -> Result:
    result = CliRunner().invoke(
        app, list(map(str, args)), env={"COLUMNS": "120", "LINES": "40", "NO_COLOR": "1"}
    )
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


# --- verify -----------------------------------------------------------------------------------------------


def test_a_true_record_is_verified(record: Path) -> None:
    result = run("verify", record)
    assert result.exit_code == 0
    assert "legal, complete and fairly dealt" in result.stdout
    told = json.loads(run("verify", record, "--json").stdout)
    assert told["valid"] is True
    assert told["scores"] == json.loads(TEXT.splitlines()[-1])["scores"]


Rows = list[dict[str, object]]


def written(rows: Rows) -> str:
    """As a record is written."""
    return "".join(json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n" for row in rows)


def _drop_a_line(rows: Rows) -> int:
    del rows[3]
    return 4


def _other_outcome(rows: Rows) -> int:
    """Another card that could have come up as well: only the seed tells."""
    for number, row in enumerate(rows[1:-1], 2):
        if row["action"] == "draw" and number > 6:
            row["outcomes"] = [(row["outcomes"][0] + 1) % 7]  # type: ignore[index]
            return number
    raise AssertionError("nobody drew a card")


def _other_seat(rows: Rows) -> int:
    rows[5]["seat"] = (int(str(rows[5]["seat"])) + 1) % 3
    return 6


def _no_such_action(rows: Rows) -> int:
    rows[4]["action"] = "fly"
    return 5


def _illegal_action(rows: Rows) -> int:
    rows[1]["action"] = "pass"
    return 2


def _more_outcomes(rows: Rows) -> int:
    rows[1]["outcomes"] = [3]
    return 2


def _more_points(rows: Rows) -> int:
    rows[-1]["scores"][0] += 1  # type: ignore[index]
    return len(rows)


def _other_winner(rows: Rows) -> int:
    rows[-1]["ranking"] = list(reversed(rows[-1]["ranking"]))  # type: ignore[call-overload]
    return len(rows)


def _other_seed(rows: Rows) -> int:
    rows[-1]["seed"] = "00" * 32
    return len(rows)


def _no_hexadecimal_seed(rows: Rows) -> int:
    rows[-1]["seed"] = "xyz"
    return len(rows)


def _other_commitment(rows: Rows) -> int:
    rows[0]["commitment"] = "00" * 32
    return len(rows)


def _no_commitment(rows: Rows) -> int:
    """Seed and commitment both taken away: legal, but nobody can tell whether the deal was fair."""
    rows[0]["commitment"] = rows[-1]["seed"] = ""
    return 1


def _other_setup(rows: Rows) -> int:
    rows[0]["setup"][1] = (rows[0]["setup"][1] + 1) % 6  # type: ignore[index]
    return 1


def _cut_short(rows: Rows) -> int:
    last = len(rows)
    del rows[-6:]
    return last - 6


def _no_seal(rows: Rows) -> int:
    del rows[-1]
    return len(rows) + 1


def _goes_on(rows: Rows) -> int:
    rows.append(dict(rows[-2]))
    return len(rows)


def _other_rules(rows: Rows) -> int:
    rows[0]["rules"] = "0"
    return 1


def _other_edition(rows: Rows) -> int:
    rows[0]["edition"] = "0" * 16
    return 1


def _other_game(rows: Rows) -> int:
    rows[0]["game"] = "chess"
    return 1


def _wrong_seats(rows: Rows) -> int:
    rows[0]["seats"] = 9
    return 1


def _unknown_option(rows: Rows) -> int:
    rows[0]["options"] = {"fist": "1"}
    return 1


def _unknown_field(rows: Rows) -> int:
    rows[2]["colour"] = "pink"
    return 3


TAMPERINGS = [
    _drop_a_line,
    _other_outcome,
    _other_seat,
    _no_such_action,
    _illegal_action,
    _more_outcomes,
    _more_points,
    _other_winner,
    _other_seed,
    _no_hexadecimal_seed,
    _other_commitment,
    _no_commitment,
    _other_setup,
    _cut_short,
    _no_seal,
    _goes_on,
    _other_rules,
    _other_edition,
    _other_game,
    _wrong_seats,
    _unknown_option,
    _unknown_field,
]


@pytest.mark.parametrize("tamper", TAMPERINGS)
def test_a_tampered_record_is_refused_with_its_line(record: Path, tamper: Callable[[Rows], int]) -> None:
    rows = [json.loads(row) for row in TEXT.splitlines()]
    line = tamper(rows)
    record.write_text(written(rows), encoding="utf-8")
    result = run("verify", record)
    assert result.exit_code == 1
    assert f"line {line}:" in result.stderr
    told = run("verify", record, "--json")
    assert told.exit_code == 1
    assert json.loads(told.stdout)["valid"] is False
    assert json.loads(told.stdout)["line"] == line


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "the record is empty"),
        (b"hello\n", "line 1"),
        (b"{}\n", "line 1"),
        (b"[1, 2]\n", "line 1"),
        (b"\xff\xfe\x00", "UTF-8"),
        (TEXT.splitlines()[0].encode() + b"\n{broken\n", "line 2"),
        (TEXT.splitlines()[0].replace('"koopstad":3', '"koopstad":7').encode(), "format 7"),
    ],
)
def test_what_is_no_record_is_refused(record: Path, content: bytes, said: str) -> None:
    record.write_bytes(content)
    result = run("verify", record)
    assert result.exit_code == 1
    assert said in result.stderr
    assert run("replay", record).exit_code == 2


def test_a_saved_game_is_not_complete(tmp_path: Path) -> None:
    path = tmp_path / "saved.koopstad"
    open_table(GAME, seats(["Anna"], ["random"])).saved().save(path)
    result = run("verify", path)
    assert result.exit_code == 1
    assert "not over" in result.stderr


def test_a_missing_file_is_wrong_use(tmp_path: Path) -> None:
    for command in ("verify", "replay"):
        result = run(command, tmp_path / "none.koopstad")
        assert result.exit_code == 2
        assert "none.koopstad" in result.stderr.replace("\n", "")


# --- replay -----------------------------------------------------------------------------------------------


def test_replay_tells_the_game(record: Path) -> None:
    result = run("replay", record)
    assert result.exit_code == 0
    assert "Player 1 keeps" in result.stdout
    assert "points in all" in result.stdout


def test_replay_shows_the_table_at_a_line(record: Path) -> None:
    start, later = run("replay", record, "--at", "0"), run("replay", record, "--at", "30")
    assert start.exit_code == later.exit_code == 0
    assert "Noordermarkt" in start.stdout
    assert "Your cards" not in start.stdout
    assert start.stdout != later.stdout
    assert "Your cards" in run("replay", record, "--at", "30", "--seat", "2").stdout


def test_replay_as_json(record: Path) -> None:
    told = json.loads(run("replay", record, "--at", "7", "--json").stdout)
    assert [line["number"] for line in told["lines"]] == list(range(1, 8))
    assert told["view"]["you"] is None
    assert json.loads(run("replay", record, "--at", "7", "--seat", "1", "--json").stdout)["view"]["you"] == 0


@pytest.mark.parametrize(
    ("option", "value", "said"), [("--at", "9999", "moves 0 to"), ("--seat", "4", "seats 1 to 3")]
)
def test_replay_refuses_what_is_not_there(record: Path, option: str, value: str, said: str) -> None:
    result = run("replay", record, option, value)
    assert result.exit_code == 2
    assert said in result.stderr


def test_the_deal_is_blamed_before_what_follows_from_it(record: Path) -> None:
    """Another contract dealt changes the scores too, but the line of the deal is wrong first."""
    rows = [json.loads(row) for row in TEXT.splitlines()]
    number = next(number for number, row in enumerate(rows[1:-1], 1) if row["action"] == "contracts")
    dealt = {outcome for row in rows[1:-1] if row["action"] == "contracts" for outcome in row["outcomes"]}
    dealt.update(rows[0]["setup"][-6:])
    rows[number]["outcomes"][0] = next(contract for contract in range(24) if contract not in dealt)
    record.write_text(written(rows), encoding="utf-8")
    assert f"line {number + 1}:" in run("verify", record).stderr


def test_every_command_checks_a_record_and_names_its_file(record: Path, tmp_path: Path) -> None:
    """A changed card in a finished game is found by replay too, in a saved one by play."""
    rows = [json.loads(row) for row in TEXT.splitlines()]
    line = _other_outcome(rows)
    record.write_text(written(rows), encoding="utf-8")
    for command in ("verify", "replay"):
        told = run(command, record).stderr
        assert f"{record}: line {line}: the seed deals" in told
    table = open_table(GAME, seats(["Anna"], ["random", "random"]), seed="verify")
    table.advance()
    saved = tmp_path / "saved.koopstad"
    table.saved().save(saved)
    paused = [json.loads(row) for row in saved.read_text(encoding="utf-8").splitlines()]
    _other_setup(paused)
    saved.write_text(written(paused), encoding="utf-8")
    told = run("play", "--resume", saved).stderr
    assert f"{saved}: line 1: the seed deals another setup" in told


def test_the_commitment_and_digest_that_one_noted(record: Path) -> None:
    first, last = (json.loads(TEXT.splitlines()[place]) for place in (0, -1))
    noted = ("--commitment", first["commitment"], "--digest", last["digest"])
    assert run("verify", record, *noted).exit_code == 0
    other = run("verify", record, "--commitment", "0" * 64)
    assert other.exit_code == 1
    assert "line 1: the commitment is not the one that you were shown" in other.stderr
    assert "you were shown" in run("verify", record, "--digest", "0" * 64).stderr


def test_a_finished_record_names_players_and_date(record: Path) -> None:
    last = json.loads(TEXT.splitlines()[-1])
    assert last["players"] == ["Anna", "Random 1", "Random 2"]
    assert last["date"] == "2026-05-17"
    assert "Anna" in run("replay", record).stdout


def test_the_commands_count_alike(record: Path) -> None:
    moves = len(records.read(record).lines)
    assert f"{moves} moves" in run("verify", record).stdout
    assert json.loads(run("verify", record, "--json").stdout)["moves"] == moves
    told = json.loads(run("replay", record, "--json").stdout)
    assert told["lines"][-1]["number"] == moves
    assert run("replay", record, "--at", str(moves)).exit_code == 0
    assert f"moves 0 to {moves}" in run("replay", record, "--at", str(moves + 1)).stderr


# --- replay by keys -----------------------------------------------------------------------------------------


def test_a_record_is_looked_through_by_keys() -> None:
    """Forwards, backwards, to a line: what is shown is the position there, whichever way one came."""
    record = records.parse(TEXT)
    console = Console(file=StringIO(), width=120, height=40)
    assert isinstance(console.file, StringIO)
    shown = board(GAME, Words("tickets", "en", ["A", "B", "C"]))
    last = len(record.lines)
    browser = Browser(record, GAME, shown, None, [[] for _ in range(last + 1)], 0)
    right, left, home, end = "\x1b[C", "\x1b[D", "\x1b[H", "\x1b[F"
    for key, line in [
        (right, 1),
        (" ", 2),
        (left, 1),
        (left, 0),
        (left, 0),
        (end, last),
        (right, last),
        (home, 0),
        *[(digit, 0) for digit in "20"],
        ("\r", 20),
        (left, 19),
        ("x", 19),
    ]:
        assert browser.press(key)
        assert browser.line == line
        assert browser.position().data() == fold(record, GAME, line).data()
    browse(browser, console, iter([end, "q"]).__next__)
    assert f"move {last} of {last}: {record.lines[-1].action}" in console.file.getvalue()


def test_keys_need_a_keyboard(record: Path) -> None:
    result = run("replay", record, "--keys")
    assert result.exit_code == 2
    assert "--keys is for a keyboard" in result.stderr


def test_several_keys_at_once_are_several_keys() -> None:
    """A terminal hands over all that was typed or pasted since it was asked."""
    assert keys("57\r") == ["5", "7", "\r"]
    assert keys("\x1b[C\x1b[C q") == ["\x1b[C", "\x1b[C", " ", "q"]
    assert keys("\x1b") == ["\x1b"]
    assert keys("\x1b[Z") == ["\x1b[Z"]  # an unknown key does not end the show
