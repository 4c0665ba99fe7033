"""What each seat is shown of a table. Nothing else of it ever leaves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from koopstad.engine.choices import Choice, choices
from koopstad.engine.events import Event
from koopstad.engine.game import Game
from koopstad.engine.words import changes
from koopstad.server.messages.table import (
    Action,
    ClockInfo,
    Foretold,
    Happened,
    NewerRules,
    Result,
    SeatInfo,
    TableInfo,
    Told,
    Update,
)
from koopstad.table import Happening, Table

Away = Sequence[float | None]


def update(table: Table, seat: int | None, since: int, brief: bool, away: Away) -> Update:
    """The table as a seat (None: a spectator) may see it, with what happened after entry ``since``."""
    legal = [] if seat is None else table.actions(seat)
    offered = choices(table.state, seat, legal, foresee=False)
    return Update(
        table=table.id,
        number=table.number,
        moves=table.moves,
        line=table.lines,
        you=seat,
        to_move=table.to_move,
        waiting=table.waiting,
        begun=table.begun,
        view=table.view(seat),
        actions=[] if brief else [_action(choice) for choice in offered],
        choices=tree(table.game, legal) if brief else {},
        touches=touches(offered) if brief else {},
        undo=table.undoable(seat),
        held=table.held,
        patient=seat is not None and table.seats[seat].patient,
        seats=seats(table, away),
        clock=clock(table),
        log=log(table, seat, since),
        result=result(table),
        rematch=table.rematch,
        dealt=table.dealt,
        closed=table.closed,
        newer=newer(table),
        digest=table.digest,
    )


def previews(table: Table, seat: int, actions: Sequence[int] = ()) -> list[Action]:
    """What the seat can choose now with its effects: all of it, or the legal ones among these actions."""
    legal = table.actions(seat)
    wanted = [action for action in legal if action in actions] if actions else legal
    return [_action(choice) for choice in choices(table.state, seat, wanted)]


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


def log(table: Table, seat: int | None, since: int) -> list[Happened]:
    return [_happened(each, seat) for each in table.happenings[since:]]


def _happened(happening: Happening, seat: int | None) -> Happened:
    entry = happening.entry
    events = [told(event, seat) for event in happening.events or ()]
    own = entry.key.partition("/")[2] if seat is not None and seat == entry.seat else ""
    text = entry.text.partition("\n")[0] if entry.kind == "sit" else entry.text
    return Happened(entry.number, entry.kind, entry.seat, text, entry.at, events, own)


def told(event: Event, seat: int | None) -> Told:
    return Told(*event.heard_by(seat))


def seats(table: Table, away: Away) -> list[SeatInfo]:
    return [
        SeatInfo(
            seat.name,
            seat.kind,
            seat.player,
            seat.pledge,
            nonce,
            away=gone,
            votes=sorted(table.votes.get(number, ())),
        )
        for number, (seat, nonce, gone) in enumerate(zip(table.seats, table.nonces, away, strict=True))
    ]


def newer(table: Table) -> NewerRules | None:
    if not table.newer:
        return None
    told = changes(table.game.id, table.rules, table.newer)
    return NewerRules(rules=table.newer, changes=told, undecided=table.undecided, lost=table.lost)


def clock(table: Table) -> ClockInfo:
    agreed, times = table.terms.clock, table.times
    banks = times.banks if agreed.kind == "bank" else []
    running = None if agreed.kind == "none" else times.seat
    since = 0.0 if running is None else times.since
    return ClockInfo(agreed.kind, agreed.seconds, agreed.increment, banks, running, since)


def result(table: Table) -> Result | None:
    """Public as soon as the game is over, and not before."""
    if not table.over:
        return None
    state = table.state
    sheets = [state.sheet(seat) for seat in range(state.seats)]
    return Result(state.scores(), state.ranking(), table.terms.seed, sheets)


def info(table: Table, away: Away) -> TableInfo:
    header = table.terms.header
    return TableInfo(
        id=table.id,
        game=header.game,
        title=table.game.title,
        rules=header.rules,
        edition=header.edition,
        options=header.options,
        public=table.terms.public,
        made=table.terms.made,
        commitment=header.commitment,
        clock=table.terms.clock,
        seats=seats(table, away),
        over=table.over,
    )
