"""Tables that are played with the printed values of somebody's box: read, tried out, and kept with the table.

Whoever opens a table may send any values. They are bounded, a game is made of them, and it is played once by
chance in a process that may be ended, before anybody sits down to it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

import koopstad
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import EditionError, KoopstadError, OptionError
from koopstad.engine.game import Game
from koopstad.engine.printed import Row
from koopstad.engine.reading import shortened

Values = Mapping[str, Mapping[str, Mapping[str, str | int | bool]]]

LARGEST = 99  # no printed number is larger, unless such a one is printed already
REMEMBERED = 32  # editions
DECISIONS = 1500  # of the game that is played by chance; a longer one is no mistake


def game_with(name: str, values: Values) -> Game:
    """The game with these printed values in place of its own. To be run in a thread."""
    if not values:
        return koopstad.game(name)
    return _made(name, msgspec.json.encode(values, order="deterministic"))


@lru_cache(maxsize=REMEMBERED)
def _made(name: str, encoded: bytes) -> Game:
    values = msgspec.json.decode(encoded)
    printed = koopstad.game(name).printed.tables
    for table, rows in values.items():
        for key, cells in rows.items():
            for field, value in cells.items():
                _want_bounded(printed.get(table, {}), f"[{table}.{key}] {field}", field, value)
    return koopstad.game(name, values)


def _want_bounded(rows: Mapping[str, Row], where: str, field: str, value: object) -> None:
    """What is counted or dealt stays within what a box can hold."""
    if type(value) is not int:
        return
    there = [abs(cell) for row in rows.values() if type(cell := row.get(field)) is int]
    if abs(value) > max([LARGEST, *there]):
        raise EditionError(f"{shortened(where)}: {value} is more than is ever printed")


def rehearse(name: str, encoded: bytes, seats: int, options: dict[str, Any]) -> str:
    """Makes the game and plays it once by chance: what goes wrong, or nothing. In a process of the pool."""
    try:
        game = game_with(name, msgspec.json.decode(encoded))
        _play_by_chance(game, seats, options)
    except OptionError:
        return ""  # not the fault of these values: whoever opens the table is told
    except KoopstadError as error:
        return shortened(error)
    except Exception as error:  # the rules did not expect such values
        return shortened(f"the rules cannot do with these values: {type(error).__name__}: {error}")
    return ""


def _play_by_chance(game: Game, seats: int, options: Mapping[str, object]) -> None:
    chance, dealer = random.Random(1), FastDealer(1)
    state = game.start(seats, options, dealer)
    for _ in range(DECISIONS):
        if state.to_move is None:
            break
        state.play(chance.choice(state.actions()), dealer)
    for seat in (None, *range(seats)):
        state.view(seat)
    state.scores()
    game.restore(state.data())
