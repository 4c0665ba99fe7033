"""Why a choice is better: by what happens in games played to their end, and only if that is clear."""

from __future__ import annotations

import pytest

import koopstad
from koopstad.bots import bot, decide
from koopstad.bots.reasons import FEWEST, Ended, Ledger
from koopstad.engine.bot import Reason
from koopstad.engine.dealer import FastDealer
from koopstad.engine.state import State
from koopstad.engine.words import LANGUAGES, Words
from koopstad.games.tickets.position.state import Position
from koopstad.lab import train
from tests.test_bots import TRIALS

DAM = Reason("hint-happens-contract", {"a": "Dam", "b": "Waag"})
WORLDS = 32


def ledger(*lines: list[Ended]) -> Ledger:
    made = Ledger()
    for line, games in enumerate(lines):
        for game in games:
            made.note(line, game)
    return made


def games(
    margin: float, often: int = 0, routes: int = 0, kept: int = 0, swing: float = 0.0, worlds: int = WORLDS
) -> list[Ended]:
    """Games with such a lead on average; in the first of them a contract is fulfilled."""
    return [
        Ended(
            margin + (swing if world % 2 else -swing),
            {"routes": routes, "kept": kept},
            {"contract 1": DAM} if world < often else {},
        )
        for world in range(worlds)
    ]


def test_it_says_what_happens_how_often() -> None:
    why = ledger(games(1.0, often=14), games(6.0, often=27)).why(1, [0])
    assert why == Reason(
        DAM.key, {**DAM.args, "points": 5, "worlds": WORLDS, "than": "next", "here": 27, "there": 14}
    )


def test_it_is_compared_with_the_next_best() -> None:
    found = ledger(games(0.0, often=2), games(6.0, often=27), games(4.0, often=9)).why(1, [0, 2])
    assert found is not None
    assert (found.args["points"], found.args["there"]) == (2, 9)


@pytest.mark.parametrize("often", [27, 26, 25])
def test_what_happens_hardly_more_often_is_no_reason(often: int) -> None:
    """One or two games more in 32 may be chance, and what happens less often speaks against it."""
    found = ledger(games(1.0, often=26), games(6.0, often=often, routes=5)).why(1, [0])
    assert found == Reason(
        "hint-brings", {"points": 5, "worlds": WORLDS, "than": "next", "what": "@sheet-routes"}
    )


def test_points_that_make_up_less_than_half_are_not_the_reason() -> None:
    found = ledger(games(1.0), games(6.0, routes=2, kept=1)).why(1, [0])
    assert found == Reason("hint-played-out", {"points": 5, "worlds": WORLDS, "than": "next"})
    found = ledger(games(1.0), games(6.0, routes=2, kept=3)).why(1, [0])
    assert found is not None
    assert found.args["what"] == "@sheet-kept"


def test_what_is_not_clear_is_not_said() -> None:
    assert ledger(games(1.0, often=1), games(1.4, often=30)).why(1, [0]) is None, "half a point is nothing"
    # The same lead on average, of which nobody can be sure.
    unsure = games(3.0, often=30, swing=9.0)
    assert ledger(games(1.0, often=1), unsure).why(1, [0]) is None
    assert ledger(games(1.0, often=1), games(3.0, often=30, swing=2.0)).why(1, [0]) is not None
    few = games(9.0, often=FEWEST - 1, worlds=FEWEST - 1)
    assert ledger(few[:], few).why(1, [0]) is None
    assert ledger(games(1.0)).why(0, []) is None
    assert ledger(games(9.0), games(1.0)).why(1, [0]) is None, "a worse one has no reason"


def test_worlds_that_only_one_line_met_do_not_count() -> None:
    """A line without hope is left after a few worlds: it is compared with the others in these."""
    found = ledger(games(1.0, often=0, worlds=FEWEST), games(6.0, often=WORLDS)).why(1, [0])
    assert found is not None
    assert (found.args["worlds"], found.args["here"], found.args["there"]) == (FEWEST, FEWEST, 0)


@pytest.mark.parametrize("name", ["tickets", "amsterdam", "hamburg"])
def test_every_game_tells_what_came_about_in_every_language(name: str) -> None:
    game = koopstad.game(name)
    judgement = train.judgement_of(name)
    told = 0
    for seat, state in enumerate(played_out(name)):
        events = judgement.events(state, seat % 2)
        told += len(events)
        for key, reason in events.items():
            assert key
            for language in LANGUAGES:
                args = {**reason.args, "points": 3, "worlds": 32, "here": 27, "there": 14, "than": "next"}
                text = Words(game.id, language).text(reason.key, **args)
                assert "27" in text
                assert "14" in text
                assert "32" in text
        for word in state.sheet(seat % 2):
            for language in LANGUAGES:
                text = Words(game.id, language).text(
                    "hint-brings", points=2, worlds=9, what=f"@sheet-{word}", than="next"
                )
                assert "sheet-" not in text
    assert told, "somebody fulfils a contract, activates a card, builds a house"


def played_out(name: str) -> list[State]:
    """Finished games of the game's own bot."""
    found = []
    for seed in range(2):
        dealer = FastDealer(seed)
        state = koopstad.game(name).start(2, TRIALS[name].options, dealer)
        players = [bot(name, "greedy", seat) for seat in range(2)]
        while (mover := state.to_move) is not None:
            state.play(decide(players[mover], state, mover), dealer)
        found.append(state)
    return found


def test_contracts_are_told_as_they_are_scored() -> None:
    judgement = train.judgement_of("tickets")
    for state in played_out("tickets"):
        for seat in range(2):
            assert isinstance(state, Position)
            board = state.board
            numbers = [int(name.removeprefix("contract ")) for name in judgement.events(state, seat)]
            assert sum(board.contracts[number].points for number in numbers) == state.sheet(seat)["kept"]
