"""The bots of every game see what their seat sees, play what is legal, and give reasons."""

from __future__ import annotations

import gc
import json
from dataclasses import dataclass
from functools import cache
from random import Random
from types import FunctionType, ModuleType
from typing import Any

import pytest

import koopstad
from koopstad.bots import Bot, Eyes, bot, bots, decide
from koopstad.engine.dealer import Dealer, FastDealer
from koopstad.engine.errors import OptionError
from koopstad.engine.manifest import manifest
from koopstad.engine.state import State
from koopstad.engine.words import english
from koopstad.lab.simulate import simulate


@dataclass(frozen=True)
class Match:
    """Games of greedy against random players, or alone against an automaton: how many, and the least wins.

    Far below its strength, so that no luck makes it fail; ``koopstad.lab.strength`` measures that.
    """

    seats: int
    games: int
    wins: int


@dataclass(frozen=True)
class Trial:
    """What is tried with the bots of one game."""

    options: dict[str, Any]  # with as much hidden as can be
    alone: dict[str, Any]  # for one seat
    hidden: list[dict[str, Any]]  # options under which the others hide something
    every: int  # of so many positions one is looked at
    worlds: int  # imagined for each of them
    reasons: int  # different ones that are heard at least
    points: int  # the mean against random players is higher
    matches: list[Match]


AMSTERDAM = {"expansions": ["workers", "tasks", "trader", "tiles"], "tasks": 5, "open_tasks": 1}
HAMBURG = {"expansions": ["mayors", "statues", "misfortune", "ships", "stock", "clergy"]}
TRIALS = {
    "amsterdam": Trial(AMSTERDAM, {}, [AMSTERDAM], 3, 4, 20, 80, [Match(1, 10, 3), Match(4, 6, 5)]),
    "hamburg": Trial(HAMBURG, HAMBURG, [{}, HAMBURG], 6, 4, 20, 45, [Match(1, 6, 2), Match(4, 4, 3)]),
    "tickets": Trial({}, {}, [{}], 1, 12, 10, 20, [Match(2, 60, 54), Match(4, 60, 45)]),
}
each_game = pytest.mark.parametrize("name", TRIALS)


def positions(name: str, seats: int, seed: int, every: int, options: dict[str, Any]) -> list[State]:
    """Positions of one game: some seats play well and some at random, so that many kinds come up."""
    return [state.copy() for state in _positions(name, seats, seed, every, json.dumps(options))]


@cache
def _positions(name: str, seats: int, seed: int, every: int, options: str) -> list[State]:
    dealer = FastDealer(seed)
    state = koopstad.game(name).start(seats, json.loads(options), dealer)
    players = [bot(name, "random" if seat % 2 else "greedy", seed) for seat in range(seats)]
    met: list[State] = []
    sample = Random(seed)
    while (seat := state.to_move) is not None:
        if sample.random() * every < 1:
            met.append(state.copy())
        state.play(players[seat].choose(Eyes(state, seat)), dealer)
    return met


def mover(state: State) -> int:
    assert state.to_move is not None
    return state.to_move


def test_every_game_is_tried() -> None:
    assert set(TRIALS) == set(koopstad.game_names())


@pytest.mark.parametrize(
    ("name", "player", "seats"),
    [
        (name, player, seats)
        for name in TRIALS
        for player in bots(name)
        if player in (*manifest(name).bots, "random")
        for seats in koopstad.game(name).seats
    ],
)
def test_choices_are_legal_and_positions_untouched(name: str, player: str, seats: int) -> None:
    trial = TRIALS[name]
    options = trial.options if seats > 1 else trial.alone
    for number, state in enumerate(positions(name, seats, 100 + seats, trial.every, options)):
        before = state.data()
        assert bot(name, player, number).choose(Eyes(state, mover(state))) in state.actions()
        assert state.data() == before


