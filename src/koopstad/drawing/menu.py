"""The choices of a seat as a numbered list: sentences in groups, each with what it would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from koopstad.drawing.palette import COLOURS, symbols
from koopstad.engine.choices import Choice
from koopstad.engine.preview import Preview
from koopstad.engine.words import Words

LETTERS = "abcdefghijklmnopqrstuvwxyz"  # of the ways to do one thing
TITLES = 14  # columns for the titles of the groups
MOST_WAYS = 3  # that stand beside their item; more are listed when it is chosen
MOST_SYMBOLS = 3  # in a row; more are a number and a symbol
TOLD = 100  # columns of an item that tells what is printed on a thing
MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True)
class Way:
    """One action, and how it differs from the other ways to do the same (a payment)."""

    action: int
    label: Text


@dataclass(frozen=True)
class Item:
    """One numbered thing to do; with several ways each of them has a letter: 7a, 7b."""

    label: Text
    ways: list[Way]
    printed: Text | None = None  # on the thing it touches; told where there is room


@dataclass(frozen=True)
class Group:
    """Items of a kind under a heading."""

    title: str
    items: list[Item] = field(default_factory=list)


# --- what stands in it ------------------------------------------------------------------------------------


def groups(
    words: Words,
    choices: Sequence[Choice],
    printed: Callable[[str], Text | None],
    gathered: Callable[[Choice], str] = lambda _: "",
) -> list[Group]:
    """Choices with one sentence are ways to do one thing, and so are those that a board gathers under one."""
    found: dict[str, dict[str, list[Choice]]] = {}
    for choice in choices:
        said = gathered(choice) or sentence(words, choice)
        found.setdefault(choice.group, {}).setdefault(said, []).append(choice)
    return [
        Group(
            _title(words, group),
            [_item(words, said, ways, printed) for said, ways in items.items()],
        )
        for group, items in found.items()
    ]


def _title(words: Words, group: str) -> str:
    key = f"group-{group}"
    return words.text(key) if words.has(key) else group


def _item(words: Words, said: str, ways: Sequence[Choice], printed: Callable[[str], Text | None]) -> Item:
    """What all ways have in common stands beside the sentence, the rest beside each way."""
    common = _common([choice.preview for choice in ways if choice.preview is not None])
    label = Text(said)
    if common is not None:
        label = Text.assemble(label, " ", effects(words, common)) if _speaks(common) else label
    touched = ways[0].touches
    return Item(
        label,
        [Way(choice.action, _way(words, said, choice, common)) for choice in ways],
        printed(touched[0]) if touched else None,
    )


def _way(words: Words, said: str, choice: Choice, common: Preview | None) -> Text:
    """How a way differs from the others: in what it does, and in its own sentence if it has one."""
    own = sentence(words, choice)
    differs = _difference(words, choice.preview, common)
    return differs if own == said else Text.assemble(own, " " if differs else "", differs)


def sentence(words: Words, choice: Choice) -> str:
    """A game without words speaks by its notation."""
    return words.text(choice.key, **choice.args) if words.has(choice.key) else choice.notation


def effects(words: Words, told: Preview) -> Text:
    """Minus two pink, plus two points ... then you choose."""
    amounts = [_amount(words, word, number) for word, number in (*told.changes.items(), *told.due.items())]
    text = Text(" ").join(amounts)
    for word in told.open:
        text = Text.assemble(text, "… " if not text else " … ", (words.text(f"open-{word}"), "dim"))
    return text


def _amount(words: Words, word: str, number: int) -> Text:
    sign = (MINUS if number < 0 else "+", "bold")
    count = abs(number)
    if word in COLOURS:
        things = (
            symbols(word, count) if count <= MOST_SYMBOLS else Text(str(count), "bold") + symbols(word, 1)
        )
        return Text.assemble(sign, things)
    key = f"purse-{word}"
    named = words.text(key, number=count) if words.has(key) else f"{count} {word}"
    return Text.assemble(sign, (named, "" if number < 0 else "green"))


def _common(told: Sequence[Preview]) -> Preview | None:
    if not told:
        return None
    first = told[0]
    changes = {
        word: number
        for word, number in first.changes.items()
        if all(other.changes.get(word) == number for other in told)
    }
    same = all(other.due == first.due and other.open == first.open for other in told)
    return Preview(changes, first.due if same else {}, first.open if same else ())


def _difference(words: Words, told: Preview | None, common: Preview | None) -> Text:
    if told is None or common is None:
        return Text()
    changes = {word: number for word, number in told.changes.items() if word not in common.changes}
    due = {} if common.due else told.due
    opened = () if common.open else told.open
    return effects(words, Preview(changes, due, opened))


def _speaks(told: Preview) -> bool:
    return bool(told.changes or told.due or told.open)


# --- how it is drawn --------------------------------------------------------------------------------------


def menu(found: Sequence[Group], width: int, most_rows: int) -> tuple[RenderableType, int]:
    """The numbered items, and how many rows they take.

    Where they would take too many, what is printed on things is left out, and the several ways of an item
    are only told when it is chosen.
    """
    listed, rows = _menu(found, width, brief=False)
    return (listed, rows) if rows <= most_rows else _menu(found, width, brief=True)


def _menu(found: Sequence[Group], width: int, brief: bool) -> tuple[RenderableType, int]:
    parts: list[RenderableType] = []
    rows = 0
    number = 1
    room = max(20, width - TITLES)
    for group in found:
        labels = [_label(number + place, item, brief) for place, item in enumerate(group.items)]
        number += len(labels)
        body, taken = _body(labels, room, not brief and any(item.printed for item in group.items))
        row = Grid.grid()
        row.add_column(width=TITLES, no_wrap=True, overflow="ellipsis")
        row.add_column(width=room)
        row.add_row(Text(group.title, "bold"), body)
        parts.append(row)
        rows += taken
    return Stack(*parts), rows


def _body(labels: Sequence[Text], width: int, told: bool) -> tuple[RenderableType, int]:
    """One after the other where that takes a row; else in columns, read downwards."""
    line = Text("  ").join(labels)
    if line.cell_len <= width and not told:
        return line, 1
    widest = min(width, TOLD if told else max(label.cell_len for label in labels) + 1)
    return _columns(labels, width, widest), -(-len(labels) // (width // widest))


def _columns(labels: Sequence[Text], width: int, widest: int) -> RenderableType:
    """Read downwards."""
    number = max(1, width // widest)
    tall = -(-len(labels) // number)
    grid = Grid.grid(expand=True, padding=(0, 1, 0, 0))
    for _ in range(number):
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    downwards = [labels[first : first + tall] for first in range(0, len(labels), tall)]
    for row in zip_longest(*downwards, fillvalue=Text()):
        grid.add_row(*row)
    return grid


def _label(number: int, item: Item, brief: bool) -> Text:
    text = Text.assemble((f"{number:>2} ", "bold cyan"), item.label)
    if len(item.ways) > 1 and brief:
        return Text.assemble(text, (f" ({len(item.ways)})", "cyan"))
    if brief:
        return text
    if len(item.ways) > 1:
        for letter, way in zip(LETTERS, item.ways[:MOST_WAYS], strict=False):
            text += Text.assemble((f" {letter} ", "cyan"), way.label)
    if len(item.ways) > MOST_WAYS:
        text += Text(f" +{len(item.ways) - MOST_WAYS}…", "cyan")
    return Text.assemble(text, "  ", item.printed) if item.printed else text


def pages(items: Sequence[Item], width: int, rows: int) -> list[RenderableType]:
    """The items one below the other, so many on a page, where a screen is too small for all."""
    labels = [_label(number, item, brief=True) for number, item in enumerate(items, 1)]
    widest = max(label.cell_len for label in labels) + 1
    most = rows * max(1, width // widest)
    return [_columns(labels[first : first + most], width, widest) for first in range(0, len(labels), most)]


def ways(words: Words, number: int, item: Item) -> Text:
    """All ways of one item, each in a row."""
    text = Text(words.text("screen-ways", choice=item.label.plain))
    for letter, way in zip(LETTERS, item.ways, strict=False):
        text = Text.assemble(text, "\n  ", (f"{number}{letter}", "bold cyan"), "  ", way.label)
    return text
