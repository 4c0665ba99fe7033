"""Playing by HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

import msgspec
from litestar import Response, Router, get, post, put
from litestar.enums import MediaType
from litestar.params import Parameter

from koopstad.engine.errors import KoopstadError
from koopstad.engine.words import LANGUAGES, Words
from koopstad.server import commands, views
from koopstad.server.access import Visitor
from koopstad.server.limits import Account, in_thread
from koopstad.server.live import LiveTable
from koopstad.server.messages.play import (
    ActionName,
    ChatWish,
    Done,
    GoWish,
    HintInfo,
    LogText,
    MoveWish,
    Note,
    PaceWish,
    Replay,
    ReplayStep,
    ReviewInfo,
    UndoWish,
    Why,
)
from koopstad.server.messages.table import Action, Update
from koopstad.server.problems import ProblemError, explain, problem
from koopstad.server.routes.common import log_from, look, problems
from koopstad.server.routes.tables import Since
from koopstad.server.services import Services
from koopstad.table import Table, TableError, readable
from koopstad.table.replay import positions

LONGEST_REPLAY = 50
Wish = TypeVar("Wish", MoveWish, UndoWish, GoWish, PaceWish, ChatWish)
Command = Callable[[Services, LiveTable, int, Wish], Awaitable[Done]]


@post("/moves", status_code=200, summary="Play", responses=problems(401, 403, 409, 410, 422))
async def play(table: str, data: MoveWish, visitor: Visitor, services: Services) -> Update:
    """Answers with the table after your move. The log begins with your move."""
    return await _do(commands.play, data, table, visitor, services)


@post("/undo", status_code=200, summary="Take back", responses=problems(401, 403, 409, 410, 422))
async def undo(table: str, data: UndoWish, visitor: Visitor, services: Services) -> Update:
    """Reaches back to the last move that told anybody something new, or that another seat made."""
    return await _do(commands.undo, data, table, visitor, services)


@post("/go", status_code=200, summary="Let the bots move", responses=problems(401, 403, 409, 410, 422))
async def go_on(table: str, data: GoWish, visitor: Visitor, services: Services) -> Update:
    """For who asked the bots to wait: you take nothing back."""
    return await _do(commands.go_on, data, table, visitor, services)


@post("/pace", status_code=200, summary="Let the bots wait", responses=problems(401, 403, 409, 410, 422))
async def set_pace(table: str, data: PaceWish, visitor: Visitor, services: Services) -> Update:
    """With `wait` bots do not move as long as you can take your move back and have not said `go`."""
    return await _do(commands.set_pace, data, table, visitor, services)


@post("/chat", status_code=200, summary="Speak", responses=problems(401, 403, 409, 410, 422))
async def say(table: str, data: ChatWish, visitor: Visitor, services: Services) -> Update:
    return await _do(commands.say, data, table, visitor, services)


async def _do(command: Command[Wish], wish: Wish, table: str, visitor: Visitor, services: Services) -> Update:
    """Who does not listen at a socket is shown the table in the answer, also when it is a refusal."""
    seat = visitor.own_seat()
    live = await look(services, table, visitor)
    try:
        done = await command(services, live, seat, wish)
    except KoopstadError as error:
        told = explain(error, wish.id)
        if told.status == 409:
            now = live.show(seat, live.table.number)
            told = msgspec.structs.replace(told, update=now)
        raise ProblemError(told) from None
    if done.repeated:  # it may be long ago, and its events not in memory
        await services.tables.listen_from(live, done.entry - 1)
    return live.show(seat, done.entry - 1)


@get("/why", summary="Why something cannot be played", responses=problems(401, 403, 410, 422))
async def why(
    table: str,
    visitor: Visitor,
    services: Services,
    action: int | None = None,
    notation: str | None = None,
) -> Why:
    """Nothing is played. Name the action by its number or by its notation."""
    seat = visitor.own_seat()
    live = await look(services, table, visitor)
    return commands.why(live.table, seat, ActionName(action=action, notation=notation))


@get("/choices", summary="What you can play, and what it would do", responses=problems(401, 403, 410))
async def offered(
    table: str,
    visitor: Visitor,
    services: Services,
    action: Annotated[list[int], Parameter(description="The numbers of actions; without any: all")]
    | None = None,
) -> list[Action]:
    seat = visitor.own_seat()
    seen = (await look(services, table, visitor)).table
    return await in_thread(views.previews, seen, seat, action or ())


@get("/hint", summary="What the best bot would play", responses=problems(401, 403, 409, 410, 422))
async def hint(
    table: str,
    visitor: Visitor,
    services: Services,
    account: Account,
    action: int | None = None,
    notation: str | None = None,
) -> HintInfo:
    """Name the action that you are about to play, if you want to know how it compares."""
    seat = visitor.own_seat()
    wish = ActionName(action=action, notation=notation)
    with account.hinting():
        return await commands.hint(services, (await look(services, table, visitor)).table, seat, wish)


@get("/note", summary="What you wrote down", responses=problems(401, 403, 410))
async def read_note(table: str, visitor: Visitor, services: Services) -> Note:
    seat = visitor.own_seat()
    return Note(text=await asyncio.to_thread(services.store.note, table, seat))


@put("/note", summary="Write something down for yourself", responses=problems(401, 403, 410))
async def write_note(table: str, data: Note, visitor: Visitor, services: Services) -> Note:
    seat = visitor.own_seat()
    text = readable(data.text)
    written = services.store.write_note(table, seat, text, services.watch.now())
    await asyncio.shield(asyncio.wrap_future(written))
    return Note(text=text)


@get("/log", summary="The log in words", responses=problems(401, 403, 410))
async def log(
    table: str, visitor: Visitor, services: Services, since: Since = -1, language: str = "en"
) -> list[LogText]:
    if language not in LANGUAGES:
        raise problem(404, "no-such-language", f"there are words in: {', '.join(LANGUAGES)}")
    live = await look(services, table, visitor)
    first = await log_from(services, live, since)
    return await in_thread(_worded, live.table, visitor.seat, first, language)


def _worded(table: Table, seat: int | None, since: int, language: str) -> list[LogText]:
    words = Words(table.game.id, language, [each.name for each in table.seats], renamed=table.game.renamed())
    return [
        LogText(each.entry.number, [words.event(event, seat) for event in each.events or ()])
        for each in table.happenings[since:]
        if each.events
    ]


@get("/replay", summary="Positions of the past, as you saw them", responses=problems(401, 403, 410))
async def replay(
    table: str,
    visitor: Visitor,
    services: Services,
    line: Annotated[int, Parameter(ge=0, le=2**31 - 1, description="The first line")] = 0,
    count: Annotated[int, Parameter(ge=1, le=LONGEST_REPLAY)] = 10,
    seat: Annotated[
        int, Parameter(ge=-1, le=7, description="When the game is over: through whose eyes; -1: your own")
    ] = -1,
) -> Replay:
    seen = (await look(services, table, visitor)).table
    eyes = visitor.seat
    if seat not in (-1, eyes):
        if not seen.over or seat >= len(seen.seats):
            raise problem(403, "not-over", "the game can be seen through other eyes when it is over")
        eyes = seat
    return await in_thread(_replayed, seen, eyes, line, count)


def _replayed(table: Table, eyes: int | None, first: int, count: int) -> Replay:
    steps = [
        ReplayStep(
            line=step.number,
            seat=step.line.seat if step.line else None,
            notation=step.line.action if step.line else "",
            events=[views.told(event, eyes) for event in step.events],
            view=step.state.view(eyes),
        )
        for step in positions(table.record, table.game, first, first + count)
    ]
    return Replay(table.lines, steps)


@get("/review", summary="A finished game, looked at again", responses=problems(401, 403, 409, 410))
async def review(table: str, visitor: Visitor, services: Services) -> ReviewInfo:
    """Who was ahead when, what each decision gave away, and what was luck. Nobody gets one of a game that
    still goes on. The first who asks has it made; it is kept with the game."""
    return await services.reviews.ask((await look(services, table, visitor)).table)


@get(
    "/record",
    summary="The whole record, when the game is over",
    media_type=MediaType.TEXT,
    responses=problems(401, 403, 409, 410),
)
async def record(table: str, visitor: Visitor, services: Services) -> Response[str]:
    """One JSON object to a line; `koopstad verify` checks it."""
    try:
        seen = (await look(services, table, visitor)).table
    except KoopstadError as error:
        if explain(error).status != 410:
            raise
        text = await _old_record(table, visitor, services)
        if text is None:
            raise
        return Response(text, media_type="text/plain; charset=utf-8")
    if not seen.over and not seen.closed:
        raise TableError("not-over", "the record is public when the game is over")
    return Response(seen.saved().text(), media_type="text/plain; charset=utf-8")


async def _old_record(table: str, visitor: Visitor, services: Services) -> str | None:
    """Of a game that was finished by rules which this version does not have."""
    summary, text = await asyncio.to_thread(services.tables.old_record, table)
    return text if summary.waiting == "over" and (visitor.may_look or summary.public) else None


router = Router(
    "/api/tables/{table:str}",
    route_handlers=[
        *(play, undo, go_on, set_pace, say, why, offered, hint),
        *(read_note, write_note, log, replay, review, record),
    ],
    tags=["Play"],
)
