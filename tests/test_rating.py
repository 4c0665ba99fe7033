"""How strong somebody is: what a game teaches about it, and which games teach nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import koopstad
from koopstad.bots import bots
from koopstad.bots.strengths import strengths
from koopstad.table import Entry, Seat, Table, open_table, play_on_table
from koopstad.table.counting import finished, why_not
from koopstad.table.rating import SPREAD, SURE, Rating, rate
from koopstad.table.watch import Watch

GAME = koopstad.game("tickets")
ANN, BOB = Seat("Ann"), Seat("Bob")
GREEDY = Rating(1500.0, 0.0)


def test_who_wins_rises_and_everybody_is_surer() -> None:
    first, second, third = rate([Rating(), Rating(), Rating()], [1, 2, 3])
    assert first.points > second.points > third.points
    assert all(each.within < Rating().within and each.games == 1 for each in (first, second, third))
    tied = rate([Rating(), Rating()], [1, 1])
    assert tied[0].points == pytest.approx(tied[1].points)


def test_it_matters_against_whom() -> None:
    strong, weak = Rating(1900.0, 30.0), Rating(1100.0, 30.0)
    over_strong = rate([Rating(), strong], [1, 2])[0].points
    over_weak = rate([Rating(), weak], [1, 2])[0].points
    assert over_strong > over_weak + 50 > 1550
    assert rate([Rating(), strong], [2, 1])[0].points > rate([Rating(), weak], [2, 1])[0].points + 50


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("true", [1300, 1500, 1700])
def test_a_point_means_the_same_at_every_table(seats: int, true: int) -> None:
    """Whoever wins as the ladder's points say is found there, however many sit at the table."""
    chance = Random(f"{seats} {true}")
    means = []
    for _ in range(50):
        me = Rating()
        for _ in range(50):
            odds = [10 ** (points / 400) for points in (true, *[1500] * (seats - 1))]
            me = rate([me, *[GREEDY] * (seats - 1)], drawn(odds, chance))[0]
        assert not me.provisional
        means.append(me.points)
    assert abs(sum(means) / len(means) - true) < 60


def drawn(odds: list[float], chance: Random) -> list[int]:
    """Places by Plackett-Luce: the next is drawn from those who are left."""
    left, places = list(range(len(odds))), [0] * len(odds)
    for place in range(1, len(odds) + 1):
        (seat,) = chance.choices(left, [odds[each] for each in left])
        places[seat] = place
        left.remove(seat)
    return places


def test_nobody_is_sure_at_first() -> None:
    me, games = Rating(), 0
    assert me.provisional
    assert me.within == pytest.approx(2 * SPREAD)
    while me.provisional:
        games += 1
        me = rate([me, GREEDY, GREEDY, GREEDY], [1 + games % 4, 1, 2, 3])[0]
    assert 5 < games < 30
    assert me.within <= SURE


@pytest.mark.parametrize("game", ["tickets", "amsterdam", "hamburg"])
def test_bots_are_as_strong_as_was_measured(game: str) -> None:
    known = strengths(game)
    assert known["greedy"].points == 1500
    assert known["greedy"].within == 0
    for name, each in known.items():
        assert name in bots(game)
        assert 500 < each.points < 3000
        assert 0 <= each.within < 200
        assert each.why
    assert strengths("nothing") == {}


# --- what counts --------------------------------------------------------------------------------------------


def played(*players: Seat, name: str = "t", edition: dict[str, Any] | None = None) -> Table:
    return open_table(koopstad.game("tickets", edition), players, {"first": "1"}, "a", name=name)


def play_out(table: Table, before: int = 0) -> Table:
    """Persons play the first thing that they can; ``before``: until so many moves are made."""
    while table.to_move is not None and not 0 < before <= table.moves:
        table.advance()
        if (seat := table.to_move) is not None:
            table.play(seat, table.actions(seat)[0])
    return table


def test_a_game_of_people_and_bots_counts() -> None:
    table = play_out(played(ANN, Seat("Greedy", "greedy"), Seat("Neel", "random"), BOB))
    found = finished(table)
    assert found is not None
    assert found.people == [0, 3]
    assert [*found.bots] == [1], "nobody has measured the other one"
    assert found.bots[1].points == 1500
    assert found.places == table.state.ranking()
    assert found.began == table.terms.made


def test_a_game_that_goes_on_is_not_finished() -> None:
    assert finished(play_out(played(ANN, BOB), 6)) is None


def test_taking_back_changes_nothing() -> None:
    table = played(ANN, BOB)
    table.play(0, "keep 1")
    table.undo(0)
    assert finished(play_out(table)) is not None


def test_who_sits_down_before_the_deal_is_no_change_of_hands() -> None:
    table = played(ANN, Seat("", empty=True))
    assert not why_not(table)
    table.sit(None, "Bob")
    assert not why_not(table)
    table.deal()
    found = finished(play_out(table))
    assert found is not None
    assert found.began == next(each.entry.at for each in table.happenings if each.entry.kind == "deal")


@pytest.mark.parametrize("how", ["bot", "back", "leave", "free", "before"])
def test_a_seat_that_changes_hands(how: str) -> None:
    """A bot stood in, if only for a while, or somebody else sat down: nobody knows whose game it was."""
    table = played(ANN, BOB, Seat("", empty=True))
    table.sit(None, "Cleo")
    if how == "before":
        table.hand_over(0, "random")
    table.deal()
    if how in ("bot", "back"):
        table.hand_over(0, "random")
    if how == "back":
        table.take_back(0)
    if how in ("leave", "free"):
        table.leave(0, freed=how == "free")
        table.sit(0, "Dora")
    play_out(table)
    assert table.over
    assert why_not(table) == "changed-hands"
    assert finished(table) is None


def test_what_was_known_before_does_not_count() -> None:
    """Playing on from a finished game: its seed is public, and so is all that is still dealt."""
    old = play_out(played(ANN, BOB, name="old"))
    again = play_on_table(old.record, GAME, 4, [ANN, BOB], name="new", edition={}, watch=Watch())
    play_out(again)
    assert why_not(again) == "known-deal"
    assert finished(again) is None


def test_moves_that_did_not_stand_are_known_too() -> None:
    table = play_out(played(ANN, BOB), 8)
    told = Entry(number=table.number + 1, kind="rules", text=f"{GAME.rules}\n5", at=table.last_time)
    table.apply(told)
    assert why_not(table) == "known-deal"


def test_the_values_of_ones_own_box_are_another_game() -> None:
    table = play_out(played(ANN, BOB, edition={"route_points": {"4": {"points": 8}}}))
    assert why_not(table) == "own-values"
    assert finished(table) is None


def test_alone_against_an_automaton() -> None:
    table = open_table(koopstad.game("amsterdam"), [ANN], {}, "a", name="t")
    assert why_not(table) == "alone"
