"""Lines that are followed: what each is worth, which are left alone, and what that costs."""

from __future__ import annotations

import pytest

from koopstad.bots import Eyes
from koopstad.bots.endings import GLANCE, play_out
from koopstad.bots.following import _judged, _still_followed, follow
from koopstad.bots.levels import LEVELS, Level
from koopstad.bots.reasons import Ledger
from koopstad.bots.search import Line, Search
from koopstad.bots.worlds import imagined_world
from koopstad.engine.judgement import ALL, NOT_FOLLOWED, Following
from koopstad.engine.state import State
from koopstad.lab import train
from tests.test_bots import mover, positions
from tests.thinking import in_turn, thinker

MANY = 100_000  # positions: more than any of these looks at
TURNS = 2


def searching(name: str, state: State, following: Following) -> Search:
    search = thinker(name, 1, Level(beam=2, turns=1, wide=6, worlds=2, nodes=MANY)).search(
        Eyes(state, mover(state))
    )
    search.following = following
    return search


def planned(search: Search, state: State) -> list[Line]:
    seat = mover(state)
    return search.look_on(search.plan(state, seat), seat)


def followed(search: Search, state: State, lines: list[Line]) -> tuple[list[Line], int]:
    """What comes of it, and how many times a line was followed in a world."""
    eyes = Eyes(state, mover(state))
    search.budget.nodes = MANY
    found = follow(search, lambda number: imagined_world(search.judgement, eyes, 1, number), eyes.seat, lines)
    return found, (MANY - search.budget.nodes) // search.following.turns


def by_hand(search: Search, state: State, line: Line, worlds: int) -> float:
    """The mean of what a line is judged at once and at the ends of the next own turns."""
    eyes = Eyes(state, mover(state))
    turns = search.judgement.turns(state, eyes.seat)
    total = 0.0
    for number in range(worlds):
        there = imagined_world(search.judgement, eyes, 1, number).copy()
        dealer = search.dealer(number)
        for action in line.actions + line.rest:
            there.play(action, dealer)
        for left in range(turns - 2, turns - 2 - search.following.turns, -1):
            while there.to_move is not None and search.judgement.turns(there, eyes.seat) > left:
                there.play(search.policy.choose(Eyes(there, there.to_move, imagined=True)), dealer)
            total += search.value(there, eyes.seat)
    return (line.value + total / worlds) / (1 + search.following.turns)


def before(lines: list[Line], line: Line) -> Line:
    (found,) = [each for each in lines if each.actions == line.actions]
    return found


def test_each_line_is_worth_what_the_next_turns_make_of_it() -> None:
    state = in_turn("amsterdam")
    search = searching("amsterdam", state, Following(TURNS, worlds=2))
    lines = planned(search, state)
    found, times = followed(search, state, lines)
    assert len(found) == len(lines) > 2
    assert times == 2 * len(lines)
    for line in found:
        assert line.value == pytest.approx(by_hand(search, state, before(lines, line), 2))
    assert [line.value for line in found] == sorted([line.value for line in found], reverse=True)


def test_what_the_budget_does_not_reach_for_all_counts_for_none() -> None:
    state = in_turn("amsterdam")
    eyes = Eyes(state, mover(state))
    search = searching("amsterdam", state, Following(TURNS, worlds=2))
    lines = planned(search, state)

    def within(nodes: int) -> list[Line]:
        search.budget.nodes = nodes
        return follow(
            search, lambda number: imagined_world(search.judgement, eyes, 1, number), eyes.seat, lines
        )

    assert within(TURNS * len(lines) - 1) == lines
    for line in within(TURNS * 2 * len(lines) - 1):
        assert line.value == pytest.approx(by_hand(search, state, before(lines, line), 1))


def test_the_better_half_is_followed_further_and_the_rest_left_alone() -> None:
    times, state, search, lines, found = close_lines(3 * GLANCE)
    assert GLANCE * 6 < times <= GLANCE * (6 + 3 + 2)
    # Whoever wins has been followed beyond the worlds in which the others were left.
    winner = before(lines, found[0])
    ends = [by_hand(search, state, winner, worlds) for worlds in (2 * GLANCE, 3 * GLANCE)]
    assert found[0].value in [pytest.approx(end) for end in ends]
    # And it was among the better half in the first of them.
    first = [by_hand(search, state, line, GLANCE) for line in lines]
    assert by_hand(search, state, winner, GLANCE) >= sorted(first)[3]


def close_lines(worlds: int) -> tuple[int, State, Search, list[Line], list[Line]]:
    """A turn with six lines of which the first worlds do not tell the best."""
    judgement = train.judgement_of("amsterdam")
    for state in positions("amsterdam", 3, 303, 1, {})[150:]:
        if not judgement.planning(state, mover(state)) or len(state.actions()) < 8:
            continue
        search = searching("amsterdam", state, Following(TURNS, worlds))
        lines = planned(search, state)
        found, times = followed(search, state, lines)
        if len(lines) == 6 and times > GLANCE * 6:
            return times, state, search, lines, found
    raise AssertionError("the first worlds tell everything")


