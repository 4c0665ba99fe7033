"""The table: a game in progress, its record, and the seats that play it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from koopstad.bots import Eyes, bot, bots
from koopstad.engine import record as records
from koopstad.engine.choices import Choice, choices
from koopstad.engine.dealer import FairDealer, ScriptedDealer
from koopstad.engine.game import Game
from koopstad.engine.record import Line, Pause, Record
from koopstad.engine.state import State
from koopstad.engine.words import Words
from koopstad.table.errors import TableError
from koopstad.table.journal import Journal
from koopstad.table.reach import Reach
from koopstad.table.seat import Seat


@dataclass(frozen=True)
class Hint:
    """What a bot would do in a person's place, and why."""

    choice: Choice
    reason: str


class Table:
    """A running game. Whoever shows it to a seat takes ``view`` and ``log``, never the state."""

    def __init__(
        self,
        game: Game,
        players: Sequence[Seat],
        record: Record,
        state: State,
        dealer: FairDealer,
        language: str = "en",
    ) -> None:
        self.game = game
        self.seats = tuple(players)
        self.record = record
        self.state = state
        self.dealer = dealer
        self.words = Words(game.id, language, [seat.name for seat in players])
        self.journal = Journal(self.words)
        self.reach = Reach()
        state.story = []

    # --- what can be seen -----------------------------------------------------------------------------

    @property
    def to_move(self) -> int | None:
        return self.state.to_move

    @property
    def over(self) -> bool:
        return self.state.to_move is None

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.state.view(seat)

    def actions(self, seat: int) -> list[int]:
        """What the seat can play now; nothing while another seat is to move."""
        return self.state.actions() if seat == self.to_move else []

    def choices(self, seat: int, *, foresee: bool = True) -> list[Choice]:
        """The same with sentence, what it touches, and what it would do."""
        return choices(self.state, seat, foresee=foresee)

    def log(self, seat: int | None, since: int = 0) -> list[str]:
        """What happened after line ``since``, as the seat may hear it."""
        return self.journal.heard_by(seat, since)

    def last_line(self, seat: int) -> int:
        """The number of lines before the last one that the seat made."""
        numbers = [number for number, line in enumerate(self.record.lines) if line.seat == seat]
        return numbers[-1] if numbers else 0

    def why_not(self, seat: int, notation: str) -> str | None:
        """Why the seat cannot play this now, with the number of the rule; None when it can."""
        action = self.game.action(notation)
        if seat != self.to_move:
            return self._not_your_turn()
        refusal = self.state.why_not(action)
        return None if refusal is None else self.words.refusal(refusal)

    def hint(self, seat: int, adviser: str = "") -> Hint:
        """What a bot (the game's best, unless named) would do here, seeing what the seat sees."""
        self.want_turn(seat)
        eyes = Eyes(self.state, seat)
        name, seed = adviser or bots(self.game.id)[0], self.bot_seed(seat)
        action = bot(self.game.id, name, seed).choose(eyes)
        # The same bot once more: asked for its reason, it thinks the same thoughts again.
        reason = bot(self.game.id, name, seed).reason(eyes)
        (choice,) = choices(self.state, seat, [action])
        return Hint(choice, self.words.text(reason.key, **reason.args) if reason else "")

    # --- what can be done -----------------------------------------------------------------------------

    def want_turn(self, seat: int) -> None:
        if seat != self.to_move:
            raise TableError("not-your-turn", self._not_your_turn())

    def play(self, seat: int, action: int) -> Line:
        """Plays for a seat, if it is its turn and the rules allow it."""
        self.want_turn(seat)
        refusal = self.state.why_not(action)
        if refusal is not None:
            reason = f"{self.game.name(action)!r}: {self.words.refusal(refusal)}"
            raise TableError("not-allowed", reason, refusal)
        return self._play(action)

    def advance(self) -> list[Line]:
        """Lets the bots move, and plays what leaves a person no choice, until a person has to decide."""
        played = []
        while (seat := self.to_move) is not None:
            actions = self.state.actions()
            kind = self.seats[seat].player
            if len(actions) == 1:
                action = actions[0]
            elif kind:
                action = bot(self.game.id, kind, self.bot_seed(seat)).choose(Eyes(self.state, seat))
            else:
                break
            played.append(self._play(action))
        return played

    def undo(self, seat: int) -> str:
        """Takes back the last line and returns its notation; only the seat's own, and only within reach."""
        if not self.record.lines or self.record.lines[-1].seat != seat:
            raise TableError(
                "nothing-to-undo", "there is nothing of yours to take back: another player has moved since"
            )
        if not self.reach.lines:
            raise TableError("too-late", "this cannot be taken back: it brought something to light")
        self.state = self.reach.back().copy()  # copies of the table share the past
        self.state.story = []
        self.journal.back()
        self.record.end = None
        return self.record.lines.pop().action

    def _play(self, action: int) -> Line:
        before = self.state.copy()
        line = records.play(self.record, self.state, action, self.dealer)
        self.note(before, line)
        self._seal_if_over()
        return line

    def sit(self, seat: int, player: Seat) -> None:
        """Somebody else sits there from now."""
        self.seats = (*self.seats[:seat], player, *self.seats[seat + 1 :])
        self.words = Words(self.game.id, self.words.language, [each.name for each in self.seats])
        self.journal.words = self.words

    def fold(self, line: Line) -> None:
        """Plays a line that was written down before."""
        before = self.state.copy()
        dealer = ScriptedDealer(line.outcomes)
        self.state.play(self.game.catalogue.number(line.action), dealer)
        self.dealer.position += len(line.outcomes)
        self.record.lines.append(line)
        self.note(before, line)
        self._seal_if_over()

    def go_to(self, state: State) -> None:
        """Goes on from a position that was kept, to which the lines of the record lead."""
        state.story = []
        self.state = state
        self._seal_if_over()

    def _seal_if_over(self) -> None:
        if self.over:
            records.seal(self.record, self.state, self.dealer)

    def note(self, before: State, line: Line) -> None:
        """Keeps the books after a line was played."""
        self.reach.add(before, self.state, line)
        self.journal.add(self.state)

    def copy(self) -> Table:
        """A table on which something can be tried; this one stays as it is."""
        state = self.state.copy()
        record = Record(self.record.header, self.record.lines[:], self.record.end)
        dealer = FairDealer(self.dealer.seed, self.dealer.position)
        table = Table(self.game, self.seats, record, state, dealer)
        table.words = self.words
        table.journal = self.journal.copy()
        table.reach = self.reach.copy()
        return table

    # --- to keep ----------------------------------------------------------------------------------------

    def saved(self) -> Record:
        """The record to write: sealed when the game is over, else paused with players and secret seed."""
        if self.over:
            return self.record
        pause = Pause(players=[seat.text() for seat in self.seats], seed=self.dealer.seed.hex())
        return Record(self.record.header, list(self.record.lines), pause)

    def bot_seed(self, seat: int) -> int:
        """A bot's chance depends on seed, seat and line alone, so that a resumed game goes on the same."""
        text = b"bot %d %d " % (seat, len(self.record.lines)) + self.dealer.seed
        return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")

    def _not_your_turn(self) -> str:
        if self.to_move is None:
            return "the game is over"
        return f"it is the turn of {self.seats[self.to_move].name}"
