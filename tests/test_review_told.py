"""A review as the terminal tells it, and playing on from it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import koopstad
from koopstad.bots.review import POINT, Examiner, Sentence, together
from koopstad.cli.app import app
from koopstad.cli.commands.replay import told_apart
from koopstad.cli.commands.review import _print as print_review
from koopstad.drawing.curve import curve
from koopstad.engine import record as records
from koopstad.engine.dealer import FairDealer, seed_from_text
from koopstad.engine.errors import KoopstadError
from koopstad.engine.record import Record
from koopstad.engine.verify import resume
from koopstad.engine.words import LANGUAGES, Words
from koopstad.table import resume_table
from tests.reviewed import played, step

pytestmark = pytest.mark.xdist_group("review")  # each game is played once


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.koopstad"
    played("tickets", 2, "greedy").save(path)
    return path


def run(*args: str | Path) -> str:
    result = CliRunner().invoke(app, list(map(str, args)), env={"COLUMNS": "80", "NO_COLOR": "1"})
    assert result.exit_code == 0, result.output
    return result.output


def test_the_terminal_tells_it(file: Path) -> None:
    said = run("review", file, "--language", "nl")
    assert "Kans om te winnen" in said
    assert "weggegeven precisie" in said
    assert re.search(r"\d,\d", said), "numbers as they are written in the language"
    assert not re.search(r"\d\.\d|\d%|-\d|\N{MINUS SIGN}0(,0)?\s", said)
    assert re.search(r"\d\.\d", run("review", file, "--language", "en"))
    assert said.count("…") == 1, "no head of the table is cut off"
    record = played("tickets", 2, "greedy")
    assert isinstance(record.end, records.Seal)
    found = json.loads(run("review", file, "--json"))
    assert len(found["steps"]) == len(record.lines)
    for account, score in zip(found["accounts"], record.end.scores, strict=True):
        parts = [account[part] for part in ("start", "luck", "own", "others", "rest")]
        assert sum(parts) == account["final"] == POINT * score


def test_the_terminal_tells_where_the_game_turned(capsys: pytest.CaptureFixture[str]) -> None:
    record, game = played("tickets"), koopstad.game("tickets")
    taken = Sentence("draw", "nothing-of-the-kind", {})
    steps = [step(line, 1) for line in range(1, 41)]
    steps.append(step(41, 1, deed=[0, -5000], chances=[0.625, 0.375], played=taken))
    found = together(record, game, ([0, 0], [0.5, 0.5]), steps)
    print_review(found, record, game, "en", every=False)
    assert "  41 Player 2: draw; Player 2 50\xa0% → 38\xa0% (not the usual choice)" in capsys.readouterr().out
    print_review(found, record, game, "fr", every=False)
    assert "  41 Joueur 2\xa0: draw; Joueur 2" in capsys.readouterr().out


def test_the_terminal_tells_what_would_have_come_next(capsys: pytest.CaptureFixture[str]) -> None:
    """Of what was better, in the language; what a catalogue has no words for by its notation."""
    record, game = played("tickets"), koopstad.game("tickets")
    drawn, strange = Sentence("draw", "action-draw", {}), Sentence("jump 3", "action-jump", {})
    slip = step(1, 1, given=2000, cost=0.03, played=drawn, better=drawn, plan=[drawn, strange])
    found = together(record, game, ([0, 0], [0.5, 0.5]), [slip])
    for language, then in (("en", "then:"), ("fr", "ensuite :")):
        print_review(found, record, game, language, every=False)
        said = Words("tickets", language).text("action-draw")
        assert f"{then} {said}; jump 3" in capsys.readouterr().out


def test_players_of_one_name_are_told_apart() -> None:
    assert told_apart(["greedy", "Ann", "greedy"]) == ["greedy 1", "Ann", "greedy 2"]


def test_one_can_play_on_from_the_past(file: Path) -> None:
    said = run("review", file, "--play-on", "15").strip()
    path = file.with_name("game-15.koopstad")
    assert said == f"koopstad play --resume {path}"
    saved = records.read(path)
    mover = played("tickets", 2, "greedy").lines[14].seat
    assert isinstance(saved.end, records.Pause)
    assert [name.startswith("bot:") for name in saved.end.players] == [seat != mover for seat in range(2)]
    state, _ = resume(saved, koopstad.game("tickets"))
    assert state == Examiner(played("tickets", 2, "greedy"), koopstad.game("tickets")).states[14]


@pytest.mark.parametrize(
    ("names", "seated"),
    [
        (["Greedy 1", "Master@0.1", "Greedy 2"], ["bot:greedy", "Player 2", "bot:greedy"]),
        (["random", "Ann", "alderman"], ["bot:random", "Ann", "bot:alderman"]),
        (["Master@0.1", "Ben 2", "Cleo@7"], ["bot:master@0.1", "Ben 2", "bot:greedy"]),
        (["greedy@5", "clerk 12", "run:ls"], ["bot:greedy", "Player 2", "bot:greedy"]),
        (["master@0", "Ann", "Clerk 12"], ["bot:greedy", "Ann", "bot:clerk"]),
        ([], ["bot:greedy", "Player 2", "bot:greedy"]),
    ],
)
def test_the_bots_that_played_play_on(tmp_path: Path, names: list[str], seated: list[str]) -> None:
    """As on a server: whoever decided there is a person, and other people are replaced by the usual bot."""
    record, path = played("tickets", 3, "greedy"), tmp_path / "game.koopstad"
    named = Record(record.header, record.lines)
    dealer = FairDealer(seed_from_text("review"))
    records.seal(named, Examiner(record, koopstad.game("tickets")).states[-1], dealer, names)
    named.save(path)
    assert record.lines[14].seat == 1
    run("review", path, "--play-on", "15")
    saved = records.read(tmp_path / "game-15.koopstad")
    assert isinstance(saved.end, records.Pause)
    assert saved.end.players == seated
    assert resume_table(saved, koopstad.game("tickets")).to_move == 1


def test_the_terminal_refuses_what_cannot_be(file: Path, tmp_path: Path) -> None:
    runner = CliRunner()
    result = runner.invoke(app, ["review", str(file), "--play-on", "9999"])
    assert result.exit_code == 2
    assert "not 9999" in result.output
    record = played("tickets")
    paused = tmp_path / "paused.koopstad"
    assert isinstance(record.end, records.Seal)
    pause = records.Pause(players=["Ann", "bot:greedy"], seed=record.end.seed)
    Record(record.header, record.lines[:9], pause).save(paused)
    result = runner.invoke(app, ["review", str(paused)])
    assert result.exit_code == 2
    assert "when it is over" in result.output


def test_a_curve_in_one_line() -> None:
    assert curve([0.0, 0.5, 1.0], 10) == "▁▅█"
    assert len(curve([0.25] * 500, 40)) == 40
    assert curve([0.0] * 99 + [1.0], 10)[-1] == "█"


def test_it_is_told_in_every_language() -> None:
    keys = ["chances", "start", "luck", "own", "others", "rest", "final", "given", "accuracy", "account-says"]
    keys += ["turning", "given-away", "nothing-given", "slip", "mistake", "blunder", "play-on", "looking"]
    keys += ["by-luck", "by-better", "by-worse", "by-other", "chances-caption", "account"]
    for language in LANGUAGES:
        words = Words("tickets", language)
        for key in keys:
            assert words.text(f"review-{key}")
        assert "x" in words.text("review-better", choice="x")
        than = [words.text("hint-than", than=than) for than in ("played", "yours", "next")]
        assert len(set(than)) == 3
        assert words.text("review-who", player="x") == ("x\xa0:" if language == "fr" else "x:")
        assert "7" in words.text("review-more", number=7)
    with pytest.raises(KoopstadError):
        Words("tickets", "en").text("review-nonsense")
