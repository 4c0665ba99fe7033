"""Opening tables and finding them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Router, get, post
from litestar.params import Parameter

from koopstad.engine.game import Game
from koopstad.engine.record import Seal
from koopstad.server.access import Visitor
from koopstad.server.editions import game_with
from koopstad.server.limits import Account, in_thread
from koopstad.server.messages.games import PieceInfo
from koopstad.server.messages.play import PlayOn
from koopstad.server.messages.seats import Keys, NewTable, Opened
from koopstad.server.messages.table import TableInfo, TableLine, Update
from koopstad.server.new_tables import NewKeys, by_seat, open_new, open_to_play_on
from koopstad.server.problems import problem
from koopstad.server.routes.common import log_from, look, problems
from koopstad.server.routes.games import find, pieces_of
from koopstad.server.services import Services
from koopstad.server.settings import WHOLE_BOX
from koopstad.store import Key, Role, Summary
from koopstad.table import Table

Since = Annotated[
    int,
    Parameter(
        ge=-1,
        le=2**31 - 1,
        description="The log after this entry (`number` of an update); -1: the latest, at most 20.",
    ),
]


@post("/tables", summary="Open a table", responses=problems(422), request_max_body_size=WHOLE_BOX)
async def open_table(data: NewTable, services: Services, account: Account) -> Opened:
    """The game is dealt at once. Keep the keys: they are not shown again."""
    account.open_table(bots_alone=all(seat.kind == "bot" for seat in data.seats))
    game = await _edition(data, services) if data.edition else find(data.game)
    return await _opened(open_new(data, game, services.watch), services)


@post(
    "/tables/{table:str}/play-on",
    summary="Play on from the past",
    responses=problems(401, 403, 409, 410, 422),
)
async def play_on(table: str, data: PlayOn, visitor: Visitor, services: Services, account: Account) -> Opened:
    """A new table at which a finished game stands as it stood before one of its lines: you have the seat that
    decides there, bots have the others. The deal goes on from the same seed, which everybody knows by now."""
    old = (await look(services, table, visitor)).table
    account.open_table(bots_alone=False)
    return await _opened(open_to_play_on(old, data, services.watch), services)


async def _opened(opened: Table, services: Services) -> Opened:
    keys = NewKeys(opened)
    live = await services.tables.add(opened, keys.holders)
    return Opened(
        info=live.info(),
        keys=by_seat(keys.seats),
        host=keys.host,
        invitations=by_seat(keys.invitations),
        invitation=next(iter(keys.invitations.values()), ""),
        watch=keys.watch,
    )


async def _edition(wish: NewTable, services: Services) -> Game:
    """The game with printed values that somebody typed in: it is tried before anybody sits down to it."""
    name, values = find(wish.game).id, wish.edition
    wrong = await services.bots.try_out(name, msgspec.json.encode(values), len(wish.seats), wish.options)
    if wrong:
        raise problem(422, "bad-edition", wrong)
    return await in_thread(game_with, name, values)


@get("/tables", summary="Public tables that are not over", responses=problems())
async def open_tables(services: Services) -> list[TableLine]:
    return [_line(each) for each in await asyncio.to_thread(services.store.open_tables)]


@post("/mine", status_code=200, summary="The tables that these keys open", responses=problems())
async def my_tables(data: Keys, services: Services) -> list[TableLine]:
    """The client keeps its keys; the server knows no accounts. Keys that open nothing are left out."""
    places = [key for key in await services.access.keys(data.keys) if key is not None]
    found = await asyncio.to_thread(services.store.summaries, sorted({key.table for key in places}))
    tables = {each.table: each for each in found}
    return [_line(tables[key.table], key) for key in places if key.table in tables]


@get("/tables/{table:str}", summary="The table as you may see it", responses=problems(401, 403, 410))
async def see_table(table: str, visitor: Visitor, services: Services, since: Since = -1) -> Update:
    live = await look(services, table, visitor)
    return live.show(visitor.seat, await log_from(services, live, since))


@get("/tables/{table:str}/info", summary="What was agreed on", responses=problems(401, 403, 410))
async def table_info(table: str, visitor: Visitor, services: Services) -> TableInfo:
    """An invitation is enough to see it."""
    if visitor.role is Role.INVITE:
        return (await services.tables.get(table)).info()
    return (await look(services, table, visitor)).info()


@get(
    "/tables/{table:str}/printed",
    summary="What is printed on the board and cards of this table: tables of rows",
    responses=problems(401, 403, 410),
)
async def table_printed(table: str, visitor: Visitor, services: Services) -> dict[str, Any]:
    return dict((await look(services, table, visitor)).table.game.printed.tables)


@get(
    "/tables/{table:str}/pieces",
    summary="What every card, tile and the like does at this table: its text and its icons",
    responses=problems(401, 403, 410),
)
async def table_pieces(table: str, visitor: Visitor, services: Services) -> dict[str, PieceInfo]:
    live = (await look(services, table, visitor)).table
    return pieces_of(live.game, live.terms.header.options)


@get(
    "/tables/{table:str}/edition",
    summary="The printed values of somebody's box that this table is played with",
    responses=problems(401, 403, 410),
)
async def table_edition(table: str, visitor: Visitor, services: Services) -> dict[str, Any]:
    """As an edition file has them; empty where nothing was replaced. The record names its digest."""
    return (await look(services, table, visitor)).table.terms.edition


def _line(each: Summary, key: Key | None = None) -> TableLine:
    end = msgspec.json.decode(each.seal, type=Seal) if each.seal else None
    return TableLine(
        id=each.table,
        game=each.game,
        players=each.players,
        empty=each.empty,
        moves=each.moves,
        to_move=each.to_move,
        waiting=each.waiting,  # type: ignore[arg-type]
        at=each.at,
        seat=key.seat if key and key.role is Role.SEAT else None,
        role=key.role.value if key else "",
        scores=end.scores if end else [],
        ranking=end.ranking if end else [],
    )


router = Router(
    "/api",
    route_handlers=[
        *(open_table, play_on, open_tables, my_tables, see_table),
        *(table_info, table_printed, table_pieces, table_edition),
    ],
    tags=["Tables"],
)
