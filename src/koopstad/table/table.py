"""A table: a running game, at home or on a server. What is asked of it becomes an entry, or is refused."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

import msgspec

from koopstad.bots import Eyes, Memory, advised, adviser, bot, bots, check_bot, decide
from koopstad.engine.choices import Choice, choices
from koopstad.engine.dealer import pledge
from koopstad.engine.errors import BotError, OptionError
from koopstad.engine.game import Game
from koopstad.engine.record import Pause, Record
from koopstad.engine.refusal import Refusal
from koopstad.engine.state import View
from koopstad.engine.words import Words
from koopstad.table.entry import Entry, Kind
from koopstad.table.errors import TableError
from koopstad.table.fold import Fold
from koopstad.table.said import Dealt, Told
from koopstad.table.seat import proper_name, readable
from koopstad.table.terms import Terms
from koopstad.table.watch import Watch

LONGEST_CHAT = 1000
FEWEST_VOTES = 2  # for a bot in the place of a person: nobody decides that alone
LONGEST_LOG = 20_000  # entries; from then on the game goes on without talk and taking back


@dataclass(frozen=True)
class Hint:
    """What a bot would do in a person's place, and why; how what that person was about to do compares; and
    what the bot would do in the rest of the turn.
    """

    choice: Choice
    reason: str
    yours: str = ""
    plan: tuple[str, ...] = ()


class Table(Fold):
    """Whoever shows it to a seat takes ``view`` and ``log``, never the state.

    Who plays from afar says how many moves and take-backs he has seen (``moves``), and is refused when there
    were more; and gives his request a ``key``, under which it is found again (``done``) and not done twice.
    """

    def __init__(self, game: Game, terms: Terms, watch: Watch | None = None, language: str = "en") -> None:
        super().__init__(game, terms)
        self.watch = watch or Watch()
        self.language = language
        self.failures: list[str] = []  # of bots that others wrote, since somebody looked
        self._memories: dict[int, Memory] = {}  # what the bots of this table have planned, by seat

    # --- what can be seen -----------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.terms.id

    @property
    def words(self) -> Words:
        return Words(
            self.game.id, self.language, [seat.name for seat in self.seats], renamed=self.game.renamed()
        )

    def view(self, seat: int | None) -> View:
        return self.state.view(seat)

    def actions(self, seat: int) -> list[int]:
        """What the seat can play now; nothing while another seat is to move."""
        return self.state.actions() if seat == self.to_move and self.begun and not self.newer else []

    def choices(self, seat: int, *, foresee: bool = True) -> list[Choice]:
        """The same with sentence, what it touches, and what it would do."""
        return choices(self.state, seat, foresee=foresee)

    def log(self, seat: int | None, since: int = 0) -> list[str]:
        """What the lines of the record after line ``since`` brought about, as the seat may hear it."""
        words = self.words
        return [words.event(event, seat) for line in self.standing[since:] for event in line.events or ()]

    def last_line(self, seat: int) -> int:
        """The number of lines before the last one that the seat made."""
        numbers = [number for number, line in enumerate(self.standing) if line.entry.seat == seat]
        return numbers[-1] if numbers else 0

    def undoable(self, seat: int | None) -> int:
        """How many of the last moves the seat can take back."""
        mine = seat is not None and seat == self.last_mover
        return self.reach if mine and not self.over and not self.closed else 0

    def done(self, key: str) -> Entry | None:
        """The entry that an earlier request with this key made."""
        return next((each.entry for each in reversed(self.happenings) if each.entry.key == key), None)

    def refusal(self, seat: int, action: int | str) -> TableError | None:
        """Why the seat cannot play this now; None when it can. A notation is read only for who is to move."""
        if not self.begun:
            return TableError("not-begun", "the game begins when all seats are taken, or the host says so")
        if self.newer:
            return TableError(
                "rules-changed", "the rules have changed: the game goes on when all have agreed"
            )
        if seat != self.to_move:
            return self._not_your_turn()
        refusal = self._never(action) or self.state.why_not(self._number(action))
        return None if refusal is None else TableError("not-allowed", self.words.refusal(refusal), refusal)

    def why_not(self, seat: int, notation: str) -> str | None:
        """The same in a sentence, with the number of the rule."""
        refusal = self.refusal(seat, notation)
        return None if refusal is None else str(refusal)

    def hint(self, seat: int, asked: str = "", mine: int | str | None = None) -> Hint:
        """What a bot (the game's best, unless named) would do here, seeing what the seat sees; and beside
        ``mine``, which the seat is about to play, how much better that is.
        """
        if seat != self.to_move:
            raise self._not_your_turn()
        name, seed = asked or adviser(self.game), self.bot_seed(seat)
        about = None if mine is None else self.legal(seat, mine)
        advice = advised(bot(self.game.id, name, seed, hurry=True), Eyes(self.state, seat), about)
        (choice,) = choices(self.state, seat, [advice.action])
        reason, yours = [
            self.words.text(said.key, **said.args) if said else "" for said in (advice.reason, advice.yours)
        ]
        plan = tuple(self.words.text(said.key, **said.args) for said in advice.plan)
        return Hint(choice, reason, yours, plan)

    def bot_seed(self, seat: int) -> int:
        """A bot's chance depends on seed, seat and line alone, so that a resumed game goes on the same."""
        text = b"bot %d %d " % (seat, self.lines) + self.dealer.seed
        return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")

    def saved(self) -> Record:
        """The record to write: sealed when the game is over, else paused with players and secret seed."""
        record = self.record
        if not self.over:
            record.end = Pause(players=[seat.text() for seat in self.seats], seed=self.terms.seed)
        return record

    # --- playing --------------------------------------------------------------------------------------

    def play(self, seat: int, action: int | str, *, moves: int | None = None, key: str = "") -> Entry:
        """A person plays, by the number of the action or by its notation."""
        if self.seats[seat].player:
            raise TableError(
                "bot-plays", f"{self.seats[seat].player} plays for you; take your seat back first"
            )
        return self._move(seat, action, moves, key)

    def play_bot(self, seat: int, action: int, *, moves: int | None = None) -> Entry:
        """The bot plays that sits there, or that stands in for a person."""
        if not self.seats[seat].player:
            raise TableError("no-bot", "no bot plays here any more")
        if self.held is not None:
            raise TableError("held", f"{self.seats[self.held].name} may still take a move back")
        return self._move(seat, action, moves, "")

    def advance(self) -> list[Entry]:
        """Lets the bots move, and plays what leaves a person no choice, until a person has to decide."""
        played = []
        while (seat := self.to_move) is not None and not self.newer:
            actions = self.state.actions()
            kind = self.seats[seat].player
            if len(actions) == 1:
                action = actions[0]
            elif kind:
                action = self._bot_choice(seat, kind)
            else:
                break
            played.append(self._add("move", seat, self.game.name(action)))
        return played

    def _bot_choice(self, seat: int, kind: str) -> int:
        """For a bot of somebody's own that fails, the simplest one plays this time."""
        memory = self._memories.setdefault(seat, Memory())
        seed = self.bot_seed(seat)
        try:
            return decide(bot(self.game.id, kind, seed, memory, hurry=True), self.state, seat)
        except BotError as error:
            self.failures.append(str(error))
            return decide(bot(self.game.id, bots(self.game.id)[-1], seed), self.state, seat)

    def undo(self, seat: int, *, moves: int | None = None, key: str = "") -> Entry:
        """Takes back the seat's last move, if it told nobody anything."""
        self._want_fresh(moves)
        self._want_open()
        self._want_room()
        if self.over:
            raise TableError("over", "the game is over: its seed is public, and nothing can be taken back")
        if seat != self.last_mover:
            raise TableError(
                "nothing-to-undo", "there is nothing of yours to take back: another player has moved since"
            )
        if not self.reach:
            raise TableError("too-late", "this cannot be taken back: it brought something to light")
        return self._add("undo", seat, key=key)

    def set_pace(self, seat: int, wait: bool, *, key: str = "") -> Entry:
        """Whether bots wait for a word of this seat as long as it can take its move back."""
        return self._add("pace", seat, "wait" if wait else "on", key)

    def go_on(self, seat: int, *, moves: int | None = None, key: str = "") -> Entry:
        """The seat takes nothing back: the bots that wait for it may move."""
        self._want_fresh(moves)
        if self.held != seat:
            raise TableError("nothing-waits", "no bot waits for you")
        return self._add("go", seat, key=key)

    def _move(self, seat: int, action: int | str, moves: int | None, key: str) -> Entry:
        self._want_fresh(moves)
        return self._add("move", seat, self.game.name(self.legal(seat, action)), key)

    def legal(self, seat: int, action: int | str) -> int:
        """The number of an action that the seat can play now, or the error that says why it cannot."""
        refused = self.refusal(seat, action)
        if refused is not None and refused.refusal is None:
            raise refused
        if refused is not None:
            notation = action if self._never(action) else self.game.name(self._number(action))
            raise TableError(refused.code, f"{notation!r}: {refused}", refused.refusal)
        return self._number(action)

    def _never(self, action: int | str) -> Refusal | None:
        """The rule that forbids what is no action in any position, though it can be understood."""
        return self.game.never(action) if isinstance(action, str) else None

    def _number(self, action: int | str) -> int:
        """An action of this game, or an error that says it is none."""
        return self.game.action(action if isinstance(action, str) else self.game.name(action))

    # --- around the board -----------------------------------------------------------------------------

    def say(self, seat: int, text: str, *, key: str = "") -> Entry:
        words = readable(text).strip()
        if not 0 < len(words) <= LONGEST_CHAT:
            raise TableError("bad-words", f"a message has 1 to {LONGEST_CHAT} letters")
        self._want_room()
        return self._add("say", seat, words, key)

    def sit(self, seat: int | None, name: str, pledged: str = "", *, key: str = "") -> Entry:
        """A person takes an empty seat: the one named, or the first; perhaps with a pledge for the deal."""
        self._want_open()
        free = self.empty_seats()
        if not free or (seat is not None and seat not in free):
            raise TableError("taken", "this seat is taken" if free else "no seat is free at this table")
        taken = free[0] if seat is None else seat
        return self._add("sit", taken, "\n".join(filter(None, [proper_name(name, taken), pledged])), key)

    def pledge_anew(self, seat: int, pledged: str) -> Entry | None:
        """A person who sat down with another device pledges what this one will reveal, before the deal."""
        sitting = self.seats[seat]
        if self.dealt or sitting.kind != "person" or sitting.pledge == pledged:
            return None
        return self._add("sit", seat, "\n".join(filter(None, [sitting.name, pledged])))

    def reveal(self, seat: int, nonce: str) -> Entry | None:
        """A seat reveals the nonce it pledged: when the game begins, so that nobody can pledge knowing it."""
        self._want_open()
        if self.nonces[seat] == nonce and nonce:
            return None
        if self.dealt or self.nonces[seat]:
            raise TableError("dealt", "the game is dealt, or you have added to the deal already")
        if not self.filled:
            raise TableError("not-all-here", "a nonce is revealed when all sit, or the host waits no more")
        if not self.seats[seat].pledge or pledge(nonce) != self.seats[seat].pledge:
            raise TableError("wrong-nonce", "this is not the nonce that was pledged for this seat")
        return self._add("nonce", seat, nonce)

    def deal(self) -> Entry | None:
        """Deals, as soon as all sit and have revealed what they pledged."""
        if not self.ready:
            return None
        dealt = Dealt([seat.name for seat in self.seats], self.nonces if any(self.nonces) else [])
        return self._add("deal", None, msgspec.json.encode(dealt).decode())

    def tell_rules(self) -> Entry | None:
        """A table of older rules is told that the newer ones are played here; it goes on when all agree."""
        told = Told(self.game.rules, self.cut)
        return self._add("rules", None, told.text) if self.outdated else None

    def agree(self, seat: int) -> Entry:
        """A person agrees to go on by the newer rules."""
        if seat not in self.undecided:
            raise TableError("nothing-to-agree", "nothing waits for your agreement")
        return self._add("agree", seat, self.newer)

    def follow_up(self) -> Entry | None:
        """What comes of itself: newer rules are told, a game is dealt."""
        return self.tell_rules() or self.deal()

    def give_up(self, seat: int | None) -> Entry:
        """Nobody plays on. It is kept who gave it up, and the seed is no longer secret."""
        self._want_open()
        if self.over:
            raise TableError("over", "the game is over")
        return self._add("close", seat)

    def _want_open(self) -> None:
        if self.closed:
            raise TableError("closed", "this table was given up")

    def leave(self, seat: int, *, freed: bool = False) -> Entry:
        """A person gives his seat up, or the host frees it: somebody else may take it."""
        if self.seats[seat].kind != "person":
            raise TableError("no-person", "nobody sits there")
        if self.over:
            raise TableError("over", "the game is over: everybody stays where he sat")
        self._want_room()
        return self._add("free" if freed else "leave", seat, self.seats[seat].name)

    def hand_over(self, seat: int, player: str) -> Entry:
        """A bot plays here from now: in an empty seat for good, for a person until that person is back."""
        self._want_open()
        if self.seats[seat].player:
            raise TableError("bot-plays", "a bot plays there already")
        self._want_room()
        return self._add("bot", seat, self._bot(player))

    def begin(self) -> Entry:
        """The host does not want to wait for those who are not there yet."""
        if self.begun:
            raise TableError("begun", "the game has begun")
        return self._add("begin", None)

    def vote(self, voter: int, about: int, player: str) -> Entry:
        """Somebody wants a bot to play for a person. The vote that makes a majority lets it."""
        if self.seats[about].kind != "person" or self.seats[about].player or voter == about:
            raise TableError("no-vote", "a vote is about another person who plays here")
        others = [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and not seat.player and number != about
        ]
        if len(others) < FEWEST_VOTES:
            raise TableError("no-vote", f"a vote takes {FEWEST_VOTES} others at the table")
        if voter not in others:
            raise TableError("bot-plays", "a bot plays for you; take your seat back first")
        agreed = self.votes.get(about, frozenset())
        if voter in agreed:
            raise TableError("voted", "you have voted for this")
        kind = self._bot(player)
        self._want_room()
        if len((agreed | {voter}) & set(others)) >= max(FEWEST_VOTES, len(others) // 2 + 1):
            return self._add("bot", about, kind)
        return self._add("vote", voter, str(about))

    def _bot(self, player: str) -> str:
        kind = player or bots(self.game.id)[0]
        try:
            check_bot(self.game, kind)
        except OptionError as error:
            raise TableError("no-such-bot", str(error)) from None
        return kind

    def take_back(self, seat: int) -> Entry:
        """The person plays again."""
        if not self.seats[seat].substitute:
            raise TableError("no-bot", "no bot plays for you")
        if not self.times.can_come_back(seat):
            raise TableError("no-time", "your time has run out, and you were lent some before")
        return self._add("back", seat)

    def call_time(self) -> Entry | None:
        """What the clock demands now: a reminder, or a bot in the place of who ran out of time."""
        due, seat = self.times.due(), self.times.seat
        if due is None or self.watch.now() < due:
            return None
        if self.terms.clock.kind == "reminder":
            return self._add("remind", seat)
        return self._add("flag", seat, self.terms.clock.bot or bots(self.game.id)[0])

    def agree_rematch(self, seat: int | None, table: str) -> Entry:
        if not self.over:
            raise TableError("not-over", "a rematch can be asked for when the game is over")
        if self.rematch:
            raise TableError("taken", "there is a rematch already")
        return self._add("rematch", seat, table, "rematch")

    def _add(self, kind: Kind, seat: int | None, text: str = "", key: str = "") -> Entry:
        """One more entry, and all that follows from it. Its time is never before that of the last."""
        at = max(self.watch.now(), self.last_time)
        entry = Entry(number=self.number + 1, kind=kind, seat=seat, text=text, at=at, key=key)
        return self._fold(entry, self.dealer)

    def _want_room(self) -> None:
        if self.number >= LONGEST_LOG:
            raise TableError("log-full", "the log of this table is full: only moves are added")

    def _want_fresh(self, moves: int | None) -> None:
        if moves is not None and moves != self.moves:
            raise TableError("stale", f"the table is at {self.moves} moves, and you decided after {moves}")

    def _not_your_turn(self) -> TableError:
        if self.closed:
            return TableError("closed", "this table was given up")
        if not self.dealt:
            return TableError("not-all-here", "the game is dealt when all sit")
        if self.to_move is None:
            return TableError("not-your-turn", "the game is over")
        return TableError("not-your-turn", f"it is the turn of {self.seats[self.to_move].name}")
