"""The files of the client: compressed, kept by the browser, and what a link looks like where it is pasted."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from litestar.testing import TestClient
from litestar.types import ASGIApp

from koopstad.server import web_client
from koopstad.server.app import make_server
from koopstad.server.reach import address, loopback
from koopstad.server.settings import Settings

# Litestar 2 asks for another style of parameters, which version 3 will want.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

SCRIPT = b"console.log('Koopstad')\n" * 100
PAGE = (Path(__file__).parents[2] / "web" / "index.html").read_text(encoding="utf-8")


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestClient[ASGIApp]:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / ".vite").mkdir()
    (folder / ".vite" / "manifest.json").write_text("{}")
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "assets" / "index-0123abcd.js").write_bytes(SCRIPT)
    (folder / "icon.svg").write_text("<svg/>")
    monkeypatch.setattr(web_client, "WEB", folder)
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", bot_processes=1)
    return TestClient(make_server(settings))


def test_what_never_changes_is_kept_for_good_and_packed(client: TestClient[ASGIApp]) -> None:
    with client:
        answer = client.get("/assets/index-0123abcd.js", headers={"accept-encoding": "gzip, br"})
        assert answer.content == SCRIPT
        assert answer.headers["content-encoding"] == "gzip"
        assert (
            int(answer.headers["content-length"]) == len(gzip.compress(SCRIPT, 9, mtime=0)) < len(SCRIPT) / 5
        )
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["content-type"].startswith("text/javascript")
        plain = client.get("/assets/index-0123abcd.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == SCRIPT


def test_what_may_change_is_asked_for_again(client: TestClient[ASGIApp]) -> None:
    with client:
        for path in ("/", "/icon.svg"):
            first = client.get(path)
            assert first.headers["cache-control"] == "no-cache"
            again = client.get(path, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            assert first.headers["content-type"].count("charset") == (path == "/")  # once, and of text alone
        head = client.head("/")
        assert (head.status_code, head.content) == (200, b"")


@pytest.mark.parametrize(
    "path", ["/nothing.js", "/assets/", "/.vite/manifest.json", "/../settings.py", "/%00"]
)
def test_nothing_else_is_a_file(client: TestClient[ASGIApp], path: str) -> None:
    with client:
        assert client.get(path).status_code == 404


def test_a_person_with_a_link_that_is_cut_off_gets_the_client(client: TestClient[ASGIApp]) -> None:
    asked = {"accept": "text/html,application/xhtml+xml"}
    with client:
        answer = client.get("/join/", headers=asked)
        assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert client.get("/api/nothing", headers=asked).headers["content-type"] == "application/json"


def test_an_invitation_shows_its_game_and_no_more(client: TestClient[ASGIApp]) -> None:
    seats = [{"kind": "person", "name": "Wilhelmina"}, {"kind": "empty"}]
    with client:
        opened = client.post("/api/tables", json={"game": "hamburg", "seats": seats}).json()
        path = f"/join/{opened['info']['id']}"
        answer = client.get(path, headers={"accept-language": "fr-CH, fr;q=0.9, en;q=0.8"})
        assert "accept-language" in answer.headers["vary"]
        page = answer.text
        assert '<html lang="fr">' in page
        assert "<title>Vous êtes invité à jouer à Hamburg</title>" in page
        tags = dict(re.findall(r'<meta property="([^"]+)" content="([^"]+)"', page))
        assert tags["og:title"] == "Vous êtes invité à jouer à Hamburg"
        assert tags["og:image"] == "http://testserver.local/previews/hamburg.jpg"
        assert "Wilhelmina" not in page
        watching = client.get(path.replace("join", "watch")).text
        assert 'content="Watch a game of Hamburg"' in watching
        nowhere = client.get("/join/nowhere").text
        assert 'content="Koopstad"' in nowhere
        assert 'src="http://testserver.local/' not in nowhere
        assert "koopstad.invalid" not in nowhere + page + client.get("/").text


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        (Settings(), ""),
        (Settings(host="localhost"), ""),
        (Settings(host="::1"), ""),
        (Settings(host="192.168.1.5", port=80), "http://192.168.1.5:80"),
        (Settings(host="fd00::5"), "http://[fd00::5]:8000"),
        (Settings(address="https://koopstad.example/"), "https://koopstad.example"),
    ],
)
def test_where_others_find_a_server(settings: Settings, expected: str) -> None:
    assert address(settings) == expected


def test_everywhere_is_not_this_machine_alone() -> None:
    found = address(Settings(host="0.0.0.0"))
    assert not found or not loopback(found.removeprefix("http://").rsplit(":", 1)[0])
