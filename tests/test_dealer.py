"""Dealers: fair, repeatable, bound by their commitment; scripts that fit or are refused."""

from __future__ import annotations

import pytest

from koopstad.engine.dealer import Dealer, FairDealer, FastDealer, ScriptedDealer, commitment, seed_from_text
from koopstad.engine.errors import ScriptError

# Upper 0.1 % point of chi-square by degrees of freedom; seeds are fixed, so this either holds or does not.
CHI_SQUARE = {3: 16.27, 5: 20.52, 6: 22.46}
TRIES = 6000


def chi_square(counts: list[int], weights: list[int]) -> float:
    total = sum(weights)
    expected = [TRIES * weight / total for weight in weights]
    return sum((count - want) ** 2 / want for count, want in zip(counts, expected, strict=True) if want)


@pytest.mark.parametrize("dealer", [FairDealer(bytes(32)), FairDealer(seed_from_text("dam")), FastDealer(1)])
def test_dice_and_draws_are_fair(dealer: Dealer) -> None:
    rolls = [dealer.roll(6) for _ in range(TRIES)]
    assert chi_square([rolls.count(side) for side in range(1, 7)], [1] * 6) < CHI_SQUARE[5]
    pile = [6, 6, 6, 0, 6, 6, 6, 8]
    draws = [dealer.draw(pile) for _ in range(TRIES)]
    assert chi_square([draws.count(kind) for kind in range(8)], pile) < CHI_SQUARE[6]
    assert 3 not in draws
    picks = [dealer.pick((4, 7, 9, 23)) for _ in range(TRIES)]
    assert chi_square([picks.count(item) for item in (4, 7, 9, 23)], [1] * 4) < CHI_SQUARE[3]
    assert pile == [6, 6, 6, 0, 6, 6, 6, 8]


@pytest.mark.parametrize("make", [lambda: FairDealer(bytes(32)), lambda: FastDealer(9)])
def test_the_same_seed_deals_the_same(make: type[Dealer]) -> None:
    one, other = make(), make()
    assert [one.roll(20) for _ in range(50)] == [other.roll(20) for _ in range(50)]


def test_fresh_seeds_differ() -> None:
    assert FairDealer().seed != FairDealer().seed
    assert len(FairDealer().seed) == 32


def test_a_fair_dealer_deals_on_from_any_position() -> None:
    whole = FairDealer(bytes(32))
    stream = [whole.roll(100) for _ in range(40)]
    assert whole.position == 40
    later = FairDealer(bytes(32), 25)
    assert [later.roll(100) for _ in range(15)] == stream[25:]


def test_outcomes_are_collected_once() -> None:
    dealer = FastDealer(2)
    dealt = [dealer.roll(6), dealer.draw([3, 3]), dealer.pick((5, 8))]
    assert dealer.collect() == dealt
    assert dealer.collect() == []


def test_the_commitment_binds_the_seed() -> None:
    dealer = FairDealer(seed_from_text("one"))
    assert dealer.commitment == commitment(dealer.seed)
    assert dealer.commitment != commitment(seed_from_text("two"))
    assert dealer.seed.hex() not in dealer.commitment


def test_a_script_deals_what_is_written_then_the_next_dealer() -> None:
    dealer = ScriptedDealer([3, 1, 7], FastDealer(1))
    assert (dealer.roll(6), dealer.draw([0, 2])) == (3, 1)
    assert dealer.left == [7]
    assert dealer.pick((7, 8)) == 7
    assert dealer.left == []
    assert dealer.roll(6) == FastDealer(1).roll(6)


@pytest.mark.parametrize("outcome", [0, 7, -1])
def test_a_script_with_a_roll_that_cannot_be(outcome: int) -> None:
    with pytest.raises(ScriptError, match=f"outcome {outcome} is not on a die with 6 sides"):
        ScriptedDealer([outcome]).roll(6)


@pytest.mark.parametrize("outcome", [0, 2, -1])
def test_a_script_with_a_card_that_is_not_there(outcome: int) -> None:
    with pytest.raises(ScriptError, match=f"outcome {outcome} is not in the pile"):
        ScriptedDealer([outcome]).draw([0, 4])


def test_a_script_with_a_thing_that_is_not_offered() -> None:
    with pytest.raises(ScriptError, match="outcome 3 is not among"):
        ScriptedDealer([3]).pick((4, 5))


def test_a_script_that_runs_out() -> None:
    dealer = ScriptedDealer([2])
    dealer.roll(6)
    with pytest.raises(ScriptError, match="no outcome left"):
        dealer.roll(6)
