"""What players hold, as cards give and take it (HAM-19.4): workers, marks, points."""

from typing import TYPE_CHECKING

from koopstad.engine.events import Event
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.printed.pieces import COLOURS, EACH, MARKS, VP
from koopstad.games.hamburg.rules.points import book, line_of

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position


def holds(state: "Position", seat: int, what: int) -> int:
    """HAM-9.4: workers of a colour, which are all that an activation asks for in this way."""
    return state.players[seat].workers[what]


def give(state: "Position", seat: int, what: int, number: int, source: int) -> None:
    """From the stock, which is without limit (HAM-AMB-19)."""
    player = state.players[seat]
    if what == MARKS:
        player.money += number
    elif what == VP:
        book(player, line_of(state, source), number)
    elif what == EACH:
        for colour in range(len(COLOURS)):
            player.workers[colour] += number
    else:
        player.workers[what] += number


def take(state: "Position", seat: int, what: int, number: int) -> None:
    """Workers go back to the stock."""
    state.players[seat].workers[what] -= number
    if state.story is not None:
        state.tell(Event("return-worker", {**state.who(seat), "colour": f"@colour-{COLOURS[what]}"}))


def lacks(what: int) -> Refusal:
    return Refusal("HAM-9.4", "no-worker", {"colour": f"@colour-{COLOURS[what]}"})