def test_what_somebody_is_about_to_do_is_followed_as_far_as_the_best() -> None:
    state = in_turn("amsterdam")
    search = searching("amsterdam", state, Following(TURNS, worlds=2 * GLANCE))
    lines = planned(search, state)
    worst = min(lines, key=lambda line: by_hand(search, state, line, GLANCE))
    search.mine = worst.actions[0]
    found, _ = followed(search, state, lines)
    (mine,) = [line for line in found if line.actions == worst.actions]
    assert mine.value == pytest.approx(by_hand(search, state, worst, 2 * GLANCE))


def lines_of(number: int) -> list[Line]:
    state = in_turn("amsterdam")
    return [Line([action], [], state, state, 0.0, False) for action in range(number)]


def test_what_is_clearly_behind_is_left_alone_whatever_half_it_is_in() -> None:
    search = searching("amsterdam", in_turn("amsterdam"), Following(TURNS, worlds=9))
    close = [[10.0, 4.0, 9.0, 6.0], [7.0, 9.0, 5.0, 9.0]]
    behind = [[9.0, 3.0, 8.0, 5.0], [1.0, 2.0, 1.0, 2.0]]
    assert sorted(_still_followed(search, lines_of(2), close, [0, 1])) == [0, 1]
    assert _still_followed(search, lines_of(4), [*behind, *close], [0, 1, 2, 3]) == [3, 2]
    assert _still_followed(search, lines_of(3), [close[0], *behind], [0, 1, 2]) == [0]


def test_a_line_that_was_left_alone_is_never_the_best() -> None:
    """Followed in few worlds it may have been lucky in them."""
    found = _judged(lines_of(3), [[9.0], [8.0, 6.0], [7.0, 7.0, 1.0]], [1, 2])
    assert [(line.actions[0], line.value) for line in found] == [(1, 7.0), (0, 7.0), (2, 5.0)]


def test_what_cannot_be_played_in_another_world_is_left_to_the_policy() -> None:
    """Who searches a pile finds other cards there. What is planned with them may not be possible."""
    state = in_turn("amsterdam")
    seat = mover(state)
    search = searching("amsterdam", state, Following(TURNS, worlds=1))
    first = planned(search, state)[0].actions[0]
    there = state.copy()
    there.play(first, search.dealer(0))
    impossible = next(action for action in range(MANY) if action not in there.actions())
    lines = [Line(actions, [], state, state, 0.0, False) for actions in ([first], [first, impossible])]
    found, times = followed(search, state, lines)
    assert times == 2
    assert found[0].value == found[1].value == pytest.approx(by_hand(search, state, lines[0], 1))
    worlds = [imagined_world(search.judgement, Eyes(state, seat), 1, number) for number in range(3)]
    ledger = Ledger()
    play_out(search, worlds, seat, [line.actions for line in lines], ledger)
    margins = [[ended.margin for ended in ledger.games[place]] for place in range(2)]
    assert margins[0] == margins[1]


def test_a_line_ends_where_chance_has_a_say() -> None:
    """What the policy would play after it holds in one world alone: in others it may not even be legal."""
    judgement = train.judgement_of("hamburg")
    goes_on = 0  # the turn, after chance has had a say in what the policy plays of it
    for state in positions("hamburg", 3, 303, 1, {}):
        seat = mover(state)
        if not judgement.planning(state, seat) or len(state.actions()) < 2:
            continue
        search = searching("hamburg", state, NOT_FOLLOWED)
        search.budget.nodes = 40
        for line in search.plan(state, seat):
            there = state.copy()
            actions = line.actions + line.rest
            for place, action in enumerate(actions):
                assert action in there.actions()
                if there.play(action, search.dealer(0)):
                    assert place == len(actions) - 1
                    goes_on += place >= len(line.actions) and judgement.planning(there, seat)
    assert goes_on


@pytest.mark.parametrize(
    ("name", "seats", "turns", "worlds", "lines"),
    [("amsterdam", 1, 5, 48, ALL), ("amsterdam", 2, 2, 2, ALL), ("hamburg", 1, 8, 48, 8)],
)
def test_how_far_each_game_follows(name: str, seats: int, turns: int, worlds: int, lines: int) -> None:
    following = train.judgement_of(name).following(positions(name, seats, 303, 9, {})[-1], 0, 1.0)
    assert (following.turns, following.worlds, following.lines) == (turns, worlds, lines)


def test_with_others_hamburg_is_not_followed() -> None:
    assert not train.judgement_of("hamburg").following(positions("hamburg", 3, 303, 9, {})[-1], 0, 1.0).worlds


@pytest.mark.parametrize("name", ["amsterdam", "hamburg"])
def test_alone_the_best_lines_are_followed_within_the_budget(name: str) -> None:
    """Where games are not yet played to their end, following uses what planning leaves."""
    judgement = train.judgement_of(name)
    state = next(
        state
        for state in positions(name, 1, 303, 1, {})
        if judgement.planning(state, 0) and len(state.actions()) > 4 and not judgement.games(state, 0)
    )
    level = LEVELS["master"].but(0.1)
    player = thinker(name, 1, level)
    player.choose(Eyes(state, 0))
    kept = judgement.following(state, 0, level.share).kept
    assert (1 - kept) * level.nodes < player.looked <= level.nodes
