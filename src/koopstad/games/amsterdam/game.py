"""Amsterdam (Stefan Feld), rules AMS-1 to AMS-19."""

import re
from collections.abc import Mapping
from typing import Any, Final

from koopstad.engine.cards import Decks, Icon
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import OptionError
from koopstad.engine.events import Args
from koopstad.engine.game import Game
from koopstad.engine.options import Option
from koopstad.engine.printed import Edition
from koopstad.games.amsterdam.cards.deck import Deck
from koopstad.games.amsterdam.cards.model import GLOSSARY
from koopstad.games.amsterdam.cards.readings import READINGS
from koopstad.games.amsterdam.cards.tiles import TILES
from koopstad.games.amsterdam.position import plain, sight
from koopstad.games.amsterdam.position.state import Position
from koopstad.games.amsterdam.printed.actions import catalogue
from koopstad.games.amsterdam.printed.board import read_board
from koopstad.games.amsterdam.printed.names import Names
from koopstad.games.amsterdam.printed.pieces import CARDS, COLOURS, EDITIONS
from koopstad.games.amsterdam.rules import describe, scoring, setup
from koopstad.games.amsterdam.rules.steps import STEPS

RULES: Final = "2"
OPTIONS: Final = (
    Option("rounds", 12, (12, 10), "12 rounds, or the short game of 10 (AMS-13)."),
    Option(
        "expansions",
        [],
        ("workers", "tasks", "trader", "tiles"),
        "Foreman and bailiff, secret tasks, black-market trader, extra market tiles (AMS-14 to AMS-17).",
        many=True,
    ),
    Option("tasks", 3, (3, 5), "Secret tasks dealt to each player (AMS-15.1)."),
    Option("open_tasks", 0, (0, 1, 2), "How many of each player's tasks lie face up (AMS-15.1, C-36)."),
    Option("market", "mix", ("mix", "replace"), "Extra market tiles mixed in, or in place of B (AMS-17)."),
    Option(
        "edition",
        "consensus",
        EDITIONS,
        "Where the rulebooks disagree: what most of them say, or one of them to the letter.",
    ),
    Option(
        "district_condition",
        "used",
        ("used", "active"),
        "Cards that ask for a district map: it was used this turn, or it is merely active (Q-45).",
    ),
)


class Amsterdam(Game[Position]):
    """The game with its board and its 132 cards."""

    def __init__(self, edition: Edition = None, rules: str = RULES) -> None:
        self.board: Final = read_board(edition)
        self.names: Final = Names(self.board)
        super().__init__(
            name="amsterdam",
            title="Amsterdam",
            seats=range(1, 5),
            rules=rules,
            options=OPTIONS,
            printed=self.board.printed,
            catalogue=catalogue(self.board),
            names=self.names,
            steps=STEPS,
            setup=setup,
            sight=sight,
            telling=describe,
            plain=plain,
            any_of=COLOURS,
        )
        self.decks: Final = Decks(READINGS, lambda options: Deck(self.board, options))
        self.decks.under(self.agree(2, {}))  # whether the entries fit what is printed

    def as_of(self, rules: str) -> "Amsterdam":
        return Amsterdam(self.printed.given or None, rules)

    def agree(self, seats: int, options: Mapping[str, object]) -> dict[str, Any]:
        agreed = super().agree(seats, options)
        chosen = agreed["expansions"]
        if seats == 1 and chosen:
            raise OptionError(
                f"option 'expansions' is {', '.join(chosen)}, but alone one plays without (AMS-14.1)"
            )
        for name, expansion in (("tasks", "tasks"), ("open_tasks", "tasks"), ("market", "tiles")):
            default = next(option.default for option in OPTIONS if option.name == name)
            if agreed[name] != default and expansion not in chosen:
                raise OptionError(
                    f"option {name!r} is {agreed[name]}, which means something only with the expansion "
                    f"{expansion!r}; add it to 'expansions' or leave {name!r} out"
                )
        return agreed

    def dealt(self, state: Position, seat: int) -> tuple[str, ...]:
        """AMS-15.1: the tasks."""
        return tuple([f"task:{task}" for task in state.players[seat].tasks])

    def card_text(self, piece: str, options: Mapping[str, Any]) -> str:
        variant = self.decks.under(options).variants.get(piece)
        return f"{piece}-text-{variant}" if variant else f"{piece}-text"

    def card_args(self, piece: str) -> Args:
        kind, _, name = piece.partition("-")
        if kind != "tile":
            return {}
        tile = next(tile for tile in self.board.tiles if tile.name == name)
        return {"cost": tile.cost, "points": tile.points}

    def renamed(self) -> str:
        """A card is called after its type and its number."""
        replaced = self.board.printed.replaced
        cards = [card for card in range(1, CARDS + 1) if f"card_types.{card:03}.type" in replaced]
        return "".join([f"card-{card:03} = {self._type_name(card)} {card:03}\n" for card in cards])

    def _type_name(self, card: int) -> str:
        """The words of a type that is in the box; a type that is not goes by the name it was given."""
        from koopstad.engine.words import english

        name = self.board.type_names[self.board.types[card]]
        if english(self.id).has(f"type-{name}"):
            return f"{{ type-{name} }}"
        return " ".join(re.findall(r"\w+", name)).capitalize() or "?"

    def icons(self, piece: str, options: Mapping[str, Any]) -> list[Icon]:
        kind, _, name = piece.partition("-")
        if kind != "tile":
            return self.decks.under(options).entry(piece).icons(GLOSSARY)
        tile = next(tile for tile in self.board.tiles if tile.name == name)
        points: list[Icon] = [["gain", "points", tile.points]] if tile.points else []
        extras = [icon for effect in TILES[name] for icon in effect.icons(GLOSSARY)]
        return [["pay", "gulden", tile.cost], *points, *extras]

    def finish(self, state: Position) -> None:
        state.pending = ()
        scoring.score(state, FastDealer(0))

    def pieces(self) -> list[str]:
        return [
            *(f"card-{number:03}" for number in range(1, CARDS + 1)),
            *(f"task-{number}" for number in range(1, len(self.board.task_points) + 1)),
            *(f"tile-{tile.name}" for tile in self.board.tiles),
        ]
