"""Bots see what their seat sees, play what is legal, and make sense."""

from __future__ import annotations

from random import Random

import pytest

import koopstad
from koopstad.bots import Eyes, bot, bots
from koopstad.engine.dealer import Dealer, FastDealer
from koopstad.engine.errors import OptionError
from koopstad.engine.game import Game
from koopstad.engine.state import State
from koopstad.engine.words import english
from koopstad.lab.simulate import simulate

GAME = koopstad.game("tickets")


def positions(game: Game, seats: int, seed: int, every: int) -> list[State]:
    """Positions of one game: some seats play well and some at random, so that many kinds come up."""
    dealer = FastDealer(seed)
    state = game.start(seats, {}, dealer)
    players = [bot(game.id, "greedy" if seat % 2 else "random", seed) for seat in range(seats)]
    met: list[State] = []
    sample = Random(seed)
    while (seat := state.to_move) is not None:
        if sample.random() * every < 1:
            met.append(state.copy())
        state.play(players[seat].choose(Eyes(state, seat)), dealer)
    return met


class Watched(Eyes):
    """Eyes that count the imagined positions."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self.imagined = 0

    def imagine(self, dealer: Dealer) -> State:
        self.imagined += 1
        return super().imagine(dealer)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("name", bots("tickets"))
def test_choices_are_legal_and_positions_untouched(name: str, seats: int) -> None:
    for number, state in enumerate(positions(GAME, seats, 100 + seats, 1)):
        seat = state.to_move
        assert seat is not None
        before = state.data()
        assert bot("tickets", name, number).choose(Eyes(state, seat)) in state.actions()
        assert state.data() == before


@pytest.mark.parametrize("seats", GAME.seats)
def test_greedy_decides_from_its_own_view_alone(seats: int) -> None:
    """On every position that its seat cannot tell from this one it chooses the same, for the same reason."""
    dealer = FastDealer(seats)
    differed = 0
    for state in positions(GAME, seats, 200 + seats, 2):
        seat = state.to_move
        assert seat is not None
        choices = set()
        truths = set()
        for seed in range(12):
            other = state.imagine(seat, dealer)
            player = bot("tickets", "greedy", seed)
            choices.add((player.choose(Eyes(other, seat)), repr(player.reason(Eyes(other, seat)))))
            truths.add(repr(other.data()))
        assert len(choices) == 1
        differed += len(truths) > 1
    assert differed > 10, "the imagined positions were all alike: nothing was tested"


def test_greedy_imagines_once_for_each_choice() -> None:
    state = GAME.start(3, {}, FastDealer(1))
    seat = state.to_move
    assert seat is not None
    eyes = Watched(state, seat)
    bot("tickets", "greedy", 1).choose(eyes)
    assert eyes.imagined == 1


def test_greedy_gives_a_reason_for_everything() -> None:
    player = bot("tickets", "greedy", 1)
    reasons = set()
    for seed in range(6):
        for state in positions(GAME, 2 + seed % 3, seed, 1):
            seat = state.to_move
            assert seat is not None
            reason = player.reason(Eyes(state, seat))
            assert reason is not None
            reasons.add(english("tickets").text(reason.key, **reason.args))
    assert len(reasons) > 10


# One route is missing between Montelbaanstoren and Oude Kerk: from Montelbaanstoren to Waag, two spaces.
CONTRACT = {"routes": ["oude_kerk-waag/black"], "contracts": ["montelbaanstoren-oude_kerk"]}


def chosen(hand: dict[str, int], **given: object) -> str:
    """What greedy does with this hand and ``CONTRACT``; the other of two seats is ahead in bonus cards."""
    seats = {"0": {"hand": hand, **CONTRACT}, "1": {"bonus": 5}}
    state = GAME.arrange(2, GAME.agree(2, {}), {"to_move": 0, "seat": seats, **given})
    return GAME.name(bot("tickets", "greedy", 1).choose(Eyes(state, 0)))


def test_greedy_claims_what_its_contract_needs() -> None:
    assert chosen({"blue": 3, "green": 2}) == "claim montelbaanstoren-waag/green green+green"


def test_greedy_uses_the_route_of_a_double_that_it_can_pay() -> None:
    assert chosen({"blue": 3, "pink": 2}) == "claim montelbaanstoren-waag/pink pink+pink"


def test_greedy_spares_its_jokers() -> None:
    assert chosen({"pink": 2, "joker": 2}) == "claim montelbaanstoren-waag/pink pink+pink"
    assert chosen({"pink": 1, "joker": 2}) == "claim montelbaanstoren-waag/pink pink+joker"


def test_greedy_takes_the_open_card_that_its_contract_lacks() -> None:
    assert chosen({"pink": 1}) == "take pink"
    assert chosen({"green": 1}) == "take green"


def test_greedy_prefers_its_contract_to_points_in_the_last_turn() -> None:
    assert chosen({"pink": 2, "blue": 3}, last_turns=2) == "claim montelbaanstoren-waag/pink pink+pink"
    assert chosen({"blue": 3}, last_turns=2).endswith("blue+blue+blue")


def test_greedy_keeps_the_contract_that_it_has_fulfilled() -> None:
    routes = ["jordaan-noordermarkt/red", "haringpakkerstoren-noordermarkt/blue"]
    seat = {"routes": routes, "carts": 4, "offer": ["blauwbrug-jordaan", "haringpakkerstoren-jordaan"]}
    state = GAME.arrange(2, GAME.agree(2, {}), {"seat": {"0": seat}})
    player = bot("tickets", "greedy", 1)
    assert GAME.name(player.choose(Eyes(state, 0))) == "keep 2"


@pytest.mark.parametrize(("others", "least"), [(1, 54), (3, 45)])
def test_greedy_beats_random(others: int, least: int) -> None:
    """Far below its strength, so that no luck makes it fail; ``koopstad.lab.strength`` measures that."""
    result = simulate("tickets", 60, 1 + others, ["greedy", "random"], seed=5)
    assert result.failures == []
    assert result.wins[0] >= least


def test_unknown_bots_are_named() -> None:
    with pytest.raises(OptionError, match="no bot 'clever' plays tickets; the bots are greedy, random"):
        bot("tickets", "clever", 1)
