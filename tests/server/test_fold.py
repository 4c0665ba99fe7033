"""A table is its entries: they fold to the same table, undo does not peek, and clocks follow from them."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import koopstad
from koopstad.engine import record as records
from koopstad.engine.kit import fingerprint
from koopstad.engine.verify import verify
from koopstad.table import Clock, Entry, Seat, Table, TableError, open_table, reopen_table, snapshot

from .watches import HandWatch

GAMES = koopstad.game_names()


def new_table(*seats: Seat, game: str = "tickets", clock: Clock | None = None, deal: int = 1) -> Table:
    """Opened when the watch shows 100."""
    players = seats or (Seat("Ann"), Seat("Bob"))
    return open_table(koopstad.game(game), players, None, f"{deal}", name="t", clock=clock, watch=HandWatch())


def at(time: float, table: Table) -> Table:
    """The table when its watch shows this time."""
    assert isinstance(table.watch, HandWatch)
    table.watch.time = time
    return table


def play_on(table: Table, chance: random.Random) -> Entry:
    seat = table.to_move
    assert seat is not None
    play = table.play_bot if table.seats[seat].player else table.play
    return play(seat, chance.choice(table.state.actions()), moves=table.moves)


def dealt(table: Table) -> Entry:
    entry = table.deal()
    assert entry is not None
    return entry


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_entries_fold_to_the_same_table(game: str, seed: int) -> None:
    chance = random.Random(seed)
    table = new_table(Seat("Ann"), Seat("", empty=True), game=game, deal=seed)
    terms, taken = table.terms, None
    assert table.deal() is None  # somebody is missing
    entries = [table.sit(1, "Bob"), dealt(table)]
    undone = 0
    while table.waiting != "over":
        before = table
        table = table.copy()
        print_before = fingerprint(before.state)
        seat = next((each for each in (0, 1) if table.undoable(each)), None)
        if seat is not None and chance.random() < 0.4:
            entries.append(table.undo(seat, moves=table.moves))
            undone += 1
        else:
            entries.append(play_on(table, chance))
        assert fingerprint(before.state) == print_before, "the table before is not changed"
        if table.number == 60 or (table.number > 60 and taken is None):
            taken = snapshot(table)
    assert undone
    for again in (reopen_table(terms, table.game, entries), reopen_table(terms, table.game, entries, taken)):
        assert fingerprint(again.state) == fingerprint(table.state)
        assert (again.number, again.moves, again.seats) == (table.number, table.moves, table.seats)
        assert again.record == table.record
        verify(records.parse(again.record.text()), table.game)


@pytest.mark.parametrize("game", GAMES)
def test_undo_never_crosses_a_reveal(game: str) -> None:
    """Whatever is taken back had no outcome, and told no seat and no spectator anything."""
    for seed in range(20):
        chance = random.Random(seed)
        table = new_table(game=game, deal=seed)
        views: list[tuple[int, ...]] = []
        while table.waiting != "over":
            unseen = table.state.unseen()
            entry = play_on(table, chance)
            learned = bool(entry.outcomes) or any(
                now < then for then, now in zip(unseen, table.state.unseen(), strict=True)
            )
            assert entry.seat is not None
            if learned:
                with pytest.raises(TableError) as refused:
                    table.copy().undo(entry.seat, moves=table.moves)
                assert refused.value.code in ("too-late", "over")
            other = 1 - entry.seat
            with pytest.raises(TableError):
                table.copy().undo(other, moves=table.moves)
            views.append(unseen)


def test_the_same_deal_comes_after_undo() -> None:
    """Chance depends on the seed and on how often it was asked: taking back buys no other card."""
    for seed in range(30):
        table = new_table(deal=seed)
        chance = random.Random(seed)
        while not table.undoable(0):
            if table.waiting == "over":
                break
            play_on(table, chance)
        if not table.undoable(0):
            continue
        position = table.dealer.position
        table.undo(0, moves=table.moves)
        assert table.dealer.position == position


def refusal(ask: Callable[[], object]) -> str:
    with pytest.raises(TableError) as refused:
        ask()
    return refused.value.code


def test_refusals() -> None:
    table = new_table(Seat("Ann"), Seat("Bob"), Seat("Random", "random"))
    seat = table.to_move
    assert seat is not None
    action = table.state.actions()[0]
    assert refusal(lambda: table.play(seat, action, moves=5)) == "stale"
    assert refusal(lambda: table.play_bot(seat, action)) == "no-bot"
    assert refusal(lambda: table.play(2, action)) == "bot-plays"
    assert refusal(lambda: table.sit(None, "Eve")) == "taken"
    assert refusal(lambda: table.take_back(0)) == "no-bot"
    assert refusal(lambda: table.hand_over(2, "")) == "bot-plays"
    assert refusal(lambda: table.hand_over(0, "nobody")) == "no-such-bot"
    assert refusal(lambda: table.say(0, "  ")) == "bad-words"
    assert refusal(lambda: table.agree_rematch(0, "x")) == "not-over"
    assert table.number == 0


def test_bots_are_held_only_while_something_can_be_taken_back() -> None:
    table = new_table(Seat("Ann"), Seat("Random", "random"))
    table.set_pace(0, True)
    said = revealed = 0
    for _ in range(60):
        if table.held is not None:
            assert table.undoable(0)
            assert (table.waiting, table.awaited, table.to_move) == ("person", 0, 1)
            assert refusal(lambda: table.play_bot(1, table.state.actions()[0])) == "held"
            table.go_on(0)
            assert refusal(lambda: table.go_on(0)) == "nothing-waits"
            said += 1
        seat = table.to_move
        assert seat is not None
        action = table.state.actions()[-1 if said % 2 else 0]
        if seat == 1:
            revealed += not table.reach
            table.play_bot(1, action)
            assert table.held is None  # a bot waits for people, not for another bot
        else:
            table.play(0, action)
    assert said
    assert revealed, "who drew a card holds nobody"
    table.set_pace(0, False)
    again = reopen_table(
        table.terms, table.game, [each.entry for each in table.happenings], None, table.watch
    )
    assert (again.seats, again.held) == (table.seats, None)


def test_what_only_bots_saw_can_be_taken_back() -> None:
    """In Hamburg every card that is played is shown: to another person for good."""
    for other, reach in ((Seat("Bob"), 0), (Seat("Random", "random"), 1)):
        table = open_table(koopstad.game("hamburg"), (Seat("Ann"), other), {"first": "1"}, "1", name="t")
        while not any(name.startswith("money") for name in names(table)):
            table._move(table.to_move or 0, table.state.actions()[0], None, "")
        assert table.to_move == 0
        before = table.view(0)
        table.play(0, next(name for name in names(table) if name.startswith("money")))
        assert table.undoable(0) == reach
        if reach:
            table.undo(0)
            assert table.view(0) == before


def names(table: Table) -> list[str]:
    return [table.game.name(action) for action in table.state.actions()]


def test_a_person_comes_back() -> None:
    table = new_table()
    table.hand_over(0, "random")
    assert table.seats[0] == Seat("Ann", substitute="random")
    table.take_back(0)
    assert table.seats[0] == Seat("Ann")


def test_names_are_made_printable() -> None:
    table = new_table(Seat("Ann"), Seat("", empty=True))
    table.sit(1, "  Bob\n\x00\u202e the   builder " + "x" * 100)
    name = table.seats[1].name
    assert name.startswith("Bob the builder xxx")
    assert len(name) <= 40


def test_without_a_clock_nothing_is_due() -> None:
    table = new_table()
    assert table.times.due() is None
    assert at(10.0**9, table).call_time() is None


def test_a_reminder_comes_once_a_turn() -> None:
    table = new_table(clock=Clock(kind="reminder", seconds=10))
    assert at(109.9, table).call_time() is None
    entry = at(110.0, table).call_time()
    assert entry is not None
    assert (entry.kind, entry.seat) == ("remind", table.to_move)
    assert at(1000.0, table).call_time() is None


def test_a_bank_runs_down_and_a_bot_plays_on() -> None:
    table = new_table(clock=Clock(kind="bank", seconds=10, increment=2, bot="random"))
    first = table.to_move
    assert first is not None
    play_on(at(104.0, table), random.Random(1))
    assert table.times.banks[first] == 8.0  # 10 - 4 + 2
    second = 1 - first
    assert table.to_move == second
    assert at(113.9, table).call_time() is None
    entry = at(114.0, table).call_time()
    assert entry is not None
    assert (entry.kind, entry.seat, entry.text) == ("flag", second, "random")
    assert table.waiting == "bot"
    at(115.0, table).take_back(second)
    assert table.times.banks[second] == 2.0
    assert table.times.due() == 117.0


def test_time_does_not_run_while_a_seat_is_empty() -> None:
    table = new_table(Seat("Ann"), Seat("", empty=True), clock=Clock(kind="bank", seconds=10))
    assert table.times.due() is None
    at(500.0, table).sit(1, "Bob")
    assert table.times.due() is None
    dealt(at(510.0, table))
    assert table.times.due() == 520.0


def test_clocks_fold_too() -> None:
    table = new_table(clock=Clock(kind="bank", seconds=50, increment=1))
    terms, entries, chance = table.terms, [], random.Random(4)
    for turn in range(20):
        entries += [play_on(at(101.0 + turn * 1.5, table), chance)]
    again = reopen_table(terms, table.game, entries, snapshot(table))
    assert again.times.banks == table.times.banks
    assert (again.times.seat, again.times.since) == (table.times.seat, table.times.since)


def test_a_table_of_other_rules_is_refused_with_the_reason() -> None:
    import msgspec

    table = new_table()
    header = msgspec.structs.replace(table.terms.header, rules="0")
    old = msgspec.structs.replace(table.terms, header=header)
    with pytest.raises(koopstad.KoopstadError, match="rules 0"):
        reopen_table(old, table.game, [])
