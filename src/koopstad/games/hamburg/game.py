"""Hamburg (Stefan Feld), rules HAM-1 to HAM-19."""

from collections.abc import Mapping
from typing import Any, Final

from koopstad.engine.cards import Decks, Icon
from koopstad.engine.game import Game
from koopstad.engine.options import Option, who_begins
from koopstad.engine.printed import Edition
from koopstad.games.hamburg.cards.deck import Deck
from koopstad.games.hamburg.cards.model import GLOSSARY
from koopstad.games.hamburg.cards.programs import SHIPS
from koopstad.games.hamburg.cards.readings import READINGS, text_of
from koopstad.games.hamburg.position import plain, sight
from koopstad.games.hamburg.position.state import Position
from koopstad.games.hamburg.printed.actions import catalogue
from koopstad.games.hamburg.printed.board import read_board
from koopstad.games.hamburg.printed.names import Names
from koopstad.games.hamburg.printed.pieces import CARDS, COLOURS, DICE, EXPANSIONS
from koopstad.games.hamburg.rules import describe, flow, older, setup
from koopstad.games.hamburg.rules.steps import STEPS

RULES: Final = "2"
OPTIONS: Final = (
    Option(
        "expansions",
        [],
        EXPANSIONS,
        "The expansions in play (HAM-12 to HAM-17); stock with clergy is not recommended (HAM-17.1).",
        many=True,
    ),
    who_begins(5, "HAM-2.15"),
    Option(
        "misprints",
        "corrected",
        ("corrected", "printed"),
        "Cards 019, 082, 127 and 186 as they were probably meant, or as printed (HAM-AMB-01 to HAM-AMB-04).",
    ),
    Option(
        "gifts",
        "cycle",
        ("cycle", "once"),
        "Cards 006, 033, 048, 102 and 156 work once per cycle, or at once and never again (HAM-AMB-07).",
    ),
    Option(
        "card_189",
        "II",
        ("II", "III", "once"),
        "Card 189 works in phase II, in phase III, or at once and never again (HAM-AMB-08).",
    ),
    Option(
        "black_tile",
        "common",
        ("common", "own"),
        "A black 5 or 6 draws one misfortune tile for all, or one for each player (HAM-AMB-13).",
    ),
    Option(
        "mayor_07",
        "permanent",
        ("permanent", "cost-0", "points-0"),
        "The kind of building that mayor side 07 rewards (HAM-AMB-58).",
    ),
    Option(
        "tom_6",
        "discard",
        ("discard", "site"),
        "With a 6 TOM discards a card he cannot build, or tries to lay it as a site first (HAM-AMB-77).",
    ),
)


class Hamburg(Game[Position]):
    """The game with its printed material."""

    def __init__(self, edition: Edition = None, rules: str = RULES) -> None:
        self.board: Final = read_board(edition)
        self.names: Final = Names(self.board)
        super().__init__(
            name="hamburg",
            title="Hamburg",
            seats=range(1, 6),
            rules=rules,
            options=OPTIONS,
            printed=self.board.printed,
            catalogue=catalogue(),
            names=self.names,
            steps=STEPS,
            setup=setup,
            sight=sight,
            telling=describe,
            plain=plain,
            any_of=COLOURS,
        )
        self.decks: Final = Decks(READINGS, lambda options: Deck(self.board, options))

    def as_of(self, rules: str) -> "Hamburg":
        return Hamburg(self.printed.given or None, rules)

    def adopt(self, state: Position) -> Position:
        return state if state.game is self else older.adopted(super().adopt(state))

    def card_text(self, piece: str, options: Mapping[str, Any]) -> str:
        return text_of(piece, self.decks.under(options).variants)

    def icons(self, piece: str, options: Mapping[str, Any]) -> list[Icon]:
        """The symbol of a card comes first. Tiles are drawn from what is printed on them."""
        kind, _, name = piece.partition("-")
        if kind == "ship":
            return [icon for effect in SHIPS[DICE.index(name)] for icon in effect.icons(GLOSSARY)]
        entry = self.decks.under(options).entry(piece)
        return [] if entry is None else entry.icons(GLOSSARY)

    def finish(self, state: Position) -> None:
        flow.finish(state)

    def pieces(self) -> list[str]:
        """Cards, mayor sides, stock and clergy tile sides, extra black tiles, ships."""
        return [
            *(f"card-{card:03}" for card in range(1, CARDS + 1)),
            *(f"mayor-{side:02}" for side in self.board.mayors),
            *(f"stock-{side.name}" for side in self.board.stock),
            *(f"clergy-{side.name}" for side in self.board.clergy),
            *(f"tile-{tile.name}" for tile in self.board.black_tiles if tile.extra),
            *(f"ship-{colour}" for colour in DICE),
        ]
