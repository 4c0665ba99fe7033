"""What each seat is shown of a table. Nothing else of it ever leaves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from koopstad.engine.choices import Choice, choices
from koopstad.engine.events import Event
from koopstad.engine.game import Game
from koopstad.server.messages import (
    Action,
    ClockInfo,
    Foretold,
    Happened,
    Result,
    SeatInfo,
    TableInfo,
    Told,
    Update,
)
from koopstad.table import Happening, SharedTable


def update(shared: SharedTable, seat: int | None, since: int, brief: bool = False) -> Update:
    """The table as a seat (None: a spectator) may see it, with what happened after entry ``since``."""
    table = shared.table
    legal = [] if seat is None else table.actions(seat)
    offered = choices(table.state, seat, legal, foresee=False)
    return Update(
        table=shared.id,
        number=shared.number,
        moves=shared.moves,
        line=shared.lines,
        you=seat,
        to_move=table.to_move,
        waiting=shared.waiting,  # type: ignore[arg-type]
        view=table.view(seat),
        actions=[] if brief else [_action(choice) for choice in offered],
        choices=tree(shared.game, legal) if brief else {},
        touches=touches(offered) if brief else {},
        undo=shared.undoable(seat),
        seats=seats(shared),
        clock=clock(shared),
        log=log(shared, seat, since),
        result=result(shared),
        rematch=shared.rematch,
    )


def previews(shared: SharedTable, seat: int, actions: Sequence[int] = ()) -> list[Action]:
    """What the seat can choose now with its effects: all of it, or the legal ones among these actions."""
    legal = shared.table.actions(seat)
    wanted = [action for action in legal if action in actions] if actions else legal
    return [_action(choice) for choice in choices(shared.table.state, seat, wanted)]


def _action(choice: Choice) -> Action:
    told = choice.preview
    foretold = None if told is None else Foretold(told.changes, told.due, list(told.open))
    return Action(
        choice.action,
        choice.notation,
        choice.key,
        choice.args,
        choice.group,
        list(choice.touches),
        foretold,
    )


def touches(offered: Iterable[Choice]) -> dict[str, list[int]]:
    """By thing on the table: the numbers of the actions that touch it."""
    found: dict[str, list[int]] = {}
    for choice in offered:
        for thing in dict.fromkeys(choice.touches):
            found.setdefault(thing, []).append(choice.action)
    return found


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
    sheets = [state.sheet(seat) for seat in range(state.seats)]
    return Result(state.scores(), state.ranking(), shared.table.dealer.seed.hex(), sheets)


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
