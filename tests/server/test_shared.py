"""The shared table without any input or output: entries fold to the same table, and undo does not peek."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import koopstad
from koopstad.engine import record as records
from koopstad.engine.kit import fingerprint
from koopstad.table import Clock, Entry, Seat, SharedTable, TableError, begin, kept, snapshot, unfold

GAMES = koopstad.game_names()


def table(*seats: Seat, game: str = "tickets", clock: Clock | None = None) -> SharedTable:
    players = seats or (Seat("Ann"), Seat("Bob"))
    return begin("t", koopstad.game(game), players, {}, clock=clock or Clock(), made=100.0)


def play_on(shared: SharedTable, chance: random.Random, at: float) -> Entry:
    seat = shared.table.to_move
    assert seat is not None
    action = chance.choice(shared.table.state.actions())
    play = shared.bot_move if shared.seats[seat].player else shared.move
    return play(seat, shared.moves, action, at)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_entries_fold_to_the_same_table(game: str, seed: int) -> None:
    chance = random.Random(seed)
    shared = table(Seat("Ann"), Seat("", empty=True), game=game)
    was, entries, taken = kept(shared), [shared.sit(1, "Bob", 101.0)], None
    undone = 0
    while shared.waiting != "over":
        before = shared
        shared = shared.copy()
        print_before = fingerprint(before.table.state)
        seat = next((each for each in (0, 1) if shared.undoable(each)), None)
        if seat is not None and chance.random() < 0.4:
            entries.append(shared.undo(seat, shared.moves, 102.0))
            undone += 1
        else:
            entries.append(play_on(shared, chance, 102.0))
        assert fingerprint(before.table.state) == print_before, "the table before is not changed"
        if shared.number == 60 or (shared.number > 60 and taken is None):
            taken = snapshot(shared)
    assert undone
    for again in (unfold(was, shared.game, entries), unfold(was, shared.game, entries, taken)):
        assert fingerprint(again.table.state) == fingerprint(shared.table.state)
        assert (again.number, again.moves, again.seats) == (shared.number, shared.moves, shared.seats)
        assert again.table.record == shared.table.record
        records.verify(records.parse(again.table.record.text()), shared.game)


@pytest.mark.parametrize("game", GAMES)
def test_undo_never_crosses_a_reveal(game: str) -> None:
    """Whatever is taken back had no outcome, and told no seat and no spectator anything."""
    for seed in range(20):
        chance = random.Random(seed)
        shared = table(game=game)
        views: list[tuple[int, ...]] = []
        while shared.waiting != "over":
            unseen = shared.table.state.unseen()
            entry = play_on(shared, chance, 101.0)
            learned = bool(entry.outcomes) or any(
                now < then for then, now in zip(unseen, shared.table.state.unseen(), strict=True)
            )
            assert entry.seat is not None
            if learned:
                with pytest.raises(TableError) as refused:
                    shared.copy().undo(entry.seat, shared.moves, 101.0)
                assert refused.value.code in ("too-late", "over")
            other = 1 - entry.seat
            with pytest.raises(TableError):
                shared.copy().undo(other, shared.moves, 101.0)
            views.append(unseen)


def test_the_same_deal_comes_after_undo() -> None:
    """Chance depends on the seed and on how often it was asked: taking back buys no other card."""
    for seed in range(30):
        shared = table()
        chance = random.Random(seed)
        while not shared.undoable(0):
            if shared.waiting == "over":
                break
            play_on(shared, chance, 101.0)
        if not shared.undoable(0):
            continue
        position = shared.table.dealer.position
        shared.undo(0, shared.moves, 101.0)
        assert shared.table.dealer.position == position


def refusal(ask: Callable[[], object]) -> str:
    with pytest.raises(TableError) as refused:
        ask()
    return refused.value.code


def test_refusals() -> None:
    shared = table(Seat("Ann"), Seat("Bob"), Seat("Random", "random"))
    seat = shared.table.to_move
    assert seat is not None
    action = shared.table.state.actions()[0]
    if not shared.seats[seat].player:
        assert refusal(lambda: shared.move(seat, 5, action, 101.0)) == "stale"
        assert refusal(lambda: shared.bot_move(seat, 0, action, 101.0)) == "no-bot"
    assert refusal(lambda: shared.move(2, 0, action, 101.0)) == "bot-plays"
    assert refusal(lambda: shared.sit(None, "Eve", 101.0)) == "taken"
    assert refusal(lambda: shared.take_back(0, 101.0)) == "no-bot"
    assert refusal(lambda: shared.hand_over(2, "", 101.0)) == "bot-plays"
    assert refusal(lambda: shared.hand_over(0, "nobody", 101.0)) == "no-such-bot"
    assert refusal(lambda: shared.say(0, "  ", 101.0)) == "bad-words"
    assert refusal(lambda: shared.agree_rematch(0, "x", 101.0)) == "not-over"
    assert shared.number == 0


def test_a_person_comes_back() -> None:
    shared = table()
    shared.hand_over(0, "random", 101.0)
    assert shared.seats[0] == Seat("Ann", substitute="random")
    shared.take_back(0, 102.0)
    assert shared.seats[0] == Seat("Ann")


def test_names_are_made_printable() -> None:
    shared = table(Seat("Ann"), Seat("", empty=True))
    shared.sit(1, "  Bob\n\x00\u202e the   builder " + "x" * 100, 101.0)
    name = shared.seats[1].name
    assert name.startswith("Bob the builder xxx")
    assert len(name) <= 40


def test_without_a_clock_nothing_is_due() -> None:
    shared = table()
    assert shared.times.due() is None
    assert shared.call_time(10**9) is None


def test_a_reminder_comes_once_a_turn() -> None:
    shared = table(clock=Clock(kind="reminder", seconds=10))
    assert shared.call_time(109.9) is None
    entry = shared.call_time(110.0)
    assert entry is not None
    assert (entry.kind, entry.seat) == ("remind", shared.table.to_move)
    assert shared.call_time(1000.0) is None


def test_a_bank_runs_down_and_a_bot_plays_on() -> None:
    shared = table(clock=Clock(kind="bank", seconds=10, increment=2, bot="random"))
    first = shared.table.to_move
    assert first is not None
    play_on(shared, random.Random(1), 104.0)
    assert shared.times.banks[first] == 8.0  # 10 - 4 + 2
    second = 1 - first
    assert shared.table.to_move == second
    assert shared.call_time(113.9) is None
    entry = shared.call_time(114.0)
    assert entry is not None
    assert (entry.kind, entry.seat, entry.text) == ("flag", second, "random")
    assert shared.waiting == "bot"
    shared.take_back(second, 115.0)
    assert shared.times.banks[second] == 2.0
    assert shared.times.due() == 117.0


def test_time_does_not_run_while_a_seat_is_empty() -> None:
    shared = table(Seat("Ann"), Seat("", empty=True), clock=Clock(kind="bank", seconds=10))
    assert shared.times.due() is None
    shared.sit(1, "Bob", 500.0)
    assert shared.times.due() == 510.0


def test_clocks_fold_too() -> None:
    shared = table(clock=Clock(kind="bank", seconds=50, increment=1))
    was, entries, chance = kept(shared), [], random.Random(4)
    for turn in range(20):
        entries += [play_on(shared, chance, 101.0 + turn * 1.5)]
    again = unfold(was, shared.game, entries, snapshot(shared))
    assert again.times.banks == shared.times.banks
    assert (again.times.seat, again.times.since) == (shared.times.seat, shared.times.since)


def test_a_table_of_other_rules_is_refused_with_the_reason() -> None:
    import msgspec

    shared = table()
    was = kept(shared)
    old = msgspec.structs.replace(was, header=msgspec.structs.replace(was.header, rules="0"))
    with pytest.raises(koopstad.KoopstadError, match="rules 0"):
        unfold(old, shared.game, [])
