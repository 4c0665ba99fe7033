"""Options, seats and games that do not exist are refused in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

import koopstad
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import ActionError, OptionError
from koopstad.engine.options import Option, resolve

ONE = Option("edition", "nl", ("nl", "fr", "hu"), "Which rulebook.")
FLAG = Option("quick", False, (False, True), "A shorter game.")
NUMBER = Option("rounds", 4, (4, 6), "How many rounds.")
MANY = Option("expansions", [], ("tasks", "fog"), "What is added.", many=True)
DECLARED = (ONE, FLAG, NUMBER, MANY)


@pytest.mark.parametrize(
    ("given", "name", "value"),
    [
        ({}, "edition", "nl"),
        ({}, "expansions", []),
        ({"edition": "FR "}, "edition", "fr"),
        ({"quick": "true"}, "quick", True),
        ({"quick": True}, "quick", True),
        ({"rounds": "6"}, "rounds", 6),
        ({"expansions": "fog,tasks"}, "expansions", ["tasks", "fog"]),
        ({"expansions": ["fog"]}, "expansions", ["fog"]),
        ({"expansions": ""}, "expansions", []),
    ],
)
def test_what_is_understood(given: dict[str, Any], name: str, value: object) -> None:
    agreed = resolve(DECLARED, given)
    assert agreed[name] == value
    assert type(agreed[name]) is type(value)
    assert list(agreed) == ["edition", "quick", "rounds", "expansions"]


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"editon": "nl"}, "there is no option 'editon'; the options are: edition, quick"),
        ({"edition": "de"}, "option 'edition' is nl, fr or hu, not 'de'"),
        ({"edition": 1}, "option 'edition' is nl, fr or hu, not 1"),
        ({"quick": 1}, "option 'quick' is false or true, not 1"),
        ({"rounds": True}, "option 'rounds' is 4 or 6, not True"),
        ({"rounds": 5}, "option 'rounds' is 4 or 6, not 5"),
        ({"expansions": ["sea"]}, "option 'expansions' is tasks or fog, not 'sea'"),
        ({"expansions": 3}, "option 'expansions' is a list of tasks or fog, not 3"),
    ],
)
def test_what_is_refused(given: dict[str, Any], words: str) -> None:
    with pytest.raises(OptionError) as caught:
        resolve(DECLARED, given)
    assert words in str(caught.value)


def test_no_such_game() -> None:
    with pytest.raises(OptionError, match="no game 'chess'; the games are"):
        koopstad.game("chess")


@pytest.mark.parametrize("name", koopstad.game_names())
def test_seats_out_of_range(name: str) -> None:
    game = koopstad.game(name)
    for seats in (game.seats[0] - 1, game.seats[-1] + 1, 0, -2):
        with pytest.raises(OptionError, match=f"seats, not {seats}"):
            game.start(seats)


def test_tickets_first_seat_must_be_at_the_table() -> None:
    game = koopstad.game("tickets")
    with pytest.raises(OptionError, match="'first' is 4, but there are only 3 seats"):
        game.start(3, {"first": "4"})
    assert game.start(4, {"first": "4"}, FastDealer(1)).to_move == 3


@pytest.mark.parametrize("name", koopstad.game_names())
def test_actions_that_do_not_exist(name: str) -> None:
    game = koopstad.game(name)
    with pytest.raises(ActionError, match="is no action of this game"):
        game.action("castle kingside")
    for number in (-1, len(game.catalogue)):
        with pytest.raises(ActionError, match=f"there is no action {number}"):
            game.name(number)


def test_an_action_that_is_not_legal_is_refused_with_its_rule() -> None:
    game = koopstad.game("tickets")
    state = game.start(2, {"first": "1"}, FastDealer(1))
    with pytest.raises(ActionError, match=r"'draw' cannot be played now: TTA-2\.5: "):
        game.legal(state, "draw")
    with pytest.raises(ActionError, match="did you mean 'take pink'"):
        game.action("tak pink")
