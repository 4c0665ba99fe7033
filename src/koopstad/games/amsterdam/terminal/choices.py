"""The choices of Amsterdam in groups, each with its price and what it brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from koopstad.drawing.board import Choice, Group, View, Way
from koopstad.drawing.palette import chip, symbols
from koopstad.engine.words import Words
from koopstad.games.amsterdam.game import Amsterdam
from koopstad.games.amsterdam.printed import actions as a
from koopstad.games.amsterdam.printed.pieces import (
    BLOCKS,
    CARDS,
    COLOURS,
    DISTRICTS,
    DOCKERS,
    GOODS,
    WHEEL_SLOTS,
)
from koopstad.games.amsterdam.terminal.cards import Cards
from koopstad.games.amsterdam.terminal.map import TARGET, dockers, group_of

_CARDS_IN_A_ROW_EACH = 6  # more cards than these stand in two columns
_WIDE, _HALF, _THIRD, _QUARTER = 100, 52, 34, 26


class Choices:
    """Finds the group and the words of every action."""

    def __init__(self, game: Amsterdam, words: Words) -> None:
        self._game = game
        self._board = game.board
        self._words = words

    def groups(self, view: View, actions: Sequence[int]) -> list[Group]:
        lists = [
            *self._card_groups(view, actions),
            self._list("Take a block", self._blocks(view, actions), _THIRD),
            self._list("Sail to", self._sails(view, actions), _THIRD),
            self._row("Barge", [self._one(action, self._barge(view, action)) for action in _barge(actions)]),
            self._row(
                "Amstel", [self._one(action, self._amstel(view, action)) for action in _amstel(actions)]
            ),
            self._list("Dice", self._dice(view, actions), _THIRD),
            self._list("Resources", self._resources(view, actions), _QUARTER),
            self._list("Figures", self._figures(actions), _QUARTER),
            self._row("Market", self._market(view, actions)),
            self._row("Otherwise", self._otherwise(actions)),
        ]
        return [group for group in lists if group.choices]

    def _row(self, title: str, choices: list[Choice]) -> Group:
        return Group(title, choices)

    def _list(self, title: str, choices: list[Choice], column: int) -> Group:
        return Group(title, choices, column, column, beside=True)

    def _one(self, action: int, label: Text) -> Choice:
        return Choice(label, [Way(action, Text())])

    def _cards(self, view: View) -> Cards:
        return Cards(self._board, self._words, view["variants"])

    # --- cards ----------------------------------------------------------------------------------------

    def _card_groups(self, view: View, actions: Sequence[int]) -> list[Group]:
        """Taking, activating, using, discarding: the card with its price, moment and text."""
        kinds = (
            ("Take", a.TAKE, True),
            ("TOM removes", a.REMOVE, True),
            ("Activate", a.ACTIVATE, True),
            ("Use", a.USE, False),
            ("Discard", a.DISCARD, True),
        )
        groups = []
        for title, base, cost in kinds:
            cards = [action - base for action in actions if base < action <= base + CARDS]
            choices = [self._one(base + card, self._cards(view).line(card, cost)) for card in cards]
            groups.append(self._list(title, choices, _HALF if len(choices) > _CARDS_IN_A_ROW_EACH else _WIDE))
        return groups

    # --- blocks ---------------------------------------------------------------------------------------

    def _blocks(self, view: View, actions: Sequence[int]) -> list[Choice]:
        """A block with what it costs; with card 027 there are two ways to pay."""
        ways: dict[int, list[Way]] = {}
        for action in actions:
            if a.BLOCK <= action < a.BLOCK_GULDEN:
                block = action - a.BLOCK
                cubes = view["prices"].get(self._game.name(action), 0)
                colour = COLOURS[self._board.city.colour_of[self._board.city.blocks[block].district]]
                price = symbols(colour, cubes) if cubes else Text("free")
                ways.setdefault(block, []).append(Way(action, price))
            elif a.BLOCK_GULDEN <= action < a.BLOCK_GULDEN + BLOCKS:
                ways.setdefault(action - a.BLOCK_GULDEN, []).append(Way(action, Text("ƒ2")))
        return [Choice(self._block(view, block), ways[block]) for block in sorted(ways)]

    def _block(self, view: View, number: int) -> Text:
        """``Plantage 3◎ beer, group 4 for ``"""
        block = self._board.city.blocks[number]
        name = DISTRICTS[block.district]
        label = Text(f"{self._words.text(f'district-{name}')} {block.name.rpartition('-')[2]}")
        if name in view["districts"]:
            label.append(TARGET, "bold")
        good = view["goods"][number]
        if good >= 0:
            label.append(f" {GOODS[good]}", "bold")
        own = {place for place, owner in enumerate(view["owners"]) if owner == view["you"]}
        joined = len(group_of(self._board, own, number))
        if joined > 1:
            label.append(f" →{joined}")
        return label.append(" ")

    # --- the barge ------------------------------------------------------------------------------------

    def place(self, name: str) -> str:
        """A place of the harbour in words."""
        for kind in ("place", "pier", "store"):
            if self._words.has(f"{kind}-{name}"):
                return self._words.text(f"{kind}-{name}")
        return name

    def _sails(self, view: View, actions: Sequence[int]) -> list[Choice]:
        """Nearest first; all open water is one choice with a letter for each space."""
        sails = [action for action in actions if a.SAIL <= action < a.DOCKER]
        sails.sort(key=lambda action: view["prices"].get(self._game.name(action), 0))
        water: list[Way] = []
        choices = []
        for action in sails:
            place = self._board.harbour.places[action - a.SAIL]
            price = Text(f" for {view['prices'].get(self._game.name(action), 0)}", "bold")
            if place.kind == "water":
                water.append(Way(action, Text.assemble(place.name.removeprefix("water-"), price)))
            else:
                label = Text.assemble(self.place(place.name), price, self._reason(view, place.name))
                choices.append(self._one(action, label))
        if water:
            choices.append(Choice(Text("open water"), water))
        return choices

    def _reason(self, view: View, name: str) -> Text:
        """What the barge could do there."""
        own = view["players"][view["you"]]
        if name in own["cargo"]:
            store = GOODS.index(name)
            roofs = self._board.harbour.roofs[store]
            taken = view["warehouses"][store]
            return Text(f" +{roofs[taken]}" if taken < len(roofs) else "", "bold green")
        if name in DOCKERS:
            parts = Text()
            if name in own["dockers"]:
                parts.append(" home", "bold green")
            there = view["piers"][DOCKERS.index(name)]
            return Text.assemble(parts, " ", dockers(there)) if there else parts
        return Text()

    def _barge(self, view: View, action: int) -> Text:
        if action == a.LOAD_ALL:
            own = view["players"][view["you"]]
            return Text(f"load {' and '.join(own['store'])}")
        if a.LOAD <= action < a.SAIL:
            return Text(f"load only {GOODS[action - a.LOAD]}")
        if a.DOCKER <= action < a.DELIVER:
            docker = DOCKERS[action - a.DOCKER]
            return Text(f"take the {self._words.text(f'docker-{docker}')} docker aboard: 1 gulden")
        good = GOODS[action - a.DELIVER]
        return Text.assemble(
            f"deliver {self._words.text(f'good-{good}')}: ", (f"{self._worth(view)} points", "bold")
        )

    def _worth(self, view: View) -> int:
        """AMS-10.2: the roof or depot where the barge lies, and quick delivery."""
        harbour = self._board.harbour
        names = [place.name for place in harbour.places]
        store = harbour.store_at[names.index(view["players"][view["you"]]["barge"])]
        if store >= len(GOODS):
            printed = harbour.depots[store - len(GOODS)]
        else:
            printed = harbour.roofs[store][view["warehouses"][store]]
        foreman = self._board.number["foreman_points"] if harbour.store_names[store] == view["foreman"] else 0
        return printed + foreman + self._board.quick_delivery[view["round"]]

    def _amstel(self, view: View, action: int) -> Text:
        """AMS-8.25: n spaces for 2n - 1 resources; the points of the bridges passed."""
        spaces = action - a.AMSTEL
        disc = next(space for seat, space in view["amstel"] if seat == view["you"])
        points = self._board.river_points[disc + spaces] - self._board.river_points[disc]
        bridge = (f" +{points}", "bold green") if points else ""
        return Text.assemble(f"{spaces} for {2 * spaces - 1}", bridge)

    # --- dice and resources ---------------------------------------------------------------------------

    def _dice(self, view: View, actions: Sequence[int]) -> list[Choice]:
        """``■■■ on slot 3, ▲ on slot 1``"""
        choices = []
        for action in actions:
            if a.DICE <= action < a.SLOT:
                label = Text(", ").join(
                    [
                        Text.assemble(symbols(COLOURS[die], view["dice"][die]), f" on {view['dice'][die]}")
                        for die in a.PAIRS[action - a.DICE]
                    ]
                )
                choices.append(self._one(action, label))
            elif a.SLOT <= action < a.SLOT_NORMAL:
                colour, slot = divmod(action - a.SLOT, WHEEL_SLOTS)
                cubes = symbols(COLOURS[colour], view["dice"][colour])
                choices.append(self._one(action, Text.assemble(cubes, f" on {slot + 1} instead")))
            elif action == a.SLOT_NORMAL:
                choices.append(self._one(action, Text("both on their own slots")))
        return choices

    def _resources(self, view: View, actions: Sequence[int]) -> list[Choice]:
        """Everything that is a choice of colours: gaining, paying, keeping, the first cubes."""
        kinds: list[tuple[int, int, Callable[[int], Text]]] = [
            (a.PAY, a.SPARE, _payment),
            (a.SPARE, a.GAIN, lambda n: _coloured("spare", n)),
            (a.GAIN, a.SELL_GULDEN, lambda n: _coloured("", n)),
            (a.SELL_GULDEN, a.SELL, lambda _n: Text(f"sell {self._asked_good(view)} for 2 gulden")),
            (a.SELL, a.STORE, lambda n: _coloured("sell for", n)),
            (a.STORE, a.STORE + 1, lambda _n: Text(f"store {self._asked_good(view)}")),
            (a.KEEP, a.WHEEL, lambda n: _coloured("keep", n)),
            (a.WHEEL, a.WHEEL_TWO, lambda n: _coloured("", n)),
            (a.WHEEL_TWO, a.DRAW, _two_cubes),
        ]
        return [
            self._one(action, label(action - first))
            for first, end, label in kinds
            for action in actions
            if first <= action < end
        ]

    def _asked_good(self, view: View) -> str:
        return self._words.text(f"good-{GOODS[view['asked'][0]]}")

    # --- the rest -------------------------------------------------------------------------------------

    def _figures(self, actions: Sequence[int]) -> list[Choice]:
        choices = []
        for action in actions:
            if a.BAILIFF <= action < a.FOREMAN:
                choices.append(
                    self._one(action, Text(f"bailiff to {self._board.city.blocks[action - a.BAILIFF].name}"))
                )
            elif a.FOREMAN <= action < a.TRADER:
                store = self._board.harbour.store_names[action - a.FOREMAN]
                choices.append(self._one(action, Text(f"foreman to {self._words.text(f'store-{store}')}")))
            elif a.TRADER <= action <= a.TAKE:
                choices.append(self._one(action, Text(f"trader to {GOODS[action - a.TRADER]}")))
        return choices

    def _market(self, view: View, actions: Sequence[int]) -> list[Choice]:
        return [self._one(a.MARKET, self._cards(view).tile(view["tile"]))] if a.MARKET in actions else []

    def _otherwise(self, actions: Sequence[int]) -> list[Choice]:
        told = {
            a.PASS: "pass: your turn is over",
            a.DECLINE: "decline",
            a.NO_CARD: "take no card",
            a.DRAW: "draw an artisan",
            a.DRAW + 1: "draw a building",
        }
        return [self._one(action, Text(told[action])) for action in actions if action in told]


def _barge(actions: Sequence[int]) -> list[int]:
    return [action for action in actions if a.LOAD_ALL <= action < a.SAIL or a.DOCKER <= action <= a.AMSTEL]


def _amstel(actions: Sequence[int]) -> list[int]:
    return [action for action in actions if a.AMSTEL < action < a.MARKET]


def _coloured(verb: str, colour: int) -> Text:
    return Text.assemble(f"{verb} " if verb else "", chip(COLOURS[colour], COLOURS[colour]))


def _payment(number: int) -> Text:
    colour, less = divmod(number, a.MOST_PAID)
    return Text.assemble("pay ", symbols(COLOURS[colour], less + 1), f" {less + 1} {COLOURS[colour]}")


def _two_cubes(pair: int) -> Text:
    first, second = a.PAIRS[pair]
    return Text.assemble(
        symbols(COLOURS[first], 1), symbols(COLOURS[second], 1), f" {COLOURS[first]} and {COLOURS[second]}"
    )
