"""A finished game looked at again: the accounts close, blunders are found, luck is no skill."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import koopstad
from koopstad.bots import Eyes, bot
from koopstad.bots.alternatives import AGAIN, GLANCE, WORLDS, Alternatives, Better
from koopstad.bots.alternatives import GAMES as PLAYED_OUT
from koopstad.bots.outlook import shares
from koopstad.bots.review import (
    POINT,
    SEED,
    TURNING,
    Examiner,
    Sentence,
    Step,
    Turn,
    check,
    mark,
    percent,
    review,
    together,
)
from koopstad.bots.telling import TOLD
from koopstad.bots.worlds import search_dealer
from koopstad.cli.app import app
from koopstad.cli.commands.replay import told_apart
from koopstad.cli.commands.review import _print as print_review
from koopstad.drawing.curve import curve
from koopstad.engine import record as records
from koopstad.engine.bot import Reason
from koopstad.engine.chance import question
from koopstad.engine.dealer import FairDealer, FastDealer, seed_from_text
from koopstad.engine.errors import KoopstadError, OptionError, RecordError
from koopstad.engine.game import Game
from koopstad.engine.record import Line, Record
from koopstad.engine.state import State
from koopstad.engine.verify import resume
from koopstad.engine.words import LANGUAGES, Words
from koopstad.games.hamburg.position.state import Position
from koopstad.table import resume_table

pytestmark = pytest.mark.xdist_group("review")  # each game is played once
GAMES = ("amsterdam", "hamburg", "tickets")
each_game = pytest.mark.parametrize("name", GAMES)


@cache
def played(name: str, seats: int = 2, others: str = "random", first: str = "greedy") -> Record:
    """The first seat plays well, if nothing else is said, the others as they are told."""
    game = koopstad.game(name)
    dealer = FairDealer(seed_from_text("review"))
    record, state = records.begin(game, seats, {}, dealer)
    players = [bot(name, others if seat else first, 5) for seat in range(seats)]
    while (seat := state.to_move) is not None:
        records.play(record, state, players[seat].choose(Eyes(state, seat)), dealer)
    records.seal(record, state, dealer)
    return record


@cache
def examiner(name: str) -> Examiner:
    return Examiner(played(name), koopstad.game(name))


def middle(name: str) -> int:
    return len(played(name).lines) // 2


# --- accounts ---


@each_game
def test_the_accounts_close(name: str) -> None:
    """To the last thousandth, over any lines, for every seat; at the end they come to the points."""
    found, last = examiner(name), len(played(name).lines)
    steps: list[Step] = []
    for first, end in ((1, 7), (middle(name), middle(name) + 6), (last - 2, last + 1)):
        steps = found.steps(first, end)
        before = found.steps(first - 1, first)[0].points if first > 1 else found.start()[0]
        for seat in range(2):
            moved = sum(step.luck[seat] + step.deed[seat] + step.rest[seat] for step in steps)
            assert before[seat] + moved == steps[-1].points[seat]
    scores = found.states[-1].scores()
    assert steps[-1].points == [POINT * score for score in scores]
    ranking = found.states[-1].ranking()
    assert steps[-1].chances == [1 / ranking.count(1) if place == 1 else 0 for place in ranking]


def step(line: int, seat: int, **more: object) -> Step:
    blank = {"points": [0, 0], "chances": [0.5, 0.5], "luck": [0, 0], "deed": [0, 0], "rest": [0, 0]}
    return msgspec.convert({"line": line, "seat": seat, **blank, **more}, Step)


def test_an_account_says_whose_doing_it_was() -> None:
    steps = [
        step(1, 0, luck=[3000, -1000], points=[13000, 9000], chances=[0.7, 0.3]),
        step(2, 1, deed=[-2000, 500], points=[11000, 9500], chances=[0.6, 0.4], choice=True, given=1000),
        step(3, 0, deed=[4000, 0], rest=[0, -500], points=[15000, 9000], chances=[1, 0], choice=True),
    ]
    found = together(played("tickets"), koopstad.game("tickets"), ([10000, 10000], [0.5, 0.5]), steps)
    one, other = found.accounts
    assert (one.start, one.luck, one.own, one.others, one.rest, one.final) == (
        10000,
        3000,
        4000,
        -2000,
        0,
        15000,
    )
    assert (other.luck, other.own, other.others, other.rest, other.given) == (-1000, 500, 0, -500, 1000)
    for account in found.accounts:
        parts = account.luck + account.own + account.others + account.rest
        assert account.start + parts == account.final
    assert one.accuracy == 100
    assert 0 < other.accuracy < 100
    assert found.turning == [
        Turn(line=1, seat=0, before=0.5, after=0.7, by="luck"),
        Turn(line=2, seat=1, before=0.3, after=0.4, by="better"),
        Turn(line=3, seat=0, before=0.6, after=1, by="better"),
    ]


def turning(*steps: Step, chances: list[float]) -> list[Turn]:
    return together(played("tickets"), koopstad.game("tickets"), ([10000, 9000], chances), steps).turning


def test_what_moved_a_chance_may_be_in_the_promise_of_another() -> None:
    """Who gains by another's blunder was not lucky; and where nothing was lucky, nobody speaks of luck."""

    def moved_by(**parts: list[int]) -> list[str]:
        turned = step(1, 1, chances=[0.6, 0.4], **parts)
        return [turn.by for turn in turning(turned, chances=[0.5, 0.5])]

    assert moved_by(deed=[0, -5000]) == ["other"]
    assert moved_by(luck=[0, 2000], rest=[900, 0]) == ["luck"]
    assert moved_by(luck=[3000, 3000], deed=[500, 0]) == ["other"], "both had the same luck"
    assert moved_by(luck=[900, 0], rest=[0, 2000]) == [], "what nobody foresaw is no turning point"
    assert turning(step(1, 0, chances=[1, 0]), chances=[0.9, 0.1]) == []


