"""What can be played."""

from __future__ import annotations

from typing import Any

from litestar import Router, get
from litestar.enums import MediaType

import koopstad
from koopstad.bots import bots
from koopstad.engine.game import Game
from koopstad.engine.reading import quoted
from koopstad.engine.words import LANGUAGES, sources
from koopstad.server.messages import GameInfo, OptionInfo
from koopstad.server.problems import problem
from koopstad.server.routes.common import problems


def find(name: str) -> Game:
    if name not in koopstad.game_names():
        raise problem(404, "no-such-game", f"there is no game {quoted(name)}; see /api/games")
    return koopstad.game(name)


def _info(game: Game) -> GameInfo:
    options = [
        OptionInfo(option.name, option.default, list(option.choices), option.says, option.many)
        for option in game.options
    ]
    return GameInfo(
        game.id,
        game.title,
        list(game.seats),
        game.rules,
        game.edition,
        options,
        list(bots(game.id)),
        list(LANGUAGES),
    )


@get("/", summary="All games", responses=problems())
async def games() -> list[GameInfo]:
    return [_info(koopstad.game(name)) for name in koopstad.game_names()]


@get("/{game:str}", summary="One game", responses=problems())
async def game_info(game: str) -> GameInfo:
    return _info(find(game))


@get("/{game:str}/actions", summary="The notation of every action, by its number", responses=problems())
async def actions(game: str) -> list[str]:
    return list(find(game).catalogue.names)


@get(
    "/{game:str}/printed", summary="What is printed on board and cards: tables of rows", responses=problems()
)
async def printed(game: str) -> dict[str, Any]:
    return dict(find(game).printed.tables)


@get(
    "/{game:str}/words/{language:str}",
    summary="The words, as a Fluent catalogue",
    responses=problems(),
    media_type=MediaType.TEXT,
)
async def words(game: str, language: str) -> str:
    if language not in LANGUAGES:
        raise problem(404, "no-such-language", f"there are words in: {', '.join(LANGUAGES)}")
    return "\n".join(sources(find(game).id, language))


router = Router("/api/games", route_handlers=[games, game_info, actions, printed, words], tags=["Games"])
