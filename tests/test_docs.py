"""What the documentation shows is so: Python runs as printed, commands work, parts of files stand in them.

A page is read from top to bottom in a folder of its own. A block below a line that is a name in backticks is
that file: one of this repository, and then its lines must stand there, or one that the reader makes.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise, takewhile
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from typer.core import TyperGroup
from typer.main import get_command
from typer.testing import CliRunner

import koopstad
from koopstad.cli.app import app
from koopstad.engine.coverage import Watch
from koopstad.table import open_table, seats
from tests.once import Scenarios
from tests.server.serving import Served

ROOT = Path(__file__).parent.parent
# Pages that other tests follow.
FOLLOWED = {
    "add-a-game.md": "tests/test_stranger.py",
    "server.md": "tests/server/test_docs.py",
    **dict.fromkeys(("environments.md", "data.md", "study.md"), "tests/test_docs_study.py"),
    **dict.fromkeys(
        ("scenarios.md", "scenarios-amsterdam.md", "scenarios-hamburg.md"), "tests/test_docs_scenarios.py"
    ),
}
BLOCK = re.compile(
    r"^(?:`(?P<file>[\w/.-]+)`\n\n)?(?P<indent> *)```(?P<kind>\w+)\n(?P<text>.*?)^(?P=indent)```$",
    re.MULTILINE | re.DOTALL,
)
PLAIN_COMMAND = re.compile(
    r'^    ((?:[A-Z_]+=(?:"[^"]*"|\S+) )*(?:koopstad|make|pip|uvx|pipx|caddy|docker)\b.*)$', re.MULTILINE
)
# What takes hours as it is written, or a cluster: the command line has to understand it.
LONG = re.compile(
    r"koopstad (?:lab (?:train .*--games \d{3,}|ladder .*--deals \d{2,}|generations)"
    r"|simulate .*--bots master\b)|--ray\b"
)
# What a reader types that needs the internet, and what proves the rest of it.
ELSEWHERE = {
    "pip install koopstad": "tests/test_install.py",
    'pip install "koopstad[rl]"': "requirements-dev.lock",
    'pip install "koopstad[lab]"': "requirements-dev.lock",
    "pip install 'koopstad[push]'": "requirements-dev.lock",
    "pip install 'koopstad[postgres]'": "deploy/requirements.lock",
    "pip install --editable examples/kade": "tests/test_stranger.py",
    "uvx koopstad": "tests/test_install.py",
    "pipx run koopstad": "tests/test_install.py",
    "git clone https://github.com/koopstad/koopstad": "pyproject.toml",
    "cd koopstad": "pyproject.toml",
    "koopstad serve --workers 4 --database postgresql://koopstad:secret@localhost/koopstad": (
        "tests/server/test_workers.py"
    ),
    "KOOPSTAD_SITE=tables.example.org KOOPSTAD_HOST=127.0.0.1"
    " caddy run --config deploy/Caddyfile --adapter caddyfile": "tests/server/test_deploy.py",
    "POSTGRES_PASSWORD=... docker compose up --build": "tests/server/test_deploy.py",
}


class Block(NamedTuple):
    line: int
    kind: str
    file: str
    text: str


def blocks(page: Path) -> list[Block]:
    """In the order of the page; of README.md also commands that are only indented."""
    source = page.read_text(encoding="utf-8")
    found = []
    for match in BLOCK.finditer(source):
        text = "".join(line.removeprefix(match["indent"]) for line in match["text"].splitlines(keepends=True))
        line = source.count("\n", 0, match.start("text"))
        found.append(Block(line, match["kind"], match["file"] or "", text))
    plain = PLAIN_COMMAND.finditer(BLOCK.sub("", source))
    return found + [Block(0, "sh", "", match[1] + "\n") for match in plain]


@cache
def games() -> dict[str, str]:
    """The records that pages speak of: of a game that was left, and of one that is over."""
    table = open_table(koopstad.game("tickets"), seats(["Anna"], ["greedy"]), {"first": "1"}, "canal")
    table.play(0, "keep both")
    left = table.saved().text()
    table.advance()
    while not table.over:
        table.play(0, table.hint(0, "greedy").choice.action)
        table.advance()
    return {"tickets.koopstad": left, "game.koopstad": table.record.text()}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own_state: None, scenarios: Scenarios) -> Path:
    """A folder with these games, in which a page is followed. `koopstad rules` runs no scenario again."""
    monkeypatch.setattr(Watch, "run", lambda watch, path, find: scenarios.run(watch, path, find))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name, record in games().items():
        Path(name).write_text(record, encoding="utf-8")
    for name in ("amsterdam-weights.json", "docs/strength.md"):  # named by commands that are only parsed
        Path(name).parent.mkdir(exist_ok=True)
        Path(name).touch()
    return tmp_path


def followed_here() -> list[Path]:
    pages = [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    return [page for page in pages if page.name not in FOLLOWED and blocks(page)]


@pytest.mark.parametrize("page", followed_here(), ids=lambda page: page.stem)
def test_a_page(page: Path, folder: Path) -> None:
    check_page(page, folder)


def check_page(page: Path, folder: Path) -> None:
    known: dict[str, object] = {"__name__": "__main__"}
    shown = blocks(page)
    assert shown, "a page without anything to do"
    for block in shown:
        assert "```" not in block.text, (
            f"{page.name}: the block at line {block.line} does not end where it should"
        )
        if block.file:
            part_of(ROOT / block.file, block.text, folder / block.file)
        elif block.kind == "python":
            source = "\n" * block.line + block.text  # so that a traceback names the line of the page
            exec(compile(source, str(page), "exec"), known)
        elif block.kind == "sh":
            for command in block.text.splitlines():
                run(command.partition("#")[0].strip(), folder)
        else:
            assert block.kind == "text", f"{page.name}: a block of {block.kind} that names no file"


def part_of(file: Path, text: str, made: Path) -> None:
    if file.exists():
        assert text in file.read_text(encoding="utf-8"), f"{file} has no such lines:\n{text}"
    else:
        made.write_text(text, encoding="utf-8")


def run(command: str, folder: Path) -> None:
    words = shlex.split(command)
    settings = dict(word.split("=", 1) for word in takewhile(lambda word: "=" in word, words))
    words = words[len(settings) :]
    if command in ELSEWHERE:
        assert (ROOT / ELSEWHERE[command]).exists(), command
    elif words[0] == "make":
        check_targets(word for word in words[1:] if "=" not in word)
    elif words[:2] == ["koopstad", "serve"]:
        serve(words[2:], settings, folder)
    elif LONG.search(command):
        understand(words[1:])
    elif words[0] == "koopstad" and len(words) > 1:  # as written, but for the number of games
        lines = "quit\nn\n" if words[1] == "play" else ""
        words = ["4" if word.isdigit() and before == "--games" else word for before, word in pairwise(words)]
        done = CliRunner().invoke(app, words, input=lines, env={"COLUMNS": "120"})
        assert done.exit_code == 0, f"{command}\n{done.output[-2000:]}"
    else:
        assert command == "koopstad", command


def understand(words: Sequence[str]) -> None:
    """There is such a command, with such options; it is not run. Its name alone may stand for it."""
    command: Any = get_command(app)
    context = None
    while words:
        context = command.make_context("koopstad", list(words), parent=context)
        if not isinstance(command, TyperGroup):
            return
        _, command, words = command.resolve_command(context, [*context._protected_args, *context.args])


def check_targets(targets: Iterable[str]) -> None:
    rules = (ROOT / "Makefile").read_text(encoding="utf-8")
    missing = [target for target in targets if not re.search(rf"^{target}:", rules, re.MULTILINE)]
    assert missing == [], "make knows no such thing"


def serve(words: list[str], settings: dict[str, str], folder: Path) -> None:
    """As written, but on a port and in a file of the test's own, and without opening a browser."""
    words = [word for word in words if word != "--open"]
    server = Served(f"sqlite:///{folder / 'tables.db'}", folder / "log", *words)
    server.environment |= settings
    server.start()
    assert "Koopstad" in server.get("/")
    assert server.stop() == 0


