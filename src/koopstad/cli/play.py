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

from koopstad.cli.files import ENDING, broken_off
from koopstad.cli.keeping import Keeper
from koopstad.cli.orders import Order, Orders, is_command, read, read_choice
from koopstad.cli.why import why
from koopstad.drawing import board
from koopstad.drawing.layout import LEAST_CHOICES, room_below, screen, small_screen
from koopstad.drawing.menu import Item, effects, groups, menu, pages, sentence, ways
from koopstad.engine.errors import KoopstadError
from koopstad.engine.words import changes
from koopstad.table import Table, TableError, readable


class Quit(Exception):  # noqa: N818 - leaving is no error
    """The player leaves, or there is no more input."""


class Play:
    """One sitting at one screen, for one person or several."""

    def __init__(self, table: Table, console: Console, path: Path | None = None) -> None:
        self.table = table
        self.console = console
        self.board = board(table.game, table.words)
        self.words = self.board.words
        self.keeper = Keeper(table, self.words, path)
        self.people = [number for number, seat in enumerate(table.seats) if not seat.bot]
        self.interactive = sys.stdin.isatty() and console.is_terminal
        self.seen = {seat: table.last_line(seat) for seat in self.people}  # what each has read about
        self.chosen: list[str] = []  # what the seat at the screen chose since it last heard something
        self.note = ""  # to be said above the choices: what was taken back
        self.items: list[Item] = []  # the choices on the screen
        self.page = 0  # of the choices, where they do not fit on one screen
        self.pages = 1
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
            Orders.SAVE: self._save,
            Orders.HELP: self._help,
            Orders.QUIT: self._quit,
        }

    def tell_of_another(self) -> None:
        """A game whose sitting broke off can be gone on with."""
        found = broken_off(self.table.game.id)
        if found is not None:
            self.note = self.words.text("say-found", command=self.keeper.command(found))

    def run(self) -> None:
        """Plays to the end, or until the player leaves. However that comes about, the game is kept."""
        try:
            if not self.people:
                self._say(self.words.text("say-only-bots"))
            self._agree()
            while True:
                self.table.advance()
                self._tell_failures()
                self._keep()
                seat = self.table.to_move
                if seat is None:
                    break
                self._change_places(seat)
                self._decide(seat)
            self._end()
        except Quit:
            return
        except (EOFError, KeyboardInterrupt) as left:
            ended = f"{self.words.text('say-ended')} " if isinstance(left, EOFError) else ""
            self._say(f"\n{ended}{self.keeper.rescue()}")

    def _tell_failures(self) -> None:
        """Of bots that others wrote."""
        for what in self.table.failures:
            self.note = self.words.text("say-bot-failed", what=what)
            if not self.people:
                self._say(self.note)
        self.table.failures.clear()

    def _agree(self) -> None:
        """A game of older rules goes on by the newer ones if everybody at the screen agrees."""
        if not self.table.newer:
            return
        game, before = self.table.game, self.table.rules
        self._say(self.words.text("say-rules-new"), "bold")
        for key in changes(game.id, before, game.rules):
            self._say(f"· {self.words.text(key)}")
        for seat in self.table.undecided:
            if not self._says_yes(self.words.text("ask-agree", player=self.table.seats[seat].name)):
                self._say(self.words.text("say-not-agreed"))
                raise Quit
            self.table.agree(seat)

    def _says_yes(self, question: str) -> bool:
        yes, no = (self.words.text(f"answers-{word}").split() for word in ("yes", "no"))
        while (answer := self._ask(question).strip().lower()) not in (*yes, *no):
            pass
        return answer in yes

    # --- a decision -----------------------------------------------------------------------------------

    def _decide(self, seat: int) -> None:
        """Asks until something was played or taken back."""
        self.page = 0
        self.show(seat)
        while True:
            try:
                question = "ask-page" if self.pages > 1 else "ask-choice"
                line = self._ask(self.words.text(question))
                order = read(line, self.items, self.table.game, self.words)
                if order.kind is Orders.PLAY:
                    self._play(seat, order.action)
                    return
                self.commands[order.kind](seat, order)
                if order.kind is Orders.UNDO:
                    return
            except (KoopstadError, OSError) as error:  # whatever goes wrong, the game goes on
                self._say(f"✗ {self._worded(error)}", "bold")

    def _worded(self, error: Exception) -> str:
        """What a table refuses is said in the player's language."""
        key = f"say-{error.code}" if isinstance(error, TableError) else ""
        return self.words.text(key) if key and self.words.has(key) else str(error)

    def _play(self, seat: int, action: int) -> None:
        lines = self.table.lines
        said = self._sentence(seat, action)
        self.table.play(seat, action)
        self.seen[seat] = lines
        self.chosen = [] if self.table.log(seat, lines) else [*self.chosen, said]
        self._keep()
        if self.table.undoable(seat) and self.table.to_move != seat:
            self._confirm(seat)

    def _sentence(self, seat: int, action: int) -> str:
        offered = self.table.choices(seat, foresee=False)
        found = [sentence(self.words, choice) for choice in offered if choice.action == action]
        return found[0] if found else self.table.game.name(action)

    def _confirm(self, seat: int) -> None:
        """The last moment to take a move back: as soon as another player has moved, it stands."""
        notation = self.table.record.lines[-1].action
        while answer := self._ask(self.words.text("ask-confirm", move=notation)).strip():
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
        found = groups(self.words, choices, partial(self.board.printed, view), self.board.gathered)
        self.items = [item for group in found for item in group.items]
        room = self.console.height - self.board.picture_size[1] - 3
        listed, rows = menu(found, self.console.width, room)
        news = self.table.log(seat, self.seen.get(seat, 0))
        touched = {thing for choice in choices for thing in choice.touches}
        title = Text.assemble(self.board.player(seat), ": ", (self.board.task(view), "bold"))
        told = self._told()
        drawn = screen(self.console, self.board, view, touched, news, rows + 2)
        room = room_below(self.console, drawn) - len(told) - 1
        self.pages = 1
        if room < rows:  # the choices do not fit under it: in pages, and if need be under a smaller picture
            if room < LEAST_CHOICES:
                drawn, room = small_screen(self.console, self.board, view, news, len(told))
            sheets = pages(self.items, self.console.width, room)
            self.pages = len(sheets)
            listed = sheets[self.page % self.pages]
        if self.pages > 1:
            place = self.words.text("screen-page", page=self.page % self.pages + 1, pages=self.pages)
            title.truncate(self.console.width - len(place) - 4, overflow="ellipsis")
            title = Text.assemble(title, (f"  {place}", "dim"))
        self._clear()
        self.console.print(drawn)
        self.console.print(Rule(title, align="left", style="dim"))
        for line in told:
            self._say(line, "dim")
        self.console.print(listed)
        return self.items

    def _told(self) -> list[str]:
        """What was taken back, and what the seat has chosen so far without anything happening yet."""
        told = [self.note] if self.note else []
        if self.chosen:
            told.append(self.words.text("say-chosen", moves="; ".join(self.chosen)))
        return told

    def _change_places(self, seat: int) -> None:
        """Where several people share a screen, nobody sees the hand of another."""
        if self.at_screen != seat:
            self.chosen, self.note = [], self.note if self.at_screen is None else ""
        if len(self.people) > 1 and self.interactive and self.at_screen not in (None, seat):
            self._clear()
            self._ask(self.words.text("ask-hand-over", player=self.table.seats[seat].name))
        self.at_screen = seat

    def _clear(self) -> None:
        if self.interactive:
            self.console.clear()

    def _say(self, text: str, style: str = "") -> None:
        self.console.print(Text(readable(text), style))

    def _ask(self, question: str) -> str:
        if self.held is not None:
            line, self.held = self.held, None
            return line
        answer = self.console.input(Text.assemble((question, "bold"), ": "))
        if not self.interactive:
            self._say(answer)
        self.note = ""
        return answer

    def _keep(self) -> None:
        trouble = self.keeper.keep()
        if trouble:
            self._say(trouble)

    # --- commands -------------------------------------------------------------------------------------

    def _again(self, seat: int, order: Order) -> None:
        """Enter shows the table and the choices again, or their next page; in a script it means nothing."""
        if self.interactive or self.pages > 1:
            self.page += 1
            self.show(seat)

    def _map(self, seat: int, order: Order) -> None:
        """The table without the choices, as tall as the screen."""
        self._clear()
        view = self.table.view(seat)
        touched = {thing for choice in self.table.choices(seat, foresee=False) for thing in choice.touches}
        drawn = screen(self.console, self.board, view, touched, self.table.log(seat), 1)
        picture = None
        if room_below(self.console, drawn) < 0:
            width, height = self.console.size
            picture = self.board.picture(view, touched, width - 1, height - 2)
        self.console.print(picture or drawn)

    def _cards(self, seat: int, order: Order) -> None:
        cards = self.board.cards(self.table.view(seat))
        self.console.print(cards or Text(self.words.text("say-no-cards")))

    def _undo(self, seat: int, order: Order | None = None) -> None:
        lines = self.table.record.lines
        self.table.undo(seat)
        self._keep()
        self.chosen = self.chosen[:-1]
        self.note = self.words.text("say-taken-back", move=lines[-1].action)
        self.seen[seat] = min(self.seen[seat], self.table.lines)

    def _hint(self, seat: int, order: Order) -> None:
        """What a bot would do; after an action also how that compares with it."""
        mine = read_choice(order.text, self.items, self.table.game, self.words) if order.text else None
        if mine is not None and mine.kind is Orders.WAYS:
            self._ways(seat, mine)
            return
        hint = self.table.hint(seat, mine=mine.action if mine else None)
        reason = f" - {hint.reason}" if hint.reason else ""
        told = Text() if hint.choice.preview is None else effects(self.words, hint.choice.preview)
        said = self.words.text("say-hint", choice=sentence(self.words, hint.choice))
        self.console.print(Text.assemble((said, "bold"), " ", told, reason))
        if hint.plan:
            self._say(self.words.text("hint-then", plan="; ".join(hint.plan)))
        if mine is not None:
            yours = self.words.text("say-yours", choice=self._sentence(seat, mine.action))
            self.console.print(Text.assemble((yours, "bold"), f" - {hint.yours}"))

    def _why(self, seat: int, order: Order) -> None:
        self._say(why(self.table, order.text, self.items, self.words))

    def _ways(self, seat: int, order: Order) -> None:
        assert order.item is not None
        self.console.print(ways(self.words, order.number, order.item))

    def _log(self, seat: int, order: Order) -> None:
        for line in self.table.log(seat):
            self._say(f"· {line}")

    def _help(self, seat: int, order: Order) -> None:
        self._say(self.words.text("help"))
        legend = self.board.legend()
        if legend is not None:
            self.console.print(legend)

    def _rules(self, seat: int, order: Order) -> None:
        """A rule by its number, or all rules of a chapter."""
        from koopstad.engine.words import rules

        texts = rules(self.table.game.id, self.words.language)
        wanted = f"{order.text.upper()}."
        found = [
            rule
            for rule in texts
            if f"{rule}.".startswith(wanted) or f"{rule}.".partition("-")[2].startswith(wanted)
        ]
        for rule in found:
            self.console.print(Text.assemble((rule, "bold"), f" {texts[rule]}"))
        if not found:
            self._say(self.words.text("say-which-rule", rule=next(iter(texts))))

    def _save(self, seat: int, order: Order) -> None:
        self._say(self.keeper.save(order.text))

    def _quit(self, seat: int, order: Order) -> None:
        if self.keeper.played:
            self._offer_to_save("ask-save")
        raise Quit

    def _offer_to_save(self, question: str) -> None:
        """Asks until the game is saved, or the player says no."""
        yes, no = (self.words.text(f"answers-{word}").split() for word in ("yes", "no"))
        while True:
            answer = self._ask(self.words.text(question)).strip()
            if answer.lower() in no:
                self.keeper.forget()
                return
            agreed = answer.lower() in yes
            try:
                if not agreed and not answer.endswith(ENDING):
                    raise KoopstadError(self.words.text("say-no-file-name"))
                self._say(self.keeper.save("" if agreed else answer))
            except KoopstadError as error:
                self._say(f"✗ {error}", "bold")
            else:
                return

    # --- the end --------------------------------------------------------------------------------------

    def _end(self) -> None:
        """Who won, everybody's points by category, and the record to keep."""
        view = self.table.view(None)
        state = self.table.state
        sheets, ranking = [state.sheet(seat) for seat in range(state.seats)], state.ranking()
        first = [self.table.seats[seat].name for seat, place in enumerate(ranking) if place == 1]
        rival = self.board.rival(view)
        if not first and rival is not None:
            first = [rival[0].plain.split()[-1]]
        names = f" {self.words.text('screen-and')} ".join(first)
        title = self.words.text("screen-wins" if len(first) == 1 else "screen-share", players=names)
        news = self.table.log(None, min(self.seen.values(), default=self.table.lines))
        self._clear()
        self.console.print(Rule(Text(title, "bold"), align="left", style="dim"))
        self.console.print(screen(self.console, self.board, view, frozenset(), news, len(sheets) + 6))
        self.console.print()
        self.console.print(self.board.score_sheet(view, sheets, ranking))
        self._offer_to_save("ask-save-record")
