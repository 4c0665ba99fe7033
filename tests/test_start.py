"""The first minute: ``koopstad`` alone, where tables are kept, and sentences when something is missing."""

from __future__ import annotations

import socket
import webbrowser
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from koopstad.cli import start
from koopstad.cli.app import app
from koopstad.cli.commands import serve as serving
from koopstad.engine.words import LANGUAGES
from koopstad.server import settings
from koopstad.server.ports import AddressError, check, first_free
from koopstad.store.database import FILE


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any]]:
    """What was begun from the question, instead of doing it."""
    begun: list[tuple[str, Any]] = []
    monkeypatch.setattr(start, "at_a_terminal", lambda: True)
    monkeypatch.setattr(start, "play", lambda game: begun.append(("play", game)))
    monkeypatch.setattr(start, "serve", lambda **given: begun.append(("serve", given)))
    return begun


def answer(lines: str, language: str = "en_GB.UTF-8") -> Result:
    return CliRunner().invoke(app, [], input=lines, env={"LC_ALL": language, "COLUMNS": "120"})


def test_the_browser_is_the_first_choice(done: list[tuple[str, Any]]) -> None:
    result = answer("\n")
    assert result.exit_code == 0
    ((what, given),) = done
    assert what == "serve"
    assert given["host"] == "127.0.0.1"
    assert given["open_browser"]


def test_a_game_in_the_terminal(done: list[tuple[str, Any]]) -> None:
    result = answer("2\n2\n")
    assert "  2  Hamburg" in result.stdout
    assert done == [("play", "hamburg")]


def test_hosting_is_for_the_network(done: list[tuple[str, Any]]) -> None:
    answer("3\n")
    ((what, given),) = done
    assert (what, given["host"]) == ("serve", "0.0.0.0")


@pytest.mark.parametrize(
    ("lines", "mistakes"), [("q\n", 0), ("", 0), ("7\nterminal\n-1\nQUIT\n", 3), ("2\nq\n", 0), ("2\n", 0)]
)
def test_nothing_is_begun_by_whoever_leaves(done: list[tuple[str, Any]], lines: str, mistakes: int) -> None:
    result = answer(lines)
    assert result.exit_code == 0
    assert done == []
    assert result.stdout.count("Please type a number from 1 to 3, or q.") == mistakes


def test_it_speaks_as_the_system_does(done: list[tuple[str, Any]]) -> None:
    told = {language: answer("q\n", f"{language}_XX.UTF-8").stdout for language in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    assert "Was möchtest du tun? (1 bis 3" in told["de"]
    assert answer("q\n", "ja_JP.UTF-8").stdout == told["en"]
    assert done == []


def test_without_a_terminal_it_helps() -> None:
    result = answer("1\n")
    assert result.exit_code == 0
    assert "Usage: " in result.stdout
    assert "koopstad play tickets" in result.stdout


# --- where tables are kept ----------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user of a system whose place for data is another than that of earlier versions."""
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(settings, "user_data_path", lambda *_, **__: tmp_path / "Library" / "koopstad")
    return tmp_path


def test_new_tables_are_kept_where_the_system_wants_them(home: Path) -> None:
    assert settings.data_home() == home / "Library" / "koopstad"
    assert settings.Settings().url == f"sqlite:///{home / 'Library' / 'koopstad' / FILE}"


def test_tables_of_earlier_versions_are_found(home: Path) -> None:
    former = home / ".local" / "share" / "koopstad"
    former.mkdir(parents=True)
    assert settings.data_home() == home / "Library" / "koopstad", "an empty folder holds no tables"
    (former / FILE).touch()
    assert settings.data_home() == former
    new = home / "Library" / "koopstad"
    new.mkdir(parents=True)
    (new / FILE).touch()
    assert settings.data_home() == new, "where both are, the new one goes on"


def test_whoever_says_where_is_obeyed(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "said"))
    assert settings.data_home() == home / "said" / "koopstad"


# --- when something is missing ------------------------------------------------------------------------------


def test_a_taken_port_is_said_in_a_sentence() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        result = CliRunner().invoke(app, ["serve", "--port", str(port)])
        assert result.exit_code == 2
        assert f"port {port} is taken" in result.stderr
        assert f"--port {port + 1}" in result.stderr
        assert first_free("127.0.0.1", range(port, port + 20)) != port
    check("127.0.0.1", port)


def test_an_address_of_somebody_else_is_said_in_a_sentence() -> None:
    with pytest.raises(AddressError, match=r"nothing can be served at 192\.0\.2\.1, port 8000: "):
        check("192.0.2.1", 8000)


def test_who_has_no_browser_is_told_the_address(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(webbrowser, "open", lambda _: False)
    told = {}
    for language in LANGUAGES:
        monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
        serving._welcome(settings.Settings(), open_browser=True)
        told[language] = capsys.readouterr().out
    assert "No browser was found here; open http://127.0.0.1:8000 in one yourself." in told["en"]
    assert "Hier is geen browser gevonden; open http://127.0.0.1:8000 zelf" in told["nl"]
    assert len({text.splitlines()[-1] for text in told.values()}) == len(LANGUAGES)
    assert all(text.count("http://127.0.0.1:8000") == 2 for text in told.values())
