"""What each seat is shown of a table. Nothing else of it ever leaves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from koopstad.engine.events import Event
from koopstad.engine.game import Game
from koopstad.server.messages import Action, ClockInfo, Happened, Result, SeatInfo, TableInfo, Told, Update
from koopstad.table import Happening, SharedTable


def update(shared: SharedTable, seat: int | None, since: int, brief: bool = False) -> Update:
    """The table as a seat (None: a spectator) may see it, with what happened after entry ``since``."""
    table = shared.table
    legal = [] if seat is None else table.actions(seat)
    return Update(
        table=shared.id,
        number=shared.number,
        moves=shared.moves,
        line=shared.lines,
        you=seat,
        to_move=table.to_move,
        waiting=shared.waiting,  # type: ignore[arg-type]
        view=table.view(seat),
        actions=[] if brief else [_action(shared, action) for action in legal],
        choices=tree(shared.game, legal) if brief else {},
        undo=shared.undoable(seat),
        seats=seats(shared),
        clock=clock(shared),
        log=log(shared, seat, since),
        result=result(shared),
        rematch=shared.rematch,
    )


def _action(shared: SharedTable, action: int) -> Action:
    return Action(action, shared.game.name(action), **shared.game.describe(shared.table.state, action))


def tree(game: Game, actions: Iterable[int]) -> dict[str, Any]:
    """Notations word by word, each with its number at the end: hundreds of them take a few kB.

    A notation that begins another one has the lower number, so it is there first.
    """
    root: dict[str, Any] = {}
    for action in sorted(actions):
        *words, last = game.name(action).split()
        branch = root
        for word in words:
            below = branch.setdefault(word, {})
            if not isinstance(below, dict):  # a shorter notation ends here
                below = branch[word] = {"": below}
            branch = below
        assert last not in branch
        branch[last] = action
    return root


def log(shared: SharedTable, seat: int | None, since: int) -> list[Happened]:
    return [_happened(each, seat) for each in shared.happenings[since:]]


def _happened(happening: Happening, seat: int | None) -> Happened:
    entry = happening.entry
    events = [told(event, seat) for event in happening.events or ()]
    return Happened(entry.number, entry.kind, entry.seat, entry.text, entry.at, events)


def told(event: Event, seat: int | None) -> Told:
    return Told(*event.heard_by(seat))


def seats(shared: SharedTable) -> list[SeatInfo]:
    return [SeatInfo(seat.name, seat.kind, seat.player) for seat in shared.seats]  # type: ignore[arg-type]


def clock(shared: SharedTable) -> ClockInfo:
    agreed, times = shared.clock, shared.times
    banks = times.banks if agreed.kind == "bank" else []
    running = None if agreed.kind == "none" else times.seat
    since = 0.0 if running is None else times.since
    return ClockInfo(agreed.kind, agreed.seconds, agreed.increment, banks, running, since)


def result(shared: SharedTable) -> Result | None:
    """Public as soon as the game is over, and not before."""
    if not shared.table.over:
        return None
    state = shared.table.state
    return Result(state.scores(), state.ranking(), shared.table.dealer.seed.hex())


def info(shared: SharedTable) -> TableInfo:
    header = shared.table.record.header
    return TableInfo(
        id=shared.id,
        game=header.game,
        title=shared.game.title,
        rules=header.rules,
        edition=header.edition,
        options=header.options,
        public=shared.public,
        made=shared.made,
        commitment=header.commitment,
        clock=shared.clock,
        seats=seats(shared),
    )