def test_a_decision_that_turned_the_game_is_said_to_be_good_or_bad() -> None:
    """For whoever took it; and nobody is told that he played worse without what was better."""

    def told(deed: list[int], given: int) -> list[str]:
        turned = step(1, 1, chances=[0.4, 0.6], deed=deed, given=given)
        return [turn.by for turn in turning(turned, chances=[0.5, 0.5])]

    assert told([0, 3000], given=0) == told([-3000, 0], given=700) == ["better"]
    assert told([0, -3000], given=700) == told([3000, 0], given=700) == ["worse"]
    assert told([0, -3000], given=0) == ["other"]


def test_the_greatest_turns_are_told_in_the_order_of_the_game() -> None:
    """A turn is measured from the line before, by the seat whose chance moved most."""
    moves = (0.04, 0.06, 0.07, 0.3, 0.08, 0.09, 0.1)
    steps, chance = [], 0.1
    for line, move in enumerate(moves, 1):
        chance += move
        steps.append(step(line, 0, luck=[1000, 0], chances=[chance, 0.9 - chance / 2]))
    turns = turning(*steps, chances=[0.1, 0.85])
    assert [turn.line for turn in turns] == [3, 4, 5, 6, 7]
    assert len(turns) == TURNING
    assert [round(turn.after - turn.before, 2) for turn in turns] == list(moves[2:])
    assert {turn.seat for turn in turns} == {0}
    (even,) = turning(step(1, 1, luck=[1000, 0], chances=[0.7, 0.3]), chances=[0.5, 0.5])
    assert even.seat == 1, "of equals the one who moved"


@each_game
def test_who_plays_as_usual_owes_nothing_to_his_decisions(name: str) -> None:
    steps = examiner(name).steps(middle(name), middle(name) + 12)
    own = [each for each in steps if each.seat == 0]
    assert own
    assert all(each.deed == [0, 0] for each in own)


# --- luck ---


def _with_other_luck(name: str, line: int, outcomes: list[int]) -> Step:
    """The line as it is judged when chance had answered so."""
    record = played(name)
    last = Line(record.lines[line - 1].seat, record.lines[line - 1].action, outcomes)
    lines = [*record.lines[: line - 1], last]
    (looked,) = Examiner(Record(record.header, lines), koopstad.game(name)).steps(line, line + 1)
    return looked


