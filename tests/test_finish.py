"""How a turn ends when the game's own bot finishes it, worked out once for every position of a plan."""

from __future__ import annotations

import pytest

from koopstad.bots import bot
from koopstad.bots.finish import Finishes
from koopstad.bots.worlds import search_dealer
from koopstad.engine.bot import Bot, Eyes
from koopstad.engine.judgement import Judgement
from koopstad.engine.state import State
from koopstad.lab import train
from tests.test_bots import mover, positions
from tests.thinking import in_turn

SEED = 5


class Counted(Bot):
    """Decides as the game's own bot, and counts how often it is asked."""

    def __init__(self, name: str) -> None:
        super().__init__(SEED)
        self.usual = bot(name, "greedy", SEED)
        self.asked = 0

    def choose(self, eyes: Eyes) -> int:
        self.asked += 1
        return self.usual.choose(eyes)


def finishes(name: str, state: State, policy: Bot) -> tuple[Finishes, Judgement]:
    judgement = train.judgement_of(name)
    seat = mover(state)
    turns = judgement.turns(state, seat)
    return Finishes(judgement, policy, judgement.points, seat, turns, SEED), judgement


def by_hand(judgement: Judgement, policy: Bot, state: State) -> tuple[list[int], State, bool]:
    """The rest of the turn as the bot plays it until chance has a say or another has to answer, where the
    turn leads, and whether chance had a say.
    """
    seat = mover(state)
    turns = judgement.turns(state, seat)
    end, dealer = state.copy(), search_dealer(SEED, 0)
    played: list[int] = []
    chance = asked = False
    while end.to_move is not None and judgement.turns(end, seat) == turns:
        action = policy.choose(Eyes(end, end.to_move, imagined=True))
        asked = asked or end.to_move != seat
        if not asked and not chance:
            played.append(action)
        chance = bool(end.play(action, dealer)) or chance
    return played, end, chance


@pytest.mark.parametrize("name", ["amsterdam", "hamburg"])
def test_a_turn_is_finished_as_the_bot_would_whatever_was_worked_out_before(name: str) -> None:
    turns = [
        state
        for state in positions(name, 3, 303, 9, {})
        if train.judgement_of(name).planning(state, mover(state)) and len(state.actions()) > 1
    ]
    assert len(turns) > 3
    for state in turns:
        policy = bot(name, "greedy", SEED)
        known, judgement = finishes(name, state, policy)
        seat, before = mover(state), state.data()
        # By each of its first actions, so that later ones come through what earlier ones met.
        for action in state.actions():
            twin = state.copy()
            if twin.play(action, search_dealer(SEED, 0)) or twin.to_move != seat:
                continue
            if judgement.turns(twin, seat) < judgement.turns(state, seat):
                continue
            rest, end, _ = by_hand(judgement, policy, twin)
            finish = known.of(twin)
            assert finish.rest == rest
            # Cards that were activated in another order count as the same.
            assert judgement.key(finish.end, seat) == judgement.key(end, seat)
            assert finish.value == judgement.points(end, seat)
        assert state.data() == before


def test_what_was_worked_out_is_not_asked_again() -> None:
    state = in_turn("amsterdam")
    policy = Counted("amsterdam")
    known, judgement = finishes("amsterdam", state, policy)
    rest, _, chance = by_hand(judgement, policy, state)
    assert len(rest) > 1
    assert not chance
    policy.asked = 0
    first = known.of(state)
    assert policy.asked == len(rest)
    later = state.copy()
    later.play(rest[0], search_dealer(SEED, 0))
    assert known.of(later).rest == rest[1:]
    assert known.of(state).rest == first.rest
    assert policy.asked == len(rest)


def test_nothing_is_kept_of_a_turn_in_which_chance_has_a_say() -> None:
    policy = Counted("hamburg")
    for state in positions("hamburg", 3, 303, 1, {}):
        known, judgement = finishes("hamburg", state, policy)
        if not judgement.planning(state, mover(state)) or len(state.actions()) == 1:
            continue
        rest, _, chance = by_hand(judgement, policy, state)
        if chance and len(rest) > 1:
            break
    else:
        raise AssertionError("chance has a say in no turn")
    known.of(state)
    policy.asked = 0
    assert known.of(state).rest == rest
    assert policy.asked >= len(rest)
