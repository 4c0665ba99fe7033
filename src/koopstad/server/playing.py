"""What a player asks of a table, whichever way it came in."""

from __future__ import annotations

from koopstad.engine.errors import ActionError
from koopstad.server.house import House
from koopstad.server.messages import ChatWish, Done, MoveWish, UndoWish
from koopstad.server.problems import problem
from koopstad.server.routes.common import do_once
from koopstad.server.session import Session
from koopstad.table import Entry, SharedTable

LONGEST_NOTATION = 200


async def play(house: House, session: Session, seat: int, wish: MoveWish, brief: bool) -> Done:
    now = house.hall.now

    def ask(draft: SharedTable, key: str) -> Entry:
        return draft.move(seat, wish.moves, _action(draft, wish), now(), key)

    return await do_once(house, session, seat, wish.id, "move", ask, brief)


def _action(draft: SharedTable, wish: MoveWish) -> int:
    if (wish.action is None) == (wish.notation is None):
        raise problem(422, "no-action", "name the action by its number or by its notation")
    if wish.notation is not None:
        if len(wish.notation) > LONGEST_NOTATION:
            raise ActionError("no action has so long a name")
        return draft.game.action(wish.notation)
    assert wish.action is not None
    if not 0 <= wish.action < len(draft.game.catalogue):
        raise ActionError(f"there is no action {wish.action} in this game")
    return wish.action


async def undo(house: House, session: Session, seat: int, wish: UndoWish, brief: bool) -> Done:
    now = house.hall.now

    def ask(draft: SharedTable, key: str) -> Entry:
        return draft.undo(seat, wish.moves, now(), key)

    return await do_once(house, session, seat, wish.id, "undo", ask, brief)


async def say(house: House, session: Session, seat: int, wish: ChatWish, brief: bool) -> Done:
    now = house.hall.now

    def ask(draft: SharedTable, key: str) -> Entry:
        return draft.say(seat, wish.text, now(), key)

    return await do_once(house, session, seat, wish.id, "say", ask, brief)
