"""Plays golden records anew, after a rule has changed and ``RULES`` was raised for it.

``python -m tests.golden.make hamburg``: each record of that game again, with its own seats, options, seed and
bot, and what was legal at every decision of it.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from pathlib import Path

import koopstad
from koopstad.bots import Eyes, bot
from koopstad.engine import record as records
from koopstad.engine.dealer import FairDealer
from koopstad.engine.replay import replay

FOLDER = Path(__file__).parent
LEGAL = FOLDER / "actions.toml"


def make(path: Path) -> None:
    rows = path.read_text(encoding="utf-8").splitlines()
    header, seal = json.loads(rows[0]), json.loads(rows[-1])
    game = koopstad.game(header["game"])
    dealer = FairDealer(bytes.fromhex(seal["seed"]))
    record, state = records.begin(game, header["seats"], header["options"], dealer)
    players = [bot(game.id, path.stem.rpartition("-")[2], seat) for seat in range(state.seats)]
    while state.to_move is not None:
        seat = state.to_move
        records.play(record, state, players[seat].choose(Eyes(state, seat)), dealer)
    records.seal(record, state, dealer)
    record.save(path)
    legal = LEGAL.read_text(encoding="utf-8")
    LEGAL.write_text(
        re.sub(rf'^{path.stem} = ".*"$', f'{path.stem} = "{what_was_legal(record)}"', legal, flags=re.M),
        encoding="utf-8",
    )


def what_was_legal(record: records.Record) -> str:
    """A digest over the actions that were legal at every decision of a record."""
    digest = hashlib.sha256()
    for state, _ in replay(record, koopstad.game(record.header.game)):
        if state.to_move is not None:
            digest.update(json.dumps(state.actions()).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    for name in sys.argv[1:]:
        for found in sorted(FOLDER.glob(f"{name}-*.koopstad")):
            make(found)
            print(found.stem)
