"""Drawing contract cards (TTA-6)."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.dealer import Dealer, without
from koopstad.engine.events import Event
from koopstad.games.tickets.printed.actions import KEEP_BOTH, KEEP_FIRST, KEEP_SECOND

if TYPE_CHECKING:
    from koopstad.games.tickets.position.state import Position

# TTA-2.5, TTA-6.1
DRAWN: Final = 2


def available(state: "Position") -> bool:
    """TTA-AMB-13: with an empty pile the action is not available."""
    return bool(state.contract_pile or state.contracts_under)


def draw(state: "Position", seat: int, dealer: Dealer) -> None:
    """TTA-6.1: the two top cards, or the only one (TTA-6.2). What was put under the pile comes up last."""
    offer: tuple[int, ...] = ()
    known = False
    for _ in range(DRAWN):
        if state.contract_pile:
            contract = dealer.pick(state.contract_pile)
            state.contract_pile = without(state.contract_pile, contract)
        elif state.contracts_under:
            contract = state.contracts_under[0]
            state.contracts_under = state.contracts_under[1:]
            known = known or state.contract_eyes[contract] & ~(1 << seat) > 0
        else:
            break
        _show(state, contract, 1 << seat)
        offer += (contract,)
    # Whoever put one of them under the pile must not learn from its place which one is kept (since rules 2).
    if known and state.game.rules != "1" and len(offer) == DRAWN and dealer.roll(DRAWN) == DRAWN:
        offer = (offer[1], offer[0])
    state.players[seat].offer = offer
    if state.story is not None:
        names = ", ".join(_name(state, contract) for contract in offer)
        state.tell(Event("contracts", {"seat": seat, "cards": len(offer)}, {"contracts": names}, 1 << seat))


def keeps(state: "Position", seat: int) -> list[int]:
    """TTA-6.1: at least one must be kept, for good (TTA-6.3); TTA-6.2: a single one must be kept."""
    if len(state.players[seat].offer) == 1:
        return [KEEP_FIRST]
    return [KEEP_FIRST, KEEP_SECOND, KEEP_BOTH]


def keep(state: "Position", seat: int, action: int) -> None:
    player = state.players[seat]
    offer = player.offer
    player.offer = ()
    kept = _kept(offer, action)
    player.contracts += kept
    # TTA-AMB-14: a rejected card goes to the very bottom; whoever rejects it knows that it is there.
    rejected = tuple(contract for contract in offer if contract not in kept)
    if rejected:
        state.contracts_under += rejected
        # The others cannot tell any more where a card is that they saw being drawn.
        for contract in offer:
            _forget(state, contract, seat)
    if state.story is not None:
        names = ", ".join(_name(state, contract) for contract in kept)
        state.tell(Event("keep", {"seat": seat, "cards": len(kept)}, {"contracts": names}, 1 << seat))


def kept(state: "Position", action: int) -> tuple[str, ...]:
    """The contracts that an action keeps, by name; none if it is another one."""
    if not KEEP_FIRST <= action <= KEEP_BOTH:
        return ()
    offer = state.players[state.pending[-1].seat].offer
    return tuple([f"contract:{state.board.contracts[contract].name}" for contract in _kept(offer, action)])


def _kept(offer: tuple[int, ...], action: int) -> tuple[int, ...]:
    return offer if action == KEEP_BOTH else (offer[action - KEEP_FIRST],)


def show_all(state: "Position") -> None:
    """TTA-8.2: at the end everybody shows the contracts in front of them."""
    everybody = (1 << state.seats + 1) - 1  # spectators too
    for player in state.players:
        for contract in player.contracts:
            _show(state, contract, everybody)


def _show(state: "Position", contract: int, eyes: int) -> None:
    seen = list(state.contract_eyes)
    seen[contract] |= eyes
    state.contract_eyes = tuple(seen)


def _forget(state: "Position", contract: int, seat: int) -> None:
    """Nobody but one seat knows where a contract is."""
    seen = state.contract_eyes
    state.contract_eyes = (*seen[:contract], seen[contract] & 1 << seat, *seen[contract + 1 :])


def _name(state: "Position", contract: int) -> str:
    printed = state.board.contracts[contract]
    ends = (state.board.locations[printed.a].name, state.board.locations[printed.b].name)
    return f"{ends[0]} - {ends[1]} ({printed.points})"
