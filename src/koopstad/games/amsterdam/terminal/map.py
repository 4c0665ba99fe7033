"""The board of Amsterdam in terminal cells: the city, the Amstel and the harbour.

With room to spare city and harbour are maps, with bridges and waterways as lines; otherwise tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, zip_longest

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from koopstad.drawing.board import View
from koopstad.drawing.canvas import Canvas
from koopstad.drawing.palette import COLOURS, LIVERIES
from koopstad.engine.words import Words
from koopstad.games.amsterdam.printed.board import Board
from koopstad.games.amsterdam.printed.city import Block
from koopstad.games.amsterdam.printed.harbour import Place
from koopstad.games.amsterdam.printed.pieces import BLOCKS_EACH, DISTRICTS, DOCKERS, GOODS, RIVER
from koopstad.games.amsterdam.printed.pieces import COLOURS as CUBES

MAP_SIZE = (78, 23)  # the least room for the maps
_CITY_ROWS = 12
_LABEL = 7  # cells of a block on the map: ✿3²beer
_POWERS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
TARGET = "◎"  # a district that scores
# The dockers by two letters, and their colours.
DOCKER_LETTERS = {
    "light_blue": "bl",
    "maroon": "ma",
    "white": "wh",
    "gold": "go",
    "light_pink": "pi",
    "light_green": "gr",
}
DOCKER_STYLES = {
    "light_blue": "#58b4e8",
    "maroon": "#a8455a",
    "white": "bold",
    "gold": "#c99a1e",
    "light_pink": "#e59ab8",
    "light_green": "#6fb56a",
}
TOM = "T"


def crest(owner: int, seats: int) -> tuple[str, str]:
    """The letter of a player, or of TOM, and its look."""
    if owner == seats:
        return f"[{TOM}]", "bold reverse"
    livery = LIVERIES[owner]
    return f"[{livery.letter}]", f"bold {livery.ink} on {livery.paint}"


def dockers(names: Sequence[str]) -> Text:
    """``bl go``"""
    return Text(" ").join([Text(DOCKER_LETTERS[name], DOCKER_STYLES[name]) for name in names])


class AmsterdamMap:
    """Draws the table's middle for one view."""

    def __init__(
        self, board: Board, words: Words, view: View, can_take: set[int], can_reach: set[int]
    ) -> None:
        self._board = board
        self._words = words
        self._view = view
        self._seats = len(view["players"])
        self._can_take = can_take  # blocks
        self._can_reach = can_reach  # places of the harbour
        self._barges: dict[str, str] = {}
        for seat, player in enumerate(view["players"]):
            self._barges[player["barge"]] = self._barges.get(player["barge"], "") + LIVERIES[seat].letter

    def draw(self, width: int, height: int) -> RenderableType:
        if width < MAP_SIZE[0] or height < MAP_SIZE[1]:
            return Stack(
                self._city_table(width), self._river(width), self._harbour_table(width), *self._houses()
            )
        city_rows = _CITY_ROWS + (height - MAP_SIZE[1]) // 2
        harbour_rows = min(height - city_rows - 2, 15)
        return Stack(
            self._city_map(width, city_rows), self._river(width), self._harbour_map(width, harbour_rows)
        )

    # --- the city -------------------------------------------------------------------------------------

    def _city_map(self, width: int, height: int) -> Text:
        canvas = Canvas(width, height)
        blocks = self._board.city.blocks
        left, right = min(block.x for block in blocks), max(block.x for block in blocks)
        top, bottom = min(block.y for block in blocks), max(block.y for block in blocks)
        cells = [
            (
                round((block.x - left) / (right - left) * (width - _LABEL)),
                round((block.y - top) / (bottom - top) * (height - 1)),
            )
            for block in blocks
        ]
        for number, block in enumerate(blocks):
            for other in range(number):
                if block.bridges >> other & 1:
                    (ax, ay), (bx, by) = cells[number], cells[other]
                    canvas.line((ax + _LABEL // 2, ay), (bx + _LABEL // 2, by))
        for number, (column, row) in enumerate(cells):
            for text, style in self._block(number):
                canvas.write(column, row, text, style)
                column += len(text)
        corners = ((5, 0, 0), (4, 0, 1), (0, 0, 2), (2, 1, 0), (1, 1, 1), (3, 1, 2))
        for district, side, row in corners:
            name = self._district(district)
            column = width - name.cell_len if side else 0
            canvas.write(column, row, name.plain, str(name.style))
        return canvas.text()

    def _block(self, number: int) -> list[tuple[str, str]]:
        """``✿3²beer``: number, price and good; or ``✿3 [R]`` with the crest of its owner."""
        block = self._board.city.blocks[number]
        look = COLOURS[CUBES[self._board.city.colour_of[block.district]]]
        owner = self._view["owners"][number]
        name = f"{look.symbol}{place_in_district(block)}"
        if owner is not None:
            return [(f"{name} ", f"bold {look.line}"), crest(owner, self._seats)]
        good = self._view["goods"][number]
        mark = "!" if self._view["bailiff"] == block.name else ""
        text = f"{name}{_POWERS[block.price]}{mark}{self._good(good)[: 4 - len(mark)] if good >= 0 else ''}"
        if number in self._can_take:
            return [(text, f"bold {look.ink} on {look.paint}")]
        return [(text, look.line)]

    def _good(self, good: int) -> str:
        return self._words.text(f"good-{GOODS[good]}")

    def _district(self, district: int) -> Text:
        look = COLOURS[CUBES[self._board.city.colour_of[district]]]
        name = DISTRICTS[district]
        scores = name in self._view["districts"]
        text = f"{look.symbol} {name.capitalize()}{f' {TARGET}' if scores else ''}"
        return Text(text, f"bold {look.line}" if scores else look.line)

    def _city_table(self, width: int) -> RenderableType:
        """A column for each district."""
        grid = Grid.grid()
        each = width // len(DISTRICTS)
        for _ in DISTRICTS:
            grid.add_column(width=each, no_wrap=True, overflow="crop")
        heads = []
        for district, name in enumerate(DISTRICTS):
            head = self._district(district)
            mark = TARGET if name in self._view["districts"] else " "
            heads.append(Text(f"{head.plain[: each - 2]}".replace(f" {TARGET}", "") + mark, str(head.style)))
        grid.add_row(*heads)
        for place in range(BLOCKS_EACH):
            grid.add_row(
                *(
                    Text.assemble(*self._block(district * BLOCKS_EACH + place))
                    for district in range(len(DISTRICTS))
                )
            )
        return grid

    # --- the Amstel -----------------------------------------------------------------------------------

    def _river(self, width: int) -> Text:
        """AMS-2.6: a cell for each space, the bridges between, the discs of a pile one after the other."""
        points = self._board.river_points
        piles: dict[int, str] = {}
        for disc, space in self._view["amstel"]:
            letter = TOM if disc == self._seats else LIVERIES[disc].letter
            piles[space] = piles.get(space, "") + letter
        row = Text("Amstel ", "bold")
        water = "#3a8ad0"
        for space in range(RIVER + 1):
            worth = points[space] - points[space - 1] if space else 0
            if worth:
                row.append(f"{'→' if space == RIVER else '╫'}+{worth} ", "bold")
            if space in piles:
                for letter in piles[space]:
                    style = "bold reverse" if letter == TOM else _livery_style(letter)
                    row.append(letter, style)
            else:
                row.append("S" if not space else "≈" if width < MAP_SIZE[0] else f"≈{space % 10}", water)
        return row

    # --- the harbour ----------------------------------------------------------------------------------

    def _harbour_map(self, width: int, height: int) -> Text:
        canvas = Canvas(width, height)
        rows = self._board.printed.rows("harbour")
        xs, ys = [int(str(row["x"])) for row in rows], [int(str(row["y"])) for row in rows]
        cells = {
            str(row["place"]): (
                round((x - min(xs)) / (max(xs) - min(xs)) * (width - _LABEL - 1)),
                1 + round((y - min(ys)) / (max(ys) - min(ys)) * (height - 2)),
            )
            for row, x, y in zip(rows, xs, ys, strict=True)
        }
        for way in self._board.printed.rows("waterways"):
            (ax, ay), (bx, by) = cells[str(way["a"])], cells[str(way["b"])]
            canvas.line((ax + 1, ay), (bx + 1, by))
        for number, place in enumerate(self._board.harbour.places):
            column, row = cells[place.name]
            title, style, content = self._place(number)
            canvas.write(
                column, row - 1, title[:6] if len(title) > 7 else title, style
            )  # its neighbour is near
            for span in _spans(content):
                canvas.write(column, row, *span)
                column += len(span[0])
        self._write_houses(canvas, width, height)
        return canvas.text()

    def _place(self, number: int) -> tuple[str, str, Text]:
        """Its name with a look, and what is there: ``⌂6·4`` roofs, ``╦go`` dockers, barges."""
        harbour = self._board.harbour
        place = harbour.places[number]
        reached = number in self._can_reach
        strong = "bold reverse" if reached else "bold"
        title, style = place_name(self._words, place), "bold" if reached else "dim"
        if place.kind == "warehouse":
            content = Text(f"⌂{self.roofs(place.store)}", strong)
        elif place.kind == "depot":
            content = Text(f"▽{self.roofs(place.store)}", strong)
        elif place.kind == "pier":
            content = Text.assemble(("╦", strong), dockers(self._view["piers"][place.pier]))
            style = DOCKER_STYLES[DOCKERS[place.pier]]
        elif place.kind == "start":
            content = Text("╦", strong)
        else:
            content = Text(f"○{int(place.name.partition('-')[2])}", "reverse" if reached else "dim")
            title = ""
        if self._view["foreman"] is not None and place.store >= 0:
            content.append("!" if harbour.store_names[place.store] == self._view["foreman"] else "", "bold")
        for letter in self._barges.get(place.name, ""):
            content.append(letter, _livery_style(letter))
        return title, style, content

    def roofs(self, store: int) -> str:
        """The values still to be had, a dot for each that is taken; the good in a depot."""
        if store >= len(GOODS):
            depot = store - len(GOODS)
            good = self._view["depots"][depot]
            return self._words.text(f"good-{good}")[:4] if good else str(self._board.harbour.depots[depot])
        taken: int = self._view["warehouses"][store]
        roofs = self._board.harbour.roofs[store]
        return "·" * taken + "".join(map(str, roofs[taken:]))

    def _write_houses(self, canvas: Canvas, width: int, height: int) -> None:
        """Black market and docker house in the corners that the harbour leaves free."""
        canvas.write(0, height - 4, self._words.text("board-black-market"), "bold")
        rows = self._board.printed.rows("black_market")
        for row in rows:
            good = str(row["good"])
            sold = good in self._view["black_market"]
            mark = "!" if good == self._view["trader"] else ""
            spot = (5 * (int(str(row["column"])) - 1), height - 4 + int(str(row["row"])))
            name = self._words.text(f"good-{good}")
            canvas.write(*spot, "----" if sold else mark + name[: 4 - len(mark)], "dim" if sold else "")
        canvas.write(width - 16, height - 4, self._words.text("board-docker-house"), "bold")
        home = self._view["docker_house"]
        for place in range(max(4, len(home) + 1)):
            column, line = width - 16 + 5 * (place % 3), height - 3 + place // 3
            value = str(self._board.harbour.docker_value(place))
            canvas.write(column, line, value, "bold" if place == len(home) else "dim")
            if place < len(home):
                canvas.write(column + 1, line, DOCKER_LETTERS[home[place]], DOCKER_STYLES[home[place]])

    def _harbour_table(self, width: int) -> RenderableType:
        """All places but open water, in columns."""
        shown: list[Text] = []
        for number, place in enumerate(self._board.harbour.places):
            if place.kind != "water" or place.name in self._barges:
                title, style, content = self._place(number)
                name = title or self._words.text("board-water")
                shown.append(Text.assemble((f"{name[:8]:<9}", style), content))
        columns = max(1, width // 16)
        tall = -(-len(shown) // columns)
        grid = Grid.grid()
        for _ in range(columns):
            grid.add_column(width=width // columns, no_wrap=True, overflow="crop")
        for row in zip_longest(
            *(shown[first : first + tall] for first in range(0, len(shown), tall)), fillvalue=Text()
        ):
            grid.add_row(*row)
        return grid

    def _houses(self) -> list[Text]:
        free = [
            ("!" if good == self._view["trader"] else "") + self._good(number)
            for number, good in enumerate(GOODS)
            if good not in self._view["black_market"]
        ]
        home = self._view["docker_house"]
        value, say = self._board.harbour.docker_value(len(home)), self._words.text
        return [
            Text.assemble((f"{say('board-market-wants')} ", "dim"), ", ".join(free) or say("board-nothing")),
            Text.assemble(
                (f"{say('board-docker-house')} ", "dim"), dockers(home), " ", say("board-next", points=value)
            ),
        ]


def group_of(board: Board, own: set[int], block: int) -> set[int]:
    """AMS-12.5: the blocks of one owner that bridges join to this one, itself included."""
    group = {block}
    queue = [block]
    for number in queue:
        beside = {other for other in own - group if board.city.blocks[number].bridges >> other & 1}
        group |= beside
        queue += beside
    return group


def place_in_district(block: Block) -> str:
    return block.name.rpartition("-")[2]


def place_name(words: Words, place: Place) -> str:
    """A place of the harbour by its good, its docker or its own name; open water has its number beside it."""
    if place.kind == "warehouse":
        return words.text(f"good-{GOODS[place.store]}")
    if place.kind == "pier":
        return words.text(f"board-pier-{DOCKERS[place.pier]}")
    return words.text(f"place-{place.name}")


def _livery_style(letter: str) -> str:
    livery = next(livery for livery in LIVERIES if livery.letter == letter)
    return f"bold {livery.ink} on {livery.paint}"


def _spans(text: Text) -> list[tuple[str, str]]:
    """The pieces of a text, each with its look."""
    pieces = []
    style = str(text.style)
    cuts = sorted({0, len(text), *(at for span in text.spans for at in (span.start, span.end))})
    for start, end in pairwise(cuts):
        looks = [str(span.style) for span in text.spans if span.start <= start < span.end]
        pieces.append((text.plain[start:end], looks[-1] if looks else style))
    return pieces
