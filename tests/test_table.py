"""The table: legality, bots, undo, log, save and resume."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import koopstad
from koopstad.engine import record as records
from koopstad.engine.errors import ActionError, OptionError, RecordError
from koopstad.engine.preview import preview
from koopstad.engine.record import Pause, Seal
from koopstad.engine.replay import fold
from koopstad.engine.verify import verify
from koopstad.table import Table, TableError, open_table, resume_table, seats, steps
from tests.reach import undo_reach

GAME = koopstad.game("tickets")


def table(seed: str = "a", bots: tuple[str, ...] = ("random", "random"), **options: str) -> Table:
    return open_table(GAME, seats(["Anna"], bots), {"first": "1", **options}, seed)


def play_out(table: Table, seed: int = 0) -> None:
    """Persons play at random until the game is over."""
    choose = Random(seed).choice
    table.advance()
    while (seat := table.to_move) is not None:
        table.play(seat, choose(table.actions(seat)))
        table.advance()


def test_seats_have_names() -> None:
    named = seats(["Anna"], ["greedy", "human", "greedy", "random"])
    assert [seat.name for seat in named] == ["Anna", "Greedy 1", "Player 3", "Greedy 2", "Random"]
    assert [seat.bot for seat in named] == ["", "greedy", "", "greedy", "random"]


@pytest.mark.parametrize("name", ["", " ", "bot:greedy"])
def test_a_person_cannot_pass_for_a_bot(name: str) -> None:
    with pytest.raises(OptionError, match="no name"):
        seats([name], ["random"])


def test_an_unknown_bot_is_refused_before_the_game() -> None:
    with pytest.raises(OptionError, match="gredy"):
        open_table(GAME, seats(["Anna"], ["gredy"]))


def test_what_is_never_an_action_is_refused_with_its_rule() -> None:
    """It can be understood, but no hand could pay so."""
    playing = table()
    for said in ("claim dam-oude_kerk/pink blue", "claim dam-oude_kerk/pink pink+blue"):
        refused = playing.refusal(0, said)
        assert refused is not None
        assert refused.refusal is not None
        assert refused.refusal.rule == "TTA-5.2"
        with pytest.raises(TableError, match=r"TTA-5\.2") as error:
            playing.play(0, said)
        assert error.value.code == "not-allowed"
        assert said in str(error.value)
        with pytest.raises(ActionError, match=r"TTA-5\.2"):
            GAME.legal(playing.state, said)


def test_illegal_actions_are_refused_with_the_rule() -> None:
    game = table(bots=("human", "random"))
    game.advance()
    assert game.to_move == 0
    with pytest.raises(ActionError, match=r"TTA-2\.5"):
        game.play(0, GAME.action("draw"))
    with pytest.raises(ActionError, match="the turn of Anna"):
        game.play(1, GAME.action("keep 1"))
    assert game.record.lines == []
    assert game.actions(1) == []
    assert game.why_not(0, "draw") == "TTA-2.5: first choose which of the drawn contracts to keep"
    assert game.why_not(1, "draw") == "it is the turn of Anna"
    assert game.why_not(0, "keep both") is None


def test_bots_move_by_themselves_until_a_person_decides() -> None:
    game = table()
    game.play(0, GAME.action("keep 1"))
    played = game.advance()
    assert [line.seat for line in played] == [1, 2]
    assert game.to_move == 0


def test_a_choice_that_is_none_is_made_and_logged() -> None:
    """TTA-AMB-15: who can do nothing passes."""
    stuck = open_table(GAME, seats(["Anna", "Ben"], []), {"first": "1"})
    stuck.state = GAME.arrange(
        2, {"first": "1"}, {"open": [], "pile": {}, "contract_pile": [], "seat": [{"carts": 0}, {"carts": 0}]}
    )
    assert [entry.text for entry in stuck.advance()] == ["pass", "pass"]
    assert stuck.over
    assert "Anna can do nothing and passes" in stuck.log(0)


@pytest.mark.parametrize("seed", range(5))
def test_undo_reaches_as_far_as_the_record_says(seed: int) -> None:
    """Kept while playing, and computed from the record, the reach is the same; and undo goes no further."""
    game = open_table(GAME, seats(["Anna", "Ben", "Cleo"], []), seed=str(seed))
    choose = Random(seed).choice
    taken_back = 0
    for _ in range(60):
        seat = game.to_move
        if seat is None:
            break
        game.play(seat, choose(game.actions(seat)))
        reach = undo_reach(game.record, GAME)
        assert game.undoable(seat) == reach
        if reach:
            before = [game.view(eyes) for eyes in (0, 1, 2, None)]
            line = game.record.lines[-1]
            log = game.log(None)
            game.undo(seat)
            assert fold(game.record, GAME).data() == game.state.data()
            assert game.reach == undo_reach(game.record, GAME)
            game.play(seat, GAME.action(line.action))
            assert [game.view(eyes) for eyes in (0, 1, 2, None)] == before
            assert game.log(None) == log
            taken_back += 1
        else:
            with pytest.raises(ActionError):
                game.undo(seat)
    assert taken_back


def test_undo_never_crosses_a_reveal_or_another_seat() -> None:
    game = table()
    game.advance()
    with pytest.raises(ActionError, match="nothing of yours"):
        game.undo(0)
    game.play(0, GAME.action("keep 1"))
    assert game.undoable(0) == 1
    with pytest.raises(ActionError, match="another player"):
        game.undo(1)
    game.advance()
    with pytest.raises(ActionError, match="another player"):
        game.undo(0)
    game.play(0, GAME.action("draw"))
    with pytest.raises(ActionError, match="brought something to light"):
        game.undo(0)


def test_hint_is_legal_has_a_reason_and_changes_nothing() -> None:
    game = table()
    game.advance()
    before = game.state.data()
    hint = game.hint(0)
    assert hint.choice.action in game.actions(0)
    assert GAME.name(hint.choice.action) == hint.choice.notation
    assert hint.choice.preview == preview(game.state, 0, hint.choice.action)
    assert hint.reason
    assert game.state.data() == before
    with pytest.raises(ActionError, match="Anna"):
        game.hint(1)


def test_a_hint_tells_how_ones_own_choice_compares() -> None:
    game = table()
    game.advance()
    best = game.hint(0, "greedy").choice
    assert game.hint(0, "greedy", best.action).yours == "Your choice is the best that the bot has found"
    other = next(action for action in game.actions(0) if action != best.action)
    hint = game.hint(0, "greedy", GAME.name(other))
    assert (hint.choice.action, "something else" in hint.yours) == (best.action, True)
    assert game.hint(0, "greedy").yours == "", "nobody asked"
    with pytest.raises(ActionError, match="first choose which"):
        game.hint(0, mine="draw")
    with pytest.raises(ActionError, match="is no action of this game"):
        game.hint(0, mine="fly")


def test_log_keeps_secrets() -> None:
    game = table()
    game.play(0, GAME.action("keep 1"))
    game.advance()
    game.play(0, GAME.action("draw"))
    own, other = game.log(0), game.log(1)
    assert other[-1] == "Anna draws a card from the pile"
    assert own[-1].startswith("Anna draws a card from the pile: ")
    assert other[0] == "Anna keeps 1 contract"
    assert " - " in own[0]
    assert game.log(0, since=len(game.record.lines) - 1) == own[-1:]


def test_saved_and_resumed_it_is_the_same_game(tmp_path: Path) -> None:
    """The bots and the cards that come are the same as without the break."""
    straight = table("same", ("greedy", "random"))
    play_out(straight)
    broken = table("same", ("greedy", "random"))
    choose = Random(0).choice
    broken.advance()
    while (seat := broken.to_move) is not None:
        broken.play(seat, choose(broken.actions(seat)))
        if len(broken.record.lines) % 5 == 0 and not broken.over:
            path = tmp_path / "game.koopstad"
            log = broken.log(0)
            reach = broken.undoable(seat)
            broken.saved().save(path)
            broken = resume_table(records.read(path), GAME)
            assert broken.log(0) == log
            assert broken.undoable(seat) == reach
        broken.advance()
    assert broken.record == straight.record
    verify(broken.record, GAME)


def test_what_is_saved_says_whether_the_game_is_over() -> None:
    game = table()
    paused = game.saved()
    assert isinstance(paused.end, Pause)
    assert paused.end.players == ["Anna", "bot:random", "bot:random"]
    assert game.record.end is None
    play_out(game)
    assert isinstance(game.saved().end, Seal)


def test_a_broken_save_is_refused() -> None:
    game = table()
    finished = table()
    play_out(finished)
    with pytest.raises(RecordError, match="not saved to be resumed"):
        resume_table(finished.saved(), GAME)
    record = game.saved()
    record.end = Pause(players=["Anna"], seed=game.dealer.seed.hex())
    with pytest.raises(RecordError, match="1 players are named for 3 seats"):
        resume_table(record, GAME)
    record.end = Pause(players=["Anna", "bot:random", "bot:random"], seed="00" * 32)
    with pytest.raises(RecordError, match="commitment"):
        resume_table(record, GAME)
    record.end = Pause(players=["Anna", "bot:nobody", "bot:random"], seed=game.dealer.seed.hex())
    with pytest.raises(OptionError, match="nobody"):
        resume_table(record, GAME)


def test_the_same_seed_is_the_same_game() -> None:
    first, second, other = table("x"), table("x"), table("y")
    for game in (first, second, other):
        play_out(game)
    assert first.record == second.record
    assert first.record.header.setup != other.record.header.setup


def test_replay_tells_every_line() -> None:
    game = table()
    play_out(game)
    told = list(steps(game.record, GAME))
    assert [step.number for step in told] == list(range(len(game.record.lines) + 1))
    assert told[0].line is None
    assert [line for step in told for line in step.log] == [
        text.replace("Anna", "Player 1").replace("Random 1", "Player 2").replace("Random 2", "Player 3")
        for text in game.log(None)
    ]
