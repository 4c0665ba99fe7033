"""Bots that others wrote play everywhere, are told no secret, and harm nobody but themselves."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

import koopstad
from koopstad.bots import Bot, Eyes, admit, bot, bots, check_bot, own, program
from koopstad.cli.app import app
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import BotError, KoopstadError, OptionError
from koopstad.engine.state import State
from koopstad.lab.ladder import ladder
from koopstad.lab.simulate import simulate
from koopstad.lab.trial import tables, trial
from koopstad.table import open_table, seats
from koopstad.table.opening import resume_table


class First(Bot):
    """Always the first of its actions."""

    def choose(self, eyes: Eyes) -> int:
        return eyes.actions()[0]


class Faulty(Bot):
    """Breaks in one game of two, at its first decision."""

    games = ("tickets",)

    def choose(self, eyes: Eyes) -> int:
        if self.seed % 2:
            raise ZeroDivisionError("by seed")
        return eyes.actions()[0]


class Forger(Bot):
    def choose(self, eyes: Eyes) -> int:
        return 10**6


GOOD = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    answer = asked["names"][asked["seed"] % len(asked["names"])]
    print(json.dumps({"id": asked["id"], "action": answer}), flush=True)
"""
# What a program can do wrong, and what is said about it.
WRONG = {
    "hangs": ("import time\nwhile True: time.sleep(1)", "has not answered in 0.5 seconds"),
    "never reads and hangs": ("import sys, time\nsys.stdin.close()\ntime.sleep(999)", "not answered|ended"),
    "dies": ("import sys\nsys.stdin.readline()\nsys.exit(3)", "it ended without an answer"),
    "dies at once": ("raise SystemExit", "it ended without an answer"),
    "rubbish": ("input(); print('hello', flush=True); input()", "its answer is no JSON: 'hello"),
    "a number": ("input(); print(7, flush=True); input()", "names no action: 7"),
    "truth": ('input(); print(\'{"id": 1, "action": true}\', flush=True); input()', "names no action"),
    "another id": ('input(); print(\'{"id": 7, "action": 1}\', flush=True); input()', "question 7, not 1"),
    "an endless line": (
        "import sys\nwhile True: sys.stdout.write('x' * 9999)",
        "its answer is too long, or breaks off",
    ),
    "an endless flood": ("while True: print('{}')", "names no action"),
    "deep": ("input(); print('[' * 5000, flush=True); input()", "no JSON"),
    "not legal": ('input(); print(\'{"id": 1, "action": 99999999}\', flush=True); input()', "is not legal"),
    "no such name": ('input(); print(\'{"id": 1, "action": "fly"}\', flush=True); input()', "no action"),
    "complains": ("import sys\nsys.exit('I want ' + 'more ' * 999 + 'sugar')", "error output: .*sugar"),
    "complains without end": (
        "import sys\nfor n in range(200000): print(n, file=sys.stderr)\nprint('no', flush=True); input()",
        "no JSON",
    ),
    "leaves a child": (
        "import subprocess, sys\nsubprocess.Popen([sys.executable, '-c', 'import time; time.sleep(999)'])",
        "not answered|ended",
    ),
}


