"""Luck is nothing on average and told for the right seat; without it results are surer, and not others."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

import koopstad
from koopstad.bots import bot, decide
from koopstad.cli.app import app
from koopstad.engine.chance import courses, outcomes
from koopstad.engine.dealer import Dealer, DuplicateDealer, ScriptedDealer
from koopstad.engine.errors import OptionError
from koopstad.engine.state import State
from koopstad.lab import ladder, luck
from koopstad.lab.adjusted import adjust, interval
from koopstad.lab.ladder_page import table
from koopstad.lab.luck import Fortune, Judged, PlayedOut, Worth
from tests.test_ladder import interrupted
from tests.tiers import WHOLE

FEW = 12  # courses that are looked at one by one


def positions(seats: int, seed: int, most: int) -> list[tuple[State, int]]:
    """Some places of a usual game where chance speaks, and what is played there."""
    dealer = DuplicateDealer(seed)
    state = koopstad.game("tickets").start(seats, {}, dealer)
    players = [bot("tickets", "greedy", seat) for seat in range(seats)]
    found: list[tuple[State, int]] = []
    while (mover := state.to_move) is not None and len(found) < most:
        action = decide(players[mover], state, mover)
        before = state.copy()
        if state.play(action, dealer) and len(outcomes(before, action, FEW) or []) > 1:
            found.append((before, action))
    assert found
    return found


def told(fortune: Fortune, state: State, action: int, dealer: Dealer) -> Worth:
    """The luck of one play."""
    there = state.copy()
    before = fortune.end(there, dealer)
    fortune.play(there, action, dealer)
    return luck.plus(fortune.end(there, dealer), before, -1)


# --- what every answer of chance was worth ---


@pytest.mark.parametrize("seats", [2, 4])
def test_luck_is_nothing_on_average_over_all_that_may_come_up(seats: int) -> None:
    greatest = 0.0
    for state, action in positions(seats, 5, 5):
        fortune = Judged(koopstad.game("tickets"), seats, {}, 1, 3)
        met = [
            (told(fortune, state, action, ScriptedDealer(c.outcomes)), c.chance)
            for c in courses(state, action)
        ]
        for kind in (0, 1):
            assert sum(chance * worth[kind] for worth, chance in met) == pytest.approx(0, abs=1e-9)
        greatest = max(greatest, *[abs(worth[0]) for worth, _ in met])
    assert greatest > 0.1  # and there is some


def test_what_is_luck_for_one_of_two_is_the_other_s_misfortune() -> None:
    game = koopstad.game("tickets")
    for state, action in positions(2, 5, 5):
        for course in courses(state, action)[:3]:
            one, other = (
                told(Judged(game, 2, {}, seat, 3), state, action, ScriptedDealer(course.outcomes))
                for seat in (0, 1)
            )
            assert one == pytest.approx((-other[0], -other[1]), abs=1e-9)


def test_more_than_a_few_courses_are_sampled_anew_each_time() -> None:
    """A sample that is always the same would err the same way in every game."""
    dealer = DuplicateDealer(2)
    state = koopstad.game("hamburg").start(3, {}, dealer)
    mover = 0
    while True:
        mover = state.to_move if state.to_move is not None else 0
        action = decide(bot("hamburg", "greedy", mover), state, mover)
        before = state.copy()
        if state.play(action, dealer) and outcomes(before, action, FEW) is None:
            break
    fortunes = [Judged(koopstad.game("hamburg"), 3, {}, mover, seed) for seed in range(4)]
    script = luck_of_script(before, action)
    assert len({told(fortune, before, action, ScriptedDealer(script))[0] for fortune in fortunes}) > 1


def luck_of_script(state: State, action: int) -> list[int]:
    dealer = DuplicateDealer(9)
    return list(state.copy().play(action, dealer))


def test_the_deal_is_luck_too() -> None:
    game = koopstad.game("tickets")
    found = []
    for deal in range(8):
        fortune, dealer = Judged(game, 2, {}, 0, deal), DuplicateDealer(deal)
        state = game.start(2, {}, dealer)
        fortune.start(state)
        found.append(fortune.end(state, dealer))
    for kind in (0, 1):
        mean, within = interval([each[kind] for each in found])
        assert 0 < abs(mean) < 1.5 * within  # three standard errors


# --- games that the usual bot plays to their end ---


def test_who_decides_as_usual_owes_all_to_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "PLAYED", 3)
    game = koopstad.game("tickets")
    fortune, dealer = PlayedOut(game, 2, {}, 1, 3), DuplicateDealer(4)
    state = game.start(2, {}, dealer)
    fortune.start(state)
    others = fortune._earned
    while (mover := state.to_move) is not None:
        fortune.play(state, decide(bot("tickets", "greedy", 5), state, mover), dealer)
    lead, won = luck.result(state, 1)
    assert fortune.end(state, dealer) == pytest.approx((lead - others[0], won - others[1]))


def test_the_usual_bot_decides_the_same_in_the_same_place() -> None:
    """Else a decision that is its own would change what it has on average."""
    game, dealer = koopstad.game("tickets"), DuplicateDealer(6)
    state = game.start(4, {}, dealer)
    before = bot("tickets", "greedy", 1)
    while (mover := state.to_move) is not None:
        chosen = {decide(player, state, mover) for player in (before, before, bot("tickets", "greedy", 2))}
        assert len(chosen) == 1
        state.play(chosen.pop(), dealer)


def test_where_every_game_ends_the_same_nobody_is_lucky(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "result", lambda *_: (7.0, 0.5))
    monkeypatch.setattr(luck, "PLAYED", 2)
    game = koopstad.game("tickets")
    fortune, dealer = PlayedOut(game, 2, {}, 1, 3), DuplicateDealer(4)
    state = game.start(2, {}, dealer)
    fortune.start(state)
    fortune.play(state, min(state.actions()), dealer)
    assert fortune.end(state, dealer) == pytest.approx((0.0, 0.0))


def test_a_bad_decision_is_no_bad_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """One seat takes far more contracts than it can fulfil: it ends far behind, and not by misfortune."""
    monkeypatch.setattr(luck, "PLAYED", 2)
    game = koopstad.game("tickets")
    bad = [game.action("contracts"), game.action("keep both")]
    ends: list[Worth] = []
    lucky: list[Worth] = []
    for deal in range(12 if WHOLE else 7):
        dealer = DuplicateDealer(deal)
        state = game.start(2, {}, dealer)
        fortune = PlayedOut(game, 2, {}, 0, deal)
        fortune.start(state)
        left = 7  # bad decisions
        while (mover := state.to_move) is not None:
            action = decide(bot("tickets", "greedy", 0), state, mover)
            worse = [each for each in state.actions() if each in bad] if mover == 0 and left else []
            if worse:
                left -= 1
                action = worse[0]
            fortune.play(state, action, dealer)
        ends.append(luck.result(state, 0))
        lucky.append(fortune.end(state, dealer))
    lead, _ = interval([end[0] for end in ends])
    assert lead < -15
    for kind in (0, 1):
        mean, within = interval([each[kind] for each in lucky])
        assert abs(mean) < 1.5 * within  # three standard errors
    mean, within = interval([each[0] for each in lucky])
    assert abs(lead) > 1.5 * within  # so much would be seen


# --- taking it away ---


def invented(deals: int, seed: int, wrong: float = 0.0) -> tuple[list[float], list[float]]:
    """Results around 5, and the luck that they follow."""
    chance = Random(seed)
    brought = [chance.gauss(0, 1) for _ in range(deals)]
    return [5 + 2 * each + chance.gauss(0, 1) for each in brought], [each + wrong for each in brought]


def held(wrong: float) -> float:
    """How often the truth lies in the interval."""
    found = [adjust(*invented(40, seed, wrong)) for seed in range(300)]
    return sum(abs(each.mean - 5) <= each.within for each in found) / len(found)


def test_without_luck_a_result_is_right_and_surer() -> None:
    values, brought = invented(4000, 1)
    found = adjust(values, brought)
    assert found.mean == pytest.approx(5, abs=0.06)
    assert found.times == pytest.approx(5, rel=0.1)  # of a variance of 5 chance brings 4
    assert found.within == pytest.approx(interval(values)[1] / found.times**0.5)


def test_intervals_hold_and_luck_that_is_no_luck_would_show() -> None:
    assert 0.91 <= held(0.0) <= 0.98
    assert held(0.5) < 0.1  # as if the mean had been left out


def test_luck_that_says_nothing_brings_nothing() -> None:
    """Learned from the deals that it is taken from, it would always seem to explain something."""
    chance = Random(3)
    times = []
    for _ in range(300):
        values = [chance.gauss(0, 1) for _ in range(20)]
        times.append(adjust(values, [chance.gauss(0, 1) for _ in values]).times)
    assert sum(times) / len(times) < 1
    assert adjust([1.0, 2.0] * 10, [0.0] * 20).times == 1


# --- on the ladder ---


class Invented(Fortune):
    """As if chance had brought something."""

    def start(self, state: State) -> None:
        pass

    def play(self, state: State, action: int, dealer: Dealer) -> None:
        state.play(action, dealer)

    def end(self, state: State, dealer: Dealer) -> Worth:
        return self.seeds.gauss(0, 1), self.seeds.gauss(0, 0.1)


TERMS: dict[str, Any] = {
    "game": "tickets",
    "bots": ["greedy", "random"],
    "seats": 2,
    "once": True,
    "deals": 20,
}


def test_a_ladder_tells_it_keeps_it_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "follow", Invented)
    straight = ladder.ladder(**TERMS, luck=True)
    (pair,) = straight.pairs
    assert pair.lead_adjusted is not None
    assert pair.lead_adjusted.mean == pytest.approx(pair.lead, abs=3)
    notes = tmp_path / "deals"
    asked = interrupted(monkeypatch, 6)
    with pytest.raises(KeyboardInterrupt):
        ladder.ladder(**TERMS, luck=True, notes=notes)
    assert ladder.ladder(**TERMS, luck=True, notes=notes) == straight
    assert len(asked) == 21
    with pytest.raises(OptionError, match="were played with --luck, and this ladder is without it"):
        ladder.ladder(**TERMS, notes=notes)


def test_deals_without_luck_go_on_without_it_alone(tmp_path: Path) -> None:
    notes = tmp_path / "deals"
    plain = ladder.ladder(**TERMS, notes=notes)
    assert plain.pairs[0].lead_adjusted is None
    head, *lines = notes.read_text().splitlines()
    assert "luck" not in json.loads(head)  # as it always was: old ones are gone on with
    assert {len(json.loads(line)) for line in lines} == {5}
    assert ladder.ladder(**TERMS, notes=notes) == plain
    with pytest.raises(OptionError, match="were played without --luck, and this ladder is with it"):
        ladder.ladder(**TERMS, notes=notes, luck=True)


def test_luck_of_a_whole_deal_is_the_mean_over_its_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "follow", Invented)
    terms = ladder.Terms("tickets", 2, 3, luck=True)
    deal = ladder.play_deal(terms, "greedy", "random", 0)
    seed = Random("deal 0 of 3").getrandbits(40)
    game = koopstad.game("tickets")
    state = game.start(2)
    each = [Invented(game, 2, {}, seat, seed).end(state, DuplicateDealer(0)) for seat in (0, 1)]
    assert deal.luck == pytest.approx(((each[0][0] + each[1][0]) / 2, (each[0][1] + each[1][1]) / 2))


def test_too_few_deals_are_refused_before_anything_is_played() -> None:
    with pytest.raises(OptionError, match="at least 20 deals, not 19"):
        ladder.ladder(**{**TERMS, "deals": 19}, luck=True)


def test_bots_play_the_same_whether_luck_is_told_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "PLAYED", 1)
    found = [
        ladder.play_deal(ladder.Terms("tickets", 2, 3, once=True, luck=told), "greedy", "clerk", 1)
        for told in (False, True)
    ]
    assert (found[0].wins, found[0].lead) == (found[1].wins, found[1].lead)
    assert found[0].luck is None
    assert found[1].luck is not None


def test_the_command_and_the_page_show_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "follow", Invented)
    command = ["lab", "ladder", "tickets", "--bots", "greedy,random", "--deals", "20", "--seats", "2"]
    command += ["--once", "--luck"]
    done = CliRunner().invoke(app, command, env={"COLUMNS": "100"})
    assert done.exit_code == 0, done.output
    lines = done.output.splitlines()
    place = next(number for number, line in enumerate(lines) if "without luck" in line)
    assert lines[place + 1].split()[:2] == ["greedy", "random"]
    assert lines[place + 1].count("games") == 2
    assert max(len(line.rstrip()) for line in lines) <= 100
    found = ladder.ladder(**TERMS, luck=True)
    head, _, row, last = table(found).splitlines()
    assert head.endswith("| wins without luck | as sure as | lead without luck | as sure as |")
    assert head.count("|") == row.count("|") == last.count("|")
