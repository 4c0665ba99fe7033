"""Near the end of a game lines are compared by playing games to their end after each of them."""

from typing import Final

from koopstad.bots.reasons import Ended, Ledger, difference
from koopstad.bots.search import Search
from koopstad.bots.worlds import play_line
from koopstad.engine.state import State

# Worlds after which the worse half of the lines, and those without hope, are left out: so many, or this part
# of all.
GLANCE: Final = 8
GLANCES: Final = 6


def play_out(
    search: Search,
    states: list[State],
    seat: int,
    lines: list[list[int]],
    ledger: Ledger | None = None,
) -> int:
    """Which of some lines, the favourite first, is best when games are played to the end after it.

    All are tried in the same worlds; the favourite is left only for one that is clearly better. Who is to
    give reasons has it written down what became of each.
    """
    margins: list[list[float]] = [[] for _ in lines]
    hopeful = [*range(len(lines))]
    glance = max(GLANCE, len(states) // GLANCES)
    for world, state in enumerate(states):
        if search.budget.nodes < len(hopeful):
            break
        for place in hopeful:
            search.budget.spend()
            twin = state.copy()
            dealer = search.dealer(world)
            play_line(twin, seat, lines[place], dealer)
            search.finish_game(twin, dealer)
            margins[place].append(search.margin(twin, seat))
            if ledger is not None:
                events = search.judgement.events(twin, seat)
                ledger.note(place, Ended(margins[place][-1], twin.sheet(seat), events))
        if world % glance == glance - 1:
            met = hopeful
            hopeful = better_half(margins, met)
            if len(hopeful) == 1 and ledger is None:
                break
            if len(hopeful) == 1:  # a reason needs something to compare with
                hopeful += _nearest(margins, met[1:])
            hopeful += [place for place in met if place not in hopeful and lines[place][0] == search.mine]
    best, most = 0, 0.0
    for place in hopeful[1:]:
        gain, doubt = difference(margins[place], margins[0])
        if gain > search.judgement.gate * doubt and gain > most:
            best, most = place, gain
    return best


def _nearest(margins: list[list[float]], places: list[int]) -> list[int]:
    """The line that is least behind the favourite, if there is one."""
    return sorted(places, key=lambda place: -difference(margins[place], margins[0])[0])[:1]


def better_half(margins: list[list[float]], places: list[int]) -> list[int]:
    """The favourite, which is the first of the places, and of the lines that may still prove better than it
    the best ones: what is saved on the others goes into more worlds.
    """
    gains: list[tuple[float, int]] = []
    for place in places[1:]:
        gain, doubt = difference(margins[place], margins[places[0]])
        if gain + doubt > 0:
            gains.append((-gain, place))
    gains.sort()
    most = max(1, (len(places) + 1) // 2 - 1)
    return [places[0], *sorted([place for _, place in gains[:most]])]
