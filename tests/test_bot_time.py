"""How long bots think where people wait: at most so long about a whole turn, however often they think."""

import pytest

from koopstad.bots import Eyes, Memory, bot
from koopstad.bots.endings import better_half
from koopstad.bots.levels import Level
from koopstad.bots.thinker import Thinker
from koopstad.engine.dealer import FastDealer
from koopstad.engine.manifest import manifest
from koopstad.engine.state import State
from koopstad.engine.weights import Learned
from koopstad.games.tickets.rules.turn import SECOND_CARD
from tests.test_bots import mover, positions

WIDE = Level(beam=3, few=4, turns=1, wide=8, worlds=2, playouts=1.0, nodes=2000)
TICK = 0.001  # that each look at the watch takes


class Ticking:
    """A watch that goes on whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += TICK
        return self.now


def waited_for(name: str, seconds: float, watch: Ticking, memory: Memory) -> Thinker:
    policy = bot(name, "greedy", 3)
    return Thinker(3, Learned(manifest(name).judgement), policy, WIDE, seconds, memory, watch)


def of_step(name: str, step: str) -> State:
    for state in positions(name, 2, 303, 1, {}):
        if state.pending[-1].step.name == step and len(state.actions()) > 3:
            return state
    raise AssertionError(f"no such position: {step}")


@pytest.mark.parametrize(("name", "step"), [("amsterdam", "turn"), ("hamburg", "turn"), ("tickets", "turn")])
def test_all_thoughts_about_a_turn_share_its_time(name: str, step: str) -> None:
    """Whatever crosses the plans: thinking again and again about one turn takes no longer than once may."""
    state, watch, memory = of_step(name, step), Ticking(), Memory()
    player = waited_for(name, 0.1, watch, memory)
    if name == "tickets":
        state = state.copy()
        state.play(0 if 0 in state.actions() else state.actions()[0], FastDealer(1))
        if state.pending[-1].step is not SECOND_CARD:
            pytest.fail("an open card was to be taken")
    for _ in range(8):
        memory.plan = []
        player.choose(Eyes(state, mover(state)))
    assert watch.now < 0.1 + 8 * 40 * TICK


def test_each_turn_has_its_own_time() -> None:
    """Who has used up the time of one turn has all of it for the next one."""
    first = of_step("tickets", "turn")
    watch, memory = Ticking(), Memory()
    player = waited_for("tickets", 0.1, watch, memory)
    spent = []
    for _ in range(2):
        begun = watch.now
        player.choose(Eyes(first, mover(first)))
        spent.append(watch.now - begun)
    assert min(spent) > 0.05


def test_what_games_speak_against_is_left_early() -> None:
    """Of eight lines four stay after a glance, with the favourite, then two; the hopeless go at once."""
    even = [[float(place % 3), float(place)] for place in range(8)]
    assert better_half(even, list(range(8))) == [0, 5, 6, 7]
    assert better_half(even, [0, 5, 6, 7]) == [0, 7]
    assert better_half(even, [0, 7]) == [0, 7]
    hopeless = [[5.0, 5.5], [1.0, 1.4], [6.0, 6.6]]
    assert better_half(hopeless, [0, 1, 2]) == [0, 2]
    assert better_half(hopeless, [0, 1]) == [0]
