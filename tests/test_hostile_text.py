"""Whatever strangers write is read with no more work than its length asks for, and is understood or refused.

Work is counted in lines of Python that run, so that the speed of the machine does not matter. What happens
inside a C function (a pattern that backtracks) is not counted: there an alarm tells that it hangs.
"""

from __future__ import annotations

import json
import signal
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import koopstad
from koopstad.bots import bot
from koopstad.cli import common, orders
from koopstad.engine import record as records
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import ActionError, KoopstadError
from koopstad.engine.game import Game
from koopstad.engine.replay import fold as fold_record
from koopstad.engine.scenario import run_file
from koopstad.engine.words import english
from koopstad.server.access import key_from
from koopstad.server.routes.games import find
from koopstad.table import Entry, Seat, Table, open_table, proper_name, readable, seats
from tests.tiers import WHOLE

GAMES = koopstad.game_names()
HANGS = 15  # seconds of the processor for one text, where some tenths are enough for the longest
LINES = 60_000  # of Python for a text of some hundred letters, beyond what a short one takes
SHORT = (1, 12, 40, 300) if WHOLE else (1, 40, 300)
LENGTHS = (2_000, 4_000) if WHOLE else (1_000, 2_000)  # letters: one text, and one twice as long
MORE_LINES = LINES if WHOLE else LINES // 4  # than twice as many: a square shows by them at either length
MEMORY = 2_000_000  # bytes for such a text
ECHO = 1_200  # letters of an error, however long the text was

Read = Callable[[str], object]

# --- everybody who reads what strangers write --------------------------------------------------------------


def readers_of(game: Game) -> dict[str, Read]:
    state = game.start(2, {}, FastDealer(1))
    return {
        "action": game.action,
        "spell": game.spell,
        "never": game.never,
        "word": game.word,
        "outcome": game.outcome,
        "legal": partial(game.legal, state),
        "option": lambda text: agree(game, {option.name: text for option in game.options}),
        "option list": lambda text: agree(game, {option.name: [text, text] for option in game.options}),
        "option name": lambda text: agree(game, {text: text}),
        "move": lambda text: move(table(game.id), text),
        "typed": lambda text: orders.read(text, [], game, english(game.id).at_terminal()),
        "line": lambda text: fold(game, {}, {"seat": state.to_move, "action": text, "outcomes": []}),
        "header": lambda text: fold(game, {"options": {text: [text]}}),
        "rules": lambda text: fold(game, {"rules": text}),
        "edition": lambda text: fold(game, {"edition": text}),
    }


def readers_of_all() -> dict[str, Read]:
    tickets = koopstad.game("tickets")
    return {
        "game": koopstad.game,
        "address": find,
        "key": key_from,
        "bot": lambda text: bot("tickets", text, 0),
        "name": lambda text: proper_name(text, 0),
        "note": readable,
        "player": lambda text: seats([text], []),
        "chat": lambda text: table("tickets").say(0, text),
        "sit": lambda text: table("tickets").sit(2, text),
        "stand in": lambda text: table("tickets").hand_over(1, text),
        "record": records.parse,
        "saved": lambda text: records.parse(first_line(tickets) + text),
        "typed option": lambda text: common.read_options(tickets, [text]),
        "typed bots": lambda text: common.read_bots(tickets, text),
        "play": lambda text: scenario(tickets, f"[[when]]\nplay = {json.dumps(text)}"),
        "outcomes": lambda text: scenario(tickets, f"[[when]]\nplay = 'x'\noutcomes = {json.dumps(text)}"),
        "fact": lambda text: scenario(tickets, f"[then]\n{json.dumps(text)} = 1"),
        "contains": lambda text: scenario(tickets, f"[then]\n'actions contains' = {json.dumps(text)}"),
        "scenario": lambda text: scenario(tickets, text),
    }


READERS = {
    **{f"{name} {what}": read for name in GAMES for what, read in readers_of(koopstad.game(name)).items()},
    **readers_of_all(),
}


def agree(game: Game, options: dict[str, Any]) -> None:
    """Every option has its turn; the longest refusal stands for all."""
    errors = []
    for name, value in options.items():
        try:
            game.agree(2, {name: value})
        except KoopstadError as error:
            errors.append(error)
    if errors:
        raise max(errors, key=lambda error: len(str(error)))


@cache
def opened(name: str) -> Table:
    players = [Seat("Ann"), Seat("Bob"), Seat("", empty=True)]
    return open_table(koopstad.game(name), players, seed="x")


