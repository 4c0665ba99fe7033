"""What a player asks of a table, whichever way it came in: over HTTP or on a socket."""

from __future__ import annotations

from collections.abc import Callable

from koopstad.bots import Reason, adviser
from koopstad.engine.errors import ActionError
from koopstad.server import views
from koopstad.server.live import LiveTable
from koopstad.server.messages.play import (
    ActionName,
    ChatWish,
    Done,
    GoWish,
    HintInfo,
    MoveWish,
    PaceWish,
    UndoWish,
    Why,
)
from koopstad.server.messages.table import Told
from koopstad.server.problems import problem
from koopstad.server.services import Services
from koopstad.table import Entry, Table, TableError, readable

Ask = Callable[[Table, str], Entry]
Same = Callable[[Entry], bool]  # whether an entry is what is asked for


async def play(services: Services, live: LiveTable, seat: int, wish: MoveWish) -> Done:
    def ask(draft: Table, key: str) -> Entry:
        return draft.play(seat, _action(wish), moves=wish.moves, key=key)

    def same(before: Entry) -> bool:
        return before.kind == "move" and before.text == _notation(live.table, wish)

    return await _do_once(services, live, seat, wish.id, same, ask)


async def undo(services: Services, live: LiveTable, seat: int, wish: UndoWish) -> Done:
    def ask(draft: Table, key: str) -> Entry:
        return draft.undo(seat, moves=wish.moves, key=key)

    return await _do_once(services, live, seat, wish.id, lambda before: before.kind == "undo", ask)


async def go_on(services: Services, live: LiveTable, seat: int, wish: GoWish) -> Done:
    def ask(draft: Table, key: str) -> Entry:
        return draft.go_on(seat, moves=wish.moves, key=key)

    return await _do_once(services, live, seat, wish.id, lambda before: before.kind == "go", ask)


async def set_pace(services: Services, live: LiveTable, seat: int, wish: PaceWish) -> Done:
    def ask(draft: Table, key: str) -> Entry:
        return draft.set_pace(seat, wish.wait, key=key)

    def same(before: Entry) -> bool:
        return before.kind == "pace" and before.text == ("wait" if wish.wait else "on")

    return await _do_once(services, live, seat, wish.id, same, ask)


async def say(services: Services, live: LiveTable, seat: int, wish: ChatWish) -> Done:
    def ask(draft: Table, key: str) -> Entry:
        return draft.say(seat, wish.text, key=key)

    def same(before: Entry) -> bool:
        return before.kind == "say" and before.text == readable(wish.text).strip()

    return await _do_once(services, live, seat, wish.id, same, ask)


def why(table: Table, seat: int, wish: ActionName, request: str = "") -> Why:
    """Whether the seat can play this now; nothing is tried."""
    refused = table.refusal(seat, _action(wish))
    if refused is None:
        return Why(id=request, allowed=True)
    rule = refused.refusal
    return Why(
        id=request,
        allowed=False,
        code=refused.code,
        message=str(refused),
        rule=rule.rule if rule else "",
        key=f"why-{rule.key}" if rule else "",
        args=rule.args if rule else {},
    )


async def hint(services: Services, table: Table, seat: int, wish: ActionName, request: str = "") -> HintInfo:
    """What the game's best bot would play, and why; and how that compares with what the seat wishes."""
    if table.to_move != seat:
        raise TableError("not-your-turn", "a hint can be had when it is your turn")
    named = wish.action is not None or wish.notation is not None
    mine = table.legal(seat, _action(wish)) if named else None
    if services.bots.overloaded:  # moves come first: games go on, if more slowly
        raise problem(503, "busy", "bots have more to think about than this server manages; try again soon")
    advice = await services.bots.advise(table, seat, adviser(table.game), mine)
    (choice,) = views.previews(table, seat, [advice.action])
    return HintInfo(
        id=request,
        choice=choice,
        reason=_told(advice.reason),
        yours=_told(advice.yours),
        plan=[Told(said.key, said.args) for said in advice.plan],
    )


def _told(reason: Reason | None) -> Told | None:
    return Told(reason.key, reason.args) if reason else None


def _action(wish: ActionName) -> int | str:
    if wish.action is not None and wish.notation is None:
        return wish.action
    if wish.notation is not None and wish.action is None:
        return wish.notation
    raise problem(422, "no-action", "name the action by its number or by its notation")


def _notation(table: Table, wish: ActionName) -> str:
    """As the log has it; nothing, for what is no action."""
    action = _action(wish)
    try:
        return table.game.name(table.game.action(action) if isinstance(action, str) else action)
    except ActionError:
        return ""


async def _do_once(
    services: Services, live: LiveTable, seat: int, request: str, same: Same, ask: Ask
) -> Done:
    """Does what a seat asks. A request that was made before is recognised and not done again."""
    key = f"{seat}/{request}" if request else ""
    before = entry = _before(live.table, key, same)
    if entry is None:
        entry = await services.tables.act(live, lambda draft: _unless_done(draft, key, same, ask))
        if entry is None:
            before = entry = _before(live.table, key, same)
    assert entry is not None
    table = live.table
    repeated = before is not None
    return Done(id=request, entry=entry.number, number=table.number, moves=table.moves, repeated=repeated)


def _unless_done(draft: Table, key: str, same: Same, ask: Ask) -> Entry | None:
    """The same request may have come in by another way while this one waited."""
    return None if _before(draft, key, same) is not None else ask(draft, key)


def _before(table: Table, key: str, same: Same) -> Entry | None:
    before = table.done(key) if key else None
    if before is not None and not same(before):
        raise problem(409, "id-used", "you used this id for another request")
    return before
