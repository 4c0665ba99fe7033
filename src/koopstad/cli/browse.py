"""Looking through a record by keys: forwards, backwards, to a line."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from koopstad.drawing import Board
from koopstad.drawing.layout import room_below, screen, small_screen
from koopstad.engine.dealer import ScriptedDealer
from koopstad.engine.game import Game
from koopstad.engine.record import Record
from koopstad.engine.replay import fold
from koopstad.engine.state import State

FORWARD = ("\x1b[C", "\x1bOC", "\x1b[B", "\x1bOB", "\x1b[6~", " ", "n", "\xe0M")
BACK = ("\x1b[D", "\x1bOD", "\x1b[A", "\x1bOA", "\x1b[5~", "\x7f", "\b", "p", "\xe0K")
FIRST, LAST = ("\x1b[H", "\x1bOH", "\x1b[1~", "g", "\xe0G"), ("\x1b[F", "\x1bOF", "\x1b[4~", "G", "\xe0O")
ENTER, LEAVE = ("\r", "\n"), ("q", "Q", "\x1b", "\x03", "\x04")
_LONG = [key for key in (*FORWARD, *BACK, *FIRST, *LAST) if len(key) > 1]
KEPT_EVERY = 16  # lines: a position to go on from when one goes back


class Browser:
    """A record, and the line that one looks at."""

    def __init__(
        self, record: Record, game: Game, board: Board, seat: int | None, logs: list[list[str]], first: int
    ) -> None:
        self.record = record
        self.game = game
        self.board = board
        self.seat = seat
        self.logs = logs  # what each line brought about, the setup first
        self.line = first
        self.typed = ""  # the digits of a line to go to
        self._kept: dict[int, State] = {}

    @property
    def last(self) -> int:
        return len(self.record.lines)

    def press(self, key: str) -> bool:
        """Does what a key says; false when it says to leave."""
        if key in LEAVE:
            return False
        if key.isdecimal() and len(key) == 1 and len(self.typed) < 6:
            self.typed += key
            return True
        if key in ENTER and self.typed:
            self.line = int(self.typed)
        elif key in FORWARD or key in ENTER:
            self.line += 1
        elif key in BACK:
            self.line -= 1
        elif key in FIRST:
            self.line = 0
        elif key in LAST:
            self.line = self.last
        self.typed = ""
        self.line = min(max(0, self.line), self.last)
        return True

    def position(self) -> State:
        """The position after the line; every sixteenth is kept, so that going back is no work."""
        start = self.line - self.line % KEPT_EVERY
        if start not in self._kept:
            self._kept[start] = fold(self.record, self.game, start)
        state = self._kept[start].copy()
        for line in self.record.lines[start : self.line]:
            if line.rules:
                state = self.game.by(line.rules).adopt(state)
            state.play(self.game.catalogue.number(line.action), ScriptedDealer(line.outcomes))
        return state

    def show(self, console: Console) -> None:
        """The table after the line, what the line brought about, and the keys."""
        view = self.position().view(self.seat)
        words = self.board.words
        log = self.logs[self.line]
        drawn = screen(console, self.board, view, rows_below=4 + len(log))
        if room_below(console, drawn) < 2 + len(log):
            drawn, room = small_screen(console, self.board, view, (), 2)
            log = log[:room]
        console.clear()
        console.print(drawn)
        place = words.text("replay-place", line=self.line, lines=self.last)
        what = self.record.lines[self.line - 1].action if self.line else words.text("replay-setup")
        console.print(Rule(Text(f"{place}: {what}", "bold"), align="left", style="dim"))
        for line in log:
            console.print(Text(f"· {line}"))
        console.print(Text(f"{words.text('replay-keys')} {self.typed}", "dim"), end="")


def browse(browser: Browser, console: Console, key: Callable[[], str]) -> None:
    """Until one leaves."""
    browser.show(console)
    try:
        while all(browser.press(each) for each in keys(key())):
            browser.show(console)
    except (EOFError, KeyboardInterrupt):
        pass
    console.print()


def keys(read: str) -> list[str]:
    """Who types quickly, or pastes, presses several keys at once."""
    found = []
    while read:
        long = [key for key in _LONG if read.startswith(key)]
        key = long[0] if long else read if read.startswith("\x1b") else read[0]  # an unknown key is one too
        found.append(key)
        read = read[len(key) :]
    return found
