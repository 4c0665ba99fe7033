"""Playing by HTTP."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, Router, get, post, put
from litestar.enums import MediaType
from litestar.params import Parameter

from koopstad.bots import bots
from koopstad.engine.errors import KoopstadError
from koopstad.engine.words import LANGUAGES, Words
from koopstad.server import playing, showing
from koopstad.server.doors import Visitor
from koopstad.server.house import House
from koopstad.server.messages import (
    Action,
    ChatWish,
    HintInfo,
    LogText,
    MoveWish,
    Note,
    Replay,
    ReplayStep,
    Told,
    UndoWish,
    Update,
)
from koopstad.server.problems import explain, problem
from koopstad.server.routes.common import log_from, look, problems, update
from koopstad.server.routes.tables import Brief, Since
from koopstad.table import SharedTable, TableError, readable
from koopstad.table.replay import positions

LONGEST_REPLAY = 50


@post("/moves", status_code=200, summary="Play", responses=problems(401, 403, 409, 410, 422))
async def play(table: str, data: MoveWish, visitor: Visitor, house: House, brief: Brief = False) -> Update:
    """Answers with the table after your move. The log begins with your move."""
    seat = visitor.own_seat()
    session = await look(house, table, visitor)
    done = await playing.play(house, session, seat, data, brief)
    return update(session, visitor, done.entry - 1, brief)


@post("/undo", status_code=200, summary="Take back", responses=problems(401, 403, 409, 410, 422))
async def undo(table: str, data: UndoWish, visitor: Visitor, house: House, brief: Brief = False) -> Update:
    """Reaches back to the last move that told anybody something new, or that another seat made."""
    seat = visitor.own_seat()
    session = await look(house, table, visitor)
    done = await playing.undo(house, session, seat, data, brief)
    return update(session, visitor, done.entry - 1, brief)


@post("/chat", status_code=200, summary="Speak", responses=problems(401, 403, 409, 410, 422))
async def say(table: str, data: ChatWish, visitor: Visitor, house: House, brief: Brief = False) -> Update:
    seat = visitor.own_seat()
    session = await look(house, table, visitor)
    done = await playing.say(house, session, seat, data, brief)
    return update(session, visitor, done.entry - 1, brief)


@get("/note", summary="What you wrote down", responses=problems(401, 403, 410))
async def read_note(table: str, visitor: Visitor, house: House) -> Note:
    seat = visitor.own_seat()
    return Note(text=await asyncio.to_thread(house.store.note, table, seat))


@put("/note", summary="Write something down for yourself", responses=problems(401, 403, 410))
async def write_note(table: str, data: Note, visitor: Visitor, house: House) -> Note:
    seat = visitor.own_seat()
    text = readable(data.text)
    await asyncio.wrap_future(house.store.write_note(table, seat, text, house.hall.now()))
    return Note(text=text)


@get("/choices", summary="What you can play, and what it would do", responses=problems(401, 403, 410))
async def offered(
    table: str,
    visitor: Visitor,
    house: House,
    action: Annotated[list[int], Parameter(description="The numbers of actions; without any: all")]
    | None = None,
) -> list[Action]:
    seat = visitor.own_seat()
    shared = (await look(house, table, visitor)).shared
    return await asyncio.to_thread(showing.previews, shared, seat, action or ())


@get("/hint", summary="What the best bot would play", responses=problems(401, 403, 409, 410))
async def hint(table: str, visitor: Visitor, house: House) -> HintInfo:
    seat = visitor.own_seat()
    shared = (await look(house, table, visitor)).shared
    if shared.table.to_move != seat:
        raise TableError("not-your-turn", "a hint can be had when it is your turn")
    action, reason = await house.thinkers.advise(shared, seat, bots(shared.game.id)[0])
    told = Told(reason.key, reason.args) if reason else None
    (choice,) = showing.previews(shared, seat, [action])
    return HintInfo(choice, told)


@get("/log", summary="The log in words", responses=problems(401, 403, 410))
async def log(
    table: str, visitor: Visitor, house: House, since: Since = -1, language: str = "en"
) -> list[LogText]:
    if language not in LANGUAGES:
        raise problem(404, "no-such-language", f"there are words in: {', '.join(LANGUAGES)}")
    session = await look(house, table, visitor)
    first = await log_from(house, session, since)
    return await asyncio.to_thread(_worded, session.shared, visitor.seat, first, language)


def _worded(shared: SharedTable, seat: int | None, since: int, language: str) -> list[LogText]:
    words = Words(shared.game.id, language, [each.name for each in shared.seats])
    return [
        LogText(each.entry.number, [words.event(event, seat) for event in each.events or ()])
        for each in shared.happenings[since:]
        if each.events
    ]


@get("/replay", summary="Positions of the past, as you saw them", responses=problems(401, 403, 410))
async def replay(
    table: str,
    visitor: Visitor,
    house: House,
    line: Annotated[int, Parameter(ge=0, le=2**31 - 1, description="The first line")] = 0,
    count: Annotated[int, Parameter(ge=1, le=LONGEST_REPLAY)] = 10,
    seat: Annotated[
        int, Parameter(ge=-1, le=7, description="When the game is over: through whose eyes; -1: your own")
    ] = -1,
) -> Replay:
    shared = (await look(house, table, visitor)).shared
    eyes = visitor.seat
    if seat not in (-1, eyes):
        if not shared.table.over or seat >= len(shared.seats):
            raise problem(403, "not-over", "the game can be seen through other eyes when it is over")
        eyes = seat
    return await asyncio.to_thread(_replayed, shared, eyes, line, count)


def _replayed(shared: SharedTable, eyes: int | None, first: int, count: int) -> Replay:
    steps = [
        ReplayStep(
            line=step.number,
            seat=step.line.seat if step.line else None,
            notation=step.line.action if step.line else "",
            events=[showing.told(event, eyes) for event in step.events],
            view=step.state.view(eyes),
        )
        for step in positions(shared.table.record, shared.game, first, first + count)
    ]
    return Replay(shared.lines, steps)


@get(
    "/record",
    summary="The whole record, when the game is over",
    media_type=MediaType.TEXT,
    responses=problems(401, 403, 409, 410),
)
async def record(table: str, visitor: Visitor, house: House) -> Response[str]:
    """One JSON object to a line; `koopstad verify` checks it."""
    try:
        shared = (await look(house, table, visitor)).shared
    except KoopstadError as error:
        if explain(error).status != 410:
            raise
        text = await _old_record(table, visitor, house)
        if text is None:
            raise
        return Response(text, media_type="text/plain; charset=utf-8")
    if not shared.table.over:
        raise TableError("not-over", "the record is public when the game is over")
    return Response(shared.table.record.text(), media_type="text/plain; charset=utf-8")


async def _old_record(table: str, visitor: Visitor, house: House) -> str | None:
    """Of a game that was finished by rules which this version does not have."""
    summary, text = await asyncio.to_thread(house.hall.old_record, table)
    return text if summary.waiting == "over" and (visitor.may_look or summary.public) else None


router = Router(
    "/api/tables/{table:str}",
    route_handlers=[play, undo, say, read_note, write_note, offered, hint, log, replay, record],
    tags=["Play"],
)