@pytest.mark.parametrize(
    ("name", "place"), [(name, place) for name, trial in TRIALS.items() for place in range(len(trial.hidden))]
)
def test_greedy_decides_from_its_own_view_alone(name: str, place: int) -> None:
    """On every position that its seat cannot tell from this one it chooses the same, for the same reason."""
    trial = TRIALS[name]
    dealer = FastDealer(3)
    differed = 0
    for state in positions(name, 3, 203, 2 * trial.every, trial.hidden[place]):
        seat = mover(state)
        choices = set()
        truths = set()
        for seed in range(trial.worlds):
            eyes = Eyes(other := state.imagine(seat, dealer), seat)
            player = bot(name, "greedy", seed)
            choices.add((player.choose(eyes), repr(player.reason(eyes))))
            truths.add(repr(other.data()))
        assert len(choices) == 1
        differed += len(truths) > 1
    assert differed > 10, "the imagined positions were all alike: nothing was tested"


def within(thing: object) -> set[int]:
    """Everything that can be reached from an object without importing anything, by its identity."""
    found: dict[int, object] = {}
    waiting = [thing]
    while waiting:
        each = waiting.pop()
        if id(each) not in found and not isinstance(each, type | ModuleType | FunctionType):
            found[id(each)] = each
            waiting += gc.get_referents(each)
    return set(found)


@pytest.mark.parametrize("name", koopstad.game_names())
def test_a_bot_is_given_no_way_to_the_true_position(name: str) -> None:
    """Neither it nor a part of it that changes: hands, piles, players."""
    state = koopstad.game(name).start(3, {}, FastDealer(1))
    seat = mover(state)
    parts = {id(part) for part, _ in state.fields().parts(state)}
    assert len(parts) > 3
    assert parts <= within(state)
    assert not parts & within(Eyes(state, seat))


class Blind(Bot):
    """Takes the last action, and wants to see nothing but actions."""

    def at_once(self, actions: list[int]) -> int:
        return actions[-1]

    def choose(self, eyes: Eyes) -> int:
        raise AssertionError("it was shown a position")


@pytest.mark.parametrize("name", koopstad.game_names())
def test_nothing_is_imagined_for_a_bot_that_does_not_look(name: str) -> None:
    """Imagining costs more than a move: what the actions alone settle is settled before."""
    dealer = FastDealer(4)
    state = koopstad.game(name).start(2, {}, dealer)
    looking, asked = bot(name, "random", 5), bot(name, "random", 5)
    for _ in range(60):
        if (seat := state.to_move) is None:
            break
        assert decide(Blind(1), state, seat) == state.actions()[-1]
        action = decide(asked, state, seat)
        assert action == looking.choose(Eyes(state, seat)), "random plays the same whether it looks or not"
        state.play(action, dealer)
    state = koopstad.game(name).start(2, {}, dealer)
    chosen = bot(name, "greedy", 1).choose(Eyes(state, mover(state)))
    assert decide(bot(name, "greedy", 1), state, mover(state)) == chosen


class Watched(Eyes):
    """Eyes that count the imagined positions."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self.imagined = 0

    def imagine(self, dealer: Dealer) -> State:
        self.imagined += 1
        return super().imagine(dealer)


@pytest.mark.parametrize("name", ["amsterdam", "tickets"])
def test_greedy_looks_at_what_was_imagined_already(name: str) -> None:
    state = koopstad.game(name).start(3, {}, FastDealer(1))
    eyes = Watched(state, mover(state))
    bot(name, "greedy", 1).choose(eyes)
    assert eyes.imagined == 0


@each_game
def test_greedy_gives_a_reason_for_everything(name: str) -> None:
    trial = TRIALS[name]
    player = bot(name, "greedy", 1)
    reasons = set()
    for seed in range(2):
        for state in positions(name, 2 + seed, seed, max(1, trial.every // 2), trial.options):
            reason = player.reason(Eyes(state, mover(state)))
            assert reason is not None
            reasons.add(english(name).text(reason.key, **reason.args))
    assert len(reasons) > trial.reasons


@pytest.mark.parametrize(
    ("name", "match"), [(name, match) for name, trial in TRIALS.items() for match in trial.matches]
)
def test_greedy_beats_random(name: str, match: Match) -> None:
    players = ["greedy"] if match.seats == 1 else ["greedy", "random"]
    result = simulate(name, match.games, match.seats, players, seed=5)
    assert result.failures == []
    assert result.wins[0] >= match.wins
    assert match.seats == 1 or result.mean_scores[0] > TRIALS[name].points


@each_game
def test_unknown_bots_are_named(name: str) -> None:
    with pytest.raises(OptionError, match=f"no bot 'clever' plays {name}; the bots are greedy, "):
        bot(name, "clever", 1)
