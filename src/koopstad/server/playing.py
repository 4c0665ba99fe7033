"""What a player asks of a table, whichever way it came in."""

from __future__ import annotations

from koopstad.server.house import House
from koopstad.server.messages import ChatWish, Done, MoveWish, UndoWish
from koopstad.server.problems import problem
from koopstad.server.routes.common import do_once
from koopstad.server.session import Session
from koopstad.table import Entry, SharedTable


async def play(house: House, session: Session, seat: int, wish: MoveWish, brief: bool) -> Done:
    now = house.hall.now

    def ask(draft: SharedTable, key: str) -> Entry:
        return draft.move(seat, wish.moves, _action(wish), now(), key)

    return await do_once(house, session, seat, wish.id, "move", ask, brief)


def _action(wish: MoveWish) -> int | str:
    if wish.action is not None and wish.notation is None:
        return wish.action
    if wish.notation is not None and wish.action is None:
        return wish.notation
    raise problem(422, "no-action", "name the action by its number or by its notation")


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
