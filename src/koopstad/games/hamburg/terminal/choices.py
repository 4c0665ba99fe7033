"""The choices of Hamburg in groups: by basic action, then by card."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from koopstad.drawing.board import Choice, Group, View, Way
from koopstad.drawing.palette import chip, symbols
from koopstad.engine.words import Words
from koopstad.games.hamburg.game import Hamburg
from koopstad.games.hamburg.printed import actions as a
from koopstad.games.hamburg.printed.pieces import CARDS, COLOURS, DICE, HALVES, TOKENS
from koopstad.games.hamburg.terminal.cards import Cards

_WIDE, _HALF, _THIRD = 100, 52, 34
_CARDS_IN_A_ROW_EACH = 6  # more cards than these stand in two columns
_LAST_OF_HAND = a.HAND * a.STRIDE


class Choices:
    """Finds the group and the words of every action."""

    def __init__(self, game: Hamburg, words: Words, cards: Cards, player: Callable[[int], Text]) -> None:
        self._game = game
        self._board = game.board
        self._words = words
        self._cards = cards
        self._player = player

    def groups(self, view: View, actions: Sequence[int]) -> list[Group]:
        played = [action for action in actions if action < _LAST_OF_HAND]
        groups = [
            *self._basic_actions(view, played),
            *self._card_groups(actions),
            Group("Choose", self._colours(view, actions)),
            Group("Place", self._places(view, actions)),
            Group("Otherwise", self._otherwise(view, actions)),
        ]
        return [group for group in groups if group.choices]

    # --- basic actions --------------------------------------------------------------------------------

    def _basic_actions(self, view: View, actions: Sequence[int]) -> list[Group]:
        """HAM-6.5 to HAM-6.10: a group for each, with the cards it can be done with."""
        kinds = (
            ("Workers", (a.WITH_WORKERS,)),
            ("Money", (a.WITH_MONEY,)),
            ("Lower", (a.WITH_LOWER,)),
            ("Wall", (a.WITH_LEFT, a.WITH_RIGHT)),
            ("Lay a site", (a.WITH_SITE,)),
        )
        groups = [
            Group(
                title,
                [_one(action, self._basic(view, action)) for action in actions if action % a.STRIDE in which],
            )
            for title, which in kinds
        ]
        return [*groups, Group("Build", self._builds(view, actions), _HALF, _HALF, beside=True)]

    def _basic(self, view: View, action: int) -> Text:
        """``3▲ (card 1)``, ``5M (1)``, ``flood (2)`` ..."""
        place, what = divmod(action, a.STRIDE)
        own = view["players"][view["you"]]
        colour = self._played_colour(view, own["backs"][place])
        card = (f" card {place + 1}", "dim")
        if what == a.WITH_WORKERS:
            return Text.assemble(symbols(colour, self._board.workers_taken), card)
        if what == a.WITH_MONEY:
            return Text.assemble(symbols(colour, 1), f" {view['dice'][DICE.index(colour)]}M", card)
        if what == a.WITH_LOWER:
            return Text.assemble(symbols(colour, 1), f" level {own['levels'][COLOURS.index(colour)]}", card)
        if what == a.WITH_SITE:
            return Text.assemble(symbols(colour, 1), card)
        half = HALVES[what - a.WITH_LEFT]
        price = view["prices"].get(self._game.name(action), 0)
        return Text.assemble(symbols(colour, 1), f" {half} for {price}M", card)

    def _played_colour(self, view: View, colour: str) -> str:
        """Card 224 may have given the card another colour."""
        asks = view["asks"]
        if str(view["step"]).startswith("turn") and len(asks) > 1 and asks[1] >= 0:
            return COLOURS[asks[1]]
        return colour

    def _builds(self, view: View, actions: Sequence[int]) -> list[Choice]:
        """A card with its price; where several sites are free, each is a way."""
        own = view["players"][view["you"]] if view["you"] is not None else {}
        ways: dict[int, list[Way]] = {}
        for action in actions:
            place, what = divmod(action, a.STRIDE)
            if what == a.WITH_DISPLAY:
                ways.setdefault(place, []).append(Way(action, Text()))
            elif what >= a.WITH_BUILD:
                site = what - a.WITH_BUILD
                label = Text.assemble(symbols(own["sites"][site]["colour"], 1), f"{site + 1}")
                ways.setdefault(place, []).append(Way(action, label))
        choices = []
        for place, found in ways.items():
            card = own["hand"][place]
            price = view["prices"].get(self._game.name(found[0].action), 0)
            label = Text.assemble(
                self._cards.short(card), f" {self._board.names[card]} for ", (f"{price}M", "bold")
            )
            if found[0].label.plain:
                label.append(" on site ")
            choices.append(Choice(label, found))
        return choices

    # --- cards ----------------------------------------------------------------------------------------

    def _card_groups(self, actions: Sequence[int]) -> list[Group]:
        """Using, picking, losing displayed cards: each with its text."""
        kinds = (("Use", a.ACTIVATE), ("Use again", a.AGAIN), ("Pick", a.PICK), ("Lose", a.LOSE))
        groups = []
        for title, base in kinds:
            chosen = [action - base for action in actions if base < action <= base + CARDS]
            choices = [_one(base + card, self._cards.line(card)) for card in chosen]
            column = _HALF if len(choices) > _CARDS_IN_A_ROW_EACH else _WIDE
            groups.append(Group(title, choices, column, column, beside=True))
        return groups

    # --- colours and places ---------------------------------------------------------------------------

    def _colours(self, view: View, actions: Sequence[int]) -> list[Choice]:
        kinds = (
            (a.DRAW, "draw from"),
            (a.RECOLOUR, "the next card counts as"),
            (a.WORKER, "take"),
            (a.GIVE, "return"),
            (a.BUY, "buy"),
            (a.LOWER_COLOUR, "lower"),
            (a.RAISE, "raise"),
            (a.SUFFER, "suffer"),
        )
        choices = []
        for base, verb in kinds:
            found = [action for action in actions if base <= action < base + len(COLOURS)]
            for action in found:
                colour = COLOURS[action - base]
                left = f" ({view['piles'][action - base]})" if base == a.DRAW else ""
                choices.append(_one(action, Text.assemble(f"{verb} ", chip(colour, colour), left)))
        for action in actions:
            if a.SHIP <= action < a.SHIP + len(DICE):
                ship = DICE[action - a.SHIP]
                choices.append(
                    _one(action, Text.assemble(chip(ship, "ship"), f" {self._words.text(f'ship-{ship}')}"))
                )
        return choices

    def _places(self, view: View, actions: Sequence[int]) -> list[Choice]:
        """Hand cards, sites, halves of the wall."""
        own = view["players"][view["you"]] if view["you"] is not None else {}
        choices = []
        for action in actions:
            if a.CARD <= action < a.CARD + 2 * a.HAND:
                verb = "discard " if action >= a.DISCARD else ""
                place = (action - a.CARD) % a.HAND
                choices.append(_one(action, Text(verb) + self._hand_card(own, place)))
            elif a.ON <= action < a.ON + a.SITES or a.LOSE_SITE <= action < a.LOSE_SITE + a.SITES:
                lost = action >= a.LOSE_SITE and action < a.LOSE_SITE + a.SITES
                site = action - (a.LOSE_SITE if lost else a.ON)
                colour = symbols(own["sites"][site]["colour"], 1)
                choices.append(
                    _one(action, Text.assemble(f"{'lose' if lost else 'on'} site {site + 1} ", colour))
                )
            elif a.LOSE_STONE <= action < a.LOSE_STONE + 2:
                choices.append(
                    _one(action, Text(f"lose a stone of the {HALVES[action - a.LOSE_STONE]} half"))
                )
            elif a.STONE <= action < a.STONE + 2:
                choices.append(_one(action, self._stone(own, action - a.STONE)))
        return choices

    def _hand_card(self, own: View, place: int) -> Text:
        card = own["hand"][place]
        return Text.assemble(f"{place + 1} ", self._cards.short(card), f" {self._board.names[card]}")

    def _stone(self, own: View, half: int) -> Text:
        segment = self._board.wall[half][own["wall"][half]]
        return Text.assemble(symbols(COLOURS[segment.colour], 1), f" segment of the {HALVES[half]} half")

    # --- the rest -------------------------------------------------------------------------------------

    def _otherwise(self, view: View, actions: Sequence[int]) -> list[Choice]:
        return [_one(action, self._plain(view, action)) for action in actions if self._is_plain(action)]

    def _is_plain(self, action: int) -> bool:
        return action >= a.TURN_BACK and not a.SHIP <= action < a.SHIP + len(DICE)

    def _plain(self, view: View, action: int) -> Text:
        if action < a.TURN_BACK + len(TOKENS):
            token = self._words.text(f"token-{TOKENS[action - a.TURN_BACK]}")
            return Text(f"turn back the majority token for {token}")
        if action < a.SHIP:
            hummel = action == a.STATUE
            value = (view["hummels"] if hummel else view["jettes"])[0]
            return Text(f"Hans Hummel, {value} points" if hummel else f"Zitronenjette, {value} marks")
        if a.CLERGYMAN <= action < a.TRADE:
            return Text(f"move the clergyman to the {'left' if action == a.CLERGYMAN else 'right'}")
        if a.TRADE <= action <= a.MAYOR:
            return Text("trade with ") + self._player(action - a.TRADE)
        if a.MAYOR < action < a.PREVENT:
            side = self._board.mayors[action - a.MAYOR]
            start = f"{side.marks} marks, {side.workers} workers"
            return Text.assemble(
                (f"{side.name}: ", "bold"), self._words.text(f"mayor-{action - a.MAYOR:02}"), f" ({start})"
            )
        if action == a.PREVENT:
            return Text("return a worker to prevent it")
        if action == a.ADVANCE:
            price = view["prices"].get(self._game.name(action), 0)
            return Text.assemble("advance on the town hall square for ", (f"{price}M", "bold"))
        return Text("done: nothing more")


def _one(action: int, label: Text) -> Choice:
    return Choice(label, [Way(action, Text())])
