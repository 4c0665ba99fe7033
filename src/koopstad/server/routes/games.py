"""What can be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Response, Router, get
from litestar.enums import MediaType

import koopstad
from koopstad.bots import bots, times
from koopstad.bots.strengths import strength
from koopstad.engine.errors import OptionError
from koopstad.engine.game import Game
from koopstad.engine.manifest import manifest
from koopstad.engine.options import Value, resolve
from koopstad.engine.reading import quoted
from koopstad.engine.words import LANGUAGES, languages, rules, sources, spoken
from koopstad.server.messages.games import BotInfo, GameInfo, OptionInfo, PieceInfo
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
        manifest(game.id).web,
        options,
        [_bot(game.id, name) for name in bots(game.id)],
        list(languages(game.id)),
    )


def _bot(game: str, name: str) -> BotInfo:
    known = strength(game, name)
    return BotInfo(
        name=name,
        points=known.points if known else None,
        within=known.within if known else 0.0,
        seconds=list(times(game, name)),
    )


@get("/", summary="All games", responses=problems())
async def games() -> list[GameInfo]:
    return [_info(game) for game in koopstad.playable()[0]]


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
    "/{game:str}/pieces",
    summary="What every card, tile and the like does under `options` (as JSON): its text and its icons",
    responses=problems(422),
)
async def pieces(game: str, options: str = "{}") -> dict[str, PieceInfo]:
    found = find(game)
    try:
        given = msgspec.json.decode(options, type=dict[str, Value])
    except msgspec.DecodeError as error:
        raise OptionError(f"these are no options as JSON: {quoted(options)}") from error
    return pieces_of(found, resolve(found.options, given))


def pieces_of(game: Game, agreed: Mapping[str, Any]) -> dict[str, PieceInfo]:
    return {
        piece: PieceInfo(game.card_text(piece, agreed), game.card_args(piece), game.icons(piece, agreed))
        for piece in game.pieces()
    }


@get(
    "/{game:str}/words/{language:str}",
    summary="The words, as a Fluent catalogue; in English where the game lacks the language",
    responses=problems(),
    media_type=MediaType.TEXT,
)
async def words(game: str, language: str) -> Response[str]:
    found = find(game).id
    _refuse_unknown(language)
    return Response(
        "\n".join(sources(found, language)),
        media_type=MediaType.TEXT,
        headers={"content-language": spoken(found, language)},
    )


@get(
    "/{game:str}/rules/{language:str}",
    summary="Every rule by its number, in a sentence; in English where the game lacks the language",
    responses=problems(),
)
async def rule_texts(game: str, language: str) -> dict[str, str]:
    found = find(game).id
    _refuse_unknown(language)
    return rules(found, language)


def _refuse_unknown(language: str) -> None:
    if language not in LANGUAGES:
        raise problem(404, "no-such-language", f"there are words in: {', '.join(LANGUAGES)}")


router = Router(
    "/api/games",
    route_handlers=[games, game_info, actions, printed, pieces, words, rule_texts],
    tags=["Games"],
)