@pytest.fixture(autouse=True)
def own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What one test admits or starts, no other finds."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(own, "_ADMITTED", {})
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delenv(own.VARIABLE, raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    yield
    program.end_all()


def position(seed: int = 1) -> State:
    return koopstad.game("tickets").start(2, {"first": "1"}, FastDealer(seed))


def written(source: str, name: str = "wrong.py") -> str:
    Path(name).write_text(source, encoding="utf-8")
    return f"run:{sys.executable} {Path(name).absolute()}"


@pytest.mark.parametrize("what", WRONG)
def test_whatever_a_program_does_wrong_is_one_error_and_ends_it(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, says = WRONG[what]
    monkeypatch.setenv(program.SECONDS_VARIABLE, "0.5" if "not answered" in says else "60")
    player = bot("tickets", admit(written(source)), 1)
    with pytest.raises(KoopstadError, match=says) as error:
        player.choose(Eyes(position(), 0))
    assert isinstance(error.value, BotError)
    assert len(str(error.value)) < 1000


def test_after_a_failure_the_next_question_starts_it_anew() -> None:
    """It dies at its first question of two lives out of three, as a note on the disk tells it."""
    source = """
import json, pathlib, sys
lives = pathlib.Path("lives")
number = int(lives.read_text()) if lives.exists() else 0
lives.write_text(str(number + 1))
for line in sys.stdin:
    if number % 3:
        sys.exit()
    asked = json.loads(line)
    print(json.dumps({"id": asked["id"], "action": asked["actions"][0]}), flush=True)
    if number == 0:
        sys.exit()
"""
    result = simulate("tickets", 6, 2, [written(source), "random"], seed=2)
    assert 1 <= len(result.failures) < 6
    assert sum(result.wins) == 6 - len(result.failures)
    assert all("it ended without an answer" in failure.error for failure in result.failures)


def test_the_same_seed_gives_the_same_games_with_a_program() -> None:
    name = written(GOOD)
    results = [simulate("tickets", 3, 2, [name, "greedy"], seed=5) for _ in range(2)]
    program.end_all()
    results.append(simulate("tickets", 3, 2, [name, "greedy"], seed=5))
    assert len({(tuple(one.wins), tuple(one.mean_scores), one.decisions) for one in results}) == 1
    assert results[0].failures == []


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("amsterdam", {"expansions": ["tasks"], "tasks": 5, "open_tasks": 1}),
        ("hamburg", {}),
        ("tickets", {}),
    ],
)
def test_a_program_is_told_what_its_seat_knows_and_nothing_else(
    game: str, options: dict[str, object]
) -> None:
    """Two true positions that the seat cannot tell apart make the same question, letter by letter."""
    dealer, chance, differed = FastDealer(4), Random(4), 0
    state = koopstad.game(game).start(3, options, dealer)
    for _ in range(60):
        seat = state.to_move
        if seat is None:
            break
        worlds = [state.imagine(seat, FastDealer(number)) for number in range(2)]
        asked = [json.dumps(program.question(Eyes(world, seat), 7)) for world in (state, *worlds)]
        assert len(set(asked)) == 1
        assert json.loads(asked[0])["actions"] == state.actions()
        differed += worlds[0].data() != worlds[1].data()
        state.play(chance.choice(state.actions()), dealer)
    assert differed > 3, "nothing was hidden: nothing was tested"


def test_a_class_plays_by_name_and_as_it_is() -> None:
    by_name = simulate("tickets", 4, 2, [f"{__name__}:First", "random"], seed=1, workers=2)
    as_it_is = simulate("tickets", 4, 2, [First, "random"], seed=1)
    assert by_name.failures == as_it_is.failures == []
    assert by_name.wins == as_it_is.wins


def test_a_failure_costs_the_game_and_not_the_match() -> None:
    result = simulate("tickets", 12, 2, [Faulty, "random"], seed=1)
    failed = [failure.error for failure in result.failures]
    assert 0 < len(failed) < 12
    assert all("failed: ZeroDivisionError: by seed" in error for error in failed)
    (above,) = ladder("tickets", ["random", admit(Faulty)], deals=4, seats=2).pairs
    assert above.failures == 4  # in one of the two games of each deal its seed is odd
    assert "by seed" in above.failure
    assert above.share >= 0.5


def test_what_is_not_legal_is_refused_before_it_is_played() -> None:
    state = position()
    before = state.data()
    with pytest.raises(BotError, match="Forger' chose 1000000, which is not legal"):
        bot("tickets", admit(Forger), 1).choose(Eyes(state, 0))
    assert state.data() == before


def test_at_a_table_chance_stands_in_for_a_bot_that_fails() -> None:
    game = koopstad.game("tickets")
    table = open_table(game, seats([], [admit(Forger), "random"]), {"first": "1"}, "canal")
    table.advance()
    assert table.over
    assert len(table.failures) > 5
    done = CliRunner().invoke(app, ["play", "tickets", "--bots", f"{__name__}:Forger"], "1\nquit\nn\n")
    assert done.exit_code == 0
    assert "chance chose for it" in done.output


