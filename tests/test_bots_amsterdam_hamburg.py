"""The bots of Amsterdam and Hamburg see what their seat sees, play what is legal, and make sense."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

import koopstad
from koopstad.bots import Eyes, bot, bots
from koopstad.engine.dealer import FastDealer
from koopstad.engine.state import State
from koopstad.engine.words import english
from koopstad.games.hamburg.printed.pieces import EXPANSIONS
from koopstad.lab.simulate import simulate


@dataclass(frozen=True)
class Match:
    """Games against random (four seats) or alone against TOM: how many, how many wins at least."""

    games: int
    wins: int


@dataclass(frozen=True)
class Trial:
    """What is tried with the bots of one game."""

    game: str
    options: dict[str, Any]  # with as much hidden as can be
    alone: dict[str, Any]  # for one seat
    every: int  # of so many positions one is looked at
    hidden: list[dict[str, Any]]  # options under which the others hide something
    random: Match
    tom: Match
    points: int  # the mean against random is higher


AMSTERDAM = {"expansions": ["workers", "tasks", "trader", "tiles"], "tasks": 5, "open_tasks": 1}
HAMBURG = {"expansions": list(EXPANSIONS)}
TRIALS = (
    Trial("amsterdam", AMSTERDAM, {}, 3, [AMSTERDAM], Match(6, 5), Match(10, 3), 80),
    Trial("hamburg", HAMBURG, HAMBURG, 6, [{}, HAMBURG], Match(4, 3), Match(6, 2), 45),
)
each_game = pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.game)


def positions(game: str, seats: int, seed: int, every: int, options: dict[str, Any]) -> list[State]:
    """Positions of one game: some seats play well and some at random, so that many kinds come up."""
    dealer = FastDealer(seed)
    state = koopstad.game(game).start(seats, options, dealer)
    players = [bot(game, "random" if seat % 2 else "greedy", seed) for seat in range(seats)]
    met: list[State] = []
    sample = Random(seed)
    while (seat := state.to_move) is not None:
        if sample.random() * every < 1:
            met.append(state.copy())
        state.play(players[seat].choose(Eyes(state, seat)), dealer)
    return met


# --- every game ---


@pytest.mark.parametrize(
    ("trial", "name", "seats"),
    [
        pytest.param(trial, name, seats, id=f"{trial.game}-{name}-{seats}")
        for trial in TRIALS
        for name in bots(trial.game)
        for seats in koopstad.game(trial.game).seats
    ],
)
def test_choices_are_legal_and_positions_untouched(trial: Trial, name: str, seats: int) -> None:
    options = trial.options if seats > 1 else trial.alone
    for number, state in enumerate(positions(trial.game, seats, 100 + seats, trial.every, options)):
        seat = state.to_move
        assert seat is not None
        before = state.data()
        assert bot(trial.game, name, number).choose(Eyes(state, seat)) in state.actions()
        assert state.data() == before


@pytest.mark.parametrize(
    ("game", "options"),
    [
        pytest.param(trial.game, options, id=f"{trial.game}-{number}")
        for trial in TRIALS
        for number, options in enumerate(trial.hidden)
    ],
)
def test_greedy_decides_from_its_own_view_alone(game: str, options: dict[str, Any]) -> None:
    """Whatever the others hide (closed tasks; hands and sites), it chooses the same."""
    dealer = FastDealer(3)
    differed = 0
    for state in positions(game, 3, 203, 6, options):
        seat = state.to_move
        assert seat is not None
        choices = set()
        truths = set()
        for seed in range(4):
            other = state.imagine(seat, dealer)
            choices.add(bot(game, "greedy", seed).choose(Eyes(other, seat)))
            truths.add(repr(other.data()))
        assert len(choices) == 1
        differed += len(truths) > 1
    assert differed > 10, "the imagined positions were all alike: nothing was tested"


@each_game
def test_greedy_gives_a_reason_for_everything(trial: Trial) -> None:
    player = bot(trial.game, "greedy", 1)
    reasons = set()
    for seed in range(2):
        for state in positions(trial.game, 2 + seed, seed, 2, trial.options):
            seat = state.to_move
            assert seat is not None
            reason = player.reason(Eyes(state, seat))
            assert reason is not None
            reasons.add(english(trial.game).text(reason.key, **reason.args))
    assert len(reasons) > 20


@each_game
def test_greedy_beats_random(trial: Trial) -> None:
    """Far below its strength, so that no luck makes it fail; ``koopstad.lab.strength`` measures that."""
    result = simulate(trial.game, trial.random.games, 4, ["greedy", "random"], seed=5)
    assert result.failures == []
    assert result.wins[0] >= trial.random.wins
    assert result.mean_scores[0] > trial.points


@each_game
def test_greedy_often_beats_tom(trial: Trial) -> None:
    result = simulate(trial.game, trial.tom.games, 1, ["greedy"], seed=5)
    assert result.failures == []
    assert result.wins[0] >= trial.tom.wins


def chosen(game: str, seat: dict[str, Any], rival: dict[str, Any] | None = None, **given: Any) -> str:
    """What greedy does in this position as the first of two seats."""
    played = koopstad.game(game)
    seats = {"0": seat, "1": rival or {}}
    state = played.arrange(2, played.agree(2, {}), {"to_move": 0, "seat": seats, **given})
    return played.name(bot(game, "greedy", 1).choose(Eyes(state, 0)))


# --- Amsterdam ---


def test_greedy_loads_and_delivers_where_it_can() -> None:
    assert chosen("amsterdam", {"store": ["cheese"], "barge": {"at": "gold"}}) == "load"
    assert chosen("amsterdam", {"barge": {"at": "cheese", "goods": ["cheese"]}}) == "deliver cheese"


def test_greedy_sails_to_the_warehouse_of_its_good() -> None:
    seat = {"barge": {"at": "light_blue", "goods": ["cheese"]}, "supply": {"black": 1}}
    assert chosen("amsterdam", seat, round=7, piers={}) == "sail cheese"


def test_greedy_takes_a_block_before_it_sails() -> None:
    assert chosen("amsterdam", {"supply": {"pink": 1}}, round=2) == "block plantage-1"


def test_greedy_activates_rather_than_pay_a_penalty() -> None:
    """The third token costs 7 points (AMS-11.3), more than the crest of a block brings; the first only 3."""
    seat = {"inactive": ["117"], "supply": {"orange": 1}}
    assert chosen("amsterdam", {**seat, "penalties": 2}, round=12) == "activate 117"
    assert chosen("amsterdam", {**seat, "penalties": 0}, round=12) == "block jordaan-2"


def test_greedy_clears_a_slot_before_the_slots_overflow() -> None:
    """The wheel could pay for 113 later, but with five full slots the next card costs a token (AMS-5.4)."""
    seat = {
        "inactive": ["012", "088", "113", "118", "132"],
        "supply": {"grey": 1},
        "wheel": {"1": {"grey": 4}},
    }
    rival = {"blocks": [f"haarlemmerbuurt-{number}" for number in range(1, 7)]}
    assert chosen("amsterdam", seat, rival, round=4, piers={}) == "activate 113"


def test_greedy_takes_a_card_that_it_can_pay() -> None:
    """The last cubes of the game are those of the wheel and two of the dice: too few for all but 113."""
    seat = {"wheel": {"1": {"grey": 2}}, "inactive": ["024"]}
    assert (
        chosen("amsterdam", seat, round=12, phase="cards", display=["021", "046", "054", "113"]) == "take 113"
    )


def test_greedy_does_not_leave_the_arrow_empty() -> None:
    """Only the pink die shows a 1, and nothing stands at slot 1."""
    dice = {"brown": 6, "grey": 6, "purple": 6, "orange": 6, "pink": 1, "black": 6}
    assert "pink" in chosen("amsterdam", {}, round=5, phase="dice", dice=dice)


def test_greedy_uses_a_good_market_tile_in_the_last_round() -> None:
    assert chosen("amsterdam", {"gulden": 6}, round=12, tile="b16") == "market"
    assert chosen("amsterdam", {"gulden": 5}, round=12, tile="b16") == "pass"


def test_greedy_brings_the_barge_home_for_the_card_that_wants_it() -> None:
    seat = {"active": ["107"], "barge": {"at": "water-12"}, "supply": {"black": 1}}
    assert chosen("amsterdam", seat, round=12) == "sail start"


# --- Hamburg ---


def test_greedy_builds_what_brings_most_in_the_last_turn() -> None:
    """Zoo card 248 is worth 5 points for 10 marks, 246 only 3 for 6; a purple 6 brings nothing any more."""
    seat = {"hand": [246, 248, "purple"], "money": 10, "zoo": [245]}
    assert chosen("hamburg", seat, cycle=8, round=4, dice={"purple": 6}) == "build 2"


def test_greedy_saves_for_the_next_cycles_what_it_cannot_use_now() -> None:
    """With an orange 6 and nothing to pay, the orange card is the one for money."""
    seat = {"hand": ["orange", "pink"], "money": 0, "workers": {}}
    assert chosen("hamburg", seat, cycle=4, round=4, dice={"orange": 6, "pink": 1}) == "money 1"


def test_greedy_advances_when_it_is_cheap_only() -> None:
    cheap = {"purple": 1, "orange": 3, "grey": 3, "pink": 3, "brown": 3, "black": 3}
    dear = {"purple": 2, "orange": 2, "grey": 2, "pink": 2, "brown": 2, "black": 2}
    assert chosen("hamburg", {"money": 12}, cycle=3, step="advance", dice=cheap) == "advance"
    assert chosen("hamburg", {"money": 12}, cycle=3, step="advance", dice=dear) == "done"


def test_greedy_lowers_what_is_about_to_strike() -> None:
    """Looting would take all its money (HAM-8.3)."""
    seat = {"hand": ["pink", "brown"], "money": 12, "misfortunes": {"pink": 2, "brown": 1}}
    assert chosen("hamburg", seat, cycle=4, round=4, dice={"pink": 1, "brown": 1}) == "lower 1"


def test_greedy_uses_a_card_that_gives_more_than_it_costs() -> None:
    """Card 128: a point and 2 marks for a grey worker, in the last turn of the game."""
    seat = {"hand": [], "workers": {"grey": 1}, "sites": [{"colour": "pink", "buildings": [128]}]}
    assert chosen("hamburg", seat, cycle=8, round=4) == "activate 128"
