"""The score sheet: every point is booked where it is gained or lost (HAM-1.2, HAM-11)."""

from typing import TYPE_CHECKING

from koopstad.engine.cards import READING, WHENEVER
from koopstad.games.hamburg.cards.model import FIRST_MAYOR, GIFT_PROGRAM
from koopstad.games.hamburg.printed.pieces import (
    FROM_CARDS,
    FROM_MAYOR,
    FROM_PARKS,
    FROM_TILES,
    PARK,
    SHEET,
    TOM_DICE,
)

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Player, Position


def at_start(points: int) -> tuple[int, ...]:
    """HAM-2.12: a sheet with the points of the setup."""
    return (points, *(0,) * (len(SHEET) - 1))


def book(player: "Player", line: int, points: int) -> None:
    """Points for a player, on this line of the sheet, without limit (HAM-11.3, HAM-AMB-57)."""
    if points:
        player.points += points
        sheet = list(player.sheet)
        sheet[line] += points
        player.sheet = tuple(sheet)


def line_of(state: "Position", source: int) -> int:
    """Where the points of a program are booked."""
    if source >= GIFT_PROGRAM:
        return FROM_TILES
    number = source % READING % WHENEVER
    if number > FIRST_MAYOR:
        return FROM_MAYOR
    return FROM_PARKS if state.board.category[number] == PARK else FROM_CARDS


def sheet(state: "Position", seat: int) -> dict[str, int]:
    """The lines that this table can have, each with its points; together they are the score."""
    expansions = state.options["expansions"]
    absent = [] if seat == state.tom else [TOM_DICE]
    if "mayors" not in expansions:
        absent.append(FROM_MAYOR)
    if not {"misfortune", "stock"} & set(expansions):
        absent.append(FROM_TILES)
    booked = state.players[seat].sheet
    return {name: booked[line] for line, name in enumerate(SHEET) if booked[line] or line not in absent}
