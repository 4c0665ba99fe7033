"""The browser client in a real Chromium, against a real server."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import ClassVar
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from tests.server.serving import free_port

from . import chromium
from .play import UNSEEN

ROOT = Path(__file__).parents[2]
STEADY = Path(__file__).with_name("steady.py")
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1440, "height": 900}
# ``make shake`` sets it: the line is slow and uneven (steady.py), and so is the browser.
SHAKEN = "KOOPSTAD_SHAKE" in os.environ
SLOWER = 4  # times
# Milliseconds. What does not come fails; what comes late on a busy machine does not.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)
# As root, and in a closed network, Chromium wants to be told; quiet in every other place.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # What pages do here is done a few times: to make it quick for thousands takes longer than it spares.
    "--js-flags=--no-turbofan",
    # A name that is not this machine's: a page there has what a page in the home network has, and no more.
    "--host-resolver-rules=MAP friend.test 127.0.0.1",
]


# The same nonce at every run, as the deal follows from it too. Keys and requests stay random.
SAME_NONCES = """{
  const random = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = bytes => (bytes.length === 32 ? bytes.fill(NUMBER) : random(bytes))
}"""


def with_turns(turns: str) -> str:
    """A script for a page whose player is asked whether a turn is over ("ask"), or is not ("on")."""
    chosen = f"localStorage['koopstad.settings'] ??= JSON.stringify({{ turns: '{turns}' }})"
    return f"if (location.protocol === 'http:') {chosen}"


class Server:
    """``koopstad serve`` on a port of its own, with a database of its own and deals that can be repeated."""

    test: ClassVar[Path] = Path("no test")  # holds the name of the test that runs

    def __init__(self, folder: Path, *more: str, python: str = sys.executable) -> None:
        self.folder = folder
        self.more = more
        self.python = python
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self.network = f"http://friend.test:{self.port}/"
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0

    def start(self) -> None:
        self.starts += 1
        command = [self.python, str(STEADY), str(self.test), str(self.starts)]
        command += ["serve", "--port", str(self.port), "--bots", "1"]
        command += ["--database", f"sqlite:///{self.folder / 'tables.db'}", "--rate", "100000"]
        command += ["--bot-pause", "0", *self.more]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        for _ in range(2 * PATIENCE // 100):
            try:
                with urlopen(self.url + "api/games"):
                    return
            except (URLError, ConnectionError):
                assert self.process.poll() is None, (self.folder / "server.log").read_text()
                time.sleep(0.1)
        raise TimeoutError("the server does not answer")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE // 1000)
            self.process = None


@pytest.fixture(scope="session", autouse=True)
def client() -> None:
    """The client is built; a stale one would be tested in vain."""
    page, build = ROOT / "src" / "koopstad" / "server" / "web" / "index.html", ROOT / "web" / "build"
    newest = max(path.stat().st_mtime for path in (ROOT / "web" / "src").rglob("*") if path.is_file())
    with build.open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # one worker builds it, and the others wait
        if not page.exists() or page.stat().st_mtime < newest:
            subprocess.run([sys.executable, build], check=True)


@pytest.fixture(scope="session", autouse=True)
def test_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    Server.test = tmp_path_factory.getbasetemp() / "test"
    return Server.test


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, test_file: Path) -> None:
    """Tables are named after the test that opens them."""
    test_file.write_text(request.node.nodeid, encoding="utf-8")


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of this worker."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop and start."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = chromium.find()
    assert program, "these tests need a Chromium: make test gets one"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


NewPage = Callable[..., Page]


def slow_down(page: Page) -> None:
    """A browser on a machine that is many times slower."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """A page in a browser profile of its own. Whatever it complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(
        phone: bool = False,
        dark: bool = False,
        motion: bool = False,
        quiet: bool = False,
        worker: bool = False,
        turns: str = "on",
    ) -> Page:
        context = browser.new_context(
            viewport=PHONE if phone else DESK,
            is_mobile=phone,
            has_touch=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            # What a test puts in the place of an answer would not be asked for past a worker.
            service_workers="allow" if worker else "block",
        )
        contexts.append(context)
        if SHAKEN:
            context.on("page", slow_down)
        context.add_init_script(SAME_NONCES.replace("NUMBER", str(len(contexts))))
        # Most tests play on at once; a person is asked whether the turn is over.
        context.add_init_script(with_turns(turns))
        context.add_init_script(UNSEEN)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if not quiet:  # a refusal (4xx) and a lost server are errors to the console
            page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
        return page

    yield open_page
    heard = complaints[:]  # not what pages say when they are closed under way
    for context in contexts:
        context.close()
    assert heard == []