@each_game
def test_a_lucky_draw_is_luck_and_not_skill(name: str) -> None:
    """Whatever chance answers, the decision is worth the same, and so is what it gave away."""
    record, game = played(name), koopstad.game(name)
    # In tickets a card that is drawn, not one that only lies down after another was taken.
    asking = [
        number
        for number, each in enumerate(record.lines, 1)
        if each.outcomes and (name != "tickets" or each.action == "draw")
    ]
    line = asking[len(asking) // 2]
    before = examiner(name).states[line - 1]
    action = game.catalogue.number(record.lines[line - 1].action)
    found = [_with_other_luck(name, line, before.copy().play(action, FastDealer(seed))) for seed in range(5)]
    assert len({tuple(each.luck) for each in found}) > 1
    assert len({tuple(each.deed) for each in found}) == 1
    assert len({tuple(each.rest) for each in found}) == 1
    assert len({(each.given, each.mark) for each in found}) == 1


def test_all_that_chance_could_answer_is_no_luck_at_all() -> None:
    """Each answer with its probability: together they come to nothing, but for rounding."""
    game = koopstad.game("tickets")
    drawn = [number for number, each in enumerate(played("tickets").lines, 1) if each.action == "draw"]
    line = drawn[len(drawn) // 2]
    asked = question(examiner("tickets").states[line - 1], game.action("draw"))
    assert asked is not None
    assert len(asked.outcomes) > 3
    found = [_with_other_luck("tickets", line, [outcome]) for outcome in asked.outcomes]
    assert len({tuple(each.luck) for each in found}) > 1
    for seat in range(2):
        lucks = [each.luck[seat] for each in found]
        assert abs(sum(chance * luck for chance, luck in zip(asked.chances, lucks, strict=True))) <= 1


# --- blunders ---


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


# --- chances, and what cannot be reviewed ---


def test_chances_to_win() -> None:
    assert shares([50.0, 50.0], 10.0) == [0.5, 0.5]
    assert shares([60.0, 50.0, 50.0], 10.0)[0] > 0.5
    assert shares([60.0, 50.0], 0.25)[0] > 0.999
    assert sum(shares([3.0, 1.0, 4.0, 1.0], 5.0)) == pytest.approx(1)


@pytest.mark.parametrize("name", ["amsterdam", "hamburg"])
def test_alone_one_can_lose_to_tom(name: str) -> None:
    """AMS-18.13, HAM-18.7: his points count, so what is given away costs something, and a defeat shows."""
    record = played(name, seats=1, first="child")
    looked = Examiner(record, koopstad.game(name))
    assert looked.states[-1].ranking() == [2]
    chances = [looked.start()[1][0]]
    given = 0
    for first in (1, len(record.lines) // 4, len(record.lines) - 5):
        for step in looked.steps(first, first + 15):
            chances.append(step.chances[0])
            given += step.given > POINT
            assert bool(step.cost) or step.given < POINT / 10 or step.chances[0] < 0.01
    assert given
    assert chances[-1] == 0
    assert 0.2 < chances[0] < 0.95
    assert max(chances) < 1


def test_what_tom_will_have_in_hamburg() -> None:
    """HAM-18.7: near what he has in the end, the nearer the end is; with others there is no such rival."""
    looked = Examiner(played("hamburg", seats=1), koopstad.game("hamburg"))
    end = looked.states[-1]
    assert isinstance(end, Position)
    has = end.players[end.tom].points
    assert looked.judgement.rival(end) == has
    for share, within in ((0, 25), (0.5, 20), (0.95, 8)):
        state = looked.states[int(share * len(looked.states))]
        assert isinstance(state, Position)
        promised = looked.judgement.rival(state)
        assert promised is not None
        assert abs(promised - has) < within
        richer = state.copy()
        richer.players[state.tom].points += 7
        assert looked.judgement.rival(richer) == promised + 7
    assert looked.judgement.rival(examiner("hamburg").states[0]) is None


@pytest.mark.parametrize("name", ["amsterdam", "hamburg"])
def test_in_the_last_turns_the_end_is_no_guess(name: str) -> None:
    """Where chance has no more say, usual play is played on, for all seats."""
    looked = examiner(name)
    last = [
        state for state in looked.states if all(looked.judgement.turns(state, seat) <= 1 for seat in (0, 1))
    ]
    known = 0
    for state in last:
        end, asked = state.copy(), False
        while (seat := end.to_move) is not None:
            asked = bool(end.play(looked.outlook.usual(end, seat), FastDealer(1))) or asked
        if not asked:
            known += 1
            assert looked.outlook.points(state) == end.scores()
    assert known > 3


def test_a_running_game_is_not_reviewed() -> None:
    record = played("tickets")
    with pytest.raises(RecordError, match="when it is over, and this one is not"):
        check(Record(record.header, record.lines[:20]), koopstad.game("tickets"))
    pause = records.Pause(players=["a", "b"], seed="0" * 64)
    with pytest.raises(RecordError, match="when it is over"):
        review(Record(record.header, record.lines[:20], pause), koopstad.game("tickets"))


def test_what_was_learned_from_another_edition_reviews_nothing() -> None:
    game = koopstad.game("amsterdam", {"numbers": {"start_gulden": {"value": 9}}})
    with pytest.raises(OptionError, match="belongs to edition"):
        check(played("amsterdam"), game)


# --- the terminal ---


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.koopstad"
    played("tickets", 2, "greedy").save(path)
    return path


def run(*args: str | Path) -> str:
    result = CliRunner().invoke(app, list(map(str, args)), env={"COLUMNS": "80", "NO_COLOR": "1"})
    assert result.exit_code == 0, result.output
    return result.output


def test_the_terminal_tells_it(file: Path) -> None:
    said = run("review", file, "--language", "nl")
    assert "Kans om te winnen" in said
    assert "weggegeven precisie" in said
    assert re.search(r"\d,\d", said), "numbers as they are written in the language"
    assert not re.search(r"\d\.\d|\d%|-\d|\N{MINUS SIGN}0(,0)?\s", said)
    assert re.search(r"\d\.\d", run("review", file, "--language", "en"))
    assert said.count("…") == 1, "no head of the table is cut off"
    record = played("tickets", 2, "greedy")
    assert isinstance(record.end, records.Seal)
    found = json.loads(run("review", file, "--json"))
    assert len(found["steps"]) == len(record.lines)
    for account, score in zip(found["accounts"], record.end.scores, strict=True):
        parts = [account[part] for part in ("start", "luck", "own", "others", "rest")]
        assert sum(parts) == account["final"] == POINT * score


def test_the_terminal_tells_where_the_game_turned(capsys: pytest.CaptureFixture[str]) -> None:
    record, game = played("tickets"), koopstad.game("tickets")
    taken = Sentence("draw", "nothing-of-the-kind", {})
    steps = [step(line, 1) for line in range(1, 41)]
    steps.append(step(41, 1, deed=[0, -5000], chances=[0.625, 0.375], played=taken))
    found = together(record, game, ([0, 0], [0.5, 0.5]), steps)
    print_review(found, record, game, "en", every=False)
    assert "  41 Player 2: draw; Player 2 50\xa0% → 38\xa0% (not the usual choice)" in capsys.readouterr().out
    print_review(found, record, game, "fr", every=False)
    assert "  41 Joueur 2\xa0: draw; Joueur 2" in capsys.readouterr().out


def test_the_terminal_tells_what_would_have_come_next(capsys: pytest.CaptureFixture[str]) -> None:
    """Of what was better, in the language; what a catalogue has no words for by its notation."""
    record, game = played("tickets"), koopstad.game("tickets")
    drawn, strange = Sentence("draw", "action-draw", {}), Sentence("jump 3", "action-jump", {})
    slip = step(1, 1, given=2000, cost=0.03, played=drawn, better=drawn, plan=[drawn, strange])
    found = together(record, game, ([0, 0], [0.5, 0.5]), [slip])
    for language, then in (("en", "then:"), ("fr", "ensuite :")):
        print_review(found, record, game, language, every=False)
        said = Words("tickets", language).text("action-draw")
        assert f"{then} {said}; jump 3" in capsys.readouterr().out


def test_players_of_one_name_are_told_apart() -> None:
    assert told_apart(["greedy", "Ann", "greedy"]) == ["greedy 1", "Ann", "greedy 2"]


def test_one_can_play_on_from_the_past(file: Path) -> None:
    said = run("review", file, "--play-on", "15").strip()
    path = file.with_name("game-15.koopstad")
    assert said == f"koopstad play --resume {path}"
    saved = records.read(path)
    mover = played("tickets", 2, "greedy").lines[14].seat
    assert isinstance(saved.end, records.Pause)
    assert [name.startswith("bot:") for name in saved.end.players] == [seat != mover for seat in range(2)]
    state, _ = resume(saved, koopstad.game("tickets"))
    assert state == Examiner(played("tickets", 2, "greedy"), koopstad.game("tickets")).states[14]


@pytest.mark.parametrize(
    ("names", "seated"),
    [
        (["Greedy 1", "Master@0.1", "Greedy 2"], ["bot:greedy", "Player 2", "bot:greedy"]),
        (["random", "Ann", "alderman"], ["bot:random", "Ann", "bot:alderman"]),
        (["Master@0.1", "Ben 2", "Cleo@7"], ["bot:master@0.1", "Ben 2", "bot:greedy"]),
        (["greedy@5", "clerk 12", "run:ls"], ["bot:greedy", "Player 2", "bot:greedy"]),
        (["master@0", "Ann", "Clerk 12"], ["bot:greedy", "Ann", "bot:clerk"]),
        ([], ["bot:greedy", "Player 2", "bot:greedy"]),
    ],
)
def test_the_bots_that_played_play_on(tmp_path: Path, names: list[str], seated: list[str]) -> None:
    """As on a server: whoever decided there is a person, and other people are replaced by the usual bot."""
    record, path = played("tickets", 3, "greedy"), tmp_path / "game.koopstad"
    named = Record(record.header, record.lines)
    dealer = FairDealer(seed_from_text("review"))
    records.seal(named, Examiner(record, koopstad.game("tickets")).states[-1], dealer, names)
    named.save(path)
    assert record.lines[14].seat == 1
    run("review", path, "--play-on", "15")
    saved = records.read(tmp_path / "game-15.koopstad")
    assert isinstance(saved.end, records.Pause)
    assert saved.end.players == seated
    assert resume_table(saved, koopstad.game("tickets")).to_move == 1


def test_the_terminal_refuses_what_cannot_be(file: Path, tmp_path: Path) -> None:
    runner = CliRunner()
    result = runner.invoke(app, ["review", str(file), "--play-on", "9999"])
    assert result.exit_code == 2
    assert "not 9999" in result.output
    record = played("tickets")
    paused = tmp_path / "paused.koopstad"
    assert isinstance(record.end, records.Seal)
    pause = records.Pause(players=["Ann", "bot:greedy"], seed=record.end.seed)
    Record(record.header, record.lines[:9], pause).save(paused)
    result = runner.invoke(app, ["review", str(paused)])
    assert result.exit_code == 2
    assert "when it is over" in result.output


def test_a_curve_in_one_line() -> None:
    assert curve([0.0, 0.5, 1.0], 10) == "▁▅█"
    assert len(curve([0.25] * 500, 40)) == 40
    assert curve([0.0] * 99 + [1.0], 10)[-1] == "█"


def test_it_is_told_in_every_language() -> None:
    keys = ["chances", "start", "luck", "own", "others", "rest", "final", "given", "accuracy", "account-says"]
    keys += ["turning", "given-away", "nothing-given", "slip", "mistake", "blunder", "play-on", "looking"]
    keys += ["by-luck", "by-better", "by-worse", "by-other", "chances-caption", "account"]
    for language in LANGUAGES:
        words = Words("tickets", language)
        for key in keys:
            assert words.text(f"review-{key}")
        assert "x" in words.text("review-better", choice="x")
        than = [words.text("hint-than", than=than) for than in ("played", "yours", "next")]
        assert len(set(than)) == 3
        assert words.text("review-who", player="x") == ("x\xa0:" if language == "fr" else "x:")
        assert "7" in words.text("review-more", number=7)
    with pytest.raises(KoopstadError):
        Words("tickets", "en").text("review-nonsense")