def table(name: str) -> Table:
    return opened(name).copy()


def move(table: Table, text: str) -> Entry:
    assert table.to_move is not None
    return table.play(table.to_move, text)


@cache
def first_line(game: Game) -> str:
    return records.begin(game, 2, {}, FastDealer(1))[0].text()


def written(row: dict[str, Any]) -> str:
    """As a record is written."""
    return json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n"


def fold(game: Game, header: dict[str, Any], *lines: dict[str, Any]) -> object:
    rows = [json.loads(first_line(game)) | header, *lines]
    return fold_record(records.parse("".join(map(written, rows))), game)


FOLDER: list[Path] = []


@pytest.fixture(scope="module", autouse=True)
def folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    FOLDER.append(tmp_path_factory.mktemp("scenarios"))


def scenario(game: Game, text: str) -> object:
    path = FOLDER[-1] / "strange.toml"
    path.write_text(f"game = '{game.id}'\n[given]\n{text}", encoding="utf-8", errors="replace")
    return run_file(path, koopstad.game)


# --- how they are watched ----------------------------------------------------------------------------------


@contextmanager
def alarm(text: str) -> Iterator[None]:
    def ring(_: int, __: FrameType | None) -> None:
        raise AssertionError(f"it hangs on {text[:100]!r}")

    before = signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, HANGS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def refused(read: Read, text: str) -> str:
    """Why a text is refused, or nothing. Anything but a KoopstadError is a mistake of ours."""
    told = ""
    try:
        with alarm(text):
            read(text)
    except KoopstadError as error:
        told = str(error)
    assert len(told) <= ECHO, f"{told[:200]}... has {len(told)} letters"
    return told


