"""Many games between bots: repeatable, fair to every seat, and honest about failures."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import koopstad.bots
from koopstad.bots import Bot, Eyes
from koopstad.cli.app import app
from koopstad.engine.build import compiled
from koopstad.engine.errors import OptionError
from koopstad.engine.kit import BreachError
from koopstad.engine.manifest import manifest
from koopstad.games.tickets.position import plain
from koopstad.games.tickets.position.state import Position
from koopstad.games.tickets.printed.actions import PASS
from koopstad.lab import crew, fuzz, strength
from koopstad.lab.simulate import Result, game_seed, simulate


class Cheat(Bot):
    """Passes whether it may or not."""

    def choose(self, eyes: Eyes) -> int:
        return PASS


@pytest.fixture
def cheat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(manifest("tickets").bots, "cheat", f"{__name__}:Cheat")


def timeless(result: Result) -> Result:
    return replace(result, seconds=0, decisions_per_second=0, games_per_second=0)


def test_the_same_seed_gives_the_same_result_with_any_number_of_workers() -> None:
    results = [simulate("tickets", 33, 3, ["greedy", "random"], seed=4, workers=n) for n in (1, 2)]
    assert timeless(results[0]) == timeless(results[1])
    assert timeless(simulate("tickets", 33, 3, ["greedy", "random"], seed=5)) != timeless(results[0])


def test_work_for_a_cluster_goes_to_its_address(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What a real cluster does with it, `make ray` proves."""
    asked: list[tuple[str, str]] = []

    def on_cluster(address: str, game: str, task: Any, jobs: Iterable[Any]) -> Iterator[Any]:
        asked.append((address, game))
        return iter([task(*job) for job in jobs])

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(crew, "_on_cluster", on_cluster)
    run = CliRunner().invoke
    for words in (
        "simulate tickets --games 3 --ray",
        "simulate tickets --ray ray://there:10001 --games 3 --save records",
        "lab ladder tickets --bots greedy,random --deals 2 --seats 2 --ray --json",
        "lab study tickets --games 8 --seats 2 --variants 0 --ray auto",
        "lab train tickets --games 8 --player random --ray auto",
        "simulate --ray tickets --games 3",  # the name of a game is no address
        "lab study --ray there:6379 tickets --games 8 --seats 2 --variants 0",
        "lab ladder --ray --bots greedy,random tickets --deals 2 --seats 2",
        "simulate --games 3 --ray=there:6379 tickets",
    ):
        done = run(app, words.split())
        assert done.exit_code == 0, done.output
    assert [address for address, _ in asked] == [
        *("local", "ray://there:10001", "local", "auto", "auto"),
        *("local", "there:6379", "local", "there:6379"),
    ]
    assert {game for _, game in asked} == {"tickets"}
    assert len(list((tmp_path / "records").iterdir())) == 3


def test_without_ray_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(OptionError, match=r'pip install "koopstad\[ray\]"'):
        simulate("tickets", 2, ray="local")


def test_a_machine_with_other_rules_is_not_asked() -> None:
    assert crew._alike("tickets", crew.printed("tickets"), max, (2, 3)) == 3
    with pytest.raises(OptionError, match=r"a machine of the cluster has koopstad .* install the same"):
        crew._alike("tickets", crew.printed("hamburg"), max, (2, 3))


def test_every_game_has_winners_that_share_one_victory() -> None:
    result = simulate("tickets", 40, 4, ["random"], seed=1)
    assert sum(result.wins) == pytest.approx(40)
    assert len(result.wins) == len(result.mean_scores) == 4
    assert result.bots == ["random"] * 4
    assert result.decisions > 40 * 50
    assert result.decisions_per_second == pytest.approx(result.decisions / result.seconds)


def test_wins_belong_to_the_bot_and_not_to_the_seat() -> None:
    first = simulate("tickets", 12, 3, ["greedy", "random", "random"], seed=2)
    last = simulate("tickets", 12, 3, ["random", "random", "greedy"], seed=2)
    assert first.wins[0] >= 10
    assert last.wins[2] >= 10


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    for seats in (2, 3, 4):
        turns = [game_seed(9, number, seats) % seats for number in range(seats * 5)]
        assert [turns.count(place) for place in range(seats)] == [5] * seats


def test_progress_counts_every_game() -> None:
    heard: list[int] = []
    simulate("tickets", 37, 2, ["random"], progress=heard.append)
    assert sum(heard) == 37
    assert len(heard) > 5


def test_a_failure_is_counted_and_its_seed_plays_it_again(cheat: None) -> None:
    result = simulate("tickets", 10, 2, ["random", "cheat"], seed=6)
    assert len(result.failures) == 10
    assert result.wins == [0, 0]
    failure = result.failures[3]
    assert "cheat chose 'pass', which is not legal" in failure.error
    assert simulate("tickets", 1, 2, ["random", "cheat"], seed=failure.seed).failures == [failure]


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"seats": 5}, "2 to 4 seats, not 5"),
        ({"bots": ["random"] * 3, "seats": 2}, "3 bots do not fit 2 seats"),
        ({"bots": []}, "0 bots"),
        ({"bots": ["clever"]}, "no bot 'clever'"),
        ({"options": {"second": 1}}, "no option 'second'"),
        ({"games": 0}, "at least 1 game"),
        ({"workers": 0}, "1 worker"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(wrong: dict[str, object], says: str) -> None:
    arguments: dict[str, object] = {"game": "tickets", "games": 1, **wrong}
    with pytest.raises(OptionError, match=says):
        simulate(**arguments)  # type: ignore[arg-type]


def test_fuzz_plays_all_seat_counts_and_options() -> None:
    game = koopstad.game("tickets")
    cases = [fuzz.draw_case(game, seed) for seed in range(200)]
    assert {seats for seats, _ in cases} == set(game.seats)
    assert {options["first"] for _, options in cases} == {"random", "1", "2", "3", "4"}
    assert fuzz.fuzz("tickets", 500, 1) >= 500


@pytest.mark.skipif(compiled(), reason="a compiled function cannot be replaced by a broken one")
def test_fuzz_finds_a_broken_rule_and_says_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = plain.inventory

    def leaky(state: Position) -> dict[str, int]:
        lost = sum(player.bonus for player in state.players) > 2
        return {**sound(state), "carts": sound(state)["carts"] - lost}

    monkeypatch.setattr(plain, "inventory", leaky)
    with pytest.raises(BreachError, match=r"seed \d+, decision \d+: pieces came or went: carts") as breach:
        fuzz.fuzz("tickets", 2000, 8)
    seed = int(str(breach.value).split("--seed ")[1].split()[0])
    with pytest.raises(BreachError) as again:
        fuzz.fuzz("tickets", 1, seed)
    assert str(again.value) == str(breach.value)


def test_bars_are_held_or_missed() -> None:
    bar = strength.bars("tickets")[0]
    result = simulate(bar.game, 4, len(bar.bots), bar.bots)
    assert bar.held(replace(result, wins=[4.0, 0.0]))
    assert not bar.held(replace(result, wins=[3.5, 0.5]))
    assert strength.bars("chess") == []
