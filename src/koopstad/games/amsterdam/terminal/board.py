"""Amsterdam in the terminal: what lies on the table and before everybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from koopstad.drawing.board import Board, View
from koopstad.drawing.palette import COLOURS, badge, symbols
from koopstad.engine.choices import Choice
from koopstad.engine.game import Game
from koopstad.engine.words import Words
from koopstad.games.amsterdam.game import Amsterdam
from koopstad.games.amsterdam.printed.pieces import COLOURS as CUBES
from koopstad.games.amsterdam.terminal.cards import Cards, cubes
from koopstad.games.amsterdam.terminal.map import (
    MAP_SIZE,
    TARGET,
    TOM,
    AmsterdamMap,
    dockers,
    group_of,
    place_name,
)


class AmsterdamBoard(Board):
    """City, Amstel and harbour; wheel, cards and tasks."""

    picture_size = (60, 16)
    explained_from = MAP_SIZE[1]
    panel_width = 38

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__(game, words)
        assert isinstance(game, Amsterdam)
        self._board = game.board

    def picture(self, view: View, touched: Set[str], width: int, height: int) -> RenderableType:
        blocks, places = self._board.city.blocks, self._board.harbour.places
        can_take = {number for number, block in enumerate(blocks) if f"block:{block.name}" in touched}
        can_reach = {number for number, place in enumerate(places) if f"place:{place.name}" in touched}
        return AmsterdamMap(self._board, self.words, view, can_take, can_reach).draw(width, height)

    def gathered(self, choice: Choice) -> str:
        """Open water is one line of the list, whichever of its spaces the barge goes to."""
        water = choice.key == "action-sail" and choice.touches[0].startswith("place:water-")
        return self.words.text("board-sail-water") if water else ""

    def _cards(self, view: View) -> Cards:
        return Cards(self._board, self.words, view["variants"])

    def printed(self, view: View, thing: str) -> Text | None:
        kind, _, number = thing.partition(":")
        return self._cards(view).told(int(number)) if kind == "card" else None

    # --- the panel ------------------------------------------------------------------------------------

    def panel(self, view: View, brief: bool = False) -> list[RenderableType]:
        parts: list[RenderableType] = [self._round(view), self._players(view), self._barges(view)]
        if view["you"] is None:
            return parts
        own = view["players"][view["you"]]
        parts += [self._wheel(own), self._own_cards(view, own, brief)]
        if own["tasks"]:
            parts.append(self._tasks(view, own, brief))
        return parts

    def essentials(self, view: View) -> list[RenderableType]:
        """Round, market and dice, everybody's numbers, the own wheel and cards, a row or two each."""
        say = self.words.text
        head = Text.assemble((say("board-round", round=view["round"]), "bold"), "  ", self._dice(view))
        tile = self._cards(view).tile(view["tile"])
        tile.no_wrap, tile.overflow = True, "ellipsis"
        parts: list[RenderableType] = [head, tile, self._players(view, None)]
        if view["you"] is None:
            return parts
        own = view["players"][view["you"]]
        slots = [
            Text.assemble((f"{number + 1} ", "dim"), cubes(slot)) for number, slot in enumerate(own["wheel"])
        ]
        wheel = Text.assemble((f"{say('board-wheel')} ", "dim"), Text("  ").join(slots))
        cards = self._own_cards(view, own, brief=True)
        return [*parts, self._barge(own, view["you"]), self._supply(own), wheel, cards]

    def _dice(self, view: View) -> Text:
        if not view["dice"]:
            return Text()
        faces = zip(CUBES, view["dice"], strict=True)
        return Text(" ").join(
            [Text.assemble(symbols(colour, 1), str(face) if face else "-") for colour, face in faces]
        )

    def _round(self, view: View) -> RenderableType:
        quick = self._board.quick_delivery[view["round"]]
        say = self.words.text
        return Stack(
            Text.assemble(
                (say("board-round", round=view["round"]), "bold"), "  ", say("board-quick", points=quick)
            ),
            Text.assemble((f"{say('board-dice')} ", "dim"), self._dice(view)),
            self._cards(view).tile(view["tile"]),
        )

    def _players(self, view: View, names: int | None = 11) -> RenderableType:
        """Points, gulden, resources, blocks and the largest group, active and inactive cards, penalties."""
        named = [self.words.text(f"board-{word}") for word in ("resources", "blocks", "cards", "penalties")]
        rows = [
            (
                str(player["points"]),
                str(player["gulden"]),
                str(sum(player["supply"])),
                self._blocks(view, seat),
                f"{len(player['active'])}+{len(player['inactive'])}",
                str(player["penalties"]),
            )
            for seat, player in enumerate(view["players"])
        ]
        grid = self.players_table(view, (self.words.text("board-points"), "ƒ", *named), rows, width=names)
        if view["tom"] is not None:
            tom = view["tom"]
            blocks = self._blocks(view, len(view["players"]))
            grid.add_row(
                Text(f" {TOM}  TOM", "bold"), str(tom["points"]), str(tom["gulden"]), "", blocks, "", ""
            )
        return grid

    def _blocks(self, view: View, seat: int) -> str:
        """``5:3``: blocks, and those of the largest group."""
        own = {number for number, owner in enumerate(view["owners"]) if owner == seat}
        return f"{len(own)}:{max((len(group_of(self._board, own, block)) for block in own), default=0)}"

    def _barges(self, view: View) -> RenderableType:
        """What the barges carry, and the goods that wait to be loaded."""
        rows = [self._barge(player, seat) for seat, player in enumerate(view["players"])]
        return Stack(Text(self.words.text("board-barges"), "dim"), *rows)

    def _barge(self, player: View, seat: int) -> Text:
        place = next(place for place in self._board.harbour.places if place.name == player["barge"])
        row = Text.assemble(badge(seat), f" {place_name(self.words, place)}")
        if player["cargo"]:
            row.append(f" {self._goods(player['cargo'])}", "bold")
        if player["dockers"]:
            row = Text.assemble(row, " + ", dockers(player["dockers"]))
        if player["store"]:
            row.append(f"; {self.words.text('board-store')} {self._goods(player['store'])}")
        return row

    def _goods(self, goods: Sequence[str]) -> str:
        return ", ".join(self.words.text(f"good-{good}") for good in goods)

    def _wheel(self, own: View) -> RenderableType:
        """The supply, then the slots: what lies on slot 1 comes next (AMS-6.4)."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        slots = [
            Text.assemble(
                (f"{'➤' if not number else ' '}{number + 1} ", "bold" if not number else "dim"), cubes(slot)
            )
            for number, slot in enumerate(own["wheel"])
        ]
        for row in range(3):
            grid.add_row(slots[row], slots[row + 3])
        return Stack(self._supply(own), Text(self.words.text("board-wheel"), "dim"), grid)

    def _supply(self, own: View) -> Text:
        storeroom = symbols(own["storeroom"], 1) if own["storeroom"] else Text("-", "dim")
        return Text.assemble(
            (f"{self.words.text('board-supply')} ", "dim"),
            cubes(own["supply"]),
            (f"  {self.words.text('board-storeroom')} ", "dim"),
            storeroom,
            f"  ƒ{own['gulden']}",
        )

    def _own_cards(self, view: View, own: View, brief: bool) -> RenderableType:
        rows: list[RenderableType] = []
        for key, cost in (("inactive", True), ("active", False)):
            title = self.words.text(f"board-{key}")
            if not own[key]:
                rows.append(Text(f"{title}: {self.words.text('board-none')}", "dim"))
            elif brief:
                listed = [self._brief(view, own, number, cost) for number in own[key]]
                rows.append(Text.assemble((f"{title} ", "dim"), Text("  ").join(listed)))
            else:
                rows += [Text(title, "dim"), *self._cards(view).lines(own[key], own["used"], cost)]
        return Stack(*rows)

    def _brief(self, view: View, own: View, number: int, cost: bool) -> Text:
        """``017 ■■▲``, or ``✓024 III``"""
        if cost:
            return Text.assemble((f"{number:03} ", "bold"), self._cards(view).cost(number))
        mark = "✓" if number in own["used"] else ""
        return Text.assemble((f"{mark}{number:03}", "bold"), (f" {self._cards(view).timing(number)}", "dim"))

    def _tasks(self, view: View, own: View, brief: bool) -> RenderableType:
        rows = [self._cards(view).task(number, len(view["players"])) for number in own["tasks"]]
        if brief:
            for row in rows:
                row.no_wrap, row.overflow = True, "ellipsis"
        return Stack(Text(self.words.text("board-tasks"), "dim"), *rows)

    # --- all cards ------------------------------------------------------------------------------------

    def cards(self, view: View) -> RenderableType:
        """The display, and before each player wheel, cards and open tasks."""
        rows: list[RenderableType] = [self._cards(view).tile(view["tile"])]
        if view["display"]:
            title = Text(self.words.text("board-display"), "bold underline")
            rows += [title, *self._cards(view).lines(view["display"])]
        for seat, player in enumerate(view["players"]):
            rows += [Text(), self.player(seat)]
            slots = [
                Text.assemble((f"{number} ", "dim"), cubes(slot))
                for number, slot in enumerate(player["wheel"], 1)
            ]
            rows.append(
                Text.assemble(
                    (f"{self.words.text('board-supply')} ", "dim"),
                    cubes(player["supply"]),
                    (f"  {self.words.text('board-wheel')} ", "dim"),
                    Text("  ").join(slots),
                )
            )
            for key in ("inactive", "active"):
                if player[key]:
                    title = Text(self.words.text(f"board-{key}"), "dim")
                    rows += [title, *self._cards(view).lines(player[key], player["used"])]
            known = [task for task in player["tasks"] if task is not None]
            rows += [self._cards(view).task(task, len(view["players"])) for task in known]
        return Stack(*rows)

    # --- the end, the signs ---------------------------------------------------------------------------

    def rival(self, view: View) -> tuple[Text, Mapping[str, int]] | None:
        """AMS-18.3"""
        return None if view["tom"] is None else (Text(f" {TOM}  TOM"), {"points": view["tom"]["points"]})

    def legend(self) -> RenderableType:
        pink, say = COLOURS["pink"], self.words.text
        return Stack(
            Text.assemble(
                (f"✿3²{say('good-beer')[:4]}", pink.line),
                f" {say('legend-block')}  ",
                (say("legend-filled"), f"{pink.ink} on {pink.paint}"),
                f" {say('legend-take')}  [R] {say('legend-crest')}  ",
                f"{TARGET} {say('legend-district')}",
            ),
            Text(say("legend-harbour")),
            Text(say("legend-wheel")),
            Text(say("legend-timing")),
            Text("  ").join(
                [Text.assemble(symbols(colour, 1), " ", say(f"colour-{colour}")) for colour in CUBES]
            ),
        )
