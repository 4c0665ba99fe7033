"""What a program has in its hands: positions that show themselves, compare, refuse, can be gone through."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import koopstad
from koopstad.engine.state import State

each_game = pytest.mark.parametrize("game", koopstad.game_names())
GOLDEN = Path(__file__).parent / "golden"


def middle(game: str, decisions: int, seed: int = 1) -> State:
    dealer, chance = koopstad.FastDealer(seed), Random(seed)
    state = koopstad.game(game).start(2, {}, dealer)
    for _ in range(decisions):
        if state.to_move is not None:
            state.play(chance.choice(state.actions()), dealer)
    return state


@each_game
def test_a_position_tells_who_decides_what(game: str) -> None:
    state = middle(game, 0)
    said = repr(state)
    assert said.startswith(f"<{game} for 2: seat {state.to_move} decides ")
    assert len(said) < 100
    assert "over, points" in repr(middle(game, 100_000))


@each_game
def test_a_position_is_drawn_as_its_seat_sees_it(game: str) -> None:
    for decisions in (0, 30, 100_000):
        state = middle(game, decisions)
        drawn = str(state)
        assert len(drawn.splitlines()) > 10
        assert "\x1b" not in drawn
        for seed in range(3):
            assert str(state.imagine(state.to_move, koopstad.FastDealer(seed))) == drawn


@each_game
def test_equal_positions_have_one_hash_and_others_another(game: str) -> None:
    states = [middle(game, number) for number in range(12)]
    again = [middle(game, number) for number in range(12)]
    assert states == again
    assert [hash(state) for state in states] == [hash(state) for state in again]
    assert (
        len({*states, *again, *[state.copy() for state in states]}) == len({s.digest() for s in states}) > 6
    )
    assert states[0] != middle(game, 0, seed=2)


def test_a_digest_is_the_same_in_another_process() -> None:
    """Hashes of text are not: they are salted."""
    source = """
import koopstad
state = koopstad.game('hamburg').start(3, {}, koopstad.FastDealer(5))
print(state.digest(), hash(state))
"""
    said = {
        subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    }
    state = koopstad.game("hamburg").start(3, {}, koopstad.FastDealer(5))
    assert said == {f"{state.digest()} {hash(state)}\n"}


@each_game
def test_checked_play_plays_what_is_legal_and_nothing_else(game: str) -> None:
    state = middle(game, 25)
    assert state.to_move is not None
    legal = state.actions()
    played = koopstad.game(game)
    for action in Random(3).sample(range(len(played.catalogue.names)), 300):
        if action not in legal:
            before = state.digest()
            for way in (action, played.name(action)):
                with pytest.raises(koopstad.ActionError, match="cannot be played now: "):
                    state.play_checked(way, koopstad.FastDealer(1))
            assert state.digest() == before
    for action in legal:
        ways = [state.copy() for _ in range(3)]
        outcomes = [
            ways[0].play(action, koopstad.FastDealer(1)),
            ways[1].play_checked(action, koopstad.FastDealer(1)),
            ways[2].play_checked(played.name(action), koopstad.FastDealer(1)),
        ]
        assert ways[0] == ways[1] == ways[2]
        assert outcomes[0] == outcomes[1] == outcomes[2]
    for wrong in (-1, 10**9, "", "fly to the moon"):
        with pytest.raises(koopstad.ActionError):
            state.legal(wrong)


def test_chance_is_told_whole() -> None:
    state = koopstad.game("tickets").start(2, {"first": "1"}, koopstad.FastDealer(1))
    for _ in range(2):
        state.play_checked("keep both", koopstad.FastDealer(1))
    draw = state.legal("draw")
    found = koopstad.courses(state, draw)
    assert sum(course.chance for course in found) == pytest.approx(1)
    assert len({course.state for course in found}) == len(found) > 5
    for course in found:
        twin = state.copy()
        twin.play(draw, koopstad.ScriptedDealer(course.outcomes))
        assert twin == course.state
        assert any("draws" in sentence for sentence in course.words)
    assert state.story is None
    with pytest.raises(koopstad.OptionError, match="more than 3 courses"):
        koopstad.courses(state, draw, most=3)


@each_game
def test_a_record_is_gone_through_with_positions_moves_and_words(game: str) -> None:
    path = sorted(GOLDEN.glob(f"{game}-*.koopstad"))[0]
    record = koopstad.read_record(path)
    steps = list(koopstad.replay(str(path)))
    assert [step.action for step in steps] == ["", *[line.action for line in record.lines]]
    assert [step.seat for step in steps[1:]] == [line.seat for line in record.lines]
    assert record.end is not None
    assert steps[-1].state.scores() == record.end.scores  # type: ignore[union-attr]
    assert len({step.state.digest() for step in steps}) > len(steps) * 0.9, "each has a position of its own"
    assert sum(len(step.log) for step in steps) > len(steps) / 2
    assert list(koopstad.replay(record, language="nl"))[5].log != steps[5].log or not steps[5].log


def test_one_import_has_the_usual_things_and_stays_light() -> None:
    for name in koopstad.__all__:
        assert getattr(koopstad, name) is not None
        assert name in dir(koopstad)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        koopstad.chess  # noqa: B018  # pyright: ignore[reportAttributeAccessIssue]
    heavy = ["rich", "fluent", "litestar", "sqlalchemy"]
    source = f"import sys, koopstad; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_what_a_newcomer_types_works_or_says_why(tmp_path: Path) -> None:
    """Text where a list, a path or a number would do; no dealer; options by number."""
    game = koopstad.game("tickets")
    assert repr(game).startswith("<Ticket to Ride: Amsterdam (tickets) for 2 to 4 seats, rules ")
    state = game.start(2, {"first": 1})
    assert state.to_move == 0
    state.play_checked("keep 1")
    state.play_checked("keep 2")
    assert {course.words[0] for course in koopstad.courses(state, "draw")} == {
        course.words[0] for course in koopstad.courses(state, state.legal("draw"))
    }
    with pytest.raises(koopstad.ActionError, match="keep"):
        koopstad.courses(state, "keep 1")
    assert koopstad.simulate("tickets", 2, bots="greedy", save=tmp_path).bots == ["greedy", "greedy"]
    path = min(tmp_path.iterdir())
    assert koopstad.read_record(str(path)).lines == koopstad.read_record(path).lines
    with pytest.raises(koopstad.OptionError, match=r"2 to 4 seats, not 2\.0"):
        game.start(2.0)  # type: ignore[arg-type]
    with pytest.raises(koopstad.OptionError, match="at least 1 game"):
        koopstad.simulate("tickets", 0)
