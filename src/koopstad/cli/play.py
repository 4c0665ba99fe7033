"""Playing at the terminal: show the table, read a line, do what it says, until the game is over.

It knows no game: pictures come from its board, the choices and the rest from the table.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from koopstad.cli.files import free_path
from koopstad.cli.orders import HELP, Order, Orders, is_command, read
from koopstad.drawing import board
from koopstad.drawing.layout import screen
from koopstad.drawing.menu import Item, effects, groups, menu, sentence, ways
from koopstad.engine.errors import KoopstadError
from koopstad.table import Table

YES, NO = ("y", "yes"), ("", "n", "no")


class Quit(Exception):  # noqa: N818 - leaving is no error
    """The player leaves, or there is no more input."""


class Play:
    """One sitting at one screen, for one person or several."""

    def __init__(self, table: Table, console: Console, path: Path | None = None) -> None:
        self.table = table
        self.console = console
        self.path = path  # where the game was saved last, or resumed from
        self.board = board(table.game, table.words)
        self.people = [number for number, seat in enumerate(table.seats) if not seat.bot]
        self.interactive = sys.stdin.isatty() and console.is_terminal
        self.seen = {seat: table.last_line(seat) for seat in self.people}  # what each has read about
        self.saved = len(table.record.lines)  # lines that are on disk, or were played before this sitting
        self.held: str | None = None  # a line that was meant for the next question
        self.at_screen: int | None = None  # the person who looks at the screen
        self.commands = {
            Orders.NOTHING: self._again,
            Orders.WAYS: self._ways,
            Orders.UNDO: self._undo,
            Orders.HINT: self._hint,
            Orders.WHY: self._why,
            Orders.MAP: self._map,
            Orders.CARDS: self._cards,
            Orders.LOG: self._log,
            Orders.RULES: self._rules,
            Orders.SAVE: self._keep,
            Orders.HELP: self._help,
            Orders.QUIT: self._quit,
        }

    def run(self) -> None:
        """Plays to the end, or until the player leaves."""
        try:
            while True:
                self.table.advance()
                seat = self.table.to_move
                if seat is None:
                    break
                self._change_places(seat)
                self._decide(seat)
            self._end()
        except Quit:
            return

    # --- a decision -----------------------------------------------------------------------------------

    def _decide(self, seat: int) -> None:
        """Asks until something was played or taken back."""
        items = self.show(seat)
        while True:
            try:
                order = read(self._ask("Your choice, or help"), items, self.table.game)
                if order.kind is Orders.PLAY:
                    self._play(seat, order.action)
                    return
                self.commands[order.kind](seat, order)
                if order.kind is Orders.UNDO:
                    return
            except (KoopstadError, OSError) as error:  # whatever goes wrong, the game goes on
                self._say(f"✗ {error}", "bold")

    def _play(self, seat: int, action: int) -> None:
        self.seen[seat] = len(self.table.record.lines)
        self.table.play(seat, action)
        if self.table.undoable(seat) and self.table.to_move != seat:
            self._confirm(seat)

    def _confirm(self, seat: int) -> None:
        """The last moment to take a move back: as soon as another player has moved, it stands."""
        notation = self.table.record.lines[-1].action
        while answer := self._ask(f"{notation} - Enter to go on, undo to take it back").strip():
            if answer.lower() in ("undo", "u"):
                self._undo(seat)
                return
            if is_command(answer) or not self.interactive:
                self.held = answer
                return

    # --- the screen -----------------------------------------------------------------------------------

    def show(self, seat: int) -> list[Item]:
        """The table as the seat sees it, and its choices."""
        view = self.table.view(seat)
        choices = self.table.choices(seat)
        found = groups(self.table.words, choices, partial(self.board.printed, view))
        room = self.console.height - self.board.picture_size[1] - 3
        listed, rows = menu(found, self.console.width, room)
        news = self.table.log(seat, self.seen[seat])
        touched = {thing for choice in choices for thing in choice.touches}
        title = Text.assemble(self.board.player(seat), ": ", (self.board.task(view), "bold"))
        self._clear()
        self.console.print(screen(self.console, self.board, view, touched, news, rows + 2))
        self.console.print(Rule(title, align="left", style="dim"))
        self.console.print(listed)
        return [item for group in found for item in group.items]

    def _change_places(self, seat: int) -> None:
        """Where several people share a screen, nobody sees the hand of another."""
        if len(self.people) > 1 and self.interactive and self.at_screen not in (None, seat):
            self._clear()
            self._ask(f"{self.table.seats[seat].name} is to move. Press Enter when only you look")
        self.at_screen = seat

    def _clear(self) -> None:
        if self.interactive:
            self.console.clear()

    def _say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def _ask(self, question: str) -> str:
        if self.held is not None:
            line, self.held = self.held, None
            return line
        try:
            answer = self.console.input(Text.assemble((question, "bold"), ": "))
        except EOFError:
            self._say("\nThe input has ended; nothing more was saved.")
            raise Quit from None
        if not self.interactive:
            self._say(answer)
        return answer

    # --- commands -------------------------------------------------------------------------------------

    def _again(self, seat: int, order: Order) -> None:
        """Enter shows the table and the choices again; an empty line of a script means nothing."""
        if self.interactive:
            self.show(seat)

    def _map(self, seat: int, order: Order) -> None:
        """The table without the choices, as tall as the screen."""
        self._clear()
        touched = {thing for choice in self.table.choices(seat, foresee=False) for thing in choice.touches}
        log = self.table.log(seat)
        self.console.print(screen(self.console, self.board, self.table.view(seat), touched, log, 1))

    def _cards(self, seat: int, order: Order) -> None:
        cards = self.board.cards(self.table.view(seat))
        self.console.print(cards or Text("This game has no cards with texts."))

    def _undo(self, seat: int, order: Order | None = None) -> None:
        lines = self.table.record.lines
        self.table.undo(seat)
        self._say(f"Taken back: {lines[-1].action}")

    def _hint(self, seat: int, order: Order) -> None:
        hint = self.table.hint(seat)
        reason = f" - {hint.reason}" if hint.reason else ""
        told = Text() if hint.choice.preview is None else effects(self.table.words, hint.choice.preview)
        said = sentence(self.table.words, hint.choice)
        self.console.print(Text.assemble("Hint: ", (said, "bold"), " ", told, reason))

    def _why(self, seat: int, order: Order) -> None:
        self._say(self.table.why_not(seat, order.text) or "That can be played now.")

    def _ways(self, seat: int, order: Order) -> None:
        assert order.item is not None
        self.console.print(ways(order.number, order.item))

    def _log(self, seat: int, order: Order) -> None:
        for line in self.table.log(seat):
            self._say(f"· {line}")

    def _help(self, seat: int, order: Order) -> None:
        self._say(HELP)
        legend = self.board.legend()
        if legend is not None:
            self.console.print(legend)

    def _rules(self, seat: int, order: Order) -> None:
        """A rule by its number, or all rules of a chapter."""
        from koopstad.engine.words import rules

        texts = rules(self.table.game.id, self.table.words.language)
        wanted = f"{order.text.upper()}."
        found = [
            rule
            for rule in texts
            if f"{rule}.".startswith(wanted) or f"{rule}.".partition("-")[2].startswith(wanted)
        ]
        for rule in found:
            self.console.print(Text.assemble((rule, "bold"), f" {texts[rule]}"))
        if not found:
            self._say(f"Give the number of a rule or a chapter, for example: rules {next(iter(texts))}")

    def _keep(self, seat: int, order: Order) -> None:
        self._save(order.text)

    def _save(self, name: str) -> None:
        """Writes the game; never over a file that this sitting has not written or resumed."""
        path = Path(name) if name else self.path or free_path(Path(f"{self.table.game.id}.koopstad"))
        if path.exists() and path != self.path:
            self._say(f"✗ {path} exists already; choose another name.")
            return
        try:
            self.table.saved().save(path)
        except OSError as error:
            self._say(f"✗ cannot write {path}: {error.strerror}")
            return
        self.path = path
        self.saved = len(self.table.record.lines)
        verb = "verify" if self.table.over else "play --resume"
        self._say(f"Saved. Go on with: koopstad {verb} {path}")

    def _quit(self, seat: int, order: Order) -> None:
        if len(self.table.record.lines) > self.saved:
            self._offer_to_save("Save the game before you go?")
        raise Quit

    def _offer_to_save(self, question: str) -> None:
        answer = self._ask(f"{question} yes, no or a file name").strip()
        if answer.lower() not in NO:
            self._save("" if answer.lower() in YES else answer)

    # --- the end --------------------------------------------------------------------------------------

    def _end(self) -> None:
        """Who won, everybody's points by category, and the record to keep."""
        view = self.table.view(None)
        state = self.table.state
        sheets, ranking = [state.sheet(seat) for seat in range(state.seats)], state.ranking()
        first = [self.table.seats[seat].name for seat, place in enumerate(ranking) if place == 1]
        title = (
            f"The game is over: {' and '.join(first)} {'wins' if len(first) == 1 else 'share the victory'}"
        )
        news = self.table.log(None, min(self.seen.values()))
        self._clear()
        self.console.print(Rule(Text(title, "bold"), align="left", style="dim"))
        self.console.print(screen(self.console, self.board, view, frozenset(), news, len(sheets) + 6))
        self.console.print()
        self.console.print(self.board.score_sheet(view, sheets, ranking))
        self._offer_to_save("Save the record?")
