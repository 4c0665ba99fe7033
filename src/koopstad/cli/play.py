"""Playing at the terminal: show the table, read a line, do what it says, until the game is over.

It knows no game: pictures and groups of choices come from ``boards``, the rest from the table.
"""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from koopstad.cli.boards import board
from koopstad.cli.boards.base import LETTERS, Choice
from koopstad.cli.boards.layout import menu, screen
from koopstad.cli.orders import HELP, Order, Orders, read
from koopstad.engine.errors import ActionError
from koopstad.table import Table


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
        self.seen = dict.fromkeys(self.people, 0)  # lines of the record that each person has read about
        self.saved = len(table.record.lines)  # lines that are on disk already, or were there at the start
        self.held: str | None = None  # a line of a script that was meant for the next question
        self.at_screen: int | None = None  # the person who looks at the screen

    def run(self) -> None:
        """Plays to the end, or until the player quits."""
        try:
            while True:
                self.table.advance()
                seat = self.table.to_move
                if seat is None:
                    break
                self._change_places(seat)
                self._decide(seat)
        except Quit:
            return
        self._end()

    # --- a decision -----------------------------------------------------------------------------------

    def _decide(self, seat: int) -> None:
        """Asks until something was played or taken back."""
        choices = self._show(seat)
        while True:
            try:
                order = read(self._ask("Your choice, or help"), choices, self.table.game)
                if order.kind is Orders.PLAY:
                    self._play(seat, order.action)
                    return
                if self._obey(seat, order):
                    return
            except ActionError as error:
                self.console.print(Text(f"✗ {error}", "bold"))

    def _play(self, seat: int, action: int) -> None:
        self.seen[seat] = len(self.table.record.lines)
        self.table.play(seat, action)
        while self.table.reach.lines and not self.table.over and self.table.to_move != seat:
            if not self._taken_back(seat):
                return

    def _taken_back(self, seat: int) -> bool:
        """The last moment to take a move back: the next player has not moved yet."""
        notation = self.table.record.lines[-1].action
        answer = self._ask(f"{notation}: Enter to go on, or undo")
        if answer.strip().lower() in ("undo", "u"):
            self._undo(seat)
            return True
        if answer.strip() and not self.interactive:
            self.held = answer
        return False

    def _undo(self, seat: int) -> None:
        notation = self.table.undo(seat)
        self.console.print(f"Taken back: {notation}")

    def _obey(self, seat: int, order: Order) -> bool:
        """Does what a command says; True when the position has changed."""
        if order.kind is Orders.UNDO:
            self._undo(seat)
            return True
        if order.kind is Orders.QUIT:
            self._leave()
        if order.kind in (Orders.NOTHING, Orders.MAP):
            if order.kind is Orders.MAP:
                self._show(seat)
        elif order.kind is Orders.HELP:
            self.console.print(HELP)
            legend = self.board.legend()
            if legend is not None:
                self.console.print(legend)
        elif order.kind is Orders.HINT:
            hint = self.table.hint(seat)
            reason = f": {hint.reason}" if hint.reason else ""
            self.console.print(Text.assemble("Hint: ", (hint.notation, "bold"), reason))
        elif order.kind is Orders.WHY:
            reason = self.table.why_not(seat, order.text) or "that can be played now"
            self.console.print(Text(reason))
        elif order.choice is not None:
            self.console.print(_ways(order.number, order.choice))
        elif order.kind is Orders.LOG:
            for line in self.table.log(seat):
                self.console.print(Text(f"· {line}"))
        elif order.kind is Orders.RULES:
            self._rules(order.text)
        elif order.kind is Orders.SAVE:
            self._save(order.text)
        return False

    # --- the screen -----------------------------------------------------------------------------------

    def _show(self, seat: int) -> list[Choice]:
        """The table as the seat sees it, and its choices."""
        view = self.table.view(seat)
        actions = self.table.actions(seat)
        groups = self.board.groups(view, actions)
        room = self.console.height - self.board.picture_size[1] - 3
        listed, rows = menu(groups, self.console.width, room)
        if self.interactive:
            self.console.clear()
        news = self.table.log(seat, self.seen[seat])
        self.console.print(self._bar(seat))
        self.console.print(screen(self.console, self.board, view, actions, news, rows + 2))
        self.console.print(listed)
        return [choice for group in groups for choice in group.choices]

    def _bar(self, seat: int) -> Rule:
        """Whose turn it is and what to decide."""
        title = Text.assemble(self.board.player(seat), ": ", self.board.task(self.table.view(seat)))
        return Rule(title, align="left", style="dim")

    def _change_places(self, seat: int) -> None:
        """Where several people share a screen, nobody sees the hand of another."""
        if len(self.people) > 1 and self.interactive and self.at_screen not in (None, seat):
            self.console.clear()
            self._ask(f"{self.table.seats[seat].name} is to move: press Enter when only you look")
        self.at_screen = seat

    def _ask(self, question: str) -> str:
        if self.held is not None:
            line, self.held = self.held, None
            return line
        try:
            answer = self.console.input(Text.assemble((question, "bold"), ": "))
        except EOFError:
            self.console.print()
            raise Quit from None
        if not self.interactive:
            self.console.print(Text(answer))
        return answer

    # --- commands -------------------------------------------------------------------------------------

    def _rules(self, number: str) -> None:
        from koopstad.engine.coverage import rules

        try:
            texts = rules(self.table.game)
        except OSError:
            texts = {}
        wanted = number.upper()
        found = {
            rule: text for rule, text in texts.items() if rule == wanted or rule.startswith(f"{wanted}.")
        }
        if not found:
            self.console.print(
                f"There is no rule {number!r}; rules are written like {next(iter(texts), 'X-1.1')}"
            )
        for rule, text in found.items():
            self.console.print(Text.assemble((rule, "bold"), f" {text}"))

    def _save(self, name: str) -> None:
        path = Path(name) if name else self.path or Path(f"{self.table.game.id}.koopstad")
        try:
            self.table.saved().save(path)
        except OSError as error:
            self.console.print(f"Cannot write {path}: {error.strerror}")
            return
        self.path = path
        self.saved = len(self.table.record.lines)
        self.console.print(f"Saved in {path}")
        if not self.table.over:
            self.console.print(f"Go on with: koopstad play --resume {path}")

    def _leave(self) -> None:
        if len(self.table.record.lines) > self.saved:
            self._offer_to_save("Save the game before you go?")
        raise Quit

    def _offer_to_save(self, question: str) -> None:
        answer = self._ask(f"{question} A file name, Enter for no").strip()
        if answer.lower() not in ("", "n", "no"):
            self._save("" if answer.lower() in ("y", "yes") else answer)

    # --- the end --------------------------------------------------------------------------------------

    def _end(self) -> None:
        state = self.table.state
        view = self.table.view(None)
        scores, ranking = state.scores(), state.ranking()
        if self.interactive:
            self.console.clear()
        first = [self.table.seats[seat].name for seat, place in enumerate(ranking) if place == 1]
        title = (
            f"The game is over: {' and '.join(first)} {'wins' if len(first) == 1 else 'share the victory'}"
        )
        self.console.print(Rule(Text(title, "bold"), align="left", style="dim"))
        news = self.table.log(None, min(self.seen.values()))
        self.console.print(screen(self.console, self.board, view, [], news, 10))
        self.console.print()
        self.console.print(self.board.score_sheet(view, scores, ranking))
        try:
            self._offer_to_save("Save the record?")
        except Quit:
            return


def _ways(number: int, choice: Choice) -> Text:
    text = Text.assemble("Several ways: ", choice.label)
    for letter, way in zip(LETTERS, choice.ways, strict=False):
        text += Text.assemble("\n  ", (f"{number}{letter}", "bold cyan"), "  ", way.label)
    return text
