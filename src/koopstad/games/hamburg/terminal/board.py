"""Hamburg in the terminal: what lies on the table and before everybody."""

from __future__ import annotations

from collections.abc import Mapping, Set

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.text import Text

from koopstad.drawing.board import Board, View
from koopstad.drawing.palette import symbols
from koopstad.engine.game import Game
from koopstad.engine.words import Words
from koopstad.games.hamburg.game import Hamburg
from koopstad.games.hamburg.printed.pieces import (
    CATEGORIES,
    COLOURS,
    DICE,
    TOKENS,
    WINDOW_OF_CATEGORY,
)
from koopstad.games.hamburg.terminal.cards import Cards, workers
from koopstad.games.hamburg.terminal.table import CLERGYMAN, HamburgTable, figure

_PHASES = ("", "I", "II", "III", "IV")
# The majorities by a letter each.
_TOKEN_LETTERS = {"hall": "h", "buildings": "b", "wall": "w", "points": "p", "zoo": "z"}
_SIGNS = ("wall", "timing", "majorities", "windows")


class HamburgBoard(Board):
    """Church, town hall square, wall, display and hand."""

    picture_size = (60, 16)
    explained_from = 99  # the table grows with the display; its signs are told by help
    panel_width = 38

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__(game, words)
        assert isinstance(game, Hamburg)
        self._board = game.board

    def player(self, seat: int) -> Text:
        """TOM sits behind the last seat."""
        if seat < len(self.words.players):
            return super().player(seat)
        return Text.assemble((" T ", "bold reverse"), " TOM")

    def picture(self, view: View, touched: Set[str], width: int, height: int) -> RenderableType:
        return HamburgTable(self._board, self.words, self._cards(view), view).draw(width, height)

    def _cards(self, view: View) -> Cards:
        return Cards(self._board, self.words, view["variants"])

    def printed(self, view: View, thing: str) -> Text | None:
        """The own hand and display stand on the table with their texts."""
        kind, _, number = thing.partition(":")
        if kind != "card" or int(number) in self._shown(view["players"][view["you"]]):
            return None
        return Text(self._cards(view).text(int(number)))

    def _shown(self, own: View) -> set[int]:
        built = [card for site in own["sites"] for card in site["buildings"]]
        return {*own["hand"], *built, *own["zoo"], *own["under"], *own["park"]}

    def task(self, view: View) -> str:
        """What is to be decided, and for the effect of what."""
        task = super().task(view)
        piece = view["asker"]
        if piece is None:
            return task
        kind, _, number = piece.partition("-")
        name = f"{self._board.names[int(number)]}. " if kind == "card" else ""
        source = f"{name}{self._cards(view).piece(piece)}"
        return f"{task}: {source}" if source else task

    # --- the panel ------------------------------------------------------------------------------------

    def panel(self, view: View, brief: bool = False) -> list[RenderableType]:
        parts: list[RenderableType] = [self._cycle(view), self._players(view)]
        if view["you"] is not None:
            own = view["players"][view["you"]]
            parts.append(self._own(own))
        others = [seat for seat in range(len(view["players"])) if seat != view["you"]]
        parts += [self._other(view, seat, brief) for seat in others]
        return parts

    def essentials(self, view: View) -> list[RenderableType]:
        """Cycle, dice and piles, everybody's numbers, the own workers, and the hand with its numbers."""
        parts: list[RenderableType] = [self._cycle(view)]
        table = HamburgTable(self._board, self.words, self._cards(view), view)
        if view["you"] is None:
            return [*parts, *table.middle(), self._players(view, None)]
        own = view["players"][view["you"]]
        parts += [*table.middle(), self._players(view, None), self._own_row(own)]
        return [*parts, *table.own_rows(own)]

    def _cycle(self, view: View) -> Text:
        """After the last cycle there is no further one."""
        say = self.words.text
        if view["cycle"] > self._board.cycles:
            return Text(say("board-over"), "bold")
        row = Text.assemble(
            (say("board-cycle", cycle=view["cycle"], cycles=self._board.cycles), "bold"),
            f"  {say('board-phase', phase=_PHASES[view['phase']])}",
        )
        if view["phase"] == 3:
            row.append(f"  {say('board-round', round=view['round'], rounds=view['rounds'])}")
        return row

    def _players(self, view: View, names: int | None = 10) -> RenderableType:
        """Points, marks, town hall, wall stones, buildings, zoo cards, majorities, hand."""
        named = [self.words.text(f"board-{word}") for word in ("hall", "wall", "buildings", "zoo")]
        rows = [
            (
                str(player["points"]),
                str(player["money"]),
                str(player["hall"]),
                str(sum(player["wall"])),
                str(sum(len(site["buildings"]) for site in player["sites"])),
                str(len(player["zoo"])),
            )
            for player in view["players"]
        ]
        return self.players_table(view, (self.words.text("board-points"), "M", *named), rows, width=names)

    def _own(self, own: View) -> RenderableType:
        say = self.words.text
        rows = [
            self._own_row(own),
            Text.assemble((f"{say('board-majorities')} ", "dim"), self._tokens(own) or say("board-none")),
        ]
        statues = [value for value in own["statues"] if value]
        if statues:
            rows.append(Text.assemble((f"{say('board-statues')} ", "dim"), " ".join(map(str, statues))))
        return Stack(*rows)

    def _own_row(self, own: View) -> Text:
        return Text.assemble(
            (f"{self.words.text('board-your-workers')} ", "dim"),
            self._workers(own),
            (f"  {self.words.text('board-marks')} ", "dim"),
            f"{own['money']}",
        )

    def _workers(self, player: View) -> Text:
        return workers(player["workers"]) or Text(self.words.text("board-none"), "dim")

    def _tokens(self, player: View) -> str:
        return ", ".join(self.words.text(f"token-{token}") for token in player["tokens"])

    def _other(self, view: View, seat: int, brief: bool) -> RenderableType:
        """Workers, hand by its backs, misfortunes, sites and buildings of another player."""
        player, say = view["players"][seat], self.words.text
        backs = [
            symbols(colour, player["backs"].count(colour)) for colour in COLOURS if colour in player["backs"]
        ]
        levels = [
            Text.assemble(symbols(colour, 1), str(level))
            for colour, level in zip(COLOURS, player["levels"], strict=True)
            if level
        ]
        letters = "".join(_TOKEN_LETTERS[token] for token in TOKENS if token in player["tokens"])
        rows = [
            Text.assemble(
                figure(seat, len(self.words.players)),
                (f" {say('board-workers')} ", "dim"),
                self._workers(player),
                (f" {say('board-hand')} ", "dim"),
                Text().join(backs) if backs else "-",
            ),
            Text.assemble(
                (f"  {say('board-misfortune')} ", "dim"),
                Text(" ").join(levels) if levels else "-",
                (f"  {say('board-majorities-short')} ", "dim"),
                letters or "-",
            ),
        ]
        cards = self._displayed(view, player)
        if cards:
            rows.append(Text.assemble((f"  {say('board-display')} ", "dim"), Text("  ").join(cards)))
        if player["mayor"] > 0:
            rows.append(Text(f"  {self._board.mayors[player['mayor']].name}", "dim"))
        return Stack(*(rows[1:] if brief and not cards else rows))

    def _displayed(self, view: View, player: View) -> list[Text]:
        """Free sites by colour, buildings, zoo and park by number."""
        cards = [symbols(site["colour"], 1) + Text("_") for site in player["sites"] if not site["buildings"]]
        shown = [card for site in player["sites"] for card in site["buildings"]]
        shown += [card for card in (*player["zoo"], *player["under"], *player["park"]) if card]
        return cards + [self._cards(view).short(card) for card in shown]

    # --- all cards ------------------------------------------------------------------------------------

    def cards(self, view: View) -> RenderableType:
        """Everybody's displayed cards and the own hand, with their texts."""
        rows: list[RenderableType] = []
        cards = self._cards(view)
        for seat, player in enumerate(view["players"]):
            rows += [Text(), self.player(seat)]
            if player["mayor"] > 0:
                rows.append(Text(cards.piece(f"mayor-{player['mayor']:02}")))
            known = [card for card in player["hand"] if card is not None] or player["known"]
            if known:
                title = Text(self.words.text("board-hand"), "dim")
                rows += [title, *(cards.line(card) for card in known)]
            shown = [card for site in player["sites"] for card in site["buildings"]]
            shown += [card for card in (*player["zoo"], *player["under"], *player["park"]) if card]
            if shown:
                title = Text(self.words.text("board-display"), "dim")
                rows += [title, *(cards.line(card) for card in shown)]
        return Stack(*rows)

    # --- the end, the signs ---------------------------------------------------------------------------

    def rival(self, view: View) -> tuple[Text, Mapping[str, int]] | None:
        """HAM-18: TOM sits behind the last seat."""
        tom = len(self.words.players)
        if tom == len(view["players"]):
            return None
        return self.player(tom), {"points": view["players"][tom]["points"]}

    def legend(self) -> RenderableType:
        """The signs, and the categories that each church window counts (HAM-5.2)."""
        windows = []
        for colour in self._board.windows:
            counted = [
                category
                for category, window in zip(CATEGORIES, WINDOW_OF_CATEGORY, strict=True)
                if window == colour
            ]
            named = ", ".join(
                self.words.text(f"category-{category.replace('_', '-')}") for category in counted
            )
            windows.append(Text.assemble(symbols(DICE[colour], 1), f" {named}"))
        return Stack(
            Text(f"{CLERGYMAN} {self.words.text('legend-church')}"),
            *(Text(self.words.text(f"legend-{word}")) for word in _SIGNS),
            *windows,
            Text("  ").join(
                [
                    Text.assemble(symbols(colour, 1), " ", self.words.text(f"colour-{colour}"))
                    for colour in DICE
                ]
            ),
        )
