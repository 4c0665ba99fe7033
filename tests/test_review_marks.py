"""What a review says was given away, and what would have been better and why."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import koopstad
from koopstad.bots import Eyes
from koopstad.bots.alternatives import AGAIN, GLANCE, WORLDS, Alternatives, Better
from koopstad.bots.alternatives import GAMES as PLAYED_OUT
from koopstad.bots.review import POINT, SEED, Examiner, mark, percent
from koopstad.bots.telling import TOLD
from koopstad.bots.worlds import search_dealer
from koopstad.engine.bot import Reason
from koopstad.engine.dealer import FastDealer
from koopstad.engine.game import Game
from koopstad.engine.record import Line, Record
from koopstad.engine.state import State
from koopstad.engine.words import LANGUAGES, Words
from tests.reviewed import each_game, examiner, played

pytestmark = pytest.mark.xdist_group("review")  # each game is played once


@pytest.mark.parametrize("name", ["amsterdam", "hamburg"])
def test_a_planted_blunder_is_found(name: str) -> None:
    """One decision of a good player is replaced by the worst that could be played there."""
    record, game = played(name, 2, "greedy"), koopstad.game(name)
    found = Examiner(record, game)
    line, worst, loss = _worst(found, record)
    assert loss > 3
    lines = [*record.lines[: line - 1], Line(0, game.name(worst), _dealt(found.states[line - 1], worst))]
    (looked,) = Examiner(Record(record.header, lines), game).steps(line, line + 1)
    assert looked.given > 2500
    assert looked.mark in ("mistake", "blunder")
    assert looked.better is not None
    assert looked.deed[0] < -2000
    (usual,) = found.steps(line, line + 1)
    assert usual.given < looked.given / 2


def _worst(found: Examiner, record: Record) -> tuple[int, int, float]:
    """The line of the first seat at which the worst action costs most, that action, and what it costs."""
    best = (0, 0, 0.0)
    for number in range(len(record.lines) // 3, len(record.lines) // 2, 2):
        before = found.states[number - 1]
        if record.lines[number - 1].seat != 0 or len(before.actions()) < 4:
            continue
        promised = [(found.outlook.own(_after(before, action), 0), action) for action in before.actions()]
        usual = found.outlook.own(_after(before, found.outlook.usual(before, 0)), 0)
        least, action = min(promised)
        if usual - least > best[2]:
            best = (number, action, usual - least)
        if best[2] > 5:
            break
    return best


def _after(state: State, action: int) -> State:
    twin = state.copy()
    twin.play(action, FastDealer(1))
    return twin


def _dealt(state: State, action: int) -> list[int]:
    return state.copy().play(action, FastDealer(1))


def test_in_tickets_a_claim_left_out_at_the_end_is_found() -> None:
    """Judged by games played to their end: in its last turn the seat draws a card instead of claiming."""
    record, game = played("tickets", 2, "greedy"), koopstad.game("tickets")
    states = Examiner(record, game).states
    line = max(
        number
        for number, each in enumerate(record.lines, 1)
        if each.action.startswith("claim")
        and "draw" in [game.name(action) for action in states[number - 1].actions()]
    )
    draw = game.action("draw")
    lines = [
        *record.lines[: line - 1],
        Line(record.lines[line - 1].seat, "draw", _dealt(states[line - 1], draw)),
    ]
    (looked,) = Examiner(Record(record.header, lines), game).steps(line, line + 1)
    assert looked.given > 500
    assert looked.better is not None
    assert looked.better.notation.startswith("claim")
    assert looked.why is not None
    assert looked.why.args["than"] == "played"
    assert looked.why.args["worlds"] == AGAIN * PLAYED_OUT, "what the fresh games tell"
    assert looked.why.args["points"] == max(1, round(looked.given / POINT))


@pytest.mark.parametrize(("name", "line", "topics"), [("amsterdam", 60, 2), ("hamburg", 40, 2)])
def test_what_is_better_says_by_what(name: str, line: int, topics: int) -> None:
    """Where one topic explains half of it; whoever mixes up the two sides, or the seats, says another."""
    looking = examiner(name).alternatives
    seat = looking.states[line].to_move
    assert seat is not None
    here = looking.outlook.later(looking.states[line], seat)
    there = here.copy()
    there.players[seat].points += 9  # type: ignore[attr-defined]
    better = Better(7, 6.0)

    def told(ends: list[State], played: list[State], gain: float) -> Better:
        return looking._no_more_than(better, gain, ends, played, seat)

    points = Reason("review-why", {"why": "@review-points"})
    assert told([there], [here], 4.0) == (7, 4.0, points), "no more than the next turns bear out"
    assert told([there], [here], 99.0) == (7, 6.0, points), "nor than it seemed"
    assert told([there] * 9 + [here], [here] * 10, 6.0).why == points, "on average"
    assert told([here], [there], 6.0).why is None, "what was played is better by that"
    assert told([there] * 2 + [here] * 8, [here] * 10, 3.9).why is None, "less than half of it"
    assert told([there, here], [here, here], 6.0).why is None, "nor what two worlds leave open"
    assert told([there], [here], 0.0) == (7, 0.0, None)
    other = here.copy()
    other.players[1 - seat].points += 9  # type: ignore[attr-defined]
    assert told([other], [here], 6.0).why != points, "those of another"

    reasons = [each.why for each in examiner(name).steps(line, line + 24) if each.given]
    said = {each.args["why"] for each in reasons if each is not None}
    assert len(said) >= topics, "of its game"
    for language in LANGUAGES:
        for why in said:
            assert "@" not in Words(name, language).text("review-why", why=why)


@pytest.mark.parametrize(("name", "line"), [("amsterdam", 60), ("hamburg", 95)])
def test_what_is_better_tells_what_it_makes_room_for(name: str, line: int) -> None:
    """The rest of the turn as it is usually played after it, from what the seat knew; in no other turn, and
    nothing after chance has had a say.
    """
    looking, game = examiner(name), koopstad.game(name)
    told = 0
    for step in looking.steps(line, line + 60):
        assert bool(step.better) or not step.plan, "of what was better alone"
        if not step.plan:
            continue
        assert step.better is not None
        assert len(step.plan) <= TOLD
        told += 1
        before = looking.states[step.line - 1]
        there, dealer = looking.alternatives._world(Eyes(before, step.seat), 0), search_dealer(SEED, 0)
        turns = looking.judgement.turns(there, step.seat)
        assert not there.play(game.action(step.better.notation), dealer)
        usual = []
        while there.to_move == step.seat and looking.judgement.turns(there, step.seat) == turns:
            action = looking.outlook.policy.choose(Eyes(there, step.seat, imagined=True))
            usual.append(game.name(action))
            if there.play(action, dealer):
                break
        met = iter(usual)
        assert all(each.notation in met for each in step.plan), "in this order"
        assert not {each.notation for each in step.plan} & {"pass", "done"}, "that it is over goes unsaid"
        for language in LANGUAGES:
            for each in step.plan:
                assert Words(name, language).text(each.key, **each.args)
    assert told > 1


class Seeming(Alternatives):
    """Sees leads that the test makes up: at first glance, and in fresh worlds."""

    def __init__(self, record: Record, game: Game, *leads: list[list[float]]) -> None:
        looking = Examiner(record, game)
        super().__init__(record, game, looking.states, looking.outlook)
        self.leads = list(leads)
        self.looked: list[range] = []

    def _games(self, eyes: Eyes, tried: list[int], numbers: range) -> list[list[State]]:
        self.looked.append(numbers)
        return super()._games(eyes, tried, range(2))

    def _leads(self, ends: list[list[State]], seat: int) -> list[list[float]]:
        return self.leads.pop(0)


def test_what_only_seems_better_is_not_given_away() -> None:
    """Of many decisions some look bad in a dozen games by chance: fresh ones decide, and tell how bad."""
    record, game = played("tickets", 2, "greedy"), koopstad.game("tickets")
    better = [[0.0, 1.0] * 6, [4.0, 5.5] * 6]
    equal = [[0.0, 1.0] * 18, [1.0, 0.0] * 18]
    still = [[0.0, 1.0] * 18, [2.0, 3.5] * 18]
    line = 5
    before, seat = Examiner(record, game).states[line - 1], record.lines[line - 1].seat
    action, usual = before.actions()[:2]

    def given(*leads: list[list[float]]) -> tuple[int, float, int]:
        looking = Seeming(record, game, *leads)
        better, brought = looking.played_out(before, seat, action, usual)
        assert not set(looking.looked[0]) & set(*looking.looked[1:]), "fresh worlds"
        assert better.gain or brought == [0, 0], "what is not given away is no deed either"
        return better.action, better.gain, len(looking.looked)

    assert given(better, equal) == (action, 0.0, 2)
    assert given(better, still) == (usual, 2.25, 2)
    assert given([column[:12] for column in equal]) == (action, 0.0, 1)


class Foreseen(Alternatives):
    """Sees what the test makes up, where choices are followed through the next turns."""

    def __init__(self, record: Record, game: Game) -> None:
        looking = Examiner(record, game)
        super().__init__(record, game, looking.states, looking.outlook)
        self.worth: Callable[[list[int], int], float]
        self.worlds: set[int] = set()

    def _follow(self, world: State, actions: list[int], seat: int, number: int) -> tuple[float, State]:
        self.worlds.add(number)
        return self.worth(actions, number), world


def test_in_amsterdam_what_the_next_turns_do_not_bear_out_is_not_given_away() -> None:
    """Nor what the turn made up for; and no more than what they bear out."""
    looking = Foreseen(played("amsterdam"), koopstad.game("amsterdam"))
    line, action, usual = _given_away_in_a_turn(looking)

    def given(worth: Callable[[list[int], int], float]) -> tuple[int, float]:
        looking.worth = worth
        found = looking.looked_at(line, 1, action, usual)
        assert found.why is None, "where both lead to the same, nobody can say why"
        return found.action, found.gain

    better, gain = given(lambda actions, _: 0.0 if actions[0] == action else 99.0)
    assert better != action
    assert gain > 1
    assert given(lambda actions, _: 0.5 * (actions == [better])) == (better, 0.5)
    assert given(lambda actions, _: -9.0 * (actions == [better])) == (action, 0)
    unclear = (29.0, -11.0)
    assert given(lambda actions, world: unclear[world % 2] * (actions == [better])) == (action, 0)
    made_up = given(lambda actions, _: 9.0 * (actions == [better] or len(actions) > 1))
    assert made_up == (action, 0), "as the turn went on it came to the same"
    assert min(looking.worlds) >= (1 + AGAIN) * WORLDS, "fresh worlds"
    looking.worlds.clear()
    assert given(lambda *_: 0.0) == (action, 0)
    assert len(looking.worlds) == GLANCE, "what is no better is followed no further"


def _given_away_in_a_turn(looking: Alternatives) -> tuple[int, int, int]:
    """A line of the second seat, whose turn goes on after it, though something else promised more; what was
    played there, and what is usual.
    """
    for line in range(20, len(looking.record.lines)):
        before = looking.states[line - 1]
        if before.to_move != 1 or len(before.actions()) < 2 or not looking._goes_on(line, 1):
            continue
        action = looking.game.catalogue.number(looking.record.lines[line - 1].action)
        usual = looking.outlook.usual(before, 1)
        found = looking.found(line, 1, action, usual)
        if found.pairs is None and found.best - looking._later(line, 1) > 1:
            return line, action, usual
    raise AssertionError("nothing was given away")


def test_a_usual_draw_in_hamburg_gives_nothing_away() -> None:
    """Judging piles by some worlds plays worse than usual (docs/bots.md), so nobody is blamed by that."""
    drawn = [
        number
        for number, line in enumerate(played("hamburg").lines, 1)
        if line.action.startswith("draw ") and number < 60
    ]
    assert len(drawn) > 3
    for number in drawn[:6]:
        (step,) = examiner("hamburg").steps(number, number + 1)
        assert step.given == 0 or step.deed != [0] * len(step.deed), "another one than usual was drawn"


def test_in_hamburg_another_order_of_a_cycle_gives_nothing_away() -> None:
    """HAM-6.3: who builds the wall now and a card in the next turn has given away neither."""
    record, game = played("hamburg", 3, "greedy"), koopstad.game("hamburg")
    looked = Examiner(record, game)
    same = 0
    for number in range(len(record.lines) - 24, len(record.lines) + 1):
        before, seat = looked.states[number - 1], record.lines[number - 1].seat
        action, usual = (
            game.catalogue.number(record.lines[number - 1].action),
            looked.outlook.usual(before, seat),
        )
        found = looked.alternatives.found(number, seat, action, usual)
        seems = found.best - looked.alternatives._later(number, seat)
        if (
            found.pairs is None
            and seems > 0.5
            and ended(looked, before, found.action) == ended(looked, before, action)
        ):
            same += 1
            assert looked.alternatives.looked_at(number, seat, action, usual) == Better(action, 0.0)
    assert same


def ended(looked: Examiner, state: State, action: int) -> list[int]:
    """What all have when the game is played on as usual after an action."""
    end, dealer = state.copy(), FastDealer(1)
    end.play(action, dealer)
    while (seat := end.to_move) is not None:
        end.play(looked.outlook.usual(end, seat), dealer)
    return end.scores()


def test_marks_are_those_of_the_number_that_is_shown() -> None:
    """What reads as 5 % is never once a slip and once a mistake."""
    costs = (0.0, 0.0149, 0.0150, 0.0449, 0.0450, 0.0949, 0.0950)
    assert [mark(cost) for cost in costs] == ["", "", "slip", "slip", "mistake", "mistake", "blunder"]
    assert [percent(cost) for cost in (*costs, 0.0250, 0.1450, 1.0)] == [0, 1, 2, 4, 5, 9, 10, 3, 15, 100]


@each_game
def test_decisions_are_judged_by_what_the_seat_knew(name: str) -> None:
    """What others held changes nothing in what was given away, nor in what would have been better."""
    record, game = played(name), koopstad.game(name)
    tried = 0
    for number in range(4, len(record.lines), max(1, len(record.lines) // 8)):
        line = record.lines[number - 1]
        before = examiner(name).states[number - 1]
        if len(before.actions()) < 2:
            continue
        tried += 1
        action = game.catalogue.number(line.action)
        seen: set[object] = set()
        for seed in range(3):
            looking = Examiner(record, game)
            true = before.imagine(line.seat, FastDealer(seed))
            looking.states[number - 1] = true
            usual = looking.outlook.usual(true, line.seat)
            if looking.judgement.trusted:
                found = looking.alternatives.found(number, line.seat, action, usual)
                seen.add((found.best, found.action, found.pairs))
            else:
                better, brought = looking.alternatives.played_out(true, line.seat, action, usual)
                seen.add((better.action, better.gain, repr(better.why), *brought))
        assert len(seen) == 1
    assert tried > 2
