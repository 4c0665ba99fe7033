"""Final scoring (HAM-11)."""

from typing import TYPE_CHECKING

from koopstad.engine.cards import final_points
from koopstad.engine.events import Event
from koopstad.engine.state import places
from koopstad.games.hamburg.printed.pieces import BLACK, LAUREL, SHEET, TOKENS, WINDOW_OF_CATEGORY
from koopstad.games.hamburg.rules import wall
from koopstad.games.hamburg.rules.points import book

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position


def score(state: "Position") -> None:
    for seat, player in enumerate(state.players):
        items = final_items(state, seat)
        for item, points in items.items():
            book(player, SHEET.index(item), points)
        if state.story is not None:
            told: dict[str, str | int] = {**state.who(seat), **items, "points": player.points}
            state.tell(Event("score", told))


def final_items(state: "Position", seat: int) -> dict[str, int]:
    """HAM-7.2.4, HAM-11.2: the points of each item (HAM-AMB-54). HAM-AMB-39: none under a zoo card."""
    player = state.players[seat]
    board = state.board
    standing = [card for cards in player.buildings_on for card in cards]
    laurels = [state.deck.cards[card] for card in standing if state.deck.symbol[card] == LAUREL]
    return {
        "cards": sum(board.points[card] for card in (*standing, *player.zoo, *player.park)),
        "laurels": sum(final_points(laurels, state, seat).values()),
        "tokens": board.token_points * sum(player.tokens >> token & 1 for token in range(len(TOKENS))),
        "segments": sum(
            segment.points for half in range(2) for segment in board.wall[half][: wall.stones(player, half)]
        ),
        "statues": sum(value for value in player.statues if value > 0),
        "clergy": clergy_points(state, seat),
        "hall": board.hall[player.hall],
    }


def clergy_points(state: "Position", seat: int) -> int:
    """HAM-11.2, HAM-17.6, HAM-AMB-56: for each clergyman a point for each card of his window."""
    player = state.players[seat]
    cards = [0] * (BLACK + 1)
    for buildings in player.buildings_on:
        for card in buildings:
            cards[WINDOW_OF_CATEGORY[state.board.category[card]]] += 1
    cards[BLACK] = len(player.zoo) + len(player.park)
    return sum(
        clergymen * cards[state.board.windows[window]] for window, clergymen in enumerate(state.church)
    )


def ranking(state: "Position") -> list[int]:
    """HAM-11.4: most points, then most money, then a shared place. HAM-18.7, HAM-AMB-87: TOM takes part."""
    keys = [(player.points, player.money) for player in state.players]
    return places(keys)[: state.seats]
