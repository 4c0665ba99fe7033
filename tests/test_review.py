"""A finished game looked at again: the accounts close, and luck is no skill."""

from __future__ import annotations

from math import sqrt
from statistics import mean, stdev

import pytest

import koopstad
from koopstad.bots import Eyes, bot, learned
from koopstad.bots.outlook import Outlook, shares
from koopstad.bots.review import POINT, TURNING, Examiner, Step, Turn, check, review, together
from koopstad.engine import record as records
from koopstad.engine.chance import question
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import OptionError, RecordError
from koopstad.engine.record import Line, Record
from koopstad.games.hamburg.position.state import Position
from tests.reviewed import GAMES, each_game, examiner, middle, played, step
from tests.tiers import WHOLE

GAMES_PLAYED = 40 if WHOLE else 25
pytestmark = pytest.mark.xdist_group("review")  # each game is played once


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


def test_at_the_start_is_promised_what_usual_play_has_in_the_end() -> None:
    """On average: else what remains, which nobody had foreseen, would be there in every game."""
    for name in GAMES:
        game, policy, more = koopstad.game(name), bot(name, "greedy", 0), []
        judgement, weights = learned(name).judgement(game), learned(name).weights(game)
        for seed in range(GAMES_PLAYED):
            dealer = FastDealer(7000 + seed)
            state = game.start(2, {}, dealer)
            turns = sum(judgement.turns(state, seat) for seat in range(2))
            promised = Outlook(judgement, weights, policy, turns, 0).points(state)
            while state.to_move is not None:
                state.play(policy.choose(Eyes(state, state.to_move)), dealer)
            more += [score - each for score, each in zip(state.scores(), promised, strict=True)]
        doubt = stdev(more) / sqrt(GAMES_PLAYED)  # as if both seats of a game were one
        assert abs(mean(more)) < 2 * doubt, name
        assert abs(mean(more) + weights.usual["2"]) > 2 * doubt, (
            f"{name}: without what is known of usual play"
        )


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
        for one in looked.steps(first, first + 15):
            chances.append(one.chances[0])
            given += one.given > POINT
            assert bool(one.cost) or one.given < POINT / 10 or one.chances[0] < 0.01
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