def test_pages_that_other_tests_follow() -> None:
    for page, test in FOLLOWED.items():
        assert page.removesuffix(".md") in (ROOT / test).read_text(encoding="utf-8"), f"{page} by {test}"


def prose(page: Path) -> str:
    return re.sub(r"^( *)```.*?^\1```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


def test_every_command_within_a_sentence_is_understood() -> None:
    for page in (*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")):
        check_targets(re.findall(r"`make (?:\w+=\S+ )*([a-z-]+)", prose(page)))
        for command in re.findall(r"`koopstad ([a-z][^`]*[^` ])`", prose(page)):
            if not re.search(r"[A-Z<]|\.\.\.", command):  # a word in capitals stands for another
                understand(shlex.split(command))


def test_the_pages_show_what_the_program_says() -> None:
    """The question of ``koopstad`` alone, as docs/start.md prints it."""
    said = (ROOT / "src" / "koopstad" / "words" / "start" / "en.ftl").read_text(encoding="utf-8")
    text = (ROOT / "docs" / "start.md").read_text(encoding="utf-8")
    for key in ("title", "browser", "terminal", "host", "which"):
        sentence = re.search(rf"^start-{key} = (.*)$", said, re.MULTILINE)
        assert sentence
        assert sentence[1].replace("{ $last }", "3") in text


def test_every_page_is_in_the_site() -> None:
    """A page that no menu leads to is found by nobody."""
    menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    pages = [path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")]
    assert [page for page in pages if not re.search(rf"[ :-] {re.escape(page)}$", menu, re.MULTILINE)] == []


def test_every_picture_that_is_shown_is_there() -> None:
    for path in (*(ROOT / "docs").rglob("*.md"), ROOT / "README.md"):
        for name in re.findall(r"\]\(([\w./-]+\.(?:jpg|svg|png))\)", path.read_text(encoding="utf-8")):
            assert (path.parent / name).is_file(), f"{path.name} shows {name}"


def test_every_file_that_a_page_names_is_there() -> None:
    """By its path from the root, or from where the page's subject lies."""
    homes = [ROOT, *(ROOT / name for name in ("docs", "src/koopstad", "tests", "web", "web/src"))]
    homes += [*(ROOT / "src" / "koopstad" / "games").iterdir(), ROOT / "examples" / "kade"]
    for page in (*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")):
        for name in re.findall(r"`((?:[\w-]+/)+[\w-]+\.[a-z]+|test_\w+\.py)`", prose(page)):
            assert any((home / name).exists() for home in homes), f"{page.name} names {name}"
