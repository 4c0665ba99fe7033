"""The kit can fail: each way to break the contract, tried on purpose, is caught."""

from __future__ import annotations

from typing import Any

import pytest

import koopstad
from koopstad.engine.build import compiled
from koopstad.engine.dealer import Dealer
from koopstad.engine.errors import KoopstadError
from koopstad.engine.fields import Field, Fields, Number
from koopstad.engine.frames import Frame, restored
from koopstad.engine.game import Game
from koopstad.engine.kit import BreachError, Pace, check_game, check_secrets
from koopstad.engine.refusal import Refusal
from koopstad.engine.state import Data, State, View
from koopstad.games.tickets.game import Tickets
from koopstad.games.tickets.position.state import POSITION, Player, Position
from koopstad.games.tickets.rules import contracts
from koopstad.games.tickets.rules.turn import STEPS, Turn

pytestmark = pytest.mark.skipif(compiled(), reason="a compiled game cannot be broken from outside")


class Bent(Position):
    """A position whose copies are bent in the same way."""

    def copy(self) -> Any:
        copy = super().copy()
        copy.__class__ = type(self)
        return copy


class Leaking(Bent):
    """Everybody sees every hand."""

    def view(self, seat: int | None) -> View:
        seen = super().view(seat)
        for other, player in enumerate(seen["players"]):
            player["hand"] = super().view(other)["players"][other]["hand"]
        return seen


class LeakingUnderHand(Bent):
    """Everybody sees what lies under the contract pile."""

    def view(self, seat: int | None) -> View:
        return {**super().view(seat), "contracts_under": list(self.contracts_under)}


class Chatty(Bent):
    """A view says more than was declared."""

    def view(self, seat: int | None) -> Any:
        seen = super().view(seat)
        return {**seen, "players": [{**player, "mood": "good"} for player in seen["players"]]}


class Numbered(Bent):
    """A view names a card by its number."""

    def view(self, seat: int | None) -> Any:
        return {**super().view(seat), "open": list(self.open)}


class Endless(Bent):
    """A list in a view outgrows what was declared."""

    def view(self, seat: int | None) -> Any:
        seen = super().view(seat)
        for player in seen["players"]:
            player["offer"] = [None] * 3
        return seen


class SharedRow(Bent):
    """Copies share the row of open cards."""

    def copy(self) -> Any:
        copy = super().copy()
        copy.open = self.open
        return copy


class LateShare(Bent):
    """Copies share the row of open cards, but only once a bonus card is out."""

    def copy(self) -> Any:
        copy = super().copy()
        if self.bonus_pile < self.board.bonus_cards:
            copy.open = self.open
        return copy


class Negligent(Bent):
    """Forgets in copies how many have passed."""

    def copy(self) -> Any:
        copy = super().copy()
        copy.passes = 0
        return copy


class Undeclared(Bent):
    """Has an attribute that stands in no table."""

    luck: int = 0


class Overdeclared(Bent):
    """Has a field without an attribute."""

    def fields(self) -> Fields:
        return Fields(*POSITION.entries, Field("luck", Number()), derived=POSITION.derived, fixed=["board"])


class LosingCards(Bent):
    """Now and then a discarded card vanishes."""

    def play(self, action: int, dealer: Dealer) -> list[int]:
        outcomes = super().play(action, dealer)
        for kind, count in enumerate(self.discard):
            if count:
                self.discard[kind] -= 1
                break
        return outcomes


class Grumbling(Bent):
    """Refuses what it offers."""

    def why_not(self, action: int) -> Refusal | None:
        return super().why_not(action) or Refusal("TTA-3.2", "pass")


class Speechless(Bent):
    """Refuses without words."""

    def why_not(self, action: int) -> Refusal | None:
        return Refusal("TTA-3.2", "because") if super().why_not(action) else None


