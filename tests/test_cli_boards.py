"""Amsterdam and Hamburg in the terminal: every choice is offered once, every screen fits, nothing leaks."""

from __future__ import annotations

import random
import re
from functools import partial
from io import StringIO

import pytest
from rich.console import Console

import koopstad
from koopstad.cli.play import Play
from koopstad.drawing.board import in_order
from koopstad.drawing.menu import groups, ways
from koopstad.drawing.palette import COLOURS
from koopstad.engine.dealer import FastDealer
from koopstad.engine.words import sources
from koopstad.table import Table, open_table, seats
from tests.tiers import WHOLE

# What brings a game forward is chosen more often than its end.
_EAGER = {"activate": 20, "use": 9, "block": 6, "build": 9, "site": 3, "deliver": 9, "pass": 0.2, "done": 0.3}
_TABLES = [
    ("amsterdam", 2, {}),
    ("amsterdam", 0, {}),
    ("amsterdam", 1, {"expansions": "workers,tasks,trader,tiles", "tasks": "5"}),
    ("hamburg", 2, {}),
    ("hamburg", 0, {}),
    ("hamburg", 1, {"expansions": "mayors,statues,misfortune,ships,stock"}),
    ("hamburg", 1, {"expansions": "ships,clergy"}),
]


def opened(game: str, bots: int, options: dict[str, str]) -> Table:
    table = open_table(koopstad.game(game), seats(["Anna"], ["random"] * bots), options, "boards")
    table.advance()
    return table


def move(table: Table, chance: random.Random) -> None:
    actions = table.actions(0)
    weights = [_EAGER.get(table.game.name(action).split()[0], 1) for action in actions]
    table.play(0, chance.choices(actions, weights)[0])
    table.advance()


def screen(table: Table, width: int = 120, height: int = 40) -> str:
    console = Console(file=StringIO(), width=width, height=height, color_system=None)
    Play(table, console).show(0)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(("game", "bots", "options"), _TABLES)
def test_every_action_is_one_choice_and_the_game_ends_with_a_sheet(
    game: str, bots: int, options: dict[str, str]
) -> None:
    table = opened(game, bots, options)
    board = Play(table, Console(file=StringIO())).board
    chance = random.Random(5)
    while not table.over:
        view, actions = table.view(0), table.actions(0)
        found = groups(table.words, table.choices(0, foresee=False), partial(board.printed, view))
        ways = [way.action for group in found for item in group.items for way in item.ways]
        assert sorted(ways) == sorted(actions)
        assert board.task(view)
        move(table, chance)
    console = Console(file=StringIO(), width=120)
    scores = table.state.scores()
    sheets = [table.state.sheet(seat) for seat in range(table.state.seats)]
    console.print(board.score_sheet(table.view(None), sheets, table.state.ranking()))
    assert isinstance(console.file, StringIO)
    sheet = console.file.getvalue()
    *_, totals = sheet.splitlines()
    by_place = [scores[seat] for seat in in_order(table.state.ranking())]
    rival = board.rival(table.view(None))
    if rival is not None:
        by_place.insert(0 if table.state.ranking()[0] > 1 else 1, sum(rival[1].values()))
    assert [int(word) for word in totals.split()[1:]] == by_place
    assert sum(sheets[0].values()) == scores[0]
    assert ("TOM" in sheet) is (bots == 0)


@pytest.mark.parametrize(("game", "bots", "options"), _TABLES)
def test_every_kind_of_screen_fits(game: str, bots: int, options: dict[str, str]) -> None:
    table = opened(game, bots, options)
    chance = random.Random(6)
    drawn: set[str] = set()
    for _ in range(60):
        if table.over:
            break
        step = str(table.view(0)["step"])
        if step not in drawn:
            drawn.add(step)
            for width, height in ((120, 40), (100, 30), (80, 24), (60, 24)):
                rows = screen(table, width, height).splitlines()
                assert max(map(len, rows)) <= width
                assert len(rows) < height  # and a row for the question
        move(table, chance)
    assert "turn" in " ".join(drawn)


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [("amsterdam", 2, {"expansions": "tasks"}), ("hamburg", 2, {})],
)
def test_nobody_sees_what_is_hidden(game: str, bots: int, options: dict[str, str]) -> None:
    table = opened(game, bots, options)
    chance = random.Random(7)
    changed = 0
    for _ in range(12):
        true, shown = table.state, screen(table)
        for seed in range(2):
            table.state = true.imagine(0, FastDealer(seed))
            changed += table.state.data() != true.data()
            assert screen(table) == shown
        table.state = true
        move(table, chance)
    assert changed > 10


@pytest.mark.parametrize("game", ["amsterdam", "hamburg", "tickets"])
def test_every_choice_says_what_it_does(game: str) -> None:
    """The sentences and the numbers of the screen are those of the table's choices."""
    table = opened(game, 2, {})
    chance = random.Random(9)
    told = 0
    for _ in range(25):
        console = Console(file=StringIO(), width=400, height=90, color_system=None)
        assert isinstance(console.file, StringIO)
        play = Play(table, console)
        play.show(0)
        several = [ways(play.words, 1, item).plain for item in play.items if len(item.ways) > 1]
        shown = " ".join([*console.file.getvalue().split(), *" ".join(several).split()])
        for choice in table.choices(0):
            assert table.words.text(choice.key, **choice.args) in shown
            assert choice.preview is not None
            for word, number in choice.preview.changes.items():
                if word not in COLOURS:
                    sign = "+" if number > 0 else "\N{MINUS SIGN}"
                    assert sign + table.words.text(f"purse-{word}", number=abs(number)) in shown
                    told += 1
        move(table, chance)
    assert told > 30


