"""Plays golden records: new ones, and old ones anew after a rule has changed and ``RULES`` was raised for it.

``python -m tests.golden.make hamburg``: each record of that game again, with its own seats, options, seed and
bot, and what was legal at every decision of it.

``python -m tests.golden.make hamburg 2 greedy expansions=ships first=2``: one more, of two seats.
"""

from __future__ import annotations

import hashlib
import json
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path

import koopstad
from koopstad.bots import bot, decide
from koopstad.engine import record as records
from koopstad.engine.dealer import FairDealer
from koopstad.engine.replay import replay

FOLDER = Path(__file__).parent
LEGAL = FOLDER / "actions.toml"
SAYS = "# What was legal at every decision of each record: a digest over the lists of actions.\n\n"


def again(path: Path) -> None:
    rows = path.read_text(encoding="utf-8").splitlines()
    header, seal = json.loads(rows[0]), json.loads(rows[-1])
    make(path, header["game"], header["seats"], header["options"], bytes.fromhex(seal["seed"]))


def one_more(name: str, seats: int, player: str, options: Mapping[str, object]) -> Path:
    number = len(list(FOLDER.glob(f"{name}-*.koopstad")))
    path = FOLDER / f"{name}-{number}-{player}.koopstad"
    make(path, name, seats, options, hashlib.sha256(path.stem.encode()).digest())
    return path


def make(path: Path, name: str, seats: int, options: Mapping[str, object], seed: bytes) -> None:
    game = koopstad.game(name)
    dealer = FairDealer(seed)
    record, state = records.begin(game, seats, dict(options), dealer)
    players = [bot(game.id, path.stem.rpartition("-")[2], seat) for seat in range(state.seats)]
    while state.to_move is not None:
        seat = state.to_move
        records.play(record, state, decide(players[seat], state, seat), dealer)
    records.seal(record, state, dealer)
    record.save(path)
    legal = tomllib.loads(LEGAL.read_text(encoding="utf-8"))
    legal[path.stem] = what_was_legal(record)
    LEGAL.write_text(
        SAYS + "".join(f'{stem} = "{legal[stem]}"\n' for stem in sorted(legal, key=_place)), encoding="utf-8"
    )


def _place(stem: str) -> tuple[str, int]:
    name, number, _ = stem.split("-")
    return name, int(number)


def what_was_legal(record: records.Record) -> str:
    """A digest over the actions that were legal at every decision of a record."""
    digest = hashlib.sha256()
    for state, _ in replay(record, koopstad.game(record.header.game)):
        if state.to_move is not None:
            digest.update(json.dumps(state.actions()).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    if len(sys.argv) > 2:
        name, seats, player, *given = sys.argv[1:]
        print(one_more(name, int(seats), player, dict(each.split("=", 1) for each in given)).stem)
    else:
        for found in sorted(FOLDER.glob(f"{sys.argv[1]}-*.koopstad")):
            again(found)
            print(found.stem)
