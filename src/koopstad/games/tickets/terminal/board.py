"""Ticket to Ride: Amsterdam in the terminal."""

from __future__ import annotations

from collections.abc import Set

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from koopstad.drawing.board import Board, View
from koopstad.drawing.palette import COLOURS, chip, symbols
from koopstad.engine.game import Game
from koopstad.engine.words import Words
from koopstad.games.tickets.game import Tickets
from koopstad.games.tickets.printed.pieces import CARDS
from koopstad.games.tickets.terminal.map import TicketsMap

DONE, OPEN = "✔", "✘"
DASH = "\N{EN DASH}"


class TicketsBoard(Board):
    """Map, cards and contracts."""

    picture_size = (64, 19)

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__(game, words)
        assert isinstance(game, Tickets)
        self._board = game.board

    # --- the map --------------------------------------------------------------------------------------

    def picture(self, view: View, touched: Set[str], width: int, height: int) -> RenderableType:
        routes = self._board.routes
        claims = {number for number, route in enumerate(routes) if f"route:{route.name}" in touched}
        chart = TicketsMap(self._board, width, height, self._wanted(view))
        return chart.draw(view["routes"], claims, self._closed(view))

    def _wanted(self, view: View) -> set[int]:
        """The ends of the seat's own contracts that are not joined yet."""
        if view["you"] is None:
            return set()
        own = view["players"][view["you"]]
        group = self._connected(view, view["you"])
        contracts = [self._board.contracts[number] for number in (*own["contracts"], *own["offer"])]
        return {end for c in contracts if group[c.a] != group[c.b] for end in (c.a, c.b)}

    def _closed(self, view: View) -> set[int]:
        """TTA-5.8: with two players the second route of a double is closed when the first is claimed."""
        if len(view["players"]) > 2:
            return set()
        owners = view["routes"]
        taken = sum(
            route.bit for route, owner in zip(self._board.routes, owners, strict=True) if owner is not None
        )
        return {number for number, route in enumerate(self._board.routes) if route.twins & taken}

    def legend(self) -> RenderableType:
        pink, say = COLOURS["pink"], self.words.text
        return Stack(
            Text.assemble(
                ("╶✿╴", f"bold {pink.line}"),
                f" {say('legend-colour')}  ",
                ("╶▲╴", f"bold {COLOURS['grey'].line}"),
                f" {say('legend-any')}",
            ),
            Text.assemble(
                ("◦✿◦", f"bold {pink.line}"),
                f" {say('legend-bonus')}  ",
                ("╶✿╴", f"bold {pink.ink} on {pink.paint}"),
                f" {say('legend-claim')}  ◎ {say('legend-contract')}",
            ),
            Text("  ").join([Text.assemble(symbols(card, 1), " ", say(f"card-{card}")) for card in CARDS]),
        )

    # --- the panel ------------------------------------------------------------------------------------

    def panel(self, view: View, brief: bool = False) -> list[RenderableType]:
        parts: list[RenderableType] = [self._players(view), self._open_cards(view)]
        if view["you"] is not None:
            own = view["players"][view["you"]]
            parts.append(_titled(self.words.text("board-your-cards"), self._hand(own["hand"])))
            parts.append(_titled(self.words.text("board-your-contracts"), self._contracts(view, view["you"])))
        return parts

    def essentials(self, view: View) -> list[RenderableType]:
        """Points and pieces, the open cards, the own hand, the own contracts in as few rows as they take."""
        parts: list[RenderableType] = [self._players(view), *self._open_rows(view)]
        if view["you"] is not None:
            own = view["players"][view["you"]]
            title = Text(f"{self.words.text('board-your-cards')} ", "dim")
            parts.append(Text.assemble(title, self._hand(own["hand"])))
            parts.append(Text("  ").join(self._contract_rows(view, view["you"])))
        return parts

    def _players(self, view: View) -> RenderableType:
        counted = ("points", "carts", "cards", "bonus")
        titles = [self.words.text(f"board-{word}") for word in (*counted, "contracts")]
        rows = [
            [str(player[word]) for word in counted] + [str(len(player["contracts"]) + len(player["offer"]))]
            for player in view["players"]
        ]
        return self.players_table(view, titles, rows)

    def _open_cards(self, view: View) -> RenderableType:
        return _titled(self.words.text("board-open"), Stack(*self._open_rows(view)))

    def _open_rows(self, view: View) -> list[Text]:
        row = Text(" ").join(chip(card) if card else Text(" - ") for card in view["open"])
        piles = self.words.text(
            "board-piles",
            pile=view["pile"],
            discard=sum(view["discard"].values()),
            contracts=view["contract_pile"] + len(view["contracts_under"]),
            bonus=view["bonus_pile"],
        )
        parts = [row, Text(piles, "dim")]
        if view["last_turns"]:
            parts.append(Text(self.words.text("board-last-turns", number=view["last_turns"]), "bold"))
        return parts

    def _contracts(self, view: View, seat: int) -> RenderableType:
        return Stack(*self._contract_rows(view, seat))

    def _contract_rows(self, view: View, seat: int) -> list[Text]:
        player = view["players"][seat]
        group = self._connected(view, seat)
        rows = []
        for number in player["contracts"]:
            contract = self._board.contracts[number]
            done = group[contract.a] == group[contract.b]
            mark = Text(f"{DONE} " if done else f"{OPEN} ", "bold green" if done else "bold red")
            rows.append(Text.assemble(mark, self._contract(number)))
        return rows or [Text(self.words.text("board-none-yet"), "dim")]

    def _contract(self, number: int) -> Text:
        contract = self._board.contracts[number]
        a, b = self._board.locations[contract.a].name, self._board.locations[contract.b].name
        return Text.assemble(f"{a}{DASH}{b} ", (f"{contract.points}", "bold"))

    def _hand(self, hand: dict[str, int]) -> Text:
        if not hand:
            return Text(self.words.text("board-none"), "dim")
        return Text(" ").join([chip(card, count=hand[card]) for card in CARDS if card in hand])

    def _connected(self, view: View, seat: int) -> list[int]:
        """For each location the number of the group that the seat's routes join it to (TTA-6.4)."""
        group = list(range(len(self._board.locations)))
        for route, owner in zip(self._board.routes, view["routes"], strict=True):
            if owner == seat:
                old, new = group[route.a], group[route.b]
                group = [new if number == old else number for number in group]
        return group


def _titled(title: str, content: RenderableType) -> RenderableType:
    return Stack(Text(title, "dim"), Padding(content, (0, 0, 0, 1)))