def lines(read: Read, text: str) -> int:
    """How many lines of Python run to read a text."""
    count = 0

    def follow(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal count
        count += 1
        return follow

    refused(read, text)  # whatever is made once is made now
    before = sys.gettrace()
    sys.settrace(follow)
    try:
        refused(read, text)
    finally:
        sys.settrace(before)
    return count


# --- what they are given -----------------------------------------------------------------------------------

# What comes first, what is said again and again, and how it ends.
SHAPES = [
    ("claim dam-oude_kerk/pink ", "a", "!"),
    ("claim dam-oude_kerk/pink ", "pink ", "!"),
    ("claim dam-oude_kerk/pink ", "1 x ", "pink"),
    ("claim dam-oude_kerk/pink ", "+", "pink"),
    ("claim dam-oude_kerk/pink ", "0 pink ", "2 joker"),
    ("claim dam-oude_kerk/pink ", "9", " pink"),
    ("claim dam-oude_kerk/", " ", "pink pink"),
    ("claim ", "a /", " b"),
    ("claim begijnhof-dam ", "and ", "pink"),
    ("take ", "\N{SUPERSCRIPT TWO}", ""),
    ("take ", "9", " pink"),
    ("take ", "1 workers with ", ""),
    ("activate ", "9", ""),
    ("activate ", "\N{ARABIC-INDIC DIGIT ONE}", ""),
    ("activate card-", "\N{CIRCLED DIGIT ONE}", ""),
    ("dice ", "brown ", "!"),
    ("wheel ", " , and ", "grey"),
    ("pay ", "9", " orange"),
    ("block ", "jordaan-2 ", "gulden"),
    ("build ", "1", " on site 2"),
    ("build ", "on ", ""),
    ("", "9", ""),
    ("", "9", " x joker"),
    ("", "\N{SUPERSCRIPT TWO}", " x joker"),
    ("scores.", "\N{SUPERSCRIPT TWO}", ""),
    ("scores.", "9", ""),
    ("", "*a", "*b"),
    ("", "cheese+", "cheese"),
    ("", "a,", "a"),
    ("", "a=", "a"),
    ("", "x = ", "1"),
    ("x = ", "9", ""),
    ("", "[", ""),
    ("x = ", "[", ""),
    ('{"action": ', "[", ""),
    ('{"action": ', "9", ""),
    ('{"', "a", '": 1}'),
    ("Bearer ", "a", ""),
    ("", '"', ""),
    ("", "\\", ""),
    ("", "(", ""),
    ("", " ", "draw"),
    ("", "draw\n", ""),
    ("", "\0", ""),
    ("", "\N{LINE SEPARATOR}", ""),
    ("", "\ud800", ""),
    ("", "\N{LATIN CAPITAL LETTER I WITH DOT ABOVE}", ""),
    ("", "\N{GAME DIE}", ""),
]
PLAIN = "no such thing"
every_reader = pytest.mark.parametrize("name", READERS)


def shaped(shape: tuple[str, str, str], letters: int) -> str:
    before, again, after = shape
    return before + again * (letters // len(again) or 1) + after


@every_reader
def test_little_work_for_a_short_text(name: str) -> None:
    limit = lines(READERS[name], PLAIN) + LINES
    for shape in SHAPES:
        for letters in SHORT:
            text = shaped(shape, letters)
            assert lines(READERS[name], text) <= limit, text


def share(name: str, parts: int) -> list[tuple[str, str, str]]:
    """The shapes that one reader is given where all would take long: other readers are given the others."""
    return SHAPES if WHOLE else SHAPES[list(READERS).index(name) % parts :: parts]


@every_reader
def test_work_grows_no_faster_than_the_text(name: str) -> None:
    for shape in share(name, 3):
        once, twice = (lines(READERS[name], shaped(shape, letters)) for letters in LENGTHS)
        assert twice <= 2.2 * once + MORE_LINES, shape


@every_reader
def test_a_quarter_of_a_megabyte(name: str) -> None:
    for shape in share(name, 16):
        refused(READERS[name], shaped(shape, 250_000))


@every_reader
def test_little_memory_for_a_large_number(name: str) -> None:
    for text in (
        "claim dam-oude_kerk/pink 20000000 pink",
        "20000000 x joker",
        "pay 20000000 orange",
        "20000000",
    ):
        refused(READERS[name], text)
        tracemalloc.start()
        try:
            refused(READERS[name], text)
            assert tracemalloc.get_traced_memory()[1] < MEMORY, text
        finally:
            tracemalloc.stop()


WORDS = [word for shape in SHAPES for word in shape] + [
    "1",
    "+",
    "/",
    "-",
    "joker",
    "26",
    "_",
    "\t",
    "é",
    "keep both",
]
texts = st.one_of(st.text(max_size=300), st.lists(st.sampled_from(WORDS), max_size=30).map("".join))


@every_reader
@settings(max_examples=40, deadline=None, derandomize=True)
@given(text=texts)
def test_anything(name: str, text: str) -> None:
    refused(READERS[name], text)


# --- what is meant is still understood ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "claim dam-oude_kerk/pink pink+joker",
        "claim oude_kerk-dam/pink pink+joker",
        "CLAIM Oude Kerk - Dam / Pink Joker, Pink",
        "claim oudekerk dam/pink 1 joker, 1 pink",
        "claim dam-oude_kerk/pink 1x pink + 1 x joker",
        "claim dam-oude_kerk/pink 1*jokers and pinks",
        "claim dam-oude_kerk/pink xpink1joker",
        "claim dam-oude_kerk/pink 01 pink 0 blue joker",
        "claim dam-oude_kerk/pink \N{ARABIC-INDIC DIGIT ONE} pink joker",
    ],
)
def test_liberties(tickets: Game, text: str) -> None:
    assert tickets.name(tickets.action(text)) == "claim dam-oude_kerk/pink pink+joker"


def test_more_liberties(tickets: Game) -> None:
    for text in ("dam-begijnhof 2 blue", "dam - begijnhof / gray blue,blue", "begijnhof-dam/grey 2*blue"):
        assert tickets.name(tickets.action(f"claim {text}")) == "claim begijnhof-dam/grey blue+blue"
    for text in ("1 and 2", "1+2", "1, 2", "all", "both"):
        assert tickets.name(tickets.action(f"keep {text}")) == "keep both"


@pytest.mark.parametrize(
    ("paid", "rule"),
    [("3 pink", "TTA-5.2"), ("200 pink", "TTA-5.2"), ("999999999 pink", "TTA-5.2"), ("pink blue", "TTA-5.2")],
)
def test_what_no_hand_can_pay(tickets: Game, paid: str, rule: str) -> None:
    refusal = tickets.never(f"claim dam-oude_kerk/pink {paid}")
    assert refusal is not None
    assert refusal.rule == rule


@pytest.mark.parametrize("name", GAMES)
def test_a_misspelled_verb_is_recognised(name: str) -> None:
    game = koopstad.game(name)
    for proper in game.catalogue.names[::7]:
        verb, blank, rest = proper.partition(" ")
        if len(verb) > 3:
            with pytest.raises(ActionError, match="did you mean") as error:
                game.catalogue.number(f"{verb[:2]}{verb[3:]}{blank}{rest}")
            assert repr(proper) in str(error.value)
