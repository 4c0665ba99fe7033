"""The table of Hamburg in terminal cells: church and town hall, the own wall and display, the hand."""

from __future__ import annotations

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from koopstad.drawing.board import View
from koopstad.drawing.palette import COLOURS as LOOKS
from koopstad.drawing.palette import LIVERIES, chip, symbols
from koopstad.engine.words import Words
from koopstad.games.hamburg.printed.board import Board, Segment
from koopstad.games.hamburg.printed.pieces import COLOURS, DICE, MISFORTUNES
from koopstad.games.hamburg.terminal.cards import Cards

CLERGYMAN = "♝"
_TITLE = 10  # columns of the titles
Entry = tuple[str, Text]  # a row of the display with its title
_POWERS = "⁰¹²³⁴⁵⁶⁷⁸⁹"


class HamburgTable:
    """Draws the middle of the table and what one seat has before it."""

    def __init__(self, board: Board, words: Words, cards: Cards, view: View) -> None:
        self._board = board
        self._words = words
        self._cards = cards
        self._view = view

    def draw(self, width: int, height: int) -> RenderableType:
        """Where rows are scarce displayed cards get one each, then hand cards too."""
        parts = [self._dice(), self._hall(), self._church(), self._piles(), *self._tiles()]
        if self._view["you"] is None:
            return Stack(*parts)
        own = self._view["players"][self._view["you"]]
        hand, display = self._hand(own), self._display(own)
        room = height - len(parts) - 4  # church, empty row, wall, misfortunes
        shorten_display = _rows(hand, width) + _rows(display, width) > room
        shorten_hand = _rows(hand, width) + len(display) > room
        return Stack(
            *parts,
            Text(),
            self._wall(own),
            self._misfortunes(own),
            _table(hand, shorten_hand),
            _table(display, shorten_display),
        )

    def _chip(self, colour: str) -> Text:
        return chip(colour, self._words.text(f"colour-{colour}"))

    def middle(self) -> list[Text]:
        """What decisions hang on, in a row each."""
        return [self._dice(), self._piles(), *self._tiles()]

    def own_rows(self, own: View) -> list[RenderableType]:
        """The hand and the sites with their numbers, a row each."""
        return [_table(self._hand(own), True), _table(self._display(own), True)]

    def _title(self, word: str) -> tuple[str, str]:
        return f"{self._words.text(f'row-{word}')[:_TITLE]:<{_TITLE + 1}}", "bold"

    # --- in the middle --------------------------------------------------------------------------------

    def _dice(self) -> Text:
        faces = self._view["dice"]
        dice = [chip(colour, str(face) if face else "-") for colour, face in zip(DICE, faces, strict=True)]
        return Text.assemble(self._title("dice"), Text(" ").join(dice))

    def _hall(self) -> Text:
        """The fields of the town hall square with their points, and who stands there."""
        row = Text(*self._title("hall"))
        for field, points in enumerate(self._board.hall):
            there = [seat for seat, player in enumerate(self._view["players"]) if player["hall"] == field]
            row.append(f"{field}" if not points else f"{field}{_power(points)}", "bold" if there else "dim")
            for seat in there:
                row.append(*figure(seat, len(self._words.players)))
            row.append(" ─ " if field + 1 < len(self._board.hall) else "", "dim")
        return row

    def _church(self) -> RenderableType:
        """The windows from left to right: where the clergyman stands, and who stood there before."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=_TITLE)
        names, stands = [Text(*self._title("church"))], [Text()]
        for colour in self._board.windows:
            grid.add_column()
            name = DICE[colour]
            here = self._view["window"] == name
            names.append(Text.assemble(self._chip(name), (f" {CLERGYMAN}" if here else "", "bold")))
            count = self._view["church"].get(name, 0)
            helpers = self._view["helpers"].get(name, 0)
            stands.append(Text("♟" * count + ("+" + "♙" * helpers if helpers else "")))
        grid.add_row(*names)
        if any(text.plain for text in stands):
            grid.add_row(*stands)
        return grid

    def _piles(self) -> Text:
        piles = Text(" ").join(
            [
                Text.assemble(symbols(colour, 1), str(number))
                for colour, number in zip(COLOURS, self._view["piles"], strict=True)
            ]
        )
        discard = len(self._view["discard"]) + len(self._view["discard_rest"])
        told = self._words.text("row-discard", number=discard)
        row = Text.assemble(self._title("piles"), piles, f"  {told}")
        if self._view["hummels"]:
            row.append(f"  Hummel {' '.join(map(str, self._view['hummels']))}")
        if self._view["jettes"]:
            row.append(f"  Jette {' '.join(map(str, self._view['jettes']))}")
        return row

    def _tiles(self) -> list[Text]:
        """Black, stock and clergy tiles and ships, as far as they are in play."""
        view = self._view
        rows = []
        if view["black_tile"]:
            colours = next(
                tile.colours for tile in self._board.black_tiles if tile.name == view["black_tile"]
            )
            text = f"tile-{view['black_tile']}"
            told = self._words.text(text) if self._words.has(text) else ""
            marks = Text(" ").join([self._chip(COLOURS[colour]) for colour in colours])
            rows.append(Text.assemble(self._title("black-tile"), marks, f" {told}"))
        if view["ships"]:
            ships = [
                Text.assemble(symbols(ship, 1), f" {self._words.text(f'ship-{ship}')}")
                for ship in view["ships"]
            ]
            rows.append(Text.assemble(self._title("ships"), Text("  ").join(ships)))
        if view["stock_tile"]:
            rows.append(self._stock())
        if view["clergy_tiles"] and view["window"]:
            window = [DICE[colour] for colour in self._board.windows].index(view["window"])
            name = view["clergy_tiles"][window]
            rows.append(Text.assemble(self._title("clergy"), self._words.text(f"clergy-{name}")))
        return rows

    def _stock(self) -> Text:
        """HAM-16.2: fields 1 to 3 are green, 4 to 6 red; each tile has a side of each."""
        field = self._view["stock_field"]
        sides = [
            side
            for side in self._board.printed.rows("stock_tiles")
            if side["tile"] == self._view["stock_tile"]
        ]
        colour = "green" if field <= 3 else "red"
        side = next(str(side["side_id"]) for side in sides if side["side"] == colour)
        told = self._words.text(f"stock-{side}")
        place = self._words.text(f"row-stock-{colour}", field=(field - 1) % 3 + 1)
        return Text.assemble(self._title("stock"), told, (f"  {place}", "dim"))

    # --- before the seat ------------------------------------------------------------------------------

    def _wall(self, own: View) -> Text:
        """Outwards from the tower: built segments filled, the others with their cost."""
        left = [
            _segment(segment, place < own["wall"][0]) for place, segment in enumerate(self._board.wall[0])
        ]
        right = [
            _segment(segment, place < own["wall"][1]) for place, segment in enumerate(self._board.wall[1])
        ]
        halves = Text(" ").join([*reversed(left), Text(f"╣{self._words.text('row-tower')}╠", "bold"), *right])
        return Text.assemble(self._title("wall"), halves)

    def _misfortunes(self, own: View) -> Text:
        rows = []
        for colour, level in enumerate(own["levels"]):
            name = MISFORTUNES[self._board.misfortune[colour]].replace("_", "-")
            dots = "●" * level + "○" * (self._board.levels - level)
            word = self._words.text(f"misfortune-{name}")
            rows.append(
                Text.assemble(symbols(COLOURS[colour], 1), f"{word} ", (dots, "bold" if level else "dim"))
            )
        return Text.assemble(self._title("misfortune"), Text("  ").join(rows))

    def _hand(self, own: View) -> list[Entry]:
        """Each card with its place in the hand."""
        return [
            (f"{self._words.text('row-hand') if place == 1 else '':<7.7}{place:>2}", self._cards.line(card))
            for place, card in enumerate(own["hand"], 1)
        ]

    def _display(self, own: View) -> list[Entry]:
        """Sites with their buildings, then zoo, park, and the mayor."""
        entries = [
            (f"{self._words.text('row-sites') if place == 1 else '':<7.7}{place:>2}", self._site(own, site))
            for place, site in enumerate(own["sites"], 1)
        ]
        for key in ("zoo", "under", "park"):
            title = self._words.text(f"row-{key}")
            shown = [card for card in own[key] if card]
            entries += [(title if card == shown[0] else "", self._building(own, card)) for card in shown]
        if own["mayor"] > 0:
            side = self._board.mayors[own["mayor"]]
            told = self._cards.piece(f"mayor-{own['mayor']:02}")
            title = self._words.text("row-mayor")
            entries.append((title, Text.assemble((f"{side.name}: ", "bold"), told)))
        return entries

    def _site(self, own: View, site: View) -> Text:
        if site["buildings"]:
            on = Text.assemble(symbols(site["colour"], 1), " ")
            return on + Text(" | ").join([self._building(own, card) for card in site["buildings"]])
        name = f" ({self._board.names[site['card']]})" if site["card"] else ""
        return Text.assemble(chip(site["colour"], self._words.text("row-free")), (name, "dim"))

    def _building(self, own: View, card: int) -> Text:
        mark = Text("✓ ", "bold") if card in own["activated"] else Text()
        return mark + self._cards.line(card)


def _rows(entries: list[Entry], width: int) -> int:
    """How many rows the entries take in full, about."""
    return sum(1 + text.cell_len // (width - _TITLE - 4) for _, text in entries)


def _table(entries: list[Entry], shorten: bool) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(width=_TITLE, no_wrap=True)
    grid.add_column(no_wrap=shorten, overflow="ellipsis", ratio=1)  # numbers stay, texts give way
    for title, text in entries:
        grid.add_row(Text(title, "bold"), text)
    return grid


def figure(seat: int, seats: int) -> tuple[str, str]:
    """The letter of a player, or of TOM, and its look."""
    if seat >= seats:
        return "T", "bold reverse"
    livery = LIVERIES[seat]
    return livery.letter, f"bold {livery.ink} on {livery.paint}"


def _power(number: int) -> str:
    return "".join(_POWERS[int(digit)] for digit in str(number))


def _segment(segment: Segment, built: bool) -> Text:
    look = LOOKS[COLOURS[segment.colour]]
    bonus = f"⁺{_power(segment.points)}" if segment.points else ""
    if built:
        return Text(f"[{look.symbol}]", f"bold {look.ink} on {look.paint}") + Text(bonus, "bold")
    return Text(f"{look.symbol}{segment.cost}M{bonus}", look.line)
