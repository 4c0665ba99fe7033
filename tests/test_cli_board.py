"""The map of Ticket to Ride: Amsterdam in the terminal, and the choices beside it."""

from __future__ import annotations

import re
from collections import Counter
from io import StringIO

import pytest
from rich.console import Console

import koopstad
from koopstad.drawing import Board, board
from koopstad.drawing.board import in_order
from koopstad.drawing.menu import groups, menu
from koopstad.drawing.palette import COLOURS, LIVERIES
from koopstad.engine.choices import Choice, Description, choices
from koopstad.engine.dealer import FastDealer
from koopstad.engine.preview import Preview
from koopstad.engine.words import Words
from koopstad.games.tickets.game import Tickets
from koopstad.games.tickets.terminal.map import TicketsMap

_GAME = koopstad.game("tickets")
assert isinstance(_GAME, Tickets)
GAME: Tickets = _GAME
FREE: list[int | None] = [None] * len(GAME.board.routes)
SIZES = [(64, 19), (79, 19), (84, 26), (92, 30)]


def drawn(size: tuple[int, int], owners: list[int | None] = FREE) -> str:
    return TicketsMap(GAME.board, *size, wanted=()).draw(owners, (), ()).plain


@pytest.mark.parametrize("size", SIZES)
def test_every_space_is_drawn(size: tuple[int, int]) -> None:
    """Each space of each route once, with the symbol of its colour; nothing covers anything."""
    spaces = Counter[str]()
    carts = 0
    for route in GAME.board.routes:
        spaces[COLOURS[route.name.rpartition("/")[2]].symbol] += route.length
        carts += route.length * route.cart_symbol
    picture = drawn(size)
    assert {symbol: picture.count(symbol) for symbol in spaces} == spaces
    assert picture.count("◦") == 2 * carts


@pytest.mark.parametrize("size", SIZES)
def test_every_location_has_its_name(size: tuple[int, int]) -> None:
    picture = drawn(size)
    assert picture.count("●") == len(GAME.board.locations)
    for location in GAME.board.locations:
        assert location.name[:3] in picture


@pytest.mark.parametrize("size", SIZES)
def test_it_keeps_within_its_size(size: tuple[int, int]) -> None:
    rows = drawn(size).split("\n")
    assert len(rows) == size[1]
    assert {len(row) for row in rows} == {size[0]}


@pytest.mark.parametrize("size", SIZES)
def test_carts_stand_on_every_space_of_a_route(size: tuple[int, int]) -> None:
    for number, route in enumerate(GAME.board.routes):
        owners = list(FREE)
        owners[number] = 1
        assert drawn(size, owners).count("[G]") == route.length


def test_colours_and_players_read_without_colour() -> None:
    assert len({colour.symbol for colour in COLOURS.values()}) == len(COLOURS)
    assert len({livery.letter for livery in LIVERIES}) == len(LIVERIES)


def test_a_closed_double_and_a_claimable_route_look_different() -> None:
    chart = TicketsMap(GAME.board, 84, 26, wanted=())
    number = next(
        number for number, route in enumerate(GAME.board.routes) if route.name == "dam-oude_kerk/pink"
    )
    styles = {
        str(span.style)
        for text in (
            chart.draw(FREE, {number}, ()),
            TicketsMap(GAME.board, 84, 26, ()).draw(FREE, (), {number}),
        )
        for span in text.spans
    }
    assert "dim strike" in styles
    assert any(" on " in style for style in styles)


def test_every_action_is_offered_once() -> None:
    """Whatever is legal can be chosen by number, and by one number only."""
    dealer = FastDealer(3)
    state = GAME.start(3, dealer=dealer)
    words = Words("tickets", "en", ["A", "B", "C"])
    while (seat := state.to_move) is not None:
        actions = state.actions()
        found = groups(words, choices(state, seat), lambda _thing: None)
        offered = [way.action for group in found for item in group.items for way in item.ways]
        assert sorted(offered) == actions
        for group in found:
            for item in group.items:
                assert len(item.ways) <= 26
                labels = {way.label.plain for way in item.ways}
                assert len(labels) == len(item.ways), "ways that look the same"
        for width in (80, 120):
            _, rows = menu(found, width, 10)
            assert rows
        state.play(actions[dealer.below(len(actions))], dealer)


def test_the_score_sheet_adds_up() -> None:
    dealer = FastDealer(4)
    state = GAME.start(4, dealer=dealer)
    while state.to_move is not None:
        actions = state.actions()
        state.play(actions[dealer.below(len(actions))], dealer)
    console = Console(width=120, file=StringIO())
    shown = board(GAME, Words("tickets", "en", ["A", "B", "C", "D"]))
    sheets = [state.sheet(seat) for seat in range(4)]
    with console.capture() as sheet:
        console.print(shown.score_sheet(state.view(None), sheets, state.ranking()))
    names, *lines, totals = sheet.get().splitlines()
    order = in_order(state.ranking())
    assert re.findall(r"(\d)\.\s+\S\s+(\S)", names) == [
        (str(state.ranking()[seat]), "ABCD"[seat]) for seat in order
    ]
    assert [int(total) for total in totals.split()[-4:]] == [state.scores()[seat] for seat in order]
    for category, line in zip(sheets[0], lines, strict=True):
        assert [int(number) for number in line.split()[-4:]] == [sheets[seat][category] for seat in order]


def test_a_game_without_a_picture_is_shown_in_words() -> None:
    state = GAME.start(2, dealer=FastDealer(1))
    seat = state.to_move
    plain = Board(GAME, Words("tickets", "en", ["A", "B"]))
    assert seat is not None
    found = groups(plain.words, choices(state, seat), lambda _thing: None)
    labels = [item.label.plain for group in found for item in group.items]
    assert [label.split()[0] for label in labels] == ["Keep", "Keep", "Keep"]
    assert labels[2] == "Keep both contracts +2 contracts"
    assert plain.picture(state.view(seat), frozenset(), 80, 24) is None
    assert plain.panel(state.view(seat))


def test_a_game_without_words_speaks_by_its_notation() -> None:
    told = Description("action-unheard-of", {}, "things")
    choice = Choice(1, "fly away", told, Preview({"feathers": -2}, {}, ("chance",)))
    (group,) = groups(Words("tickets", "en"), [choice], lambda _thing: None)
    assert group.title == "things"
    assert group.items[0].label.plain == "fly away \N{MINUS SIGN}2 feathers … then chance decides"
