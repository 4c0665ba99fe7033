"""Hamburg: rich games hold together, and every entry of the card list is complete."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import koopstad
from koopstad.drawing import board
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import OptionError
from koopstad.engine.words import Words, words
from koopstad.games.hamburg.cards.readings import READINGS
from koopstad.games.hamburg.game import Hamburg
from koopstad.games.hamburg.position.state import Position
from koopstad.games.hamburg.printed import pieces
from koopstad.games.hamburg.printed.pieces import CARDS, EXPANSIONS, SHEET


@pytest.fixture(scope="module")
def game() -> Hamburg:
    found = koopstad.game("hamburg")
    assert isinstance(found, Hamburg)
    return found


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_games_with_many_buildings_hold_together(game: Hamburg, seats: int) -> None:
    """Rich players build and use all they can: what random play seldom reaches."""
    dealer = FastDealer(seats)
    for _ in range(4):
        state = game.start(seats, {"expansions": list(EXPANSIONS)}, dealer)
        assert isinstance(state, Position)
        inventory = state.inventory()
        cycle = 0
        while state.to_move is not None:
            if state.cycle != cycle:
                cycle = state.cycle
                for player in state.players:
                    player.money += 20
                    player.workers = [number + 2 for number in player.workers]
            actions = state.actions()
            wanted = [action for action in actions if game.name(action).split()[0] in _BUSY]
            choice = wanted or actions
            state.play(choice[dealer.below(len(choice))], dealer)
            assert state.inventory() == inventory
            for seat in range(seats):
                assert sum(state.sheet(seat).values()) == state.scores()[seat]
            for player in state.players:
                assert min(player.workers) >= 0 <= min(player.levels)
                assert player.money >= 0 <= player.points


_BUSY = ("build", "activate", "again", "pick", "site", "card", "on", "ship", "recolour")


def test_everything_has_words(game: Hamburg) -> None:
    english = words("hamburg")
    missing = [piece for piece in game.pieces() if not english.has(piece)]
    assert missing == []
    assert [line for line in SHEET if not english.has(f"sheet-{line}")] == []


@pytest.mark.parametrize("language", ["en", "nl", "fr", "hu", "de"])
def test_texts_and_icons_follow_the_options(game: Hamburg, language: str) -> None:
    """What an option makes of a card is said in words and symbols, and of other cards nothing changes."""
    catalogue = Words(game.id, language)
    usual = game.agree(2, {})
    for reading in READINGS.readings:
        options = game.agree(2, {reading.option: reading.value})
        changed = {entry.piece for entry in reading.entries}
        for piece in game.pieces():
            assert catalogue.has(game.card_text(piece, options)), f"{piece} under {options}"
            if piece not in changed:
                assert game.card_text(piece, options) == game.card_text(piece, usual)
                assert game.icons(piece, options) == game.icons(piece, usual)
            elif piece != "card-186":  # which only searches another pile
                assert game.icons(piece, options) != game.icons(piece, usual)


def test_the_terminal_tells_a_card_as_the_table_reads_it(game: Hamburg) -> None:
    told = {}
    for misprints, gifts in (("corrected", "cycle"), ("printed", "once")):
        options = game.agree(2, {"misprints": misprints, "gifts": gifts})
        view = game.arrange(2, options, {"seat": {"0": {"hand": [19, 6]}}}).view(0)
        console = Console(width=200, file=StringIO())
        with console.capture() as captured:
            console.print(board(game, words(game.id)).cards(view))
        told[misprints] = captured.get()
    assert "category administration" in told["corrected"]
    assert "006 IV" in told["corrected"]
    assert "category citizens" in told["printed"]
    assert "006 ϟ" in told["printed"]


def test_every_card_that_does_something_has_icons(game: Hamburg) -> None:
    options = game.agree(2, {})
    bare = [
        piece for piece in game.pieces() if piece.startswith("card") and len(game.icons(piece, options)) < 2
    ]
    assert bare == [f"card-{zoo}" for zoo in range(241, 261)]


def test_every_card_has_a_pile_and_a_program(game: Hamburg) -> None:
    deck = game.decks.under(game.agree(2, {}))
    assert sorted(card for pile in game.board.piles for card in pile) == list(range(1, CARDS + 1))
    assert {len(pile) for pile in game.board.piles} == {56}
    idle = [
        card
        for card in range(1, 241)
        if not deck.cards[card].program and not deck.cards[card].scores and not deck.lasting[card]
    ]
    assert idle == [66], "only 066, which counts for several categories, does nothing by itself"


def test_refusals_of_options(game: Hamburg) -> None:
    with pytest.raises(OptionError, match="only 2 seats"):
        game.agree(2, {"first": "3"})
    with pytest.raises(OptionError, match="ships"):
        game.agree(2, {"expansions": ["boats"]})
    both = game.agree(2, {"expansions": "stock,clergy"})["expansions"]
    assert both == ["stock", "clergy"], "HAM-17.1 advises against it, and does not forbid it"


def test_every_category_has_the_number_of_its_place() -> None:
    """They are written out one by one, for the compiler."""
    assert [vars(pieces)[name.upper()] for name in pieces.CATEGORIES] == list(range(len(pieces.CATEGORIES)))