class Stuttering(Bent):
    """Offers an action twice."""

    def actions(self) -> list[int]:
        actions = super().actions()
        return [*actions, *actions[:1]]


class Stuck(Bent):
    """Offers nothing when few cards are left."""

    def actions(self) -> list[int]:
        return [] if self.pile_size < 10 else super().actions()


class Dreaming(Bent):
    """Imagines another hand for the seat itself."""

    def imagine(self, seat: int | None, dealer: Dealer) -> Any:
        return super().imagine(None, dealer)


class Lucky(Bent):
    """Whatever is played brings a point more."""

    def play(self, action: int, dealer: Dealer) -> list[int]:
        assert self.to_move is not None
        self.players[self.to_move].points += 1
        return super().play(action, dealer)


class Wishful(Bent):
    """Imagines positions in which it is lucky."""

    def imagine(self, seat: int | None, dealer: Dealer) -> Any:
        copy: Any = super().imagine(seat, dealer)
        copy.__class__ = Lucky
        return copy


class Conjuring(Bent):
    """Imagines cards that do not exist."""

    def imagine(self, seat: int | None, dealer: Dealer) -> Any:
        copy = super().imagine(seat, dealer)
        copy.pile[0] += 1
        return copy


class Forgetful(Bent):
    """Leaves the hands out of its data."""

    def data(self) -> Data:
        data = super().data()
        return {**data, "seat": [{**seat, "hand": {}, "known": {}} for seat in data["seat"]]}


class Huge(Bent):
    """A view as long as a book."""

    def view(self, seat: int | None) -> View:
        return {**super().view(seat), "step": "x" * 20_000}


class Unranked(Bent):
    """Nobody wins."""

    def ranking(self) -> list[int]:
        return [place + 1 for place in super().ranking()]


class Flattering(Bent):
    """Shows everybody a point more than they have."""

    def view(self, seat: int | None) -> View:
        view = super().view(seat)
        for player in view["players"]:
            player["points"] += 1
        return view


class Miscounting(Bent):
    """Leaves the routes out of the score sheet."""

    def sheet(self, seat: int) -> dict[str, int]:
        return {**super().sheet(seat), "routes": 0}


class Dicing(Bent):
    """Chance beside the dealer: a point for whoever moves, every second time the state is played anywhere."""

    plays = 0

    def play(self, action: int, dealer: Dealer) -> list[int]:
        Dicing.plays += 1
        self.players[0].points += Dicing.plays % 2
        return super().play(action, dealer)


def test_a_field_that_a_player_s_copy_leaves_out_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Player.copy

    def copy(player: Player) -> Player:
        twin = whole(player)
        twin.bonus = 0
        return twin

    monkeypatch.setattr(Player, "copy", copy)
    with pytest.raises(BreachError, match="copy of Player leaves out 'bonus'"):
        check_game(Tickets(), 2, {}, 1)


def test_a_field_that_the_table_leaves_out_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Player, "__annotations__", {**Player.__annotations__, "luck": int})
    with pytest.raises(BreachError, match="Player has attributes in no field: luck"):
        check_game(Tickets(), 2, {}, 1)