def at_turn(game: str, decisions: int) -> Table:
    table = opened(game, 2, {})
    chance = random.Random(8)
    while decisions > 0 or table.view(0)["step"] != "turn":
        move(table, chance)
        decisions -= 1
    return table


def test_the_table_of_amsterdam_shows_what_the_view_says() -> None:
    table = at_turn("amsterdam", 25)
    view, shown = table.view(0), screen(table)
    assert f"Round {view['round']}" in shown
    assert shown.count("◎") >= len(view["districts"])
    for number, block in enumerate(table.game.board.city.blocks):  # type: ignore[attr-defined]
        place = block.name.rpartition("-")[2]
        owner = view["owners"][number]
        mark = f"{place} [{'RGYBW'[owner]}]" if owner is not None else f"{place}{'⁰¹²³'[block.price]}"
        assert mark in shown
    for good in ("beer", "cheese", "crystal"):
        assert good in shown
    for card in view["players"][0]["inactive"]:
        assert f"{card:03}" in shown


def test_the_table_of_hamburg_shows_what_the_view_says() -> None:
    table = at_turn("hamburg", 25)
    view, shown = table.view(0), screen(table)
    own = view["players"][0]
    assert f"Cycle {view['cycle']} of 8" in shown
    for place, card in enumerate(own["hand"], 1):
        assert re.search(rf" {place} +.{card:03}\b", shown)
    for site in own["sites"]:
        for card in site["buildings"]:
            assert f"{card:03}" in shown
    assert f"marks {own['money']}" in shown


def test_cards_tells_the_texts() -> None:
    for game in ("amsterdam", "hamburg"):
        table = at_turn(game, 20)
        console = Console(file=StringIO(), width=400)
        play = Play(table, console)
        console.print(play.board.cards(table.view(0)))
        assert isinstance(console.file, StringIO)
        told = console.file.getvalue()
        own = table.view(0)["players"][0]
        for card in own["inactive"] if game == "amsterdam" else own["hand"]:
            key = f"card-{card:03}" + ("-text" if game == "amsterdam" else "")
            assert table.words.text(key) in told


@pytest.mark.parametrize("game", ["amsterdam", "hamburg", "tickets"])
def test_a_small_screen_has_everything_to_decide_by(game: str) -> None:
    """On 80 x 24 each choice stands on one of the pages, and nothing scrolls away."""
    table = opened(game, 2, {})
    chance = random.Random(10)
    paged = 0
    for _ in range(40 if WHOLE else 20):
        if table.over:
            break
        console = Console(file=StringIO(), width=80, height=24, color_system=None)
        assert isinstance(console.file, StringIO)
        play = Play(table, console)
        listed: list[str] = []
        play.page = 0
        while True:
            console.file.seek(0)
            console.file.truncate()
            play.show(0)
            rows = console.file.getvalue().splitlines()
            assert len(rows) < 24
            listed += rows
            play.page += 1
            if play.page >= play.pages:
                break
        paged += play.pages > 1
        shown = "\n".join(listed)
        for number, item in enumerate(play.items, 1):
            label = re.escape(item.label.plain[:40].rstrip())
            assert re.search(rf"(^| ){number} {label}", shown, re.MULTILINE)
        if game == "hamburg":
            for place, card in enumerate(table.view(0)["players"][0]["hand"], 1):
                assert re.search(rf" {place}  .{card:03}", shown)
        move(table, chance)
    assert paged > 0


def test_open_water_is_one_line_of_the_list() -> None:
    table = at_turn("amsterdam", 25)
    water = [name for name in map(table.game.name, table.actions(0)) if name.startswith("sail water-")]
    while len(water) < 2:
        move(table, random.Random(1))
        water = [name for name in map(table.game.name, table.actions(0)) if name.startswith("sail water-")]
    play = Play(table, Console(file=StringIO(), width=120, height=40))
    play.show(0)
    (item,) = [item for item in play.items if item.label.plain.startswith("Sail to open water")]
    assert [table.game.name(way.action) for way in item.ways] == water
    assert {f"water space {int(name.rpartition('-')[2])}" for name in water} == {
        re.search(r"water space \d+", way.label.plain)[0]  # type: ignore[index]
        for way in item.ways
    }


def test_there_is_no_cycle_after_the_last() -> None:
    table = opened("hamburg", 1, {})
    chance = random.Random(3)
    while not table.over:
        table.play(0, chance.choice(table.actions(0)))
        table.advance()
    board = Play(table, Console(file=StringIO())).board
    console = Console(file=StringIO(), width=120)
    console.print(*board.panel(table.view(None)))
    assert isinstance(console.file, StringIO)
    assert "Cycle 9" not in console.file.getvalue()
    assert "After the last cycle" in console.file.getvalue()


@pytest.mark.parametrize("language", ["nl", "fr", "hu", "de"])
@pytest.mark.parametrize("game", ["amsterdam", "hamburg", "tickets"])
def test_the_screen_speaks_other_languages(game: str, language: str) -> None:
    """Nothing that the English screen says in words of its own is left on the screen of another language."""
    table = opened(game, 1, {})
    english = {
        line.strip()
        for line in sources(game, "en", terminal=True)[-2:]
        for line in re.findall(r"^(?:screen|board|row)-[\w-]+ = ([^{}]{6,})$", line, re.MULTILINE)
    }
    theirs = " ".join(sources(game, language, terminal=True))
    chance = random.Random(4)
    large, small = (120, 40), (80, 24)
    for number in range(15):
        table.language = language
        sizes = (large, small) if WHOLE else (small,) if number % 2 else (large,)
        shown = "".join([screen(table, *size) for size in sizes])
        for words in english:
            assert words in theirs or not re.search(rf"\b{re.escape(words)}\b", shown), words
        move(table, chance)
