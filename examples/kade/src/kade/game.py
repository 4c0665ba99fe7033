"""Kade as Koopstad sees it: all parts put together."""

from typing import Final

from kade import describe, plain, rules, sight
from kade.position import Position
from kade.printed import GOOD, SEATS, catalogue, read_goods
from koopstad.engine.game import Game
from koopstad.engine.names import Names
from koopstad.engine.options import Option
from koopstad.engine.printed import Edition

OPTIONS: Final = (Option("market", "lively", ("lively", "calm"), "Whether a six is a fair (KAD-4.3)."),)


class Kade(Game[Position]):
    def __init__(self, edition: Edition = None) -> None:
        super().__init__(
            name="kade",
            title="Kade",
            seats=SEATS,
            rules="1",
            options=OPTIONS,
            printed=read_goods(edition),
            catalogue=catalogue(),
            names=Names([GOOD], drawn=[GOOD]),
            steps=rules.STEPS,
            setup=rules,
            sight=sight,
            telling=describe,
            plain=plain,
        )

    def finish(self, state: Position) -> None:
        rules.finish(state)