class Tired(Turn):
    """Offers one action only."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        return super().actions(state, frame)[:1]


def test_a_step_that_comes_back_as_another_is_caught() -> None:
    class Mistaken(Tickets):
        def restore(self, data: Data) -> Position:
            state = super().restore(data)
            state.pending = restored({**STEPS, "turn": Tired("turn")}, data["pending"])
            return state

    with pytest.raises(BreachError, match="a restored state offers other actions"):
        play_games(Mistaken(), AWAKE)


def test_what_is_not_derived_anew_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def refresh(state: Position) -> None:
        state.pile_size = sum(state.pile)

    monkeypatch.setattr(Position, "refresh", refresh)
    with pytest.raises(BreachError, match="a restored Player has another 'barred'"):
        play_games(Tickets(), AWAKE)


def broken(kind: type[Position]) -> Tickets:
    """The game with another class for all its positions, in copies and imagined ones too."""

    class Broken(Tickets):
        def deal(self, seats: int, options: dict[str, Any], dealer: Dealer) -> Position:
            state = super().deal(seats, options, dealer)
            state.__class__ = kind
            return state

        def restore(self, data: Data) -> Position:
            state = super().restore(data)
            state.__class__ = kind
            return state

    return Broken()


def play_games(game: Tickets, pace: Pace) -> None:
    for seed in range(12):
        check_game(game, 3, {}, seed, pace)


# Without the check of imagined positions, which some of these would fail first.
AWAKE = Pace(twins=10**9, previews=10**9)


@pytest.mark.parametrize(
    ("kind", "pace", "words"),
    [
        (Leaking, Pace(), "changed the view|showed seat"),
        (LeakingUnderHand, Pace(), "changed the view|showed seat"),
        (Chatty, Pace(), r"not as declared: \$.players\[0\] has mood"),
        (Numbered, Pace(), r"not as declared: .* `\$.open"),
        (Endless, AWAKE, r"not as declared: \$\.players\.\*\.offer has 3, and is declared with AtMost\(2\)"),
        (SharedRow, AWAKE, "copies of SharedRow share 'open'"),
        (LateShare, AWAKE, "a copy changed"),
        (Negligent, AWAKE, "copy of Negligent leaves out 'passes'"),
        (Undeclared, AWAKE, "Undeclared has attributes in no field: luck"),
        (Overdeclared, AWAKE, "Overdeclared has fields without attribute: luck"),
        (LosingCards, Pace(), "pieces came or went"),
        (Grumbling, Pace(), "why_not and actions disagree"),
        (Speechless, Pace(), "has no message"),
        (Stuttering, Pace(), "listed twice"),
        (Stuck, Pace(), "no action is legal"),
        (Dreaming, Pace(), "imagining changed the view"),
        (Wishful, Pace(twins=10**9), "the preview of .* is wrong: it said"),
        (Conjuring, Pace(), "imagining created or destroyed"),
        (Forgetful, Pace(), "a restored Player has another 'hand'"),
        (Huge, Pace(), "bytes"),
        (Unranked, Pace(), "nobody is first"),
        (Flattering, Pace(), "the purse of seat 0"),
        (Miscounting, Pace(), "the sheet of seat"),
        (Dicing, AWAKE, "folds to another state|scores are"),
    ],
)
def test_a_broken_game_is_caught(kind: type[Position], pace: Pace, words: str) -> None:
    with pytest.raises((BreachError, KoopstadError), match=words):
        play_games(broken(kind), pace)


def test_a_breach_says_how_to_see_it_again() -> None:
    with pytest.raises(BreachError, match=r"tickets, 2 seats, \{'first': '1'\}, seed 7, decision 1: "):
        check_game(broken(Stuttering), 2, {"first": "1"}, 7)


def test_a_game_that_leaves_out_a_method_cannot_be_made() -> None:
    class Half(Game[Position]):
        pass

    class Stump(State[Tickets]):
        pass

    with pytest.raises(TypeError, match="abstract method"):
        Half()  # type: ignore[abstract, call-arg]
    with pytest.raises(TypeError, match="abstract method"):
        Stump(Tickets(), 2, {})  # type: ignore[abstract]


def secrets_told(name: str, seats: int, games: int) -> str:
    """The first breach that some games bring to light, or nothing."""
    for seed in range(games):
        try:
            check_secrets(koopstad.game(name), seats, {}, seed, pace=20)
        except BreachError as breach:
            return str(breach)
    return ""


def test_eyes_that_are_never_cleared_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever rejected a contract would see in the view whether it was kept by who drew it again."""
    monkeypatch.setattr(contracts, "_forget", lambda *_: None)
    assert "the view of" in secrets_told("tickets", 3, 60)