def test_only_what_was_admitted_here_is_loaded() -> None:
    """A stranger names code: in a request to a server, or in a saved game."""
    marker = Path("loaded")
    Path("evil_bot.py").write_text(
        f"""
import pathlib
pathlib.Path({str(marker.absolute())!r}).touch()
class Evil:
    def __init__(self, seed): ...
""",
        "utf-8",
    )
    game = koopstad.game("tickets")
    for name in ("evil_bot:Evil", f"run:{sys.executable} evil_bot.py", "os:system"):
        with pytest.raises(OptionError, match="no bot"):
            check_bot(game, name)
        with pytest.raises(OptionError, match="no bot"):
            open_table(game, seats(["Anna"], [name]))
        table = open_table(game, seats(["Anna"], ["greedy"]), {"first": "1"}, "canal")
        saved = table.saved()
        saved.end.players[1] = f"bot:{name}"  # type: ignore[union-attr]
        with pytest.raises(OptionError, match="no bot"):
            resume_table(saved, game)
    assert not marker.exists()
    with pytest.raises(OptionError, match="no method `choose`"):
        check_bot(game, admit("evil_bot:Evil"))
    assert marker.exists(), "the trap does not work: nothing was tested"


def test_configuration_names_bots_for_every_command(monkeypatch: pytest.MonkeyPatch) -> None:
    command = written(GOOD, "good.py")
    monkeypatch.setenv(own.VARIABLE, f"first={__name__}:First; faulty={__name__}:Faulty ;quick={command}")
    assert bots("tickets")[-4:] == ("first", "faulty", "quick", "random")
    assert bots("hamburg")[-3:] == ("first", "quick", "random")
    assert simulate("tickets", 2, 2, ["first", "quick"], workers=2).failures == []
    done = CliRunner().invoke(app, ["games"], env={"COLUMNS": "200"})
    assert "first, faulty, quick, random" in done.output
    with pytest.raises(OptionError, match="plays tickets, not hamburg"):
        check_bot(koopstad.game("hamburg"), "faulty")
    for wrong in ("First=a:B", "x=nothing", "loose", "x=a:B;=b:C"):
        monkeypatch.setenv(own.VARIABLE, wrong)
        with pytest.raises(OptionError, match="write name=module:Class or name=run:COMMAND"):
            bots("tickets")


def test_packages_bring_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    brought = {
        "first": EntryPoint("first", f"{__name__}:First", own.GROUP),
        "broken": EntryPoint("broken", "no_such_module:Bot", own.GROUP),
        "greedy": EntryPoint("greedy", f"{__name__}:First", own.GROUP),
    }
    ours = bots("tickets")
    monkeypatch.setattr(own, "entry_point", lambda group: brought if group == own.GROUP else {})
    assert bots("tickets") == (*ours[:-1], "first", ours[-1])
    assert type(bot("tickets", "greedy", 1)).__name__ == "GreedyTickets"  # nobody takes the name of ours
    assert simulate("tickets", 2, 2, ["first"]).failures == []
    with pytest.raises(KoopstadError, match="the bot 'broken' cannot be loaded: ModuleNotFoundError"):
        bot("tickets", "broken", 1)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("no_such_module:Bot", "cannot be loaded: ModuleNotFoundError"),
        (f"{__name__}:NoBot", "cannot be loaded: AttributeError"),
        ("run:no-such-program-anywhere", "no program 'no-such-program-anywhere' to run"),
        ("run:", "no program '' to run"),
        ("run:sh -c 'open", "is no command"),
        ("a:b:c", "no bot"),
    ],
)
def test_what_cannot_be_found_is_said_before_the_first_game(name: str, says: str) -> None:
    done = CliRunner().invoke(app, ["simulate", "tickets", "--bots", name], env={"COLUMNS": "200"})
    assert done.exit_code != 0
    assert says in done.stderr


def test_every_kind_of_table_is_tried() -> None:
    tried = trial(First, tables(First))
    assert {(one.game, one.seats) for one in tried} == {
        (game.id, seats) for game in koopstad.playable()[0] for seats in game.seats
    }
    assert any(one.options for one in tried)
    assert all(one.decisions > 20 and not one.failures for one in tried)
    faulty = trial(Faulty, tables(Faulty), games=2)
    assert {one.game for one in faulty} == {"tickets"}
    assert any("by seed" in failure for one in faulty for failure in one.failures)
